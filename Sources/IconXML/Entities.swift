import IconModel

/// The entities that a document declares.
struct Entities {
  /// What a reference may refer to.
  enum Kind {
    case undeclared
    /// By the document, here or elsewhere.
    case declared
    /// In another file.
    case external
  }

  private var kinds: [String: Kind] = [:]

  var count: Int { kinds.count }

  /// Takes up a declaration; of several with one name the first counts (XML 1.0, section 4.2).
  mutating func declare(_ name: String, isExternal: Bool) {
    if kinds[name] == nil { kinds[name] = isExternal ? .external : .declared }
  }

  /// The first reference in a range to an entity of a kind; references to characters and to XML's own entities are none.
  func firstReference(in range: SourceRange, of source: SourceText, _ kind: Kind) -> (name: String, range: SourceRange)? {
    let end = min(range.end, source.bytes.count)
    var rest = source.bytes[min(range.start, end)..<end]
    while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")) {
      let place = Self.reference(at: ampersand, in: source)
      let name = source.text(of: SourceRange(ampersand + 1, place.end - 1))
      rest = rest[min(place.end, end)...]
      if !name.hasPrefix("#"), !Self.predefined.contains(name), matches(name, kind) { return (name, place) }
    }
    return nil
  }

  private func matches(_ name: String, _ kind: Kind) -> Bool {
    switch kind {
    case .undeclared: kinds[name] == nil
    case .declared: kinds[name] != nil
    case .external: kinds[name] == .external
    }
  }

  private static let predefined = ["amp", "lt", "gt", "quot", "apos"]

  /// The place of the reference that begins at a byte.
  static func reference(at offset: Int, in source: SourceText) -> SourceRange {
    let rest = source.bytes[min(offset, source.bytes.count)...]
    let end = rest.firstIndex { $0 == UInt8(ascii: ";") || isXMLSpace($0) } ?? rest.endIndex
    return SourceRange(offset, min(end + 1, source.bytes.count))
  }
}
