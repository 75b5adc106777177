import IconModel
import Testing

@testable import IconSyntax

@Suite struct ResolveUseTests {
  private func boxes(_ content: String) -> [String?] {
    Resolved(content).shapes.map { $0.path.transformed(by: $0.transform).bounds?.text }
  }

  static let uses: [(String, [String])] = [
    ("<defs><rect id='a' width='1' height='2'/></defs><use href='#a'/>", ["0 0 1 2"]),
    ("<defs><rect id='a' width='1' height='2'/></defs><use xlink:href='#a' x='10' y='20'/>", ["10 20 1 2"]),
    ("<defs><rect id='a' width='1' height='2'/></defs><use href='#a' x='10%' transform='scale(2)'/>", ["20 0 2 4"]),
    ("<rect id='a' width='1' height='2'/><use href='#a' x='5'/>", ["0 0 1 2", "5 0 1 2"]),
    // The plain spelling wins, in whatever order.
    ("<defs><rect id='a' width='1' height='2'/><rect id='b' width='9' height='9'/></defs><use xlink:href='#b' href='#a'/>", ["0 0 1 2"]),
    // What comes later can be used, and what is used can use.
    ("<use href='#b' x='1'/><defs><use id='b' href='#a' x='2'/><rect id='a' width='1' height='2' x='4'/></defs>", ["7 0 1 2"]),
    ("<defs><g id='g'><rect width='1' height='2'/><rect width='3' height='4'/></g></defs><use href='#g'/>", ["0 0 1 2", "0 0 3 4"]),
    // The size is for svg and symbol alone.
    ("<defs><rect id='a' width='1' height='2'/></defs><use href='#a' width='50' height='50'/>", ["0 0 1 2"]),
    ("<symbol id='s'><rect width='1' height='2'/></symbol>", []),
    ("<symbol id='s'><rect width='50%' height='2'/></symbol><use href='#s'/>", ["0 0 50 2"]),
    ("<symbol id='s'><rect width='50%' height='2'/></symbol><use href='#s' width='40'/>", ["0 0 20 2"]),
    ("<symbol id='s' viewBox='0 0 10 10'><rect width='10' height='5'/></symbol><use href='#s' width='40' height='20'/>", ["10 0 20 10"]),
    (
      "<symbol id='s' viewBox='0 0 10 10' preserveAspectRatio='none'><rect width='10' height='5'/></symbol><use href='#s' width='40' height='20'/>",
      ["0 0 40 10"]
    ),
    ("<symbol id='s' width='20' height='20' viewBox='0 0 10 10'><rect width='10' height='5'/></symbol><use href='#s'/>", ["0 0 20 10"]),
    ("<svg id='s' x='5' width='20' height='20' viewBox='0 0 10 10'><rect width='10' height='5'/></svg>", ["5 0 20 10"]),
    (
      "<defs><svg id='s' x='5' width='20' height='20' viewBox='0 0 10 10'><rect width='10' height='5'/></svg></defs><use href='#s' height='10'/>",
      ["10 0 10 5"]
    ),
    ("<svg width='0' height='5'><rect width='1' height='1'/></svg>", []),
    ("<svg width='50%' height='50%'><rect width='50%' height='50%'/></svg>", ["0 0 25 25"]),
    ("<svg viewBox='0 0 10 10'><circle r='50%' cx='50%' cy='5'/></svg>", ["0 0 100 100"]),
  ]

  @Test(arguments: uses)
  func shows(_ content: String, _ expected: [String]) {
    #expect(boxes(content) == expected)
    #expect(Resolved(content).messages == [])
  }

  @Test func inheritsFromTheUse() {
    let content = "<defs><g fill='blue'><rect id='a' width='1' height='1'/></g></defs><use href='#a' fill='red'/>"
    #expect(Resolved(content).shapes.first?.fill?.paint == .color(Color(255, 0, 0)))
  }

  @Test func clipsViewports() throws {
    let group = try #require(Resolved("<svg x='5' y='6' width='10' height='20'><rect width='50' height='50'/></svg>").groups.first)
    let part = try #require(group.clip?.parts.first)
    #expect(part.path.transformed(by: part.transform).bounds?.text == "5 6 10 20")
    #expect(!group.needsLayer)
    #expect(Resolved("<svg width='10' height='20' overflow='visible'><rect width='50' height='50'/></svg>").groups.isEmpty)
    #expect(Resolved("<svg width='10' height='20' overflow='auto'><rect width='50' height='50'/></svg>").groups.isEmpty)
    #expect(Resolved("<svg width='10' height='20' overflow='scroll'><rect width='50' height='50'/></svg>").groups.count == 1)
    #expect(Resolved("<symbol id='s'><rect width='1' height='1'/></symbol><use href='#s'/>").groups.count == 1)
    #expect(Resolved("<symbol id='s' overflow='visible'><rect width='1' height='1'/></symbol><use href='#s'/>").groups.isEmpty)
  }

  @Test func resolvesContextPaints() {
    let content = """
      <defs><rect id='a' width='1' height='1' fill='context-stroke' stroke='context-fill'/></defs>
      <use href='#a' fill='red' stroke='blue'/><use href='#b' fill='lime' stroke='navy'/>
      <use id='b' href='#a' fill='context-stroke' stroke='context-fill' visibility='visible'/>
      """
    let shapes = Resolved(content).shapes
    #expect(shapes.map(\.fill?.paint) == [.color(Color(0, 0, 255)), .color(Color(0, 255, 0))])
    #expect(shapes.map(\.stroke?.paint) == [.color(Color(255, 0, 0)), .color(Color(0, 0, 128))])
  }

  @Test func bringsContextGradientsToTheShape() throws {
    let content = """
      <linearGradient id='l'><stop stop-color='red'/><stop offset='1'/></linearGradient>
      <defs><g id='g'><rect x='5' width='5' height='10' fill='context-fill'/><rect width='1' height='1' transform='scale(10)' fill='none'/></g></defs>
      <use href='#g' fill='url(#l)' x='20'/>
      """
    guard case .linearGradient(let gradient) = try #require(Resolved(content).shapes.first).fill?.paint else {
      Issue.record("no gradient")
      return
    }
    // The box is that of all the use shows, 10 by 10; the shape and the use have the same user space.
    #expect(gradient.transform.text == "10 0 0 10 0 0")
  }

  @Test func bringsContextPatternsAndRadialGradientsToMarkers() throws {
    let content = """
      <radialGradient id='r' gradientUnits='userSpaceOnUse'><stop stop-color='red'/><stop offset='1'/></radialGradient>
      <pattern id='p' patternUnits='userSpaceOnUse' width='5' height='5'><rect width='1' height='1'/></pattern>
      <marker id='m' overflow='visible'><circle r='1' fill='context-fill' stroke='context-stroke'/></marker>
      <path d='M0 0H10' fill='url(#r)' stroke='url(#p)' stroke-width='2' marker-end='url(#m)'/>
      """
    let marker = try #require(Resolved(content).shapes.last)
    // The marker is twice as large and stands at (10, 0): its space undoes that.
    if case .radialGradient(let gradient)? = marker.fill?.paint {
      #expect(gradient.transform.text == "0.5 0 0 0.5 -5 0")
    } else {
      Issue.record("no gradient")
    }
    if case .pattern(let pattern)? = marker.stroke?.paint {
      #expect(pattern.transform.text == "0.5 0 0 0.5 -5 0")
    } else {
      Issue.record("no pattern")
    }
  }

  @Test func takesTheFirstOfSeveral() {
    let content = "<rect id='a' width='1' height='1'/><rect id='a' width='2' height='1'/>"
    let resolved = Resolved(content + "<use href='#a'/>")
    #expect(resolved.shapes.map { $0.path.bounds?.width } == [1, 2, 1])
    #expect(resolved.messages == ["warning: several elements have the id 'a': the first is taken @ #a"])
    #expect(Resolved.spec(content + "<use href='#a'/>").icon == nil)
    // Where nothing refers to it nothing is wrong.
    #expect(Resolved(content).messages == [])
  }

  static let faults: [(String, String)] = [
    ("<use/>", "warning: use without href is not drawn @ use"),
    ("<use href='#x'/>", "warning: no element has the id 'x': not drawn @ #x"),
    ("<linearGradient id='l'/><use href='#l'/>", "warning: #l (linearGradient) is not an element that draws: not drawn @ #l"),
    (
      "<use href='other.svg#x'/>",
      "warning: invalid value 'other.svg#x' for attribute 'href': expected a reference to an element of this file such as #id, found 'other.svg#x'; not drawn @ other.svg#x"
    ),
  ]

  @Test(arguments: faults)
  func says(_ content: String, _ message: String) {
    let resolved = Resolved(content)
    #expect(resolved.messages == [message])
    #expect(resolved.drops == [true])
  }
}
