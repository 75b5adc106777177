import IconModel

extension Rule {
  static let blank = Rule(
    "blank", .error,
    summary: "Nothing in the picture can be seen.",
    rationale: """
      Nothing shows of a picture whose alphas are all (nearly) 0, whatever colours lie under them. Often the drawing sits on a hidden \
      layer, or white was erased together with the drawing.
      """,
    method: "The strongest alpha in the picture, and how many pixels hide a colour under alpha 0.",
    repair: """
      Show the layer, and export again. Where pixels hide a colour, the drawing was there before its ground was erased: erase the ground \
      alone.
      """,
    exceptions: "A picture that is empty on purpose, such as a spacer: leave it out (`--exclude`).",
    thresholds: [Blank.alpha],
    silences: .everythingLater,
    passing: .icon("A drawing", Sketch([.disc(15, 15, radius: 10)])),
    failing: Example.icon("White, erased to alpha 3", Sketch([.disc(15, 15, radius: 10, Color(255, 255, 255, 3))]))
      .fails(at: .pixels(PixelRect(x: 0, y: 0, width: 30, height: 30)), "strongest pixel has alpha 3 (visible from 8)"),
    check: .pixels(smallest: 1, Blank.check))
}

private enum Blank {
  static let alpha = Threshold("blank.alpha", 8, in: 1...255, "alpha from which a pixel can be seen")

  static func check(_ picture: Picture, _ context: LintContext) -> [Observation] {
    Double(picture.maximum) < context[alpha] ? [.blank(picture, visibleFrom: context[alpha])] : []
  }
}

extension Observation {
  fileprivate static func blank(_ picture: Picture, visibleFrom: Double) -> Observation {
    let limit = Wording.decimal(visibleFrom, 0)
    let hidden = hiddenColors(picture.image)
    let more = hidden == 0 ? "" : "; \(Wording.count(hidden, "pixel")) \(hidden == 1 ? "hides" : "hide") a colour under alpha 0"
    return Observation(
      place: .pixels(picture.frame),
      message:
        "invisible: strongest pixel has alpha \(picture.maximum) (visible from \(limit))\(more): export it again with its layers shown",
      measured: "\(picture.maximum)", wanted: "at least \(limit)")
  }

  /// How many pixels have a colour and no alpha.
  private static func hiddenColors(_ image: PixelImage) -> Int {
    let samples = image.samples
    return stride(from: 0, to: samples.count, by: 4).count { place in
      let isColored = samples[place] > 0 || samples[place + 1] > 0 || samples[place + 2] > 0
      return isColored && samples[place + 3] == 0
    }
  }
}
