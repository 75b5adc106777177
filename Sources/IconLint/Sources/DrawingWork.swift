import IconModel

extension Icon {
  /// About how much there is to draw, in segments: dashes, layers, and what masks and patterns draw count as well.
  var drawingWork: Double { nodes.drawingWork }
}

extension [Node] {
  /// What a surface of its own costs, in segments.
  private static var layer: Double { 20 }

  fileprivate var drawingWork: Double {
    reduce(0) { sum, node in
      switch node {
      case .shape(let shape): sum + shape.drawingWork
      case .group(let group):
        sum + group.children.drawingWork + (group.needsLayer ? Self.layer : 0) + (group.mask?.drawingWork ?? 0)
          + Double(group.clip?.parts.reduce(0) { $0 + $1.path.segments.count } ?? 0)
      }
    }
  }
}

extension Mask {
  fileprivate var drawingWork: Double { content.drawingWork + (mask?.drawingWork ?? 0) + 20 }
}

extension Shape {
  /// About how much there is to draw, in segments.
  var drawingWork: Double {
    let segments = Double(path.segments.count)
    let fill = (fill?.paint.drawingWork ?? 0) + (fill == nil ? 0 : segments)
    guard let stroke else { return fill }
    // A stroke has two sides.
    return fill + stroke.paint.drawingWork + 2 * max(segments, stroke.dashCount(along: path))
  }
}

extension Stroke {
  /// About how many dashes there are on a path, measured along its points.
  fileprivate func dashCount(along path: Path) -> Double {
    let period = dashes.reduce(0, +)
    guard period > 0 else { return 0 }
    var (length, last) = (0.0, Point.zero)
    for segment in path.segments {
      switch segment {
      case .move(let p): last = p
      case .line(let p), .cubic(_, _, let p):
        length += (p - last).length
        last = p
      case .close: break
      }
    }
    return length / period * Double(dashes.count) / 2
  }
}

extension Paint {
  /// A pattern's content is drawn again and again.
  fileprivate var drawingWork: Double { if case .pattern(let pattern) = self { 100 * pattern.content.drawingWork } else { 0 } }
}

extension SourceDrawing {
  /// Whether the drawing may be drawn again and again: icons have far less to draw, and for others the wait is worth more than what is
  /// found.
  var isLight: Bool { work <= Self.mostWork }

  private static var mostWork: Double { 20_000 }
}
