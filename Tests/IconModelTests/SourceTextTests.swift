import IconModel
import Testing

@Suite struct SourceTextTests {
  @Test(arguments: [
    (0, 1, 1), (2, 1, 3), (3, 1, 4), (4, 2, 1), (5, 2, 2), (6, 3, 1), (9, 3, 4),
  ])
  func `a place counts lines and columns from one`(offset: Int, line: Int, column: Int) {
    let source = SourceText("abc\nd\nfgh")
    #expect(source.place(of: offset) == SourcePlace(line: line, column: column))
  }

  @Test func `a place beyond the ends is the nearest one`() {
    let source = SourceText("ab\nc")
    #expect(source.place(of: -5) == SourcePlace(line: 1, column: 1))
    #expect(source.place(of: 99) == SourcePlace(line: 2, column: 2))
    #expect(SourceText("").place(of: 0) == SourcePlace(line: 1, column: 1))
  }

  @Test func `columns count characters, not bytes`() {
    let source = SourceText("é日😀x")
    #expect(source.place(of: 2).column == 2)
    #expect(source.place(of: 5).column == 3)
    #expect(source.place(of: 9).column == 4)
    #expect(source.place(of: 10).column == 5)
  }

  @Test func `places in a large text are those of its lines`() {
    let line = "é日😀 text\n"
    let lines = 20_000
    let source = SourceText(name: "large", bytes: [0xEF, 0xBB, 0xBF] + Array(String(repeating: line, count: lines).utf8))
    for number in stride(from: 0, to: lines, by: 997) {
      let start = 3 + number * line.utf8.count
      #expect(source.place(of: start) == SourcePlace(line: number + 1, column: 1))
      #expect(source.place(of: start + 10) == SourcePlace(line: number + 1, column: 5))
    }
    #expect(source.place(of: .max) == SourcePlace(line: lines + 1, column: 1))
    #expect(source.place(of: 0) == SourcePlace(line: 1, column: 1))
  }

  @Test func `a byte order mark takes no column`() {
    let source = SourceText(name: "bom", bytes: [0xEF, 0xBB, 0xBF] + Array("ab\ncd".utf8))
    #expect(source.byteOrderMarkLength == 3)
    #expect(source.place(of: 3) == SourcePlace(line: 1, column: 1))
    #expect(source.place(of: 0) == SourcePlace(line: 1, column: 1))
    #expect(source.place(of: 7) == SourcePlace(line: 2, column: 2))
    #expect(source.line(at: 4) == "ab")
  }

  @Test(arguments: [(0, "ab"), (2, "ab"), (3, "ab"), (4, ""), (5, ""), (6, "cd"), (8, "cd"), (100, "cd")])
  func `a line comes without its end`(offset: Int, line: String) {
    #expect(SourceText("ab\r\n\r\ncd").line(at: offset) == line)
  }

  @Test func `text of a range is cut to the source`() {
    let source = SourceText("icon")
    #expect(source.text(of: SourceRange(1, 3)) == "co")
    #expect(source.text(of: SourceRange(-2, 99)) == "icon")
    #expect(source.text(of: SourceRange(3, 1)) == "")
    #expect(source.text(of: .none) == "")
  }

  @Test func `what is not UTF-8 is shown as a replacement character`() {
    #expect(SourceText(name: "x", bytes: [0x61, 0xFF, 0x62]).text(of: SourceRange(0, 3)) == "a\u{FFFD}b")
  }

  @Test func `a union of ranges holds both`() {
    #expect(SourceRange(3, 5).union(SourceRange(8, 9)) == SourceRange(3, 9))
    #expect(SourceRange(8, 9).union(SourceRange(3, 5)) == SourceRange(3, 9))
  }
}
