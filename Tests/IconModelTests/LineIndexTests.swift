import IconModel
import Testing

@Suite struct LineIndexTests {
  private static let lines = LineIndex(of: SourceText("ab\r\nädé\n\nend"))

  @Test(arguments: [(0, 1), (3, 1), (4, 2), (9, 2), (10, 3), (11, 4), (99, 4)])
  func line(_ offset: Int, _ line: Int) { #expect(Self.lines.line(of: offset) == line) }

  @Test(
    arguments: [
      (1, 1, 9, "ab"), (1, 2, 9, "b"), (2, 2, 9, "dé"), (2, 1, 2, "ä"), (2, 2, 2, "d"), (2, 4, 9, ""), (2, 5, 9, nil), (3, 1, 9, ""),
      (4, 1, 2, "en"),
      (5, 1, 9, nil),
    ] as [(Int, Int, Int, String?)])
  func text(_ line: Int, _ column: Int, _ count: Int, _ text: String?) {
    #expect(Self.lines.text(at: SourcePlace(line: line, column: column), count: count) == text)
  }

  @Test func byteOrderMark() {
    let lines = LineIndex(of: SourceText(name: "a", bytes: [0xEF, 0xBB, 0xBF] + Array("ab".utf8)))
    #expect(lines.line(of: 0) == 1 && lines.text(at: SourcePlace(line: 1, column: 1), count: 9) == "ab")
  }
}
