public import IconModel

/// A source to check.
public struct SourceSubject: Sendable {
  public let path: String
  public let text: SourceText
  /// What reading, resolving and drawing it had to say.
  public let diagnostics: [Diagnostic]

  /// Makes a subject.
  public init(path: String, text: SourceText, diagnostics: [Diagnostic]) {
    self.path = path
    self.text = text
    self.diagnostics = diagnostics
  }

  /// Where a diagnostic points.
  func place(of diagnostic: Diagnostic) -> Finding.Place {
    diagnostic.range == .none ? .file : .text(text.place(of: diagnostic.range.start))
  }

  /// The first line of what a diagnostic is about, short.
  func excerpt(of diagnostic: Diagnostic) -> String {
    guard diagnostic.range != .none else { return "" }
    let line = text.text(of: diagnostic.range).prefix { !$0.isNewline }
    return line.count > 40 ? line.prefix(39) + "…" : String(line)
  }
}
