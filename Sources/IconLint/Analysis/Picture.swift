import IconModel

/// A decoded picture with what several rules want to know of it, found in one pass over its pixels.
final class Picture: Sendable {
  let image: PixelImage
  let alpha: AlphaPlane
  /// How many pixels have each alpha, 0 to 255.
  let histogram: [Int]
  /// Lowest and highest alpha.
  let minimum: Int
  let maximum: Int
  /// The box of the pixels that show: those from ``inkAlpha`` on.
  let inkBox: PixelRect?
  let inkCount: Int
  let alphaSum: Int
  /// The sums of alpha times column, and times row.
  let momentX: Int
  let momentY: Int
  /// The centre of alpha's mass; the middle of the picture where all is transparent.
  let center: Point
  /// How far colours lie apart.
  let colors: ColorSpread

  /// From here on a pixel counts as drawn: fainter ones are antialiasing or shadow.
  static let inkAlpha = 16
  /// Below this alpha nothing shows at all.
  static let faintestAlpha = 8
  /// From here on a pixel's colour counts: below, rounding of premultiplied samples has spoilt it.
  static let colorAlpha = 64

  var width: Int { image.width }
  var height: Int { image.height }
  var size: PixelSize { image.size }
  var frame: PixelRect { alpha.frame }
  var pixelCount: Int { width * height }

  /// Looks at a picture that is not empty.
  init(_ image: PixelImage) {
    let survey = Survey(AlphaPlane(image), of: image)
    let (width, height) = (image.width, image.height)
    self.image = image
    alpha = survey.plane
    histogram = survey.histogram
    minimum = histogram.firstIndex { $0 > 0 } ?? 0
    maximum = histogram.lastIndex { $0 > 0 } ?? 0
    inkBox = survey.box.rect
    inkCount = survey.inkCount
    alphaSum = survey.sum
    momentX = survey.sumX
    momentY = survey.sumY
    center =
      alphaSum == 0
      ? Point(Double(width) / 2, Double(height) / 2)
      : Point(Double(momentX) / Double(alphaSum) + 0.5, Double(momentY) / Double(alphaSum) + 0.5)
    colors = survey.colors
  }

  /// How many pixels have an alpha in a range.
  func count(_ alphas: ClosedRange<Int>) -> Int { histogram[alphas].reduce(0, +) }

  /// The largest alpha that is no mere accident: at least four pixels and a fiftieth of the drawn ones reach it.
  var strongest: Int {
    var needed = max(4, inkCount / 50)
    if needed > inkCount { needed = max(1, inkCount) }
    var reached = 0
    for alpha in stride(from: 255, to: 0, by: -1) {
      reached += histogram[alpha]
      if reached >= needed { return alpha }
    }
    return 0
  }
}

/// The pass over a picture's pixels.
private struct Survey {
  let plane: AlphaPlane
  var histogram = [Int](repeating: 0, count: 256)
  var box = PixelBox()
  var inkCount = 0
  var sum = 0
  var sumX = 0
  var sumY = 0
  var colors = ColorSpread()

  init(_ plane: AlphaPlane, of image: PixelImage) {
    self.plane = plane
    var colors = ColorSpread()
    // Nearly all templates have one colour, which needs to be looked at once.
    let isPlain = image.hasOneColor
    for y in 0..<plane.height {
      var row = Row()
      unsafe histogram.withUnsafeMutableBufferPointer { histogram in
        plane.forEachEight(row: y) { x, alphas in
          if alphas.areClear {
            row.clear &+= alphas.count
          } else if alphas.areFull {
            row.addFull(x)
            if !isPlain { colors.add(image.samples, pixel: y &* image.width &+ x, count: 8) }
          } else {
            for index in 0..<alphas.count { unsafe histogram[Int(alphas[index])] &+= 1 }
            row.add(alphas, x)
            var visible = isPlain ? 0 : alphas.reaching(UInt8(Picture.colorAlpha))
            while visible != 0 {
              colors.add(image.samples, pixel: y &* image.width &+ x &+ visible.trailingZeroBitCount, count: 1)
              visible &= visible &- 1
            }
          }
        }
        unsafe histogram[0] &+= row.clear
        unsafe histogram[255] &+= row.full
      }
      inkCount &+= row.inkCount
      sum &+= row.sum
      sumX &+= row.sumX
      sumY &+= row.sum &* y
      if row.last >= 0 { box.add(row.first, y, toX: row.last + 1) }
    }
    if isPlain, histogram[Picture.colorAlpha...].contains(where: { $0 > 0 }) { colors.add(image.samples, pixel: 0, count: 1) }
    self.colors = colors
  }

  /// What a row adds.
  private struct Row {
    var clear = 0
    var full = 0
    var inkCount = 0
    var sum = 0
    var sumX = 0
    var first = Int.max
    var last = -1

    mutating func add(_ alphas: Eight, _ x: Int) {
      let (total, weighted) = alphas.sums
      sum &+= total
      sumX &+= total &* x &+ weighted
      let ink = alphas.reaching(UInt8(Picture.inkAlpha))
      guard ink != 0 else { return }
      inkCount &+= ink.nonzeroBitCount
      first = min(first, x &+ ink.trailingZeroBitCount)
      last = x &+ 63 &- ink.leadingZeroBitCount
    }

    mutating func addFull(_ x: Int) {
      full &+= 8
      inkCount &+= 8
      sum &+= 8 &* 255
      sumX &+= 255 &* (8 &* x &+ 28)
      first = min(first, x)
      last = x &+ 7
    }
  }
}

extension PixelImage {
  /// Whether all pixels, the transparent ones too, have the same red, green and blue.
  fileprivate var hasOneColor: Bool {
    unsafe samples.withUnsafeBytes { bytes in
      let first = unsafe bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self)
      var differences: UInt32 = 0
      for pixel in 0..<width &* height {
        unsafe differences |= bytes.loadUnaligned(fromByteOffset: 4 &* pixel, as: UInt32.self) ^ first
      }
      return UInt32(littleEndian: differences) & 0xFF_FFFF == 0
    }
  }
}

/// How far the colours of a picture's visible pixels lie apart.
struct ColorSpread: Sendable {
  private var lows: SIMD4<UInt8> = SIMD4(repeating: 255)
  private var highs: SIMD4<UInt8> = SIMD4(repeating: 0)
  /// The strongest colour: the largest difference between a pixel's channels.
  private(set) var chroma = 0
  /// Red, green and blue of the pixel that was added last, in its lowest bytes; no colour before the first.
  private var latest = UInt32.max

  /// Adds pixels; most have the colour of the one before.
  mutating func add(_ samples: [UInt8], pixel: Int, count: Int) {
    unsafe samples.withUnsafeBytes { bytes in
      for pixel in pixel..<pixel &+ count {
        let color = unsafe UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4 &* pixel, as: UInt32.self)) & 0xFF_FFFF
        if color != latest {
          latest = color
          add(samples[4 &* pixel], samples[4 &* pixel &+ 1], samples[4 &* pixel &+ 2])
        }
      }
    }
  }

  private mutating func add(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    let pixel = SIMD4(red, green, blue, Tint.luma(red, green, blue))
    lows = pointwiseMin(lows, pixel)
    highs = pointwiseMax(highs, pixel)
    chroma = max(chroma, Int(max(red, green, blue)) - Int(min(red, green, blue)))
  }

  /// The largest difference between two pixels in one channel; 0 where there is none.
  var channels: Int { max(spread(0), spread(1), spread(2)) }
  /// The largest difference between two pixels in lightness, 0 to 255.
  var luma: Int { spread(3) }

  private func spread(_ lane: Int) -> Int { max(0, Int(highs[lane]) - Int(lows[lane])) }
}
