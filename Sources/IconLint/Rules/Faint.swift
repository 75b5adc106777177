import IconModel

extension Rule {
  static let faint = Rule(
    "faint", .warning, for: .templates,
    summary: "Even the strongest pixels are faint: the icon looks disabled.",
    rationale: "Bars draw disabled icons by fading them. An icon that is faint by itself looks disabled always, and vanishes when it is.",
    method: """
      The alpha that the strongest fiftieth of the drawn pixels reaches, and four pixels at least: a few stray opaque pixels don't hide \
      how faint the rest is.
      """,
    repair: """
      Draw at full strength: look for a layer that is not at 100 %, in a source for `opacity`, `fill-opacity` and strokes thinner than a \
      pixel. Or multiply the alphas as the finding says.
      """,
    exceptions: "Icons that are meant to look disabled: leave them out by their names (`--exclude '*-disabled*'`).",
    thresholds: [.faintAlpha],
    silences: .rules(["color-lost", "color-ignored", "blurry"]),
    passing: .icon("Two thirds of full strength", Sketch([.rect(7, 12, 15, 6, Color(0, 0, 0, 170))])),
    failing: Example.icon("A third of full strength", Sketch([.rect(7, 12, 15, 6, Color(0, 0, 0, 77))]))
      .fails(at: .pixels(PixelRect(x: 7, y: 12, width: 15, height: 6)), "strongest pixels have alpha 77 (30 %)"),
    check: .pixels(Faint.check))
}

extension Threshold {
  /// `haze` asks for it too: what is faint is no failed 255.
  static let faintAlpha = Threshold("faint.alpha", 102, in: 8...255, "alpha that the strongest pixels must reach")
}

private enum Faint {
  static func check(_ picture: Picture, _ context: LintContext) -> [Observation] {
    guard picture.maximum >= Picture.faintestAlpha, Double(picture.strongest) < context[.faintAlpha] else { return [] }
    return [.faint(picture, wanted: context[.faintAlpha])]
  }
}

extension Observation {
  fileprivate static func faint(_ picture: Picture, wanted: Double) -> Observation {
    let alpha = picture.strongest
    return Observation(
      place: .pixels(picture.inkBox ?? picture.frame),
      message: """
        strongest pixels have alpha \(alpha) (\(Wording.percent(Double(alpha) / 255))), wanted 255 (at least \
        \(Wording.decimal(wanted, 0))): will look disabled; multiply alpha by \(Wording.decimal(255 / Double(alpha), 1))
        """,
      measured: "\(alpha)", wanted: "at least \(Wording.decimal(wanted, 0))")
  }
}
