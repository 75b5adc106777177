import IconModel
import Testing

@testable import IconSyntax

@Suite struct ResolveMessageTests {
  static let faults: [(String, String)] = [
    (
      "<rect width='1' height='1' fill='knockout'/>",
      "warning: invalid value 'knockout' for attribute 'fill': knockout is not SVG's: write it as iconkit:fill or iconkit:stroke; attribute ignored @ knockout"
    ),
    (
      "<rect width='1' height='1' fill='foo'/>",
      "warning: invalid value 'foo' for attribute 'fill': expected a paint: a colour, none, currentColor or url(#id), found 'foo'; attribute ignored @ foo"
    ),
    (
      "<rect width='1' height='1' stroke-linecap='bevel'/>",
      "warning: invalid value 'bevel' for attribute 'stroke-linecap': expected butt, round or square, found 'bevel'; attribute ignored @ bevel"
    ),
    (
      "<rect width='1' height='1' stroke-width='-2'/>",
      "warning: invalid value '-2' for attribute 'stroke-width': must not be negative; attribute ignored @ -2"
    ),
    (
      "<rect width='1' height='1' stroke-miterlimit='0.5'/>",
      "warning: invalid value '0.5' for attribute 'stroke-miterlimit': must be at least 1; attribute ignored @ 0.5"
    ),
    (
      "<rect width='1' height='1' stroke-dasharray='4 -1'/>",
      "warning: invalid value '4 -1' for attribute 'stroke-dasharray': a dash must not be negative; attribute ignored @ -1"
    ),
    (
      "<rect width='1' height='1' transform='rotate(5 5)'/>",
      "warning: invalid value 'rotate(5 5)' for attribute 'transform': rotate takes 1 or 3 numbers, not 2; attribute ignored @ rotate(5 5)"
    ),
    ("<rect width='-1' height='1'/>", "warning: invalid value '-1' for attribute 'width': must not be negative; not drawn @ -1"),
    (
      "<rect width='1' height='1' x='a'/>",
      "warning: invalid value 'a' for attribute 'x': expected a length such as 12, 1.5px or 50%, found 'a'; attribute ignored @ a"
    ),
    (
      "<path d='M1 2L3 4L5 x'/>",
      "warning: invalid value 'M1 2L3 4L5 x' for attribute 'd': expected a number for 'L', found 'x'; drawn up to here @ x"
    ),
    ("<path d='L1 2'/>", "warning: invalid value 'L1 2' for attribute 'd': expected 'M' or 'm', found 'L1'; not drawn @ L1"),
    (
      "<polygon points='0 0 5 5 9'/>",
      "warning: invalid value '0 0 5 5 9' for attribute 'points': the last x, 9, has no y; drawn up to here @ 9"
    ),
    ("<rect width='1' height='1' filter='url(#f)'/>", "warning: filter is not drawn: draw its effect with shapes @ url(#f)"),
    (
      "<rect width='1' height='1' stroke-style='dotted'/>",
      "warning: attribute 'stroke-style' has no effect in SVG: write iconkit:stroke-style @ stroke-style='dotted"
    ),
    (
      "<g isolation='isolate'><rect width='1' height='1'/></g>",
      "warning: attribute 'isolation' has no effect in SVG: write it in style @ isolation='isolate"
    ),
  ]

  @Test(arguments: faults)
  func warns(_ content: String, _ message: String) { #expect(Resolved(content).messages == [message]) }

  /// svgspec says the same, but draws nothing, and so does not say what it did.
  @Test func failsInSVGSpec() {
    let resolved = Resolved.spec("<rect width='1' height='1' fill='foo'/><path d='M1 2L'/><use href='#x'/>")
    #expect(resolved.icon == nil)
    #expect(
      resolved.messages == [
        "error: invalid value 'foo' for attribute 'fill': expected a paint: a colour, none, currentColor, knockout or url(#id), found 'foo' @ foo",
        "error: invalid value 'M1 2L' for attribute 'd': expected a number for 'L', found the end @ ",
        "error: no element has the id 'x': not drawn @ #x",
      ])
  }

  @Test func cutsLongValues() {
    let d = "M0 0" + String(repeating: "L10 10", count: 20) + "x"
    #expect(
      Resolved("<path d='\(d)'/>").messages == [
        "warning: invalid value 'M0 0L10 10L10 10L10 10L10 10L10 …' for attribute 'd': expected a path command, found 'x'; drawn up to here @ x"
      ])
  }

  @Test func pointsAtTheWholeValueWhereTheSourceSpellsItInAnotherWay() {
    var document = Markup.document("<svg width='5' height='5'><rect width='1' height='1' fill='XXXXXX'/></svg>")
    document.elements[1].attributes[2].value = "foo"
    let range = Resolver.resolve(document).diagnostics.first?.range
    #expect(range == document.elements[1].attributes[2].valueRange)
  }

  @Test func saysEachThingOnce() {
    let resolved = Resolved("<defs><rect id='a' width='1' height='1' fill='foo'/></defs><use href='#a'/><use href='#a'/><use href='#a'/>")
    #expect(resolved.messages.count == 1)
  }

  @Test func ordersMessagesByPlace() {
    let resolved = Resolved(
      "<clipPath id='c'><rect width='x'/></clipPath><g clip-path='url(#c)'><rect width='1' height='y'/><rect width='1' height='1'/></g>")
    let starts = resolved.diagnostics.map(\.range.start)
    #expect(starts == starts.sorted())
    #expect(starts.count == 2)
  }

  static let refusals: [(String, String)] = [
    ("<text x='1'>hello<tspan>you</tspan></text>", "warning: text is not drawn: convert text to paths @ text"),
    ("<image href='a.png'/>", "warning: image is not drawn: trace it to paths @ image"),
    ("<foreignObject><x:p/></foreignObject>", "warning: foreignObject is not drawn: draw its content with shapes @ foreignObject"),
    ("<script>x</script>", "warning: script is not run: write what it draws as elements @ script"),
    (
      "<rect width='1' height='1'><animate/></rect>",
      "warning: animate is not played: write the values that shall show as attributes @ animate"
    ),
    ("<defs><font><glyph/></font></defs>", "warning: font is not used: convert text to paths @ font"),
    ("<rect width='1' height='1'><circle r='1'/></rect>", "warning: circle in rect is not drawn @ circle"),
    ("<defs><g id='a'/></defs><use href='#a'><circle r='1'/></use>", "warning: circle in use is not drawn @ circle"),
    (
      "<clipPath id='c'><g/><rect width='1' height='1'/></clipPath><circle r='1' clip-path='url(#c)'/>",
      "warning: g in a clipPath clips nothing: only shapes do @ g"
    ),
    (
      "<clipPath id='c'><blink/><rect width='1' height='1'/></clipPath><circle r='1' clip-path='url(#c)'/>",
      "warning: unknown element 'blink' is not drawn @ blink"
    ),
    ("<blink><rect width='1' height='1'/></blink>", "warning: unknown element 'blink' is not drawn @ blink"),
    ("<Rect width='1' height='1'/>", "warning: unknown element 'Rect' is not drawn @ Rect"),
  ]

  @Test(arguments: refusals)
  func refuses(_ content: String, _ message: String) {
    let resolved = Resolved(content)
    #expect(resolved.messages == [message])
    #expect(resolved.drops == [true])
  }

  static let silent: [String] = [
    "<x:namedview/><metadata><x:rdf/></metadata><title>t</title><desc>d</desc><view/>", "<defs><text>x</text><image/></defs>",
    "<text display='none'>x</text><text visibility='hidden'>x</text><g display='none'><image/></g>", "<filter id='f'><feBlend/></filter>",
    "<rect width='1' height='1' data-name='x' aria-label='y' class='z' foo='bar' filter='none'/>",
  ]

  @Test(arguments: silent)
  func saysNothing(_ content: String) { #expect(Resolved(content).messages == []) }

  @Test func keepsAThousandMessages() {
    let resolved = Resolved(
      String(repeating: "<rect width='1' height='x'/>", count: 1500) + "<rect width='1' height='1' x='2e9'/>")
    #expect(resolved.diagnostics.count == 1001)
    #expect(resolved.diagnostics.first == Diagnostic(.error, "501 more messages are left out", at: .none, dropsDrawing: true))
  }

  @Test func countsManyRefusals() {
    let resolved = Resolved(String(repeating: "<text>x</text>", count: 25) + String(repeating: "<image/>", count: 21))
    #expect(resolved.messages.count == 42)
    #expect(resolved.messages.filter { $0 == "warning: text is not drawn: convert text to paths @ text" }.count == 20)
    #expect(resolved.messages.contains("warning: 5 more text elements are left out @ text"))
    #expect(resolved.messages.contains("warning: 1 more image element is left out @ image"))
  }
}
