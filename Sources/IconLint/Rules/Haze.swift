import IconModel

extension Rule {
  static let haze = Rule(
    "haze", .warning, fixing: .safely, for: .templates,
    summary: "Leftovers of alpha 1 to 3 or 252 to 254 that are no antialiasing.",
    rationale: """
      A layer at 99 % or a soft brush leaves alphas that nobody sees where 0 or 255 was meant. They make files larger and upset every tool \
      that looks for the drawing's bounds.
      """,
    method: """
      Pixels of alpha 1 to 3 and 252 to 254 that lie in flat places or far from every edge, or that are all of the ground or of the ink. \
      Antialiasing leaves such alphas too, but always beside an edge; the end of a shadow may have some.
      """,
    repair: """
      `iconkit lint --fix` makes them 0 and 255, and leaves all other pixels; where nothing is at full strength, all alphas grow in \
      proportion. In the drawing, look for a layer that is not at 100 %.
      """,
    exceptions: "A wide glow that is meant to fade out so softly: leave the icon out (`--exclude`).",
    passing: .icon("A soft edge", Sketch([.disc(15, 15, radius: 10)])),
    failing: Example.icon("The ground has alpha 2", Sketch([.rect(0, 0, 30, 30, Color(0, 0, 0, 2)), .rect(8, 8, 14, 14)]))
      .fails(at: .pixels(PixelRect(x: 0, y: 0, width: 30, height: 30)), "pixels of alpha 2 where 0 was meant"),
    Example.icon("Ink at 99 %", Sketch([.rect(8, 8, 14, 14, Color(0, 0, 0, 253))]))
      .fails(at: .pixels(PixelRect(x: 8, y: 8, width: 14, height: 14)), "pixels of alpha 253 where 255 was meant"),
    check: .pixels(Haze.check))
}

private enum Haze {
  /// Alphas of a shadow's fringe, which may well run out in 1 to 3.
  private static let soft = 4...40

  static func check(_ picture: Picture, _ context: LintContext) -> [Observation] {
    let low = Kind(picture, Leftovers.lowAlphas, meant: 0, least: 4, leastShare: 0.002)
    let high = Kind(picture, Leftovers.highAlphas, meant: 255, least: 8, leastShare: 0.01)
    let mayBeLow = low.isEnough(low.count)
    let mayBeHigh =
      (high.isEnough(high.count) || isPlateau(picture, high.count)) && Double(picture.strongest) >= context[.faintAlpha]
    guard mayBeLow || mayBeHigh else { return [] }
    let leftovers = Leftovers(picture.alpha)
    var parts: [Part] = []
    if mayBeLow {
      if isGround(picture, low.count) {
        parts.append(Part(picture, low))
      } else if low.isEnough(leftovers.low), let box = leftovers.lowBox {
        parts.append(Part(picture, low, leftovers.low, box))
      }
    }
    if mayBeHigh {
      if isPlateau(picture, high.count) {
        parts.append(Part(picture, high))
      } else if high.isEnough(leftovers.high), let box = leftovers.highBox {
        parts.append(Part(picture, high, leftovers.high, box))
      }
    }
    return parts.isEmpty ? [] : [.hazy(picture, parts)]
  }

  /// Whether nearly all of the ground, not just places in it, is a little above 0.
  private static func isGround(_ picture: Picture, _ count: Int) -> Bool {
    Double(count) >= max(8, 0.01 * Double(picture.pixelCount), fringe(picture))
      && Double(count) >= 0.9 * Double(picture.histogram[0] + count)
  }

  /// Whether the drawing's full strength, not just places in it, is a little below 255.
  private static func isPlateau(_ picture: Picture, _ count: Int) -> Bool {
    let full = picture.histogram[255]
    return (full == 0 && count >= 4) || count >= 2 * full + 8
  }

  /// What a shadow of this size may leave.
  private static func fringe(_ picture: Picture) -> Double { Double(picture.count(soft)) / 10 }

  /// One of the two kinds of haze in a picture.
  struct Kind {
    let alphas: ClosedRange<Int>
    let meant: Int
    /// How many pixels have such an alpha, wherever they lie.
    let count: Int
    private let minimum: Double

    init(_ picture: Picture, _ alphas: ClosedRange<Int>, meant: Int, least: Double, leastShare: Double) {
      self.alphas = alphas
      self.meant = meant
      count = picture.count(alphas)
      minimum = max(least, leastShare * Double(picture.pixelCount), meant == 0 ? fringe(picture) : 0)
    }

    /// Whether so many leftovers are worth a word.
    func isEnough(_ leftovers: Int) -> Bool { Double(leftovers) >= minimum }
  }

  /// What is said of one kind.
  struct Part {
    var count: Int
    /// As words: `2`, `1 to 3`.
    var alphas: String
    var meant: Int
    var box: PixelRect

    /// Some of the pixels.
    init(_ picture: Picture, _ kind: Kind, _ count: Int, _ box: PixelRect) {
      let present = kind.alphas.filter { picture.histogram[$0] > 0 }
      self.count = count
      alphas = present.count == 1 ? "\(present[0])" : "\(present.first ?? 0) to \(present.last ?? 0)"
      meant = kind.meant
      self.box = box
    }

    /// All pixels of the kind.
    init(_ picture: Picture, _ kind: Kind) {
      self.init(picture, kind, kind.count, Self.box(picture, kind.alphas) ?? picture.frame)
    }

    private static func box(_ picture: Picture, _ range: ClosedRange<Int>) -> PixelRect? {
      var box = PixelBox()
      for y in 0..<picture.height {
        for x in 0..<picture.width where range.contains(picture.alpha[x, y]) { box.add(x, y) }
      }
      return box.rect
    }
  }
}

extension Observation {
  fileprivate static func hazy(_ picture: Picture, _ parts: [Haze.Part]) -> Observation {
    let seen = parts.map { "\(Wording.count($0.count, "pixel")) of alpha \($0.alphas) where \($0.meant) was meant" }
    let repairs = parts.map { part in
      if part.meant == 0 { return "set alpha ≤ 3 to 0" }
      return picture.histogram[255] == 0
        ? "multiply alpha by \(Wording.decimal(255 / Double(picture.maximum), 3))" : "set alpha ≥ 252 to 255"
    }
    return Observation(
      place: .pixels(parts.dropFirst().reduce(parts[0].box) { $0.union($1.box) }),
      message: "\(seen.joined(separator: " and ")) (leftover, not antialiasing): \(repairs.joined(separator: ", "))",
      measured: parts.map { "\($0.count) of alpha \($0.alphas)" }.joined(separator: ", "), wanted: "0 and 255",
      repair: .haze(
        picture, low: parts.contains { $0.meant == 0 }, high: parts.contains { $0.meant == 255 },
        parts.map { "\(Wording.count($0.count, "pixel")) of alpha \($0.alphas)" }))
  }
}
