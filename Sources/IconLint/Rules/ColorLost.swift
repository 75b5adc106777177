import IconModel

extension Rule {
  static let colorLost = Rule(
    "color-lost", .error, for: .templates,
    summary: "Parts of the drawing that touch are told apart by colour alone, and melt into one.",
    rationale: "Bars show alpha alone. A white sign on a blue disc becomes a disc.",
    method: """
      Neighbouring pixels of about one colour make a patch. It is lost where most of its border, or for a thick patch a good part of it, \
      lies against another patch that has another colour and about the same alpha. Parts that still show by their own outline are left in \
      peace.
      """,
    repair: """
      Knock the sign out of its ground (in a `.svgspec`: `fill=knockout`), or give it an alpha of its own; the finding says which one \
      keeps the contrast.
      """,
    exceptions: "Pictures that are shown in colour: check them as what they are (`--profile button`), or leave them out (`--exclude`).",
    thresholds: [ColorLost.contrast],
    silences: .rules(["color-ignored"]),
    passing: .icon(
      "The sign is knocked out", Sketch([.disc(15, 15, radius: 13, Color(30, 90, 220)), .rect(9, 13, 12, 4, nil)])),
    .icon("Parts that don't touch", Sketch([.disc(8, 15, radius: 6, Color(220, 40, 40)), .disc(22, 15, radius: 6, Color(30, 90, 220))])),
    failing: Example.icon("A white sign on black", Sketch([.disc(15, 15, radius: 13), .rect(9, 13, 12, 4, .white)]))
      .fails(
        at: .pixels(PixelRect(x: 9, y: 13, width: 12, height: 4)),
        "white 12x4 drawing on black: 100 % contrast is colour only, 0 % is alpha"),
    Example.icon(
      "Red on green, equally light", Sketch([.disc(15, 15, radius: 13, Color(40, 140, 40)), .rect(9, 13, 12, 5, Color(200, 60, 40))])
    )
    .fails(at: .pixels(PixelRect(x: 9, y: 13, width: 12, height: 5)), "red 12x5 drawing on green"),
    check: .pixels(ColorLost.check))
}

private enum ColorLost {
  static let contrast = Threshold(
    "color-lost.contrast", 48, in: 8...255, "how far two colours lie apart, of 255, for their border to be seen")

  static func check(_ picture: Picture, _ context: LintContext) -> [Observation] {
    ColorLoss.find(in: picture, contrast: Int(context[contrast])).map { [.melts($0)] } ?? []
  }
}

extension Observation {
  fileprivate static func melts(_ loss: ColorLoss) -> Observation {
    let color = ColorName.of(loss.color.red, loss.color.green, loss.color.blue)
    let ground = ColorName.of(loss.ground.red, loss.ground.green, loss.ground.blue)
    let wanted = loss.contrast >= 0.9 ? 0 : Int((Double(loss.alpha) * (1 - loss.contrast)).rounded())
    let pixels = "\(loss.area == 1 ? "this pixel" : "these \(loss.area) pixels")"
    let repair =
      wanted == 0
      ? "make \(pixels) transparent (alpha 0, now \(loss.alpha))"
      : "alpha \(wanted) for \(pixels) (now \(loss.alpha)) would keep the contrast"
    let named = color == ground ? "another \(color)" : color
    return Observation(
      place: .pixels(loss.box),
      message: """
        \(named) \(loss.box.width)x\(loss.box.height) drawing on \(ground): \(Wording.percent(loss.contrast)) contrast is colour only, \
        \(Wording.percent(loss.alphaContrast)) is alpha, so it melts into one blot; \(repair)
        """,
      measured: "\(Wording.percent(loss.alphaContrast)) contrast in alpha, \(Wording.percent(loss.contrast)) in colour",
      wanted: "alpha \(wanted)")
  }
}
