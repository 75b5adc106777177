import IconModel

extension Rule {
  static let blurry = Rule(
    "blurry", .note, for: .templates,
    summary: "One move by a fraction of a pixel would make nearly all straight edges crisp, or one line as crisp as the others.",
    rationale: """
      An edge that falls between two pixels is a half transparent row instead of a line. Usually the drawing was placed by hand or centred \
      on half a pixel.
      """,
    method: """
      By which fraction of a pixel each straight edge is off, of those that are 5 points long and more (10 points in all, or there is \
      little to see). It is a finding where one move cures nearly all of them; edges of many fractions, which no move cures, are left in \
      peace. Of an icon's scales one finding tells the move that cures all. Where there is no such move, it is a finding that a line of a \
      whole width (5 points long, up to 4 thick, with nothing on either side) lies between pixels while at least two others of its \
      direction and width lie on them. A single edge of a shape is not told, nor a line whose like is not there.
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
    Example.icon("One line of three between pixels", Sketch([.rect(6, 7, 18, 2), .rect(6, 13.5, 18, 2), .rect(6, 21, 18, 2)]))
      .fails(
        at: .pixels(PixelRect(x: 6, y: 13, width: 18, height: 3)),
        "1 of 3 horizontal lines of 2 px lies between pixels (alpha 128 and 128): move it up by 0.50 px (0.50 pt)"),
    check: .scales(Blurry.check))
}

private enum Blurry {
  static let shift = Threshold("blurry.shift", 0.15, in: 0.02...0.5, "from which move on, in pixels, the edges are blurred")
  static let share = Threshold("blurry.share", 0.8, in: 0.5...1, "share of the length of straight edges that the move must cure")

  /// Shorter edges are details, in points.
  private static let shortestEdge = 5
  /// Thicker lines are areas, in points.
  private static let thickestLine = 4
  /// With fewer points of straight edges, there is little to see.
  private static let least = 10

  static func check(_ pictures: [ScaledPicture], _ context: LintContext) -> [Observation] {
    let all = pictures.map { edges(of: $0.picture, scale: $0.scale) }
    let blurred = zip(pictures, all).compactMap { scaled, edges in
      let cures = cures(edges, scale: scaled.scale, context)
      return cures.isEmpty ? nil : Blurred(member: scaled.member, scale: scaled.scale, cures: cures)
    }
    if !blurred.isEmpty { return [.curable(blurred)] }
    let strays = zip(pictures, all).compactMap { scaled, edges in stray(scaled, edges, context).map { (scaled, $0) } }
    return strays.isEmpty ? [] : [.stray(strays)]
  }

  private typealias Edges = [(direction: EdgePhases.Direction, phases: EdgePhases)]

  private static func edges(of picture: Picture, scale: Int) -> Edges {
    let ink = BitPlane(picture.alpha, from: UInt8(Picture.inkAlpha))
    return EdgePhases.Direction.allCases.compactMap { direction in
      EdgePhases(picture.alpha, ink: ink, direction, minimumLength: shortestEdge * scale).map { (direction, $0) }
    }
  }

  private static func stray(_ scaled: ScaledPicture, _ edges: Edges, _ context: LintContext) -> StrayLine? {
    // Where all edges are alike, as they are in most icons, none is astray.
    let mixed = edges.filter { $0.phases.agreeing < $0.phases.total }
    guard !mixed.isEmpty else { return nil }
    let ink = BitPlane(scaled.picture.alpha, from: UInt8(Picture.inkAlpha))
    return mixed.lazy.compactMap { edge in
      StrayLine.find(
        in: scaled.picture.alpha, ink: ink, edge.direction, minimumLength: shortestEdge * scaled.scale,
        thickest: thickestLine * scaled.scale, least: context[shift])
    }.first
  }

  private static func cures(_ edges: Edges, scale: Int, _ context: LintContext) -> [Cure] {
    edges.compactMap { direction, phases in
      guard phases.total >= least * scale, phases.share >= context[share], abs(phases.shift) >= context[shift] else { return nil }
      return Cure(direction: direction, phases: phases)
    }
  }

  /// A scale with blurred edges, and what would cure them.
  struct Blurred {
    var member: Int
    var scale: Int
    var cures: [Cure]

    /// What it wants, as a move of its own.
    var moves: String {
      Wording.list(cures.map { "\(way($0.phases.shift, $0.direction)) by \(Wording.fixed(abs($0.phases.shift), 2)) px" })
    }
  }

  /// The moves, in points, that make the edges crisp at all scales; nil where there is none for all.
  static func commonMoves(_ blurred: [Blurred]) -> [(direction: EdgePhases.Direction, points: Double)]? {
    var moves: [(direction: EdgePhases.Direction, points: Double)] = []
    for direction in EdgePhases.Direction.allCases {
      let wanted = blurred.flatMap { scale in
        scale.cures.filter { $0.direction == direction }.map { (scale: Double(scale.scale), shift: $0.phases.shift) }
      }
      guard let first = wanted.first else { continue }
      // At each scale a move of whole pixels more is as good; at the smallest, two ways are near.
      let candidates = [-1.0, 0, 1].map { (first.shift + $0) / first.scale }.sorted { abs($0) < abs($1) }
      let cures = { (points: Double) in
        wanted.allSatisfy { abs(($0.scale * points - $0.shift) - ($0.scale * points - $0.shift).rounded()) <= nearness }
      }
      guard let points = candidates.first(where: cures) else { return nil }
      moves.append((direction, points))
    }
    return moves
  }

  /// How far, in pixels, a move may be off what a scale wants.
  private static let nearness = 0.12

  /// Where a move leads.
  static func way(_ shift: Double, _ direction: EdgePhases.Direction) -> String {
    direction == .horizontal ? (shift < 0 ? "up" : "down") : (shift < 0 ? "left" : "right")
  }

  /// Edges of one direction and the move that makes them crisp.
  struct Cure {
    var direction: EdgePhases.Direction
    var phases: EdgePhases

    var edges: String { direction == .horizontal ? "horizontal" : "vertical" }

    func move(_ scale: Int) -> String {
      let distance = abs(phases.shift)
      return
        "\(way(phases.shift, direction)) by \(Wording.fixed(distance, 2)) px (\(Wording.fixed(distance / Double(scale), 2)) pt)"
    }
  }
}

extension Observation {
  fileprivate static func stray(_ strays: [(scaled: ScaledPicture, line: StrayLine)]) -> Observation {
    let (scaled, line) = strays[0]
    let (distance, others) = (abs(line.shift), strays.dropFirst().map { "@\($0.scaled.scale)x" })
    let isOne = line.others == 0
    let more = others.isEmpty ? "" : ", and so it is at \(Wording.list(others))"
    return Observation(
      member: scaled.member, place: .pixels(line.box),
      message: """
        \(line.others + 1) of \(line.count) \(line.direction == .horizontal ? "horizontal" : "vertical") lines of \(line.width) px \
        \(isOne ? "lies" : "lie") between pixels (alpha \(line.alphas.first) and \(line.alphas.last))\(more): move \(isOne ? "it" : "this one") \
        \(Blurry.way(line.shift, line.direction)) by \(Wording.fixed(distance, 2)) px (\(Wording.fixed(distance / Double(scaled.scale), 2)) pt) \
        and it is as crisp as the others
        """,
      measured: "off by \(Wording.fixed(distance, 2)) px", wanted: "0 px")
  }

  fileprivate static func curable(_ blurred: [Blurry.Blurred]) -> Observation {
    let (cures, scale) = (blurred[0].cures, blurred[0].scale)
    let seen = cures.map { "\($0.phases.agreeing) px of \($0.edges) edges\(cures.count > 1 ? " (alpha \($0.phases.alpha))" : "")" }
    let alpha = cures.count > 1 ? "" : " (alpha \(cures[0].phases.alpha))"
    let others = blurred.dropFirst().map { "@\($0.scale)x" }
    let more = others.isEmpty ? "" : ", and so it is at \(Wording.list(others))"
    let repair: String
    if others.isEmpty {
      repair = "move the drawing \(Wording.list(cures.map { $0.move(scale) })) and they are crisp"
    } else if let moves = Blurry.commonMoves(blurred) {
      let ways = moves.map { "\(Blurry.way($0.points, $0.direction)) by \(Wording.fixed(abs($0.points), 2)) pt" }
      repair = "move the drawing \(Wording.list(ways)) and they are crisp at all of these scales"
    } else {
      let moves = blurred.map { "@\($0.scale)x \($0.moves)" }
      repair = "each wants a move of its own (\(moves.joined(separator: ", "))): draw all from one source with its edges on whole points"
    }
    return Observation(
      member: blurred[0].member, place: .pixels(cures.dropFirst().reduce(cures[0].phases.box) { $0.union($1.phases.box) }),
      message: "\(Wording.list(seen)) are half transparent\(alpha)\(more): \(repair)",
      measured: "off by \(Wording.list(cures.map { Wording.fixed(abs($0.phases.shift), 2) + " px" }))", wanted: "0 px")
  }
}
