import IconModel

extension Rule {
  static let stale = Rule(
    "stale", .error, fixing: .safely,
    summary: "A PNG is not what its source renders to.",
    rationale: "Somebody has changed the source and not drawn the PNG again, or changed the PNG alone: the next rendering undoes it.",
    method: """
      The source of an icon's name in the PNG's folder (`mail.svg` for `mail.png` and `mail@2x.png`; for `mail@2x~ipad.png` rather `mail~ipad.svg`, where it is there) is drawn at the PNG's own size (into the \
      configuration's `fit`), and \
      compared pixel by pixel: alpha alone where the profile or the file has nothing else, grey with the alpha of a mask, else \
      colours. A PNG that iconkit has written (it makes the same bytes of the same pixels) is held to `stale.exact`. Other programs draw edges \
      otherwise: in their PNGs only what no antialiasing explains counts, more than `stale.pixels` pixels that differ by more than \
      `stale.edges`. Of 262 icons that another renderer drew, 4 are named so at 30 pixels and 6 at 90, for what the two draw otherwise; of \
      those in which a shape was moved by half a pixel or more, 19 of 20.
      """,
    repair: """
      Render it again: `iconkit lint --fix` does so in the PNG's own size, form and storage. To see what has changed: `iconkit render --check \
      --diff DIR`.
      """,
    exceptions: """
      PNGs that are another drawing than the source of their name: rename one of them, or do without the rule (`--disable stale`). For PNGs that \
      are drawn with `iconkit render --fit`, the configuration's key `fit` says so.
      """,
    thresholds: [StalePicture.exact, StalePicture.edges, StalePicture.pixels],
    passing: .pair(
      "Drawn from its source", "mail.svgspec", "icon width=30 height=30\nrect x=4 y=8 width=22 height=14\n",
      .drawing("mail.png", Sketch([.rect(4, 8, 22, 14)]))),
    failing: Example.pair(
      "The source has moved on", "mail.svgspec",
      "icon width=30 height=30\nrect x=4 y=8 width=22 height=14\nrect x=9 y=12 width=12 height=2 fill=knockout\n",
      .drawing("mail.png", Sketch([.rect(4, 8, 22, 14)]))
    ).fails(
      at: .pixels(PixelRect(x: 9, y: 12, width: 12, height: 2)),
      "24 of 900 pixels are not what mail.svgspec renders to, by 255 of 255 at most, the first at 9,12", in: "mail.png"),
    check: .decoding(StalePicture.check))
}

private enum StalePicture {
  static let exact = Threshold(
    "stale.exact", 2, in: 0...255,
    "how far samples may differ, of 255, in PNGs that iconkit has written: other versions of Cairo round otherwise")
  static let edges = Threshold(
    "stale.edges", 64, in: 0...255, "how far samples may differ, of 255, in other PNGs: their edges are drawn otherwise")
  static let pixels = Threshold("stale.pixels", 3, in: 0...1000, "so many pixels of other PNGs may differ by more")

  static func check(_ png: PNGSubject, _ context: LintContext) -> [Observation] {
    let area = context.drawingArea(at: context.scale)
    guard let source = png.source, let picture = png.picture, let subject = source.subject(at: picture.size, drawingArea: area),
      let drawing = subject.drawing, let form = PictureForm(of: png, picture, context.profile), let drawn = form.drawing(drawing)
    else { return [] }
    let compared = form.compared(picture.image)
    let strict = PixelDifference(drawn, compared, tolerance: Int(context[exact]))
    if strict.count == 0 { return [] }
    let isOwn = source.wrote()
    let difference = isOwn ? strict : PixelDifference(drawn, compared, tolerance: Int(context[edges]))
    guard difference.count > (isOwn ? 0 : Int(context[pixels])), let first = difference.first, let box = difference.box else { return [] }
    if !isOwn, area == nil, isRounded(form, compared, source, context) { return [] }
    let shapes = blamed(drawn, compared, drawing, subject)
    return [.stale(source.path, form, area, difference, first, box, of: picture.pixelCount, shapes)]
  }

  /// Whether another program has drawn the same, and rounded the sides of the picture in its own way.
  private static func isRounded(_ form: PictureForm, _ picture: PixelImage, _ source: PictureSource, _ context: LintContext) -> Bool {
    source.roundedSubjects(at: picture.size).contains { subject in
      guard let drawn = subject.drawing.flatMap({ form.drawing($0) }) else { return false }
      return PixelDifference(drawn, picture, tolerance: Int(context[edges])).count <= Int(context[pixels])
    }
  }

  /// The shapes that have changed.
  private static func blamed(
    _ drawn: PixelImage, _ picture: PixelImage, _ drawing: SourceDrawing, _ subject: SourceSubject
  ) -> [BlamedShape] {
    guard drawing.canKeepCoverages(at: drawing.unit) else { return [] }
    let coverages = drawing.coverages(at: drawing.unit)
    return Blame.shapes(ofDifference: PixelDifference.mask(drawn, picture), coverages: coverages).compactMap { index in
      subject.blamed(drawing.shapes[index].origin)
    }
  }
}

/// What of a picture is compared with its source.
private enum PictureForm {
  /// Alpha alone.
  case template
  /// Grey that is the alpha.
  case mask
  case color

  /// nil where there is nothing to compare.
  init?(of png: PNGSubject, _ picture: Picture, _ profile: Profile) {
    if picture.minimum == 255, picture.colors.chroma == 0 {
      self = .mask
    } else if profile.isTemplate || png.structure.header?.colorType == .greyAlpha {
      self = .template
    } else {
      self = .color
    }
  }

  /// As a repair has it.
  var repaired: Repair.Form {
    switch self {
    case .template: .template
    case .mask: .mask
    case .color: .color
    }
  }

  /// What the source looks like.
  func drawing(_ drawing: SourceDrawing) -> PixelImage? {
    self == .color ? drawing.image(at: drawing.unit) : drawing.mask(at: drawing.unit)?.asInk
  }

  /// The picture in a form that can be compared with that.
  func compared(_ image: PixelImage) -> PixelImage {
    switch self {
    case .color: return image
    case .template: return image.alpha.asInk
    case .mask:
      let samples = stride(from: 0, to: image.samples.count, by: 4).map { image.samples[$0] }
      return AlphaMask(width: image.width, height: image.height, samples: samples).asInk
    }
  }
}

extension AlphaMask {
  /// Black ink.
  fileprivate var asInk: PixelImage {
    var pixels = [UInt8](repeating: 0, count: samples.count * 4)
    for (index, alpha) in samples.enumerated() { pixels[4 * index + 3] = alpha }
    return PixelImage(width: width, height: height, samples: pixels)
  }
}

extension Observation {
  fileprivate static func stale(
    _ source: String, _ form: PictureForm, _ area: PixelSize?, _ difference: PixelDifference, _ first: (x: Int, y: Int), _ box: PixelRect,
    of pixels: Int, _ shapes: [BlamedShape]
  ) -> Observation {
    Observation(
      place: .pixels(box), message: "\(difference.text(of: pixels, source)): render it again",
      measured: "\(difference.count) pixels differ by up to \(difference.largest)", wanted: "what \(source) renders to",
      repair: .rendering(source, as: form.repaired, in: area), shapes: shapes, mentions: [source])
  }
}
