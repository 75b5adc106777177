import IconModel

extension Rule {
  static let opaque = Rule(
    "opaque", .error, fixing: .safely, for: .templates,
    summary: "The picture has no transparent pixel: it shows as a solid rectangle, or with one behind it.",
    rationale: "Bars show alpha alone. A drawing on white paper is a full rectangle to them, whatever is drawn.",
    method: """
      The weakest alpha in the picture. Below full strength it is a veil that lies over the whole picture, which is a warning where it is \
      weaker than 40 %. Where most of the border has one colour, what clearly differs from it is taken for ink, and the \
      finding says where it lies.
      """,
    repair: """
      Ink without hue on a plain ground: `iconkit lint --fix` takes the mask from what differs. Ink in colour becomes black by \
      `iconkit lint --fix=opaque`. Anything else has to be drawn on a transparent ground.
      """,
    exceptions: "Pictures that are shown in colour: check them as what they are (`--profile button`), or leave them out (`--exclude`).",
    thresholds: [Opaque.alpha, Opaque.veil],
    silences: .everythingLater,
    passing: .icon("Ink on a transparent ground", Sketch([.rect(6, 9, 18, 13)])),
    failing: Example.icon("Ink on white", Sketch([.rect(0, 0, 30, 30, .white), .rect(6, 9, 18, 13)]))
      .fails(at: .pixels(PixelRect(x: 6, y: 9, width: 18, height: 13)), "black ink 18x13 at 6,9 on plain white"),
    Example.icon("A full picture at alpha 254", Sketch([.rect(0, 0, 30, 30, Color(40, 90, 200, 254))]))
      .fails(at: .pixels(PixelRect(x: 0, y: 0, width: 30, height: 30)), "no transparent pixel (0 of 900)"),
    Example.icon("A drawing on a veil", Sketch([.rect(0, 0, 30, 30, Color(0, 0, 0, 50)), .rect(6, 9, 18, 13)]))
      .fails(
        at: .pixels(PixelRect(x: 0, y: 0, width: 30, height: 30)),
        "no transparent pixel: the weakest has alpha 50 (20 %), and shows as a translucent 30x30 rectangle"),
    check: .pixels(smallest: 1, Opaque.check))
}

private enum Opaque {
  static let alpha = Threshold("opaque.alpha", 224, in: 128...255, "lowest alpha in the picture from which it is a solid rectangle")

  static let veil = Threshold("opaque.veil", 8, in: 4...255, "lowest alpha in the picture from which it lies under a veil")
  /// A veil of 40 % is as strong as some icons are.
  private static let strongVeil = 102

  static func check(_ picture: Picture, _ context: LintContext) -> [Observation] {
    if Double(picture.minimum) >= context[alpha] { return [.opaque(picture, PlainGround(picture.image))] }
    if Double(picture.minimum) >= context[veil] { return [.veiled(picture, isStrong: picture.minimum >= strongVeil)] }
    return []
  }
}

extension Observation {
  fileprivate static func veiled(_ picture: Picture, isStrong: Bool) -> Observation {
    let alpha = "\(picture.minimum) (\(Wording.percent(Double(picture.minimum) / 255)))"
    return Observation(
      place: .pixels(picture.frame),
      message: """
        no transparent pixel: the weakest has alpha \(alpha), and shows as a translucent \(picture.size) rectangle; draw on a transparent \
        ground (alpha 0)
        """,
      measured: "alpha \(picture.minimum)", wanted: "a transparent ground", level: isStrong ? nil : .warning,
      obstacle: "what is drawn and what is veil is not known")
  }

  fileprivate static func opaque(_ picture: Picture, _ ground: PlainGround?) -> Observation {
    let repair = ground.map { Repair.ink(on: $0, picture) }
    var message = "no transparent pixel (0 of \(picture.pixelCount)): shows as a solid \(picture.size) rectangle"
    if let ground {
      let ink = ColorName.of(ground.inkColor.red, ground.inkColor.green, ground.inkColor.blue)
      let paper = ColorName.of(ground.color.red, ground.color.green, ground.color.blue)
      let command = "iconkit lint --fix" + (repair?.isSafe == true ? "" : "=opaque")
      message += "; \(ink) ink \(Wording.placed(ground.inkBox)) on plain \(paper): take the mask from what differs (\(command))"
    } else {
      message += "; draw on a transparent ground"
    }
    return Observation(
      place: .pixels(ground?.inkBox ?? picture.frame), message: message, measured: "0 of \(picture.pixelCount) pixels transparent",
      wanted: "a transparent ground", repair: repair, obstacle: "its border has not one colour: what is ink is not known")
  }
}
