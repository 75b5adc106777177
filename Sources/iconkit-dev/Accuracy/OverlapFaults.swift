import IconKit
import TestSupport

/// Outlines that show through, and shapes that do not show.
enum OverlapFaults {
  static let families = [
    FaultFamily(
      rule: "show-through",
      variants: [
        FaultVariant("two sheets") { random in sheets(2, &random, fill: "none") },
        FaultVariant("three sheets") { random in sheets(3, &random, fill: "none") },
        FaultVariant("a front sheet that erases nothing") { random in sheets(3, &random, fill: "knockout", front: "fill=none") },
        FaultVariant("a translucent sheet") { random in
          sheets(2, &random, fill: "none", front: "fill=black fill-opacity=\(random.number(0.1...0.6))")
        },
        FaultVariant("badge") { random in
          let radius = random.number(3...5)
          return FaultySource(
            outline(&random),
            statements: ["rect x=3.5 y=3.5 width=18 height=18 rx=\(random.number(0...3))", "circle cx=21 cy=21 r=\(radius)"])
        },
        FaultVariant("people") { random in
          let (radius, step) = (random.number(4...7), random.number(3...6))
          return FaultySource(outline(&random), statements: ["circle cx=11 cy=14 r=\(radius)", "circle cx=\(11 + step) cy=14 r=\(radius)"])
        },
        FaultVariant("crossed cards") { random in
          let (length, width) = (random.number(18...24), random.number(7...12))
          let start = { (size: Double) in 15 - size / 2 }
          return FaultySource(
            outline(&random),
            statements: [
              "rect x=\(start(length)) y=\(start(width)) width=\(length) height=\(width)",
              "rect x=\(start(width)) y=\(start(length)) width=\(width) height=\(length)",
            ])
        },
        FaultVariant("a solid shape behind") { random in
          let (x, y) = (random.number(9...14), random.number(9...14))
          return FaultySource(
            outline(&random), statements: ["rect x=4 y=4 width=14 height=14 fill=black", "rect x=\(x) y=\(y) width=14 height=12"])
        },
        FaultVariant("triangle") { random in
          let x = random.number(12...18)
          return FaultySource(
            outline(&random),
            statements: ["rect x=3.5 y=6.5 width=14 height=14", "polygon points=\"\(x),8 \(x + 9),25 \(x - 9),25\""])
        },
        FaultVariant("cloud") { random in
          let x = random.number(5...8)
          return FaultySource(
            outline(&random),
            statements: [
              "circle cx=\(random.number(18...22)) cy=10 r=\(random.number(5...7))",
              "path d=\"M\(x) 24a4.5 4.5 0 0 1 0 -9a6 6 0 0 1 11 -2a5.5 5.5 0 0 1 2 11z\"",
            ])
        },
      ]),
    FaultFamily(
      rule: "invisible",
      variants: [
        FaultVariant("under another shape") { random in
          let radius = random.number(2...6)
          return FaultySource(statements: ["circle cx=15 cy=15 r=\(radius)", "circle cx=15 cy=15 r=11"], faulty: -2)
        },
        FaultVariant("on another shape of its colour") { random in
          FaultySource(statements: [
            "circle cx=15 cy=15 r=11", "rect x=\(random.number(9...13)) y=11 width=\(random.number(2...8)) height=6",
          ])
        },
        FaultVariant("outside") { random in
          let far = random.number(30...60)
          let place = random.pick(["x=\(far) y=5", "x=5 y=\(far)", "x=\(-far) y=5", "x=5 y=\(-far)"])
          return FaultySource(statements: ["circle cx=15 cy=15 r=11", "rect \(place) width=8 height=8"])
        },
        FaultVariant("without paint") { random in
          FaultySource(statements: ["circle cx=15 cy=15 r=11", "rect x=\(random.number(2...9)) y=4 width=9 height=9 fill=none"])
        },
        FaultVariant("without size") { random in
          let shape = random.pick(["rect x=4 y=4 width=0 height=8", "circle cx=9 cy=9 r=0", "path d=\"\"", "line x1=2 y1=2 x2=9 y2=9"])
          return FaultySource(statements: ["circle cx=15 cy=15 r=11", shape])
        },
        FaultVariant("faint") { random in
          FaultySource(statements: [
            "circle cx=15 cy=15 r=8", "rect x=1 y=1 width=6 height=5 opacity=\(random.number(0.001...0.01))",
          ])
        },
        FaultVariant("twice") { random in
          let shape = random.pick(["circle cx=15 cy=15 r=\(random.number(4...12))", "path d=\"M4 4L26 \(random.number(8...20))L9 26Z\""])
          return FaultySource(statements: [shape, shape])
        },
        FaultVariant("erased") { random in
          let x = random.number(8...14)
          return FaultySource(
            statements: [
              "circle cx=15 cy=15 r=12", "rect x=\(x) y=12 width=5 height=5", "rect x=\(x - 1) y=11 width=7 height=7 fill=knockout",
            ],
            faulty: -2)
        },
        FaultVariant("erases nothing") { random in
          FaultySource(statements: ["circle cx=15 cy=15 r=8", "rect x=\(random.number(0...2)) y=1 width=4 height=3 fill=knockout"])
        },
      ]),
    FaultFamily(
      rule: "invisible", level: .note,
      variants: [
        FaultVariant("hidden") { random in
          let how = random.pick(["display=none", "visibility=hidden"])
          return FaultySource(statements: ["circle cx=15 cy=15 r=8", "rect x=\(random.number(2...5)) y=1 width=6 height=5 \(how)"])
        }
      ]),
  ]

  private static func outline(_ random: inout SeededNumbers) -> String {
    "fill=none stroke=black stroke-width=\(random.pick([1, 1.5, 2]))"
  }

  /// Sheets that lie on each other, each some pixels to the left of the last one and below it.
  private static func sheets(_ count: Int, _ random: inout SeededNumbers, fill: String, front: String = "") -> FaultySource {
    let (dx, dy) = (random.number(2.5...5), random.number(2.5...5))
    let (width, height) = (random.number(10...14), random.number(12...16))
    let sheets = (0..<count).map { index in
      let (x, y) = (28 - width - dx * Double(index), 2 + dy * Double(index))
      return "rect x=\(x) y=\(y) width=\(width) height=\(height)" + (index == count - 1 ? " \(front)" : "")
    }
    return FaultySource("fill=\(fill) stroke=black stroke-width=\(random.pick([1, 1.5]))", statements: sheets)
  }
}
