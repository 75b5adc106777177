import IconModel

extension Rule {
  static let scaleDiffers = Rule(
    "scale-differs", .warning,
    summary: "The scales of an icon show different drawings, or one in different strength.",
    rationale: """
      Someone who moves from one device to another should see the same icon. Usually one scale was forgotten when the drawing was changed, \
      or exported from another layer.
      """,
    method: """
      Each two scales are brought to the grid of points, blurred a little, and laid on one another where they fit best, moved by a point \
      at most. What still differs is taken as a share of the ink. The scale that differs most from the others is named.
      """,
    repair: "Draw all scales anew from one source: `iconkit render icon.svgspec --scale 1,2,3`.",
    exceptions: "Drawings that leave details out at small scales on purpose: leave them out (`--exclude`).",
    thresholds: [ScaleDiffers.ink],
    silences: .rules(["duplicate"]),
    passing: .files(
      "The same drawing", [.drawing("icon.png", ScaleDiffers.disc), .drawing("icon@2x.png", ScaleDiffers.disc, scale: 2)]),
    failing: Example.files(
      "Another drawing", [.drawing("icon.png", ScaleDiffers.disc), .drawing("icon@2x.png", ScaleDiffers.bar, scale: 2)]
    ).fails(
      at: .pixels(PixelRect(x: 10, y: 10, width: 44, height: 40)), "shows another drawing than icon.png", in: "icon@2x.png"),
    Example.files(
      "Half as strong",
      [
        .drawing("icon.png", ScaleDiffers.disc),
        .drawing("icon@2x.png", Sketch([.disc(15, 15, radius: 10, Color(0, 0, 0, 128))]), scale: 2),
      ]
    ).fails(at: .pixels(PixelRect(x: 10, y: 10, width: 40, height: 40)), "is 0.5 times as strong as icon.png", in: "icon@2x.png"),
    check: .set(ScaleDiffers.check))
}

private enum ScaleDiffers {
  static let ink = Threshold("scale-differs.ink", 0.22, in: 0.05...1, "share of the ink that may differ after the best shift")

  static let disc = Sketch([.disc(15, 15, radius: 10)])
  static let bar = Sketch([.rect(4, 12, 22, 5)])

  static func check(_ set: SetSubject, _ context: LintContext) -> [Observation] {
    var grids = Grids(set)
    let limit = context[ink]
    var pairs: [Pair] = []
    for large in set.members.indices {
      for small in set.members.indices.prefix(large) {
        guard let (a, b) = grids.pair(small, large) else { continue }
        pairs.append(Pair(small: small, large: large, resemblance: Resemblance(a, b, enough: limit)))
      }
    }
    guard pairs.contains(where: { $0.resemblance.difference > limit }) else { return [] }
    // The scale that differs most from all others; of two, the larger.
    let sums = set.members.indices.map { index in
      pairs.reduce(0) { $0 + ($1.names(index) ? $1.resemblance.difference : 0) }
    }
    guard let largest = sums.max(), let blamed = sums.lastIndex(of: largest),
      let worst = pairs.filter({ $0.names(blamed) }).max(by: { $0.resemblance.difference < $1.resemblance.difference }),
      let (a, b) = grids.pair(worst.small, worst.large)
    else { return [] }
    return [.differs(blamed, set, worst, a, b, limit: limit)]
  }

  /// Two scales of an icon and how they compare.
  struct Pair {
    var small: Int
    var large: Int
    var resemblance: Resemblance

    func names(_ member: Int) -> Bool { small == member || large == member }
    func other(than member: Int) -> Int { small == member ? large : small }
  }

  /// The drawings of a set on grids of points, each made once.
  struct Grids {
    private let members: [PNGSubject]
    private var grids: [(member: Int, grid: DrawingGrid)] = []

    init(_ set: SetSubject) { members = set.members }

    /// Two scales on the grid of the smaller one; nil where one has no drawing to speak of.
    mutating func pair(_ small: Int, _ large: Int) -> (DrawingGrid, DrawingGrid)? {
      guard let first = drawing(small), let second = drawing(large) else { return nil }
      let scale = Double(members[small].name.scale)
      let points = { (pixels: Int) in max(1, Int((Double(pixels) / scale).rounded())) }
      let size = PixelSize(points(first.width), points(first.height))
      return (grid(small, first.alpha, size), grid(large, second.alpha, size))
    }

    private func drawing(_ member: Int) -> Picture? {
      members[member].picture.flatMap { min($0.width, $0.height) >= Check.smallestIcon ? $0 : nil }
    }

    private mutating func grid(_ member: Int, _ alpha: AlphaPlane, _ size: PixelSize) -> DrawingGrid {
      if let known = grids.first(where: { $0.member == member && $0.grid.size == size }) { return known.grid }
      let grid = DrawingGrid(alpha, size)
      grids.append((member, grid))
      return grid
    }
  }
}

extension Observation {
  fileprivate static func differs(
    _ blamed: Int, _ set: SetSubject, _ pair: ScaleDiffers.Pair, _ small: DrawingGrid, _ large: DrawingGrid, limit: Double
  ) -> Observation {
    let other = set.members[pair.other(than: blamed)].fileName
    let found = pair.resemblance
    let place = set.members[blamed].picture.map { differing(small, large, in: $0) } ?? .file
    if let ratio = Resemblance.strength(small, large) {
      let strength = Wording.decimal(blamed == pair.large ? ratio : 1 / ratio, 1)
      return Observation(
        member: blamed, place: place,
        message: "is \(strength) times as strong as \(other), but the same drawing: give all scales the same alpha",
        measured: "\(strength) times", wanted: "1 time")
    }
    let shift = max(abs(found.shift.x), abs(found.shift.y))
    let best = shift == 0 ? "" : ", best shift \(Wording.decimal(shift, 1)) pt"
    return Observation(
      member: blamed, place: place,
      message: """
        shows another drawing than \(other): \(Wording.percent(found.difference)) of the ink differs (up to \(Wording.percent(limit)) \
        allowed\(best))
        """,
      measured: "\(Wording.percent(found.difference)) of the ink", wanted: "up to \(Wording.percent(limit))")
  }

  /// The cells that differ, in the pixels of a picture; its ink where none differs much.
  private static func differing(_ small: DrawingGrid, _ large: DrawingGrid, in picture: Picture) -> Finding.Place {
    guard let cells = Resemblance.differingCells(small, large) else { return .pixels(picture.inkBox ?? picture.frame) }
    let (columns, rows) = (small.sharp.width, small.sharp.height)
    return .pixels(
      PixelRect(
        from: cells.x * picture.width / columns, cells.y * picture.height / rows,
        to: (cells.maxX * picture.width + columns - 1) / columns, (cells.maxY * picture.height + rows - 1) / rows))
  }
}
