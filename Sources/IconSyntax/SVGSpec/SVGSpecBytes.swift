import IconModel

/// The bytes of the grammar.
enum Byte {
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space = UInt8(ascii: " ")
  static let tab: UInt8 = 0x09
  static let hash = UInt8(ascii: "#")
  static let equals = UInt8(ascii: "=")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let openingBrace = UInt8(ascii: "{")
  static let closingBrace = UInt8(ascii: "}")

  static func isSpace(_ byte: UInt8) -> Bool { byte == space || byte == tab }
  static func endsLine(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }
  static func isWhite(_ byte: UInt8) -> Bool { isSpace(byte) || endsLine(byte) }
  static func isBrace(_ byte: UInt8) -> Bool { byte == openingBrace || byte == closingBrace }
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  static func isNamePart(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
      || byte == UInt8(ascii: ".")
  }

  /// Whether a bare value ends in front of the byte.
  static func endsBare(_ byte: UInt8) -> Bool { isWhite(byte) || byte == quote || isBrace(byte) }
}

extension String {
  /// The text of a range of bytes.
  init(decoding range: SourceRange, in bytes: [UInt8]) { self.init(decoding: bytes[range.start..<range.end], as: UTF8.self) }
}
