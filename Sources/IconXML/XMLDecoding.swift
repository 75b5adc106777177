public import IconModel

/// Makes UTF-8 of the bytes of an SVG file.
public enum XMLDecoding {
  /// The source of a file's bytes: unpacked where they are gzip's (`.svgz`), and in UTF-8.
  ///
  /// Reads UTF-8, UTF-16 and windows-1252 (that is ISO 8859-1 and ASCII too, as the Encoding Standard has it), known by byte order mark,
  /// by the zero bytes of UTF-16, or by the XML declaration. Other encodings that contain ASCII are read as windows-1252 with a warning,
  /// since all that draws is ASCII. With an error among the diagnostics the source is empty.
  public static func source(name: String, bytes: [UInt8], limits: XMLLimits = .standard) -> (SourceText, [Diagnostic]) {
    do throws(Diagnostic) {
      let unpacked = bytes.starts(with: Gzip.magic) ? try Gzip.unpack(bytes, limit: limits.sourceBytes) : bytes
      guard unpacked.count <= limits.sourceBytes else { throw .error(XMLFault.size(unpacked.count, limits.sourceBytes), at: .none) }
      let (text, warning) = try decode(unpacked)
      return (SourceText(name: name, bytes: text), warning.map { [$0] } ?? [])
    } catch {
      return (SourceText(name: name, bytes: []), [error])
    }
  }

  private static func decode(_ bytes: [UInt8]) throws(Diagnostic) -> ([UInt8], Diagnostic?) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (bytes, nil) }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw .error("the encoding UTF-32 is not supported; save the file as UTF-8", at: .none)
    }
    if bytes.starts(with: [0xFE, 0xFF]) { return (try utf16(bytes.dropFirst(2), bigEndian: true), nil) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (try utf16(bytes.dropFirst(2), bigEndian: false), nil) }
    if bytes.starts(with: [0, UInt8(ascii: "<")]) { return (try utf16(bytes[...], bigEndian: true), nil) }
    if bytes.starts(with: [UInt8(ascii: "<"), 0]) { return (try utf16(bytes[...], bigEndian: false), nil) }
    guard let range = declaredEncoding(bytes) else { return (bytes, nil) }
    let declared = String(decoding: bytes[range.start..<range.end], as: UTF8.self)
    let label = declared.lowercased()
    if utf8Labels.contains(label) || bytes.allSatisfy({ $0 < 0x80 }) { return (bytes, nil) }
    if windows1252Labels.contains(label) { return (windows1252(bytes), nil) }
    if label.hasPrefix("utf-16") { return (bytes, .warning("the file says it is \(declared), but is read as UTF-8", at: range)) }
    return (
      windows1252(bytes),
      .warning("the encoding \(declared) is not known; names, comments and text outside ASCII come out wrong", at: range)
    )
  }

  private static let utf8Labels = ["utf-8", "utf8"]
  private static let windows1252Labels = [
    "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "latin-1", "l1", "windows-1252", "cp1252", "us-ascii", "ascii",
  ]

  /// The place of the encoding's name in `<?xml version="1.0" encoding="..."?>`.
  private static func declaredEncoding(_ bytes: [UInt8]) -> SourceRange? {
    guard bytes.starts(with: "<?xml".utf8), let end = bytes.prefix(longestDeclaration).firstIndex(of: UInt8(ascii: ">")) else { return nil }
    var tag = StartTag(bytes: bytes, range: SourceRange(1, end))
    while let attribute = tag.next() {
      if bytes[attribute.name.start..<attribute.name.end].elementsEqual("encoding".utf8) { return attribute.value }
    }
    return nil
  }

  /// A declaration says three short things; who writes more than this means something else.
  private static let longestDeclaration = 1024
}
