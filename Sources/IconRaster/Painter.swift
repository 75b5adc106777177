import CCairo
import IconModel

/// Draws nodes on layers.
struct Painter {
  /// How far, in pixels, a drawn curve may be from the true one.
  ///
  /// With Cairo's default of 0.1 the rims of small circles are up to 20 of 255 too light, 6 on average; with half of it up to 9, 2 on
  /// average. What smaller values gain is hardly more, since Cairo has 15 rows in a pixel.
  static let tolerance = 0.05

  /// What layers hold where their colours do not matter.
  let format: Surface.Format
  let budget: Budget
  /// What clips leave to be seen, however small the layer is: within it layers hold shapes whole.
  ///
  /// How Cairo rounds a row of pixels depends on all of a shape that is in it.
  var frame: PixelRect
  /// Whether clips cut what is drawn on the layer.
  var isClipped = false
  /// The groups round what is drawn on the same layer, each inside the one before it; none needs a layer of its own.
  var open: [Group] = []

  /// Draws nodes one upon the other.
  func draw(_ nodes: [Node], on layer: Layer, in space: Space) throws(RasterError) {
    for node in nodes {
      switch node {
      case .shape(let shape): try draw(shape, on: layer, in: space)
      case .group(let group): try draw(group, on: layer, in: space)
      }
    }
  }

  /// Draws a shape's fill and stroke; a shape whose transform has no inverse is not drawn (CSS Transforms 1).
  func draw(_ shape: Shape, on layer: Layer, in space: Space) throws(RasterError) {
    do { try paint(shape, on: layer, in: space) } catch { throw error.blaming(shape.origin) }
  }

  private func paint(_ shape: Shape, on layer: Layer, in space: Space) throws(RasterError) {
    var outline = try Outline(of: shape, in: space)
    guard outline.matrix.isInvertible, !outline.box.isEmpty else { return }
    layer.context.setAntialias(shape.antialias)
    if shape.strokeFirst { try stroke(shape, along: &outline, on: layer, in: space) }
    if let fill = shape.fill, outline.box.pixels(in: layer.bounds) != nil,
      try setPaint(fill.paint, opacity: fill.opacity, area: outline.area(outline.box), on: layer, in: space)
    {
      layer.context.setFillRule(fill.rule)
      layer.context.setTolerance(Painter.tolerance)
      try outline.loadFill(into: layer.context, bounds: layer.bounds)
      layer.context.fillPreserving()
    }
    if !shape.strokeFirst { try stroke(shape, along: &outline, on: layer, in: space) }
    try layer.context.check()
  }
}
