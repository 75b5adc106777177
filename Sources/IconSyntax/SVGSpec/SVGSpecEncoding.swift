import IconModel

/// Checks that a source is text: UTF-8 without control characters, in lines that end in LF or CRLF.
enum SVGSpecEncoding {
  /// The first fault; nil for a source that is text.
  static func fault(in bytes: [UInt8]) -> Diagnostic? {
    // Nearly every source passes here; a loop without branches looks at many bytes at a time.
    var suspects: UInt8 = 0
    for byte in bytes { suspects |= suspicion(byte) }
    return suspects == 0 ? nil : firstFault(in: bytes)
  }

  /// Not 0 for what needs a second look: control characters but tab and LF, and all that is not ASCII.
  private static func suspicion(_ byte: UInt8) -> UInt8 {
    (byte & 0x80) | (byte < 0x20 && byte != 0x09 && byte != 0x0A ? 1 : 0) | (byte == 0x7F ? 1 : 0)
  }

  private static func firstFault(in bytes: [UInt8]) -> Diagnostic? {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      return .error("the source is in UTF-16: save it as UTF-8", at: SourceRange(0, 2))
    }
    var at = 0
    while at < bytes.count {
      let byte = bytes[at]
      if suspicion(byte) == 0 || (byte == 0x0D && at + 1 < bytes.count && bytes[at + 1] == 0x0A) {
        at += 1
      } else if byte >= 0x80 {
        let length = sequenceLength(bytes, at)
        if length == 0 { return .error("invalid UTF-8 at byte \(at): save the file as UTF-8", at: SourceRange(at, at + 1)) }
        at += length
      } else {
        return .error(message(control: byte, at: at), at: SourceRange(at, at + 1))
      }
    }
    return nil
  }

  private static func message(control byte: UInt8, at offset: Int) -> String {
    switch byte {
    case 0: "NUL at byte \(offset): this is no text"
    case 0x0D: "carriage return at byte \(offset) without a line feed: lines end in LF or CRLF"
    default: "control character U+00\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true)) at byte \(offset)"
    }
  }

  /// The length of the multi-byte character at `at`; 0 where there is none.
  ///
  /// Source: The Unicode Standard, table 3-7, "Well-Formed UTF-8 Byte Sequences".
  private static func sequenceLength(_ bytes: [UInt8], _ at: Int) -> Int {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[at] {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard at + length <= bytes.count, second.contains(bytes[at + 1]) else { return 0 }
    for i in at + 2..<max(at + 2, at + length) where bytes[i] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
