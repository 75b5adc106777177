/// A picture of 8-bit samples, red, green, blue and alpha in turn, not premultiplied, rows from the top without padding.
public struct PixelImage: Sendable, Hashable {
  public let width: Int
  public let height: Int
  /// `width * height * 4` bytes.
  public var samples: [UInt8]

  /// Makes a picture of its samples.
  public init(width: Int, height: Int, samples: [UInt8]) {
    precondition(samples.count == width * height * 4)
    self.width = width
    self.height = height
    self.samples = samples
  }

  public var size: PixelSize { PixelSize(width, height) }

  /// The alpha channel alone: this is the alpha-only converter, which throws colour away.
  public var alpha: AlphaMask {
    var bytes = [UInt8](repeating: 0, count: width * height)
    for i in bytes.indices { bytes[i] = samples[4 * i + 3] }
    return AlphaMask(width: width, height: height, samples: bytes)
  }
}
