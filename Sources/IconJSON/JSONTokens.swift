import IconModel

extension JSONScanner {
  /// Reads a word without quotes; nil where none begins.
  mutating func name() throws(Diagnostic) -> String? {
    let start = at
    while let (scalar, length) = try scalar(), Self.isPartOfName(scalar, isFirst: at == start) { skip(length) }
    return at > start ? String(decoding: bytes[start..<at], as: UTF8.self) : nil
  }

  private static func isPartOfName(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_", "$": true
    case "0"..."9": !isFirst
    case "\u{200C}", "\u{200D}": !isFirst
    default: !scalar.isASCII && (isFirst ? scalar.properties.isIDStart : scalar.properties.isIDContinue)
    }
  }

  /// Reads a number.
  mutating func number() throws(Diagnostic) -> Double {
    let start = at
    let isNegative = next == UInt8(ascii: "-")
    if isNegative || next == UInt8(ascii: "+") { skip() }
    let digits = at
    if next == UInt8(ascii: "0"), let x = second, x | 0x20 == UInt8(ascii: "x") {
      let value = try hexadecimal(from: start)
      return isNegative ? -value : value
    }
    let whole = skipDigits()
    let point = at
    let hasPoint = take(".")
    let fraction = hasPoint ? skipDigits() : 0
    var exponent: Int?
    if let e = next, e | 0x20 == UInt8(ascii: "e") {
      skip()
      if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { skip() }
      exponent = skipDigits()
    }
    // Letters behind a number belong to the same mistake.
    let end = at
    _ = try name()
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    let range = SourceRange(start, at)
    if whole + fraction == 0 {
      if syntax == .json5, text.hasSuffix("Infinity") || text.hasSuffix("NaN") {
        throw .error("\(text) is no number that can be used here", at: range)
      }
      throw .error("'\(text)' has no digit", at: range)
    }
    if at > end { throw .error("'\(text)' is no number; a text wants quotes", at: range) }
    if exponent == 0 { throw .error("'\(text)' has no digit in its exponent", at: range) }
    if whole > 1, bytes[digits] == UInt8(ascii: "0") { throw .error("'\(shown(text))' has a zero in front", at: range) }
    if syntax == .strict {
      if bytes[start] == UInt8(ascii: "+") { throw .error("'\(shown(text))' has a plus in front: JSON has none", at: range) }
      if whole == 0 { throw .error("'\(shown(text))' has no digit before its point: JSON wants one", at: range) }
      if hasPoint, fraction == 0 { throw .error("'\(shown(text))' has no digit behind its point: JSON wants one", at: range) }
    }
    // What Swift reads wants digits on both sides of the point.
    let mantissa = String(decoding: bytes[digits..<point], as: UTF8.self)
    let rest = String(decoding: bytes[(hasPoint ? point + 1 : point)..<end], as: UTF8.self)
    let plain = (whole == 0 ? "0" : mantissa) + (hasPoint ? (fraction == 0 ? ".0" : ".") : "") + rest
    guard let value = Double(plain), value.isFinite else { throw .error("'\(shown(text))' is too large a number", at: range) }
    return isNegative ? -value : value
  }

  private mutating func hexadecimal(from start: Int) throws(Diagnostic) -> Double {
    skip(2)
    var value = 0.0
    let digits = at
    while let digit = next.flatMap(Self.digit) {
      value = value * 16 + Double(digit)
      skip()
    }
    let end = at
    _ = try name()
    let text = shown(String(decoding: bytes[start..<at], as: UTF8.self))
    let range = SourceRange(start, at)
    if syntax == .strict { throw .error("'\(text)' is a hexadecimal number: JSON has none", at: range) }
    if end == digits || at > end { throw .error("'\(text)' is no hexadecimal number", at: range) }
    guard value.isFinite else { throw .error("'\(text)' is too large a number", at: range) }
    return value
  }

  private mutating func skipDigits() -> Int {
    let start = at
    while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { skip() }
    return at - start
  }

  /// A text as messages show it: numbers of a thousand digits are cut.
  private func shown(_ text: String) -> String { text.utf8.count > 40 ? text.prefix(39) + "…" : text }

  static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32((byte | 0x20) - UInt8(ascii: "a")) + 10
    default: nil
    }
  }
}
