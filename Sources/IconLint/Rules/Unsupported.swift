import IconModel

extension Rule {
  static let unsupported = Rule(
    "unsupported", .warning,
    summary: "Something in the source is not drawn.",
    rationale: "What the renderer can't draw is missing in the icon, and a small icon does not show that something is missing.",
    method: "Elements and properties that would draw something and are not drawn: texts, filters, images and the like.",
    repair: "Draw that part with shapes; convert texts to paths in your editor. What is not meant to show can be deleted.",
    exceptions: "Sources that other programs draw, too, where the icon does not need that part: `--disable unsupported`.",
    passing: .source("Shapes alone", "icon.svg", svg("<circle cx=\"15\" cy=\"15\" r=\"10\"/>")),
    failing: Example.source(
      "A text", "icon.svg", svg("<text x=\"4\" y=\"20\">A</text>"),
      [Diagnostic(.warning, "text is not drawn: convert text to paths", at: SourceRange(67, 71), dropsDrawing: true)]
    ).fails(at: .text(SourcePlace(line: 2, column: 4)), "text is not drawn: convert text to paths"),
    check: .source { source, _ in
      source.diagnostics.filter { $0.severity != .error && $0.dropsDrawing }.map { .notDrawn($0, in: source) }
    })
}

/// A document with one element, on its second line.
private func svg(_ element: String) -> String {
  "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30\" height=\"30\">\n  \(element)\n</svg>\n"
}

extension Observation {
  fileprivate static func notDrawn(_ diagnostic: Diagnostic, in source: SourceSubject) -> Observation {
    Observation(
      place: source.place(of: diagnostic), message: diagnostic.message, measured: source.excerpt(of: diagnostic), wanted: "what is drawn",
      level: diagnostic.severity == .warning ? nil : diagnostic.severity)
  }
}
