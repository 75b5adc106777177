import CExpat
import IconModel

/// Says what is wrong with a file that expat refuses, as exactly as the file allows.
struct Malformed {
  let source: SourceText
  /// The elements that were open, outermost first.
  let open: [Element]
  let entities: Entities
  let limits: XMLLimits

  /// The error for a failure of expat's.
  func diagnostic(_ failure: Expat.Failure) -> Diagnostic {
    let offset = failure.offset
    let token = nameRange(at: offset)
    let name = source.text(of: token)
    switch failure.code {
    case XML_ERROR_NO_ELEMENTS:
      return end("the file ends", at: offset)
    case XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR:
      return end("the file ends inside \(construct(at: offset))", at: offset)
    case XML_ERROR_UNCLOSED_CDATA_SECTION:
      return end("the file ends inside a CDATA section", at: offset)
    case XML_ERROR_INVALID_TOKEN:
      return invalidToken(at: offset)
    case XML_ERROR_TAG_MISMATCH:
      guard let last = open.last else { break }
      let found = offset < source.bytes.count && source.bytes[offset] == UInt8(ascii: "<") ? nameRange(at: offset + 2) : token
      let expected = "</\(writtenName(of: last))> (opened at line \(line(of: last)))"
      return .error("mismatched tag: expected \(expected), found </\(source.text(of: found))>", at: found)
    case XML_ERROR_DUPLICATE_ATTRIBUTE:
      return .error("the attribute \(name) is given twice", at: token)
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT:
      return .error("only comments may follow the end of the root element", at: SourceRange(offset, offset + 1))
    case XML_ERROR_MISPLACED_XML_PI:
      return .error("<?xml ...?> must be the very start of the file", at: SourceRange(offset, offset + 5))
    case XML_ERROR_UNDEFINED_ENTITY:
      guard let reference = reference(from: offset, .undeclared) else { break }
      return .error("the entity &\(reference.name); is not declared", at: reference.range)
    case XML_ERROR_RECURSIVE_ENTITY_REF:
      guard let reference = reference(from: offset, .declared) else { break }
      return .error("the entity &\(reference.name); refers to itself", at: reference.range)
    case XML_ERROR_BAD_CHAR_REF:
      let reference = Entities.reference(at: offset, in: source)
      return .error("\(source.text(of: reference)) is no character that XML allows", at: reference)
    case XML_ERROR_ATTRIBUTE_EXTERNAL_ENTITY_REF:
      guard let reference = reference(from: offset, .external) else { break }
      return .error("an attribute refers to the entity &\(reference.name); outside the file", at: reference.range)
    case XML_ERROR_AMPLIFICATION_LIMIT_BREACH:
      return .error(XMLFault.expansion(limits.expandedBytes), at: reference(from: offset, .declared)?.range ?? SourceRange(offset, offset))
    default:
      break
    }
    return .error(failure.text, at: SourceRange(offset, min(offset + 1, source.bytes.count)))
  }

  /// An error at the end of the file, with the element that it leaves open.
  private func end(_ message: String, at offset: Int) -> Diagnostic {
    let range = SourceRange(min(offset, source.bytes.count), source.bytes.count)
    guard let last = open.last else { return .error(message + (message == "the file ends" ? " without a root element" : ""), at: range) }
    let name = writtenName(of: last)
    return .error("\(message): </\(name)> is missing (opened at line \(line(of: last)))", at: range)
  }

  private func construct(at offset: Int) -> String {
    let rest = source.bytes[min(offset, source.bytes.count)...]
    if rest.starts(with: "<!--".utf8) { return "a comment" }
    if rest.starts(with: "<![CDATA[".utf8) { return "a CDATA section" }
    if rest.starts(with: "<?".utf8) { return "a processing instruction" }
    if rest.starts(with: "<!".utf8) { return "a declaration" }
    if rest.starts(with: "</".utf8) { return "an end tag" }
    if rest.starts(with: "<".utf8) { return "a start tag" }
    if rest.starts(with: "&".utf8) { return "an entity reference" }
    return "a character"
  }

  /// expat's "not well-formed (invalid token)", told apart.
  private func invalidToken(at offset: Int) -> Diagnostic {
    guard offset < source.bytes.count else { return .error("not well-formed", at: SourceRange(offset, offset)) }
    let bytes = source.bytes
    let byte = bytes[offset]
    let range = SourceRange(offset, offset + characterLength(at: offset))
    if byte < 0x20, !isXMLSpace(byte) { return .error("the control character \(hexadecimal(byte)) is not allowed in XML", at: range) }
    let character = source.text(of: range)
    if byte >= 0x80, character.unicodeScalars.contains("\u{FFFD}"), !bytes[offset...].starts(with: "\u{FFFD}".utf8) {
      return .error(
        "the byte \(hexadecimal(byte)) at offset \(offset) is not UTF-8; save the file as UTF-8, or declare its encoding", at: range)
    }
    let before = bytes[..<offset]
    if let ampersand = before.lastIndex(where: { !isNamePart($0) }), bytes[ampersand] == UInt8(ascii: "&") {
      return .error("an & that begins no entity is written &amp;", at: SourceRange(ampersand, offset))
    }
    if before.last(where: { !isXMLSpace($0) }) == UInt8(ascii: "=") {
      return .error("found \(quoted(character)) where a quote should open an attribute's value", at: range)
    }
    if before.suffix(2).elementsEqual("--".utf8) { return .error("a comment may not hold \"--\"", at: SourceRange(offset - 2, offset)) }
    if before.suffix(2).elementsEqual("]]".utf8) {
      return .error("\"]]>\" in text is written ]]&gt;", at: SourceRange(offset - 2, offset + 1))
    }
    if byte == UInt8(ascii: "<") { return .error("found \"<\" inside a tag or a value; in a value it is written &lt;", at: range) }
    return .error("not well-formed: found \(quoted(character)) where it cannot stand", at: range)
  }

  /// Roughly: what does not end a name.
  private func isNamePart(_ byte: UInt8) -> Bool { !isXMLSpace(byte) && !"&<>;='\"".utf8.contains(byte) }

  private func quoted(_ character: String) -> String { character == "\"" ? "'\"'" : "\"\(character)\"" }

  private func characterLength(at offset: Int) -> Int {
    var end = offset + 1
    while end < min(offset + 4, source.bytes.count), source.bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end - offset
  }

  /// The name with its prefix, unless the element comes out of an entity.
  private func writtenName(of element: Element) -> String {
    let name = source.text(of: element.nameRange)
    return name.hasPrefix("&") ? element.name : name
  }

  private func line(of element: Element) -> Int { source.place(of: element.range.start).line }

  private func nameRange(at offset: Int) -> SourceRange {
    var end = min(offset, source.bytes.count)
    let stops: [UInt8] = [UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "=")]
    while end < source.bytes.count, !isXMLSpace(source.bytes[end]), !stops.contains(source.bytes[end]) { end += 1 }
    return SourceRange(offset, end)
  }

  /// What expat complains about, which it places in text but not in an attribute's value.
  private func reference(from offset: Int, _ kind: Entities.Kind) -> (name: String, range: SourceRange)? {
    let rest = source.bytes[min(offset, source.bytes.count)...].dropFirst()
    let end = rest.firstIndex(of: UInt8(ascii: "<")) ?? rest.endIndex
    return entities.firstReference(in: SourceRange(offset, end), of: source, kind)
  }
}
