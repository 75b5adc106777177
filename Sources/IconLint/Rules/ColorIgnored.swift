import IconModel

extension Rule {
  static let colorIgnored = Rule(
    "color-ignored", .note, isFixable: true, for: .templates, folding: .always,
    summary: "The picture has colours, which are dropped without harm.",
    rationale: """
      Bars show alpha alone and drop colours. Here that does no harm: the mask is the same without them, and the note says so to whoever \
      wonders.
      """,
    method: """
      The colours of all pixels of alpha 64 and more; one black, white or grey alone is none. A run says it in one line; with `--verbose` \
      each file says which colours it has.
      """,
    repair: "Nothing needs repair. `iconkit mask icon.png -o icon.png --as template` takes the colours out, and with them a temptation.",
    exceptions: "Icons that are kept in colour on purpose: do without the rule (`--disable color-ignored`).",
    passing: .icon("Black alone", Sketch([.disc(15, 15, radius: 10)])),
    failing: Example.icon("Blue alone", Sketch([.rect(4, 6, 22, 18, Color(30, 90, 220))]))
      .fails(at: .pixels(PixelRect(x: 4, y: 6, width: 22, height: 18)), "colours (blue) are dropped; the mask is the same without them"),
    check: .pixels(ColorIgnored.check))
}

private enum ColorIgnored {
  /// A pixel has colour from here on.
  private static let chroma = 8
  /// One black, white or grey needs no note; several from here on do.
  private static let lumaSpread = 16

  static func check(_ picture: Picture, _ context: LintContext) -> [Observation] {
    picture.colors.chroma > chroma || picture.colors.luma > lumaSpread ? [.ignored(picture)] : []
  }
}

extension Observation {
  fileprivate static func ignored(_ picture: Picture) -> Observation {
    let palette = palette(picture)
    return Observation(
      place: .pixels(picture.inkBox ?? picture.frame), message: "colours (\(palette)) are dropped; the mask is the same without them",
      measured: palette, wanted: "alpha alone",
      summary: "icons have colours that are dropped; their masks are the same without them (--verbose names each)")
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
