import CCairo
import IconModel

extension LinearGradient {
  /// The one colour of a gradient without a length: its last stop's (SVG 2, linear gradients).
  var onlyColor: Color? { start == end ? stops.last?.color : nil }

  /// The gradient for Cairo; nil where its transform has no inverse: then it paints nothing.
  func source(opacity: Double, area: PaintedArea) throws(RasterError) -> SourcePattern? {
    guard let space = try GradientSpace(transform, area: area) else { return nil }
    let source = try SourcePattern(from: space.place(start), to: space.place(end))
    try source.finish(stops, opacity: opacity, spread: spread, matrix: space.fromPixels)
    return source
  }
}

extension RadialGradient {
  /// The one colour of a gradient without a radius: its last stop's (SVG 2, radial gradients).
  var onlyColor: Color? { radius == 0 ? stops.last?.color : nil }

  /// The gradient for Cairo; nil where its transform has no inverse: then it paints nothing.
  ///
  /// Cairo's two circles are SVG 2's: with the focus outside, the colours fill the cone that touches both circles and nothing else.
  func source(opacity: Double, area: PaintedArea) throws(RasterError) -> SourcePattern? {
    guard let space = try GradientSpace(transform, area: area) else { return nil }
    let outer = try space.length(radius)
    var inner = try space.length(focusRadius)
    // Cairo leaves out equal circles. Browsers have the first colour inside and the last outside, as just before they are equal.
    if focus == center, focusRadius == radius { inner = max(0, outer - 1.0 / 256) }
    let source = try SourcePattern(from: space.place(focus), radius: inner, to: space.place(center), radius: outer)
    try source.finish(stops, opacity: opacity, spread: spread, matrix: space.fromPixels)
    return source
  }
}

/// The space in which Cairo is given a gradient.
///
/// It is the gradient's own space moved and scaled such that the way to it from pixels moves nothing and scales by about 1: pixman keeps
/// that way in 16.16 fixed point, which the way to the gradient's own space may exceed.
private struct GradientSpace {
  let fromPixels: Transform
  private let scale: Double
  private let shift: Point

  /// Makes the space; nil where there is no way back from pixels.
  init?(_ transform: Transform, area: PaintedArea) throws(RasterError) {
    let toPixels = area.matrix * transform
    guard toPixels.isFinite else { throw RasterError(.number("a gradient with a coordinate that is no number")) }
    guard let back = toPixels.inverted, back.isFinite else { return nil }
    scale = 1 / max(abs(back.a), abs(back.b), abs(back.c), abs(back.d))
    shift = Point(back.e, back.f)
    fromPixels = Transform(a: back.a * scale, b: back.b * scale, c: back.c * scale, d: back.d * scale, e: 0, f: 0)
  }

  /// Takes a point of the gradient's own space here.
  func place(_ p: Point) throws(RasterError) -> Point {
    let place = (p - shift) * scale
    return Point(try checked(place.x), try checked(place.y))
  }

  /// Takes a length of the gradient's own space here.
  func length(_ v: Double) throws(RasterError) -> Double { try checked(v * scale) }

  private func checked(_ v: Double) throws(RasterError) -> Double {
    guard abs(v) <= RasterLimits.gradientReach else {
      throw RasterError(.limit("a gradient that reaches more than \(Int(RasterLimits.gradientReach)) pixels away"))
    }
    return v
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
