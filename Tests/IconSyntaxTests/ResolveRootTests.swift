import IconModel
import Testing

@testable import IconSyntax

@Suite struct ResolveRootTests {
  private func icon(_ attributes: String, _ content: String = "<rect x='10' y='20' width='30' height='40'/>") -> Icon? {
    Resolved(whole: "<svg \(attributes)>\(content)</svg>").icon
  }

  private func size(_ icon: Icon?) -> String? { icon.map { "\(rounded($0.size.width)) \(rounded($0.size.height))" } }

  static let sizes: [(String, String, String)] = [
    ("width='24' height='30'", "24 30", "1 0 0 1 0 0"), ("width='1in' height='72pt'", "96 96", "1 0 0 1 0 0"),
    ("viewBox='0 0 24 12'", "24 12", "1 0 0 1 0 0"), ("width='48' viewBox='0 0 24 12'", "48 24", "2 0 0 2 0 0"),
    ("height='48' viewBox='0 0 24 12'", "96 48", "4 0 0 4 0 0"), ("width='48' height='48' viewBox='0 0 24 12'", "48 48", "2 0 0 2 0 12"),
    // A share of what is not known counts as not given.
    ("width='50%' height='6' viewBox='0 0 24 12'", "12 6", "0.5 0 0 0.5 0 0"),
    ("width='50%' height='200%' viewBox='0 0 24 12' preserveAspectRatio='none'", "24 12", "1 0 0 1 0 0"),
    ("width='24' height='24' viewBox='-12 -12 24 24'", "24 24", "1 0 0 1 12 12"),
    ("width='auto' height='6' viewBox='0 0 24 12'", "12 6", "0.5 0 0 0.5 0 0"),
    ("width='24' height='24' viewBox='0 0 0 1'", "24 24", "1 0 0 1 0 0"),
    // Nothing but the drawing says how large it is.
    ("", "30 40", "1 0 0 1 0 0"), ("width='100%' height='100%'", "30 40", "1 0 0 1 0 0"), ("width='50'", "50 40", "1 0 0 1 0 0"),
    ("stroke='red' stroke-width='2'", "32 42", "1 0 0 1 0 0"),
  ]

  @Test(arguments: sizes)
  func readsTheSize(_ attributes: String, _ expected: String, _ transform: String) {
    let icon = icon(attributes)
    #expect(size(icon) == expected)
    #expect(icon?.contentToViewport.text == transform)
  }

  @Test func measuresGroupsForItsSize() {
    #expect(
      size(
        icon("", "<g opacity='.5'><rect x='5' width='3' height='1'/><rect y='4' width='1' height='3'/></g><g opacity='.5'><path d=''/></g>")
      ) == "8 7")
  }

  static let flat: [(String, String)] = [
    // What has a fill but encloses nothing stands at its origin.
    ("<path d='M5 5H9'/><rect x='10' y='20' width='30' height='40'/>", "40 60"),
    ("<path d='M5 5L9 9L7 7Z' transform='translate(5 10)'/><rect x='10' y='20' width='30' height='40'/>", "35 50"),
    ("<line x1='10' y1='10' x2='50' y2='20' stroke='red' stroke-width='2'/>", "51 21"),
    ("<line x1='10' y1='10' x2='50' y2='20' stroke='red' stroke-width='2' fill='none'/>", "42 12"),
    ("<path d='M5 5C6 6 7 7 8 8'/><path d='M10 10C10 20 20 20 20 10'/>", "20 17.5"), ("<path d='M5 5H9'/>", "100 100"),
  ]

  @Test(arguments: flat)
  func countsTheOriginOfWhatEnclosesNothing(_ content: String, _ expected: String) { #expect(size(icon("", content)) == expected) }

  @Test func takesAHundredWhereNothingIsDrawn() { #expect(size(icon("", "")) == "100 100") }

  /// CSS backgrounds of the outermost element lie under all that is drawn, over the whole viewport.
  @Test func paintsTheBackground() {
    let drawn = icon("width='20' height='10' viewBox='5 5 10 10' style='background-color: #f008; color: lime'")
    #expect(drawn?.nodes.count == 2)
    let ground = drawn?.nodes.first?.shapes.first
    #expect(ground?.path.transformed(by: ground?.transform ?? .identity).bounds?.text == "0 5 20 10")
    #expect(ground?.fill == Fill(.color(Color(255, 0, 0, 136))))
    #expect(ground?.origin.element == "svg")
    #expect(
      icon("width='9' height='9' style='color: lime; background: currentColor'")?.nodes.first?.shapes.first?.fill?.paint
        == .color(Color(0, 255, 0)))
    for none in ["background: none", "background-color: transparent", "background: red; background-color: #f000"] {
      #expect(icon("width='20' height='10' style='\(none)'")?.nodes.count == 1)
    }
    // Only the outermost element has one.
    #expect(icon("width='9' height='9'", "<g style='background: red'><rect width='1' height='1'/></g>")?.nodes.count == 1)
  }

  @Test func paintsTheBackgroundOfADrawingWithoutASize() {
    let ground = icon("style='background: red'")?.nodes.first?.shapes.first
    #expect(ground?.path.bounds?.text == "0 0 30 40")
  }

  @Test func fadesTheBackgroundWithTheRoot() {
    let drawn = icon("width='9' height='9' opacity='.5' style='background: red'")
    #expect(drawn?.nodes.first?.group?.children.count == 2)
  }

  @Test func refusesOtherBackgrounds() {
    #expect(
      Resolved(whole: "<svg width='9' height='9' style='background: url(a.png)'/>").messages == [
        "warning: invalid value 'url(a.png)' for property 'background': expected a colour such as red, #f00 or rgb(255 0 0), found 'url'; declaration ignored @ url"
      ])
    #expect(
      Resolved(whole: "<svg width='9' height='9' background-color='red'/>").messages == [
        "warning: attribute 'background-color' has no effect in SVG: write it in style @ background-color='red"
      ])
  }

  @Test func says() {
    #expect(
      Resolved(whole: "<svg><rect x='10' y='20.5' width='30' height='40.0004'/></svg>").messages == [
        "warning: svg without width, height and viewBox; the drawing's own size is taken: write viewBox=\"10 20.5 30 40\" @ svg"
      ])
    #expect(
      Resolved(whole: "<svg height='5'/>").messages == ["warning: svg without width and viewBox; the drawing's own size is taken @ svg"])
    #expect(
      Resolved(whole: "<svg/>").messages == ["warning: svg without width, height and viewBox; the drawing's own size is taken @ svg"])
    #expect(
      Resolved(whole: "<svg width='5' height='5' viewBox='0 0 5'/>").messages == [
        "warning: invalid value '0 0 5' for attribute 'viewBox': expected four numbers: x, y, width, height, found the end; attribute ignored @ "
      ])
    #expect(
      Resolved(whole: "<svg width='5' viewBox='0 0 5 5' preserveAspectRatio='x'/>").messages == [
        "warning: invalid value 'x' for attribute 'preserveAspectRatio': expected none or an alignment such as xMidYMid, found 'x'; attribute ignored @ x"
      ])
  }

  static let fatal: [(String, String)] = [
    ("<svg width='0' height='5'/>", "error: the root's width must be above 0 @ 0"),
    ("<svg width='5' height='0%'/>", "error: the root's height must be above 0 @ 0%"),
    ("<g/>", "error: the root element is 'g', not 'svg' @ g"), ("<x:svg/>", "error: the root element is 'svg', not 'svg' @ x:svg"),
    ("", "error: there is no root element @ "),
  ]

  @Test(arguments: fatal)
  func refuses(_ text: String, _ message: String) {
    let resolved = Resolved(whole: text)
    #expect(resolved.icon == nil)
    #expect(resolved.messages == [message])
  }

  @Test func ignoresANegativeSize() {
    let text = "<svg width='5' height='-5' viewBox='0 0 10 20'/>"
    let resolved = Resolved(whole: text)
    #expect(resolved.messages == ["warning: invalid value '-5' for attribute 'height': must not be negative; attribute ignored @ -5"])
    #expect(size(resolved.icon) == "5 10")
    let strict = Resolved(whole: "<icon height='-5'/>", .svgspec)
    #expect(strict.icon == nil)
    #expect(strict.messages == ["error: invalid value '-5' for attribute 'height': must not be negative @ -5"])
  }

  @Test func measuresPercentagesInTheViewBox() {
    let shapes = Resolved(whole: "<svg width='100' height='100' viewBox='0 0 10 20'><rect width='50%' height='50%'/></svg>").shapes
    #expect(shapes.first?.path.bounds?.text == "0 0 5 10")
  }

  /// CSS turns the outermost element about the middle of its box.
  @Test func transformsTheRoot() {
    #expect(icon("width='20' height='10' transform='rotate(180)'")?.contentToViewport.text == "-1 0 0 -1 20 10")
    #expect(icon("width='20' height='10' transform='scale(2)' transform-origin='0 0'")?.contentToViewport.text == "2 0 0 2 0 0")
  }

  @Test func readsTitles() {
    let icon = icon("width='5' height='5'", "<title>\n A\tb </title><g><title>no</title></g><desc>Long</desc><title>second</title>")
    #expect(icon?.title == "A\tb")
    #expect(icon?.desc == "Long")
    #expect(self.icon("width='5' height='5' title='no'")?.title == nil)
  }

  @Test func readsOurOwnAttributes() {
    let icon = icon("width='5' height='5' iconkit:profile='tabbar' iconkit:cap-left='2' iconkit:cap-bottom='1.5' profile='no' cap-top='1'")
    #expect(icon?.profile == "tabbar")
    #expect(icon?.caps == CapInsets(left: 2, bottom: 1.5))
    #expect(self.icon("width='5' height='5'")?.caps == nil)
    let resolved = Resolved(whole: "<svg width='5' height='5' iconkit:cap-left='-1'/>")
    #expect(resolved.messages == ["warning: invalid value '-1' for attribute 'cap-left': must be at least 0; attribute ignored @ -1"])
  }

  @Test func leavesOutAHiddenRoot() { #expect(icon("width='5' height='5' display='none'")?.nodes == []) }
}
