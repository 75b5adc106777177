import CCairo
public import IconModel

/// Draws resolved icons with Cairo.
public enum Rasterizer {
  /// Draws an icon in colour; throws where a number or a limit does not allow it, or Cairo fails.
  ///
  /// What the icon draws outside its viewport does not show. Equal icons on equal canvases give equal pixels.
  public static func draw(_ icon: Icon, on canvas: Canvas) throws(RasterError) -> Rendering {
    Rendering(try surface(.argb, of: icon, on: canvas))
  }

  /// Draws what a platform shows of the icon: the same bytes as the alpha of ``draw(_:on:)``, sooner where colours do not matter.
  public static func drawAlpha(_ icon: Icon, on canvas: Canvas) throws(RasterError) -> AlphaMask {
    let space = Space(content: canvas.transform * icon.contentToViewport, viewport: canvas.transform)
    guard icon.nodes.allSatisfy({ $0.isPlain(in: space) }) else { return try draw(icon, on: canvas).alpha }
    let samples = try surface(.alpha, of: icon, on: canvas).samples
    return AlphaMask(width: canvas.size.width, height: canvas.size.height, samples: samples)
  }

  /// The version of the Cairo library that draws, such as `1.16.0` (`cairo_version_string`).
  public static var cairoVersion: String { unsafe String(cString: cairo_version_string()) }

  private static func surface(_ format: Surface.Format, of icon: Icon, on canvas: Canvas) throws(RasterError) -> Surface {
    let sides = 1...RasterLimits.canvasSide
    guard sides.contains(canvas.size.width), sides.contains(canvas.size.height) else { throw RasterError(.canvasSize(canvas.size)) }
    let space = Space(content: canvas.transform * icon.contentToViewport, viewport: canvas.transform)
    guard space.content.isFinite, space.viewport.isFinite, icon.size.width.isFinite, icon.size.height.isFinite else {
      throw RasterError(.number("a size or a viewBox that is no number"))
    }
    let bounds = PixelRect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)
    let budget = Budget()
    let layer = try Layer(format, bounds, budget: budget)
    // Without a way back from pixels there is nothing to see.
    guard space.content.isInvertible, space.viewport.isInvertible else { return layer.surface }
    let viewport = Rect(x: 0, y: 0, width: icon.size.width, height: icon.size.height)
    if canvas.transform.b != 0 || canvas.transform.c != 0 {
      try Painter(format: format, budget: budget, frame: bounds).draw(icon.nodes, cutTo: viewport, canvas.transform, on: layer, in: space)
    } else if let pixels = Box(viewport, canvas.transform).rounded(in: bounds) {
      // Whole pixels, so that what reaches the edge is crisp there.
      if pixels != bounds { layer.clip(to: pixels) }
      try Painter(format: format, budget: budget, frame: pixels).draw(icon.nodes, on: layer, in: space)
    }
    return layer.surface
  }
}

extension Node {
  /// Whether alpha comes out the same without colours.
  ///
  /// Gradients, patterns and whole layers do not qualify: pixman adds them up in other steps when there is colour, and a pixel in some
  /// millions is rounded the other way.
  fileprivate func isPlain(in space: Space) -> Bool {
    switch self {
    case .shape(let shape): (shape.fill?.paint.isPlain ?? true) && (shape.stroke?.paint.isPlain ?? true)
    case .group(let group): group.isPlain(in: space) && group.children.allSatisfy { $0.isPlain(in: space) }
    }
  }
}

extension Paint {
  fileprivate var isPlain: Bool {
    switch self {
    case .color, .knockout: true
    case .linearGradient, .radialGradient, .pattern: false
    }
  }
}
