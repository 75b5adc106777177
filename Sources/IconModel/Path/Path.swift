/// An outline of lines and cubic curves in absolute coordinates; what is left of a shape once its element is resolved.
public struct Path: Sendable, Hashable {
  /// One step of an outline.
  public enum Segment: Sendable, Hashable {
    case move(Point)
    case line(Point)
    case cubic(Point, Point, Point)
    case close
  }

  public var segments: [Segment]

  /// Makes a path of segments; the first of each subpath is a `move`.
  public init(_ segments: [Segment] = []) { self.segments = segments }

  public var isEmpty: Bool { segments.isEmpty }

  /// The path as a transform shows it.
  public func transformed(by t: Transform) -> Path {
    Path(
      segments.map { segment in
        switch segment {
        case .move(let p): .move(t.apply(p))
        case .line(let p): .line(t.apply(p))
        case .cubic(let p, let q, let r): .cubic(t.apply(p), t.apply(q), t.apply(r))
        case .close: .close
        }
      })
  }

  /// The tight bounding box of the outline without its stroke; nil for a path without points.
  public var bounds: Rect? {
    var box = BoundsBuilder()
    var current = Point.zero
    var start = Point.zero
    for segment in segments {
      switch segment {
      case .move(let p):
        box.add(p)
        current = p
        start = p
      case .line(let p):
        box.add(p)
        current = p
      case .cubic(let p, let q, let r):
        box.addCubic(current, p, q, r)
        current = r
      case .close:
        current = start
      }
    }
    return box.rect
  }
}

/// Gathers points and curves into a bounding box.
struct BoundsBuilder {
  private var x0 = Double.infinity
  private var y0 = Double.infinity
  private var x1 = -Double.infinity
  private var y1 = -Double.infinity

  var rect: Rect? { x1 >= x0 && y1 >= y0 ? Rect(x: x0, y: y0, width: x1 - x0, height: y1 - y0) : nil }

  mutating func add(_ p: Point) {
    x0 = min(x0, p.x)
    y0 = min(y0, p.y)
    x1 = max(x1, p.x)
    y1 = max(y1, p.y)
  }

  /// Adds a cubic's end and the places where one of its coordinates turns round.
  mutating func addCubic(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
    add(p3)
    let inside = { (a: Double, lo: Double, hi: Double) in a >= lo && a <= hi }
    let boxed =
      inside(p1.x, min(p0.x, p3.x), max(p0.x, p3.x)) && inside(p2.x, min(p0.x, p3.x), max(p0.x, p3.x))
      && inside(p1.y, min(p0.y, p3.y), max(p0.y, p3.y)) && inside(p2.y, min(p0.y, p3.y), max(p0.y, p3.y))
    if boxed { return }
    for t in Self.turningPoints(p0.x, p1.x, p2.x, p3.x) + Self.turningPoints(p0.y, p1.y, p2.y, p3.y) {
      let s = 1 - t
      add(p0 * (s * s * s) + p1 * (3 * s * s * t) + p2 * (3 * s * t * t) + p3 * (t * t * t))
    }
  }

  /// Where in (0, 1) the derivative of one coordinate of a cubic is zero.
  private static func turningPoints(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    let a = -p0 + 3 * p1 - 3 * p2 + p3
    let b = 2 * (p0 - 2 * p1 + p2)
    let c = p1 - p0
    let d = b * b - 4 * a * c
    guard d >= 0 else { return [] }
    // Never the difference of two near numbers: a curve that is nearly a parabola has a tiny `a` that is all rounding.
    let q = -(b + (b < 0 ? -d.squareRoot() : d.squareRoot())) / 2
    let roots = [q / a, c / q]
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
