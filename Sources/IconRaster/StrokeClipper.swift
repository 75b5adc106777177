import IconModel

/// Cuts a path to a box such that its stroke looks the same inside, if the box lies further out than the stroke reaches.
///
/// What lies outside is left out; the ends that this makes are outside too, and so are their caps.
struct StrokeClipper {
  private let box: Box
  private var output: [Path.Segment] = []
  /// The current subpath's pieces one after the other, each from its `move` on.
  private var pieces: [Path.Segment] = []
  private var start = Point.zero
  private var current = Point.zero
  /// Whether the last piece ends at `current`.
  private var isDown = false
  /// Whether something of the current subpath was left out.
  private var hasGap = false

  /// Makes a clipper of a box.
  init(_ box: Box) { self.box = box }

  /// Adds a path as a transform shows it.
  mutating func add(_ path: Path, _ t: Transform) {
    for segment in path.segments {
      switch segment {
      case .move(let p):
        endSubpath()
        begin(at: t.apply(p))
      case .line(let p):
        addLine(t.apply(p))
      case .cubic(let p, let q, let r):
        addCubic(Cubic(p0: current, p1: t.apply(p), p2: t.apply(q), p3: t.apply(r)))
      case .close:
        closeSubpath()
        begin(at: start)
      }
    }
  }

  /// Ends the last subpath and hands out what is left of the path.
  mutating func finish() -> Path {
    endSubpath()
    return Path(output)
  }

  private mutating func begin(at p: Point) {
    start = p
    current = p
    isDown = false
    hasGap = false
  }

  private mutating func endSubpath() {
    output += pieces
    pieces.removeAll(keepingCapacity: true)
  }

  /// Closes the subpath.
  ///
  /// Where something of it is missing, its first piece goes on where its last one ends, so that they are joined.
  private mutating func closeSubpath() {
    if current != start { addLine(start) }
    if !hasGap {
      if !pieces.isEmpty { pieces.append(.close) }
    } else if isDown, let second = pieces.dropFirst().firstIndex(where: \.isMove), case .move(let first) = pieces[0], first == start {
      pieces = Array(pieces[second...] + pieces[1..<second])
    }
    endSubpath()
  }

  private mutating func leaveOut(to p: Point) {
    current = p
    isDown = false
    hasGap = true
  }

  private mutating func putDown() {
    if isDown { return }
    pieces.append(.move(current))
    isDown = true
  }

  private mutating func addLine(_ end: Point) {
    let begin = current
    guard let (t0, t1) = box.span(from: begin, to: end) else { return leaveOut(to: end) }
    let d = end - begin
    if t0 > 0 { leaveOut(to: begin + d * t0) }
    putDown()
    pieces.append(.line(t1 < 1 ? begin + d * t1 : end))
    current = end
    if t1 < 1 { leaveOut(to: end) }
  }

  private mutating func addCubic(_ curve: Cubic) {
    // Pieces across the edge stay whole: with their size below the margin that the box is given, their ends are still out of sight.
    curve.cut(at: box, grain: Box.margin / 2) { piece, isOutside in
      if isOutside { return leaveOut(to: piece.p3) }
      putDown()
      pieces.append(.cubic(piece.p1, piece.p2, piece.p3))
      current = piece.p3
    }
  }
}

extension Path.Segment {
  /// Whether a subpath begins here.
  var isMove: Bool { if case .move = self { true } else { false } }
}

extension Box {
  /// How far outside what is seen (and outside the reach of a stroke) paths are cut, in pixels.
  static let margin = 8.0

  /// The part of a line inside the box, as parameters from 0 to 1 (Liang and Barsky); nil if there is none.
  func span(from a: Point, to b: Point) -> (Double, Double)? {
    var t0 = 0.0
    var t1 = 1.0
    for (begin, step, lowest, highest) in [(a.x, b.x - a.x, low.x, high.x), (a.y, b.y - a.y, low.y, high.y)] {
      if step == 0 {
        if begin < lowest || begin > highest { return nil }
        continue
      }
      let (s, t) = ((lowest - begin) / step, (highest - begin) / step)
      t0 = max(t0, min(s, t))
      t1 = min(t1, max(s, t))
    }
    return t0 <= t1 ? (t0, t1) : nil
  }
}
