import IconModel

/// An elliptical arc as path data gives it, without its ends.
struct Arc: Sendable, Hashable {
  var rx: Double
  var ry: Double
  /// In degrees.
  var rotation: Double
  var isLarge: Bool
  var isSweep: Bool

  /// Draws cubic curves along the arc, none longer than a quarter turn; false where the arc is a straight line (SVG 2, B.2).
  func draw(from start: Point, to end: Point, curve: (Point, Point, Point) -> Void) -> Bool {
    var rx = abs(rx)
    var ry = abs(ry)
    guard rx > 0, ry > 0 else { return false }
    let (sine, cosine) = Trigonometry.sineCosine(degrees: rotation)
    // Half the chord, in the ellipse's axes.
    let half = (start - end) * 0.5
    let chord = Point(cosine * half.x + sine * half.y, cosine * half.y - sine * half.x)
    let unit = Point(chord.x / rx, chord.y / ry)
    let lambda = unit.x * unit.x + unit.y * unit.y
    // Radii that do not reach are made as large as they must be.
    let grow = max(1, lambda.squareRoot())
    rx *= grow
    ry *= grow
    // In the space where the ellipse is the unit circle: the chord's half, its end and the centre.
    let u = Point(chord.x / rx, chord.y / ry)
    let h = u.x * u.x + u.y * u.y
    guard h > 0, h.isFinite else { return false }
    let distance = (max(0, 1 - h) / h).squareRoot() * (isLarge == isSweep ? -1 : 1)
    let center = Point(distance * u.y, -distance * u.x)
    let from = u - center
    let to = u * -1 - center
    var angle = Trigonometry.direction(of: Point(from.x * to.x + from.y * to.y, from.x * to.y - from.y * to.x))
    if isSweep && angle < 0 { angle += 2 * .pi }
    if !isSweep && angle > 0 { angle -= 2 * .pi }
    let middle = (start + end) * 0.5
    let place = Transform(
      a: cosine * rx, b: sine * rx, c: -sine * ry, d: cosine * ry,
      e: middle.x + cosine * rx * center.x - sine * ry * center.y,
      f: middle.y + sine * rx * center.x + cosine * ry * center.y)
    guard place.isFinite else { return false }
    Self.drawUnitCircle(from: from, angle: angle, place: place, end: end, curve: curve)
    return true
  }

  /// Draws curves along the unit circle, brought to their place; the last ends exactly at `end`.
  private static func drawUnitCircle(
    from: Point, angle: Double, place: Transform, end: Point, curve: (Point, Point, Point) -> Void
  ) {
    // The little more keeps a quarter turn with a rounding error in one piece.
    let count = max(1, Int((abs(angle) / (.pi / 2 + 1e-6)).rounded(.up)))
    let step = angle / Double(count)
    let k = 4.0 / 3 * Trigonometry.tangent(radians: step / 4)
    let (sine, cosine) = Trigonometry.sineCosine(radians: step)
    var p = from
    for i in 1...count {
      let q = Point(p.x * cosine - p.y * sine, p.x * sine + p.y * cosine)
      curve(
        place.apply(Point(p.x - k * p.y, p.y + k * p.x)), place.apply(Point(q.x + k * q.y, q.y - k * q.x)),
        i == count ? end : place.apply(q))
      p = q
    }
  }
}
