import CCairo
import IconModel

extension LinearGradient {
  /// The one colour of a gradient without a length: its last stop's (SVG 2, 14.2.2).
  var onlyColor: Color? { start == end ? stops.last?.color : nil }

  /// The gradient for Cairo; nil where its transform has no inverse: then it paints nothing.
  func source(opacity: Double, area: PaintedArea) throws(RasterError) -> SourcePattern? {
    let numbers = start.x + start.y + end.x + end.y
    guard let matrix = try area.pixelsTo(gradientSpace: transform, numbers: numbers) else { return nil }
    let source = try SourcePattern(from: start, to: end)
    try source.finish(stops, opacity: opacity, spread: spread, matrix: matrix)
    return source
  }
}

extension RadialGradient {
  /// The one colour of a gradient without a radius: its last stop's (SVG 2, 14.2.3).
  var onlyColor: Color? { radius == 0 ? stops.last?.color : nil }

  /// The gradient for Cairo; nil where its transform has no inverse: then it paints nothing.
  ///
  /// Cairo's two circles are SVG 2's: with the focus outside, the colours fill the cone that touches both circles and nothing else.
  func source(opacity: Double, area: PaintedArea) throws(RasterError) -> SourcePattern? {
    let numbers = center.x + center.y + radius + focus.x + focus.y + focusRadius
    guard let matrix = try area.pixelsTo(gradientSpace: transform, numbers: numbers) else { return nil }
    let source = try SourcePattern(from: focus, radius: focusRadius, to: center, radius: radius)
    try source.finish(stops, opacity: opacity, spread: spread, matrix: matrix)
    return source
  }
}

extension PaintedArea {
  /// What takes pixels to a gradient's own space; nil where there is no way back from there. Throws unless all numbers are finite.
  fileprivate func pixelsTo(gradientSpace transform: Transform, numbers: Double) throws(RasterError) -> Transform? {
    let toPixels = matrix.concatenated(transform)
    guard toPixels.isFinite, numbers.isFinite else { throw RasterError(.number("a gradient with a coordinate that is no number")) }
    return toPixels.inverted
  }
}

extension SourcePattern {
  /// Sets what both kinds of gradients have.
  fileprivate func finish(_ stops: [GradientStop], opacity: Double, spread: SpreadMethod, matrix: Transform) throws(RasterError) {
    guard stops.count <= RasterLimits.gradientStops else {
      throw RasterError(.limit("a gradient of \(stops.count) stops, more than \(RasterLimits.gradientStops)"))
    }
    for stop in stops {
      guard stop.offset.isFinite, stop.color.isFinite else { throw RasterError(.number("a gradient stop with a part that is no number")) }
      addStop(stop.offset, stop.color, opacity: opacity)
    }
    switch spread {
    case .pad: setExtend(CAIRO_EXTEND_PAD)
    case .reflect: setExtend(CAIRO_EXTEND_REFLECT)
    case .repeat: setExtend(CAIRO_EXTEND_REPEAT)
    }
    setMatrix(matrix)
    try check()
  }
}
