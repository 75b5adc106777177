extension FaultFamily {
  /// Shapes that stick out of the canvas.
  static let outsideCanvas = FaultFamily(
    rule: "outside-canvas",
    variants: [
      FaultVariant("disc") { random in
        let (radius, out) = (random.whole(4...10), random.number(0.6...3))
        let place = 30 + out - Double(radius)
        return FaultySource("", fault: ["circle cx=\(place) cy=\(random.whole(12...18)) r=\(radius)"])
      },
      FaultVariant("ring whose stroke does not fit") { random in
        FaultySource("fill=none stroke=black stroke-width=\(random.whole(2...4))", fault: ["circle cx=15 cy=15 r=14.5"])
      },
      FaultVariant("bar") { random in
        let out = random.number(0.3...4)
        return FaultySource(
          "", before: ["rect x=10 y=10 width=6 height=6"],
          fault: ["rect x=\(-out) y=\(random.whole(4...22)) width=14 height=\(random.whole(2...6))"])
      },
      FaultVariant("moved group") { random in
        let lines = ["g transform=\"translate(0 \(random.number(0.5...4)))\" {", "  rect x=8 y=20 width=14 height=10", "}"]
        return FaultySource("", fault: lines, shapeLine: 1)
      },
      FaultVariant("turned square") { random in
        FaultySource("", fault: ["rect x=3 y=3 width=24 height=24 transform=\"rotate(\(random.whole(25...65)) 15 15)\""])
      },
      FaultVariant("line's cap") { random in
        let start = random.whole(8...16)
        return FaultySource(
          "stroke=black stroke-width=4 stroke-linecap=square",
          fault: ["line x1=\(start) y1=15 x2=\(Double(30) - random.number(0...1.6)) y2=15"])
      },
    ])
}
