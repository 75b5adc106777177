import IconModel
import Testing

@testable import IconSyntax

@Suite struct ResolveGradientTests {
  static let stops = "<stop stop-color='red'/><stop offset='1' stop-color='blue' stop-opacity='.5'/>"

  /// The paint of a rectangle at (10, 20) of 40 by 80 that wears the gradient `g`.
  private func paint(_ content: String, _ attributes: String = "fill='url(#g)'") -> Paint? {
    Resolved(content + "<rect x='10' y='20' width='40' height='80' \(attributes)/>").shapes.first?.fill?.paint
  }

  private func linear(_ content: String) -> LinearGradient? {
    if case .linearGradient(let gradient) = paint(content) { gradient } else { nil }
  }

  private func radial(_ content: String) -> RadialGradient? {
    if case .radialGradient(let gradient) = paint(content) { gradient } else { nil }
  }

  @Test func hasDefaults() {
    #expect(
      linear("<linearGradient id='g'>\(Self.stops)</linearGradient>")
        == LinearGradient(
          start: .zero, end: Point(1, 0),
          stops: [
            GradientStop(offset: 0, color: Color(255, 0, 0)),
            GradientStop(offset: 1, color: Color(red: 0, green: 0, blue: 1, alpha: 0.5)),
          ], spread: .pad, transform: Transform(a: 40, b: 0, c: 0, d: 80, e: 10, f: 20)))
    let round = radial("<radialGradient id='g'>\(Self.stops)</radialGradient>")
    #expect(round?.center == Point(0.5, 0.5))
    #expect(round?.focus == Point(0.5, 0.5))
    #expect(round?.radius == 0.5)
    #expect(round?.focusRadius == 0)
    #expect(round?.transform == Transform(a: 40, b: 0, c: 0, d: 80, e: 10, f: 20))
  }

  @Test func readsGeometry() {
    let boxed = linear("<linearGradient id='g' x1='10%' y1='.2' x2='.9' y2='75%' spreadMethod='reflect'>\(Self.stops)</linearGradient>")
    #expect(boxed?.start == Point(0.1, 0.2))
    #expect(boxed?.end == Point(0.9, 0.75))
    #expect(boxed?.spread == .reflect)
    let free = linear("<linearGradient id='g' gradientUnits='userSpaceOnUse' x1='10%' y1='5' x2='90' y2='7'>\(Self.stops)</linearGradient>")
    #expect(free?.start == Point(10, 5))
    #expect(free?.end == Point(90, 7))
    #expect(free?.transform == .identity)
    let round = radial(
      "<radialGradient id='g' cx='.4' cy='30%' r='25%' fx='.5' fr='.1' spreadMethod='repeat'>\(Self.stops)</radialGradient>")
    #expect(round?.center == Point(0.4, 0.3))
    #expect(round?.focus == Point(0.5, 0.3))
    #expect(round?.radius == 0.25)
    #expect(round?.focusRadius == 0.1)
    #expect(round?.spread == .repeat)
  }

  @Test func transformsInTheBox() {
    let gradient = linear("<linearGradient id='g' gradientTransform='translate(.5) rotate(90)'>\(Self.stops)</linearGradient>")
    #expect(gradient?.transform.text == "0 80 -40 0 30 20")
  }

  @Test func takesWhatIsMissingFromTemplates() {
    let gradient = linear(
      """
      <linearGradient id='g' href='#b' x1='.1'/><linearGradient id='b' xlink:href='#c' x1='.9' x2='.8' spreadMethod='repeat'/>
      <radialGradient id='c' spreadMethod='reflect' gradientTransform='scale(2)' x2='.3'>\(Self.stops)</radialGradient>
      """)
    #expect(gradient?.start == Point(0.1, 0))
    // Only gradients of its own kind give geometry.
    #expect(gradient?.end == Point(0.8, 0))
    #expect(gradient?.spread == .repeat)
    #expect(gradient?.transform.text == "80 0 0 160 10 20")
    #expect(gradient?.stops.count == 2)
  }

  @Test func ordersStops() {
    let gradient = linear("<linearGradient id='g'><stop offset='.5'/><stop offset='20%'/><rect/><stop offset='2'/><stop/></linearGradient>")
    #expect(gradient?.stops.map(\.offset) == [0.5, 0.5, 1, 1])
  }

  @Test func colorsStops() {
    let gradient = linear(
      """
      <g color='lime' stop-color='blue'><linearGradient id='g' color='red' stop-color='blue' stop-opacity='.5'>
      <stop stop-color='currentColor'/><stop stop-color='inherit'/><stop stop-color='rgba(0,0,255,.5)' stop-opacity='50%'/><stop/>
      </linearGradient></g>
      """)
    let blue = Color(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(gradient?.stops.map(\.color) == [Color(255, 0, 0), blue, Color(red: 0, green: 0, blue: 1, alpha: 0.25), .black])
  }

  static let solids: [String] = [
    "<linearGradient id='g'><stop stop-color='red'/></linearGradient>",
    "<radialGradient id='g'><stop offset='.5' stop-color='red'/></radialGradient>",
    "<linearGradient id='g' x1='.5' x2='.5'><stop/><stop offset='1' stop-color='red'/></linearGradient>",
    "<radialGradient id='g' r='0'><stop/><stop offset='1' stop-color='red'/></radialGradient>",
  ]

  @Test(arguments: solids)
  func becomesSolid(_ content: String) { #expect(paint(content) == .color(Color(255, 0, 0))) }

  @Test func paintsNothingWithoutStops() {
    #expect(paint("<linearGradient id='g'/>") == nil)
    #expect(paint("<linearGradient id='g'><rect/></linearGradient>", "fill='url(#g) lime'") == .color(Color(0, 255, 0)))
  }

  @Test func needsAnArea() {
    let content = "<linearGradient id='g'>\(Self.stops)</linearGradient>"
    let line = { (stroke: String) in Resolved(content + "<line x2='50' stroke='\(stroke)'/>").shapes.first?.stroke?.paint }
    #expect(line("url(#g)") == nil)
    #expect(line("url(#g) lime") == .color(Color(0, 255, 0)))
    let free = "<linearGradient id='g' gradientUnits='userSpaceOnUse'>\(Self.stops)</linearGradient><line x2='50' stroke='url(#g)'/>"
    #expect(Resolved(free).shapes.count == 1)
  }

  static let faults: [(String, String)] = [
    (
      "<linearGradient id='g' href='#g'>\(stops)</linearGradient>",
      "warning: reference cycle: #g → #g; reference ignored @ #g"
    ),
    (
      "<linearGradient id='g' href='#h'>\(stops)</linearGradient><linearGradient id='h' href='#g'/>",
      "warning: reference cycle: #g → #h → #g; reference ignored @ #g"
    ),
    ("<linearGradient id='g' href='#x'>\(stops)</linearGradient>", "warning: no element has the id 'x': nothing is taken from it @ #x"),
    (
      "<g id='x'/><linearGradient id='g' href='#x'>\(stops)</linearGradient>",
      "warning: #x (g) is not a gradient: nothing is taken from it @ #x"
    ),
    (
      "<linearGradient id='g' gradientUnits='x'>\(stops)</linearGradient>",
      "warning: invalid value 'x' for attribute 'gradientUnits': expected userSpaceOnUse or objectBoundingBox, found 'x'; attribute ignored @ x"
    ),
    (
      "<linearGradient id='g' spreadMethod='x'>\(stops)</linearGradient>",
      "warning: invalid value 'x' for attribute 'spreadMethod': expected pad, reflect or repeat, found 'x'; attribute ignored @ x"
    ),
    (
      "<linearGradient id='g' gradientTransform='scale(0)'>\(stops)</linearGradient>",
      "warning: invalid value 'scale(0)' for attribute 'gradientTransform': it takes everything to a line or a point; attribute ignored @ scale(0)"
    ),
    (
      "<linearGradient id='g' x1='1q2'>\(stops)</linearGradient>",
      "warning: invalid value '1q2' for attribute 'x1': unknown unit 'q2': known are px, in, cm, mm, Q, pt, pc, em, rem, ex, ch and %; attribute ignored @ q2"
    ),
    (
      "<radialGradient id='g' r='-1'>\(stops)</radialGradient>",
      "warning: invalid value '-1' for attribute 'r': must not be negative; attribute ignored @ -1"
    ),
    (
      "<linearGradient id='g'><stop offset='5mm'/>\(stops)</linearGradient>",
      "warning: invalid value '5mm' for attribute 'offset': expected the end, found 'mm'; attribute ignored @ mm"
    ),
  ]

  @Test(arguments: faults)
  func says(_ content: String, _ message: String) {
    // Two shapes wear the gradient; what is wrong with it is said once.
    let resolved = Resolved(content + "<rect width='1' height='1' fill='url(#g)'/><rect width='2' height='1' fill='url(#g)'/>")
    #expect(resolved.messages == [message])
    #expect(resolved.shapes.count == 2)
  }

  @Test func saysWhatIsMissing() {
    let resolved = Resolved("<rect width='1' height='1' fill='url(#g)'/><rect id='r' width='2' height='1' fill='url(#r) lime'/>")
    #expect(
      resolved.messages == [
        "warning: no element has the id 'g': not painted @ url(#g)",
        "warning: #r (rect) is not a gradient or a pattern: painted with what follows the reference @ url(#r) lime",
      ])
    #expect(resolved.drops == [true, false])
    #expect(resolved.shapes.map(\.fill?.paint) == [.color(Color(0, 255, 0))])
  }
}
