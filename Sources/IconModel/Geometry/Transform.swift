/// An affine map, with SVG's names: x' = a·x + c·y + e, y' = b·x + d·y + f.
public struct Transform: Sendable, Hashable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var e: Double
  public var f: Double

  /// Makes the map of SVG's `matrix(a b c d e f)`.
  public init(a: Double, b: Double, c: Double, d: Double, e: Double, f: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
  }

  /// The map that moves nothing.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, e: 0, f: 0)

  /// Moves by (x, y).
  public static func translation(_ x: Double, _ y: Double) -> Transform { Transform(a: 1, b: 0, c: 0, d: 1, e: x, f: y) }

  /// Scales about the origin.
  public static func scale(_ x: Double, _ y: Double) -> Transform { Transform(a: x, b: 0, c: 0, d: y, e: 0, f: 0) }

  /// This map after `inner`: the point goes through `inner` first, as SVG's nested transforms do.
  public func concatenated(_ inner: Transform) -> Transform {
    Transform(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b,
      c: a * inner.c + c * inner.d, d: b * inner.c + d * inner.d,
      e: a * inner.e + c * inner.f + e, f: b * inner.e + d * inner.f + f)
  }

  /// Where the map takes a point.
  public func apply(_ p: Point) -> Point { Point(a * p.x + c * p.y + e, b * p.x + d * p.y + f) }

  /// The smallest axis-parallel rectangle round the image of a rectangle.
  public func bounds(of rect: Rect) -> Rect {
    let corners = rect.corners.map(apply)
    var x0 = Double.infinity
    var y0 = Double.infinity
    var x1 = -Double.infinity
    var y1 = -Double.infinity
    for p in corners {
      x0 = min(x0, p.x)
      y0 = min(y0, p.y)
      x1 = max(x1, p.x)
      y1 = max(y1, p.y)
    }
    return Rect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }

  /// The factor by which areas grow; negative where the map mirrors.
  public var determinant: Double { a * d - b * c }

  /// Whether the map has an inverse that floating point can hold.
  public var isInvertible: Bool {
    let size = max(abs(a), abs(b), abs(c), abs(d))
    return isFinite && abs(determinant) > size * size * 1e-12 && determinant != 0
  }

  /// Whether all six numbers are finite.
  public var isFinite: Bool { a.isFinite && b.isFinite && c.isFinite && d.isFinite && e.isFinite && f.isFinite }

  /// The map that undoes this one; nil where there is none.
  public var inverted: Transform? {
    guard isInvertible else { return nil }
    let k = 1 / determinant
    return Transform(
      a: d * k, b: -b * k, c: -c * k, d: a * k, e: (c * f - d * e) * k, f: (b * e - a * f) * k)
  }

  /// The largest and the smallest factor by which lengths grow (the singular values).
  public var scaleFactors: (largest: Double, smallest: Double) {
    let p = ((a + d) * (a + d) + (b - c) * (b - c)).squareRoot()
    let q = ((a - d) * (a - d) + (b + c) * (b + c)).squareRoot()
    return ((p + q) / 2, abs(p - q) / 2)
  }

  /// The factor by which lengths grow on average: the square root of the area's.
  public var meanScale: Double { abs(determinant).squareRoot() }
}
