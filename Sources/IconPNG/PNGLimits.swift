import IconModel

/// What a PNG may ask for before it is refused; each limit has its own fault.
public struct PNGLimits: Sendable, Hashable {
  /// The longest side that is decoded: 8192 pixels, which is what Apple's graphics hardware takes as a texture.
  public var maxSide: Int
  /// The most pixels that are decoded: 4096x4096, which take 64 MiB.
  ///
  /// Icons need a thousandth of it; the limit keeps a file of a few kilobytes from filling the memory.
  public var maxPixels: Int
  /// The most chunks that a walk lists: 10,000, which is more than a picture in IDATs of one byte each has.
  public var maxChunks: Int

  /// Makes limits.
  public init(maxSide: Int = 8192, maxPixels: Int = 4096 * 4096, maxChunks: Int = 10_000) {
    self.maxSide = maxSide
    self.maxPixels = maxPixels
    self.maxChunks = maxChunks
  }

  /// The limits for files that anybody may have made.
  public static let standard = PNGLimits()

  /// Says that a picture is too large; nil where it is not.
  func fault(for header: PNGHeader, at offset: Int) -> PNGFault? {
    let (width, height) = (header.width, header.height)
    if max(width, height) > maxSide { return .sideTooLong(header.size, limit: maxSide, at: offset) }
    // Both sides are below 2^31, so the product fits. The second bound leaves room for sums in bytes, whatever the first one is.
    if width * height > min(maxPixels, 1 << 40) { return .tooManyPixels(header.size, limit: maxPixels, at: offset) }
    return nil
  }
}
