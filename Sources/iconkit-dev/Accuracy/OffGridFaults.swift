import TestSupport

extension FaultFamily {
  /// Edges that fall between pixels, of lines, bars, outlines and paths.
  static let offGrid = FaultFamily(
    rule: "off-grid",
    variants: [
      FaultVariant("stroke of 1") { line(width: 1, &$0) },
      FaultVariant("stroke of 2") { line(width: 2, &$0) },
      FaultVariant("stroke of 3") { line(width: 3, &$0) },
      FaultVariant("bar") { random in
        let (x, y) = (random.whole(2...6), random.whole(2...22))
        let statement = "rect x=\(x) y=\(Double(y) + shift(&random)) width=\(random.whole(9...20)) height=\(random.whole(1...5))"
        return FaultySource("", before: frame, fault: [statement])
      },
      FaultVariant("one side of a bar") { random in
        let y = random.whole(3...12)
        let height = Double(random.whole(6...12)) + shift(&random)
        return FaultySource("", fault: ["rect x=\(random.whole(2...6)) y=\(y) width=\(random.whole(9...20)) height=\(height)"])
      },
      FaultVariant("moved group") { random in
        let (x, y) = (Double(random.whole(-3...3)) + shift(&random), Double(random.whole(-3...3)))
        let rect = "  rect x=6 y=7 width=\(random.whole(8...16)) height=\(random.whole(8...14))"
        return FaultySource("", fault: ["g transform=\"translate(\(x) \(y))\" {", rect, "}"], shapeLine: 1)
      },
      FaultVariant("polyline") { random in
        let (x, y) = (Double(random.whole(4...8)) + 0.5, Double(random.whole(4...9)) + 0.5 + shift(&random))
        let (dx, dy) = (Double(random.whole(8...15)), Double(random.whole(2...10)))
        let statement = "polyline points=\"\(x),\(y) \(x + dx),\(y) \(x + dx),\(y + dy)\""
        return FaultySource("fill=none stroke=black", fault: [statement], after: ["circle cx=24 cy=24 r=2.5"])
      },
      FaultVariant("outline") { random in
        let shift = shift(&random)
        let statement =
          "rect x=\(Double(random.whole(2...8)) + 0.5 + shift) y=\(Double(random.whole(2...8)) + 0.5) "
          + "width=\(random.whole(8...18)) height=\(random.whole(8...18))"
        return FaultySource("fill=none stroke=black", fault: [statement])
      },
      FaultVariant("rounded outline") { random in
        let shift = shift(&random)
        let statement =
          "rect x=\(Double(random.whole(2...6)) + shift) y=\(Double(random.whole(2...6)) + shift) rx=2 "
          + "width=\(random.whole(11...18)) height=\(random.whole(11...18))"
        return FaultySource("fill=none stroke=black stroke-width=2", fault: [statement])
      },
      FaultVariant("other stroke width") { random in
        let length = random.whole(8...20)
        return FaultySource(
          "fill=none stroke=black", fault: ["path d=\"M4.5 \(random.whole(4...24)).5h\(length)\" stroke-width=\(random.pick([2, 4]))"])
      },
      FaultVariant("letter") { random in
        let (x, y) = (Double(random.whole(3...8)), Double(random.whole(3...8)) + shift(&random))
        return FaultySource("", fault: ["path d=\"M\(x) \(y)h\(random.whole(12...16))v3h-5v\(random.whole(9...12))h-3v-12h-4z\""])
      },
    ])
}

private let frame = ["rect x=0.5 y=0.5 width=29 height=29 fill=none stroke=black"]

/// So far that it shows, from 0.15 to 0.85.
private func shift(_ random: inout SeededNumbers) -> Double { Double(random.whole(15...85)) / 100 }

private func line(width: Int, _ random: inout SeededNumbers) -> FaultySource {
  // Never in the middle of the canvas, where only half of the line's edges may be to blame.
  let place = Double(random.whole(4...25)) + (width % 2 == 1 ? 0.5 : 0) + shift(&random)
  let (start, length) = (random.whole(2...8), random.whole(8...20))
  let statement =
    random.flip()
    ? "line x1=\(start) y1=\(place) x2=\(start + length) y2=\(place)" : "line x1=\(place) y1=\(start) x2=\(place) y2=\(start + length)"
  return FaultySource("stroke=black stroke-width=\(width)", fault: [statement])
}
