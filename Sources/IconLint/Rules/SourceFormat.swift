import IconModel

extension Rule {
  static let sourceFormat = Rule(
    "source-format", .error,
    summary: "The source can't be read as what it is.",
    rationale: """
      What can't be read is not drawn. Each fault is named with its line and column. What the reader only complains about keeps its own, \
      lower level.
      """,
    passing: .source("A sound source", "icon.svgspec", "icon 30 30\ndisc 15 15 10\n"),
    failing: Example.source(
      "A typing mistake", "icon.svgspec", "icon 30 30\nrect x=4 y=4 width=2o height=20\n",
      [.error("'2o' is no number", at: SourceRange(28, 30))]
    ).fails(at: .text(SourcePlace(line: 2, column: 18)), "'2o' is no number"),
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
