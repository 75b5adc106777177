import IconKit
import Testing

@testable import IconCommands

@Suite struct DiagnosticTextTests {
  private func text(_ source: String, _ start: Int, _ end: Int, _ severity: Severity = .error) -> String {
    DiagnosticText.text(of: Diagnostic(severity, "message", at: SourceRange(start, end)), in: SourceText(name: "a.svg", source), .plain)
  }

  @Test func marksThePlace() {
    #expect(text("icon\n  rect strokewidth=1\n", 12, 23) == "a.svg:2:8: error: message\n    rect strokewidth=1\n         ^~~~~~~~~~~\n")
    #expect(text("abc", 1, 1, .warning) == "a.svg:1:2: warning: message\n  abc\n   ^\n")
    #expect(text("abc", 0, 3, .note) == "a.svg:1:1: note: message\n  abc\n  ^~~\n")
  }

  @Test func endsWithTheLine() {
    #expect(text("a\nbcd\nefg", 3, 8) == "a.svg:2:2: error: message\n  bcd\n   ^~\n")
    #expect(text("ab\r\ncd", 1, 5) == "a.svg:1:2: error: message\n  ab\n   ^\n")
  }

  @Test func atTheEndOfTheText() {
    #expect(text("ab", 2, 2) == "a.svg:1:3: error: message\n  ab\n    ^\n")
    #expect(text("ab\n", 3, 3) == "a.svg:2:1: error: message\n")
    #expect(text("", 0, 0) == "a.svg:1:1: error: message\n")
    #expect(text("ab", 50, 90) == "a.svg:1:3: error: message\n  ab\n    ^\n")
  }

  @Test func withoutAPlace() {
    let diagnostic = Diagnostic(.error, "not an icon", at: .none)
    #expect(DiagnosticText.text(of: diagnostic, in: SourceText(name: "a.svg", "x"), .plain) == "a.svg: error: not an icon\n")
  }

  @Test func tabsAndWideCharacters() {
    #expect(text("\trect x", 6, 7) == "a.svg:1:7: error: message\n    rect x\n         ^\n")
    // Two columns for each of the ideographs, none for the accent.
    #expect(text("図標e\u{301} x", 10, 11) == "a.svg:1:6: error: message\n  図標e\u{301} x\n        ^\n")
    #expect(text("図", 0, 3) == "a.svg:1:1: error: message\n  図\n  ^~\n")
  }

  @Test func controlCharactersAreHarmless() {
    #expect(text("a\u{1b}[2Jb", 5, 6) == "a.svg:1:6: error: message\n  a\\x1b[2Jb\n          ^\n")
    let bytes = SourceText(name: "a.svg", bytes: [0x61, 0xFF, 0x62])
    #expect(
      DiagnosticText.text(of: .error("\u{1b}[31m", at: SourceRange(1, 2)), in: bytes, .plain)
        == "a.svg:1:2: error: \\x1b[31m\n  a\u{FFFD}b\n   ^\n")
  }

  /// Drawing programs write whole files in one line.
  @Test func longLinesAreCut() {
    let line = String(repeating: "x", count: 1000)
    let shown = text(line, 500, 503)
    let x40 = String(repeating: "x", count: 40)
    let x120 = String(repeating: "x", count: 120)
    #expect(shown == "a.svg:1:501: error: message\n  …\(x120)…\n   \(replaced(x40, "x", " "))^~~\n")
    #expect(text(line, 0, 1000) == "a.svg:1:1: error: message\n  \(x120)…\n  ^\(String(repeating: "~", count: 119))\n")
    #expect(text(line, 999, 1000).hasSuffix("…\(x40)x\n   \(replaced(x40, "x", " "))^\n"))
    // Never in the middle of a character.
    #expect(!text(String(repeating: "é", count: 300), 401, 402).contains("\u{FFFD}"))
  }

  @Test func colours() {
    let source = SourceText(name: "a.svg", "abc")
    #expect(
      DiagnosticText.text(of: .warning("m", at: SourceRange(1, 2)), in: source, Style(isOn: true))
        == "\u{1b}[1ma.svg:1:2\u{1b}[0m: \u{1b}[1;33mwarning\u{1b}[0m: \u{1b}[1mm\u{1b}[0m\n  abc\n   \u{1b}[1;32m^\u{1b}[0m\n")
  }

  @Test func findings() {
    func finding(_ place: Finding.Place) -> String {
      DiagnosticText.text(
        of: Finding(rule: "haze", level: .warning, path: "a\nb.png", place: place, message: "12 pixels", measured: "12", wanted: "0"),
        .plain)
    }
    #expect(finding(.file) == "a\\nb.png: warning: 12 pixels [haze]\n")
    #expect(finding(.text(SourcePlace(line: 3, column: 4))) == "a\\nb.png:3:4: warning: 12 pixels [haze]\n")
    #expect(finding(.pixels(PixelRect(x: 1, y: 2, width: 3, height: 4))) == "a\\nb.png: warning: 12 pixels [haze] at 1,2 3x4\n")
  }

  @Test func manyErrorsAreCounted() {
    let source = SourceText(name: "a.svg", "x")
    var messages = Messages(Manner())
    messages.add((0..<1000).map { .error("e\($0)", at: .none) }, in: source)
    #expect(messages.text.split(separator: "\n").count == 51)
    #expect(messages.text.hasSuffix("a.svg: error: e49\na.svg: … and 950 more\n"))
    #expect(messages.status == .findings)
  }
}
