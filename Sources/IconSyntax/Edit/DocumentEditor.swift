public import IconModel

/// Writes changes into a document's text, in its own syntax, and leaves every other byte as it is.
///
/// Elements are named by the range of their start tag or statement. Each change is nil where it can't be made so.
public final class DocumentEditor {
  let document: Document
  // Most sources are never edited.
  private lazy var elements: [SourceRange: ElementID] = Dictionary(
    document.elements.enumerated().map { ($1.range, $0) }, uniquingKeysWith: { first, _ in first })

  /// Makes an editor.
  public init(_ document: Document) {
    self.document = document
  }

  var bytes: [UInt8] { document.source.bytes }

  /// The element of a range, if it is written there and not put there by an entity.
  func element(at range: SourceRange) -> Element? {
    guard range != .none, range.end <= bytes.count, let id = elements[range] else { return nil }
    let element = document.elements[id]
    let isWritten =
      document.syntax == .svgspec
      ? range.start == element.nameRange.start
      : bytes[range.start] == UInt8(ascii: "<") && bytes[range.end - 1] == UInt8(ascii: ">") && element.nameRange.start == range.start + 1
    return isWritten && !element.isIncomplete ? element : nil
  }

  // MARK: Attributes

  /// Gives an element an attribute, or one that it has another value; `knockout` and `stroke-style` are written as the syntax has them.
  public func set(_ name: String, _ value: String, on range: SourceRange) -> [TextEdit]? {
    guard let element = element(at: range) else { return nil }
    let isAddition = value == "knockout" || name == "stroke-style"
    guard document.syntax == .svg, isAddition else {
      return set(name, value, on: element, element.attribute(name)).map { [$0] }
    }
    guard let (prefix, declaration) = additions else { return nil }
    return set("\(prefix):\(name)", value, on: element, element.attribute(name, in: .iconkit)).map { [$0] + declaration }
  }

  /// Sets an attribute that an element has, or adds it behind the others.
  private func set(_ name: String, _ value: String, on element: Element, _ old: Attribute?) -> TextEdit? {
    if let old { return isVerbatim(old) ? replacing(old, value) : nil }
    return TextEdit(at: insertionPoint(in: element), " \(name)=" + (needsQuotes(value) ? "\"\(value)\"" : value))
  }

  /// A new value for an attribute, with quotes if the old one had none and the new one needs them.
  private func replacing(_ old: Attribute, _ value: String) -> TextEdit {
    let before = bytes[old.valueRange.start - 1]
    let isQuoted = before == UInt8(ascii: "\"") || before == UInt8(ascii: "'")
    return TextEdit(old.valueRange, isQuoted || !needsQuotes(value) ? value : "\"\(value)\"")
  }

  private func needsQuotes(_ value: String) -> Bool {
    document.syntax == .svg || value.isEmpty || value.utf8.contains { $0 == UInt8(ascii: " ") }
  }

  /// Whether a value stands in the source as it reads.
  func isVerbatim(_ attribute: Attribute) -> Bool {
    let range = attribute.valueRange
    guard range.start > 0, range.end <= bytes.count, range.start <= range.end else { return false }
    return bytes[range.start..<range.end].elementsEqual(attribute.value.utf8)
  }

  /// The offset behind an element's last attribute.
  func insertionPoint(in element: Element) -> Int {
    guard let last = element.attributes.map(\.valueRange).max(by: { $0.end < $1.end }), last.end > element.nameRange.end else {
      return element.nameRange.end
    }
    let isQuoted = last.end < bytes.count && (bytes[last.end] == UInt8(ascii: "\"") || bytes[last.end] == UInt8(ascii: "'"))
    return last.end + (isQuoted ? 1 : 0)
  }

  /// The prefix of what svgspec adds to SVG, and what declares it where the document does not.
  private var additions: (prefix: String, declaration: [TextEdit])? {
    guard let root = document.elements.first, element(at: root.range) != nil else { return nil }
    let tag = document.source.text(of: root.range)
    if let prefix = Self.prefixes(declaredIn: tag).first { return (prefix, []) }
    // Somebody else's prefix, or a declaration further inside.
    if String(decoding: bytes, as: UTF8.self).contains("xmlns:iconkit") { return nil }
    return ("iconkit", [TextEdit(at: insertionPoint(in: root), " xmlns:iconkit=\"\(Self.namespace)\"")])
  }

  private static let namespace = "urn:iconkit:svgspec:1"

  /// The prefixes that a tag declares for it.
  private static func prefixes(declaredIn tag: String) -> [String] {
    tag.split(whereSeparator: { $0.isWhitespace || $0 == ">" }).compactMap { word in
      guard word.hasPrefix("xmlns:"), word.hasSuffix("=\"\(namespace)\"") || word.hasSuffix("='\(namespace)'") else { return nil }
      return word.dropFirst(6).split(separator: "=").first.map(String.init)
    }
  }
}
