import IconKit

/// Drawings without a fault, in which no rule may find any.
enum HonestSources {
  static let all: [@Sendable (inout Dice) -> FaultySource] = [
    // Crisp strokes.
    { dice in
      let width = dice.whole(1...3)
      let shift = width % 2 == 0 ? 0 : 0.5
      let (x, y) = (Double(dice.whole(5...9)) + shift, Double(dice.whole(5...9)) + shift)
      return FaultySource(
        "fill=none stroke=black stroke-width=\(width)", ["rect x=\(x) y=\(y) width=\(dice.whole(11...14)) height=\(dice.whole(11...14))"])
    },
    // Sheets that erase what they cover.
    { dice in
      let step = dice.whole(3...5)
      return FaultySource(
        "fill=knockout stroke=black",
        (0..<3).map { "rect x=\(11.5 - Double($0 * 4)) y=\(2.5 + Double($0 * step)) width=15 height=\(16)" })
    },
    // Dots on the grid.
    { dice in
      FaultySource(
        "fill=none stroke=black", ["line x1=\(dice.whole(3...8)) y1=\(Double(dice.whole(5...24)) + 0.5) x2=26 y2=15.5 stroke-style=solid"])
    },
    // Globe.
    { dice in
      FaultySource(
        "fill=none stroke=black",
        ["circle cx=15 cy=15 r=11.5", "ellipse cx=15 cy=15 rx=\(dice.number(4...7)) ry=11.5", "line x1=3.5 y1=15.5 x2=26.5 y2=15.5"])
    },
    // A sign that is crossed out.
    { dice in
      FaultySource(
        "fill=none stroke=black stroke-width=2",
        ["circle cx=15 cy=15 r=\(dice.whole(7...11))", "line x1=\(dice.whole(3...6)) y1=4 x2=26 y2=26"])
    },
    // A canvas that is marked.
    { dice in FaultySource(statements: ["rect width=30 height=30 fill=none", "circle cx=15 cy=15 r=\(dice.whole(5...13))"]) },
    // Colours side by side.
    { dice in
      let gap = dice.whole(1...4)
      return FaultySource(
        statements: ["rect x=4 y=6 width=9 height=18 fill=#13409a", "rect x=\(13 + gap) y=6 width=9 height=18 fill=#b34700"])
    },
    // Whole steps of groups.
    { dice in
      FaultySource(statements: [
        "g transform=translate(\(dice.whole(-2...2)),\(dice.whole(-2...2))) {", "  rect x=6 y=6 width=14 height=14",
        "  circle cx=13 cy=13 r=\(dice.whole(3...5)) fill=knockout", "}",
      ])
    },
    // A crossing line.
    { dice in
      FaultySource(
        "fill=none stroke=black", ["rect x=5.5 y=8.5 width=19 height=\(dice.whole(10...14))", "line x1=15.5 y1=3 x2=15.5 y2=27"])
    },
  ]
}
