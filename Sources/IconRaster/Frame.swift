import IconModel

/// How a quadrilateral lies on the pixels.
enum Frame {
  /// Its sides are sides of pixels.
  case even
  /// Its sides are upright and level, but pass through pixels.
  case uneven
  case turned

  /// Looks at corners, one after the other, as a transform shows them.
  init(_ corners: [Point], _ t: Transform) {
    let corners = corners.map(t.apply)
    let edges = corners.indices.map { corners[($0 + 1) % corners.count] - corners[$0] }
    let alternate = { (first: Int) in edges.indices.allSatisfy { ($0 + first) % 2 == 0 ? edges[$0].x == 0 : edges[$0].y == 0 } }
    guard alternate(0) || alternate(1) else {
      self = .turned
      return
    }
    // Half a step of Cairo's fixed point, in which it snaps.
    let isWhole = { (v: Double) in abs(v - v.rounded()) < 1.0 / 512 }
    self = corners.allSatisfy { isWhole($0.x) && isWhole($0.y) } ? .even : .uneven
  }
}

extension Path {
  /// The corners where the path is one quadrilateral.
  var quadrilateral: [Point]? {
    guard segments.count >= 4, segments.count <= 6 else { return nil }
    var corners: [Point] = []
    for (i, segment) in segments.enumerated() {
      switch segment {
      case .move(let p) where i == 0: corners.append(p)
      case .line(let p) where i > 0 && (i < 4 || i == 4 && p == corners[0]): corners.append(p)
      case .close where i == segments.count - 1: break
      default: return nil
      }
    }
    return corners.count < 4 ? nil : Array(corners.prefix(4))
  }
}
