import IconKit
import TestSupport

/// What only colour tells apart, and what becomes a rectangle without it.
enum ColorFaults {
  static let families = [
    FaultFamily(
      rule: "color-lost", level: .error,
      variants: [
        FaultVariant("sign on a disc") { random in
          let (ground, sign) = colors(&random)
          return FaultySource(
            statements: [
              "circle cx=15 cy=15 r=\(random.number(10...14)) fill=\(ground)",
              "rect x=\(random.number(9...11)) y=\(random.number(11...14)) width=\(random.number(5...9)) height=\(random.number(2...5)) fill=\(sign)",
            ])
        },
        FaultVariant("halves") { random in
          let (ground, sign) = colors(&random)
          let x = random.whole(13...17)
          return FaultySource(
            statements: ["rect x=4 y=6 width=\(x - 4) height=18 fill=\(ground)", "rect x=\(x) y=6 width=\(26 - x) height=18 fill=\(sign)"],
            faulty: nil)
        },
        FaultVariant("line on a tile") { random in
          let (ground, sign) = colors(&random)
          return FaultySource(
            statements: [
              "rect x=2 y=2 width=26 height=26 rx=\(random.number(0...6)) fill=\(ground)",
              "path d=\"M8 \(random.number(14...18))l5 5l9 -\(random.number(8...11))\" fill=none stroke=\(sign) stroke-width=\(random.number(1...3))",
            ])
        },
        FaultVariant("flag of three") { random in
          let (ground, sign) = colors(&random)
          let height = random.number(5...7)
          return FaultySource(
            statements: [
              "rect x=3 y=5 width=24 height=\(height) fill=\(ground)", "rect x=3 y=\(5 + height) width=24 height=\(height) fill=\(sign)",
              "rect x=3 y=\(5 + 2 * height) width=24 height=\(height) fill=\(ground)",
            ], faulty: nil)
        },
        FaultVariant("letter of an outline") { random in
          let (ground, sign) = colors(&random)
          return FaultySource(
            statements: [
              "path d=\"M15 2L28 9V21L15 28L2 21V9Z\" fill=\(ground)",
              "path d=\"M10 20L15 \(random.number(7...10))L20 20H17.5L15 14L12.5 20Z\" fill=\(sign)",
            ])
        },
      ]),
    FaultFamily(
      rule: "color-ignored", level: .note,
      variants: [
        FaultVariant("apart from each other") { random in
          let (one, other) = colors(&random)
          let radius = random.number(3...6)
          return FaultySource(
            statements: ["circle cx=8 cy=15 r=\(radius) fill=\(one)", "circle cx=22 cy=15 r=\(radius) fill=\(other)"], faulty: -2)
        }
      ]),
    FaultFamily(
      rule: "solid",
      variants: [
        FaultVariant("ground") { random in FaultySource(statements: ["rect width=30 height=30 fill=\(random.pick(strong))"]) },
        FaultVariant("ground with a sign") { random in
          FaultySource(
            statements: [
              "rect width=30 height=30 fill=\(random.pick(strong))", "circle cx=15 cy=15 r=\(random.number(4...10)) fill=white",
            ],
            faulty: -2)
        },
        FaultVariant("rounded tile") { random in FaultySource(statements: ["rect width=30 height=30 rx=\(random.number(0...3.5))"]) },
        FaultVariant("disc larger than the canvas") { random in FaultySource(statements: ["circle cx=15 cy=15 r=\(random.number(20...40))"])
        },
        FaultVariant("two halves") { random in
          let x = random.whole(8...22)
          return FaultySource(
            statements: ["rect width=\(x) height=30", "rect x=\(x) width=\(30 - x) height=30 fill=\(random.pick(strong))"], faulty: nil)
        },
        FaultVariant("tile with a small hole") { random in
          FaultySource(statements: ["path fill-rule=evenodd d=\"M0 0H30V30H0ZM14 14h\(random.number(1...5))v\(random.number(1...5))h-3z\""])
        },
      ]),
  ]

  private static let strong = ["#13409a", "#8a1538", "#0b6b3a", "#333", "#5b2a86", "#b34700"]
  private static let light = ["#fff", "#ffe27a", "#bfe3ff", "#f6f5f4", "#9df0c5"]

  private static func colors(_ random: inout SeededNumbers) -> (ground: String, sign: String) {
    let (strong, light) = (random.pick(strong), random.pick(light))
    return random.whole(0...1) == 0 ? (strong, light) : (light, strong)
  }
}
