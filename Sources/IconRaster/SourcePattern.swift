import CCairo
import IconModel

/// Something other than a plain colour to paint with (`cairo_pattern_t`).
@safe final class SourcePattern {
  let pointer: OpaquePointer

  private init(_ pointer: OpaquePointer?) throws(RasterError) {
    // Never nil, as with surfaces.
    guard let pointer = unsafe pointer else { throw RasterError(.cairo("no pattern")) }
    unsafe self.pointer = unsafe pointer
    try check()
  }

  deinit { unsafe cairo_pattern_destroy(pointer) }

  /// Makes a gradient along a line (`cairo_pattern_create_linear`).
  convenience init(from start: Point, to end: Point) throws(RasterError) {
    try unsafe self.init(cairo_pattern_create_linear(start.x, start.y, end.x, end.y))
  }

  /// Makes a gradient between two circles (`cairo_pattern_create_radial`).
  convenience init(from c0: Point, radius r0: Double, to c1: Point, radius r1: Double) throws(RasterError) {
    try unsafe self.init(cairo_pattern_create_radial(c0.x, c0.y, r0, c1.x, c1.y, r1))
  }

  /// Makes a pattern of a surface (`cairo_pattern_create_for_surface`).
  convenience init(_ surface: Surface) throws(RasterError) {
    try unsafe self.init(cairo_pattern_create_for_surface(surface.pointer))
  }

  /// Adds a stop (`cairo_pattern_add_color_stop_rgba`).
  func addStop(_ offset: Double, _ color: Color, opacity: Double) {
    unsafe cairo_pattern_add_color_stop_rgba(pointer, offset, color.red, color.green, color.blue, color.alpha * opacity)
  }

  /// Says what lies beyond the ends (`cairo_pattern_set_extend`).
  func setExtend(_ extend: cairo_extend_t) { unsafe cairo_pattern_set_extend(pointer, extend) }

  /// Says how pixels are made of a surface's (`cairo_pattern_set_filter`).
  func setFilter(_ filter: cairo_filter_t) { unsafe cairo_pattern_set_filter(pointer, filter) }

  /// Sets what takes pixels of the canvas to the pattern (`cairo_pattern_set_matrix`).
  func setMatrix(_ t: Transform) {
    var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.e, y0: t.f)
    unsafe cairo_pattern_set_matrix(pointer, &matrix)
  }

  /// Throws what went wrong since the pattern was made (`cairo_pattern_status`).
  func check() throws(RasterError) { try unsafe CairoStatus(cairo_pattern_status(pointer)).check() }
}
