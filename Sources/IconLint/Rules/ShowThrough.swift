import IconModel

extension Rule {
  static let showThrough = Rule(
    "show-through", .warning, fixing: .onRequest,
    summary: "An outline shows through the shape in front of it.",
    rationale: "A shape without a fill hides nothing: sheets of paper, cards or badges that lie upon each other become a tangle of lines.",
    method: """
      Two areas cross: the later one has a closed outline and no fill that hides, the earlier one has a closed outline or a fill, reaches \
      into it and out of it by 0.75 pixels and more, and is seen in there. A line that only crosses an outline is a note that \
      `--verbose` shows: it mostly means to.
      """,
    repair: """
      Let the later shape erase what lies under it: `fill=knockout` (in an `.svg` `iconkit:fill="knockout"`; `iconkit convert` makes that \
      readable for other programs). `iconkit lint --fix=show-through` writes it.
      """,
    exceptions:
      "Areas that are meant to overlap, such as the circles of a Venn diagram: say `# iconkit:disable show-through` at the shape.",
    thresholds: [ShowThrough.area],
    passing: .source(
      "The front sheet erases what it covers", "icon.svgspec",
      """
      icon width=30 height=30 fill=none stroke=black
      rect x=10.5 y=3.5 width=14 height=18
      rect x=5.5 y=8.5 width=14 height=18 fill=knockout

      """),
    .source(
      "Outlines that do not cross", "icon.svgspec",
      "icon width=30 height=30 fill=none stroke=black\ncircle cx=15 cy=15 r=11.5\ncircle cx=15 cy=15 r=4.5\n"),
    failing: Example.source(
      "Two sheets, both seen whole", "icon.svgspec",
      """
      icon width=30 height=30 fill=none stroke=black
      rect x=10.5 y=3.5 width=14 height=18
      rect x=5.5 y=8.5 width=14 height=18

      """
    ).fails(
      at: .text(SourcePlace(line: 3, column: 1)),
      "rect does not hide rect (line 2): 21 px2 of it show inside, at x 10…19, y 9…22; add fill=knockout to this rect"),
    check: .source(ShowThrough.check))
}

private enum ShowThrough {
  static let area = Threshold("show-through.area", 0.5, in: 0...100, "the area, in square pixels, that may show through")

  /// Pixels of what is looked at for one at 1x.
  private static let zoom = 4.0
  /// How far a shape reaches into the other, in pixels, to be no mere touch.
  private static let depth = 0.75
  /// The pixels that may be gone through for one source: pairs are many, and each is drawn.
  private static let budget = 10_000_000
  /// With this alpha and more a fill hides what lies under it, and a stroke is an outline.
  private static let hiding = 0.75
  private static let outlining = 0.5

  static func check(_ source: SourceSubject, _ context: LintContext) -> [Observation] {
    guard let drawing = source.drawing, drawing.isLight, (2...SourceDrawing.mostShapes).contains(drawing.shapes.count) else { return [] }
    let reduction = drawing.reduction(of: drawing.unit, to: SourceDrawing.judgedSide)
    var search = CrossingSearch(drawing: drawing, zoom: zoom * reduction, depth: depth / reduction, budget: budget)
    let faults = drawing.shapes.filter(isOutline).compactMap { shape -> ShapeFault? in
      let crossings = search.crossings(of: shape, with: drawing.shapes.prefix(shape.index)).filter { $0.area >= context[area] }
      // Areas are faults; where there are none, lines are a note.
      let areas = crossings.filter { $0.other.isArea }
      let worst = areas.isEmpty ? crossings : areas
      guard let first = worst.first else { return nil }
      let box = worst.reduce(first.box) { $0.union($1.box) }
      let shown = worst.reduce(0) { $0 + $1.area }
      return ShapeFault(
        .showsThrough(worst.map(\.other.origin), shown, box, shape.origin, in: source, isLine: areas.isEmpty), weight: shown)
    }
    return ShapeFault.worst(faults)
  }

  /// Whether a shape is a closed outline round something that it does not hide.
  private static func isOutline(_ shape: SourceShape) -> Bool {
    guard !shape.isCut, let stroke = shape.stroke, !stroke.isKnockout, stroke.alpha >= outlining else { return false }
    if let fill = shape.fill, fill.isKnockout || fill.alpha > hiding { return false }
    return shape.isClosed
  }
}

/// What crosses the outlines of a drawing.
private struct CrossingSearch {
  let drawing: SourceDrawing
  /// Pixels for one at 1x.
  let zoom: Double
  /// In pixels at 1x.
  let depth: Double
  /// Pixels that may still be gone through.
  var budget: Int

  /// A shape that shows inside of another one.
  struct Crossing {
    var other: SourceShape
    /// In square pixels at 1x.
    var area: Double
    /// In pixels at 1x.
    var box: Rect
  }

  /// The shapes below an outline that reach into it, out of it, and are seen inside.
  mutating func crossings(of outline: SourceShape, with below: ArraySlice<SourceShape>) -> [Crossing] {
    var areas: AreaCrossing?
    var crossings: [Crossing] = []
    for other in below where isCandidate(other, outline) {
      guard budget > 0, let whole = drawing.mask(at: drawing.unit, zoom: zoom) else { break }
      budget -= whole.samples.count
      if areas == nil { areas = self.areas(of: outline) }
      guard let areas, let ink = drawing.draw(drawing.icon.with([.shape(other.shape)]), at: drawing.unit, zoom: zoom) else { continue }
      let crossing = areas.crossing(of: ink)
      guard crossing.box != nil else { continue }
      budget -= 2 * whole.samples.count
      // What is drawn later may hide it all the same.
      guard let rest = drawing.draw(drawing.icon.keeping { $0 != other.index }, at: drawing.unit, zoom: zoom) else { continue }
      let seen = Region(width: whole.width, height: whole.height, members: zip(whole.samples, rest.samples).map { Int($0) - Int($1) >= 64 })
      let shown = seen & crossing
      guard let box = shown.box else { continue }
      let inPixels = Rect(
        x: Double(box.x) / zoom, y: Double(box.y) / zoom, width: Double(box.width) / zoom, height: Double(box.height) / zoom)
      crossings.append(Crossing(other: other, area: Double(shown.count) / zoom / zoom, box: inPixels))
    }
    return crossings
  }

  private func areas(of outline: SourceShape) -> AreaCrossing? {
    let draw = { (shape: Shape) in drawing.draw(drawing.icon.with([.shape(shape)]), at: drawing.unit, zoom: zoom) }
    guard let fill = draw(outline.shape.filledWhole), let stroke = draw(outline.shape.strokedWhole) else { return nil }
    return AreaCrossing(fill: fill, stroke: stroke, depth: Int((depth * zoom).rounded()))
  }

  /// Whether the boxes allow that a shape reaches into an outline.
  private func isCandidate(_ other: SourceShape, _ outline: SourceShape) -> Bool {
    // What only erases shows nowhere.
    if other.isCut || other.fill?.isKnockout ?? true && other.stroke?.isKnockout ?? true { return false }
    // The quick box first: most pairs end here.
    guard let reach = other.reach, let outer = outline.reach, overlap(reach, outer), let a = drawing.inkBox(of: outline),
      let b = drawing.inkBox(of: other)
    else { return false }
    return overlap(b, a)
  }

  private func overlap(_ a: Rect, _ b: Rect) -> Bool {
    a.maxX > b.minX + depth && a.minX < b.maxX - depth && a.maxY > b.minY + depth && a.minY < b.maxY - depth
  }
}

extension SourceShape {
  /// Whether each of its subpaths comes back to where it began.
  fileprivate var isClosed: Bool {
    var (start, end) = (Point.zero, Point.zero)
    var (isOpen, hasSegments, isClosed) = (false, false, true)
    for segment in shape.path.segments + [.move(.zero)] {
      switch segment {
      case .move(let p):
        if isOpen { isClosed = isClosed && (matrix.apply(start) - matrix.apply(end)).length < 0.02 }
        (start, end, isOpen) = (p, p, false)
      case .line(let p), .cubic(_, _, let p): (end, isOpen, hasSegments) = (p, true, true)
      case .close: (end, isOpen) = (start, false)
      }
    }
    return hasSegments && isClosed
  }

  /// Whether it is more than a line.
  fileprivate var isArea: Bool { isClosed || (fill?.alpha ?? 0) > 0.5 }
}

extension Observation {
  fileprivate static func showsThrough(
    _ others: [Origin], _ area: Double, _ box: Rect, _ outline: Origin, in source: SourceSubject, isLine: Bool
  ) -> Observation {
    let names = Wording.list(others.prefix(3).map { source.name(of: $0) } + (others.count > 3 ? ["\(others.count - 3) more"] : []))
    let size = Wording.decimal(area, 1)
    return Observation(
      place: source.place(of: outline),
      message: """
        \(outline.element) does not hide \(names): \(size) px2 of \(others.count == 1 ? "it" : "them") show inside, at \(Wording.place(box)); \
        add \(source.knockout()) to this \(outline.element)\(isLine ? ", unless the line is meant to cross it" : "")
        """,
      measured: "\(size) px2", wanted: "0 px2", level: isLine ? .note : nil, repair: isLine ? nil : .knockout(outline, in: source),
      obstacle: isLine ? "the line may be meant to cross it" : nil,
      isDetail: isLine)
  }
}
