import IconModel
import Testing

@testable import IconSyntax

@Suite struct ResolvePatternTests {
  static let content = "<rect width='10' height='5'/>"

  /// The pattern `p` on a rectangle at (10, 20) of 40 by 80.
  private func pattern(_ content: String) -> Pattern? {
    let shapes = Resolved(content + "<rect x='10' y='20' width='40' height='80' fill='url(#p)'/>").shapes
    if case .pattern(let pattern)? = shapes.first?.fill?.paint { return pattern }
    return nil
  }

  private func tileAndContent(_ content: String) -> [String?] {
    let pattern = pattern(content)
    return [pattern?.tile.text, pattern?.content.first?.shapes.first?.transform.text, pattern?.transform.text]
  }

  static let patterns: [(String, [String])] = [
    (
      "<pattern id='p' patternUnits='userSpaceOnUse' x='1' y='2' width='20' height='10%'>\(content)</pattern>",
      ["1 2 20 10", "1 0 0 1 1 2", "1 0 0 1 0 0"]
    ),
    // Shares of the box, from its corner; the content is in user units all the same.
    ("<pattern id='p' x='.25' y='10%' width='.5' height='25%'>\(content)</pattern>", ["20 28 20 20", "1 0 0 1 20 28", "1 0 0 1 0 0"]),
    (
      "<pattern id='p' width='.5' height='.25' patternContentUnits='objectBoundingBox'>\(content)</pattern>",
      ["10 20 20 20", "40 0 0 80 10 20", "1 0 0 1 0 0"]
    ),
    (
      "<pattern id='p' patternUnits='userSpaceOnUse' width='20' height='10' viewBox='0 0 10 10'>\(content)</pattern>",
      ["0 0 20 10", "1 0 0 1 5 0", "1 0 0 1 0 0"]
    ),
    (
      "<pattern id='p' patternUnits='userSpaceOnUse' width='20' height='10' viewBox='0 0 10 10' preserveAspectRatio='none'>\(content)</pattern>",
      ["0 0 20 10", "2 0 0 1 0 0", "1 0 0 1 0 0"]
    ),
    // A viewBox wins over the units of the content.
    (
      "<pattern id='p' width='.5' height='.25' viewBox='0 0 10 10' patternContentUnits='objectBoundingBox'>\(content)</pattern>",
      ["10 20 20 20", "2 0 0 2 10 20", "1 0 0 1 0 0"]
    ),
    (
      "<pattern id='p' patternUnits='userSpaceOnUse' width='5' height='5' patternTransform='translate(3) scale(2)'>\(content)</pattern>",
      ["0 0 5 5", "1 0 0 1 0 0", "2 0 0 2 3 0"]
    ),
    (
      "<pattern id='p' href='#q' width='5'/><pattern id='q' href='#r' width='9' height='5' patternUnits='userSpaceOnUse'/><pattern id='r'>\(content)</pattern>",
      ["0 0 5 5", "1 0 0 1 0 0", "1 0 0 1 0 0"]
    ),
  ]

  @Test(arguments: patterns)
  func reads(_ content: String, _ expected: [String]) { #expect(tileAndContent(content) == expected) }

  @Test func inheritsFromWhereItStands() {
    let pattern = pattern(
      "<g fill='red' stroke='blue'><pattern id='p' width='1' height='1' stroke='lime'><g>\(Self.content)</g></pattern></g>")
    #expect(pattern?.content.first?.shapes.first?.fill?.paint == .color(Color(255, 0, 0)))
    #expect(pattern?.content.first?.shapes.first?.stroke?.paint == .color(Color(0, 255, 0)))
  }

  @Test func readsOverflow() {
    #expect(pattern("<pattern id='p' width='1' height='1'>\(Self.content)</pattern>")?.overflows == false)
    #expect(pattern("<pattern id='p' width='1' height='1' overflow='visible'>\(Self.content)</pattern>")?.overflows == true)
  }

  @Test func nests() {
    let outer = pattern(
      """
      <pattern id='q' patternUnits='userSpaceOnUse' width='2' height='2'><circle r='1'/></pattern>
      <pattern id='p' width='1' height='1'><rect width='5' height='5' fill='url(#q)'/></pattern>
      """)
    guard case .pattern(let inner)? = outer?.content.first?.shapes.first?.fill?.paint else {
      Issue.record("no pattern in the pattern")
      return
    }
    #expect(inner.tile.text == "0 0 2 2")
    #expect(inner.content.first?.shapes.first?.origin.element == "circle")
  }

  static let empty: [String] = [
    "<pattern id='p' height='1'>\(content)</pattern>", "<pattern id='p' width='1'>\(content)</pattern>",
    "<pattern id='p' width='1' height='1'/>",
    "<pattern id='p' width='0' height='1'>\(content)</pattern>",
    "<pattern id='p' width='1' height='1'><rect width='1' height='1' fill='none'/></pattern>",
  ]

  @Test(arguments: empty)
  func paintsNothing(_ content: String) {
    #expect(Resolved(content + "<rect width='9' height='9' fill='url(#p)'/>").shapes.isEmpty)
    let fallback = Resolved(content + "<rect width='9' height='9' fill='url(#p) red'/>")
    #expect(fallback.shapes.map(\.fill?.paint) == [.color(Color(255, 0, 0))])
  }

  @Test func needsAnArea() {
    let content = "<pattern id='p' width='1' height='1'>\(Self.content)</pattern><line x2='50' stroke='url(#p) red'/>"
    #expect(Resolved(content).shapes.map(\.stroke?.paint) == [.color(Color(255, 0, 0))])
  }

  @Test func breaksCycles() {
    let content = "<pattern id='p' width='1' height='1'><rect width='9' height='9' fill='url(#p)' stroke='red'/></pattern>"
    let resolved = Resolved(content + "<rect width='9' height='9' fill='url(#p)'/>")
    #expect(resolved.messages == ["warning: reference cycle: #p → #p; not painted @ url(#p)"])
    guard case .pattern(let pattern)? = resolved.shapes.first?.fill?.paint else {
      Issue.record("no pattern")
      return
    }
    #expect(pattern.content.first?.shapes.first?.fill == nil)
    #expect(pattern.content.first?.shapes.first?.stroke != nil)
  }
}
