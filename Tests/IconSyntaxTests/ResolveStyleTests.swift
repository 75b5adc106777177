import IconModel
import Testing

@testable import IconSyntax

@Suite struct ResolveStyleTests {
  static let red = Color(255, 0, 0)
  static let blue = Color(0, 0, 255)

  /// The fill of a rectangle of class `c` and id `i` with some attributes.
  private func fill(_ sheet: String, _ attributes: String = "") -> Color? {
    let resolved = Resolved("<style>\(sheet)</style><rect id='i' class='c' width='1' height='1' \(attributes)/>")
    guard resolved.messages == [], case .color(let color)? = resolved.shapes.first?.fill?.paint else { return nil }
    return color
  }

  static let cascades: [(String, String, Color)] = [
    ("", "fill='red'", red), ("", "style='fill:red'", red), ("rect{fill:red}", "", red),
    // style attribute, style sheet, attribute.
    ("", "fill='blue' style='fill:red'", red), ("rect{fill:red}", "fill='blue'", red), ("#i{fill:blue}", "style='fill:red'", red),
    // Specificity, then order.
    (".c{fill:red} rect{fill:blue}", "", red), ("#i{fill:red} .c{fill:blue}", "", red), ("rect{fill:blue} rect{fill:red}", "", red),
    ("rect{fill:blue;fill:red}", "", red),
    // Importance.
    ("rect{fill:red !important}", "style='fill:blue'", red), ("rect{fill:red !important} #i{fill:blue}", "", red),
    ("#i{fill:blue !important}", "style='fill:red !important'", red),
    // What CSS has keywords for.
    ("rect{fill:blue} .c{fill:inherit}", "", .black), ("rect{fill:initial}", "fill='red'", .black), ("rect{FILL:RED}", "", red),
    ("rect{color:red;fill:currentColor}", "", red),
  ]

  @Test(arguments: cascades)
  func resolvesTheCascade(_ sheet: String, _ attributes: String, _ color: Color) { #expect(fill(sheet, attributes) == color) }

  @Test func letsOurNamespaceWin() {
    let resolved = Resolved(
      "<style>rect{fill:red !important}</style><rect width='1' height='1' style='fill:blue !important' iconkit:fill='knockout'/>")
    #expect(resolved.shapes.first?.fill?.paint == .knockout)
  }

  @Test func fallsBackOnTheDeclarationBelow() {
    let resolved = Resolved("<style>rect{fill:foo}</style><rect width='1' height='1' fill='red' style='fill:12'/>")
    #expect(resolved.shapes.first?.fill?.paint == .color(Self.red))
    #expect(
      resolved.messages == [
        "warning: invalid value 'foo' for property 'fill': expected a paint: a colour, none, currentColor or url(#id), found 'foo'; declaration ignored @ foo",
        "warning: invalid value '12' for property 'fill': expected a paint: a colour, none, currentColor or url(#id), found '12'; declaration ignored @ 12",
      ])
  }

  @Test func readsTheFontSizeFirst() {
    let resolved = Resolved("<line x2='5' stroke='red' style='stroke-width:2em;font-size:5px'/>")
    #expect(resolved.shapes.first?.stroke?.width == 10)
  }

  @Test func setsWhatOnlyStylesSet() {
    let resolved = Resolved("<g style='isolation:isolate'><rect width='1' height='1' style='mix-blend-mode:screen'/></g>")
    #expect(resolved.groups.first?.isolated == true)
    #expect(resolved.groups.first?.children.first?.group?.blendMode == .screen)
    let turned = Resolved("<rect width='20' height='10' style='transform:rotate(90deg);transform-box:fill-box;transform-origin:center'/>")
    #expect(turned.shapes.first?.transform.text == "0 1 -1 0 15 -5")
  }

  @Test func setsGeometry() {
    let resolved = Resolved("<style>rect{x:5px;width:10%}</style><rect x='1' width='2' height='3' style='height:4px'/>")
    #expect(resolved.shapes.first?.path.bounds?.text == "5 0 10 4")
    #expect(Resolved("<path d='M9 9' style='d:path(\"M1 2H3\")'/>").shapes.first?.path.text == "M1,2 L3,2")
    #expect(
      Resolved("<rect width='5' height='5' style='width:-1px'/>").messages == [
        "warning: invalid value '-1px' for property 'width': must not be negative; declaration ignored @ -1px"
      ])
  }

  static let geometryFaults: [(String, String)] = [
    (
      "<rect width='5' height='5' style='width:7px9'/>",
      "warning: invalid value '7px9' for property 'width': unknown unit 'px9': known are px, in, cm, mm, Q, pt, pc, em, rem, ex, ch and %; declaration ignored @ px9"
    ),
    ("<rect width='5' height='5' style='x:1e10px'/>", "error: property 'x': the number 1e10px is beyond the limit of ±1e9 @ 1e10px"),
    (
      "<path d='M0 0' style='d:path(&M1 2H3x&)'/>",
      "warning: invalid value 'path(&M1 2H3x&)' for property 'd': expected a path command, found 'x'; drawn up to here @ x"
    ),
    (
      "<path d='M0 0' style='d:circle(5px)'/>",
      "warning: invalid value 'circle(5px)' for property 'd': expected none or path(&…&); not drawn @ circle(5px)"
    ),
    ("<path d='M0 0' style='d:path(&M1e10 2&)'/>", "error: property 'd': the number 1e10 is beyond the limit of ±1e9 @ path(&M1e10 2&)"),
  ]

  @Test(arguments: geometryFaults)
  func saysWhatIsWrongWithGeometry(_ content: String, _ message: String) {
    let quoted = { (text: String) in text.split(separator: "&", omittingEmptySubsequences: false).joined(separator: "\"") }
    #expect(Resolved(quoted(content)).messages == [quoted(message)])
  }

  @Test func setsAllMarkers() {
    let content = "<marker id='m' overflow='visible'><rect width='1' height='1'/></marker><path d='M0 0H5V5' style='marker:url(#m)'/>"
    #expect(Resolved(content).shapes.count == 4)
    #expect(
      Resolved("<path d='M0 0H5' marker='none'/>").messages == [
        "warning: attribute 'marker' has no effect in SVG: write it in style @ marker='none"
      ])
  }

  @Test func stylesWhatAUseShowsWhereItStands() {
    let resolved = Resolved(
      "<style>g rect{fill:red} use rect{fill:blue}</style><defs><g><rect id='r' width='1' height='1'/></g></defs><use href='#r'/>")
    #expect(resolved.shapes.first?.fill?.paint == .color(Self.red))
  }

  @Test func stylesStops() {
    let resolved = Resolved(
      """
      <style>stop{stop-color:red;stop-opacity:.5}</style>
      <linearGradient id='g'><stop/></linearGradient><rect width='1' height='1' fill='url(#g)'/>
      """)
    #expect(resolved.shapes.first?.fill?.paint == .color(Color(red: 1, green: 0, blue: 0, alpha: 0.5)))
  }

  static let others: [(String, Color)] = [
    ("<style type='text/css'>rect{fill:red}</style>", red), ("<style type='text/plain'>rect{fill:red}</style>", .black),
    ("<style media='screen'>rect{fill:red}</style>", red), ("<style media='print'>rect{fill:red}</style>", .black),
    ("<style>rect{fill:blue}</style><g><style>rect{fill:red}</style></g>", red),
  ]

  @Test(arguments: others)
  func choosesStyleElements(_ content: String, _ color: Color) {
    #expect(Resolved(content + "<rect width='1' height='1'/>").shapes.first?.fill?.paint == .color(color))
  }

  static let values: [(AttributeName, String)] = [
    (.color, "red"), (.fill, "red"), (.stroke, "url(#m) red"), (.fillOpacity, ".5"), (.strokeOpacity, ".5"), (.fillRule, "evenodd"),
    (.clipRule, "evenodd"), (.strokeWidth, "2"), (.strokeLinecap, "round"), (.strokeLinejoin, "bevel"), (.strokeMiterlimit, "9"),
    (.strokeDasharray, "1"), (.strokeDashoffset, "1"), (.strokeStyle, "dotted"), (.paintOrder, "stroke"), (.shapeRendering, "crispEdges"),
    (.visibility, "hidden"), (.colorInterpolation, "linearRGB"), (.fontSize, "5"), (.marker, "url(#m)"), (.markerStart, "url(#m)"),
    (.markerMid, "url(#m)"), (.markerEnd, "url(#m)"), (.display, "none"), (.opacity, ".5"), (.mixBlendMode, "hue"), (.isolation, "isolate"),
    (.vectorEffect, "non-scaling-stroke"), (.maskType, "alpha"), (.stopColor, "red"), (.stopOpacity, ".5"), (.clipPath, "url(#c)"),
    (.mask, "url(#k)"), (.transform, "translate(5%)"), (.transform, "scale(2)"), (.transformOrigin, "left"), (.transformBox, "fill-box"),
    (.overflow, "hidden"),
  ]

  /// Every property can be taken over from the parent, whether it is inherited by itself or not, and can be set back.
  @Test(arguments: values)
  func takesOver(_ name: AttributeName, _ value: String) throws {
    let document = Markup.document("<svg><marker id='m'/><clipPath id='c'/><mask id='k'/><linearGradient id='g'/></svg>")
    let references = References(DocumentIndex(document), limits: .standard)
    var parent = Style()
    try parent.set(name, value, parent: .initial, references: references)
    #expect("\(parent)" != "\(Style())" || name == .stroke)
    var child = Style()
    try child.set(name, "inherit", parent: ComputedStyle(parent), references: references)
    #expect("\(child)" == "\(parent)")
    try child.set(name, "initial", parent: ComputedStyle(parent), references: references)
    if name == .overflow { #expect(child.own.overflows == true) } else { #expect("\(child)" == "\(Style())") }
    try child.set(name, "unset", parent: ComputedStyle(parent), references: references)
    let expected = name.role == .inherited ? parent : Style()
    if name != .overflow { #expect("\(child)" == "\(expected)") }
  }

  static let sheetFaults: [(String, String)] = [
    ("<style>rect{fill}</style>", "fill"), ("<rect width='1' height='1' style='fill'/>", "fill"),
  ]

  @Test(arguments: sheetFaults)
  func saysWhatIsWrongWithCSS(_ content: String, _ place: String) {
    let resolved = Resolved(content)
    #expect(resolved.diagnostics.count == 1)
    #expect(resolved.diagnostics.first?.message.hasPrefix(content.hasPrefix("<style") ? "style sheet: " : "attribute 'style': ") == true)
    #expect(resolved.diagnostics.first?.message.hasSuffix("; ignored") == true)
    #expect(resolved.diagnostics.map { resolved.document.source.text(of: $0.range) } == [place])
  }

  @Test func saysWhenMatchingIsGivenUp() {
    let document = Markup.document("<svg><style>g rect, rect{fill:red}</style><rect/></svg>")
    let resolution = Resolution(document, limits: .standard)
    resolution.matcher = StyleMatcher(CSSParser.stylesheet(document.elements[1].text).sheet, document, steps: 2)
    _ = resolution.style(of: 2, parent: .initial)
    resolution.reportUnmatchedRules()
    let message = "style sheet: its rules take too many steps to match; the rest are ignored"
    #expect(resolution.reporter.finish() == [Diagnostic(.error, message, at: document.elements[1].nameRange, dropsDrawing: true)])
  }

  @Test func ignoresWhatItDoesNotKnow() {
    let resolved = Resolved("<rect width='1' height='1' style='-inkscape-stroke:none;font-family:Arial;background-color:red;--x:1'/>")
    #expect(resolved.messages == [])
    #expect(resolved.shapes.first?.fill?.paint == .color(.black))
  }
}
