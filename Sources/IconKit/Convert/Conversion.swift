public import IconModel
import IconSyntax

extension IconSource {
  /// The document in the other syntax, drawn the same to the byte at every scale.
  ///
  /// Comments stay. Going to `.svg`, stroke-styles become dash arrays and knockouts become masks, so that every renderer shows the same
  /// picture; with `keepExtensions` they become attributes of iconkit's own namespace instead. What has no place in svgspec is left out
  /// with a warning, and a comment stands in its place.
  ///
  /// - Throws: `IconError` where the source has errors or is in that syntax already.
  public func converted(
    to syntax: Document.Syntax, keepExtensions: Bool = false
  ) throws(IconError) -> (text: String, diagnostics: [Diagnostic]) {
    guard let document, !hasErrors else { throw IconError("the source has errors") }
    guard document.syntax != syntax else { throw IconError("the source is .\(syntax.rawValue) already") }
    switch syntax {
    case .svg: return SVGWriter.write(document, keepExtensions: keepExtensions)
    case .svgspec: return SVGSpecWriter.write(document)
    }
  }

  /// An svgspec text in canonical form; comments stay, and so does the picture.
  ///
  /// - Returns: nil for the text where the source has errors, which are in `diagnostics` with places in `source`.
  public static func formatted(name: String, bytes: [UInt8]) -> (text: String?, diagnostics: [Diagnostic], source: SourceText) {
    let source = SourceText(name: name, bytes: bytes)
    let (text, diagnostics) = SVGSpecFormatter.format(source)
    return (text, diagnostics, source)
  }
}
