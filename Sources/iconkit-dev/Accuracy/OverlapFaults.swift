import IconKit

/// Outlines that show through, and shapes that do not show.
enum OverlapFaults {
  static let families = [
    FaultFamily(
      rule: "show-through",
      variants: [
        .init("two sheets") { dice in sheets(2, &dice, fill: "none") },
        .init("three sheets") { dice in sheets(3, &dice, fill: "none") },
        .init("a front sheet that erases nothing") { dice in sheets(3, &dice, fill: "knockout", front: "fill=none") },
        .init("a translucent sheet") { dice in sheets(2, &dice, fill: "none", front: "fill=black fill-opacity=\(dice.number(0.1...0.6))") },
        .init("badge") { dice in
          let radius = dice.number(3...5)
          return FaultySource(
            outline(&dice), ["rect x=3.5 y=3.5 width=18 height=18 rx=\(dice.number(0...3))", "circle cx=21 cy=21 r=\(radius)"])
        },
        .init("people") { dice in
          let (radius, step) = (dice.number(4...7), dice.number(3...6))
          return FaultySource(outline(&dice), ["circle cx=11 cy=14 r=\(radius)", "circle cx=\(11 + step) cy=14 r=\(radius)"])
        },
        .init("crossed cards") { dice in
          let (length, width) = (dice.number(18...24), dice.number(7...12))
          let start = { (size: Double) in 15 - size / 2 }
          return FaultySource(
            outline(&dice),
            [
              "rect x=\(start(length)) y=\(start(width)) width=\(length) height=\(width)",
              "rect x=\(start(width)) y=\(start(length)) width=\(width) height=\(length)",
            ])
        },
        .init("a solid shape behind") { dice in
          let (x, y) = (dice.number(9...14), dice.number(9...14))
          return FaultySource(
            outline(&dice), ["rect x=4 y=4 width=14 height=14 fill=black", "rect x=\(x) y=\(y) width=14 height=12"])
        },
        .init("triangle") { dice in
          let x = dice.number(12...18)
          return FaultySource(
            outline(&dice),
            ["rect x=3.5 y=6.5 width=14 height=14", "polygon points=\"\(x),8 \(x + 9),25 \(x - 9),25\""])
        },
        .init("cloud") { dice in
          let x = dice.number(5...8)
          return FaultySource(
            outline(&dice),
            [
              "circle cx=\(dice.number(18...22)) cy=10 r=\(dice.number(5...7))",
              "path d=\"M\(x) 24a4.5 4.5 0 0 1 0 -9a6 6 0 0 1 11 -2a5.5 5.5 0 0 1 2 11z\"",
            ])
        },
      ]),
    FaultFamily(
      rule: "invisible",
      variants: [
        .init("under another shape") { dice in
          let radius = dice.number(2...6)
          return FaultySource(statements: ["circle cx=15 cy=15 r=\(radius)", "circle cx=15 cy=15 r=11"], faulty: -2)
        },
        .init("on another shape of its colour") { dice in
          FaultySource(statements: ["circle cx=15 cy=15 r=11", "rect x=\(dice.number(9...13)) y=11 width=\(dice.number(2...8)) height=6"])
        },
        .init("outside") { dice in
          let far = dice.number(30...60)
          let place = dice.pick(["x=\(far) y=5", "x=5 y=\(far)", "x=\(-far) y=5", "x=5 y=\(-far)"])
          return FaultySource(statements: ["circle cx=15 cy=15 r=11", "rect \(place) width=8 height=8"])
        },
        .init("without paint") { dice in
          FaultySource(statements: ["circle cx=15 cy=15 r=11", "rect x=\(dice.number(2...9)) y=4 width=9 height=9 fill=none"])
        },
        .init("without size") { dice in
          let shape = dice.pick(["rect x=4 y=4 width=0 height=8", "circle cx=9 cy=9 r=0", "path d=\"\"", "line x1=2 y1=2 x2=9 y2=9"])
          return FaultySource(statements: ["circle cx=15 cy=15 r=11", shape])
        },
        .init("faint") { dice in
          FaultySource(statements: [
            "circle cx=15 cy=15 r=8", "rect x=1 y=1 width=6 height=5 opacity=\(dice.number(0.001...0.01, decimals: 3))",
          ])
        },
        .init("twice") { dice in
          let shape = dice.pick(["circle cx=15 cy=15 r=\(dice.number(4...12))", "path d=\"M4 4L26 \(dice.number(8...20))L9 26Z\""])
          return FaultySource(statements: [shape, shape])
        },
        .init("erased") { dice in
          let x = dice.number(8...14)
          return FaultySource(
            statements: [
              "circle cx=15 cy=15 r=12", "rect x=\(x) y=12 width=5 height=5", "rect x=\(x - 1) y=11 width=7 height=7 fill=knockout",
            ],
            faulty: -2)
        },
        .init("erases nothing") { dice in
          FaultySource(statements: ["circle cx=15 cy=15 r=8", "rect x=\(dice.number(0...2)) y=1 width=4 height=3 fill=knockout"])
        },
      ]),
    FaultFamily(
      rule: "invisible", level: .note,
      variants: [
        .init("hidden") { dice in
          let how = dice.pick(["display=none", "visibility=hidden"])
          return FaultySource(statements: ["circle cx=15 cy=15 r=8", "rect x=\(dice.number(2...5)) y=1 width=6 height=5 \(how)"])
        }
      ]),
  ]

  private static func outline(_ dice: inout Dice) -> String { "fill=none stroke=black stroke-width=\(dice.pick([1, 1.5, 2]))" }

  /// Sheets that lie on each other, each some pixels to the left of the last one and below it.
  private static func sheets(_ count: Int, _ dice: inout Dice, fill: String, front: String = "") -> FaultySource {
    let (dx, dy) = (dice.number(2.5...5), dice.number(2.5...5))
    let (width, height) = (dice.number(10...14), dice.number(12...16))
    let sheets = (0..<count).map { index in
      let (x, y) = (28 - width - dx * Double(index), 2 + dy * Double(index))
      return "rect x=\(x) y=\(y) width=\(width) height=\(height)" + (index == count - 1 ? " \(front)" : "")
    }
    return FaultySource("fill=\(fill) stroke=black stroke-width=\(dice.pick([1, 1.5]))", sheets)
  }
}

extension FaultySource {
  /// A source in black on nothing.
  init(statements: [String], faulty: Int? = -1) { self.init("", statements, faulty: faulty) }
}
