import IconModel
import Testing

@Suite struct DiagnosticTests {
  @Test func `severities go from note to error`() {
    #expect(Severity.allCases.sorted() == [.note, .warning, .error])
    #expect(!(Severity.error < .error))
    #expect(Severity.warning.rawValue == "warning")
  }

  @Test func `the short ways make what they say`() {
    let range = SourceRange(1, 2)
    #expect(Diagnostic.error("e", at: range) == Diagnostic(.error, "e", at: range))
    #expect(Diagnostic.warning("w", at: range) == Diagnostic(.warning, "w", at: range))
    #expect(!Diagnostic.warning("w", at: range).dropsDrawing)
  }
}
