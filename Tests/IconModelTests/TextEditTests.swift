import IconModel
import Testing

@Suite struct TextEditTests {
  private func edited(_ text: String, _ edits: [TextEdit]) -> String? {
    edits.applied(to: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `every other byte stays`() {
    let edits = [TextEdit(SourceRange(6, 9), "X"), TextEdit(SourceRange(0, 1), ""), TextEdit(at: 3, "--")]
    #expect(edited("abc def ghi", edits) == "bc-- deXhi")
    #expect(edited("abc", []) == "abc")
    #expect(edited("abc", [TextEdit(at: 3, "d")]) == "abcd")
  }

  @Test func `edits at one place come in their order`() {
    #expect(edited("ab", [TextEdit(at: 1, "1"), TextEdit(at: 1, "2")]) == "a12b")
  }

  @Test func `what two want alike is done once`() {
    #expect(edited("ab", [TextEdit(at: 1, "1"), TextEdit(SourceRange(0, 1), "x"), TextEdit(at: 1, "1")]) == "x1b")
  }

  @Test func `edits that overlap or lie outside are none`() {
    #expect(edited("abcd", [TextEdit(SourceRange(0, 3), ""), TextEdit(SourceRange(2, 4), "")]) == nil)
    #expect(edited("abcd", [TextEdit(SourceRange(3, 5), "")]) == nil)
    #expect(edited("abcd", [TextEdit(SourceRange(-1, 1), "")]) == nil)
    #expect(edited("abcd", [TextEdit(SourceRange(3, 2), "")]) == nil)
  }
}
