import IconModel

extension Repair {
  /// Draws a PNG again from its source.
  static func rendering(_ source: String, as form: Form) -> Repair {
    Repair(.rendering(source: source, form), "drawn again from \(source)")
  }
}
