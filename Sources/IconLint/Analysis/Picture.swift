import IconModel

/// A decoded picture with what several rules want to know of it, found in one pass over its pixels.
struct Picture: Sendable {
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
    let samples = image.samples
    let (width, height) = (image.width, image.height)
    var plane = AlphaPlane.zeros(width: width, height: height)
    var histogram = [Int](repeating: 0, count: 256)
    var spread = ColorSpread()
    var box = PixelBox()
    var (inkCount, sum, sumX, sumY) = (0, 0, 0, 0)
    var source = 0
    var target = AlphaPlane.firstPixel(width: width)
    for y in 0..<height {
      var (first, last, rowSum) = (width, -1, 0)
      for x in 0..<width {
        let alpha = samples[source &+ 3]
        plane[target &+ x] = alpha
        histogram[Int(alpha)] &+= 1
        if alpha > 0 {
          rowSum &+= Int(alpha)
          sumX &+= Int(alpha) &* x
          if alpha >= Self.inkAlpha {
            inkCount &+= 1
            if first > x { first = x }
            last = x
            if alpha >= Self.colorAlpha { spread.add(samples[source], samples[source &+ 1], samples[source &+ 2]) }
          }
        }
        source &+= 4
      }
      if last >= 0 { box.add(first, y, toX: last + 1) }
      sum &+= rowSum
      sumY &+= rowSum &* y
      target += width + 2 * AlphaPlane.border
    }
    self.image = image
    alpha = AlphaPlane(width: width, height: height, bytes: plane)
    minimum = histogram.firstIndex { $0 > 0 } ?? 0
    maximum = histogram.lastIndex { $0 > 0 } ?? 0
    self.histogram = histogram
    inkBox = box.rect
    self.inkCount = inkCount
    alphaSum = sum
    momentX = sumX
    momentY = sumY
    center =
      sum == 0
      ? Point(Double(width) / 2, Double(height) / 2)
      : Point(Double(sumX) / Double(sum) + 0.5, Double(sumY) / Double(sum) + 0.5)
    colors = spread
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

/// How far the colours of a picture's visible pixels lie apart.
struct ColorSpread: Sendable {
  private var lows: SIMD4<UInt8> = SIMD4(repeating: 255)
  private var highs: SIMD4<UInt8> = SIMD4(repeating: 0)
  /// The strongest colour: the largest difference between a pixel's channels.
  private(set) var chroma = 0

  /// Adds a pixel.
  mutating func add(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
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
