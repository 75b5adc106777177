import IconModel

extension Rule {
  static let background = Rule(
    "background", .error, for: .templates,
    summary: "An opaque frame lies around the drawing.",
    rationale: "A frame that was left of a background shows as a box around the icon.",
    method: """
      How much of the border is opaque (alpha 224 and more; the corners must be), and how far the opaque pixels reach inwards from the \
      middle half of each side: a frame ends within a quarter of the side. A tile that fills the picture and has its drawing cut out \
      reaches further, and is no frame.
      """,
    repair: "Hide the layer that the frame was left of, and export again; or erase the frame.",
    exceptions: "An icon that is a square frame on purpose: draw it a point away from the edge, or leave it out (`--exclude`).",
    thresholds: [Background.border, Background.rays],
    silences: .everythingLater,
    passing: .icon("A tile with a drawing cut out", Sketch([.rect(0, 0, 30, 30), .disc(15, 15, radius: 6, nil)])),
    failing: Example.icon(
      "Three pixels of background were left", Sketch([.rect(0, 0, 30, 30), .rect(3, 3, 24, 24, nil), .disc(15, 15, radius: 8)])
    )
    .fails(at: .pixels(PixelRect(x: 0, y: 0, width: 30, height: 30)), "opaque frame 3 px wide on all four sides (116 of 116 border pixels"),
    check: .pixels(Background.check))
}

private enum Background {
  static let border = Threshold("background.border", 0.95, in: 0.5...1, "share of the border pixels that a frame makes opaque")
  static let rays = Threshold(
    "background.rays", 0.3, in: 0.01...1, "share of the inward rays that leave a frame within a quarter of the side")

  static func check(_ picture: Picture, _ context: LintContext) -> [Observation] {
    guard picture.minimum < OpaqueFrame.opaqueAlpha, let frame = OpaqueFrame(picture.alpha, share: context[border]),
      frame.thinShare >= context[rays]
    else { return [] }
    return [.framed(picture, frame)]
  }
}

extension Observation {
  fileprivate static func framed(_ picture: Picture, _ frame: OpaqueFrame) -> Observation {
    let names = ["left", "right", "top", "bottom"]
    let same = frame.widths.allSatisfy { $0 == frame.widths[0] }
    let width =
      same
      ? "\(frame.widths[0]) px wide on all four sides"
      : zip(frame.widths, names).map { "\($0) px at the \($1)" }.joined(separator: ", ")
    return Observation(
      place: .pixels(picture.frame),
      message:
        "opaque frame \(width) (\(frame.opaqueCount) of \(frame.borderCount) border pixels, wanted transparent): shows as a box around the icon",
      measured: "\(Wording.percent(frame.borderShare)) of the border opaque", wanted: "a transparent border")
  }
}
