import IconModel

/// One of the scales that a source is wanted at.
struct SourceScale: Sendable, Hashable {
  /// Pixels a point.
  let scale: Int
  /// What the icon is drawn on.
  let canvas: Canvas
  /// Takes pixels at 1x to pixels at this scale; more than a factor where a drawing's margin is not the same in both.
  let fromUnit: Transform

  init(_ scale: Int, _ canvas: Canvas, unit: Canvas) {
    self.scale = scale
    self.canvas = canvas
    fromUnit = unit.transform.inverted.map(canvas.transform.concatenated) ?? .identity
  }

  /// As messages name it: `@2x`.
  var name: String { "@\(scale)x" }

  /// In pixels.
  var size: PixelSize { canvas.size }
}

extension Canvas {
  /// The canvas enlarged (a `zoom` above 1) or reduced.
  func zoomed(_ zoom: Double) -> Canvas {
    if zoom == 1 { return self }
    let side = { (pixels: Int) in max(1, Int((Double(pixels) * zoom - 1e-6).rounded(.up))) }
    return Canvas(
      size: PixelSize(side(size.width), side(size.height)), transform: Transform.scale(zoom, zoom).concatenated(transform))
  }
}
