import IconModel
import Testing

@testable import IconSyntax

/// What svgspec has that SVG has not.
@Suite struct ResolveSVGSpecTests {
  @Test func readsTheRoot() {
    let icon = Resolved(
      whole: "<icon title='Docs' desc='Three sheets' profile='toolbar' cap-left='12' cap-top='3'><rect width='1' height='1'/></icon>",
      .svgspec
    ).icon
    #expect(icon?.size == Size(30, 30))
    #expect(icon?.title == "Docs")
    #expect(icon?.desc == "Three sheets")
    #expect(icon?.profile == "toolbar")
    #expect(icon?.caps == CapInsets(top: 3, left: 12))
    #expect(icon?.nodes.count == 1)
  }

  @Test func hasASizeOfThirty() {
    let icon = Resolved(whole: "<icon viewBox='0 0 15 15'/>", .svgspec).icon
    #expect(icon?.size == Size(30, 30))
    #expect(icon?.contentToViewport.text == "2 0 0 2 0 0")
    #expect(Resolved(whole: "<icon width='20' height='50%'/>", .svgspec).icon?.size == Size(20, 15))
  }

  @Test func inheritsFromTheRoot() {
    let resolved = Resolved(
      whole: "<icon fill='knockout' stroke='black' stroke-style='dotted'><rect width='1' height='1'/></icon>", .svgspec)
    #expect(resolved.shapes.first?.fill == Fill(.knockout))
    #expect(resolved.shapes.first?.stroke == Stroke(.color(.black), dashes: [1, 1]))
  }

  @Test func hasNoStyles() {
    let resolved = Resolved.spec("<rect width='1' height='1' style='fill:red'/>")
    #expect(resolved.shapes.first?.fill == Fill(.color(.black)))
  }

  @Test func refusesAnotherRoot() {
    #expect(Resolved(whole: "<svg/>", .svgspec).messages == ["error: the root element is 'svg', not 'icon' @ svg"])
    #expect(Resolved(whole: "<svg/>", .svgspec).icon == nil)
  }

  @Test func gathersAllErrors() {
    let resolved = Resolved.spec("<rect width='1' height='1' fill='a' stroke='b' opacity='c'/><circle r='d'/>")
    #expect(resolved.icon == nil)
    #expect(resolved.diagnostics.map(\.severity) == [.error, .error, .error, .error])
  }

  static let undrawn: [(String, String)] = [
    ("<defs><rect width='1' height='1' fill='a'/></defs>", "a"), ("<g display='none'><circle r='a'/></g>", "a"),
    ("<defs><linearGradient gradientUnits='a' x1='0' x2='1'/></defs>", "a"), ("<radialGradient r='-1'/>", "-1"),
    ("<linearGradient><stop offset='a'/></linearGradient>", "a"), ("<linearGradient><stop stop-color='a'/></linearGradient>", "a"),
    ("<pattern patternTransform='a'/>", "a"), ("<pattern><path d='M1 a'/></pattern>", "a"), ("<mask maskUnits='a'/>", "a"),
    ("<clipPath clipPathUnits='a'/>", "a"), ("<marker orient='a'/>", "a"), ("<marker markerWidth='-1'/>", "-1"),
    ("<symbol viewBox='0 0 1 a'/>", "a"), ("<symbol preserveAspectRatio='a'/>", "a"), ("<defs><use href='#a'/></defs>", "#a"),
    ("<defs><svg x='a'/></defs>", "a"), ("<defs><g stroke='url(#a)'/></defs>", "url(#a)"),
    ("<switch><rect width='1' height='1'/><rect width='1' height='1' fill='a'/></switch>", "a"),
  ]

  /// A slip is told even where nothing shows it.
  @Test(arguments: undrawn)
  func checksWhatIsNotDrawn(_ content: String, _ place: String) {
    let resolved = Resolved.spec(content)
    #expect(resolved.icon == nil)
    #expect(resolved.diagnostics.map { resolved.document.source.text(of: $0.range) } == [place])
    // SVG tells only what it comes upon.
    #expect(Resolved(content).messages == [])
  }

  /// In SVG our additions stand in a namespace of their own, and win over everything else.
  @Test func readsOurNamespaceInSVG() {
    let resolved = Resolved(
      """
      <rect width='1' height='1' fill='red' iconkit:fill='knockout' stroke='black' iconkit:stroke-style='dashed' iconkit:opacity='.5'/>
      <rect width='1' height='1' iconkit:stroke='knockout'/>
      """)
    #expect(resolved.shapes.map(\.fill) == [Fill(.knockout), Fill(.color(.black))])
    #expect(resolved.shapes.map(\.stroke) == [Stroke(.color(.black), dashes: [3, 2]), Stroke(.knockout)])
    #expect(resolved.groups.isEmpty)
    let faulty = Resolved("<rect width='1' height='1' iconkit:fill='foo'/>")
    #expect(
      faulty.messages == [
        "warning: invalid value 'foo' for attribute 'fill': expected a paint: a colour, none, currentColor, knockout or url(#id), found 'foo'; attribute ignored @ foo"
      ])
  }
}
