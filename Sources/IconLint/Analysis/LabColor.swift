import IconModel

/// A colour in CIE L*a*b*, where distances tell how different colours look.
struct LabColor: Sendable, Hashable {
  let lightness: Double
  let a: Double
  let b: Double

  /// Converts a colour; its alpha does not count.
  init(_ color: Color) {
    let (red, green, blue) = (Self.linear(color.red), Self.linear(color.green), Self.linear(color.blue))
    // To XYZ, each as a share of white's (D65).
    let x = Self.curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    let y = Self.curve(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    let z = Self.curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    (lightness, a, b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// The distance of CIE76, Delta E: from about 2 on it is seen where colours touch, black and white have 100.
  func distance(to other: LabColor) -> Double {
    let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    return (dl * dl + da * da + db * db).squareRoot()
  }

  /// From sRGB to an amount of light.
  private static func linear(_ value: Double) -> Double {
    let value = min(max(value, 0), 1)
    if value <= 0.04045 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // base^2.4
    return base * base * root(5, of: base * base)
  }

  private static func curve(_ value: Double) -> Double { value > 0.008856 ? root(3, of: value) : 7.787 * value + 16.0 / 116 }

  /// A root of a number in (0, 1.1], by Newton's method from above, which only falls.
  private static func root(_ degree: Int, of value: Double) -> Double {
    let n = Double(degree)
    var guess = 1.1
    for _ in 0..<100 {
      let power = (1..<degree).reduce(1.0) { product, _ in product * guess }
      let next = guess - (guess * power - value) / (n * power)
      if guess - next < 1e-12 { return next }
      guess = next
    }
    return guess
  }
}
