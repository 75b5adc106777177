extension FaultFamily {
  /// Lines under a pixel, as written or by what makes them smaller.
  static let thinStroke = FaultFamily(
    rule: "thin-stroke",
    variants: [
      FaultVariant("width") { random in
        FaultySource(
          "fill=none stroke=black", fault: ["circle cx=15 cy=15 r=\(random.whole(4...12)) stroke-width=\(random.number(0.1...0.95))"])
      },
      FaultVariant("large grid") { random in
        let side = random.whole(33...96)
        let statement = "path d=\"M\(side / 6) \(side / 2)L\(side / 2) \(side / 5)L\(side * 5 / 6) \(side / 2)\""
        return FaultySource("viewBox=\"0 0 \(side) \(side)\" fill=none stroke=black", fault: [statement])
      },
      FaultVariant("scaled group") { random in
        let lines = [
          "g transform=\"scale(\(random.number(0.2...0.95)) \(random.number(0.2...1)))\" {", "  rect x=4 y=4 width=18 height=18", "}",
        ]
        return FaultySource("fill=none stroke=black", fault: lines, shapeLine: 1)
      },
      FaultVariant("line with a fill") { random in
        let (x, y) = (random.whole(2...12), random.whole(2...12))
        let statement = "line x1=\(x) y1=\(y) x2=\(x + random.whole(4...16)) y2=\(y + random.whole(0...16)) stroke=black"
        return FaultySource("", fault: ["\(statement) stroke-width=\(random.number(0.1...0.95))"])
      },
    ])
}
