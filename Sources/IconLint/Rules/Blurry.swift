import IconModel

extension Rule {
  static let blurry = Rule(
    "blurry", .note, for: .templates,
    summary: "One move by a fraction of a pixel would make nearly all straight edges crisp.",
    rationale: """
      An edge that falls between two pixels is a half transparent row instead of a line. Usually the drawing was placed by hand or centred \
      on half a pixel.
      """,
    method: """
      By which fraction of a pixel each straight edge is off, of those that are 5 points long and more (10 points in all, or there is \
      little to see). It is a finding where one move cures nearly all of them; edges of many fractions, which no move cures, are left in \
      peace.
      """,
    repair: """
      Move the drawing as the finding says. In a source, fills belong on whole numbers and strokes of an odd width on halves: `rect x=5.5 \
      y=5.5 stroke-width=1`.
      """,
    exceptions: "Drawings whose exact place counts for more than crisp edges, such as the frames of an animation: `--disable blurry`.",
    thresholds: [Blurry.shift, Blurry.share],
    passing: .icon("Edges on pixels", Sketch([.rect(6, 8, 18, 14), .rect(8, 10, 14, 10, nil)])),
    failing: Example.icon("Half a pixel too high", Sketch([.rect(6, 7.56, 18, 14), .rect(8, 9.56, 14, 10, nil)]))
      .fails(at: .pixels(PixelRect(x: 6, y: 7, width: 18, height: 1)), "move the drawing down by 0.44 px (0.44 pt) and they are crisp"),
    check: .pixels(Blurry.check))
}

private enum Blurry {
  static let shift = Threshold("blurry.shift", 0.15, in: 0.02...0.5, "from which move on, in pixels, the edges are blurred")
  static let share = Threshold("blurry.share", 0.8, in: 0.5...1, "share of the length of straight edges that the move must cure")

  /// Shorter edges are details, in points.
  private static let shortestEdge = 5
  /// With fewer points of straight edges, there is little to see.
  private static let least = 10

  static func check(_ picture: Picture, _ context: LintContext) -> [Observation] {
    let ink = BitPlane(picture.alpha, from: UInt8(Picture.inkAlpha))
    let cures = EdgePhases.Direction.allCases.compactMap { direction -> Cure? in
      guard let phases = EdgePhases(picture.alpha, ink: ink, direction, minimumLength: shortestEdge * context.scale),
        phases.total >= least * context.scale, phases.share >= context[share], abs(phases.shift) >= context[shift]
      else { return nil }
      return Cure(direction: direction, phases: phases)
    }
    return cures.isEmpty ? [] : [.curable(cures, scale: context.scale)]
  }

  /// Edges of one direction and the move that makes them crisp.
  struct Cure {
    var direction: EdgePhases.Direction
    var phases: EdgePhases

    var edges: String { direction == .horizontal ? "horizontal" : "vertical" }

    func move(_ scale: Int) -> String {
      let way = direction == .horizontal ? (phases.shift < 0 ? "up" : "down") : (phases.shift < 0 ? "left" : "right")
      let distance = abs(phases.shift)
      return "\(way) by \(Wording.fixed(distance, 2)) px (\(Wording.fixed(distance / Double(scale), 2)) pt)"
    }
  }
}

extension Observation {
  fileprivate static func curable(_ cures: [Blurry.Cure], scale: Int) -> Observation {
    let seen = cures.map { "\($0.phases.agreeing) px of \($0.edges) edges\(cures.count > 1 ? " (alpha \($0.phases.alpha))" : "")" }
    let alpha = cures.count > 1 ? "" : " (alpha \(cures[0].phases.alpha))"
    let moves = Wording.list(cures.map { $0.move(scale) })
    return Observation(
      place: .pixels(cures.dropFirst().reduce(cures[0].phases.box) { $0.union($1.phases.box) }),
      message: "\(Wording.list(seen)) are half transparent\(alpha): move the drawing \(moves) and they are crisp",
      measured: "off by \(Wording.list(cures.map { Wording.fixed(abs($0.phases.shift), 2) + " px" }))", wanted: "0 px")
  }
}
