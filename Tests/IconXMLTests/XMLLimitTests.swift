import IconModel
import IconXML
import Testing

@Suite struct XMLLimitTests {
  private func messages(_ text: String, _ limits: XMLLimits = .standard) -> [String] {
    let (document, diagnostics) = XMLReader.read(SourceText(text), limits: limits)
    return diagnostics.map(\.message) + (document == nil ? [] : ["read"])
  }

  @Test func nesting() {
    func nested(_ depth: Int) -> String { svg(String(repeating: "<g>", count: depth - 1) + String(repeating: "</g>", count: depth - 1)) }
    #expect(messages(nested(256)) == ["read"])
    #expect(messages(nested(257)) == ["elements are nested deeper than the limit of 256"])
    #expect(messages(nested(200_000)) == ["elements are nested deeper than the limit of 256"])
  }

  @Test func elements() {
    #expect(messages(svg(String(repeating: "<g/>", count: 99_999))) == ["read"])
    #expect(messages(svg(String(repeating: "<g/>", count: 100_000))) == ["more than the limit of 100,000 elements"])
  }

  @Test func attributes() {
    func element(_ count: Int) -> String { svg("<g \((0..<count).map { "a\($0)='1'" }.joined(separator: " "))/>") }
    #expect(messages(element(256)) == ["read"])
    #expect(messages(element(257)) == ["<g> has more attributes than the limit of 256"])
  }

  @Test func size() {
    var limits = XMLLimits.standard
    limits.sourceBytes = 1 << 20
    let text = svg(String(repeating: " ", count: 1 << 20))
    #expect(messages(text, limits) == ["the file has \(text.utf8.count) bytes, more than the limit of 1048576 bytes (1 MiB)"])
    #expect(messages(text) == ["read"])
  }

  @Test func theStandardSizeIsFourMebibytes() {
    #expect(
      messages(svg(String(repeating: " ", count: 4 << 20))).first?.hasSuffix(", more than the limit of 4194304 bytes (4 MiB)") == true)
  }

  @Test func expandedBytesWithoutEntities() {
    var limits = XMLLimits.standard
    limits.expandedBytes = 60
    let root = "http://www.w3.org/2000/svg".utf8.count
    #expect(messages(svg("<g id='\(String(repeating: "a", count: 60 - root))'/>"), limits) == ["read"])
    #expect(
      messages(svg("<g id='\(String(repeating: "a", count: 61 - root))'/>"), limits) == [
        "entity expansion makes more than the limit of 60 bytes"
      ])
  }

  @Test func warnings() {
    let declarations = (0..<103).map { "<a\($0):b/>" }.joined()
    let all = messages(svg(declarations))
    #expect(all.count == 102)
    #expect(all[99] == "the prefix a99: is not declared; what it marks is not SVG")
    #expect(all[100] == "3 more warnings are not shown: the limit is 100")
  }
}
