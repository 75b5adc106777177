import CCairo

/// Cairo's `cairo_status_t`; a code that this version of Cairo's header does not know is still an error.
struct CairoStatus: Hashable {
  private let code: cairo_status_t

  init(_ code: cairo_status_t) { self.code = code }

  /// What Cairo says of it (`cairo_status_to_string`).
  var text: String { unsafe String(cString: cairo_status_to_string(code)) }

  /// Throws what the status says unless it is a success.
  func check() throws(RasterError) {
    if code != CAIRO_STATUS_SUCCESS { throw RasterError(.cairo(text)) }
  }
}
