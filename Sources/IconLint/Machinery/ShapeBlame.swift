public import IconModel

extension SourceSubject {
  /// Findings about a picture that is drawn from the source, each with the shapes that draw what it points at.
  ///
  /// Those that point at the whole drawing stay as they are: they are not the fault of any shape.
  ///
  /// - Parameter findings: about pixels of the source's drawing at 1x; others stay as they are.
  public func blaming(_ findings: [Finding]) -> [Finding] {
    var rects = findings.map(\.placeToBlame)
    guard rects.contains(where: { $0 != nil }), let drawing, let mask = drawing.mask(at: drawing.unit) else { return findings }
    // Seen before any shape is drawn, which may take longer than all rules.
    for (index, rect) in rects.enumerated() { if let rect, !mask.hasInk(outside: rect) { rects[index] = nil } }
    guard rects.contains(where: { $0 != nil }), drawing.canKeepCoverages(at: drawing.unit) else { return findings }
    let coverages = Array(drawing.coverages(at: drawing.unit))
    return zip(findings, rects).map { finding, rect in
      guard let rect else { return finding }
      var finding = finding
      finding.shapes = Blame.shapes(inkedIn: rect, coverages: coverages).compactMap { blamed(drawing.shapes[$0].origin) }
      return finding
    }
  }

  /// An element as the one to blame; nil where it has no place in the source.
  func blamed(_ origin: Origin) -> BlamedShape? {
    guard case .text(let place) = place(of: origin) else { return nil }
    return BlamedShape(element: origin.element, path: path, place: place)
  }
}

extension PNGSubject {
  /// Findings about the file, with the shapes of its source, if there is one and the file looks like it.
  func blaming(_ findings: [Finding], _ context: LintContext) -> [Finding] {
    guard let source, let picture, findings.contains(where: { $0.placeToBlame != nil }),
      let subject = source.subject(at: picture.size, drawingArea: context.drawingArea(at: name.scale)), let drawing = subject.drawing,
      let mask = drawing.mask(at: drawing.unit), mask.resembles(picture.image.alpha)
    else { return findings }
    return subject.blaming(findings)
  }
}

extension Finding {
  /// The pixels that somebody draws; nil where there are none, or where it is known who does.
  fileprivate var placeToBlame: PixelRect? {
    if case .pixels(let rect) = place, shapes.isEmpty { rect } else { nil }
  }
}

extension AlphaMask {
  /// Whether a pixel that is not in a rectangle shows.
  fileprivate func hasInk(outside rect: PixelRect) -> Bool {
    let isInk = { (index: Int) in samples[index] >= Picture.inkAlpha }
    return (0..<height).contains { y in
      let row = y * width..<(y + 1) * width
      guard rect.y..<rect.maxY ~= y else { return row.contains(where: isInk) }
      let (start, end) = (min(max(0, rect.x), width), min(max(0, rect.maxX), width))
      return row.prefix(start).contains(where: isInk) || row.dropFirst(end).contains(where: isInk)
    }
  }

  /// Whether another mask of the same size has nearly the same ink in nearly the same places.
  fileprivate func resembles(_ other: AlphaMask) -> Bool {
    guard size == other.size else { return false }
    var (difference, ink) = (0, 0)
    for (a, b) in zip(samples, other.samples) {
      difference += Int(max(a, b) - min(a, b))
      ink += Int(max(a, b))
    }
    return 5 * difference <= ink
  }
}
