import IconModel

/// Turns SVG's path commands into lines and cubic curves.
struct PathBuilder {
  private var segments: [Path.Segment] = []
  private var inner: [Int] = []
  private(set) var current = Point.zero
  private var start = Point.zero
  /// Whether the subpath is closed, so that the next line or curve begins another.
  private var isClosed = false
  /// What a smooth curve mirrors.
  private var tail = Tail.none

  /// The last control point, which only a smooth curve of the same kind mirrors.
  private enum Tail {
    case none
    case cubic(Point)
    case quadratic(Point)
  }

  /// Makes an empty builder with room for some segments.
  init(capacity: Int) { segments.reserveCapacity(capacity) }

  /// How many segments there are.
  var count: Int { segments.count }

  func finish(fault: PathData.Fault?) -> PathData { PathData(path: Path(segments), inner: inner, fault: fault) }

  mutating func move(_ p: Point) {
    segments.append(.move(p))
    current = p
    start = p
    isClosed = false
    tail = .none
  }

  mutating func line(_ p: Point) {
    open()
    segments.append(.line(p))
    current = p
    tail = .none
  }

  mutating func cubic(_ p: Point, _ q: Point, _ r: Point) {
    open()
    segments.append(.cubic(p, q, r))
    current = r
    tail = .cubic(q)
  }

  mutating func smoothCubic(_ q: Point, _ r: Point) {
    if case .cubic(let last) = tail { cubic(current * 2 - last, q, r) } else { cubic(current, q, r) }
  }

  mutating func quadratic(_ control: Point, _ end: Point) {
    // The cubic with the same shape has its controls at two thirds of the way.
    cubic(current + (control - current) * (2.0 / 3), end + (control - end) * (2.0 / 3), end)
    tail = .quadratic(control)
  }

  mutating func smoothQuadratic(_ end: Point) {
    if case .quadratic(let last) = tail { quadratic(current * 2 - last, end) } else { quadratic(current, end) }
  }

  mutating func arc(_ arc: Arc, to end: Point) {
    if end == current {
      // SVG 2, 9.5.1: nothing is drawn.
      tail = .none
      return
    }
    let first = segments.count
    if !arc.draw(from: current, to: end, curve: { cubic($0, $1, $2) }) { return line(end) }
    // Only the last curve ends at a vertex; a move after a close has noted itself.
    for i in first..<segments.count - 1 where inner.last != i { inner.append(i) }
    tail = .none
  }

  mutating func close() {
    // A second close closes nothing new.
    if !isClosed { segments.append(.close) }
    current = start
    isClosed = true
    tail = .none
  }

  /// Begins a subpath where the closed one began.
  private mutating func open() {
    guard isClosed else { return }
    inner.append(segments.count)
    segments.append(.move(start))
    isClosed = false
  }
}
