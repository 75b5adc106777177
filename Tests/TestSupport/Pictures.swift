public import IconModel

extension PixelImage {
  /// A picture by its pixels.
  public static func make(_ width: Int, _ height: Int, _ pixel: (_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8, UInt8)) -> PixelImage {
    var samples: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let (red, green, blue, alpha) = pixel(x, y)
        samples += [red, green, blue, alpha]
      }
    }
    return PixelImage(width: width, height: height, samples: samples)
  }

  /// Black ink by its alphas.
  public static func ink(_ width: Int, _ height: Int, _ alpha: (_ x: Int, _ y: Int) -> Int) -> PixelImage {
    make(width, height) { (0, 0, 0, UInt8(alpha($0, $1))) }
  }

  /// Black ink by rows of hexadecimal digits: `0` is clear, `f` is full.
  public static func ink(_ rows: String...) -> PixelImage {
    let digits = rows.map { $0.map { 17 * ($0.hexDigitValue ?? 0) } }
    return ink(digits[0].count, digits.count) { digits[$1][$0] }
  }

  /// Every sample the same.
  public static func uniform(_ width: Int, _ height: Int, _ value: UInt8) -> PixelImage {
    PixelImage(width: width, height: height, samples: [UInt8](repeating: value, count: 4 * width * height))
  }

  /// The picture with its alphas changed.
  public func alphas(_ change: (_ x: Int, _ y: Int, _ alpha: Int) -> Int) -> PixelImage {
    .make(width, height) { x, y in
      let place = 4 * (y * width + x)
      return (samples[place], samples[place + 1], samples[place + 2], UInt8(change(x, y, Int(samples[place + 3]))))
    }
  }

  /// The picture, left and right exchanged.
  public var mirrored: PixelImage {
    .make(width, height) { x, y in
      let place = 4 * (y * width + width - 1 - x)
      return (samples[place], samples[place + 1], samples[place + 2], samples[place + 3])
    }
  }

  /// The picture's alphas at another size, mixed by a filter of a given reach.
  public func resized(_ width: Int, _ height: Int, reach: Double, _ filter: (Double) -> Double) -> PixelImage {
    let source = alpha
    func weights(_ place: Int, _ from: Int, _ to: Int) -> [(Int, Double)] {
      let center = (Double(place) + 0.5) * Double(from) / Double(to) - 0.5
      let all = (0..<from).filter { abs(Double($0) - center) < reach }.map { ($0, filter(Double($0) - center)) }
      let sum = all.reduce(0) { $0 + $1.1 }
      return all.map { ($0.0, $0.1 / sum) }
    }
    var wide = [Double](repeating: 0, count: width * self.height)
    for x in 0..<width {
      for (u, across) in weights(x, self.width, width) {
        for y in 0..<self.height { wide[y * width + x] += across * Double(source.samples[y * self.width + u]) }
      }
    }
    var samples = [UInt8](repeating: 0, count: 4 * width * height)
    for y in 0..<height {
      let row = weights(y, self.height, height)
      for x in 0..<width {
        let sum = row.reduce(0) { $0 + $1.1 * wide[$1.0 * width + x] }
        samples[4 * (y * width + x) + 3] = UInt8(min(max(sum, 0), 255).rounded())
      }
    }
    return PixelImage(width: width, height: height, samples: samples)
  }

  public func enlargedNearest(_ times: Int) -> PixelImage {
    .make(width * times, height * times) { x, y in
      let place = 4 * (y / times * width + x / times)
      return (samples[place], samples[place + 1], samples[place + 2], samples[place + 3])
    }
  }

  public func enlargedBilinear(_ times: Int) -> PixelImage {
    resized(width * times, height * times, reach: 1) { 1 - abs($0) }
  }

  public func enlargedBicubic(_ times: Int) -> PixelImage {
    resized(width * times, height * times, reach: 2) {
      let x = abs($0)
      return x < 1 ? 1.5 * x * x * x - 2.5 * x * x + 1 : -0.5 * x * x * x + 2.5 * x * x - 4 * x + 2
    }
  }
}
