public import IconModel
import IconPNG

/// What a PNG holds: header, chunks, statistics of its alpha.
///
/// A damaged file is inspected as far as it goes.
public struct Inspection: Sendable {
  public let path: String
  /// Bytes of the file.
  public let byteCount: Int
  public let structure: PNGStructure
  /// nil where the pixels cannot be decoded.
  public let pixels: PixelImage?
  /// Why they cannot.
  public let fault: PNGFault?
  /// nil where there are no pixels.
  public let alpha: AlphaStatistics?

  /// Inspects a PNG.
  ///
  /// - Throws: `IconError` where the bytes are no PNG at all.
  public init(path: String, bytes: [UInt8]) throws(IconError) {
    self.path = path
    byteCount = bytes.count
    structure = ChunkWalk.walk(bytes)
    var pixels: PixelImage?
    var fault: PNGFault?
    do { pixels = try PNGDecoder.decode(bytes) } catch { fault = error }
    if let fault, case .notPNG = fault.kind { throw IconError(fault.message) }
    self.pixels = pixels
    self.fault = fault
    alpha = pixels.map { AlphaStatistics(of: $0.alpha) }
  }
}

/// Figures of an alpha channel.
public struct AlphaStatistics: Sendable, Hashable {
  /// The smallest alpha.
  public var smallest = 255
  /// The largest alpha.
  public var largest = 0
  /// The mean alpha.
  public var mean = 0.0
  /// Pixels of alpha 0.
  public var transparent = 0
  /// Pixels of alpha 255.
  public var opaque = 0
  /// Pixels in between.
  public var partial = 0
  /// The pixels of alpha 16 and more; nil where there are none.
  public var inkBox: PixelRect?

  /// Measures a mask.
  public init(of mask: AlphaMask) {
    var sum = 0
    for y in 0..<mask.height {
      for x in 0..<mask.width {
        let alpha = Int(mask[x, y])
        smallest = min(smallest, alpha)
        largest = max(largest, alpha)
        sum += alpha
        switch alpha {
        case 0: transparent += 1
        case 255: opaque += 1
        default: partial += 1
        }
        if alpha >= 16 {
          let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
          inkBox = inkBox?.union(pixel) ?? pixel
        }
      }
    }
    mean = Double(sum) / Double(max(1, mask.samples.count))
  }
}
