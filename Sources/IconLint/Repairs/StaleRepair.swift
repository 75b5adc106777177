import IconModel

extension Repair {
  /// Draws a PNG again from its source.
  static func rendering(_ source: String, as form: Form, in area: PixelSize?) -> Repair {
    Repair(.rendering(source: source, form, drawingArea: area), "drawn again from \(source)")
  }
}
