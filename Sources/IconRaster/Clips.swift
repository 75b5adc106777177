import CCairo
import IconModel

extension ClipPath {
  /// Whether Cairo's own clip can do it: nowhere a union of shapes, nor a viewport that cuts pixels.
  func isSimple(in space: Space) -> Bool {
    parts.count <= 1 && !cutsPixels(in: space) && parts.allSatisfy { $0.clip?.isSimple(in: space) ?? true }
      && clip?.isSimple(in: space) ?? true
  }

  /// Whether it is a viewport of which a side passes through pixels.
  private func cutsPixels(in space: Space) -> Bool {
    guard let viewport, let part = parts.first else { return false }
    return !viewport.isEven(under: space.content * part.transform)
  }
}

extension Painter {
  /// A box that holds all that a region leaves.
  func box(of region: ClipPath, in space: Space) -> Box {
    var box = Box()
    for part in region.parts { box.add(Box(part.path, space.content * part.transform)) }
    if let further = region.clip { box = box.intersection(self.box(of: further, in: space)) }
    return box
  }

  /// Cuts what is drawn on a layer from now on to a simple region.
  func clip(to region: ClipPath, on layer: Layer, in space: Space) throws(RasterError) {
    if let part = region.parts.first {
      try load(part, into: layer, in: space)
      layer.context.clip()
      if let nested = part.clip { try clip(to: nested, on: layer, in: space) }
    } else {
      layer.context.newPath()
      layer.context.clip()
    }
    if let further = region.clip { try clip(to: further, on: layer, in: space) }
  }

  /// Draws nodes on a layer on which there is nothing yet, cut to a rectangle as a transform shows it.
  func draw(_ nodes: [Node], cutTo rect: Rect, _ t: Transform, on layer: Layer, in space: Space) throws(RasterError) {
    let part = ClipPath.Part(path: rect.path, transform: t)
    let canvas = Space(content: .identity, viewport: .identity)
    let whole = Rect(layer.bounds)
    if t.b == 0, t.c == 0, t.bounds(of: rect).intersection(whole) == whole { return try draw(nodes, on: layer, in: space) }
    if rect.isEven(under: t) {
      try load(part, into: layer, in: canvas)
      layer.context.clip()
      return try draw(nodes, on: layer, in: space)
    }
    // As a whole, and with the exact share of each pixel. Cairo's clip would cut shape by shape, in 15 rows of a pixel.
    try draw(nodes, on: layer, in: space)
    try load(part, into: layer, in: canvas)
    layer.context.setOperator(CAIRO_OPERATOR_DEST_IN)
    layer.context.setSource(.black, opacity: 1)
    layer.context.fillPreserving()
  }

  /// How much of each pixel of `bounds` is inside a region.
  func coverage(of region: ClipPath, in bounds: PixelRect, space: Space) throws(RasterError) -> Layer {
    let union = try Layer(.alpha, bounds, budget: budget)
    for part in region.parts {
      let layer = part.clip == nil ? union : try Layer(.alpha, bounds, budget: budget)
      try load(part, into: layer, in: space)
      layer.context.setOperator(CAIRO_OPERATOR_OVER)
      layer.context.setSource(.black, opacity: 1)
      layer.context.fillPreserving()
      if let nested = part.clip {
        layer.multiply(by: try coverage(of: nested, in: bounds, space: space))
        union.add(layer)
      }
    }
    if let further = region.clip { union.multiply(by: try coverage(of: further, in: bounds, space: space)) }
    try union.context.check()
    return union
  }

  private func load(_ part: ClipPath.Part, into layer: Layer, in space: Space) throws(RasterError) {
    var outline = try Outline(part.path, matrix: space.content * part.transform)
    layer.context.setAntialias(part.antialias)
    layer.context.setFillRule(part.rule)
    layer.context.setTolerance(Painter.tolerance)
    try outline.loadFill(into: layer.context, bounds: layer.bounds)
  }
}
