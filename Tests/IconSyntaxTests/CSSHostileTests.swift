import IconModel
import IconXML
import Testing

@testable import IconSyntax

/// Sheets that are meant to hurt: they end soon, and say so.
@Suite struct CSSHostileTests {
  @Test(arguments: [
    "(", "[", "{", "a{", "@media all{", "g g ", ":not(", "/*", "'", "\"\\", "url(", "a(", "@a{", "a{b{", "}", "<!--", "\\", "a:b;", "\u{0}",
    "*,",
  ])
  func endlessRepetition(of text: String) {
    let long = String(repeating: text, count: 20_000)
    _ = CSSParser.declarations(long)
    _ = CSSParser.stylesheet(long)
    _ = CSSParser.stylesheet("a{b:c}" + long + "{a:b}")
  }

  @Test func everyBeginningOfASheet() {
    let css = Array("@media a,all{b.c>#d[e='f\\g']{h:url(i)!important;j:k(l)/*m*/}}<!-- \u{E9}:not(.n){o:\"p\\\n\"}-->@q;r".utf8)
    for length in 0...css.count {
      let text = String(decoding: css[..<length], as: UTF8.self)
      _ = CSSParser.stylesheet(text)
      for fault in CSSParser.declarations(text).faults { #expect(fault.range.upperBound <= text.utf8.count) }
    }
  }

  @Test func selectorsAreCounted() {
    let (sheet, faults) = CSSParser.stylesheet(String(repeating: "a,b{c:d}", count: 5001))
    #expect(sheet.rules.count == 10_000)
    #expect(faults.map(\.message) == ["more than the limit of 10,000 selectors; the rule is left out"])
  }

  @Test func partsOfASelectorAreCounted() {
    #expect(CSSParser.stylesheet(String(repeating: "a ", count: 32) + "{b:c}").faults == [])
    let faults = CSSParser.stylesheet(String(repeating: "a ", count: 33) + "{b:c}").faults
    #expect(faults.count == 1)
    #expect(faults.first?.message.hasSuffix("...\" has more parts than the limit of 64; its rule is left out") == true)
  }

  @Test func matchingStopsWhenItCostsTooMuch() throws {
    // Sixty ancestors, each of which may be any of fourteen: more ways than could ever be tried.
    let text = "<svg>" + String(repeating: "<g>", count: 60) + "<path/>" + String(repeating: "</g>", count: 60) + "</svg>"
    let document = try #require(XMLReader.read(SourceText(text)).document)
    let sheet = CSSParser.stylesheet("x " + String(repeating: "g ", count: 14) + "path{a:b} path{c:d}").sheet
    var matcher = StyleMatcher(sheet, document, steps: 100_000)
    #expect(matcher.declarations(for: 61).isEmpty)
    #expect(matcher.isExhausted)
    #expect(matcher.declarations(for: 0).isEmpty)
    var enough = StyleMatcher(CSSParser.stylesheet("g g g path{a:b}").sheet, document)
    #expect(enough.declarations(for: 61).count == 1)
    #expect(!enough.isExhausted)
  }

  @Test func manyRulesOnManyElements() throws {
    let document = try #require(
      XMLReader.read(SourceText("<svg>" + String(repeating: "<g class='a'/>", count: 5000) + "</svg>")).document)
    let general = CSSParser.stylesheet(String(repeating: "*{a:b}", count: 10_000)).sheet
    var matcher = StyleMatcher(general, document, steps: 100_000)
    for id in document.elements.indices { _ = matcher.declarations(for: id) }
    #expect(matcher.isExhausted)
    // Rules for other classes cost nothing.
    let others = CSSParser.stylesheet((0..<9_999).map { ".b\($0){a:b}" }.joined() + ".a{c:d}").sheet
    var quick = StyleMatcher(others, document)
    #expect(document.elements.indices.reduce(0) { $0 + quick.declarations(for: $1).count } == 5000)
    #expect(!quick.isExhausted)
  }

  @Test func longClassListsCostWhatTheyAreLong() throws {
    let document = try #require(XMLReader.read(SourceText("<svg class='\(String(repeating: "a ", count: 200_000))'/>")).document)
    let sheet = CSSParser.stylesheet(String(repeating: ".a{b:c}", count: 3)).sheet
    var matcher = StyleMatcher(sheet, document)
    #expect(matcher.declarations(for: 0).count == 3)
    // On its own an element may not cost that much.
    #expect(sheet.declarations(for: 0, in: document).isEmpty)
  }
}
