import IconModel

/// Where two pictures of one size differ; colour under alpha 0 does not count.
struct PixelDifference {
  /// Pixels that differ by more than the tolerance.
  private(set) var count = 0
  /// The largest difference of a sample.
  private(set) var largest = 0
  /// The first pixel that differs, in reading order.
  private(set) var first: (x: Int, y: Int)?

  init(_ a: PixelImage, _ b: PixelImage, tolerance: Int) {
    for i in 0..<min(a.samples.count, b.samples.count) / 4 {
      let difference = Self.difference(a, b, pixel: i)
      guard difference > tolerance else { continue }
      count += 1
      largest = max(largest, difference)
      if first == nil { first = (i % a.width, i / a.width) }
    }
  }

  /// The largest difference of premultiplied samples at a pixel.
  private static func difference(_ a: PixelImage, _ b: PixelImage, pixel: Int) -> Int {
    let i = 4 * pixel
    let (alphaA, alphaB) = (Int(a.samples[i + 3]), Int(b.samples[i + 3]))
    var largest = abs(alphaA - alphaB)
    for k in i..<i + 3 {
      largest = max(largest, abs(Int(a.samples[k]) * alphaA - Int(b.samples[k]) * alphaB) / 255)
    }
    return largest
  }

  /// Expected, difference (black where alike, white where they differ, by 16 and more at full strength) and actual, side by side, each on
  /// a canvas as large as the larger picture.
  static func picture(_ expected: PixelImage, _ actual: PixelImage) -> PixelImage {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    var samples = [UInt8](repeating: 0, count: 3 * width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let a = expected.pixel(x, y)
        let b = actual.pixel(x, y)
        var largest = 0
        for k in 0..<4 { largest = max(largest, abs(Int(a[k]) - Int(b[k]))) }
        let grey = UInt8(min(255, largest * 16))
        let row = y * 3 * width
        for (column, pixel) in [(x, a), (width + x, [grey, grey, grey, 255]), (2 * width + x, b)] {
          for k in 0..<4 { samples[4 * (row + column) + k] = pixel[k] }
        }
      }
    }
    return PixelImage(width: 3 * width, height: height, samples: samples)
  }
}

extension PixelImage {
  /// The four samples of a pixel; transparent outside the picture.
  fileprivate func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    guard x < width, y < height else { return [0, 0, 0, 0] }
    return Array(samples[4 * (y * width + x)..<4 * (y * width + x) + 4])
  }
}
