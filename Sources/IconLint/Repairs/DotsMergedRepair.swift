import IconModel

extension Repair {
  /// Writes a pattern and a start that keep dots apart: on request, for there may be more or fewer dots than before.
  static func dots(_ repair: DashRepair?, _ shape: SourceShape, instead old: DashPattern, in source: SourceSubject) -> Repair? {
    guard let repair, let editor = source.editor, let drawing = source.drawing, drawing.isDrawnOnce(shape) else { return nil }
    var edits: [TextEdit] = []
    for (name, value) in repair.attributes(of: shape, instead: old) {
      guard let own = editor.set(shape.origin.range, name, value) else { return nil }
      edits += own
    }
    if repair.move != .zero {
      let matrix = shape.matrix
      guard matrix.b == 0, matrix.c == 0, matrix.a > 0, abs(matrix.a - matrix.d) < 1e-9,
        let own = editor.move(shape.origin.range, Point(repair.move.x / matrix.a, repair.move.y / matrix.a))
      else { return nil }
      edits += own
    }
    return edits.isEmpty ? nil : Repair(.edits(edits), "\(source.name(of: shape.origin)) gets dots of whole pixels", isSafe: false)
  }
}
