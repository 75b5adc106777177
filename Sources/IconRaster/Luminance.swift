import IconModel

extension Surface {
  /// The luminance of premultiplied colours as coverage: of linear light where `linear`, else of sRGB's numbers.
  ///
  /// The weights are those of CSS Masking 1: 0.2125, 0.7154 and 0.0721.
  func luminance(linear: Bool) throws(RasterError) -> Surface {
    let coverage = try Surface(.alpha, bounds, budget: budget)
    let width = bounds.width
    unsafe withPixels { source, sourceStride in
      unsafe coverage.withPixels { target, targetStride in
        for y in 0..<bounds.height {
          for x in 0..<width {
            let pixel = unsafe source.load(fromByteOffset: y * sourceStride + 4 * x, as: UInt32.self)
            let value = pixel == 0 ? 0 : linear ? Luminance.linear(pixel) : Luminance.encoded(pixel)
            unsafe target.storeBytes(of: value, toByteOffset: y * targetStride + x, as: UInt8.self)
          }
        }
      }
    }
    return coverage
  }
}

/// The luminance of one premultiplied pixel, times its alpha.
enum Luminance {
  /// From sRGB's numbers as they are: being premultiplied, they hold alpha already.
  static func encoded(_ pixel: UInt32) -> UInt8 {
    let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
    // The weights in 1/65536; together exactly 65536, so that white is 255.
    return UInt8(truncatingIfNeeded: (13_926 * red + 46_885 * green + 4_725 * blue + 32_768) >> 16)
  }

  /// From linear light.
  static func linear(_ pixel: UInt32) -> UInt8 {
    let straight = Straight.bytes(pixel)
    let light = { (shift: UInt32) in lightOfByte[Int(straight >> shift & 255)] }
    let value = (0.2125 * light(24) + 0.7154 * light(16) + 0.0721 * light(8)) * Double(straight & 255)
    return UInt8(min(value.rounded(), 255))
  }

  /// The linear light, from 0 to 1, of each of sRGB's bytes.
  private static let lightOfByte: [Double] = (0...255).map { byte in
    let v = Double(byte) / 255
    if v <= 0.04045 { return v / 12.92 }
    // x^2.4 is x² times the fifth root of x²; Newton's steps fall towards the root from 1.
    let square = ((v + 0.055) / 1.055) * ((v + 0.055) / 1.055)
    var root = 1.0
    for _ in 0..<40 { root -= (root - square / (root * root * root * root)) / 5 }
    return square * root
  }
}
