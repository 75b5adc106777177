import IconModel
import Testing

/// Whole texts, as they are printed.
@Suite struct DiagnosticTextTests {
  private func text(_ source: String, _ start: Int, _ end: Int, _ message: String = "oops") -> String {
    Diagnostic.error(message, at: SourceRange(start, end)).text(in: SourceText(name: "a.svgspec", source))
  }

  @Test func `place, message, line and caret`() {
    let source = SourceText(name: "docs.svgspec", "icon\n\ng {\n  rect x=1 strokewidth=2\n}\n")
    let message = "unknown attribute 'strokewidth' (did you mean 'stroke-width'?)"
    let diagnostic = Diagnostic.error(message, at: SourceRange(21, 32))
    #expect(
      diagnostic.text(in: source) == """
        docs.svgspec:4:12: error: unknown attribute 'strokewidth' (did you mean 'stroke-width'?)
          rect x=1 strokewidth=2
                   ^~~~~~~~~~~
        """)
  }

  @Test func `a warning and a note say so`() {
    let source = SourceText(name: "a.svg", "<svg/>")
    #expect(Diagnostic.warning("w", at: SourceRange(1, 4)).text(in: source) == "a.svg:1:2: warning: w\n<svg/>\n ^~~")
    #expect(Diagnostic(.note, "n", at: SourceRange(5, 6)).text(in: source) == "a.svg:1:6: note: n\n<svg/>\n     ^")
  }

  @Test func `what concerns the whole file has no line`() {
    let source = SourceText(name: "a.svg", "<svg/>")
    #expect(Diagnostic.error("the file is empty", at: .none).text(in: source) == "a.svg: error: the file is empty")
  }

  @Test func `an empty range has a caret alone`() {
    #expect(text("abc", 1, 1) == "a.svgspec:1:2: error: oops\nabc\n ^")
  }

  @Test func `the end of a line and of a source can be pointed at`() {
    #expect(text("abc\ndef", 3, 4) == "a.svgspec:1:4: error: oops\nabc\n   ^")
    #expect(text("abc\n", 4, 4) == "a.svgspec:2:1: error: oops\n\n^")
    #expect(text("abc\r\ndef", 4, 5) == "a.svgspec:1:5: error: oops\nabc\n   ^")
    #expect(text("", 0, 0) == "a.svgspec:1:1: error: oops\n\n^")
  }

  @Test func `a range of several lines is marked to the end of the first`() {
    #expect(text("rect x=\"1\n2\"", 7, 12) == "a.svgspec:1:8: error: oops\nrect x=\"1\n       ^~")
  }

  @Test func `tabs stay tabs under the line`() {
    #expect(text("\t\trect\tx=1", 7, 8) == "a.svgspec:1:8: error: oops\n\t\trect\tx=1\n\t\t    \t^")
  }

  @Test func `wide characters take two columns, marks none`() {
    #expect(text("日本 x", 7, 8) == "a.svgspec:1:4: error: oops\n日本 x\n     ^")
    #expect(text("日本 x", 0, 6) == "a.svgspec:1:1: error: oops\n日本 x\n^~~~")
    #expect(text("e\u{301}😀x", 7, 8) == "a.svgspec:1:4: error: oops\ne\u{301}😀x\n   ^")
    #expect(text("éx", 2, 3) == "a.svgspec:1:2: error: oops\néx\n ^")
  }

  @Test func `control characters are shown, not sent`() {
    #expect(text("a\u{1B}[2Jb", 5, 6) == "a.svgspec:1:6: error: oops\na\\x1b[2Jb\n        ^")
    #expect(text("a\u{202E}b", 1, 4) == "a.svgspec:1:2: error: oops\na\\u{202e}b\n ^~~~~~~~")
    #expect(text("\u{0}", 0, 1) == "a.svgspec:1:1: error: oops\n\\x00\n^~~~")
  }

  @Test func `a name and a message cannot break the line either`() {
    let source = SourceText(name: "a\nb\u{1B}.svg", "x")
    #expect(Diagnostic.error("bad '\u{7}\t'", at: .none).text(in: source) == "a\\nb\\x1b.svg: error: bad '\\x07\\t'")
  }

  @Test func `what is not UTF-8 is replaced`() {
    let source = SourceText(name: "a", bytes: [0x61, 0xFF, 0x62])
    #expect(Diagnostic.error("m", at: SourceRange(1, 2)).text(in: source) == "a:1:2: error: m\na\u{FFFD}b\n ^")
  }

  @Test func `a line of a hundred columns is shown whole`() {
    let line = String(repeating: "x", count: 100)
    #expect(text(line, 99, 100) == "a.svgspec:1:100: error: oops\n\(line)\n\(String(repeating: " ", count: 99))^")
  }

  @Test func `a longer line is cut round the place`() {
    let line = String(repeating: "a", count: 500) + "HERE" + String(repeating: "b", count: 500)
    let shown = "…" + String(repeating: "a", count: 40) + "HERE" + String(repeating: "b", count: 56) + "…"
    #expect(text(line, 500, 504) == "a.svgspec:1:501: error: oops\n\(shown)\n\(String(repeating: " ", count: 41))^~~~")
  }

  @Test func `a longer line is cut at one side where the place is near the other`() {
    let line = String(repeating: "a", count: 150)
    let head = String(repeating: "a", count: 90)
    #expect(text(line, 10, 11) == "a.svgspec:1:11: error: oops\n\(String(repeating: "a", count: 10))\(head)…\n          ^")
    #expect(
      text(line, 149, 150)
        == "a.svgspec:1:150: error: oops\n…\(String(repeating: "a", count: 100))\n\(String(repeating: " ", count: 100))^")
  }

  @Test func `a long place is marked as far as it is shown`() {
    let line = String(repeating: "a", count: 300)
    let shown = String(repeating: "a", count: 100) + "…"
    #expect(text(line, 0, 300) == "a.svgspec:1:1: error: oops\n\(shown)\n^\(String(repeating: "~", count: 99))")
  }

  @Test func `marks without a width do not make a line endless`() {
    let line = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(text(line, 0, 1).utf8.count < 1_000)
  }

  @Test func `a place outside the source is pointed at the nearest`() {
    #expect(text("ab", 7, 9) == "a.svgspec:1:3: error: oops\nab\n  ^")
  }

  @Test func `colours are ANSI escapes`() {
    let source = SourceText(name: "a", "xyz")
    let bold = "\u{1B}[1m"
    let end = "\u{1B}[0m"
    for (severity, escape) in [(Severity.error, "\u{1B}[1;31m"), (.warning, "\u{1B}[1;33m"), (.note, "\u{1B}[1;36m")] {
      #expect(
        Diagnostic(severity, "m", at: SourceRange(1, 3)).text(in: source, color: true)
          == "\(bold)a:1:2:\(end) \(escape)\(severity.rawValue)\(end): \(bold)m\(end)\nxyz\n \u{1B}[1;32m^~\(end)")
    }
  }
}
