public import IconModel

/// A source to check; with its drawing it belongs to one thread.
public struct SourceSubject {
  public let path: String
  public let text: SourceText
  /// What reading, resolving and drawing it had to say.
  public let diagnostics: [Diagnostic]
  /// nil where the source has errors.
  let drawing: SourceDrawing?
  /// What its comments ask not to be told.
  let suppressions: Suppressions
  /// nil where the text is not what is in the file.
  public var editor: SourceEditor?

  /// Makes a subject.
  public init(
    path: String, text: SourceText, diagnostics: [Diagnostic], drawing: SourceDrawing? = nil, suppressions: Suppressions = .none
  ) {
    self.path = path
    self.text = text
    self.diagnostics = diagnostics
    self.drawing = drawing
    self.suppressions = suppressions
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

  /// Where an element is written.
  func place(of origin: Origin) -> Finding.Place {
    origin.range == .none ? .file : .text(text.place(of: origin.range.start))
  }

  /// An element as messages name it beside another: `rect (line 9)`.
  func name(of origin: Origin) -> String {
    origin.range == .none ? origin.element : "\(origin.element) (line \(text.place(of: origin.range.start).line))"
  }
}
