import IconModel

/// Cuts an area's outline to a box such that the box's inside shows the same area.
///
/// Every point outside the box moves to the nearest point of its edge. No point passes through the inside on its way, so the outline winds
/// round each inner point as often as before; only where an outline leaves or enters must a corner be added.
struct FillClipper {
  private let box: Box
  private var segments: [Path.Segment] = []
  private var start = Point.zero
  private var current = Point.zero

  /// Makes a clipper of a box.
  init(_ box: Box) { self.box = box }

  /// Adds a path as a transform shows it.
  mutating func add(_ path: Path, _ t: Transform) {
    for segment in path.segments {
      switch segment {
      case .move(let p):
        addLine(start)
        start = t.apply(p)
        current = start
        segments.append(.move(clamped(start)))
      case .line(let p):
        addLine(t.apply(p))
      case .cubic(let p, let q, let r):
        addCubic(Cubic(p0: current, p1: t.apply(p), p2: t.apply(q), p3: t.apply(r)))
      case .close:
        addLine(start)
        segments.append(.close)
      }
    }
  }

  /// Closes the last subpath and hands out the outline.
  mutating func finish() -> Path {
    addLine(start)
    return Path(segments)
  }

  private func clamped(_ p: Point) -> Point {
    Point(min(max(p.x, box.low.x), box.high.x), min(max(p.y, box.low.y), box.high.y))
  }

  private mutating func addLine(_ end: Point) {
    let begin = current
    let d = end - begin
    current = end
    // The image of the line bends where it crosses the box's sides, lengthened to infinity.
    let crossings = [(box.low.x - begin.x) / d.x, (box.high.x - begin.x) / d.x, (box.low.y - begin.y) / d.y, (box.high.y - begin.y) / d.y]
    for t in crossings.filter({ $0 > 0 && $0 < 1 }).sorted() { segments.append(.line(clamped(begin + d * t))) }
    segments.append(.line(clamped(end)))
  }

  private mutating func addCubic(_ curve: Cubic) {
    curve.cut(at: box, grain: 1) { piece, isOutside in
      // What misses the box lies, with its chord, behind one of its sides: both wind the same way.
      if isOutside { return addLine(piece.p3) }
      segments.append(.cubic(clamped(piece.p1), clamped(piece.p2), clamped(piece.p3)))
      current = piece.p3
    }
  }
}
