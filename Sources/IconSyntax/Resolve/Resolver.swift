public import IconModel

/// Turns a document as written into an icon in which nothing is implicit.
public enum Resolver {
  /// Resolves a document.
  ///
  /// In SVG a faulty value is ignored (a path is drawn up to its fault) with a warning, as SVG's error handling has it; in svgspec it is an
  /// error. Errors of a limit are errors in both. The diagnostics come in the order of their places; the icon
  /// is nil only where nothing can be drawn because of errors.
  public static func resolve(_ document: Document, limits: ResolveLimits = .standard) -> (icon: Icon?, diagnostics: [Diagnostic]) {
    let resolution = Resolution(document, limits: limits)
    return (icon: resolution.icon(), diagnostics: resolution.reporter.finish())
  }
}
