public import IconModel

extension Rasterizer {
  /// The box of what a shape of an icon paints, in pixels of a canvas, on the canvas or off it.
  ///
  /// Clips and masks do not count. Exact, but for strokes that are far away, very long or slanted by their transform, whose box may be too
  /// large.
  ///
  /// - Returns: nil where nothing is painted, or a number does not allow it.
  public static func inkBox(of shape: Shape, in icon: Icon, on canvas: Canvas) -> Rect? {
    try? Ink(shape, Space(content: canvas.transform * icon.contentToViewport, viewport: canvas.transform)).box
  }
}

/// Measures what a shape paints.
private struct Ink {
  var box: Rect?
  private let bounds = PixelRect(x: 0, y: 0, width: 1, height: 1)

  init(_ shape: Shape, _ space: Space) throws(RasterError) {
    let outline = try Outline(of: shape, in: space)
    guard outline.matrix.isInvertible, !outline.box.isEmpty else { return }
    let context = try Context(try Surface(.alpha, bounds, budget: Budget()))
    if let fill = shape.fill {
      context.setFillRule(fill.rule)
      context.setTolerance(Painter.tolerance)
      add(outline, in: context, reach: 0) { context.fillExtents }
    }
    if let stroke = shape.stroke {
      let pen = try Pen(stroke, matrix: outline.matrix, in: space)
      guard pen.width > 0 else { return }
      context.setTolerance(pen.tolerance)
      if pen.needsDasher(for: outline) {
        if let all = PixelRect(outline.box.outset(by: pen.reach)) {
          var dasher = Dasher(pen, bounds: all)
          let dashes = try Outline(dasher.dashes(of: outline.path), matrix: .identity)
          add(dashes, in: context, reach: pen.reach) { context.strokeExtents(pen.forDashes) }
        } else {
          add(outline.box.outset(by: pen.reach).rect)
        }
      } else {
        add(outline, in: context, reach: pen.reach) { context.strokeExtents(pen) }
      }
    }
    try context.check()
  }

  /// Adds what Cairo says of an outline, or where it must not see that, a box that holds it.
  private mutating func add(_ outline: Outline, in context: Context, reach: Double, extents: () -> Rect?) {
    let isPlain = outline.box.isWithin(RasterLimits.plainCoordinate)
    guard isPlain, outline.lengthBound <= RasterLimits.outlineLength else { return add(outline.box.outset(by: reach).rect) }
    var outline = outline
    outline.load(into: context)
    add(extents())
  }

  private mutating func add(_ other: Rect?) {
    guard let other else { return }
    box = box?.union(other) ?? other
  }
}

extension Box {
  /// nil where it is empty.
  fileprivate var rect: Rect? {
    isEmpty ? nil : Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension PixelRect {
  /// Makes the whole pixels that a box touches; nil where there are none or they are too far away.
  fileprivate init?(_ box: Box) {
    guard !box.isEmpty, box.isWithin(RasterLimits.plainCoordinate) else { return nil }
    self.init(
      from: Int(box.low.x.rounded(.down)), Int(box.low.y.rounded(.down)), to: Int(box.high.x.rounded(.up)), Int(box.high.y.rounded(.up)))
  }
}
