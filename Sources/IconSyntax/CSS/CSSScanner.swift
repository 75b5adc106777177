/// Walks through CSS's bytes token by token (CSS Syntax Level 3), always forwards and without recursion.
struct CSSScanner {
  let bytes: [UInt8]
  var position = 0

  /// Stands at the start of a text.
  init(_ text: String) { bytes = Array(text.utf8) }

  /// Stands at the start of a text's UTF-8.
  init(_ text: ArraySlice<UInt8>) { bytes = Array(text) }

  var isAtEnd: Bool { position >= bytes.count }
  /// The byte here; nil at the end.
  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Whether the text goes on with these bytes.
  func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  /// Steps over one byte where it is this one.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }

  /// Steps over white space and comments; true where there was white space.
  @discardableResult
  mutating func skipSpace() -> Bool {
    var hadSpace = false
    while let byte = current {
      if isCSSSpace(byte) {
        position += 1
        hadSpace = true
      } else if byte == UInt8(ascii: "/"), starts(with: "/*") {
        skipComment()
      } else {
        break
      }
    }
    return hadSpace
  }

  /// Steps over comments alone, which unlike white space separate nothing but names.
  mutating func skipComments() {
    while current == UInt8(ascii: "/"), starts(with: "/*") { skipComment() }
  }

  /// Steps over a comment, which the end of the text may end too.
  mutating func skipComment() {
    position += 2
    while position < bytes.count, !starts(with: "*/") { position += 1 }
    position = min(position + 2, bytes.count)
  }

  /// Reads an identifier, with its escapes undone; nil where none starts.
  mutating func identifier() -> String? {
    var start = position
    while start < bytes.count, bytes[start] == UInt8(ascii: "-"), start < position + 2 { start += 1 }
    guard start < bytes.count else { return nil }
    let first = bytes[start]
    // A name that starts with two hyphens may go on with anything.
    guard isNameStart(first) || isEscape(at: start) || (start == position + 2 && isNameByte(first)) else { return nil }
    return name()
  }

  /// Reads what may stand in a name, which after `#` may also start with a digit; nil where nothing does.
  mutating func name() -> String? {
    let start = position
    while let byte = current, isNameByte(byte) { position += 1 }
    guard isEscape(at: position) else { return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil }
    var name = Array(bytes[start..<position])
    while let byte = current {
      if isNameByte(byte) {
        name.append(byte)
        position += 1
      } else if isEscape(at: position) {
        name.append(contentsOf: escape().utf8)
      } else {
        break
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// Reads a string in quotes, with its escapes undone; nil where a line ends before it does.
  mutating func string() -> String? {
    guard let quote = current else { return nil }
    position += 1
    var content: [UInt8] = []
    while let byte = current, byte != quote {
      if isLineEnd(byte) { return nil }
      if byte != UInt8(ascii: "\\") {
        content.append(byte)
        position += 1
      } else if isEscape(at: position) {
        content.append(contentsOf: escape().utf8)
      } else {
        // A backslash at the end of a line continues the string.
        position += 1
        if starts(with: "\r\n") { position += 1 }
        if !isAtEnd { position += 1 }
      }
    }
    position = min(position + 1, bytes.count)
    return String(decoding: content, as: UTF8.self)
  }

  /// Whether a backslash stands here that is not the last of its line or of the text.
  func isEscape(at index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index] == UInt8(ascii: "\\") && !isLineEnd(bytes[index + 1])
  }

  /// Reads an escape: up to six hexadecimal digits and a space, or any other character as itself.
  private mutating func escape() -> String {
    position += 1
    var (value, digits) = (UInt32(0), 0)
    while digits < 6, let byte = current, let digit = hexadecimalDigit(byte) {
      value = value << 4 | UInt32(digit)
      digits += 1
      position += 1
    }
    guard digits > 0 else { return character() }
    if starts(with: "\r\n") { position += 2 } else if let byte = current, isCSSSpace(byte) { position += 1 }
    guard value != 0, let scalar = Unicode.Scalar(value) else { return "\u{FFFD}" }
    return String(scalar)
  }

  /// Reads one character.
  private mutating func character() -> String {
    let character = character(at: position)
    position += character.utf8.count
    return character
  }

  /// The character that starts at a byte.
  func character(at start: Int) -> String {
    var end = start + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

/// CSS's white space: XML's, and the form feed.
func isCSSSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || isLineEnd(byte) }

private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D || byte == 0x0C }

private func isNameStart(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte == UInt8(ascii: "_") || byte >= 0x80 }

private func isNameByte(_ byte: UInt8) -> Bool {
  isNameStart(byte) || byte >= 0x30 && byte <= 0x39 || byte == UInt8(ascii: "-")
}

private func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case 0x30...0x39: byte - 0x30
  case 0x41...0x46, 0x61...0x66: (byte | 0x20) - 0x61 + 10
  default: nil
  }
}
