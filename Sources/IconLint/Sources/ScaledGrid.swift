import IconModel

/// A drawing made for one grid and shown on another: its user units are no whole number of pixels.
struct ScaledGrid: Sendable, Hashable {
  /// The viewBox, in user units.
  let grid: Size
  /// px for a user unit.
  let factor: Double
  /// How much of all straight edges falls between pixels at the smallest wanted scale, as a share.
  let share: Double

  /// Sides of viewBoxes above this are no grids that anybody draws on.
  private static let largestGrid = 64.0

  /// Finds out whether a drawing's faults all have this one cause.
  ///
  /// - Parameters:
  ///   - drawing: with a mask at its smallest scale.
  ///   - edges: of all shapes.
  ///   - greyEdges: those that are seen.
  init?(_ drawing: SourceDrawing, _ edges: [AxisEdge], _ greyEdges: [GreyEdge]) {
    let scale = drawing.smallest
    let content = drawing.unit.canvas.transform.concatenated(drawing.icon.contentToViewport)
    guard content.b == 0, content.c == 0, content.a > 0, content.d > 0 else { return nil }
    let edges = edges.filter { $0.length >= GreyEdge.shortest }
    let length = edges.reduce(0) { $0 + $1.length }
    factor = content.a
    guard length > 0, SourceScale.offset(scale.length(factor)) > 0.01 else { return nil }
    grid = Size(
      drawing.icon.size.width / drawing.icon.contentToViewport.a, drawing.icon.size.height / drawing.icon.contentToViewport.d)
    let isOnUnits = { (edge: AxisEdge) in
      let unit = edge.axis == .x ? (edge.position - content.e) / content.a : (edge.position - content.f) / content.d
      return SourceScale.offset(unit) <= 0.06
    }
    let onUnits = edges.reduce(0) { $0 + (isOnUnits($1) ? $1.length : 0) } / length
    share = edges.reduce(0) { $0 + (scale.offset($1) > GreyEdge.tolerance ? $1.length : 0) } / length
    let isSmall = max(grid.width, grid.height) <= Self.largestGrid
    let isDrawnOnUnits = isSmall && 0.5...4 ~= factor && onUnits >= 0.5 && share >= 0.25
    guard isDrawnOnUnits || share >= 0.5 && (isSmall || !greyEdges.isEmpty) else { return nil }
  }

  /// The next larger canvas that the grid goes into without a rest; nil where it would be more than twice as large.
  func largerCanvas(than canvas: PixelSize) -> PixelSize? {
    let times = max(Double(canvas.width) / grid.width, Double(canvas.height) / grid.height).rounded(.up)
    guard let width = Int(exactly: times * grid.width), let height = Int(exactly: times * grid.height),
      max(width, height) <= 2 * max(canvas.width, canvas.height)
    else { return nil }
    return PixelSize(width, height)
  }

  /// The largest area in whole pixels for each user unit, if that leaves the drawing at least three quarters of the canvas.
  func wholeArea(on canvas: PixelSize) -> PixelSize? {
    let times = min(Double(canvas.width) / grid.width, Double(canvas.height) / grid.height).rounded(.down)
    guard times >= 1, let width = Int(exactly: (times * grid.width).rounded()), let height = Int(exactly: (times * grid.height).rounded()),
      abs(times * grid.width - Double(width)) < 0.001, abs(times * grid.height - Double(height)) < 0.001,
      4 * max(width, height) >= 3 * max(canvas.width, canvas.height)
    else { return nil }
    return PixelSize(width, height)
  }
}
