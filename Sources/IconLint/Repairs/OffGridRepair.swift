import IconModel

extension Repair {
  /// With more shapes a move is no small repair.
  private static let mostMoved = 50

  /// Moves shapes onto the grid; nil where the numbers that say where they are can't simply be changed.
  static func move(_ move: GridRepair?, in source: SourceSubject) -> Repair? {
    guard let move, let drawing = source.drawing, let editor = source.editor, move.shapes.count <= mostMoved else { return nil }
    var edits: [TextEdit] = []
    for index in move.shapes {
      let shape = drawing.shapes[index]
      let matrix = shape.matrix
      // Under another transform, a number moves more than it says.
      guard !shape.isCut, matrix.b == 0, matrix.c == 0, matrix.a > 0, abs(matrix.a - matrix.d) < 1e-9, shape.hasFlatPaints,
        drawing.isDrawnOnce(shape),
        let own = editor.move(shape.origin.range, Point(move.move.x / matrix.a, move.move.y / matrix.a))
      else { return nil }
      edits += own
    }
    let distances = [("x", move.move.x), ("y", move.move.y)].filter { $0.1 != 0 }.map { axis, distance in
      "\(distance > 0 ? "+" : "")\(Wording.decimal(distance, 3)) px in \(axis)"
    }
    let what = move.shapes.count == 1 ? drawing.shapes[move.shapes[0]].origin.element : "\(move.shapes.count) shapes"
    return Repair(.edits(edits), "\(what) moved by \(Wording.list(distances))")
  }
}

extension SourceShape {
  /// Whether its paints look the same wherever it is: gradients and patterns may stay where they are.
  fileprivate var hasFlatPaints: Bool {
    [shape.fill?.paint, shape.stroke?.paint].allSatisfy { paint in
      switch paint {
      case .linearGradient, .radialGradient, .pattern: false
      case .color, .knockout, nil: true
      }
    }
  }
}
