import IconModel

extension Rule {
  static let invisible = Rule(
    "invisible", .warning, fixing: .onRequest,
    summary: "A shape changes no pixel.",
    rationale: "Whoever drew it meant it to show: often a hole that was drawn as a shape of its own, or a copy that was forgotten.",
    method: """
      Shapes without size or paint, outside of the canvas, drawn twice, too faint, or without which the drawing at the largest wanted scale \
      is the same to 3 of 255. Unpainted shapes as large as the canvas are left in peace, since many programs write them; so is what is \
      cut by a clip or a mask. What is hidden on purpose is a note.
      """,
    repair: """
      Delete it (`iconkit lint --fix=invisible` does, unless something refers to it). If it is meant as a hole, let it erase: \
      `fill=knockout`.
      """,
    exceptions: "Guides and layers that are kept for editing: say `# iconkit:disable invisible` at the shape, or hide them.",
    passing: .source(
      "A frame without paint", "icon.svgspec",
      "icon width=30 height=30\nrect width=30 height=30 fill=none\ncircle cx=15 cy=15 r=10\n"),
    failing: Example.source(
      "A hole that is none", "icon.svgspec", "icon width=30 height=30\ncircle cx=15 cy=15 r=12\ncircle cx=15 cy=15 r=5\n"
    ).fails(
      at: .text(SourcePlace(line: 3, column: 1)),
      "circle changes no pixel at @1x @2x @3x: wholly covered by circle (line 2); delete it, or fill=knockout if it is meant as a hole"),
    Example.source(
      "A shape beyond the edge", "icon.svgspec", "icon width=30 height=30\ncircle cx=15 cy=15 r=12\nrect x=31 y=4 width=9 height=9\n"
    ).fails(at: .text(SourcePlace(line: 3, column: 1)), "rect lies outside of the canvas, 1 px beyond the right edge"),
    check: .source(Invisible.check))
}

private enum Invisible {
  static func check(_ source: SourceSubject, _ context: LintContext) -> [Observation] {
    guard let drawing = source.drawing else { return [] }
    let undrawn = drawing.icon.undrawn.compactMap { element -> (Origin, Unseen.Reason)? in
      drawing.reason(for: element).map { (element.origin, $0) }
    }
    let unseen = drawing.isLight && drawing.shapes.count <= UnseenShapes.mostShapes ? UnseenShapes(drawing).all : []
    let all = undrawn + unseen.map { (drawing.shapes[$0.shape].origin, $0.reason) }
    return ShapeFault.worst(
      all.sorted { $0.0.range.start < $1.0.range.start }.map { origin, reason in
        ShapeFault(.unseen(origin, reason, drawing, in: source), weight: 0)
      })
  }
}

extension SourceDrawing {
  /// Why an element that draws nothing is worth a word; nil where it is not.
  fileprivate func reason(for element: UndrawnElement) -> Unseen.Reason? {
    switch element.reason {
    case .hidden: return .hidden
    case .empty: return .empty
    case .flattened: return .flattened
    case .unpainted(let box):
      let toPixels = unit.canvas.transform.concatenated(icon.contentToViewport)
      return box.map { isFrame(toPixels.bounds(of: $0)) } ?? false ? nil : .unpainted
    }
  }
}

extension Observation {
  fileprivate static func unseen(_ origin: Origin, _ reason: Unseen.Reason, _ drawing: SourceDrawing, in source: SourceSubject)
    -> Observation
  {
    let name = { (index: Int) in source.name(of: drawing.shapes[index].origin) }
    let pixels = { (scales: [SourceScale]) in "\(origin.element) changes no pixel at \(scales.map(\.name).joined(separator: " "))" }
    let message: String
    switch reason {
    case .hidden: message = "\(origin.element) is hidden and draws nothing: delete it, unless it is kept for editing"
    case .empty: message = "\(origin.element) has no size, so nothing of it is drawn: delete it, or give it one"
    case .withoutInk:
      message = "\(origin.element) draws nothing: it encloses no area, and no stroke of it shows; delete it, or give it a stroke"
    case .flattened: message = "\(origin.element) is flattened to nothing by its transform: delete it, or correct the transform"
    case .unpainted: message = "\(origin.element) has neither fill nor stroke: delete it, or paint it"
    case .outside(let distance, let edge):
      let far = distance < 0.005 ? "at" : "\(Wording.decimal(distance, 2)) px beyond"
      message = "\(origin.element) lies outside of the canvas, \(far) the \(edge.rawValue) edge; delete it, or move it"
    case .twice(let first): message = "\(origin.element) is the same as \(name(first)): drawn twice, it only hardens its edges; delete one"
    case .covered(let other, let scales):
      message = """
        \(pixels(scales)): wholly covered by \(other.map(name) ?? "the other shapes"); delete it, or \(source.knockout()) if it is meant as a hole
        """
    case .erased(let by, let scales): message = "\(pixels(scales)): \(name(by)) erases it; delete it, or draw it later"
    case .erasesNothing(let scales): message = "\(pixels(scales)): it erases, and nothing lies under it; delete it, or draw it later"
    case .faint(let alpha, let scales): message = "\(pixels(scales)): its alpha is \(alpha) of 255 at most; delete it, or draw it stronger"
    }
    return Observation(
      place: source.place(of: origin), message: message, measured: "0 pixels", wanted: ">= 1", level: reason == .hidden ? .note : nil,
      repair: reason == .hidden ? nil : .delete(origin, in: source), obstacle: reason == .hidden ? "it may be kept for editing" : nil)
  }
}
