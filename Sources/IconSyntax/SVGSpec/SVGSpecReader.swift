public import IconModel

/// Reads svgspec.
public enum SVGSpecReader {
  /// Reads a source into elements and says everything that is wrong with its structure and its names.
  ///
  /// Values are not looked at; that is the resolver's work. With errors, the document holds what could be read, so that the resolver can look for
  /// more; it is nil where hardly anything could. A document with errors must not be drawn. The root's element is named `icon`, as written.
  /// Diagnostics come in the order of their places.
  public static func read(
    _ source: SourceText, limits: SVGSpecLimits = .standard
  ) -> (document: Document?, diagnostics: [Diagnostic]) {
    let (tree, document, diagnostics) = readTree(source, limits: limits)
    return (tree == nil ? nil : document, diagnostics)
  }

  /// Reads a source and gives its parts as well; nil where it was not read to its end.
  static func readTree(_ source: SourceText, limits: SVGSpecLimits) -> (tree: SVGSpecTree?, document: Document, diagnostics: [Diagnostic]) {
    let nothing = Document(source: source, syntax: .svgspec, elements: [])
    guard source.bytes.count <= limits.sourceBytes else {
      let message = SVGSpecMessage.tooLong(source.bytes.count, limit: limits.sourceBytes)
      return (nil, nothing, [.error(message, at: .none)])
    }
    if let fault = SVGSpecEncoding.fault(in: source.bytes) { return (nil, nothing, [fault]) }
    var parser = SVGSpecParser(source: source, limits: limits)
    parser.parse()
    guard !parser.isCutShort else { return (nil, nothing, parser.faults.sorted) }
    guard !parser.tree.statements.isEmpty else {
      if parser.faults.isEmpty { parser.faults.add(SVGSpecMessage.empty, at: .none) }
      return (nil, nothing, parser.faults.sorted)
    }
    var builder = SVGSpecBuilder(source: source, tree: parser.tree, faults: parser.faults)
    builder.build()
    return (parser.tree, builder.document, builder.faults.sorted)
  }
}
