import CCairo
import IconModel

/// A surface with a context that draws on it.
final class Layer {
  let surface: Surface
  let context: Context

  var bounds: PixelRect { surface.bounds }

  /// Makes a transparent layer.
  convenience init(_ format: Surface.Format, _ bounds: PixelRect, budget: Budget) throws(RasterError) {
    try self.init(Surface(format, bounds, budget: budget))
  }

  /// Makes a layer of a surface with what is on it.
  init(_ surface: Surface) throws(RasterError) {
    self.surface = surface
    context = try Context(surface)
  }

  /// Cuts what is drawn from now on to whole pixels.
  func clip(to pixels: PixelRect) {
    context.newPath()
    context.add(pixels)
    context.clip()
  }

  /// Makes everything one colour.
  func fill(_ color: Color) {
    context.setOperator(CAIRO_OPERATOR_SOURCE)
    context.setSource(color, opacity: 1)
    context.paint()
  }

  /// Lays another layer on top, or puts it together with what is here in another way.
  func add(_ other: Layer, _ op: cairo_operator_t = CAIRO_OPERATOR_OVER) {
    context.setOperator(op)
    context.setSource(other.surface)
    context.paint()
  }

  /// Replaces what is here with what another layer shows in the same place.
  func copy(_ other: Layer) {
    context.setOperator(CAIRO_OPERATOR_SOURCE)
    context.setSource(other.surface)
    context.paint()
  }

  /// Keeps of each pixel what another layer's alpha says.
  func multiply(by coverage: Layer) {
    context.setOperator(CAIRO_OPERATOR_DEST_IN)
    context.setSource(coverage.surface)
    context.paint()
  }

  /// Keeps of each pixel the same share.
  func multiply(by opacity: Double) {
    guard opacity < 1 else { return }
    context.setOperator(CAIRO_OPERATOR_DEST_IN)
    context.setSource(.black, opacity: opacity)
    context.paint()
  }
}
