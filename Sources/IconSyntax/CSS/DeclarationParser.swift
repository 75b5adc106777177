import IconModel

/// Reads declarations, of a `style` attribute or between a rule's braces.
///
/// What is invalid is left out up to the next semicolon, with a fault.
struct DeclarationParser {
  /// Where the text goes on.
  var scanner: CSSScanner
  private(set) var declarations: [Declaration] = []
  var faults: CSSFaults

  /// Starts where a scanner stands.
  init(_ scanner: CSSScanner, faults: CSSFaults = CSSFaults()) {
    self.scanner = scanner
    self.faults = faults
  }

  /// Reads to the end of the text, or behind the brace that closes the block; at most so many declarations.
  mutating func parse(inBlock: Bool, limit: Int) {
    while true {
      scanner.skipSpace()
      guard let byte = scanner.current else { return }
      if byte == UInt8(ascii: "}"), inBlock {
        scanner.position += 1
        return
      }
      if byte == UInt8(ascii: ";") {
        scanner.position += 1
      } else {
        parseDeclaration(inBlock: inBlock, limit: limit)
      }
    }
  }

  private mutating func parseDeclaration(inBlock: Bool, limit: Int) {
    let stops: CSSScanner.Stops = inBlock ? [.semicolon, .closingBrace, .blockEnd] : [.semicolon, .blockEnd]
    let start = scanner.position
    let property = scanner.identifier()
    let nameEnd = scanner.position
    scanner.skipSpace()
    let hasColon = scanner.skip(UInt8(ascii: ":"))
    scanner.skipSpace()
    let components = scanner.skipComponents(to: stops)
    if components.endsWithBlock { return faults.add("rules inside rules are not supported", at: start..<components.range.upperBound) }
    guard let property else {
      return faults.add("\"\(scanner.character(at: start))\" begins no property", at: start..<components.range.upperBound)
    }
    guard hasColon else { return faults.add("\":\" is missing behind \"\(shortened(property))\"", at: start..<nameEnd) }
    if let fault = components.fault { return faults.add(fault) }
    guard declarations.count < limit else {
      return faults.add("more than the limit of \(Grouped(CSSLimits.declarations)) declarations", at: start..<nameEnd)
    }
    let value = Value(components, of: scanner.bytes)
    guard !value.text.isEmpty else { return faults.add("\"\(shortened(property))\" has no value", at: start..<nameEnd) }
    declarations.append(
      Declaration(
        property: property.utf8.starts(with: "--".utf8) ? property : property.lowercased(), value: value.text, important: value.isImportant,
        valueRange: value.range))
  }
}

/// A declaration's value, cut out of its component values.
private struct Value {
  var text: String
  var isImportant: Bool
  var range: Range<Int>

  /// Takes off comments, white space and `!important`.
  init(_ components: CSSScanner.Components, of bytes: [UInt8]) {
    let written = trimmed(bytes[components.range])
    guard !components.hasComment else {
      let (value, isImportant) = Self.withoutImportance(trimmed(withoutComments(written)[...]))
      (text, self.isImportant, range) = (String(decoding: value, as: UTF8.self), isImportant, written.startIndex..<written.endIndex)
      return
    }
    let (value, isImportant) = Self.withoutImportance(written)
    (text, self.isImportant, range) = (String(decoding: value, as: UTF8.self), isImportant, value.startIndex..<value.endIndex)
  }

  private static func withoutImportance(_ value: ArraySlice<UInt8>) -> (ArraySlice<UInt8>, Bool) {
    let word = "important"
    guard value.count > word.utf8.count, value.suffix(word.utf8.count).elementsEqual(word.utf8, by: { $0 | 0x20 == $1 }) else {
      return (value, false)
    }
    let rest = trimmed(value.dropLast(word.utf8.count))
    return rest.last == UInt8(ascii: "!") ? (trimmed(rest.dropLast()), true) : (value, false)
  }
}

/// Without white space at its ends.
func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  var bytes = bytes
  while let first = bytes.first, isCSSSpace(first) { bytes.removeFirst() }
  while let last = bytes.last, isCSSSpace(last) { bytes.removeLast() }
  return bytes
}

/// With a space for each comment outside of strings.
func withoutComments(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
  var scanner = CSSScanner(bytes)
  var result: [UInt8] = []
  while let byte = scanner.current {
    let start = scanner.position
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      _ = scanner.string()
    } else if scanner.starts(with: "/*") {
      scanner.skipComment()
      result.append(0x20)
      continue
    } else {
      scanner.position += 1
    }
    result += scanner.bytes[start..<scanner.position]
  }
  return result
}
