import CCairo
import IconModel

/// Where a paint is put.
struct PaintedArea {
  /// Takes the shape's user space to pixels.
  let matrix: Transform
  /// What is painted lies inside, in pixels.
  let box: Box
}

extension Painter {
  /// Makes a paint the layer's source and sets the operator with it; false where it leaves no trace.
  func setPaint(_ paint: Paint, opacity: Double, area: PaintedArea, on layer: Layer, in space: Space) throws(RasterError) -> Bool {
    guard opacity.isFinite else { throw RasterError(.number("an opacity that is no number")) }
    let context = layer.context
    context.setOperator(CAIRO_OPERATOR_OVER)
    if opacity <= 0 { return false }
    switch paint {
    case .color(let color):
      return try set(color, opacity: opacity, on: context)
    case .knockout:
      // Not CAIRO_OPERATOR_CLEAR, which takes half the time: it rounds edges in another way than a mask that does the same.
      context.setOperator(CAIRO_OPERATOR_DEST_OUT)
      context.setSource(.black, opacity: opacity)
      return true
    case .linearGradient(let gradient):
      if let color = gradient.onlyColor { return try set(color, opacity: opacity, on: context) }
      return try set(gradient.source(opacity: opacity, area: area), on: context)
    case .radialGradient(let gradient):
      if let color = gradient.onlyColor { return try set(color, opacity: opacity, on: context) }
      return try set(gradient.source(opacity: opacity, area: area), on: context)
    case .pattern(let pattern):
      return try set(source(of: pattern, opacity: opacity, area: area, on: layer, in: space), on: context)
    }
  }

  private func set(_ color: Color, opacity: Double, on context: Context) throws(RasterError) -> Bool {
    guard color.isFinite else { throw RasterError(.number("a colour with a part that is no number")) }
    context.setSource(color, opacity: opacity)
    return color.alpha > 0
  }

  private func set(_ source: SourcePattern?, on context: Context) -> Bool {
    guard let source else { return false }
    context.setSource(source)
    return true
  }
}

extension Color {
  /// Whether all parts are finite.
  var isFinite: Bool { (red + green + blue + alpha).isFinite }
}
