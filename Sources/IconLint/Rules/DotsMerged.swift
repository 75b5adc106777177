import IconModel

extension Rule {
  static let dotsMerged = Rule(
    "dots-merged", .warning, fixing: .onRequest,
    summary: "The dots of a line run into each other.",
    rationale:
      "Dots and gaps that are no whole pixels, or do not begin on one, become a grey line, or dots that are strong here and faint there.",
    method: """
      Along each straight part of a dashed line, how much of each pixel the dashes cover, caps included, at each wanted scale; and within \
      each period the difference between the strongest and the faintest pixel. At the smallest scale at most 51 %, or less than 75 % where \
      it is 30 % better elsewhere, is a warning, less than 90 % a note; at larger scales less than 35 % is a warning. Round lines are judged \
      by the lengths of dots and gaps. Shapes that are clipped or masked are left out.
      """,
    repair: """
      Dots and gaps of whole pixels that begin on a pixel's edge. Outlines that are crisp begin in the middle of a pixel: give them \
      `stroke-linecap=square`, whose dots are centred there. `iconkit lint --fix=dots-merged` writes what the \
      finding says.
      """,
    exceptions: "Textures that are meant to be grey: draw them solid with a `stroke-opacity`, which says so.",
    passing: .source(
      "Dots on whole pixels", "icon.svgspec", "icon stroke=black stroke-style=dotted\nline x1=6 y1=10.5 x2=24 y2=10.5\n"),
    .source(
      "A dotted outline", "icon.svgspec",
      "icon fill=none stroke=black stroke-style=dotted stroke-linecap=square\nrect x=4.5 y=4.5 width=20 height=20\n"),
    failing: Example.source(
      "Dots of odd lengths", "icon.svgspec", "icon stroke=black\nline x1=6.3 y1=10.5 x2=24 y2=10.5 stroke-dasharray=\"0.7 0.8\"\n"
    ).fails(at: .text(SourcePlace(line: 2, column: 1)), "dots of 0.7 on 0.8 px (period 1.5 px) keep"),
    Example.source(
      "An outline that begins in the middle of a pixel", "icon.svgspec",
      "icon fill=none stroke=black stroke-style=dotted\nrect x=4.5 y=4.5 width=20 height=20\n"
    ).fails(
      at: .text(SourcePlace(line: 2, column: 1)),
      """
      rect: dots of 1 on 1 px (period 2 px) keep 0 % contrast at @1x; wanted 0 2 beginning in the middle of a pixel: \
      stroke-dasharray="0 2" stroke-linecap=square
      """),
    Example.source(
      "Caps that close the gaps", "icon.svgspec",
      "icon stroke=black stroke-width=2 stroke-linecap=round\nline x1=6 y1=10 x2=24 y2=10 stroke-dasharray=\"2 2\"\n"
    ).fails(at: .text(SourcePlace(line: 2, column: 1)), "line: round caps of 2 px close the gaps of 2 px at @1x"),
    check: .source(DotsMerged.check))
}

private enum DotsMerged {
  /// More segments are no dotted line; more dashes in all are no icon.
  private static let (mostSegments, mostDashes) = (2_000, 20_000.0)

  static func check(_ source: SourceSubject, _ context: LintContext) -> [Observation] {
    guard let drawing = source.drawing else { return [] }
    var dashes = 0.0
    let faults = drawing.shapes.compactMap { shape -> ShapeFault? in
      guard !shape.isCut, shape.stroke?.isKnockout == false, let pattern = DashPattern(shape) else { return nil }
      guard shape.shape.path.segments.count <= mostSegments else { return nil }
      let path = shape.outline
      let length = path.length
      dashes += length / pattern.period * Double(pattern.lengths.count)
      guard dashes <= mostDashes else { return nil }
      // What ends before its first gap is no dotted line.
      guard length > pattern.lengths[0] + (pattern.cap == .butt ? 0 : pattern.width) else { return nil }
      for scale in drawing.scales {
        guard let fault = fault(of: path, pattern, at: scale, isSmallest: scale == drawing.smallest) else { continue }
        return .merged(shape, pattern, fault, at: scale, in: source, drawing)
      }
      return nil
    }
    return ShapeFault.worst(faults)
  }

  /// What is wrong with dashes.
  enum Fault {
    case closed
    /// With the contrast that is left, and whether that is too little for a warning.
    case faint(ClosedRange<Double>, isWarning: Bool)
    /// They are on curves alone, and too small.
    case small(isWarning: Bool)
  }

  private static func fault(of path: Path, _ pattern: DashPattern, at scale: SourceScale, isSmallest: Bool) -> Fault? {
    let shortest = pattern.shortest
    if shortest.gap <= 1e-9 { return .closed }
    guard let contrast = DashContrast(of: path, pattern, at: scale)?.range else {
      let isSmall = scale.length(shortest.gap) < 0.75 || scale.length(shortest.dash) < 0.5
      return isSmall ? .small(isWarning: isSmallest) : nil
    }
    let (low, high) = (contrast.lowerBound, contrast.upperBound)
    if low <= 0.51 || high - low >= 0.3 && low < 0.75 { return .faint(contrast, isWarning: isSmallest || low < 0.35) }
    return isSmallest && low < 0.9 ? .faint(contrast, isWarning: false) : nil
  }
}

extension ShapeFault {
  fileprivate static func merged(
    _ shape: SourceShape, _ pattern: DashPattern, _ fault: DotsMerged.Fault, at scale: SourceScale, in source: SourceSubject,
    _ drawing: SourceDrawing
  ) -> ShapeFault {
    let lengths = pattern.lengths.map { Wording.decimal($0, 2) }
    let listed = lengths.prefix(6).joined(separator: " ") + (lengths.count > 6 ? " …" : "")
    let dots = lengths.count == 2 ? "dots of \(lengths[0]) on \(lengths[1]) px" : "dots of \(listed) px"
    let repair = DashRepair.find(shape, pattern, in: drawing)
    let (wrong, measured, isWarning, weight): (String, String, Bool, Double)
    switch fault {
    case .closed:
      let cap = pattern.cap == .round ? "round" : "square"
      let gap = stride(from: 1, to: pattern.lengths.count, by: 2).map { pattern.lengths[$0] }.min() ?? 0
      wrong = "\(cap) caps of \(Wording.decimal(pattern.width, 2)) px close the gaps of \(Wording.decimal(gap, 2)) px at \(scale.name)"
      (measured, isWarning, weight) = ("no gap", true, 1)
    case .faint(let contrast, let warns):
      let low = Wording.percent(contrast.lowerBound)
      let best = contrast.upperBound - contrast.lowerBound >= 0.05 ? ", \(Wording.percent(contrast.upperBound)) at best" : ""
      wrong = "\(dots) (period \(Wording.decimal(pattern.period, 2)) px) keep \(low) contrast at \(scale.name)\(best)"
      (measured, isWarning, weight) = ("\(low) contrast", warns, 1 - contrast.lowerBound)
    case .small(let warns):
      let shortest = pattern.shortest
      let (dash, gap) = (Wording.decimal(scale.length(shortest.dash), 2), Wording.decimal(scale.length(shortest.gap), 2))
      wrong = "dots of \(dash) and gaps of \(gap) pixels at \(scale.name) are too small to be told apart"
      (measured, isWarning, weight) = ("gaps of \(gap) pixels", warns, 1)
    }
    let wanted = repair.map { $0.text(for: shape, instead: pattern) } ?? "wanted dots and gaps of at least one whole pixel, caps included"
    return ShapeFault(
      Observation(
        place: source.place(of: shape.origin), message: "\(shape.origin.element): \(wrong); \(wanted)", measured: measured,
        wanted: repair?.lengthsText ?? "whole pixels", level: isWarning ? nil : .note,
        repair: .dots(repair, shape, instead: pattern, in: source),
        obstacle: repair == nil ? "no pattern of whole pixels is near" : "its numbers cannot simply be changed"),
      weight: weight)
  }
}

extension DashRepair {
  fileprivate var lengthsText: String { pattern.lengths.map { Wording.decimal($0, 2) }.joined(separator: " ") }

  /// What is wanted, and the attributes that make it so.
  fileprivate func text(for shape: SourceShape, instead old: DashPattern) -> String {
    var attributes = self.attributes(of: shape, instead: old).map { name, value in
      "\(name)=" + (value.utf8.contains(UInt8(ascii: " ")) ? "\"\(value)\"" : value)
    }
    if move != .zero { attributes.append(moveText(shape)) }
    let start = pattern.cap == .butt ? "on a pixel's edge" : "in the middle of a pixel"
    return "wanted \(lengthsText) beginning \(start): \(attributes.joined(separator: " "))"
  }

  /// What makes it so, but for where the shape is; a pattern as numbers, which win whatever else is given or inherited.
  func attributes(of shape: SourceShape, instead old: DashPattern) -> [(name: String, value: String)] {
    let unit = shape.strokeScale.mean
    let number = { (length: Double) in Wording.decimal(length / unit, 3) }
    var attributes: [(name: String, value: String)] = []
    if !isAlike(pattern.lengths, old.lengths) {
      attributes.append(("stroke-dasharray", pattern.lengths.map(number).joined(separator: " ")))
    }
    if pattern.cap != old.cap { attributes.append(("stroke-linecap", "square")) }
    if abs(pattern.width - old.width) > 0.005 { attributes.append(("stroke-width", number(pattern.width))) }
    if abs(pattern.offset - old.offset) > 0.005 { attributes.append(("stroke-dashoffset", number(pattern.offset))) }
    return attributes
  }

  private func isAlike(_ a: [Double], _ b: [Double]) -> Bool { a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 0.005 } }

  /// The attribute of a line's start, or how far anything else has to move.
  private func moveText(_ shape: SourceShape) -> String {
    let (name, distance) = move.x != 0 ? ("x", move.x) : ("y", move.y)
    let matrix = shape.matrix
    if shape.origin.element == "line", matrix.b == 0, matrix.c == 0, case .move(let start)? = shape.shape.path.segments.first {
      let value = move.x != 0 ? start.x + distance / matrix.a : start.y + distance / matrix.d
      return "\(name)1=\(Wording.decimal(value, 3))"
    }
    return "move it by \(distance > 0 ? "+" : "")\(Wording.decimal(distance, 3)) px in \(name)"
  }
}
