public import IconModel

/// Writes documents as SVG.
public enum SVGWriter {
  /// A document as SVG that every renderer draws in the same way, and what could not be kept.
  ///
  /// Knockouts become masks, stroke styles the dashes they stand for; with `keepExtensions` both stay, in our own namespace
  /// (`urn:iconkit:svgspec:1`), which other programs do not draw. Profile and cap insets stay in it in any case: they draw nothing. Comments
  /// stay where they stand. The document must be without errors; the text is empty for one without a root.
  public static func write(_ document: Document, keepExtensions: Bool = false) -> (text: String, diagnostics: [Diagnostic]) {
    var builder = MarkupBuilder(document)
    guard var markup = builder.build() else { return ("", [.error("there is no root element", at: .none)]) }
    let icon = Resolver.resolve(document).icon
    for (name, side) in [("width", icon?.size.width), ("height", icon?.size.height)] {
      // SVG takes other sides for granted than svgspec.
      let isGiven = markup.root[name].map { (try? Length($0))?.isPercent == false } ?? false
      if let side, !isGiven { markup.root[name] = shortest(side) }
    }
    guard !keepExtensions else { return (XMLText.text(of: markup, keepsExtensions: true), builder.diagnostics) }
    var lowering = SVGLowering(markup.root, canvas: canvas(of: icon))
    markup.root = lowering.lowered(markup.root)
    return (XMLText.text(of: markup, keepsExtensions: false), builder.diagnostics + lowering.diagnostics)
  }

  /// What is seen of an icon's content, in its own space.
  private static func canvas(of icon: Icon?) -> Rect {
    guard let icon, let inverse = icon.contentToViewport.inverted else { return Rect(x: 0, y: 0, width: 30, height: 30) }
    return inverse.bounds(of: Rect(x: 0, y: 0, width: icon.size.width, height: icon.size.height))
  }
}
