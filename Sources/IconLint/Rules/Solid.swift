import IconModel

extension Rule {
  static let solid = Rule(
    "solid", .warning, for: .templates,
    summary: "The drawing covers its whole canvas.",
    rationale: "Bars show alpha alone. What fills its canvas is a rectangle there, whatever is drawn on it.",
    method: "The share of the canvas that the drawing's alpha covers, at the smallest wanted scale.",
    repair: """
      Delete the background, if the drawing is something without it; else knock out of it what lies on it (in a `.svgspec`: \
      `fill=knockout`). The finding names the shape.
      """,
    exceptions: "Tiles that are meant to be full: say `# iconkit:disable solid` at the head of the source.",
    thresholds: [Solid.most],
    silences: .rules(["invisible"]),
    passing: .source(
      "A sign knocked out of its tile", "icon.svgspec",
      "icon width=30 height=30\nrect x=2 y=2 width=26 height=26\ncircle cx=15 cy=15 r=8 fill=knockout\n"),
    failing: Example.source(
      "A background that is not needed", "icon.svgspec",
      "icon width=30 height=30\nrect width=30 height=30\ncircle cx=15 cy=15 r=8\n"
    ).fails(
      at: .text(SourcePlace(line: 2, column: 1)),
      "the drawing covers 100 % of its canvas: a bar shows a solid rectangle; delete the background, this rect: 22 % are left"),
    check: .source(Solid.check))
}

enum Solid {
  static let most = Threshold("solid.most", 0.95, in: 0.5...1, "the share of the canvas that may be covered")
  /// With less left, the background is the drawing.
  private static let leastLeft = 0.05

  fileprivate static func check(_ source: SourceSubject, _ context: LintContext) -> [Observation] {
    guard let drawing = source.drawing, let cover = drawing.cover, cover > context[most] else { return [] }
    guard let largest = largestShape(drawing) else { return [.solid(cover, context[most], .file, left: nil, nil)] }
    let zoom = drawing.reduction(of: drawing.smallest, to: SourceDrawing.judgedSide)
    let rest = drawing.draw(drawing.icon.keeping { $0 != largest.index }, at: drawing.smallest, zoom: zoom)?.cover
    let left = rest.flatMap { (leastLeft...context[most]).contains($0) ? $0 : nil }
    return [.solid(cover, context[most], source.place(of: largest.origin), left: left, largest.origin.element)]
  }

  /// The shape that covers most, the lowest of equals; nil where there are too many to look.
  private static func largestShape(_ drawing: SourceDrawing) -> SourceShape? {
    guard drawing.isLight, drawing.shapes.count <= SourceDrawing.mostShapes else { return nil }
    let zoom = drawing.reduction(of: drawing.smallest, to: SourceDrawing.judgedSide)
    let covers = drawing.coverages(at: drawing.smallest, zoom: zoom).map(\.cover)
    return covers.indices.max { (covers[$0], $1) < (covers[$1], $0) }.map { drawing.shapes[$0] }
  }
}

extension Observation {
  fileprivate static func solid(_ cover: Double, _ most: Double, _ place: Finding.Place, left: Double?, _ element: String?) -> Observation {
    let repair: String
    if let left, let element {
      repair = "delete the background, this \(element): \(Wording.percent(left)) are left"
    } else if let element {
      repair = "knock what lies on this \(element) out of it (fill=knockout)"
    } else {
      repair = "delete the background, or knock what lies on it out of it (fill=knockout)"
    }
    return Observation(
      place: place, message: "the drawing covers \(Wording.percent(cover)) of its canvas: a bar shows a solid rectangle; \(repair)",
      measured: Wording.percent(cover), wanted: "<= \(Wording.percent(most))")
  }
}
