import IconModel

/// A straight edge of a shape along one of the axes, in px.
struct AxisEdge: Sendable {
  /// Which coordinate all its points share.
  enum Axis: Sendable, Hashable {
    /// A horizontal edge.
    case y
    /// A vertical edge.
    case x

    /// As messages name it.
    var name: String { self == .x ? "x" : "y" }
  }

  /// The shape's place in the order of drawing.
  let shape: Int
  let axis: Axis
  /// On the axis.
  let position: Double
  /// Along the edge.
  let span: ClosedRange<Double>
  /// The centre and the width of the stroke that it bounds; nil for the edge of a fill.
  let stroke: (center: Double, width: Double)?
  /// The position of the bar's other side; nil where there is none.
  var opposite: Double?
  /// Whether the path runs towards larger coordinates.
  fileprivate let isForward: Bool

  var length: Double { span.upperBound - span.lowerBound }
  /// How far the bar's other side is.
  var thickness: Double? { opposite.map { abs($0 - position) } }
}

extension SourceShape {
  /// The edges along the axes of what shows of the shape: those of its stroke, else those of its fill.
  var axisEdges: [AxisEdge] {
    if let stroke, stroke.isKnockout || stroke.alpha >= 0.1 { return strokeEdges }
    return fill == nil ? [] : fillEdges
  }

  private var strokeEdges: [AxisEdge] {
    guard let stroke = shape.stroke else { return [] }
    // What a pen that the transform has made an ellipse covers across a line along an axis.
    let across =
      stroke.nonScaling ? (x: iconScale, y: iconScale) : (x: Point(matrix.a, matrix.c).length, y: Point(matrix.b, matrix.d).length)
    return AxisRun.all(in: outline).flatMap { run in
      let width = stroke.width * (run.axis == .x ? across.x : across.y)
      return [-0.5, 0.5].map { side in
        AxisEdge(
          shape: index, axis: run.axis, position: run.position + side * width, span: run.span, stroke: (run.position, width),
          opposite: run.position - side * width, isForward: run.isForward)
      }
    }
  }

  private var fillEdges: [AxisEdge] {
    var edges = AxisRun.all(in: outline).map { run in
      AxisEdge(
        shape: index, axis: run.axis, position: run.position, span: run.span, stroke: nil, opposite: nil, isForward: run.isForward)
    }
    for axis in [AxisEdge.Axis.x, .y] {
      // By position, so that the nearest ones are looked at first.
      let order = edges.indices.filter { edges[$0].axis == axis }.sorted { edges[$0].position < edges[$1].position }
      for (place, index) in order.enumerated() {
        let below = order[..<place].last { edges[index].isPartner(edges[$0]) }
        let above = order[(place + 1)...].first { edges[index].isPartner(edges[$0]) }
        let near = [below, above].compactMap(\.self).map { edges[$0].position }
        edges[index].opposite = near.min { abs($0 - edges[index].position) < abs($1 - edges[index].position) }
      }
    }
    return edges
  }
}

extension AxisEdge {
  /// Whether another edge on the same axis may be the other side of the same bar.
  fileprivate func isPartner(_ other: AxisEdge) -> Bool {
    guard other.isForward != isForward, abs(other.position - position) > 1e-6 else { return false }
    let common = min(span.upperBound, other.span.upperBound) - max(span.lowerBound, other.span.lowerBound)
    return common >= 0.5 * min(length, other.length)
  }
}

/// A straight part of a path along an axis, as long as it goes on in one direction.
private struct AxisRun {
  var axis: AxisEdge.Axis
  var position: Double
  var start: Double
  var end: Double

  var span: ClosedRange<Double> { min(start, end)...max(start, end) }
  var isForward: Bool { end > start }

  /// Coordinates that differ by less are taken for equal, in px.
  static let grain = 0.01

  init?(from p: Point, to q: Point) {
    let (dx, dy) = (abs(q.x - p.x), abs(q.y - p.y))
    if dy < Self.grain, dx > Self.grain {
      (axis, position, start, end) = (.y, (p.y + q.y) / 2, p.x, q.x)
    } else if dx < Self.grain, dy > Self.grain {
      (axis, position, start, end) = (.x, (p.x + q.x) / 2, p.y, q.y)
    } else {
      return nil
    }
  }

  /// Whether another run goes on where this one ends.
  private func leads(to next: AxisRun) -> Bool {
    axis == next.axis && isForward == next.isForward && abs(position - next.position) < Self.grain && abs(end - next.start) < Self.grain
  }

  static func all(in path: Path) -> [AxisRun] {
    var runs: [AxisRun] = []
    /// Where the subpath's first run stands, if it begins with one.
    var first: Int?
    /// Whether the segment before was a run, which the next one may prolong.
    var goesOn = false
    var start = Point.zero
    var current = Point.zero
    func add(_ p: Point, isFirst: Bool) {
      defer { current = p }
      guard let run = AxisRun(from: current, to: p) else {
        goesOn = goesOn && current == p
        return
      }
      if goesOn, let last = runs.last, last.leads(to: run) {
        runs[runs.count - 1].end = run.end
      } else {
        if isFirst { first = runs.count }
        runs.append(run)
      }
      goesOn = true
    }
    var isFirst = false
    for segment in path.segments {
      switch segment {
      case .move(let p):
        (start, current, goesOn, isFirst, first) = (p, p, false, true, nil)
      case .line(let p):
        add(p, isFirst: isFirst)
        isFirst = false
      case .cubic(_, _, let p):
        (current, goesOn, isFirst) = (p, false, false)
      case .close:
        if current != start { add(start, isFirst: isFirst) }
        if goesOn, let first, first < runs.count - 1, runs[runs.count - 1].leads(to: runs[first]) {
          runs[first].start = runs[runs.count - 1].start
          runs.removeLast()
        }
        (current, goesOn, isFirst, first) = (start, false, true, nil)
      }
    }
    return runs
  }
}
