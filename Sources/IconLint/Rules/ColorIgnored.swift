import IconModel

extension Rule {
  static let colorIgnored = Rule(
    "color-ignored", .note, fixing: .safely, for: .templates, folding: .always,
    summary: "The picture has colours, which are dropped without harm.",
    rationale: """
      Bars show alpha alone and drop colours. Here that does no harm: the mask is the same without them, and the note says so to whoever \
      wonders.
      """,
    method: """
      The colours of all pixels of alpha 64 and more; one black, white or grey alone is none. A source is drawn again with every colour \
      replaced, but for those inside luminance masks, which are alpha: its mask must stay the same to the byte. A run says it in one line; \
      with `--verbose` each file says which colours it has.
      """,
    repair: """
      Nothing needs repair. `iconkit lint --fix=color-ignored` takes the colours out of PNGs, and with them a temptation; plain `--fix` does so \
      only where a profile was chosen, for of a picture that is no template the colours may be all there is.
      """,
    exceptions: "Icons that are kept in colour on purpose: do without the rule (`--disable color-ignored`).",
    passing: .icon("Black alone", Sketch([.disc(15, 15, radius: 10)])),
    failing: Example.icon("Blue alone", Sketch([.rect(4, 6, 22, 18, Color(30, 90, 220))]))
      .fails(at: .pixels(PixelRect(x: 4, y: 6, width: 22, height: 18)), "colours (blue) are dropped; the mask is the same without them"),
    Example.source("A blue source", "icon.svgspec", "icon width=30 height=30\nrect x=4 y=6 width=22 height=18 fill=#1e5adc\n")
      .fails(
        at: .text(SourcePlace(line: 2, column: 1)),
        "1 colour (blue) is dropped; the mask is the same without it (12,600 pixels compared at @1x @2x @3x)"),
    check: .pixels(ColorIgnored.check), sources: ColorIgnored.check)
}

private enum ColorIgnored {
  /// A pixel has colour from here on.
  private static let chroma = 8
  /// One black, white or grey needs no note; several from here on do.
  private static let lumaSpread = 16

  static func check(_ source: SourceSubject, _ context: LintContext) -> [Observation] {
    guard let drawing = source.drawing, drawing.isLight else { return [] }
    let colors = drawing.icon.colors
    guard colors.contains(where: { $0.chroma > chroma }) || spread(colors.map(\.luma)) > lumaSpread else { return [] }
    let recolored = drawing.icon.withOtherColors
    var pixels = 0
    for scale in drawing.scales {
      let zoom = drawing.reduction(of: scale, to: SourceDrawing.judgedSide)
      guard let mask = drawing.mask(at: scale, zoom: zoom), let own = drawing.drawInColor(drawing.icon, at: scale, zoom: zoom),
        let other = drawing.drawInColor(recolored, at: scale, zoom: zoom), mask == own, own == other
      else { return [] }
      pixels += mask.samples.count
    }
    return [.ignored(colors, pixels, drawing, in: source)]
  }

  private static func spread(_ lumas: [Int]) -> Int { (lumas.max() ?? 0) - (lumas.min() ?? 0) }

  static func check(_ picture: Picture, _ context: LintContext) -> [Observation] {
    picture.colors.chroma > chroma || picture.colors.luma > lumaSpread ? [.ignored(picture, context)] : []
  }
}

extension Color {
  fileprivate var bytes: (red: UInt8, green: UInt8, blue: UInt8) {
    let byte = { (part: Double) in part.isFinite ? UInt8((min(max(part, 0), 1) * 255).rounded()) : 0 }
    return (byte(red), byte(green), byte(blue))
  }

  /// How far its strongest part lies above its weakest, of 255.
  fileprivate var chroma: Int { Int(max(bytes.red, bytes.green, bytes.blue)) - Int(min(bytes.red, bytes.green, bytes.blue)) }

  fileprivate var luma: Int { Int(Tint.luma(bytes.red, bytes.green, bytes.blue)) }
}

extension Observation {
  private static let summary = "icons have colours that are dropped; their masks are the same without them (--verbose names each)"

  fileprivate static func ignored(_ picture: Picture, _ context: LintContext) -> Observation {
    let palette = palette(picture)
    return Observation(
      place: .pixels(picture.inkBox ?? picture.frame), message: "colours (\(palette)) are dropped; the mask is the same without them",
      measured: palette, wanted: "alpha alone",
      repair: .ink(context, palette), summary: summary)
  }

  fileprivate static func ignored(_ colors: [Color], _ pixels: Int, _ drawing: SourceDrawing, in source: SourceSubject) -> Observation {
    let names = colors.reduce(into: [String]()) { names, color in
      let name = ColorName.of(Int(color.bytes.red), Int(color.bytes.green), Int(color.bytes.blue))
      if !names.contains(name) { names.append(name) }
    }
    let palette = names.prefix(4).joined(separator: ", ") + (names.count > 4 ? " …" : "")
    // What is larger was compared at a smaller size.
    let isWhole = drawing.scales.allSatisfy { drawing.reduction(of: $0, to: SourceDrawing.judgedSide) == 1 }
    let scales = isWhole ? " at " + drawing.scales.map(\.name).joined(separator: " ") : ""
    let (are, them) = colors.count == 1 ? ("is", "it") : ("are", "them")
    let masks = drawing.icon.hasLuminanceMask ? "; colours inside masks count" : ""
    return Observation(
      place: drawing.shapes.first.map { source.place(of: $0.origin) } ?? .file,
      message: """
        \(Wording.count(colors.count, "colour")) (\(palette)) \(are) dropped; the mask is the same without \(them) (\(Grouped(pixels)) \
        pixels compared\(scales))\(masks)
        """,
      measured: palette, wanted: "alpha alone", obstacle: "a source keeps its colours, which may be wanted elsewhere", summary: summary)
  }

  /// The commonest colour, and how many shades there are, at four bits a channel: `blue, 3 shades`.
  private static func palette(_ picture: Picture) -> String {
    let samples = picture.image.samples
    var counts = [Int32](repeating: 0, count: 1 << 12)
    var (shades, commonest) = (0, 0)
    for place in stride(from: 0, to: samples.count, by: 4) where samples[place + 3] >= Picture.colorAlpha {
      let shade = Int(samples[place] >> 4) << 8 | Int(samples[place + 1] >> 4) << 4 | Int(samples[place + 2] >> 4)
      if counts[shade] == 0 { shades += 1 }
      counts[shade] += 1
      if counts[shade] > counts[commonest] { commonest = shade }
    }
    let name = ColorName.of(17 * (commonest >> 8), 17 * (commonest >> 4 & 15), 17 * (commonest & 15))
    return shades == 1 ? name : "\(name), \(shades) shades"
  }
}
