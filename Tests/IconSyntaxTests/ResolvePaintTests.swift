import IconModel
import Testing

@testable import IconSyntax

@Suite struct ResolvePaintTests {
  private func shape(_ attributes: String) -> Shape? { Resolved("<rect width='10' height='10' \(attributes)/>").shapes.first }

  static let red = Paint.color(Color(255, 0, 0))

  @Test func fillsWithBlackAtFirst() {
    #expect(shape("")?.fill == Fill(.color(.black)))
    #expect(shape("")?.stroke == nil)
  }

  @Test func readsFills() {
    #expect(shape("fill='red'")?.fill == Fill(Self.red))
    #expect(shape("fill='red' fill-opacity='50%' fill-rule='evenodd'")?.fill == Fill(Self.red, opacity: 0.5, rule: .evenOdd))
    #expect(shape("fill='currentColor' color='red'")?.fill == Fill(Self.red))
    #expect(shape("fill='none'") == nil)
    #expect(shape("fill-opacity='0'") == nil)
    #expect(Resolved.spec("<rect width='1' height='1' fill='knockout'/>").shapes.first?.fill == Fill(.knockout))
    #expect(shape("fill='context-fill'") == nil)
  }

  @Test func readsStrokes() {
    #expect(shape("stroke='red'")?.stroke == Stroke(Self.red))
    let attributes =
      "stroke='red' stroke-width='3' stroke-linecap='round' stroke-linejoin='bevel' stroke-miterlimit='2' stroke-opacity='.5'"
    #expect(shape(attributes)?.stroke == Stroke(Self.red, opacity: 0.5, width: 3, cap: .round, join: .bevel, miterLimit: 2))
    #expect(shape("stroke='red' stroke-width='0'")?.stroke == nil)
    #expect(shape("stroke='red' stroke-opacity='0'")?.stroke == nil)
    // 10 % of the diagonal of 100 by 100.
    #expect(shape("stroke='red' stroke-width='10%'")?.stroke?.width == 10)
    #expect(shape("stroke='red' vector-effect='non-scaling-stroke'")?.stroke?.nonScaling == true)
    #expect(Resolved.spec("<rect width='1' height='1' stroke='knockout'/>").shapes.first?.stroke == Stroke(.knockout))
  }

  static let dashes: [(String, [Double])] = [
    ("stroke-dasharray='5 3'", [5, 3]), ("stroke-dasharray='6 2 4'", [6, 2, 4, 6, 2, 4]), ("stroke-dasharray='6'", [6, 6]),
    ("stroke-dasharray='none'", []), ("stroke-dasharray='0 0'", []), ("stroke-dasharray='0'", []), ("stroke-dasharray='0 5'", [0, 5]),
    ("stroke-dasharray='10% 5'", [10, 5]), ("stroke-dasharray='4 -1'", []), ("stroke-dasharray='1e30'", [1e9, 1e9]),
  ]

  @Test(arguments: dashes)
  func readsDashes(_ attributes: String, _ expected: [Double]) {
    #expect(shape("stroke='red' \(attributes)")?.stroke?.dashes == expected)
  }

  @Test func readsTheDashOffset() {
    #expect(shape("stroke='red' stroke-dasharray='5' stroke-dashoffset='-10%'")?.stroke?.dashOffset == -10)
  }

  static let styles: [(String, [Double])] = [
    ("stroke-style='solid'", []), ("stroke-style='dashed'", [6, 4]), ("stroke-style='dotted'", [2, 2]),
    ("stroke-style='dotted' stroke-linecap='round'", [0, 4]), ("stroke-style='dotted' stroke-linecap='square'", [0, 4]),
    ("stroke-style='dashed' stroke-linecap='round'", [6, 4]), ("stroke-style='dotted' stroke-dasharray='7 1'", [7, 1]),
    ("stroke-style='dotted' stroke-dasharray='none'", [2, 2]),
  ]

  @Test(arguments: styles)
  func readsStrokeStyles(_ attributes: String, _ expected: [Double]) {
    let shape = Resolved.spec("<rect width='10' height='10' stroke='red' stroke-width='2' \(attributes)/>").shapes.first
    #expect(shape?.stroke?.dashes == expected)
  }

  @Test func takesADashArrayFromAboveOverTheStrokeStyle() {
    let resolved = Resolved.spec("<g stroke-dasharray='7 1'><line x2='9' stroke='red' stroke-style='dotted'/></g>")
    #expect(resolved.shapes.map { $0.stroke?.dashes } == [[7, 1]])
  }

  static let orders: [(String, Bool)] = [
    ("normal", false), ("stroke", true), ("fill stroke", false), ("markers stroke", true), ("fill", false),
  ]

  @Test(arguments: orders)
  func readsPaintOrder(_ order: String, _ strokeFirst: Bool) { #expect(shape("paint-order='\(order)'")?.strokeFirst == strokeFirst) }

  @Test func readsShapeRendering() {
    #expect(shape("shape-rendering='crispEdges'")?.antialias == false)
    #expect(shape("shape-rendering='optimizeSpeed'")?.antialias == false)
    #expect(shape("shape-rendering='geometricPrecision'")?.antialias == true)
  }

  @Test func inherits() {
    let resolved = Resolved(
      "<g fill='none' stroke='red' stroke-width='3' stroke-linecap='round' color='blue'><g stroke='currentColor'><line x2='5'/></g><line x2='5'/></g>"
    )
    #expect(resolved.shapes.map(\.fill) == [nil, nil])
    #expect(
      resolved.shapes.map(\.stroke) == [Stroke(.color(Color(0, 0, 255)), width: 3, cap: .round), Stroke(Self.red, width: 3, cap: .round)])
  }

  @Test func resolvesTheCurrentColorWhereItIsUsed() {
    #expect(
      Resolved("<g fill='currentColor' color='blue'><rect width='1' height='1' color='red'/></g>").shapes.first?.fill?.paint == Self.red)
  }

  @Test func resolvesEmWhereItIsGiven() {
    let resolved = Resolved("<g font-size='10' stroke-width='2em'><g font-size='50'><line x2='5' stroke='red'/></g></g>")
    #expect(resolved.shapes.first?.stroke?.width == 20)
    #expect(Resolved("<line x2='5' stroke='red' stroke-width='2em' font-size='5'/>").shapes.first?.stroke?.width == 10)
  }

  static let keywords: [(String, Paint?)] = [
    ("fill='inherit'", red), ("fill='unset'", red), ("fill='revert'", red), ("fill='initial'", .color(.black)),
  ]

  @Test(arguments: keywords)
  func readsTheKeywordsOfTheCascade(_ attributes: String, _ paint: Paint?) {
    #expect(Resolved("<g fill='red'><rect width='1' height='1' \(attributes)/></g>").shapes.first?.fill?.paint == paint)
  }

  @Test func inheritsWhatIsNotInheritedWhereAsked() {
    let resolved = Resolved("<g opacity='.5'><g opacity='inherit'><rect width='1' height='1'/><rect width='1' height='1'/></g></g>")
    #expect(resolved.groups.first?.opacity == 0.5)
    #expect(resolved.groups.first?.children.first?.group?.opacity == 0.5)
    let unset = Resolved("<g opacity='.5'><g opacity='unset'><rect width='1' height='1'/><rect width='1' height='1'/></g></g>")
    #expect(unset.groups.first?.children.count == 2)
  }

  @Test func leavesOutWhatIsNotShown() {
    let resolved = Resolved(
      """
      <rect width='1' height='1' display='none'/><g display='none'><rect width='1' height='1' display='inline'/></g>
      <rect width='2' height='1' visibility='hidden'/><g visibility='collapse'><rect width='3' height='1' visibility='visible'/></g>
      <rect width='4' height='1' opacity='0'/>
      """)
    #expect(resolved.shapes.map { $0.path.bounds?.width } == [3])
  }
}
