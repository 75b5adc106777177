import IconModel
import Testing

@testable import IconSyntax

@Suite struct ResolveMarkerTests {
  /// The transforms of what markers draw, without the shape itself.
  private func places(_ content: String) -> [String] {
    Resolved(content).shapes.filter { $0.origin.element == "rect" }.map(\.transform.text)
  }

  private func marker(_ attributes: String, _ content: String = "<rect width='1' height='1'/>") -> String {
    "<marker id='m' \(attributes)>\(content)</marker>"
  }

  static let line = "<path d='M10 20H30V40' fill='none' stroke='red'"

  @Test func standsOnVertices() {
    let all = places(marker("") + Self.line + " marker-start='url(#m)' marker-mid='url(#m)' marker-end='url(#m)'/>")
    #expect(all == ["1 0 0 1 10 20", "1 0 0 1 30 20", "1 0 0 1 30 40"])
    #expect(places(marker("") + Self.line + " marker-start='url(#m)'/>") == ["1 0 0 1 10 20"])
    #expect(places(marker("") + Self.line + " marker-mid='url(#m)'/>") == ["1 0 0 1 30 20"])
    #expect(places(marker("") + Self.line + " marker-end='url(#m)'/>") == ["1 0 0 1 30 40"])
    #expect(places(marker("") + "<g marker-end='url(#m)'>\(Self.line)/></g>") == ["1 0 0 1 30 40"])
  }

  @Test func standsOnOneVertexAsBothEnds() {
    #expect(places(marker("") + "<path d='M5 6' marker-start='url(#m)' marker-mid='url(#m)' marker-end='url(#m)'/>").count == 2)
  }

  @Test func standsOnAllShapes() {
    let ends = "marker-start='url(#m)' marker-mid='url(#m)' marker-end='url(#m)'"
    #expect(places(marker("") + "<polyline points='0 0 5 5 9 9' \(ends)/>").count == 3)
    #expect(places(marker("") + "<polygon points='0 0 5 5 9 9' \(ends)/>").count == 4)
    #expect(places(marker("") + "<line x2='5' \(ends)/>").count == 2)
    #expect(places(marker("") + "<circle r='5' \(ends)/>").count == 6)
  }

  static let placements: [(String, String)] = [
    ("refX='5' refY='6'", "1 0 0 1 25 34"), ("orient='auto'", "0 1 -1 0 30 40"), ("orient='45'", "0.707 0.707 -0.707 0.707 30 40"),
    ("orient='100grad'", "0 1 -1 0 30 40"), ("orient='auto-start-reverse'", "0 1 -1 0 30 40"),
    ("orient='auto' refX='5'", "0 1 -1 0 30 35"), ("viewBox='0 0 30 30'", "0.1 0 0 0.1 30 40"),
    ("viewBox='10 10 30 30' refX='10' refY='25'", "0.1 0 0 0.1 29 37.5"),
    ("viewBox='10 10 30 30' refX='left' refY='center'", "0.1 0 0 0.1 29 37.5"),
    ("viewBox='10 10 30 30' refX='right' refY='bottom'", "0.1 0 0 0.1 26 36"),
    ("viewBox='10 10 30 30' refX='center' refY='top'", "0.1 0 0 0.1 27.5 39"),
    ("viewBox='0 0 10 20' markerWidth='20' markerHeight='10' preserveAspectRatio='none'", "2 0 0 0.5 30 40"),
  ]

  @Test(arguments: placements)
  func places(_ attributes: String, _ transform: String) {
    #expect(places(marker(attributes) + Self.line + " marker-end='url(#m)'/>") == [transform])
  }

  @Test func turnsRoundAtTheStart() {
    #expect(places(marker("orient='auto-start-reverse'") + Self.line + " marker-start='url(#m)'/>") == ["-1 0 0 -1 10 20"])
  }

  @Test func growsWithTheStroke() {
    let ends = " stroke-width='4' marker-end='url(#m)'/>"
    #expect(places(marker("refX='1'") + Self.line + ends) == ["4 0 0 4 26 40"])
    #expect(places(marker("refX='1' markerUnits='userSpaceOnUse'") + Self.line + ends) == ["1 0 0 1 29 40"])
    #expect(places(marker("") + Self.line + " stroke-width='0' marker-end='url(#m)'/>") == [])
    // The stroke itself need not be seen.
    #expect(places(marker("") + "<path d='M10 20H30' fill='none' stroke-width='4' marker-end='url(#m)'/>") == ["4 0 0 4 30 20"])
  }

  /// What shows of the marker at (30, 40).
  private func frame(_ attributes: String) -> String? {
    let part = Resolved(marker(attributes) + Self.line + " marker-end='url(#m)'/>").groups.first?.clip?.parts.first
    return part?.path.transformed(by: part?.transform ?? .identity).bounds?.text
  }

  @Test func clipsToItsViewport() throws {
    let content = marker("markerWidth='5' refX='1' refY='2'") + Self.line + " marker-end='url(#m)'/>"
    let part = try #require(Resolved(content).groups.first?.clip?.parts.first)
    #expect(part.path.transformed(by: part.transform).bounds?.text == "29 38 5 3")
    #expect(frame("viewBox='-1 -2 4 4' markerWidth='8' markerHeight='8'") == "28 36 8 8")
    // What aligning adds to the viewBox does not show, nor what lies outside of the viewport.
    #expect(frame("viewBox='0 0 20 10' markerWidth='10' markerHeight='10'") == "30 40 10 5")
    #expect(frame("viewBox='0 0 20 10' markerWidth='10' markerHeight='10' preserveAspectRatio='xMidYMid slice'") == "35 40 10 10")
    #expect(Resolved(marker("overflow='visible'") + Self.line + " marker-end='url(#m)'/>").groups.isEmpty)
    // `inherit` takes over the root's initial value, which shows all.
    #expect(Resolved(marker("overflow='inherit'") + Self.line + " marker-end='url(#m)'/>").groups.isEmpty)
  }

  @Test func drawsInThePaintOrder() {
    let elements = { (order: String) in
      Resolved(
        self.marker("overflow='visible'") + "<path d='M0 0H9V9' stroke='red' paint-order='\(order)' marker-end='url(#m)'/>"
      ).shapes.map { "\($0.origin.element)\($0.fill == nil ? "" : " fill")\($0.stroke == nil ? "" : " stroke")" }
    }
    #expect(elements("normal") == ["path fill stroke", "rect fill"])
    #expect(elements("markers") == ["rect fill", "path fill stroke"])
    #expect(elements("fill markers") == ["path fill", "rect fill", "path stroke"])
    #expect(elements("stroke markers") == ["path stroke", "rect fill", "path fill"])
  }

  @Test func takesTheShapesPaints() {
    let content = marker("overflow='visible'", "<rect width='1' height='1' fill='context-stroke' stroke='context-fill'/>")
    let shapes = Resolved(content + "<path d='M0 0H9V9' fill='lime' stroke='red' marker-end='url(#m)'/>").shapes
    #expect(shapes.last?.fill?.paint == .color(Color(255, 0, 0)))
    #expect(shapes.last?.stroke?.paint == .color(Color(0, 255, 0)))
  }

  @Test func isolatesKnockouts() {
    let content = "<marker id='m' overflow='visible'><rect width='1' height='1' fill='knockout'/></marker>"
    let resolved = Resolved.spec(content + "<path d='M0 0H9' stroke='red' marker-end='url(#m)'/>")
    #expect(resolved.groups.map(\.isolated) == [true])
  }

  @Test func inheritsFromWhereItStands() {
    let content = "<g fill='lime'>\(marker("overflow='visible'"))</g><path d='M0 0H9' fill='red' marker-end='url(#m)'/>"
    #expect(Resolved(content).shapes.last?.fill?.paint == .color(Color(0, 255, 0)))
  }

  @Test func fadesWithItsShape() {
    let content = marker("overflow='visible'") + "<path d='M0 0H9V9' opacity='.5' marker-end='url(#m)'/>"
    #expect(Resolved(content).groups.map(\.opacity) == [0.5])
    #expect(Resolved(content).groups.first?.children.count == 2)
  }

  @Test func hidesWithItsShape() {
    #expect(Resolved(marker("") + "<path d='M0 0H9' visibility='hidden' marker-end='url(#m)'/>").nodes.isEmpty)
  }

  static let none: [String] = ["markerWidth='0'", "markerHeight='-1'", "viewBox='0 0 0 1' markerWidth='0'"]

  @Test(arguments: none)
  func drawsNothing(_ attributes: String) {
    #expect(places(marker(attributes) + Self.line + " marker-end='url(#m)'/>") == [])
  }

  static let faults: [(String, String)] = [
    ("", "warning: no element has the id 'm': no marker is drawn @ url(#m)"),
    ("<g id='m'/>", "warning: #m (g) is not a marker: no marker is drawn @ url(#m)"),
    (
      "<marker id='m' orient='x'><rect width='1' height='1'/></marker>",
      "warning: invalid value 'x' for attribute 'orient': expected auto, auto-start-reverse or an angle, found 'x'; attribute ignored @ x"
    ),
    (
      "<marker id='m' markerWidth='-1'><rect width='1' height='1'/></marker>",
      "warning: invalid value '-1' for attribute 'markerWidth': must not be negative; marker not drawn @ -1"
    ),
    (
      "<marker id='m' markerUnits='x'><rect width='1' height='1'/></marker>",
      "warning: invalid value 'x' for attribute 'markerUnits': expected strokeWidth or userSpaceOnUse, found 'x'; attribute ignored @ x"
    ),
    (
      "<marker id='m'><path id='n' d='M0 0H1' stroke='red' marker-end='url(#m)'/></marker>",
      "warning: reference cycle: #m → #n → #m; not drawn inside itself @ url(#m)"
    ),
  ]

  @Test(arguments: faults)
  func says(_ content: String, _ message: String) {
    #expect(Resolved(content + Self.line + " marker-end='url(#m)'/>").messages == [message])
  }
}
