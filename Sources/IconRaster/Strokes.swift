import CCairo
import IconModel

extension Painter {
  /// Strokes a shape.
  func stroke(_ shape: Shape, along outline: inout Outline, on layer: Layer, in space: Space) throws(RasterError) {
    guard let stroke = shape.stroke else { return }
    let pen = try Pen(stroke, matrix: outline.matrix, in: space)
    let box = outline.box.outset(by: pen.reach)
    guard pen.width > 0, let region = box.pixels(in: layer.bounds),
      try setPaint(stroke.paint, opacity: stroke.opacity, area: outline.area(box), on: layer, in: space)
    else { return }
    guard pen.cap != .butt, let (rest, dots) = outline.path.separatingDots(outline.matrix) else {
      return try trace(&outline, with: pen, on: layer)
    }
    let (dotPath, dotPen) = pen.dotting(pen.beginsWithDash ? dots : [])
    var dotOutline = try Outline(dotPath, matrix: pen.transform)
    if rest.isEmpty {
      try trace(&dotOutline, with: dotPen, on: layer)
    } else {
      // Two strokes, but one area that is painted once.
      let coverage = try Layer(.alpha, region, budget: budget)
      coverage.context.setAntialias(shape.antialias)
      var restOutline = try Outline(rest, matrix: outline.matrix)
      try trace(&restOutline, with: pen, on: coverage)
      try trace(&dotOutline, with: dotPen, on: coverage)
      try coverage.context.check()
      layer.context.paint(through: coverage.surface)
    }
  }

  /// Strokes a path with the paint that is set.
  private func trace(_ outline: inout Outline, with pen: Pen, on layer: Layer) throws(RasterError) {
    layer.context.setTolerance(pen.tolerance)
    if pen.isPlain(along: outline) {
      outline.load(into: layer.context)
      layer.context.strokePreserving(pen)
    } else {
      try pen.checkDashes(of: outline)
      let (cut, pen) = pen.cutting(outline, to: layer.bounds)
      try cut.checkLength(extra: pen.lengthOfEnds)
      outline.load(cut, into: layer.context)
      layer.context.strokePreserving(pen)
    }
  }
}

extension Pen {
  /// What ends, joins and corners add to the length of a stroke's outline for each of its segments, in pixels or in vertices.
  var lengthOfEnds: Double { 2 * radius + 4 * (radius / max(tolerance, 1.0 / 256)).squareRoot() }

  /// Whether Cairo can be given the path and the pen as they are: coordinates, dashes and the outline's length stay within the limits.
  func isPlain(along outline: Outline) -> Bool {
    let dashCount = dashes.isEmpty ? 0 : outline.lengthBound / smallestScale * dashesPerLength
    let length = outline.lengthBound + (Double(outline.path.segments.count) + dashCount) * lengthOfEnds
    return outline.box.isWithin(RasterLimits.plainCoordinate) && length <= RasterLimits.outlineLength
      && dashCount <= Double(RasterLimits.dashes)
  }

  /// The part of a path, in pixels, whose stroke can be seen inside `bounds`, and the pen that draws it: dashes are lines of their own then.
  func cutting(_ outline: Outline, to bounds: PixelRect) -> (path: Path, pen: Pen) {
    var clipper = StrokeClipper(Box(bounds).outset(by: reach + StrokeClipper.margin))
    if dashes.isEmpty {
      clipper.add(outline.path, outline.matrix)
      return (clipper.finish(), self)
    }
    var dasher = Dasher(self)
    dasher.add(outline.path)
    clipper.add(dasher.finish(), transform)
    var pen = solid
    if cap == .square { pen.cap = .butt }
    return (clipper.finish(), pen)
  }

  /// Throws where a path would be cut into too many dashes.
  fileprivate func checkDashes(of outline: Outline) throws(RasterError) {
    if dashes.isEmpty { return }
    var length = 0.0
    outline.path.flatten(measure, tolerance: flatness) { step in
      if case .line(let begin, let end) = step { length += (end - begin).length }
    }
    guard length * dashesPerLength <= Double(RasterLimits.dashes) else {
      throw RasterError(.limit("a stroke of more than \(RasterLimits.dashes) dashes"))
    }
  }
}
