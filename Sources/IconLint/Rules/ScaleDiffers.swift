import IconModel

extension Rule {
  static let scaleDiffers = Rule(
    "scale-differs", .warning,
    summary: "The scales of an icon show different drawings, or one in different strength.",
    rationale: """
      Someone who moves from one device to another should see the same icon. Usually one scale was forgotten when the drawing was changed, or \
      exported from another layer.
      """,
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
    let drawn = set.members.indices.filter { index in
      set.members[index].picture.map { min($0.width, $0.height) >= Check.smallestIcon } ?? false
    }
    var pairs: [Pair] = []
    for (place, large) in drawn.enumerated() {
      for small in drawn.prefix(place) { pairs += Pair(set, small, large, enough: context[ink]).map { [$0] } ?? [] }
    }
    let limit = context[ink]
    guard pairs.contains(where: { $0.resemblance.difference > limit }) else { return [] }
    // The scale that differs most from all others; of two, the larger.
    let sums = drawn.map { index in
      pairs.reduce(0) { $0 + ($1.small == index || $1.large == index ? $1.resemblance.difference : 0) }
    }
    guard let largest = sums.max(), let most = sums.lastIndex(of: largest) else { return [] }
    let blamed = drawn[most]
    let worst = pairs.filter { $0.small == blamed || $0.large == blamed }.max { $0.resemblance.difference < $1.resemblance.difference }
    return worst.map { [.differs(blamed, set, $0, limit: limit)] } ?? []
  }

  /// Two scales of an icon and how they compare.
  struct Pair {
    var small: Int
    var large: Int
    var resemblance: Resemblance
    private var alphas: (AlphaPlane, AlphaPlane)

    init?(_ set: SetSubject, _ small: Int, _ large: Int, enough: Double) {
      guard let first = set.members[small].picture, let second = set.members[large].picture else { return nil }
      self.small = small
      self.large = large
      alphas = (first.alpha, second.alpha)
      // The smaller one's size in points.
      let scale = Double(set.members[small].name.scale)
      let grid = PixelSize(
        max(1, Int((Double(first.width) / scale).rounded())), max(1, Int((Double(first.height) / scale).rounded())))
      resemblance = Resemblance(first.alpha, second.alpha, grid: grid, enough: enough)
    }

    /// How many times as strong the blamed scale is, if that is all.
    func strength(of blamed: Int) -> Double? {
      Resemblance.strength(alphas.0, alphas.1, grid: resemblance.grid).map { blamed == large ? $0 : 1 / $0 }
    }
  }
}

extension Observation {
  fileprivate static func differs(_ blamed: Int, _ set: SetSubject, _ pair: ScaleDiffers.Pair, limit: Double) -> Observation {
    let other = set.members[pair.small == blamed ? pair.large : pair.small].fileName
    let found = pair.resemblance
    let place = set.members[blamed].picture.map { differing(found.cells, grid: found.grid, in: $0) }
    if let strength = pair.strength(of: blamed) {
      return Observation(
        member: blamed, place: place ?? .file,
        message: "is \(Wording.decimal(strength, 1)) times as strong as \(other), but the same drawing: give all scales the same alpha",
        measured: "\(Wording.decimal(strength, 1)) times", wanted: "1 time")
    }
    let shift = found.shift.length == 0 ? "" : ", best shift \(Wording.decimal(max(abs(found.shift.x), abs(found.shift.y)), 1)) pt"
    return Observation(
      member: blamed, place: place ?? .file,
      message: """
        shows another drawing than \(other): \(Wording.percent(found.difference)) of the ink differs (up to \(Wording.percent(limit)) \
        allowed\(shift))
        """,
      measured: "\(Wording.percent(found.difference)) of the ink", wanted: "up to \(Wording.percent(limit))")
  }

  /// The cells that differ, in the pixels of a picture; its ink where none differs much.
  private static func differing(_ cells: PixelRect?, grid: PixelSize, in picture: Picture) -> Finding.Place {
    guard let cells else { return .pixels(picture.inkBox ?? picture.frame) }
    return .pixels(
      PixelRect(
        from: cells.x * picture.width / grid.width, cells.y * picture.height / grid.height,
        to: (cells.maxX * picture.width + grid.width - 1) / grid.width, (cells.maxY * picture.height + grid.height - 1) / grid.height))
  }
}
