import IconModel

/// A cubic Bézier curve.
struct Cubic {
  let p0: Point
  let p1: Point
  let p2: Point
  let p3: Point

  /// The box of its points and control points.
  var box: Box {
    var box = Box()
    box.add(p0)
    box.add(p1)
    box.add(p2)
    box.add(p3)
    return box
  }

  /// Its two halves (de Casteljau).
  var halves: (Cubic, Cubic) {
    let middle = { (a: Point, b: Point) in Point((a.x + b.x) / 2, (a.y + b.y) / 2) }
    let a = middle(p0, p1)
    let b = middle(p1, p2)
    let c = middle(p2, p3)
    let ab = middle(a, b)
    let bc = middle(b, c)
    let m = middle(ab, bc)
    return (Cubic(p0: p0, p1: a, p2: ab, p3: m), Cubic(p0: m, p1: bc, p2: c, p3: p3))
  }

  /// The point at a parameter from 0 to 1.
  func point(at t: Double) -> Point {
    let s = 1 - t
    return p0 * (s * s * s) + p1 * (3 * s * s * t) + p2 * (3 * s * t * t) + p3 * (t * t * t)
  }

  /// How many equal steps of the parameter keep chords as near to the curve as `tolerance`; at most 65,536.
  func steps(tolerance: Double) -> Int {
    // The second derivative is at most 6 times this; a chord over a step h is at most h²/8 times that away.
    let bend = max((p0 - p1 * 2 + p2).length, (p1 - p2 * 2 + p3).length)
    let steps = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    return steps >= 1 ? Int(min(steps, 65_536)) : 1
  }

  /// Cuts the curve into pieces that lie inside a box, outside, or across its edge but no larger than `grain`.
  ///
  /// `body` gets them in order. Halving makes a piece's box at least half as large, so that the depth is bounded by the numbers' size.
  func cut(at edge: Box, grain: Double, depth: Int = 0, _ body: (Cubic, _ isOutside: Bool) -> Void) {
    let box = box
    let common = box.intersection(edge)
    if common.isEmpty { return body(self, true) }
    let isInside = common.low == box.low && common.high == box.high
    // 1e12 pixels halved 48 times are below a hundredth.
    if isInside || box.halfPerimeter <= grain || depth == 48 { return body(self, false) }
    let (first, second) = halves
    first.cut(at: edge, grain: grain, depth: depth + 1, body)
    second.cut(at: edge, grain: grain, depth: depth + 1, body)
  }
}
