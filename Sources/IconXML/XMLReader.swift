public import IconModel

/// Reads SVG's XML into elements, by expat.
public enum XMLReader {
  /// Reads a document in UTF-8 (`XMLDecoding` makes that of other encodings), and never opens any other file.
  ///
  /// Ranges are byte offsets into the source. A malformed file, one over a limit, or one whose root is not SVG's has no document but one
  /// error, after the warnings; XML allows no guesses at what a malformed file means (XML 1.0, section 1.2, "fatal error").
  public static func read(
    _ source: SourceText, limits: XMLLimits = .standard
  ) -> (document: Document?, diagnostics: [Diagnostic]) {
    if let refusal = refusal(of: source, limits) { return (nil, [refusal]) }
    guard let expat = Expat(builder: DocumentBuilder(source: source, limits: limits)) else {
      return (nil, [.error(XMLFault.outOfMemory, at: .none)])
    }
    let failure = expat.parse(source.bytes)
    let builder = expat.builder
    let warnings = builder.warnings.diagnostics
    if let fault = builder.fault { return (nil, warnings + [fault]) }
    if let failure {
      let open = builder.open.map { builder.elements[$0.id] }
      let malformed = Malformed(source: source, open: open, entities: builder.entities, limits: limits)
      return (nil, warnings + [malformed.diagnostic(failure)])
    }
    return (builder.document, warnings)
  }

  /// Why a source need not be parsed at all.
  private static func refusal(of source: SourceText, _ limits: XMLLimits) -> Diagnostic? {
    let bytes = source.bytes
    guard bytes.count <= limits.sourceBytes else { return .error(XMLFault.size(bytes.count, limits.sourceBytes), at: .none) }
    guard let start = bytes.indices.dropFirst(source.byteOrderMarkLength).first(where: { !isXMLSpace(bytes[$0]) }) else {
      return .error(XMLFault.empty, at: .none)
    }
    guard bytes[start] != UInt8(ascii: "<") else {
      // Told that it is UTF-8, expat believes UTF-16 when it sees it.
      return bytes.count > start + 1 && bytes[start + 1] == 0 ? .error(XMLFault.notUTF8, at: SourceRange(start, start + 2)) : nil
    }
    return .error(XMLFault.notXML(description(ofStart: bytes, at: start)), at: SourceRange(start, start + 1))
  }

  /// The first byte, readable where it is one of ASCII's.
  private static func description(ofStart bytes: [UInt8], at start: Int) -> String {
    let byte = bytes[start]
    return byte > 0x20 && byte < 0x7F ? "\"\(Unicode.Scalar(byte))\"" : "the byte \(hexadecimal(byte))"
  }
}
