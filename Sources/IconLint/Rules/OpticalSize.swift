import IconModel

extension Rule {
  static let opticalSize = Rule(
    "optical-size", .note, for: .templates,
    summary: "The drawing is larger or smaller than the profile's keyline for its shape.",
    rationale: """
      A square looks larger than a circle of the same width. Platforms that care give each shape a size of its own, so that icons side by \
      side look equally large.
      """,
    method: """
      The drawing's bounds to a fraction of a pixel, and its shape: wide or tall by its sides, circle or square by its corners, else \
      something between the two. Its longer side is compared with the profile's keyline. Only profiles with keylines are checked.
      """,
    repair: """
      Enlarge or reduce the drawing, not the picture, as the finding says: `iconkit render icon.svgspec --fit 25` fits it into so many \
      points, and so does `fit` in the configuration.
      """,
    exceptions: "Shapes that look larger or smaller than they measure: trust your eye, and leave them out (`--exclude`).",
    thresholds: [OpticalSize.tolerance],
    passing: .icon("A circle of 25 points", Sketch(25, 25, [.disc(12.5, 12.5, radius: 12.5)]), profile: .tabbarCircle),
    failing: Example.icon("A circle of 20 points", Sketch(25, 25, [.disc(12.5, 12.5, radius: 10)]), profile: .tabbarCircle)
      .fails(at: .pixels(PixelRect(x: 2, y: 2, width: 21, height: 21)), "circle of 20 pt, profile wants 25 (±2): enlarge by 1.25"),
    check: .pixels(OpticalSize.check))
}

private enum OpticalSize {
  static let tolerance = Threshold("optical-size.tolerance", 2, in: 0...100, "how far a drawing may be off its keyline, in points")

  static func check(_ picture: Picture, _ context: LintContext) -> [Observation] {
    guard let keylines = context.profile.keylines, let ink = picture.inkBox, let shape = Silhouette(picture.alpha) else { return [] }
    let side = max(shape.bounds.width, shape.bounds.height) / Double(context.scale)
    let wanted = keylines.range(shape.kind)
    guard side < wanted.lowerBound - context[tolerance] || side > wanted.upperBound + context[tolerance] else { return [] }
    return [.offKeyline(shape.kind, side, wanted, tolerance: context[tolerance], ink)]
  }
}

extension Observation {
  fileprivate static func offKeyline(
    _ kind: Silhouette.Kind, _ side: Double, _ wanted: ClosedRange<Double>, tolerance: Double, _ ink: PixelRect
  ) -> Observation {
    let name =
      switch kind {
      case .circle, .square: kind.rawValue
      case .wide, .tall: "\(kind.rawValue) shape"
      case .other: "shape"
      }
    let range =
      Wording.decimal(wanted.lowerBound, 1) + (wanted.lowerBound == wanted.upperBound ? "" : " to \(Wording.decimal(wanted.upperBound, 1))")
    let repair =
      side < wanted.lowerBound
      ? "enlarge by \(Wording.decimal(wanted.lowerBound / side, 2))" : "reduce to \(Wording.percent(wanted.upperBound / side))"
    return Observation(
      place: .pixels(ink),
      message:
        "\(name) of \(Wording.decimal(side, 1)) pt, profile wants \(range) (±\(Wording.decimal(tolerance, 1))): \(repair)",
      measured: "\(Wording.decimal(side, 1)) pt", wanted: "\(range) pt")
  }
}
