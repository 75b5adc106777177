import IconModel

extension Painter {
  /// Strokes a shape.
  func stroke(_ shape: Shape, along outline: inout Outline, on layer: Layer, in space: Space) throws(RasterError) {
    guard let stroke = shape.stroke else { return }
    let pen = try Pen(stroke, matrix: outline.matrix, in: space)
    let box = outline.box.outset(by: pen.reach)
    guard pen.width > 0, box.pixels(in: layer.bounds) != nil,
      try setPaint(stroke.paint, opacity: stroke.opacity, area: outline.area(box), on: layer, in: space)
    else { return }
    layer.context.setTolerance(pen.tolerance)
    if pen.needsDasher(for: outline) {
      var dasher = Dasher(pen, bounds: layer.bounds)
      var dashes = try Outline(dasher.dashes(of: outline.path), matrix: .identity)
      try trace(&dashes, with: pen.forDashes, on: layer)
      outline.unload()
    } else {
      try trace(&outline, with: pen, on: layer)
    }
  }

  /// Draws solid lines along a path.
  private func trace(_ outline: inout Outline, with pen: Pen, on layer: Layer) throws(RasterError) {
    let ends = pen.lengthOfEnds(on: layer.bounds)
    let length = outline.lengthBound + Double(outline.path.segments.count) * ends
    if outline.box.isWithin(RasterLimits.plainCoordinate), length <= RasterLimits.outlineLength(on: layer.bounds) {
      outline.load(into: layer.context)
    } else {
      var clipper = StrokeClipper(Box(layer.bounds).outset(by: pen.reach + Box.margin))
      clipper.add(outline.path, outline.matrix)
      let cut = clipper.finish()
      try cut.checkLength(on: layer.bounds, extra: ends)
      outline.load(cut, into: layer.context)
    }
    layer.context.strokePreserving(pen)
  }
}
