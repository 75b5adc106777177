import IconModel

/// A pattern and a start that keep dashes apart, found by trying.
struct DashRepair: Sendable, Hashable {
  let pattern: DashPattern
  /// How the shape has to move, in px.
  let move: Point

  /// The contrast that a repair must have everywhere, at all wanted scales.
  private static let wanted = 0.9

  /// Finds the repair of a shape's dashes; nil where none is known to help.
  static func find(_ shape: SourceShape, _ pattern: DashPattern, in drawing: SourceDrawing) -> DashRepair? {
    let path = shape.outline
    var firstLine: (start: Point, end: Point)?
    path.forEachLine { p, q, _ in if firstLine == nil { firstLine = (p, q) } }
    guard let firstLine else { return nil }
    let isClosed = path.segments.contains(.close)
    return candidates(pattern, firstLine, isClosed: isClosed, drawing.smallest).first { repair in
      let moved = path.transformed(by: .translation(repair.move.x, repair.move.y))
      return drawing.scales.allSatisfy { scale in
        DashContrast(of: moved, repair.pattern, at: scale).map { $0.range.lowerBound >= wanted } ?? false
      }
    }
  }

  /// What may help, the least change first.
  private static func candidates(
    _ pattern: DashPattern, _ line: (start: Point, end: Point), isClosed: Bool, _ scale: SourceScale
  ) -> [DashRepair] {
    let pixel = 1 / scale.length(1)
    let whole = { (length: Double) in max(pixel, (length / pixel).rounded() * pixel) }
    var candidates: [DashRepair] = []
    if pattern.cap == .butt {
      var plain = pattern
      plain.lengths = pattern.lengths.map(whole)
      plain.offset = 0
      candidates.append(contentsOf: starts(plain, line, isClosed: isClosed, scale))
      if isClosed {
        var squares = plain
        squares.cap = .square
        squares.width = whole(pattern.width)
        squares.lengths = [0, 2 * squares.width]
        // Squares are centred where the line begins: in the middle of pixels on outlines that are crisp.
        let dotted = DashRepair(pattern: squares, move: .zero)
        if isDotted(plain) { candidates.insert(dotted, at: 0) } else { candidates.append(dotted) }
      }
    } else {
      var plain = pattern
      plain.width = whole(pattern.width)
      plain.lengths = [0, 2 * plain.width]
      plain.offset = 0
      candidates.append(DashRepair(pattern: plain, move: .zero))
      candidates.append(contentsOf: starts(plain, line, isClosed: isClosed, scale))
    }
    return candidates
  }

  /// A pattern with starts that may be right for it: by moving what is open, by an offset for what is closed.
  private static func starts(
    _ pattern: DashPattern, _ line: (start: Point, end: Point), isClosed: Bool, _ scale: SourceScale
  ) -> [DashRepair] {
    let axis = abs(line.end.y - line.start.y) < 0.01 ? AxisEdge.Axis.x : .y
    let (start, end) = axis == .x ? (line.start.x, line.end.x) : (line.start.y, line.end.y)
    // Caps begin half their width before the line does.
    let side = pattern.cap == .butt ? 0 : pattern.width / 2
    let place = scale.place(start - side, axis)
    let distance = scale.unit(place.rounded(), axis) + side - start
    if !isClosed {
      let move = axis == .x ? Point(distance, 0) : Point(0, distance)
      return [DashRepair(pattern: pattern, move: move)]
    }
    var shifted = pattern
    let rest = end >= start ? place - place.rounded(.down) : place.rounded(.up) - place
    shifted.offset = rest / scale.length(1)
    return [DashRepair(pattern: shifted, move: .zero)]
  }

  /// Whether a pattern is what `stroke-style=dotted` makes of its width and cap.
  private static func isDotted(_ pattern: DashPattern) -> Bool {
    let lengths = pattern.cap == .butt ? [pattern.width, pattern.width] : [0, 2 * pattern.width]
    return pattern.lengths.count == 2 && zip(pattern.lengths, lengths).allSatisfy { abs($0 - $1) < 0.01 }
  }
}
