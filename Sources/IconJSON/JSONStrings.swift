import IconModel

extension JSONScanner {
  /// Reads a text in quotes.
  mutating func string() throws(Diagnostic) -> String {
    let start = at
    let quote: Unicode.Scalar = next == UInt8(ascii: "'") ? "'" : "\""
    if quote == "'", syntax == .strict {
      throw .error("single quotes: JSON wants double ones", at: SourceRange(start, start + 1))
    }
    skip()
    var text = String.UnicodeScalarView()
    while let (scalar, length) = try scalar() {
      switch scalar {
      case quote:
        skip()
        return String(text)
      case "\\": if let escaped = try escape() { text.append(escaped) }
      case "\n", "\r": throw notClosed(start, quote, "the line ends")
      case "\u{0}"..<"\u{20}" where syntax == .strict:
        let code = "U+\(Self.hexadecimal(scalar.value, 4).uppercased())"
        throw .error("the control character \(code) in a string: JSON wants \(Self.escape(for: scalar))", at: SourceRange(at, at + 1))
      default:
        text.append(scalar)
        skip(length)
      }
    }
    throw notClosed(start, quote, "the file ends")
  }

  private func notClosed(_ start: Int, _ quote: Unicode.Scalar, _ why: String) -> Diagnostic {
    .error("string not closed: \(why) before its \(quote)", at: SourceRange(start, at))
  }

  private static func escape(for scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\t": "\\t"
    case "\u{8}": "\\b"
    case "\u{C}": "\\f"
    default: "\\u" + hexadecimal(scalar.value, 4)
    }
  }

  /// Reads what follows a backslash; nil for a line that goes on.
  private mutating func escape() throws(Diagnostic) -> Unicode.Scalar? {
    let start = at
    skip()
    guard let (scalar, length) = try scalar() else { throw .error("the file ends behind a backslash", at: SourceRange(start, at)) }
    skip(length)
    switch scalar {
    case "\"", "\\", "/": return scalar
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try unicodeEscape(from: start)
    default: break
    }
    let range = SourceRange(start, at)
    guard syntax == .json5 else { throw .error("unknown escape '\\\(scalar)'", at: range) }
    switch scalar {
    case "v": return "\u{B}"
    case "x":
      // Latin 1: all of them are characters.
      return Unicode.Scalar(try hexadecimalDigits(2, from: start))
    case "0":
      if let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { throw .error("octal escapes are none", at: range) }
      return "\u{0}"
    case "1"..."9": throw .error("unknown escape '\\\(scalar)'", at: range)
    case "\r":
      _ = take("\n")
      return nil
    case "\n", "\u{2028}", "\u{2029}": return nil
    default: return scalar
    }
  }

  /// Reads the digits behind `\u`, and of the half of a character the other half.
  private mutating func unicodeEscape(from start: Int) throws(Diagnostic) -> Unicode.Scalar {
    let unit = try hexadecimalDigits(4, from: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let half = "\\u\(Self.hexadecimal(unit, 4)) is half of a character"
    let range = SourceRange(start, at)
    guard unit < 0xDC00 else { throw .error("\(half) without the half before it", at: range) }
    guard next == UInt8(ascii: "\\"), second == UInt8(ascii: "u") else { throw .error("\(half) without the half behind it", at: range) }
    let other = at
    skip(2)
    let low = try hexadecimalDigits(4, from: other)
    guard (0xDC00...0xDFFF).contains(low), let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) else {
      throw .error("\(half), and \\u\(Self.hexadecimal(low, 4)) is not its other one", at: SourceRange(start, at))
    }
    return scalar
  }

  private mutating func hexadecimalDigits(_ count: Int, from start: Int) throws(Diagnostic) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let digit = next.flatMap(Self.digit) else {
        let escape = String(decoding: bytes[start..<at], as: UTF8.self)
        throw .error("'\(escape)' wants \(count) hexadecimal digits, found \(found())", at: SourceRange(start, at))
      }
      value = value << 4 | digit
      skip()
    }
    return value
  }
}
