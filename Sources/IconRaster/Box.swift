import IconModel

/// A rectangle of the canvas that grows point by point; empty at first.
struct Box {
  private(set) var low = SIMD2(Double.infinity, Double.infinity)
  private(set) var high = SIMD2(-Double.infinity, -Double.infinity)
  /// 0 as long as every number was finite.
  private var probe = SIMD2(0.0, 0.0)

  /// Makes an empty box.
  init() {}

  /// Makes the box of whole pixels.
  init(_ rect: PixelRect) {
    low = SIMD2(Double(rect.x), Double(rect.y))
    high = SIMD2(Double(rect.maxX), Double(rect.maxY))
  }

  /// Makes the box round a path's points and control points, as a transform shows them.
  init(_ path: Path, _ t: Transform) {
    for segment in path.segments {
      switch segment {
      case .move(let p), .line(let p):
        add(t.apply(p))
      case .cubic(let p, let q, let r):
        add(t.apply(p))
        add(t.apply(q))
        add(t.apply(r))
      case .close:
        break
      }
    }
  }

  /// Makes the box round the corners of a rectangle, as a transform shows them.
  init(_ rect: Rect, _ t: Transform) {
    add(t.apply(Point(rect.minX, rect.minY)))
    add(t.apply(Point(rect.maxX, rect.minY)))
    add(t.apply(Point(rect.maxX, rect.maxY)))
    add(t.apply(Point(rect.minX, rect.maxY)))
  }

  var isEmpty: Bool { !(low.x <= high.x && low.y <= high.y) }

  mutating func add(_ p: Point) {
    let p = SIMD2(p.x, p.y)
    low = pointwiseMin(low, p)
    high = pointwiseMax(high, p)
    probe += p - p
  }

  mutating func add(_ other: Box) {
    low = pointwiseMin(low, other.low)
    high = pointwiseMax(high, other.high)
    probe += other.probe
  }

  /// Whether every coordinate, if there is any, is a number and at most `limit` away from the origin.
  func isWithin(_ limit: Double) -> Bool {
    probe == SIMD2(0, 0) && low.x >= -limit && low.y >= -limit && high.x <= limit && high.y <= limit
  }

  /// The box with every side moved outwards.
  func outset(by amount: Double) -> Box {
    var box = self
    box.low -= SIMD2(amount, amount)
    box.high += SIMD2(amount, amount)
    return box
  }

  /// What both have in common.
  func intersection(_ other: Box) -> Box {
    var box = self
    box.low = pointwiseMax(low, other.low)
    box.high = pointwiseMin(high, other.high)
    box.probe += other.probe
    return box
  }

  /// Whether all of a rectangle of pixels is inside.
  func contains(_ rect: PixelRect) -> Bool {
    low.x <= Double(rect.x) && low.y <= Double(rect.y) && high.x >= Double(rect.maxX) && high.y >= Double(rect.maxY)
  }

  /// The whole pixels of `frame` that it touches, however rounding has moved it; nil if there are none.
  func rounded(in frame: PixelRect) -> PixelRect? { outset(by: -1e-6).touched(of: frame) }

  /// The sum of its sides, which no straight line inside is longer than.
  var halfPerimeter: Double { high.x - low.x + high.y - low.y }

  /// The whole pixels of `frame` that the box touches, with one more on each side for the rounding inside Cairo; nil if there are none.
  func pixels(in frame: PixelRect) -> PixelRect? { outset(by: 1).touched(of: frame) }

  private func touched(of frame: PixelRect) -> PixelRect? {
    let box = intersection(Box(frame))
    guard box.low.x < box.high.x, box.low.y < box.high.y else { return nil }
    return PixelRect(
      from: Int(box.low.x.rounded(.down)), Int(box.low.y.rounded(.down)), to: Int(box.high.x.rounded(.up)), Int(box.high.y.rounded(.up)))
  }
}
