import IconKit

/// Gaps that are narrower than a pixel.
enum GapFaults {
  static let families = [
    FaultFamily(
      rule: "gap-merged", level: .note,
      variants: [
        FaultVariant("between rows") { random in
          let (y, gap) = (random.number(9...16), random.number(0.2...0.85))
          return FaultySource(
            statements: ["rect x=4 y=4 width=22 height=\(y - 4)", "rect x=4 y=\(y + gap) width=22 height=\(26 - y - gap)"], faulty: nil)
        },
        FaultVariant("between columns") { random in
          let (x, gap) = (random.number(9...16), random.number(0.2...0.85))
          return FaultySource(
            statements: ["rect y=4 x=4 height=22 width=\(x - 4)", "rect y=4 x=\(x + gap) height=22 width=\(26 - x - gap)"], faulty: nil)
        },
        FaultVariant("inside of a path") { random in
          let (x, gap) = (random.number(9...16), random.number(0.2...0.85))
          return FaultySource(statements: ["path d=\"M4 4H\(x)V26H4ZM\(x + gap) 4H26V26H\(x + gap)Z\""])
        },
        FaultVariant("a knocked out line") { random in
          let y = random.number(8...20)
          return FaultySource(
            statements: [
              "circle cx=15 cy=15 r=12", "line x1=2 y1=\(y) x2=28 y2=\(y) stroke=knockout stroke-width=\(random.number(0.25...0.8))",
            ],
            faulty: nil)
        },
        FaultVariant("between rings") { random in
          let radius = random.number(5...8)
          let gap = random.number(0.25...0.8)
          return FaultySource(
            "fill=none stroke=black stroke-width=2",
            statements: ["circle cx=15 cy=15 r=\(radius)", "circle cx=15 cy=15 r=\(radius + 2 + gap)"],
            faulty: nil)
        },
      ])
  ]
}
