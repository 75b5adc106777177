import IconModel

/// The bytes of a document and how far they are read.
struct JSONScanner {
  let source: SourceText
  let bytes: [UInt8]
  let syntax: JSONSyntax
  private(set) var at: Int

  init(_ source: SourceText, _ syntax: JSONSyntax) {
    self.source = source
    self.syntax = syntax
    bytes = source.bytes
    at = source.byteOrderMarkLength
  }

  var isAtEnd: Bool { at >= bytes.count }

  /// The next byte; nil at the end.
  var next: UInt8? { at < bytes.count ? bytes[at] : nil }

  /// The byte behind the next one.
  var second: UInt8? { at + 1 < bytes.count ? bytes[at + 1] : nil }

  mutating func skip(_ count: Int = 1) { at += count }

  /// Takes a byte, if it is the next one.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    at += 1
    return true
  }

  /// The next character and its length in bytes; nil at the end.
  ///
  /// - Throws: where the bytes are no UTF-8.
  func scalar() throws(Diagnostic) -> (scalar: Unicode.Scalar, length: Int)? {
    guard let byte = next else { return nil }
    if byte < 0x80 { return (Unicode.Scalar(byte), 1) }
    var iterator = bytes[at...].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    guard case .valid(let encoded) = parser.parseScalar(from: &iterator) else {
      throw .error("not UTF-8: the byte 0x\(Self.hexadecimal(UInt32(byte), 2)) begins no character", at: SourceRange(at, at + 1))
    }
    return (Unicode.UTF8.decode(encoded), encoded.count)
  }

  /// Passes over white space and, in JSON5, comments.
  mutating func skipSpace() throws(Diagnostic) {
    while let byte = next {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: at += 1
      case UInt8(ascii: "/"): guard try skipComment() else { return }
      case 0x0B, 0x0C, 0x80...:
        guard syntax == .json5, let (scalar, length) = try scalar(), Self.isSpace(scalar) else { return }
        at += length
      default: return
      }
    }
  }

  /// Passes over a comment; false where none begins.
  private mutating func skipComment() throws(Diagnostic) -> Bool {
    let start = at
    guard second == UInt8(ascii: "/") || second == UInt8(ascii: "*") else { return false }
    guard syntax == .json5 else { throw .error("a comment: JSON has none", at: SourceRange(at, at + 2)) }
    let isBlock = second == UInt8(ascii: "*")
    at += 2
    while let (scalar, length) = try scalar() {
      at += length
      if isBlock ? scalar == "*" && take("/") : Self.isLineEnd(scalar) { return true }
    }
    if isBlock { throw .error("comment not closed: no '*/' follows", at: SourceRange(start, start + 2)) }
    return true
  }

  /// Whether JSON5 takes a character beyond ASCII's blanks for white space.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0B, 0x0C, 0x2028, 0x2029, 0xFEFF: true
    default: scalar.properties.generalCategory == .spaceSeparator
    }
  }

  /// Whether a character ends a line in JSON5.
  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x0D, 0x2028, 0x2029: true
    default: false
    }
  }

  /// What stands at the place that is reached, for messages: `'}'`, `the end of the file`.
  func found() -> String {
    guard !isAtEnd else { return "the end of the file" }
    guard let (scalar, _) = try? scalar() else { return "a byte that is no UTF-8" }
    return "'\(scalar)'"
  }

  /// The range of the character at the place that is reached.
  var hereRange: SourceRange {
    let length = (try? scalar())?.length ?? (isAtEnd ? 0 : 1)
    return SourceRange(at, at + length)
  }

  static func hexadecimal(_ value: UInt32, _ digits: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
