import IconModel

extension Rule {
  static let unsupported = Rule(
    "unsupported", .warning,
    summary: "Something in the source is not drawn.",
    rationale: """
      Texts, filters, pictures and the like are left out, because the renderer can't draw them. The icon lacks that part; draw it with \
      shapes, or convert texts to paths in your editor.
      """,
    passing: .source("Shapes alone", "icon.svg", "<svg width=\"30\" height=\"30\"><circle cx=\"15\" cy=\"15\" r=\"10\"/></svg>"),
    failing: Example.source(
      "A text", "icon.svg", "<svg width=\"30\" height=\"30\">\n<text x=\"4\" y=\"20\">A</text></svg>",
      [Diagnostic(.warning, "text is not drawn: convert it to paths", at: SourceRange(29, 47), dropsDrawing: true)]
    ).fails(at: .text(SourcePlace(line: 2, column: 1)), "text is not drawn"),
    check: .source { source, _ in
      source.diagnostics.filter { $0.severity != .error && $0.dropsDrawing }.map { .notDrawn($0, in: source) }
    })
}

extension Observation {
  fileprivate static func notDrawn(_ diagnostic: Diagnostic, in source: SourceSubject) -> Observation {
    Observation(
      place: source.place(of: diagnostic), message: diagnostic.message, measured: source.excerpt(of: diagnostic), wanted: "what is drawn",
      level: diagnostic.severity == .warning ? nil : diagnostic.severity)
  }
}
