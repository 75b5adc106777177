import CCairo
import IconModel

/// Pixels that Cairo draws on, for a rectangle of the canvas (`cairo_surface_t`, an image surface).
///
/// Its coordinates are the canvas's: the pixel (`bounds.x`, `bounds.y`) of the canvas is its first.
@safe final class Surface {
  /// What a pixel holds.
  enum Format {
    /// One byte of alpha.
    case alpha
    /// Premultiplied colour and alpha in one native 32-bit number.
    case argb

    fileprivate var cairo: cairo_format_t { self == .alpha ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32 }
    fileprivate var bytesPerPixel: Int { self == .alpha ? 1 : 4 }
  }

  let format: Format
  let bounds: PixelRect
  let budget: Budget
  private let byteCount: Int
  let pointer: OpaquePointer

  /// Makes a transparent surface (`cairo_image_surface_create`).
  init(_ format: Format, _ bounds: PixelRect, budget: Budget) throws(RasterError) {
    let byteCount = bounds.width * bounds.height * format.bytesPerPixel
    try budget.hold(bytes: byteCount)
    // Never nil: a surface that cannot be made is one whose status is an error.
    guard let pointer = unsafe cairo_image_surface_create(format.cairo, Int32(bounds.width), Int32(bounds.height)) else {
      throw RasterError(.cairo("no surface"))
    }
    self.format = format
    self.bounds = bounds
    self.budget = budget
    self.byteCount = byteCount
    unsafe self.pointer = unsafe pointer
    try status.check()
    // Cairo rounds what is drawn first in another way where it knows that there is nothing yet. A drawing must not depend on that.
    unsafe cairo_surface_mark_dirty(pointer)
    if bounds.x != 0 || bounds.y != 0 { unsafe cairo_surface_set_device_offset(pointer, Double(-bounds.x), Double(-bounds.y)) }
  }

  deinit {
    unsafe cairo_surface_destroy(pointer)
    budget.release(bytes: byteCount)
  }

  /// `cairo_surface_status`.
  var status: CairoStatus { unsafe CairoStatus(cairo_surface_status(pointer)) }

  /// Hands out the pixels and the bytes from one row to the next (`cairo_image_surface_get_data`).
  func withPixels(_ body: (_ data: UnsafeMutableRawPointer, _ stride: Int) -> Void) {
    unsafe cairo_surface_flush(pointer)
    guard let data = unsafe cairo_image_surface_get_data(pointer) else { return }
    unsafe body(data, Int(cairo_image_surface_get_stride(pointer)))
    unsafe cairo_surface_mark_dirty(pointer)
  }
}
