import IconModel

/// A vertex of an outline, where a marker may stand.
struct Vertex: Sendable, Hashable {
  var point: Point
  /// The direction in which the outline arrives; nil where it does not.
  var arriving: Point?
  /// The direction in which the outline leaves; nil where it does not.
  var leaving: Point?

  /// Half way between both directions, in degrees (SVG 2, 13.6.4 and 9.5.3).
  var angle: Double {
    guard let first = arriving ?? leaving, let second = leaving ?? arriving else { return 0 }
    let a = Trigonometry.direction(of: first) * 180 / .pi
    var b = Trigonometry.direction(of: second) * 180 / .pi
    if b - a > 180 { b -= 360 }
    if a - b > 180 { b += 360 }
    let half = (a + b) / 2
    // Where the outline turns back, the opposite is half way too. Renderers take what comes first from 0° to 360°.
    return abs(abs(a - b) - 180) < 1e-9 && half >= -90 && half < 90 ? half + 180 : half
  }
}

extension PathData {
  /// The vertices in order, with the directions there.
  var vertices: [Vertex] {
    var walk = VertexWalk()
    var skipped = inner[...]
    for (i, segment) in path.segments.enumerated() {
      let isInner = skipped.first == i
      if isInner { skipped.removeFirst() }
      walk.add(segment, isInner: isInner)
    }
    return walk.finish()
  }
}

/// Gathers vertices subpath by subpath.
private struct VertexWalk {
  private var done: [Vertex] = []
  /// The vertices of the subpath that is under way.
  private var subpath: [Vertex] = []
  private var current = Point.zero
  private var start = Point.zero
  /// Whether the last subpath that is done was closed.
  private var isClosed = false

  mutating func add(_ segment: Path.Segment, isInner: Bool) {
    switch segment {
    case .move(let p):
      endSubpath(closed: false)
      current = p
      start = p
      // What follows a close leaves from the vertex that closed.
      if isInner, let last = done.popLast() {
        subpath = [Vertex(point: last.point, arriving: last.arriving, leaving: nil)]
      } else {
        // The vertex where a subpath began stands for the one that closed it, as librsvg and resvg have it; only at the path's end there are both.
        if isClosed { done.removeLast() }
        subpath = [Vertex(point: p)]
      }
      isClosed = false
    case .line(let p): add(to: p, leaving: p - current, arriving: p - current, isInner: isInner)
    case .cubic(let p, let q, let r):
      let leaving = [p - current, q - current, r - current].first { $0 != .zero } ?? .zero
      let arriving = [r - q, r - p, r - current].first { $0 != .zero } ?? .zero
      add(to: r, leaving: leaving, arriving: arriving, isInner: isInner)
    case .close:
      add(to: start, leaving: start - current, arriving: start - current, isInner: false)
      endSubpath(closed: true)
    }
  }

  private mutating func add(to p: Point, leaving: Point, arriving: Point, isInner: Bool) {
    if let last = subpath.indices.last, subpath[last].leaving == nil, leaving != .zero { subpath[last].leaving = leaving }
    if !isInner { subpath.append(Vertex(point: p, arriving: arriving == .zero ? nil : arriving)) }
    current = p
  }

  private mutating func endSubpath(closed: Bool) {
    guard !subpath.isEmpty else { return }
    // A segment without length has the direction of its neighbours.
    for i in subpath.indices.dropFirst() where subpath[i].arriving == nil {
      subpath[i].arriving = subpath[i - 1].leaving ?? subpath[i - 1].arriving
    }
    for i in subpath.indices.dropLast().reversed() where subpath[i].leaving == nil {
      subpath[i].leaving = subpath[i + 1].arriving ?? subpath[i + 1].leaving
    }
    if closed, subpath.count > 1 {
      subpath[subpath.count - 1].leaving = subpath[0].leaving
      subpath[0].arriving = subpath[0].arriving ?? subpath[subpath.count - 1].arriving
    }
    done += subpath
    isClosed = closed
    subpath = []
  }

  mutating func finish() -> [Vertex] {
    endSubpath(closed: false)
    return done
  }
}
