@_exported public import IconModel
import IconSyntax
import IconXML

/// A source that has been read: what is written, the icon it resolves to, and what is to be said about it.
///
/// ```swift
/// let source = IconSource(name: "docs.svgspec", bytes: bytes)
/// let png = try source.render()[0].png
/// ```
public struct IconSource: Sendable {
  /// The source as UTF-8.
  public let text: SourceText
  /// The elements as written; nil where the syntax is too broken for that.
  public let document: Document?
  /// What is drawn; nil where there is an error.
  public let icon: Icon?
  /// Errors, warnings and notes in the order of their places.
  public let diagnostics: [Diagnostic]

  /// Reads a source.
  ///
  /// The content tells the syntax (`.svg`, also packed as `.svgz`, or `.svgspec`); the name is for messages only. Never fails: what is
  /// wrong is in `diagnostics`.
  public init(name: String, bytes: [UInt8]) {
    var diagnostics: [Diagnostic]
    if Self.looksLikeXML(bytes) {
      (text, diagnostics) = XMLDecoding.source(name: name, bytes: bytes)
      let (document, found) = XMLReader.read(text)
      self.document = document
      diagnostics += found
    } else {
      text = SourceText(name: name, bytes: bytes)
      (document, diagnostics) = SVGSpecReader.read(text)
    }
    var icon: Icon?
    if let document {
      let (resolved, found) = Resolver.resolve(document)
      icon = resolved
      diagnostics += found
    }
    self.icon = diagnostics.contains { $0.severity == .error } ? nil : icon
    self.diagnostics = diagnostics.count < 2 ? diagnostics : diagnostics.sorted { $0.range.start < $1.range.start }
  }

  /// Whether there is an error, so that nothing can be drawn.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Whether a source of this beginning is XML, perhaps packed by gzip or in UTF-16; all else is svgspec.
  static func looksLikeXML(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0x1F, 0x8B]) || bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
    // UTF-16 without a byte order mark has a NUL beside its "<".
    if bytes.starts(with: [0x3C, 0]) || bytes.starts(with: [0, 0x3C]) { return true }
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return body.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D } == UInt8(ascii: "<")
  }
}
