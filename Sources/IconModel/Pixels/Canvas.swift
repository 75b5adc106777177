/// What an icon is drawn on: a size in pixels, and where the icon's viewport lies on it.
public struct Canvas: Sendable, Hashable {
  public var size: PixelSize
  /// Takes the icon's viewport, in user units, to pixels.
  public var transform: Transform

  /// Makes a canvas.
  public init(size: PixelSize, transform: Transform) {
    self.size = size
    self.transform = transform
  }

  /// The canvas that shows the whole viewport as large as it fits, centred, with its proportions kept.
  ///
  /// `drawingArea` is the part that the viewport may take, in the middle of the canvas; what is left round it is padding. The viewport is placed
  /// on whole pixels (a half is rounded down), so that what is crisp stays crisp.
  public static func fitting(_ icon: Icon, into size: PixelSize, drawingArea: PixelSize? = nil) -> Canvas {
    let area = drawingArea ?? size
    guard icon.size.width > 0, icon.size.height > 0 else { return Canvas(size: size, transform: .identity) }
    let scale = min(Double(area.width) / icon.size.width, Double(area.height) / icon.size.height)
    let margin = { (outer: Int, inner: Double) in ((Double(outer) - inner * scale) / 2 + 1e-9).rounded(.down) }
    return Canvas(
      size: size,
      transform: Transform(
        a: scale, b: 0, c: 0, d: scale, e: margin(size.width, icon.size.width), f: margin(size.height, icon.size.height)))
  }
}
