import IconModel
import Testing

@testable import IconSyntax

@Suite struct VocabularyPaintTests {
  static let red = ColorValue.color(Color(255, 0, 0))

  static let paints: [(String, PaintValue)] = [
    ("none", .none), ("NONE", .none), ("red", .color(red)), ("currentColor", .color(.currentColor)), ("knockout", .knockout),
    ("context-fill", .contextFill), ("context-stroke", .contextStroke), ("red icc-color(#CMYK, 0, 1)", .color(red)),
    ("url(#a)", .server(id: "a", fallback: nil)), ("  url(  #a   )  ", .server(id: "a", fallback: nil)),
    ("url('#a b')", .server(id: "a b", fallback: nil)), ("url(\"#a\")", .server(id: "a", fallback: nil)),
    ("url(#a) red", .server(id: "a", fallback: .color(red))), ("url(#a)red", .server(id: "a", fallback: .color(red))),
    ("url(#a) none", .server(id: "a", fallback: PaintValue.Fallback.none)),
    ("url(#a) currentColor", .server(id: "a", fallback: .color(.currentColor))), ("url(#тест)", .server(id: "тест", fallback: nil)),
  ]

  @Test(arguments: paints)
  func reads(_ text: String, _ paint: PaintValue) throws { #expect(try PaintValue.parse(text) == paint) }

  static let faults: [(String, String, Range<Int>)] = [
    ("", "expected a paint: a colour, none, currentColor, knockout or url(#id), found the end", 0..<0),
    ("foo", "expected a paint: a colour, none, currentColor, knockout or url(#id), found 'foo'", 0..<3),
    ("url(a)", "expected a reference to an element of this file such as #id, found 'a'", 4..<5),
    ("url(b.svg#a)", "expected a reference to an element of this file such as #id, found 'b.svg#a'", 4..<11),
    ("url(#)", "expected a reference to an element of this file such as #id, found '#'", 4..<5), ("url(#a", "url( without its ')'", 0..<6),
    ("url('#a)", "expected the closing quote, found the end", 8..<8),
    ("url(#a) foo", "expected a colour or none behind the reference, found 'foo'", 8..<11),
    ("none none", "expected the end, found 'none'", 5..<9), ("red icc-color(#CMYK", "expected ')', found the end", 19..<19),
  ]

  @Test(arguments: faults)
  func says(_ text: String, _ message: String, _ range: Range<Int>) {
    #expect(throws: ValueFault(message: message, range: range)) { try PaintValue.parse(text) }
  }

  @Test func readsLinks() throws {
    #expect(try Reference.parseLink("none") == nil)
    #expect(try Reference.parseLink("url(#c)") == "c")
    #expect(try Reference.parseHref(" #a-b ") == "a-b")
    #expect(throws: ValueFault(message: "expected none or url(#id), found 'circle'", range: 0..<6)) { try Reference.parseLink("circle(5)") }
    #expect(
      throws: ValueFault(message: "expected a reference to an element of this file such as #id, found 'a.svg#b'", range: 1..<8)
    ) { try Reference.parseHref(" a.svg#b ") }
  }
}
