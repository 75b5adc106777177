import CCairo
import IconModel

/// What draws on a surface (`cairo_t`).
///
/// It works in pixels of the canvas: points are transformed before they come here. Cairo's errors are sticky: whatever is drawn after one
/// is lost, so ``check()`` is called once an element is drawn.
@safe final class Context {
  private let pointer: OpaquePointer

  /// `cairo_create`.
  init(_ surface: Surface) throws(RasterError) {
    // Never nil, as with surfaces.
    guard let pointer = unsafe cairo_create(surface.pointer) else { throw RasterError(.cairo("no context")) }
    unsafe self.pointer = unsafe pointer
    try check()
  }

  deinit { unsafe cairo_destroy(pointer) }

  /// Throws what went wrong since the context was made (`cairo_status`).
  func check() throws(RasterError) {
    try unsafe CairoStatus(cairo_status(pointer)).check()
  }

  // MARK: State

  /// `cairo_save`.
  func save() { unsafe cairo_save(pointer) }
  /// `cairo_restore`.
  func restore() { unsafe cairo_restore(pointer) }
  /// `cairo_set_operator`.
  func setOperator(_ op: cairo_operator_t) { unsafe cairo_set_operator(pointer, op) }
  /// `cairo_set_antialias`.
  func setAntialias(_ on: Bool) { unsafe cairo_set_antialias(pointer, on ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE) }
  /// `cairo_set_tolerance`.
  func setTolerance(_ pixels: Double) { unsafe cairo_set_tolerance(pointer, pixels) }
  /// `cairo_set_fill_rule`.
  func setFillRule(_ rule: FillRule) {
    unsafe cairo_set_fill_rule(pointer, rule == .nonzero ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
  }

  // MARK: Sources

  /// `cairo_set_source_rgba`; Cairo itself notices a colour that is already set.
  func setSource(_ color: Color, opacity: Double) {
    unsafe cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.alpha * opacity)
  }
  /// `cairo_set_source`.
  func setSource(_ pattern: SourcePattern) { unsafe cairo_set_source(pointer, pattern.pointer) }
  /// `cairo_set_source_surface`, pixel upon pixel.
  func setSource(_ surface: Surface) { unsafe cairo_set_source_surface(pointer, surface.pointer, 0, 0) }

  // MARK: Paths

  /// `cairo_new_path`.
  func newPath() { unsafe cairo_new_path(pointer) }

  /// Adds a path as a transform shows it (`cairo_move_to`, `cairo_line_to`, `cairo_curve_to`, `cairo_close_path`).
  func add(_ path: Path, _ t: Transform) {
    for segment in path.segments {
      switch segment {
      case .move(let p):
        let p = t.apply(p)
        unsafe cairo_move_to(pointer, p.x, p.y)
      case .line(let p):
        let p = t.apply(p)
        unsafe cairo_line_to(pointer, p.x, p.y)
      case .cubic(let p, let q, let r):
        let (p, q, r) = (t.apply(p), t.apply(q), t.apply(r))
        unsafe cairo_curve_to(pointer, p.x, p.y, q.x, q.y, r.x, r.y)
      case .close:
        unsafe cairo_close_path(pointer)
      }
    }
  }

  /// Adds a rectangle of the canvas (`cairo_rectangle`).
  func add(_ rect: PixelRect) {
    unsafe cairo_rectangle(pointer, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
  }

  // MARK: Drawing

  /// `cairo_fill_preserve`.
  func fillPreserving() { unsafe cairo_fill_preserve(pointer) }

  /// Strokes the path with a pen, solid; the path stays (`cairo_stroke_preserve`).
  func strokePreserving(_ pen: Pen) {
    withPen(pen) { unsafe cairo_stroke_preserve(pointer) }
  }

  /// The box of what the path's fill covers, canvas or not; nil where it is nothing (`cairo_fill_extents`).
  var fillExtents: Rect? {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    unsafe cairo_fill_extents(pointer, &x0, &y0, &x1, &y1)
    return x0 < x1 && y0 < y1 ? Rect(x: x0, y: y0, width: x1 - x0, height: y1 - y0) : nil
  }

  /// The same for its stroke with a pen (`cairo_stroke_extents`), or a larger box where the pen is not round on the canvas.
  func strokeExtents(_ pen: Pen) -> Rect? {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    withPen(pen) { unsafe cairo_stroke_extents(pointer, &x0, &y0, &x1, &y1) }
    guard x0 < x1, y0 < y1 else { return nil }
    let box = Rect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    guard pen.uniformScale == nil else { return box }
    let t = pen.transform
    return Transform(a: t.a, b: t.b, c: t.c, d: t.d, e: 0, f: 0).bounds(of: box)
  }

  /// Does what strokes the path.
  private func withPen(_ pen: Pen, _ body: () -> Void) {
    // A pen that is round on the canvas is one without a matrix, which Cairo draws faster.
    let scale = pen.uniformScale ?? 1
    if pen.uniformScale == nil {
      // Where the pen stands does not matter, only how it is turned, stretched and slanted.
      var matrix = cairo_matrix_t(xx: pen.transform.a, yx: pen.transform.b, xy: pen.transform.c, yy: pen.transform.d, x0: 0, y0: 0)
      unsafe cairo_set_matrix(pointer, &matrix)
    }
    unsafe cairo_set_line_width(pointer, pen.width * scale)
    unsafe cairo_set_line_cap(pointer, pen.cairoCap)
    unsafe cairo_set_line_join(pointer, pen.cairoJoin)
    unsafe cairo_set_miter_limit(pointer, pen.miterLimit)
    body()
    if pen.uniformScale == nil { unsafe cairo_identity_matrix(pointer) }
  }

  /// Cuts what is drawn from now on to the path's inside (`cairo_clip`).
  func clip() { unsafe cairo_clip(pointer) }

  /// The pixels that clips leave, perhaps none (`cairo_clip_extents`).
  var clipBounds: PixelRect {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    unsafe cairo_clip_extents(pointer, &x0, &y0, &x1, &y1)
    // Whole numbers that lie on the surface.
    return PixelRect(from: Int(x0), Int(y0), to: Int(x1), Int(y1))
  }

  /// Paints the whole surface (`cairo_paint`).
  func paint() { unsafe cairo_paint(pointer) }
  /// `cairo_paint_with_alpha`.
  func paint(opacity: Double) { unsafe cairo_paint_with_alpha(pointer, opacity) }
  /// Paints through the alpha of a surface (`cairo_mask_surface`, pixel upon pixel).
  func paint(through mask: Surface) { unsafe cairo_mask_surface(pointer, mask.pointer, 0, 0) }
}
