import IconModel

extension Rule {
  static let sourceFormat = Rule(
    "source-format", .error,
    summary: "The source can't be read as what it is.",
    rationale: "What can't be read is not drawn.",
    method: """
      Everything that the reader says of the source, each with its line and column. What it only complains about keeps its own, lower \
      level; what it leaves out of the drawing is the business of `unsupported`.
      """,
    repair: """
      The finding says what is wrong there, and which word was probably meant. `iconkit render` shows the line, with a caret under the \
      place.
      """,
    exceptions: "A source that is not finished: leave it out (`--exclude`).",
    passing: .source("A sound source", "icon.svgspec", "icon width=30 height=30\nrect x=4 y=4 width=22 height=22\n"),
    failing: Example.source(
      "A typing mistake", "icon.svgspec", "icon width=30 height=30\nrect x=4 y=4 width=22 height=22 strok=black\n",
      [.error("unknown attribute 'strok' (did you mean 'stroke'?)", at: SourceRange(56, 61))]
    ).fails(at: .text(SourcePlace(line: 2, column: 33)), "unknown attribute 'strok' (did you mean 'stroke'?)"),
    check: .source { source, _ in
      // A part of the drawing that is missing is the business of `unsupported`.
      source.diagnostics.filter { $0.severity == .error || !$0.dropsDrawing }.map { .faulty($0, in: source) }
    })
}

extension Observation {
  fileprivate static func faulty(_ diagnostic: Diagnostic, in source: SourceSubject) -> Observation {
    Observation(
      place: source.place(of: diagnostic), message: diagnostic.message, measured: source.excerpt(of: diagnostic), wanted: "a sound source",
      level: diagnostic.severity == .error ? nil : diagnostic.severity)
  }
}
