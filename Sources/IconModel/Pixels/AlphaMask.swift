/// What a platform shows of a template icon: one 8-bit alpha sample a pixel, rows from the top without padding.
public struct AlphaMask: Sendable, Hashable {
  public let width: Int
  public let height: Int
  /// `width * height` bytes: 0 shows nothing, 255 shows ink.
  public var samples: [UInt8]

  /// Makes a mask of its samples.
  public init(width: Int, height: Int, samples: [UInt8]) {
    precondition(samples.count == width * height)
    self.width = width
    self.height = height
    self.samples = samples
  }

  public var size: PixelSize { PixelSize(width, height) }

  /// The alpha at a pixel of the picture.
  public subscript(x: Int, y: Int) -> UInt8 { samples[y * width + x] }
}
