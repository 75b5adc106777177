import IconModel
import Testing

@testable import IconSyntax

@Suite struct ResolveShapeTests {
  /// The outlines of what is drawn.
  private func outlines(_ content: String) -> [String] { Resolved(content).shapes.map { $0.path.transformed(by: $0.transform).text } }

  static let drawings: [(String, String)] = [
    ("<path d='M1 2H3'/>", "M1,2 L3,2"),
    ("<rect x='1' y='2' width='3' height='4'/>", "M1,2 L4,2 L4,6 L1,6 Z"),
    ("<rect width='50%' height='10%'/>", "M0,0 L50,0 L50,10 L0,10 Z"),
    ("<line x1='1' y1='2' x2='3' y2='4' stroke='red'/>", "M1,2 L3,4"), ("<line x2='3' stroke='red'/>", "M0,0 L3,0"),
    ("<polyline points='0 0 1 1 2 0'/>", "M0,0 L1,1 L2,0"), ("<polygon points='0 0 1 1 2 0'/>", "M0,0 L1,1 L2,0 Z"),
    ("<g transform='translate(1 2)'><path d='M0 0H1' transform='scale(2)'/></g>", "M1,2 L3,2"),
    ("<a><path d='M1 2H3'/></a>", "M1,2 L3,2"),
    ("<g font-size='10'><rect width='2em' height='1ex'/></g>", "M0,0 L20,0 L20,5 L0,5 Z"),
  ]

  @Test(arguments: drawings)
  func draws(_ content: String, _ outline: String) { #expect(outlines(content) == [outline]) }

  @Test func drawsCirclesAndEllipses() {
    let boxes = Resolved("<circle cx='10' cy='20' r='5'/><ellipse cx='10' rx='4' ry='2'/><ellipse ry='2'/><circle r='10%'/>").shapes
      .map { $0.path.bounds?.text }
    #expect(boxes == ["5 15 10 10", "6 -2 8 4", "-2 -2 4 4", "-10 -10 20 20"])
  }

  static let radii: [(String, String)] = [
    ("rx='2'", "2 2"), ("ry='3'", "3 3"), ("rx='2' ry='3'", "2 3"), ("rx='30' ry='3'", "10 3"), ("rx='30'", "10 5"),
    ("rx='0' ry='3'", "0 0"),
    ("rx='auto' ry='3'", "3 3"), ("rx='-1' ry='3'", "3 3"), ("rx='5%'", "5 5"), ("", "0 0"),
  ]

  /// SVG 2, 10.2: a missing radius is the other one, and none is more than half a side.
  @Test(arguments: radii)
  func resolvesRadii(_ attributes: String, _ expected: String) throws {
    let path = try #require(Resolved("<rect width='20' height='10' \(attributes)/>").shapes.first).path
    guard case .move(let first) = path.segments[0], case .move(let start)? = path.segments.first else { return }
    let curves = path.segments.compactMap { if case .cubic(_, _, let end) = $0 { end } else { nil } }
    // The first corner ends at the right side, ry below the top.
    #expect("\(rounded(first.x)) \(rounded(curves.first?.y ?? 0))" == expected)
    #expect(start.y == 0)
  }

  @Test func drawsNothingOfSizeZero() {
    let content = "<rect width='0' height='5'/><circle r='0'/><ellipse rx='0' ry='2'/><ellipse/><path d=''/><polygon points=''/>"
    #expect(Resolved(content).nodes.isEmpty)
    #expect(Resolved(content).messages == [])
  }

  @Test func saysWhatIsMissing() {
    let resolved = Resolved("<rect width='5'/><circle/><path/><polyline/>")
    #expect(resolved.nodes.isEmpty)
    #expect(
      resolved.messages == [
        "warning: rect without height is not drawn @ rect", "warning: circle without r is not drawn @ circle",
        "warning: path without d is not drawn @ path", "warning: polyline without points is not drawn @ polyline",
      ])
    #expect(resolved.drops == [true, true, true, true])
  }

  @Test func takesGeometryFromStyles() throws {
    var style = Style()
    style.own.deferred = [
      StyleDeclaration(name: .width, value: "30px", range: .none), StyleDeclaration(name: .x, value: "10%", range: .none),
      StyleDeclaration(name: .rx, value: "auto", range: .none),
    ]
    let resolution = Resolution(Markup.document("<svg><rect x='1' width='2' height='5' rx='1'/></svg>"), limits: .standard)
    let scope = Scope(style: ComputedStyle(style), viewport: Size(100, 100))
    let outline = try #require(resolution.outline(of: 1, .rect, scope))
    #expect(outline.path.text == "M10,0 L40,0 L40,5 L10,5 Z")
  }

  @Test func takesAnOutlineFromAStyle() throws {
    var style = Style()
    style.own.deferred = [StyleDeclaration(name: .d, value: "path(\"M1 2H3\")", range: .none)]
    let resolution = Resolution(Markup.document("<svg><path d='M9 9'/></svg>"), limits: .standard)
    let outline = try #require(resolution.outline(of: 1, .path, Scope(style: ComputedStyle(style), viewport: Size(100, 100))))
    #expect(outline.path.text == "M1,2 L3,2")
  }

  @Test func namesWhereAShapeComesFrom() throws {
    let resolved = Resolved("<rect id='r' width='1' height='2'/>")
    let origin = try #require(resolved.shapes.first).origin
    #expect(origin.element == "rect")
    #expect(origin.id == "r")
    #expect(resolved.document.source.text(of: origin.range) == "<rect id='r' width='1' height='2'/>")
  }

  static let transforms: [(String, String)] = [
    ("transform='rotate(90 5 5)'", "0 1 -1 0 10 0"), ("transform='translate(10%)'", "1 0 0 1 10 0"),
    ("transform='rotate(90)' transform-origin='center'", "0 1 -1 0 100 0"),
    ("transform='scale(2)' transform-origin='5 10'", "2 0 0 2 -5 -10"),
    ("transform='none'", "1 0 0 1 0 0"), ("transform-origin='5 10'", "1 0 0 1 0 0"),
  ]

  @Test(arguments: transforms)
  func transformsShapes(_ attributes: String, _ matrix: String) {
    #expect(Resolved("<rect width='20' height='10' \(attributes)/>").shapes.map(\.transform.text) == [matrix])
  }

  @Test func transformsAboutTheShapesOwnBox() {
    // As an attribute `transform-box` is svgspec's alone.
    let turned = Resolved.spec(
      "<rect x='10' y='20' width='20' height='10' transform='rotate(180)' transform-box='fill-box' transform-origin='center'/>")
    #expect(turned.shapes.map(\.transform.text) == ["-1 0 0 -1 40 50"])
    let moved = Resolved.spec("<g transform='translate(50% 100%)' transform-box='fill-box'><rect x='10' width='20' height='10'/></g>")
    #expect(moved.shapes.map(\.transform.text) == ["1 0 0 1 10 10"])
  }

  @Test func drawsNothingThatIsFlattened() {
    let resolved = Resolved("<rect width='5' height='5' transform='matrix(0 0 0 0 0 0)'/><g transform='scale(0 1)'><circle r='5'/></g>")
    #expect(resolved.nodes.isEmpty)
    #expect(resolved.messages == [])
  }
}
