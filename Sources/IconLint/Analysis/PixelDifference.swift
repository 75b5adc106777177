public import IconModel

/// Where two pictures of one size differ; colour under alpha 0 does not count.
public struct PixelDifference: Sendable {
  /// Pixels that differ by more than the tolerance.
  public private(set) var count = 0
  /// The largest difference of a sample.
  public private(set) var largest = 0
  private var sum = 0
  /// The first pixel that differs, in reading order.
  public private(set) var first: (x: Int, y: Int)?
  private var bounds = PixelBox()

  /// The mean of the differences of those pixels, 0 where there are none.
  public var mean: Double { Double(sum) / Double(max(1, count)) }

  /// What holds all pixels that differ.
  public var box: PixelRect? { bounds.rect }

  /// Compares two pictures, sample by sample.
  public init(_ a: PixelImage, _ b: PixelImage, tolerance: Int) {
    for i in 0..<min(a.samples.count, b.samples.count) / 4 {
      let difference = Self.difference(a, b, pixel: i)
      guard difference > tolerance else { continue }
      count += 1
      sum += difference
      largest = max(largest, difference)
      if first == nil { first = (i % a.width, i / a.width) }
      bounds.add(i % a.width, i / a.width)
    }
  }

  /// The largest difference of premultiplied samples at a pixel, counted in reading order.
  public static func difference(_ a: PixelImage, _ b: PixelImage, pixel: Int) -> Int {
    let i = 4 * pixel
    let (alphaA, alphaB) = (Int(a.samples[i + 3]), Int(b.samples[i + 3]))
    var largest = abs(alphaA - alphaB)
    for k in i..<i + 3 {
      largest = max(largest, abs(Int(a.samples[k]) * alphaA - Int(b.samples[k]) * alphaB) / 255)
    }
    return largest
  }

  /// How much each pixel of two pictures of one size differs.
  static func mask(_ a: PixelImage, _ b: PixelImage) -> AlphaMask {
    AlphaMask(
      width: a.width, height: a.height, samples: (0..<a.width * a.height).map { UInt8(min(255, difference(a, b, pixel: $0))) })
  }

  /// The difference in words: how many pixels are not what a source renders to, by how much, and where the first is.
  public func text(of pixels: Int, _ source: String) -> String {
    let place = first.map { ", the first at \($0.x),\($0.y)" } ?? ""
    let verb = count == 1 ? "is" : "are"
    return "\(count) of \(Wording.count(pixels, "pixel")) \(verb) not what \(source) renders to, by \(largest) of 255 at most\(place)"
  }

  /// Before, after and the difference (black where alike, white where they differ, by 16 and more at full strength) side by side, each on a
  /// canvas as large as the larger picture.
  public static func picture(before: PixelImage, after: PixelImage) -> PixelImage {
    let width = max(before.width, after.width)
    let height = max(before.height, after.height)
    var samples = [UInt8](repeating: 0, count: 3 * width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let a = before.pixel(x, y)
        let b = after.pixel(x, y)
        var largest = 0
        for k in 0..<4 { largest = max(largest, abs(Int(a[k]) - Int(b[k]))) }
        let grey = UInt8(min(255, largest * 16))
        let row = y * 3 * width
        for (column, pixel) in [(x, a), (width + x, b), (2 * width + x, [grey, grey, grey, 255])] {
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
