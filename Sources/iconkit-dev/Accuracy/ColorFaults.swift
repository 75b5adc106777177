import IconKit

/// What only colour tells apart, and what becomes a rectangle without it.
enum ColorFaults {
  static let families = [
    FaultFamily(
      rule: "color-lost", level: .error,
      variants: [
        .init("sign on a disc") { dice in
          let (ground, sign) = colors(&dice)
          return FaultySource(
            statements: [
              "circle cx=15 cy=15 r=\(dice.number(10...14)) fill=\(ground)",
              "rect x=\(dice.number(9...11)) y=\(dice.number(11...14)) width=\(dice.number(5...9)) height=\(dice.number(2...5)) fill=\(sign)",
            ])
        },
        .init("halves") { dice in
          let (ground, sign) = colors(&dice)
          let x = dice.whole(13...17)
          return FaultySource(
            statements: ["rect x=4 y=6 width=\(x - 4) height=18 fill=\(ground)", "rect x=\(x) y=6 width=\(26 - x) height=18 fill=\(sign)"],
            faulty: nil)
        },
        .init("line on a tile") { dice in
          let (ground, sign) = colors(&dice)
          return FaultySource(
            statements: [
              "rect x=2 y=2 width=26 height=26 rx=\(dice.number(0...6)) fill=\(ground)",
              "path d=\"M8 \(dice.number(14...18))l5 5l9 -\(dice.number(8...11))\" fill=none stroke=\(sign) stroke-width=\(dice.number(1...3))",
            ])
        },
        .init("flag of three") { dice in
          let (ground, sign) = colors(&dice)
          let height = dice.number(5...7)
          return FaultySource(
            statements: [
              "rect x=3 y=5 width=24 height=\(height) fill=\(ground)", "rect x=3 y=\(5 + height) width=24 height=\(height) fill=\(sign)",
              "rect x=3 y=\(5 + 2 * height) width=24 height=\(height) fill=\(ground)",
            ], faulty: nil)
        },
        .init("letter of an outline") { dice in
          let (ground, sign) = colors(&dice)
          return FaultySource(
            statements: [
              "path d=\"M15 2L28 9V21L15 28L2 21V9Z\" fill=\(ground)",
              "path d=\"M10 20L15 \(dice.number(7...10))L20 20H17.5L15 14L12.5 20Z\" fill=\(sign)",
            ])
        },
      ]),
    FaultFamily(
      rule: "color-ignored", level: .note,
      variants: [
        .init("apart from each other") { dice in
          let (one, other) = colors(&dice)
          let radius = dice.number(3...6)
          return FaultySource(
            statements: ["circle cx=8 cy=15 r=\(radius) fill=\(one)", "circle cx=22 cy=15 r=\(radius) fill=\(other)"], faulty: -2)
        }
      ]),
    FaultFamily(
      rule: "solid",
      variants: [
        .init("ground") { dice in FaultySource(statements: ["rect width=30 height=30 fill=\(dice.pick(strong))"]) },
        .init("ground with a sign") { dice in
          FaultySource(
            statements: ["rect width=30 height=30 fill=\(dice.pick(strong))", "circle cx=15 cy=15 r=\(dice.number(4...10)) fill=white"],
            faulty: -2)
        },
        .init("rounded tile") { dice in FaultySource(statements: ["rect width=30 height=30 rx=\(dice.number(0...3.5))"]) },
        .init("disc larger than the canvas") { dice in FaultySource(statements: ["circle cx=15 cy=15 r=\(dice.number(20...40))"]) },
        .init("two halves") { dice in
          let x = dice.whole(8...22)
          return FaultySource(
            statements: ["rect width=\(x) height=30", "rect x=\(x) width=\(30 - x) height=30 fill=\(dice.pick(strong))"], faulty: nil)
        },
        .init("tile with a small hole") { dice in
          FaultySource(statements: ["path fill-rule=evenodd d=\"M0 0H30V30H0ZM14 14h\(dice.number(1...5))v\(dice.number(1...5))h-3z\""])
        },
      ]),
  ]

  private static let strong = ["#13409a", "#8a1538", "#0b6b3a", "#333", "#5b2a86", "#b34700"]
  private static let light = ["#fff", "#ffe27a", "#bfe3ff", "#f6f5f4", "#9df0c5"]

  private static func colors(_ dice: inout Dice) -> (ground: String, sign: String) {
    let (strong, light) = (dice.pick(strong), dice.pick(light))
    return dice.whole(0...1) == 0 ? (strong, light) : (light, strong)
  }
}
