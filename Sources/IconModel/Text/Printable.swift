extension String {
  /// The private characters that stand for bytes of a file's name that are no UTF-8: U+EF00 + byte.
  public static let byteMarks: ClosedRange<UInt32> = 0xEF80...0xEFFF

  /// The text on one line that a terminal cannot take for commands.
  ///
  /// Control characters, line breaks, bytes that are no UTF-8 and characters that turn the direction of writing are shown as escapes: `\n`,
  /// `\x1b`, `\xff`, `\u{202e}`. Everything else stays as it is.
  public var printable: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09: text += "\\t"
      case 0x0A: text += "\\n"
      case 0x0D: text += "\\r"
      case 0x00...0x1F, 0x7F, Self.byteMarks: text += "\\x" + hexadecimal(scalar.value & 0xFF, 2)
      case 0x80...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
        text += "\\u{" + hexadecimal(scalar.value, 1) + "}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private func hexadecimal(_ value: UInt32, _ digits: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
