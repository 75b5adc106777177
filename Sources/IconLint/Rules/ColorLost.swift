import IconModel

extension Rule {
  static let colorLost = Rule(
    "color-lost", .error, fixing: .onRequest, for: .templates,
    summary: "Parts of the drawing that touch are told apart by colour alone, and melt into one.",
    rationale: "Bars show alpha alone. A white sign on a blue disc becomes a disc.",
    method: """
      Neighbouring pixels of about one colour make a patch. It is lost where most of its border, or for a thick patch a good part of it, \
      lies against another patch that has another colour and about the same alpha. Parts that still show by their own outline are left in \
      peace. In sources: the outline that a fill or a stroke shares with another paint of another colour (Delta E) where the mask has no \
      seam; a small share of its outline is a note, since such parts merely touch.
      """,
    repair: """
      Knock the sign out of its ground (in a `.svgspec`: `fill=knockout`), or give it an alpha of its own; the finding says which one \
      keeps the contrast. `iconkit lint --fix=color-lost` knocks out what lies opaque on what it melts into, in sources; parts beside each \
      other, shapes that are drawn twice and PNGs want a decision of yours.
      """,
    exceptions: "Pictures that are shown in colour: check them as what they are (`--profile button`), or leave them out (`--exclude`).",
    thresholds: [ColorLost.contrast, ColorLost.deltaE, ColorLost.share],
    silences: .rules(["color-ignored", "solid", "invisible"]),
    passing: .icon(
      "The sign is knocked out", Sketch([.disc(15, 15, radius: 13, Color(30, 90, 220)), .rect(9, 13, 12, 4, nil)])),
    .source(
      "A knockout, whatever the colours", "icon.svgspec",
      "icon width=30 height=30\ncircle cx=15 cy=15 r=13 fill=#13409a\nrect x=9 y=13 width=12 height=4 fill=knockout\n"),
    .icon("Parts that don't touch", Sketch([.disc(8, 15, radius: 6, Color(220, 40, 40)), .disc(22, 15, radius: 6, Color(30, 90, 220))])),
    failing: Example.icon("A white sign on black", Sketch([.disc(15, 15, radius: 13), .rect(9, 13, 12, 4, .white)]))
      .fails(
        at: .pixels(PixelRect(x: 9, y: 13, width: 12, height: 4)),
        "white 12x4 drawing on black: 100 % contrast is colour only, 0 % is alpha"),
    Example.icon(
      "Red on green, equally light", Sketch([.disc(15, 15, radius: 13, Color(40, 140, 40)), .rect(9, 13, 12, 5, Color(200, 60, 40))])
    )
    .fails(at: .pixels(PixelRect(x: 9, y: 13, width: 12, height: 5)), "red 12x5 drawing on green"),
    Example.source(
      "A white sign on a blue disc", "icon.svgspec",
      "icon width=30 height=30\ncircle cx=15 cy=15 r=13 fill=#13409a\nrect x=9 y=13 width=12 height=4 fill=#fff\n"
    ).fails(
      at: .text(SourcePlace(line: 3, column: 1)),
      "rect #fff on circle #13409a (line 2) melts into it: 32 px of its outline (100 %) have no contrast without colour (Delta E 91)"),
    check: .pixels(ColorLost.check), sources: ColorLost.check)
}

private enum ColorLost {
  static let contrast = Threshold(
    "color-lost.contrast", 48, in: 8...255, "how far two colours lie apart, of 255, for their border to be seen")

  static let deltaE = Threshold(
    "color-lost.delta-e", 20, in: 2...100, "how far two colours of a source lie apart (CIE76) for their border to be seen")
  static let share = Threshold("color-lost.share", 0.3, in: 0...1, "the share of its outline that a shape may lose to its neighbours")
  /// The outline, in pixels at 1x, that any shape may lose.
  private static let leastLength = 2.0

  static func check(_ source: SourceSubject, _ context: LintContext) -> [Observation] {
    guard let drawing = source.drawing,
      let melting = MeltingShapes.find(in: drawing, contrast: context[deltaE], share: context[share], least: leastLength)
    else { return [] }
    let isLost = melting.share >= context[share]
    let cover = isLost ? drawing.cover.flatMap { $0 > context[Solid.most] ? $0 : nil } : nil
    return [.melts(melting, drawing, in: source, cover: cover, isLost: isLost)]
  }

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
    let size = "\(loss.box.width)x\(loss.box.height)"
    let what =
      switch loss.lie {
      case .inside: "\(named) \(size) drawing on \(ground)"
      case .around: "\(named) \(size) ground of a drawing in \(ground)"
      case .beside: "\(named) \(size) part beside \(ground)"
      }
    return Observation(
      place: .pixels(loss.box),
      message: """
        \(what): \(Wording.percent(loss.contrast)) contrast is colour only, \
        \(Wording.percent(loss.alphaContrast)) is alpha, so it melts into one blot; \(repair)
        """,
      measured: "\(Wording.percent(loss.alphaContrast)) contrast in alpha, \(Wording.percent(loss.contrast)) in colour",
      wanted: "alpha \(wanted)", obstacle: "a PNG has no shapes to knock out")
  }
}

extension Observation {
  fileprivate static func melts(
    _ melting: MeltingShapes, _ drawing: SourceDrawing, in source: SourceSubject, cover: Double?, isLost: Bool
  ) -> Observation {
    let (part, other) = (melting.part, melting.other)
    let (origin, otherOrigin) = (drawing.shapes[part.shape].origin, drawing.shapes[other.shape].origin)
    let isOneShape = part.shape == other.shape
    let named = { (part: MeltingShapes.Part, name: String) in
      let color = ColorName.hex(part.color)
      return isOneShape ? "\(part.isStroke ? "stroke" : "fill") \(color) of this \(name)" : "\(name) \(color)"
    }
    let ground = isOneShape ? "its \(other.isStroke ? "stroke" : "fill") \(ColorName.hex(other.color))" : named(other, otherOrigin.element)
    let line = isOneShape || otherOrigin.range == .none ? "" : " (line \(source.text.place(of: otherOrigin.range.start).line))"
    let place = Wording.place(melting.box)
    let repair: String
    let isOnTop = part.shape > other.shape && melting.share >= 0.7
    if isOnTop {
      repair = "\(source.knockout(part.isStroke ? "stroke" : "fill")) on this \(origin.element) keeps it"
    } else if isOneShape {
      repair = "leave the stroke away, or knock it out (\(source.knockout("stroke")))"
    } else {
      repair = "leave a gap of 1 px between them, or give one of them an opacity of 0.45"
    }
    let solid = cover.map { ", and the mask is a solid \(Wording.percent($0)) rectangle" } ?? ""
    let more = melting.more > 0 ? "; and \(melting.more) more" : ""
    let obstacle = isLost ? obstacle(to: part, isOnTop: isOnTop, drawing) : "parts that touch may be meant to"
    return Observation(
      place: source.place(of: origin),
      message: """
        \(named(part, origin.element)) on \(ground)\(line) \(isLost ? "melts into it" : "touches it"): \(Wording.decimal(melting.length, 1)) px \
        of its outline (\(Wording.percent(melting.share))) have no contrast without colour (Delta E \(Wording.decimal(melting.distance, 0))), at \
        \(place)\(solid); \(repair)\(more)
        """,
      measured: "\(Wording.decimal(melting.length, 1)) px", wanted: "0 px", level: isLost ? nil : .note,
      repair: obstacle == nil ? .knockout(origin, part.isStroke ? "stroke" : "fill", in: source) : nil, obstacle: obstacle)
  }

  /// Why erasing a part does not leave just its outline; nil where it does, since it is drawn in one place, and in full.
  private static func obstacle(to part: MeltingShapes.Part, isOnTop: Bool, _ drawing: SourceDrawing) -> String? {
    let shape = drawing.shapes[part.shape]
    let (paint, other) = part.isStroke ? (shape.stroke, shape.fill) : (shape.fill, shape.stroke)
    if other != nil { return "it has a fill and a stroke" }
    if !isOnTop { return "it does not lie on what it melts into" }
    if paint?.alpha ?? 0 < 0.99 { return "it lets its ground through" }
    return drawing.isDrawnOnce(shape) ? nil : "it is drawn more than once"
  }
}
