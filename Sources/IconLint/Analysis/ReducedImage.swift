import IconModel

/// A picture of bearable size for what costs much a pixel: large ones are reduced by a whole factor, each block to its mean.
struct ReducedImage {
  let image: PixelImage
  /// How many pixels of the original one pixel stands for, a side.
  let factor: Int

  /// Above this many pixels a picture is reduced.
  private static let limit = 512 * 512
  /// About the side of a reduced picture.
  private static let side = 256

  /// Reduces a picture where it is large.
  init(_ image: PixelImage) {
    guard image.width * image.height > Self.limit else {
      self.image = image
      factor = 1
      return
    }
    factor = (max(image.width, image.height) + Self.side - 1) / Self.side
    let (width, height) = ((image.width + factor - 1) / factor, (image.height + factor - 1) / factor)
    var samples: [UInt8] = []
    samples.reserveCapacity(4 * width * height)
    for y in 0..<height {
      for x in 0..<width { samples += Self.mean(image, x * factor, y * factor, factor) }
    }
    self.image = PixelImage(width: width, height: height, samples: samples)
  }

  /// The mean of a block's samples, colours weighted by their alpha.
  private static func mean(_ image: PixelImage, _ x: Int, _ y: Int, _ factor: Int) -> [UInt8] {
    var (red, green, blue, alpha, count) = (0, 0, 0, 0, 0)
    for v in y..<min(y + factor, image.height) {
      for u in x..<min(x + factor, image.width) {
        let place = 4 * (v * image.width + u)
        let weight = Int(image.samples[place + 3])
        red += weight * Int(image.samples[place])
        green += weight * Int(image.samples[place + 1])
        blue += weight * Int(image.samples[place + 2])
        alpha += weight
        count += 1
      }
    }
    guard alpha > 0 else { return [0, 0, 0, 0] }
    return [red, green, blue].map { UInt8(($0 + alpha / 2) / alpha) } + [UInt8((alpha + count / 2) / count)]
  }
}
