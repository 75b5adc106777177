import IconKit
import TestSupport

/// Drawings of a wrong size, in a wrong place, or between pixels.
enum PlacementFaults {
  static let families = [
    FaultFamily(
      rule: "size", level: .error,
      variants: [
        FaultVariant(files: "some pixels too many or too few") { random in
          let scale = random.scale()
          let (across, down) = (off(&random), off(&random))
          let sketch = HonestSketch.draw(&random)
          return picture(Sketch(Double(30 + across), Double(30 + down), sketch.marks), scale: scale)
        },
        FaultVariant(files: "another profile's size") { random in
          let side = Double(random.pick([16, 18, 22, 24, 25, 32]))
          return picture(Sketch(side, side, [.disc(side / 2, side / 2, radius: side * random.number(0.3...0.45))]), scale: random.scale())
        },
      ]),
    FaultFamily(
      rule: "truncated", level: .error,
      variants: [
        FaultVariant(files: "too wide") { random in
          cut(width: Double(random.whole(52...96)), height: Double(random.whole(20...32)), &random)
        },
        FaultVariant(files: "too high") { random in
          cut(width: Double(random.whole(20...48)), height: Double(random.whole(36...64)), &random)
        },
        FaultVariant(files: "both") { random in
          cut(width: Double(random.whole(52...90)), height: Double(random.whole(36...60)), &random)
        },
      ]),
    FaultFamily(
      rule: "edge-contact", level: .note,
      variants: [
        FaultVariant(files: "ink in the margin of one side") { random in
          let (reach, other) = (random.number(0...0.7), random.number(6...10))
          let marks: [Sketch.Mark] = [
            .rect(reach, other, 12, 6), .rect(12 - reach, other, 12, 6), .rect(other, reach, 6, 12), .rect(other, 12 - reach, 6, 12),
          ]
          return picture(Sketch(24, 24, [random.pick(marks)]), scale: random.scale(), for: .androidNotification)
        },
        FaultVariant(files: "ink in all margins") { random in
          picture(Sketch(24, 24, [.disc(12, 12, radius: random.number(11.5...13))]), scale: random.scale(), for: .androidNotification)
        },
      ]),
    FaultFamily(
      rule: "off-center", level: .note,
      variants: [
        FaultVariant(files: "moved to a side") { random in
          let (far, radius) = (random.number(1.3...4) * (random.flip() ? 1 : -1), random.number(6...9))
          let isAcross = random.flip()
          return picture(Sketch([.disc(15 + (isAcross ? far : 0), 15 + (isAcross ? 0 : far), radius: radius)]), scale: random.scale())
        },
        FaultVariant(files: "moved into a corner") { random in
          let (across, down) = (Double(random.whole(2...4)), Double(random.whole(2...4)))
          let (wide, high) = (Double(random.whole(10...16)), Double(random.whole(10...16)))
          return picture(Sketch([.rect(15 - wide / 2 + across, 15 - high / 2 + down, wide, high)]), scale: random.scale())
        },
      ]),
    FaultFamily(
      rule: "optical-size", level: .note,
      variants: [
        FaultVariant(files: "circles") { random in
          let radius = random.number(6...10.3)
          return picture(Sketch(25, 25, [.disc(12.5, 12.5, radius: radius)]), scale: random.scale(), for: .tabbarCircle)
        },
        FaultVariant(files: "squares") { random in
          let side = Double(random.whole(10...20))
          return picture(Sketch(23, 23, [.rect((23 - side) / 2, (23 - side) / 2, side, side)]), scale: random.scale(), for: .tabbarSquare)
        },
        FaultVariant(files: "wide shapes") { random in
          let (wide, high) = (Double(random.whole(18...28)), Double(random.whole(6...10)))
          return picture(Sketch(31, 20, [.rect((31 - wide) / 2, (20 - high) / 2, wide, high)]), scale: random.scale(), for: .tabbarWide)
        },
        FaultVariant(files: "tall shapes") { random in
          let (wide, high) = (Double(random.whole(6...10)), Double(random.whole(16...25)))
          return picture(Sketch(20, 28, [.rect((20 - wide) / 2, (28 - high) / 2, wide, high)]), scale: random.scale(), for: .tabbarTall)
        },
      ]),
    FaultFamily(
      rule: "blurry", level: .note,
      variants: [
        FaultVariant(files: "a box between rows") { random in blurred(&random, across: false, down: true) },
        FaultVariant(files: "a box between columns") { random in blurred(&random, across: true, down: false) },
        FaultVariant(files: "a box between both") { random in blurred(&random, across: true, down: true) },
        FaultVariant(files: "lines between rows") { random in
          let (scale, off) = (random.scale(), random.number(0.2...0.5) * (random.flip() ? 1 : -1))
          let (thick, half) = (Double(random.whole(1...2)), Double(random.whole(7...11)))
          let marks = [8.0, 15, 22].map { Sketch.Mark.rect(15 - half, $0 + off / Double(scale), 2 * half, thick) }
          return picture(Sketch(marks), scale: scale)
        },
        FaultVariant(files: "one line of several") { random in
          let (scale, off) = (random.scale(), random.number(0.2...0.5) * (random.flip() ? 1 : -1))
          let (thick, half) = (Double(random.whole(1...3)), Double(random.whole(7...11)))
          var places = random.flip() ? [7.0, 14, 21] : [4.0, 10, 16, 22]
          places[random.whole(0...places.count - 1)] += off / Double(scale)
          let isUpright = random.flip()
          return picture(
            Sketch(places.map { isUpright ? .rect($0, 15 - half, thick, 2 * half) : .rect(15 - half, $0, 2 * half, thick) }), scale: scale)
        },
      ]),
  ]

  private static func picture(_ sketch: Sketch, scale: Int, for profile: Profile? = nil) -> FaultyFiles {
    .picture(sketch.drawn(scale: Double(scale)), scale: scale, for: profile)
  }

  private static func off(_ random: inout SeededNumbers) -> Int { random.whole(1...2) * (random.flip() ? 1 : -1) }

  private static func cut(width: Double, height: Double, _ random: inout SeededNumbers) -> FaultyFiles {
    let edge = random.number(0...1)
    return picture(
      Sketch(width, height, [.rect(edge, edge, width - 2 * edge, height - 2 * edge), .disc(width / 2, height / 2, radius: 6, nil)]),
      scale: random.scale())
  }

  /// A box with a hole, a part of a pixel beside its place.
  private static func blurred(_ random: inout SeededNumbers, across: Bool, down: Bool) -> FaultyFiles {
    let scale = random.scale()
    let moves = [across, down].map { $0 ? random.number(0.2...0.5) * (random.flip() ? 1 : -1) / Double(scale) : 0 }
    let (wide, high, line) = (Double(random.whole(8...11)), Double(random.whole(7...10)), Double(random.whole(2...3)))
    return picture(
      Sketch([
        .rect(15 - wide + moves[0], 15 - high + moves[1], 2 * wide, 2 * high),
        .rect(15 - wide + line + moves[0], 15 - high + line + moves[1], 2 * (wide - line), 2 * (high - line), nil),
      ]), scale: scale)
  }
}
