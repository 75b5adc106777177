public import IconModel

/// A source's drawing as the rules see it: its shapes, the scales that it is wanted at, and pictures of it.
///
/// Everything is made when a rule first asks for it, and what several rules ask for is kept. An instance belongs to one thread.
///
/// *px* are pixels at 1x.
public final class SourceDrawing {
  let icon: Icon
  /// At 1x, whether that is wanted or not.
  let unit: SourceScale
  /// What is wanted, the smallest first; at least one.
  private(set) var scales: [SourceScale]
  /// All shapes in the order of drawing; the contents of masks and patterns are none, nor is what is hidden.
  private(set) lazy var shapes: [SourceShape] = icon.shapes(on: unit.canvas)
  /// The segments of all paths.
  private(set) lazy var segmentCount: Int = shapes.reduce(0) { $0 + $1.shape.path.segments.count }

  /// About how much there is to draw, in segments.
  private(set) lazy var work: Double = icon.drawingWork

  let renderer: SourceRenderer
  private var masks: [Key: AlphaMask?] = [:]
  private var images: [Key: PixelImage?] = [:]
  private var inkBoxes: [Int: Rect?] = [:]
  /// What has been drawn so far, in segments.
  private var spent = 0.0

  /// What is kept, by what was asked for.
  private struct Key: Hashable {
    var scale: SourceScale
    var zoom: Double
  }

  /// The most pixels of a picture; what is larger is no icon, and looking at it costs more than it tells.
  static let pixelLimit = 4 << 20

  /// What may be drawn for the rules in all, in segments: some tenths of a second, and the same in every run, unlike time itself.
  private static let mostSpent = 3_000_000.0
  /// What a pixel of a picture costs, in segments.
  private static let pixelWork = 0.04

  /// Makes a drawing.
  ///
  /// - Parameters:
  ///   - icon: without errors.
  ///   - unit: what it is drawn on at 1x.
  ///   - smallest: the smallest wanted scale, and what the icon is drawn on there.
  ///   - mask: the alpha at that scale.
  ///   - renderer: what draws.
  public init(_ icon: Icon, unit: Canvas, smallest: (scale: Int, canvas: Canvas), mask: AlphaMask, renderer: SourceRenderer) {
    self.icon = icon
    self.renderer = renderer
    self.unit = SourceScale(1, unit, unit: unit)
    scales = [SourceScale(smallest.scale, smallest.canvas, unit: unit)]
    masks[Key(scale: scales[0], zoom: 1)] = mask
  }

  /// Adds the next larger one of the wanted scales.
  public func add(_ scale: Int, _ canvas: Canvas) { scales.append(SourceScale(scale, canvas, unit: unit.canvas)) }

  /// The smallest wanted scale: where faults show first.
  var smallest: SourceScale { scales[0] }

  /// The largest wanted scale.
  var largest: SourceScale { scales[scales.count - 1] }

  /// The shorter side of the canvas, in px.
  var side: Double { Double(min(unit.size.width, unit.size.height)) }

  // MARK: Pictures

  /// What a platform shows of the icon at a scale, kept; nil for canvases that are too large, and once
  /// drawing has cost too much.
  ///
  /// `zoom` enlarges the canvas (above 1) or reduces it.
  func mask(at scale: SourceScale, zoom: Double = 1) -> AlphaMask? {
    let key = Key(scale: scale, zoom: zoom)
    if let mask = masks[key] { return mask }
    let mask = draw(icon, at: scale, zoom: zoom)
    masks[key] = mask
    return mask
  }

  /// The icon in colour, kept; otherwise as ``mask(at:zoom:)``.
  func image(at scale: SourceScale, zoom: Double = 1) -> PixelImage? {
    let key = Key(scale: scale, zoom: zoom)
    if let image = images[key] { return image }
    let canvas = scale.canvas.zoomed(zoom)
    let image = affords(icon, canvas) ? renderer.image(icon, canvas) : nil
    images[key] = image
    return image
  }

  /// The alpha of another icon, such as `icon.keeping { $0 != 3 }`; otherwise as ``mask(at:zoom:)``, and not kept.
  func draw(_ other: Icon, at scale: SourceScale, zoom: Double = 1) -> AlphaMask? {
    let canvas = scale.canvas.zoomed(zoom)
    return affords(other, canvas) ? renderer.alpha(other, canvas) : nil
  }

  /// The alpha of another icon, as it is where all is drawn in colour; otherwise as ``draw(_:at:zoom:)``.
  func drawInColor(_ other: Icon, at scale: SourceScale, zoom: Double = 1) -> AlphaMask? {
    let canvas = scale.canvas.zoomed(zoom)
    return affords(other, canvas) ? renderer.image(other, canvas)?.alpha : nil
  }

  /// What an icon would show in a window if the canvas had no edge.
  ///
  /// - Parameters:
  ///   - other: the icon, or an edited one.
  ///   - window: in the scale's pixels, reaching beyond the canvas or lying inside of it.
  ///   - scale: one of the wanted ones.
  ///   - zoom: enlarges what the window shows.
  /// - Returns: `zoom` times the window's size.
  func draw(_ other: Icon, window: PixelRect, at scale: SourceScale, zoom: Double = 1) -> AlphaMask? {
    let (k, toPixels) = (scale.canvas.transform.a, scale.canvas.transform)
    guard k > 0, !window.isEmpty else { return nil }
    // The viewport is what is never drawn beyond: it becomes the window.
    var open = other
    open.size = Size(Double(window.width) / k, Double(window.height) / k)
    open.contentToViewport = Transform.translation((toPixels.e - Double(window.x)) / k, (toPixels.f - Double(window.y)) / k)
      .concatenated(other.contentToViewport)
    let canvas = Canvas(size: PixelSize(window.width, window.height), transform: .scale(k, k)).zoomed(zoom)
    return affords(open, canvas) ? renderer.alpha(open, canvas) : nil
  }

  /// The zoom that brings the longer side of a scale's canvas down to `side` pixels; 1 where it is no longer.
  func reduction(of scale: SourceScale, to side: Int) -> Double {
    min(1, Double(side) / Double(max(scale.size.width, scale.size.height)))
  }

  /// Whether a drawing is worth its cost, which then counts.
  private func affords(_ icon: Icon, _ canvas: Canvas) -> Bool {
    let pixels = canvas.size.width.multipliedReportingOverflow(by: canvas.size.height)
    guard !pixels.overflow, pixels.partialValue <= Self.pixelLimit else { return false }
    return affords(icon.drawingWork + Double(pixels.partialValue) * Self.pixelWork)
  }

  private func affords(_ more: Double) -> Bool {
    guard spent + more <= Self.mostSpent else { return false }
    spent += more
    return true
  }

  // MARK: Geometry

  /// The exact box of what a shape's fill paints, in px; nil where it covers nothing.
  func fillBox(of shape: SourceShape) -> Rect? {
    var filled = shape.shape
    filled.stroke = nil
    return renderer.inkBox(filled, icon, unit.canvas)
  }

  /// The exact box of what a shape paints, in px, on the canvas or off it, without what cuts it; nil where it paints nothing.
  ///
  /// Once that costs too much, a box that holds it.
  func inkBox(of shape: SourceShape) -> Rect? {
    if let box = inkBoxes[shape.index] { return box }
    let isAffordable = affords(shape.shape.drawingWork)
    let box = isAffordable ? renderer.inkBox(shape.shape, icon, unit.canvas) : shape.reach
    inkBoxes[shape.index] = box
    return box
  }
}
