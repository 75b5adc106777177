import TestSupport

extension FaultFamily {
  /// Dots that run into each other.
  static let dotsMerged = FaultFamily(
    rule: "dots-merged",
    variants: [
      FaultVariant("half a pixel") { line("0.5 0.5", from: Double($0.whole(3...6)), &$0) },
      FaultVariant("0.7 on 0.8") { line("0.7 0.8", from: Double($0.whole(3...6)), &$0) },
      FaultVariant("4 on 0.6") { line("4 0.6", from: Double($0.whole(3...6)), &$0) },
      FaultVariant("1 on 0.5") { line("1 0.5", from: Double($0.whole(3...6)), &$0) },
      FaultVariant("beat") { line("1.1 1.1", from: Double($0.whole(3...5)), length: 22, &$0) },
      FaultVariant("phase") { line("1 1", from: Double($0.whole(3...6)) + 0.5, &$0) },
      FaultVariant("offset") { line("1 1", from: Double($0.whole(3...6)), more: " stroke-dashoffset=0.5", &$0) },
      FaultVariant("caps") { random in
        let cap = random.pick(["round", "square"])
        return line("1 1", from: Double(random.whole(3...6)), more: " stroke-linecap=\(cap)", &random)
      },
      FaultVariant("outline") { random in
        let statement =
          "rect x=\(random.whole(3...6)).5 y=\(random.whole(3...6)).5 width=\(random.whole(10...18)) height=\(random.whole(10...18))"
        return FaultySource("fill=none stroke=black stroke-style=dotted", fault: [statement])
      },
      FaultVariant("circle") { random in
        let statement =
          "circle cx=15 cy=15 r=\(random.whole(5...12)) stroke-dasharray=\"\(random.number(0.5...2)) \(random.number(0.2...0.7))\""
        return FaultySource("fill=none stroke=black", fault: [statement])
      },
      FaultVariant("large grid") { random in
        let statement = "line x1=8 y1=\(random.whole(5...50)) x2=52 y2=\(random.whole(5...50)) stroke-dasharray=\"1 1\""
        return FaultySource("viewBox=\"0 0 60 60\" stroke=black", fault: [statement])
      },
    ])
}

private func line(
  _ dashes: String, from start: Double, length: Int? = nil, more: String = "", _ random: inout SeededNumbers
) -> FaultySource {
  let (place, length) = (Double(random.whole(4...25)) + 0.5, length ?? random.whole(10...20))
  let ends =
    random.flip()
    ? "x1=\(start) y1=\(place) x2=\(start + Double(length)) y2=\(place)"
    : "x1=\(place) y1=\(start) x2=\(place) y2=\(start + Double(length))"
  return FaultySource("stroke=black", fault: ["line \(ends) stroke-dasharray=\"\(dashes)\"\(more)"])
}
