import IconKit
import Testing

/// Comments that ask not to be told.
@Suite struct SuppressionTests {
  private static let options = LintOptions(only: ["unsupported", "source-format", "unused-suppression", "haze"])

  private func lint(_ lines: String..., name: String = "a.svg") -> [String] {
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30\" height=\"30\">"
    let text = lines.map { $0 == "<svg>" ? svg : $0 }.joined(separator: "\n") + "\n"
    return IconSource(name: name, bytes: Array(text.utf8)).findings(Self.options).map { $0.text() }
  }

  private static let text = "<text>A</text>"
  private static func told(_ line: Int, _ column: Int) -> String {
    "a.svg:\(line):\(column): warning: [unsupported] text is not drawn: convert text to paths"
  }

  @Test func `nothing is suppressed without a comment`() {
    #expect(lint("<svg>", Self.text, "</svg>") == [Self.told(2, 2)])
  }

  @Test func `a comment holds for the line below`() {
    let comment = "<!-- iconkit:disable unsupported -->"
    #expect(lint("<svg>", comment, Self.text, Self.text, "</svg>") == [Self.told(4, 2)])
    #expect(lint("<svg>", "  " + comment + "\t", "<!-- a remark -->", Self.text, "</svg>") == [])
  }

  @Test func `a comment holds for the shape on its line`() {
    let comment = "<!--iconkit:disable unsupported-->"
    #expect(lint("<svg>", Self.text + " " + comment, Self.text, "</svg>") == [Self.told(3, 2)])
    #expect(lint("<svg>", comment + Self.text, Self.text, "</svg>") == [Self.told(3, 2)])
  }

  @Test func `a comment in front of the root holds for the file`() {
    let comment = "<!-- iconkit:disable unsupported (a logo) -->"
    #expect(lint("<?xml version=\"1.0\"?>", comment, "<svg>", Self.text, "", Self.text, "</svg>") == [])
  }

  @Test func `a comment holds for a shape of several lines`() {
    let comment = "<!-- iconkit:disable source-format -->"
    let shape = ["<rect width=\"9\"", "  fill=\"blu\"", "  height=\"9\"/>"]
    let found = lint("<svg>", shape[0], shape[1], shape[2], "</svg>")
    #expect(found.count == 1 && found[0].hasPrefix("a.svg:3:9: warning: [source-format]"), "\(found)")
    #expect(lint("<svg>", comment, shape[0], shape[1], shape[2], "</svg>") == [])
    #expect(lint("<svg>", shape[0], shape[1], shape[2] + comment, "</svg>") == [])
  }

  @Test func `svgspec has its own comments`() {
    let head = "icon width=30 height=30"
    let shape = "rect x=4 y=4 width=9 height=9"
    let unused = "note: [unused-suppression] unsupported is disabled, and finds nothing in this shape: delete it"
    #expect(lint(head, shape + " # iconkit:disable unsupported", name: "a.svgspec") == ["a.svgspec:2:49: \(unused)"])
    #expect(lint(head, "#iconkit:disable unsupported", shape, name: "a.svgspec") == ["a.svgspec:2:18: \(unused)"])
  }

  @Test func `what finds nothing is told, unless its rule is off`() {
    #expect(
      lint("<!-- iconkit:disable unsupported off-center -->", "<svg>", "<rect width=\"9\" height=\"9\"/>", "</svg>") == [
        "a.svg:1:22: note: [unused-suppression] unsupported is disabled, and finds nothing in this file: delete it"
      ])
  }

  @Test func `what no rule is called is told`() {
    #expect(
      lint("<svg>", "<!-- iconkit:disable unsuported -->", Self.text, "</svg>") == [
        Self.told(3, 2), "a.svg:2:22: note: [unused-suppression] unknown rule 'unsuported' (did you mean 'unsupported'?)",
      ])
    #expect(
      lint("<svg>", "<!-- iconkit:disable -->", "<!-- iconkit:enable haze -->", "</svg>") == [
        "a.svg:2:6: note: [unused-suppression] 'iconkit:disable' names no rule: say which",
        "a.svg:3:6: note: [unused-suppression] unknown directive 'iconkit:enable': expected 'iconkit:disable RULE'",
      ])
  }

  @Test func `a source with errors has no unused comments`() {
    let found = lint("icon", "# iconkit:disable unsupported", "rekt", name: "a.svgspec")
    #expect(found == ["a.svgspec:3:1: error: [source-format] unknown element 'rekt' (did you mean 'rect'?)"])
  }
}
