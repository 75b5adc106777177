import IconModel

/// A colour as written.
enum ColorValue: Sendable, Hashable {
  case color(Color)
  case currentColor

  /// The colour, given what `currentColor` is.
  func resolved(_ current: Color) -> Color {
    switch self {
    case .color(let color): color
    case .currentColor: current
    }
  }

  static func parse(_ text: String) throws(ValueFault) -> ColorValue {
    try text.scanWhole { scanner throws(ValueFault) in
      guard let value = try read(&scanner) else { throw scanner.expected(wanted) }
      return value
    }
  }

  static let wanted = "a colour such as red, #f00 or rgb(255 0 0)"

  /// Reads a colour; nil, without a step, where none starts.
  static func read(_ scanner: inout Scanner) throws(ValueFault) -> ColorValue? {
    if scanner.peek == UInt8(ascii: "#") { return .color(try hex(&scanner)) }
    let name = scanner.wordAhead
    guard !name.isEmpty else { return nil }
    if scanner.peek(name.count) == UInt8(ascii: "(") {
      return try ColorFunction.read(&scanner, name: name).map { .color($0) }
    }
    if scanner.spells("currentcolor", at: name) {
      scanner.move(to: name.upperBound)
      return .currentColor
    }
    let text = scanner.text(name)
    guard let color = ColorNames.color(text) ?? ColorNames.color(text.lowercased()) else { return nil }
    scanner.move(to: name.upperBound)
    return .color(color)
  }

  /// Reads `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
  private static func hex(_ scanner: inout Scanner) throws(ValueFault) -> Color {
    let start = scanner.index
    scanner.advance()
    let digits = scanner.word()
    var value: UInt32 = 0
    let fault = ValueFault(message: "expected 3, 4, 6 or 8 hexadecimal digits after '#'", range: start..<digits.upperBound)
    guard [3, 4, 6, 8].contains(digits.count) else { throw fault }
    var reader = scanner
    reader.move(to: digits.lowerBound)
    for _ in digits {
      guard let digit = hexDigit(reader.peek) else { throw fault }
      value = value << 4 | digit
      // A short form's digit counts twice.
      if digits.count <= 4 { value = value << 4 | digit }
      reader.advance()
    }
    if digits.count == 3 || digits.count == 6 { value = value << 8 | 0xFF }
    return Color(UInt8(value >> 24), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF))
  }

  private static func hexDigit(_ byte: UInt8) -> UInt32? {
    if byte.isDigit { return UInt32(byte - 0x30) }
    let letter = byte.lowercased
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "f") ? UInt32(letter - UInt8(ascii: "a") + 10) : nil
  }
}
