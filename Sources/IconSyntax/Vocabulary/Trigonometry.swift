import IconModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the standard library does not have: the only place here that calls libm.
enum Trigonometry {
  /// The sine and the cosine of an angle in degrees; exact at quarter turns, where icons are crisp only if they are.
  static func sineCosine(degrees: Double) -> (sine: Double, cosine: Double) {
    guard degrees.isFinite else { return (0, 1) }
    let turned = degrees.truncatingRemainder(dividingBy: 360)
    switch turned < 0 ? turned + 360 : turned {
    case 0: return (0, 1)
    case 90: return (1, 0)
    case 180: return (0, -1)
    case 270: return (-1, 0)
    default: return sineCosine(radians: turned * .pi / 180)
    }
  }

  /// The sine and the cosine of an angle in radians.
  static func sineCosine(radians: Double) -> (sine: Double, cosine: Double) { (sin(radians), cos(radians)) }

  /// The tangent of an angle in degrees.
  static func tangent(degrees: Double) -> Double {
    let (sine, cosine) = sineCosine(degrees: degrees)
    return sine / cosine
  }

  static func tangent(radians: Double) -> Double { tan(radians) }

  /// The direction of a vector in radians, from -π to π; 0 for no vector.
  static func direction(of vector: Point) -> Double { atan2(vector.y, vector.x) }
}

extension Transform {
  /// Turns about the origin, clockwise as seen where y grows downwards.
  static func rotation(degrees: Double) -> Transform {
    let (sine, cosine) = Trigonometry.sineCosine(degrees: degrees)
    return Transform(a: cosine, b: sine, c: -sine, d: cosine, e: 0, f: 0)
  }

  /// The map with `point` in the place of the origin.
  func about(_ point: Point) -> Transform {
    if point == .zero { return self }
    return Transform.translation(point.x, point.y).concatenated(self).concatenated(.translation(-point.x, -point.y))
  }
}
