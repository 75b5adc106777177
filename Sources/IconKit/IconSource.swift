import IconLint
@_exported public import IconModel
import IconPNG
import IconSyntax
import IconXML

/// A source that has been read: what is written, the icon it resolves to, and what is to be said about it.
///
/// ```swift
/// let source = IconSource(name: "docs.svgspec", bytes: bytes)
/// let png = try source.render()[0].png
/// ```
public struct IconSource: Sendable {
  /// In one place, for copies are handed from step to step.
  private let contents: Contents

  private final class Contents: Sendable {
    let text: SourceText
    let document: Document?
    let icon: Icon?
    let isVerbatim: Bool
    let diagnostics: [Diagnostic]

    init(text: SourceText, document: Document?, icon: Icon?, isVerbatim: Bool, diagnostics: [Diagnostic]) {
      self.text = text
      self.document = document
      self.icon = icon
      self.isVerbatim = isVerbatim
      self.diagnostics = diagnostics
    }
  }

  /// The source as UTF-8.
  public var text: SourceText { contents.text }
  /// The elements as written; nil where the syntax is too broken for that.
  public var document: Document? { contents.document }
  /// What is drawn; nil where there is an error.
  public var icon: Icon? { contents.icon }
  /// Whether the text is what is in the file: not what was packed in it, or in another encoding.
  var isVerbatim: Bool { contents.isVerbatim }
  /// Errors, warnings and notes in the order of their places.
  public var diagnostics: [Diagnostic] { contents.diagnostics }

  /// Reads a source.
  ///
  /// The content tells the syntax (`.svg`, also packed as `.svgz`, or `.svgspec`); the name is for messages, and for content that tells
  /// nothing. Never fails: what is wrong is in `diagnostics`.
  public init(name: String, bytes: [UInt8]) {
    let text: SourceText
    var diagnostics: [Diagnostic]
    var document: Document?
    if Self.isXML(bytes, name: name) {
      (text, diagnostics) = XMLDecoding.source(name: name, bytes: bytes)
      if !diagnostics.hasError {
        let (read, found) = XMLReader.read(text)
        document = read
        diagnostics += found
      }
    } else {
      text = SourceText(name: name, bytes: bytes)
      (document, diagnostics) = SVGSpecReader.read(text)
    }
    // What is no source at all is wrong in more ways than anybody wants to hear.
    if diagnostics.hasError, let kind = FileKind.phraseForNoSource(bytes) {
      document = nil
      diagnostics = [.error("not the source of an icon: \(kind)", at: .none)]
    }
    var icon: Icon?
    if let document {
      let (resolved, found) = Resolver.resolve(document)
      icon = resolved
      // What the reader has complained about, nobody needs to hear of again.
      let faults = diagnostics.filter { $0.severity == .error }.map(\.range)
      diagnostics += faults.isEmpty ? found : found.filter { new in !faults.contains { $0.overlaps(new.range) } }
      if let unknown = Self.unknownProfile(of: icon, document) { diagnostics.append(unknown) }
    }
    contents = Contents(
      text: text, document: document, icon: diagnostics.hasError ? nil : icon, isVerbatim: text.bytes == bytes,
      diagnostics: diagnostics.count < 2 ? diagnostics : diagnostics.sorted { $0.range.start < $1.range.start })
  }

  /// Whether there is an error, so that nothing can be drawn.
  public var hasErrors: Bool { diagnostics.hasError }

  /// Whether a source is to be read as XML: it begins as XML does, perhaps packed by gzip or in UTF-16, or it has the name and does not begin
  /// as svgspec does.
  private static func isXML(_ bytes: [UInt8], name: String) -> Bool {
    looksLikeXML(bytes) || hasSVGName(name) && !looksLikeSVGSpec(bytes)
  }

  /// Whether a file that begins so could be the source of an icon.
  package static func looksLikeSource(_ head: [UInt8]) -> Bool { looksLikeXML(head) || looksLikeSVGSpec(head) }

  /// Whether a source of this beginning is XML, perhaps packed by gzip or in UTF-16.
  static func looksLikeXML(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0x1F, 0x8B]) { return true }
    // UTF-16 has a NUL beside its "<", with a byte order mark or without.
    let units = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) ? bytes.dropFirst(2) : bytes[...]
    if units.starts(with: [0x3C, 0]) || units.starts(with: [0, 0x3C]) { return true }
    return firstVisible(bytes).first == UInt8(ascii: "<")
  }

  /// Whether the first word is `icon`, or a comment.
  private static func looksLikeSVGSpec(_ bytes: [UInt8]) -> Bool {
    let start = firstVisible(bytes)
    return start.first == UInt8(ascii: "#") || start.starts(with: "icon".utf8)
  }

  private static func hasSVGName(_ name: String) -> Bool {
    let ending = name.utf8.suffix(5).map { $0 | 0x20 }
    return ending.suffix(4) == Array(".svg".utf8) || ending == Array(".svgz".utf8)
  }

  /// The bytes without a byte order mark and white space at their beginning.
  private static func firstVisible(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return body.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }

  /// What is to be said of a profile that there is not: an error in svgspec, which is strict.
  private static func unknownProfile(of icon: Icon?, _ document: Document) -> Diagnostic? {
    guard let id = icon?.profile, Profile.named(id) == nil, let root = document.elements.first else { return nil }
    let attribute = root.attribute("profile") ?? root.attribute("profile", in: .iconkit)
    let proposal =
      NearestName.find(id, among: Profile.all.map(\.id)).map { " (did you mean '\($0)'?)" }
      ?? " (own profiles are given by 'files' of the configuration)"
    let range = attribute?.valueRange ?? root.nameRange
    let message = "unknown profile '\(id)'\(proposal)"
    return document.syntax == .svgspec ? .error(message, at: range) : .warning("\(message); tabbar is taken", at: range)
  }
}

extension [Diagnostic] {
  fileprivate var hasError: Bool { contains { $0.severity == .error } }
}
