import IconModel

extension Rule {
  static let thinStroke = Rule(
    "thin-stroke", .warning,
    summary: "A stroke is thinner than a pixel.",
    rationale: "A line of half a pixel can't be drawn: it becomes a whole one of half the strength, wherever it lies.",
    method: """
      The stroke's width times the smallest factor by which its transforms stretch it, in pixels at the smallest wanted scale. A stroke \
      round an opaque fill only makes that larger, and is left in peace.
      """,
    repair: "Give it a width of one pixel; the finding says how much that is in the shape's own units.",
    exceptions:
      "Icons that are never shown at 1x: say which scales are wanted (`--scale 2,3`). Light weights that shall be pale: `--disable thin-stroke`.",
    thresholds: [ThinStroke.width],
    passing: .source("A line of one pixel", "icon.svgspec", "icon stroke=black\nline x1=5 y1=10.5 x2=25 y2=10.5\n"),
    failing: Example.source("Half a pixel", "icon.svgspec", "icon stroke=black\nline x1=5 y1=10.5 x2=25 y2=10.5 stroke-width=0.5\n")
      .fails(
        at: .text(SourcePlace(line: 2, column: 1)),
        "line: the stroke is 0.5 px wide at @1x, 50 % grey at best; wanted 1 px: stroke-width=1"),
    Example.source(
      "One unit of a drawing that is made smaller", "icon.svgspec",
      "icon viewBox=\"0 0 60 60\" fill=none stroke=black\ncircle cx=30 cy=30 r=20\n"
    ).fails(
      at: .text(SourcePlace(line: 2, column: 1)),
      "circle: the stroke is 0.5 px wide at @1x, 50 % grey at best; wanted 1 px: stroke-width=2 (in its units)"),
    check: .source(ThinStroke.check))
}

private enum ThinStroke {
  static let width = Threshold("thin-stroke.width", 0.98, in: 0.1...4, "the thinnest stroke that is not named, in pixels")

  static func check(_ source: SourceSubject, _ context: LintContext) -> [Observation] {
    guard let drawing = source.drawing else { return [] }
    let scale = drawing.smallest
    var faults: [ShapeFault] = []
    for shape in drawing.shapes {
      guard let stroke = shape.shape.stroke, let paint = shape.stroke, !shape.isCut else { continue }
      let factor = scale.length(shape.strokeScale.smallest)
      let width = stroke.width * factor
      guard width > 0, width < context[self.width], !onlyFattens(shape, in: drawing) else { continue }
      faults.append(.thin(shape, width, paint, factor, scale, in: source))
    }
    return ShapeFault.worst(faults)
  }

  /// Whether the stroke runs round an opaque fill of some size, so that it is no line of its own.
  ///
  /// The fill must cover something: lines are filled too unless they say otherwise.
  private static func onlyFattens(_ shape: SourceShape, in drawing: SourceDrawing) -> Bool {
    guard let fill = shape.fill, !fill.isKnockout, fill.alpha > 0.5, let box = drawing.fillBox(of: shape) else { return false }
    return box.width * box.height > 1
  }
}

extension ShapeFault {
  fileprivate static func thin(
    _ shape: SourceShape, _ width: Double, _ paint: SourcePaint, _ factor: Double, _ scale: SourceScale, in source: SourceSubject
  ) -> ShapeFault {
    let measured = "\(Wording.decimal(width, 3)) px"
    let grey = Wording.percent(min(1, width) * paint.alpha)
    let units = abs(scale.length(1) - factor) < 1e-6 ? "" : " (in its units)"
    let message = """
      \(shape.origin.element): the stroke is \(measured) wide at \(scale.name), \(grey) grey at best; wanted 1 px: \
      stroke-width=\(Wording.decimal(1 / factor, 3))\(units)
      """
    return ShapeFault(
      Observation(place: source.place(of: shape.origin), message: message, measured: measured, wanted: "1 px"), weight: -width)
  }
}
