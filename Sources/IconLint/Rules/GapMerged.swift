import IconModel

extension Rule {
  static let gapMerged = Rule(
    "gap-merged", .warning, for: .templates,
    summary: "A gap is narrower than a pixel, and closes.",
    rationale: "What is to be told apart by less than a pixel is told apart by a shade of grey, or not at all.",
    method: """
      At eight times the smallest wanted scale: clear runs between ink that are shorter than a pixel, in rows and in columns, where three \
      pixels and more of them lie side by side. A note says how much of a pixel they leave clear; below a quarter of it the gap is closed, \
      which is a warning.
      """,
    repair: "Make the gap a whole pixel wide, on a whole pixel. The finding names the shapes on both sides.",
    exceptions: """
      Drawings that are dense on purpose, such as logos: say `# iconkit:disable gap-merged` at the shape. Gaps that run slantwise are \
      measured along rows or columns, and so taken for wider than they are.
      """,
    thresholds: [GapMerged.width, GapMerged.clear],
    passing: .source(
      "A gap of one pixel", "icon.svgspec",
      "icon width=30 height=30\nrect x=4 y=5 width=22 height=9\nrect x=4 y=15 width=22 height=9\n"),
    failing: Example.source(
      "A gap of half a pixel", "icon.svgspec",
      "icon width=30 height=30\nrect x=4 y=5 width=22 height=9\nrect x=4 y=14.5 width=22 height=9\n"
    ).fails(
      at: .text(SourcePlace(line: 3, column: 1)),
      "gap between this rect and rect (line 2) is 0.5 px wide over 22 px at x 4…26, y 14…15: 50 % grey at @1x"),
    Example.source(
      "A gap that two pixels share", "icon.svgspec",
      "icon width=30 height=30\nrect x=4 y=5 width=22 height=8.9\nrect x=4 y=14.1 width=22 height=9\n"
    ).fails(at: .text(SourcePlace(line: 3, column: 1)), "wide over 22 px at x 4…26, y 13…15: 90 % grey at @1x"),
    check: .source(GapMerged.check))
}

private enum GapMerged {
  static let width = Threshold("gap-merged.width", 1, in: 0.25...3, "the width of a gap, in pixels, that is wide enough")
  static let clear = Threshold(
    "gap-merged.clear", 0.25, in: 0...1, "the share of a pixel that a gap leaves clear, below which it is closed")

  /// Pixels for one of the canvas.
  private static let oversampling = 8
  /// The longest side of a canvas that is looked at; what is larger is no icon.
  private static let longestSide = 128

  static func check(_ source: SourceSubject, _ context: LintContext) -> [Observation] {
    guard let drawing = source.drawing, drawing.isLight else { return [] }
    let scale = drawing.smallest
    guard max(scale.size.width, scale.size.height) <= longestSide, let coarse = drawing.mask(at: scale),
      let fine = drawing.draw(drawing.icon, at: scale, zoom: Double(oversampling))
    else { return [] }
    let gaps = ThinGap.find(in: fine, oversampling, coarse, limit: context[width])
    if gaps.isEmpty { return [] }
    let coverages = drawing.shapes.count <= SourceDrawing.mostShapes ? Array(drawing.coverages(at: scale)) : []
    // Of the gaps between two shapes, the one that closes most.
    var worst: [(shapes: [Int], gap: ThinGap, count: Int)] = []
    for gap in gaps {
      let shapes = Blame.shapes(inkedIn: gap.surroundings, coverages: coverages)
      if let known = worst.firstIndex(where: { $0.shapes == shapes }) {
        worst[known].count += 1
        if gap.clearness < worst[known].gap.clearness { worst[known].gap = gap }
      } else {
        worst.append((shapes, gap, 1))
      }
    }
    let faults = worst.map { shapes, gap, count in
      let isClosed = gap.clearness < context[clear]
      let seen = Observation.gap(
        gap, count: count, wanted: context[width], shapes.map { drawing.shapes[$0].origin }, in: source, scale, isClosed: isClosed)
      return ShapeFault(seen, weight: 1 - gap.clearness)
    }
    return ShapeFault.worst(faults)
  }
}

extension ThinGap {
  /// The box with a pixel on both sides of the gap, where the shapes are that it parts.
  fileprivate var surroundings: PixelRect {
    PixelRect(
      x: box.x - (isUpright ? 1 : 0), y: box.y - (isUpright ? 0 : 1), width: box.width + (isUpright ? 2 : 0),
      height: box.height + (isUpright ? 0 : 2))
  }
}

extension Observation {
  fileprivate static func gap(
    _ gap: ThinGap, count: Int, wanted: Double, _ shapes: [Origin], in source: SourceSubject, _ scale: SourceScale, isClosed: Bool
  ) -> Observation {
    let between: String
    switch shapes.count {
    case 0: between = "gap"
    case 1: between = "gap in this \(shapes[0].element)"
    default: between = "gap between this \(shapes[0].element) and \(source.name(of: shapes[1]))"
    }
    let width = Wording.decimal(gap.width, 2)
    let length = Wording.decimal(gap.length, 1)
    let box = Rect(x: Double(gap.box.x), y: Double(gap.box.y), width: Double(gap.box.width), height: Double(gap.box.height))
    let more = count > 1 ? " (\(count - 1) more like it)" : ""
    return Observation(
      place: shapes.first.map { source.place(of: $0) } ?? .file,
      message: """
        \(between) is \(width) px wide over \(length) px at \(Wording.place(box)): \(Wording.percent(1 - gap.clearness)) grey at \(scale.name)\(more); \
        wanted >= \(Wording.decimal(wanted, 2)) px, on whole pixels
        """,
      measured: "\(width) px", wanted: ">= \(Wording.decimal(wanted, 2)) px", level: isClosed ? nil : .note)
  }
}
