import IconModel
import IconXML
import Testing

@testable import IconSyntax

@Suite struct CSSSelectorTests {
  private static let text = """
    <svg xmlns="http://www.w3.org/2000/svg" id="0">
      <g id="1" class="outline thin"><path id="2" fill="red"/><path id="3" class="thin" data-n="one two-three"/></g>
      <g id="4"><g id="5" class="Thin"><rect id="6" class=" a&#9;b  c"/></g><circle id="7" lang="en-GB" data-n=""/><path id="8"/></g>
      <path id="9" class="1a x:y \u{E9}"/>
    </svg>
    """

  /// The ids of the elements that a selector matches.
  private func matches(_ selector: String) throws -> String {
    let document = try #require(XMLReader.read(SourceText(Self.text)).document)
    let (sheet, faults) = CSSParser.stylesheet(selector + "{a:b}")
    #expect(faults == [])
    let ids = document.elements.indices.filter { !sheet.declarations(for: $0, in: document).isEmpty }
    var matcher = StyleMatcher(sheet, document)
    #expect(document.elements.indices.filter { !matcher.declarations(for: $0).isEmpty } == ids)
    return ids.map(String.init).joined()
  }

  @Test(arguments: [
    ("*", "0123456789"), ("path", "2389"), ("Path", ""), ("svg", "0"), ("#\\36", "6"), ("#\\36 ", "6"),
    (".thin", "13"), (".Thin", "5"), (".thin.outline", "1"), ("path.thin", "3"), (".a", "6"), (".b", "6"), (".c", "6"), (".d", ""),
    (".\\31 a", "9"), (".\\31a", ""), (".x\\:y", "9"), (".x\\3a y", "9"), (".\u{E9}", "9"), (".e\u{301}", ""),
    ("[fill]", "2"), ("[ fill = red ]", "2"), ("[fill='red']", "2"), ("[fill=\"blue\"]", ""), ("[fill=Red]", ""),
    ("[data-n~=one]", "3"), ("[data-n~='two']", ""), ("[data-n~=two-three]", "3"), ("[data-n~='']", ""),
    ("[lang|=en]", "7"), ("[lang|='en-GB']", "7"), ("[lang|=e]", ""), ("[lang|=en-GB-x]", ""),
    ("[data-n^=one]", "3"), ("[data-n^='']", ""), ("[data-n$=three]", "3"), ("[data-n$='']", ""),
    ("[data-n*='e t']", "3"), ("[data-n*='o-t']", "3"), ("[data-n*='']", ""), ("[data-n*=four]", ""), ("[data-n='']", "7"),
    ("path[fill].thin", ""),
    ("g path", "238"), ("g g rect", "6"), ("svg rect", "6"), ("rect svg", ""), ("g  >  path", "238"), ("svg>path", "9"),
    ("svg > rect", ""), ("svg > g > g > rect", "6"), ("svg > g rect", "6"), ("g > g rect", "6"), ("g rect > rect", ""),
    ("path + path", "3"), ("g + path", "9"), ("g + g", "4"), ("g + g path", "8"), ("circle+path", "8"), ("path + g", ""),
    ("g ~ path", "89"), ("g ~ circle", "7"), (".outline ~ path", "9"), ("path ~ g", ""), (".outline ~ g > g + circle ~ path", "8"),
    (":root", "0"), ("g:root", ""), (":first-child", "01256"), ("path:first-child", "2"), (":last-child", "03689"), (":only-child", "06"),
    (":not(path)", "014567"), ("path:not(.thin)", "289"), ("g :not( [fill] )", "35678"), (":not(*)", ""),
    (":hover", ""), ("path:hover", ""), ("g:hover, .thin", "13"), ("g::before", ""), ("g:before", ""), (":not(:hover)", "0123456789"),
    ("path, rect , circle", "236789"), ("g /**/ path", "238"), ("g/**/.thin", "1"),
    ("svg g > path:first-child", "2"), ("svg svg path", ""), ("svg g g g rect", ""),
  ])
  func matching(selector: String, ids: String) throws {
    #expect(try matches(selector) == ids)
  }

  /// A first try that fails must not hide a second one: the nearest `a` has no `b` above it, a farther one has.
  @Test func tryOtherAncestors() throws {
    let text = "<svg><b><a><c><a><d/></a></c></a></b></svg>"
    let document = try #require(XMLReader.read(SourceText(text)).document)
    #expect(CSSParser.stylesheet("b > a d{x:y}").sheet.declarations(for: 5, in: document).count == 1)
    #expect(CSSParser.stylesheet("svg > a d{x:y}").sheet.declarations(for: 5, in: document).isEmpty)
    let siblings = try #require(XMLReader.read(SourceText("<svg><b/><a/><a/><d/></svg>")).document)
    #expect(CSSParser.stylesheet("b + a ~ d{x:y}").sheet.declarations(for: 4, in: siblings).count == 1)
    #expect(CSSParser.stylesheet("svg + a ~ d{x:y}").sheet.declarations(for: 4, in: siblings).isEmpty)
  }

  @Test func otherVocabulariesAreMatchedToo() throws {
    let document = try #require(XMLReader.read(SourceText("<svg><x:a xmlns:x='urn:x'/></svg>")).document)
    #expect(CSSParser.stylesheet("a{x:y}").sheet.declarations(for: 1, in: document).count == 1)
  }

  @Test func noElementNoDeclarations() throws {
    let document = try #require(XMLReader.read(SourceText("<svg/>")).document)
    let sheet = CSSParser.stylesheet("*{x:y}").sheet
    #expect(sheet.declarations(for: 1, in: document) == [])
    #expect(sheet.declarations(for: -1, in: document) == [])
  }

  @Test func specificity() {
    let rules = CSSParser.stylesheet("a.b#c[d]:root > e *:not(.f.g), x::before {y:z}").sheet.rules
    #expect(rules.map(\.selector.specificity) == [Specificity(ids: 1, classes: 5, types: 2), Specificity(ids: 0, classes: 1, types: 1)])
  }
}
