import IconModel

extension Rule {
  static let offGrid = Rule(
    "off-grid", .warning, fixing: .safely, folding: .always,
    summary: "Long straight edges fall between pixels.",
    rationale: """
      A line of one pixel that lies between two is two lines of half the strength: small icons look blurred, and lighter than their \
      neighbours in the bar.
      """,
    method: """
      All straight edges along the axes, at each wanted scale: an edge more than 0.1 pixels beside whole ones is grey, if its thickness lets \
      both sides be crisp, and the drawn mask shows it so. At the smallest scale edges of a fifth of the canvas' side, or shorter ones of \
      0.8 sides together, are a warning; what is shorter, or grey at larger scales alone, is a note. A drawing whose user units are no whole \
      number of pixels has one cause for all its grey edges, and gets one note.
      """,
    repair: """
      Move the shape as far as the finding says; `iconkit lint --fix` does so where one move repairs it and all that touches it. A stroke of \
      1 or 3 pixels has its centre in the middle of pixels, one of 2 between them. A drawing on another grid is rendered with `iconkit render \
      --fit` (the configuration's `fit`, for good), or drawn anew.
      """,
    exceptions: """
      Shapes that must be centred and have an odd width on an even canvas: make them even, or live with the grey. For icons that are never \
      shown at 1x, say which scales are wanted (`--scale 2,3`).
      """,
    thresholds: [OffGrid.share],
    passing: .source("A line in the middle of pixels", "icon.svgspec", "icon stroke=black\nline x1=5 y1=10.5 x2=25 y2=10.5\n"),
    .source("A thick line between pixels", "icon.svgspec", "icon stroke=black stroke-width=2\nline x1=5 y1=10 x2=25 y2=10\n"),
    failing: Example.source("A line between pixels", "icon.svgspec", "icon stroke=black\nline x1=5 y1=10 x2=25 y2=10\n")
      .fails(
        at: .text(SourcePlace(line: 2, column: 1)),
        """
        line: edges at y=9.5 and y=10.5 fall between pixels at @1x over 20 px (2 rows of 50 % grey instead of 1 black); move it by +0.5 or -0.5 in \
        y: crisp at @1x @2x @3x
        """),
    Example.source("Sides that need different moves", "icon.svgspec", "icon\nrect x=4.3 y=9 width=13.6 height=12\n")
      .fails(
        at: .text(SourcePlace(line: 2, column: 1)),
        """
        rect: edges at x=4.3 and x=17.9 fall between pixels at @1x over 12 px (columns of 70 % and 90 % grey); wanted x=4 and x=18 (set x=4 \
        width=14)
        """),
    Example.source(
      "A drawing made for another grid", "icon.svg",
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
        <path d="M4 6h16v2H4zM4 11h16v2H4zM4 16h16v2H4z"/>
      </svg>

      """
    ).fails(
      at: .text(SourcePlace(line: 1, column: 1)),
      """
      drawn on a 24 grid, scaled by 1.25: 59 % of the straight edges fall between pixels at @1x; render with --fit 24x24, or \
      fit: '24x24' in the configuration (3 px margin), which keeps them crisp
      """),
    check: .source(OffGrid.check))
}

private enum OffGrid {
  static let share = Threshold(
    "off-grid.share", 0.2, in: 0.05...1, "the share of the canvas' side that a grey edge must have to be a warning")

  /// What grey edges of a shape make together, as a share of the side, to be a warning.
  static let sum = 0.8
  /// Drawings of more segments or edges are no icons.
  private static let (mostSegments, mostEdges) = (100_000, 5_000)

  static func check(_ source: SourceSubject, _ context: LintContext) -> [Observation] {
    guard let drawing = source.drawing, drawing.segmentCount <= mostSegments, let mask = drawing.mask(at: drawing.smallest) else {
      return []
    }
    let edges = drawing.shapes.flatMap(\.axisEdges)
    guard !edges.isEmpty, edges.count <= mostEdges else { return [] }
    let grey = GreyEdge.all(among: edges, at: drawing.smallest, in: mask)
    if let scaled = ScaledGrid(drawing, edges, grey) { return [.scaled(scaled, in: drawing)] }
    var notes: [ShapeFault] = []
    if let (edge, width) = StrokeParity.hopelessEdge(edges, scales: drawing.scales) {
      notes.append(.hopeless(width, across: edge.axis, of: drawing.shapes[edge.shape], in: drawing))
    }

    var warnings: [ShapeFault] = []
    var named: Set<Int> = []
    for scale in drawing.scales {
      let greyHere = scale == drawing.smallest ? grey : drawing.mask(at: scale).map { GreyEdge.all(among: edges, at: scale, in: $0) } ?? []
      for (index, greyEdges) in Dictionary(grouping: greyHere, by: \.edge.shape).sorted(by: { $0.key < $1.key }) {
        guard named.insert(index).inserted else { continue }
        let fault = OffGridFault(drawing.shapes[index], greyEdges, at: scale, in: drawing, share: context[share], all: edges)
        if fault.isWarning { warnings.append(fault.shapeFault(in: source)) } else { notes.append(fault.shapeFault(in: source)) }
      }
    }
    return ShapeFault.worst(warnings) + ShapeFault.one(notes)
  }
}

extension Observation {
  fileprivate static func scaled(_ scaled: ScaledGrid, in drawing: SourceDrawing) -> Observation {
    let (canvas, name) = (drawing.unit.size, drawing.smallest.name)
    let grid = scaled.grid.width == scaled.grid.height ? Wording.decimal(scaled.grid.width, 2) : Wording.points(scaled.grid)
    let factor = Wording.decimal(scaled.factor, 3)
    let whole = drawing.scales.filter { SourceScale.offset($0.length(scaled.factor)) <= 0.01 }.map(\.name)
    let only = whole.isEmpty ? "" : ", a whole factor at \(Wording.list(whole)) only"
    let repair: String
    if let area = scaled.wholeArea(on: canvas) {
      repair = "render with --fit \(area), or fit: '\(area)' in the configuration (\(margin(area, on: canvas))), which keeps them crisp"
    } else if let larger = scaled.largerCanvas(than: canvas) {
      repair = "no whole factor fits: draw on \(canvas), or use a canvas of \(larger)"
    } else {
      repair = "no whole factor fits: draw on \(canvas)"
    }
    let share = Wording.percent(scaled.share)
    return Observation(
      place: .text(SourcePlace(line: 1, column: 1)),
      message:
        "drawn on a \(grid) grid, scaled by \(factor)\(only): \(share) of the straight edges fall between pixels at \(name); \(repair)",
      measured: "\(share) of the edges off the grid", wanted: "a whole factor", level: .note,
      obstacle: "no move helps a drawing that is scaled",
      summary:
        "icons are drawn on a \(grid) grid and shown on \(canvas), scaled by \(factor)\(only), so that edges fall between pixels: \(repair)"
    )
  }

  /// What is left round an area; half a pixel goes to the right and to the bottom.
  private static func margin(_ area: PixelSize, on canvas: PixelSize) -> String {
    let (x, y) = (canvas.width - area.width, canvas.height - area.height)
    if x == y, x % 2 == 0 { return "\(x / 2) px margin" }
    return "\(x / 2) px margin at the left, \(x - x / 2) at the right, \(y / 2) at the top, \(y - y / 2) at the bottom"
  }
}

extension ShapeFault {
  fileprivate static func hopeless(
    _ width: Double, across axis: AxisEdge.Axis, of shape: SourceShape, in drawing: SourceDrawing
  ) -> ShapeFault {
    let names = drawing.scales.map(\.name).joined(separator: " ")
    let wanted = max(1, width.rounded())
    let (measured, repair) = (shape.text(ofLength: width, along: axis), "use a width of \(shape.text(ofLength: wanted, along: axis))")
    return ShapeFault(
      Observation(
        place: .text(SourcePlace(line: 1, column: 1)), message: "strokes of \(measured) can be crisp at none of \(names): \(repair)",
        measured: measured, wanted: "\(Wording.decimal(wanted, 0)) px", level: .note,
        obstacle: "no move helps strokes of this width",
        summary: "icons have strokes of \(measured), which can be crisp at none of \(names): \(repair)"),
      weight: .infinity)
  }
}
