import IconModel

extension Path {
  /// The subpaths that have segments but no length on Cairo's grid, as points, and the path without them; nil if there are none.
  ///
  /// SVG draws a cap on them and nothing else (SVG 2, 13.5.5); a `move` alone draws nothing. `t` takes the path to pixels.
  func separatingDots(_ t: Transform) -> (rest: Path, dots: [Point])? {
    var dots: [Point] = []
    var rest: [Path.Segment] = []
    var begin = 0
    var start = Point.zero
    var isDot = true
    let endSubpath = { (end: Int) in
      let isMoveOnly = end == begin + 1 && segments[begin].isMove
      if isDot, end > begin, !isMoveOnly {
        dots.append(start)
      } else if end > begin {
        // A subpath behind a `close` may lack a beginning of its own.
        if !segments[begin].isMove { rest.append(.move(start)) }
        rest += segments[begin..<end]
      }
      begin = end
      isDot = true
    }
    for (index, segment) in segments.enumerated() {
      switch segment {
      case .move(let p):
        endSubpath(index)
        start = p
      case .line(let p):
        isDot = isDot && t.merges(start, p)
      case .cubic(let p, let q, let r):
        isDot = isDot && t.merges(start, p) && t.merges(start, q) && t.merges(start, r)
      case .close:
        endSubpath(index + 1)
      }
    }
    endSubpath(segments.count)
    return dots.isEmpty ? nil : (Path(rest), dots)
  }
}

extension Transform {
  /// Whether Cairo cannot tell the images of two points apart: it rounds coordinates to 1/256 of a pixel.
  fileprivate func merges(_ p: Point, _ q: Point) -> Bool {
    if p == q { return true }
    let (p, q) = (apply(p), apply(q))
    // Two numbers that are rounded to the same step are never further apart.
    if abs(p.x - q.x) > 1.0 / 256 || abs(p.y - q.y) > 1.0 / 256 { return false }
    let step = { (v: Double) in (v * 256).rounded(.toNearestOrEven) }
    return step(p.x) == step(q.x) && step(p.y) == step(q.y)
  }
}

extension Pen {
  /// The path, in the pen's space, and the pen that draw caps round points without length.
  ///
  /// Cairo draws round ones; a square one has no direction for it, but SVG's lies along the axes: it is a short line with butt ends.
  func dotting(_ dots: [Point]) -> (path: Path, pen: Pen) {
    var pen = solid
    if cap == .square { pen.cap = .butt }
    let half = cap == .square ? Point(width / 2, 0) : .zero
    let lines = dots.flatMap { dot in
      let p = measure.apply(dot)
      return [Path.Segment.move(p - half), .line(p + half)]
    }
    return (Path(lines), pen)
  }
}
