import IconKit
import IconRaster
import IconSyntax
import Testing

/// Converts drawings made up by chance (always the same ones): both syntaxes show the same, to the byte.
@Suite struct ConversionRandomTests {
  @Test(arguments: 0..<400) func `knockouts and masks erase the same`(seed: Int) throws {
    let text = RandomDrawing(seed: UInt64(seed)).text()
    let source = IconSource(name: "random.svgspec", bytes: Array(text.utf8))
    let (svg, diagnostics) = try source.converted(to: .svg)
    try #require(diagnostics.isEmpty, "\(text)")
    let plain = IconSource(name: "random.svg", bytes: Array(svg.utf8))
    let kept = IconSource(name: "kept.svg", bytes: Array(try source.converted(to: .svg, keepExtensions: true).text.utf8))
    let back = IconSource(name: "back.svgspec", bytes: Array(try plain.converted(to: .svgspec).text.utf8))
    let scale = [1, 1.5, 2, 3.3][seed % 4]
    let expected = try alpha(source, scale)
    for (name, other) in [("plain", plain), ("kept", kept), ("back", back)] {
      #expect(try alpha(other, scale) == expected, "\(name) at \(scale):\n\(text)")
    }
  }

  private func alpha(_ source: IconSource, _ scale: Double) throws -> AlphaMask {
    let icon = try #require(source.icon, "\(source.diagnostics.map { $0.text(in: source.text) })")
    let side = Int((30 * scale).rounded(.up))
    return try Rasterizer.drawAlpha(icon, on: Canvas(size: PixelSize(side, side), transform: .scale(scale, scale)))
  }
}

/// Makes up a drawing in which much erases.
struct RandomDrawing {
  private var state: UInt64
  private var lines: [String] = []

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678 }

  func text() -> String {
    var copy = self
    copy.lines = [
      "icon width=30 height=30 fill=\(copy.pick(Self.paints)) stroke=\(copy.pick(["none", "black", "knockout"]))",
      "clipPath id=c1 {", "  circle cx=15 cy=15 r=\(copy.number(5, 15))", "}",
      "clipPath id=c2 {", "  rect x=3 y=\(copy.number(0, 5)) width=20 height=\(copy.number(5, 25))", "}",
      "clipPath id=c3 {", "  rect x=3 y=3 width=10 height=12", "  circle cx=20 cy=20 r=7.3", "}",
      "mask id=m1 {", "  rect width=30 height=\(copy.number(10, 30)) fill=white", "}",
      "mask id=m2 maskUnits=userSpaceOnUse x=0 y=0 width=30 height=30 {",
      "  circle cx=15 cy=15 r=12 fill=#aaa stroke=white", "  rect x=2 y=2 width=8 height=8 fill=knockout stroke=none", "}",
      "marker id=k markerWidth=3.5 markerHeight=4 refX=1 refY=2 orient=auto {", "  path d=\"M0 0l3 2l-3 2z\"", "}",
      "defs {", "  circle id=s cx=10 cy=10 r=5.5",
      "  symbol id=v viewBox=\"0 0 8 8\" {", "    rect width=9 height=5.3 fill=knockout", "    circle cx=4 cy=4 r=3", "  }", "}",
    ]
    copy.block(depth: 0)
    copy.block(depth: 0)
    return copy.lines.joined(separator: "\n") + "\n"
  }

  private static let paints = ["black", "black", "none", "knockout", "knockout", "#888", "rgba(0,0,0,.6)"]

  private mutating func below(_ limit: Int) -> Int {
    // Marsaglia's xorshift.
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }

  private mutating func pick<T>(_ choices: [T]) -> T { choices[below(choices.count)] }
  private mutating func happens(_ percent: Int) -> Bool { below(100) < percent }

  /// Whole, in halves or in hundredths.
  private mutating func number(_ low: Int, _ high: Int) -> String {
    let hundredths = 100 * low + below(100 * (high - low) + 1)
    switch below(3) {
    case 0: return "\(hundredths / 100)"
    case 1: return "\(Double(hundredths / 50) / 2)"
    default: return "\(Double(hundredths) / 100)"
    }
  }

  private mutating func block(depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    for _ in 0...below(4) {
      switch below(10) {
      case 0...2 where depth < 3:
        lines.append("\(indent)g \(compositing(often: 20)) {")
        block(depth: depth + 1)
        lines.append("\(indent)}")
      case 3: lines.append("\(indent)use href=#s x=\(number(-5, 10)) y=\(number(-5, 10)) \(paint()) \(compositing(often: 7))")
      case 4:
        lines.append(
          "\(indent)use href=#v x=\(number(-2, 15)) y=\(number(-2, 15)) width=\(number(4, 15)) height=11 \(compositing(often: 4))")
      default: lines.append("\(indent)\(shape()) \(paint()) \(compositing(often: 7))")
      }
    }
  }

  private mutating func shape() -> String {
    switch below(5) {
    case 0: return "rect x=\(number(-2, 20)) y=\(number(-2, 20)) width=\(number(1, 20)) height=\(number(1, 20))"
    case 1: return "circle cx=\(number(0, 30)) cy=\(number(0, 30)) r=\(number(1, 12))"
    case 2: return "line x1=\(number(0, 30)) y1=\(number(0, 30)) x2=\(number(0, 30)) y2=\(number(0, 30))"
    case 3: return "ellipse cx=\(number(0, 30)) cy=\(number(0, 30)) rx=\(number(1, 12)) ry=\(number(1, 12))"
    default:
      var path = "M\(number(0, 30)) \(number(0, 30))"
      for _ in 0...below(5) {
        let end = "\(number(0, 30)) \(number(0, 30))"
        path += happens(50) ? " L\(end)" : " C\(number(-5, 35)) \(number(-5, 35)) \(number(-5, 35)) \(number(-5, 35)) \(end)"
      }
      return "path d=\"\(path)\(happens(50) ? "Z" : "")\"" + (happens(10) ? " marker-end=url(#k)" : "")
        + (happens(10) ? " vector-effect=non-scaling-stroke" : "")
    }
  }

  private mutating func paint() -> String {
    var words: [String] = []
    if happens(80) { words.append("fill=\(pick(Self.paints))") }
    if happens(50) { words += ["stroke=\(pick(Self.paints))", "stroke-width=\(number(0, 5))"] }
    for choice in [
      "fill-opacity=.\(1 + below(99))", "stroke-opacity=.\(1 + below(99))", "fill-rule=evenodd", "paint-order=stroke",
      "stroke-style=\(pick(["dotted", "dashed"]))", "stroke-linecap=\(pick(["round", "square"]))",
      "stroke-linejoin=\(pick(["round", "bevel"]))",
      "shape-rendering=crispEdges",
    ] where happens(10) { words.append(choice) }
    return words.joined(separator: " ")
  }

  private mutating func compositing(often percent: Int) -> String {
    var words: [String] = []
    let place = "\(number(-5, 5)) \(number(-5, 5))"
    if happens(15) {
      words.append("transform=\"\(pick(["rotate(\(number(-40, 40)))", "translate(\(place))", "scale(\(pick(["0.5", "1.25", "2"])))"]))\"")
    }
    for choice in [
      "opacity=0.\(1 + below(99))", "clip-path=url(#c\(1 + below(3)))", "mask=url(#m\(1 + below(2)))", "isolation=isolate",
    ] where happens(percent) { words.append(choice) }
    return words.joined(separator: " ")
  }
}
