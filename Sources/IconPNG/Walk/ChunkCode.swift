/// Chunk types as four bytes in one number, which is how a walk compares them.
enum ChunkCode {
  static let ihdr: UInt32 = 0x4948_4452
  static let plte: UInt32 = 0x504C_5445
  static let idat: UInt32 = 0x4944_4154
  static let iend: UInt32 = 0x4945_4E44
  static let cgbi: UInt32 = 0x4367_4249

  /// The type's four letters; nil where a byte is no letter of ASCII.
  static func name(_ code: UInt32) -> String? {
    // The three types that every file has, without a look at their letters.
    switch code {
    case ihdr: return "IHDR"
    case idat: return "IDAT"
    case iend: return "IEND"
    default: break
    }
    let bytes = bytes(code)
    for byte in bytes where !(0x41...0x5A).contains(byte & 0xDF) { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The type with bytes that do not print as `\xNN`.
  static func escaped(_ code: UInt32) -> String {
    var text = ""
    for byte in bytes(code) {
      if (0x21...0x7E).contains(byte), byte != 0x5C {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += byte < 16 ? "\\x0" : "\\x"
        text += String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }

  private static func bytes(_ code: UInt32) -> [UInt8] {
    [UInt8(code >> 24), UInt8(code >> 16 & 0xFF), UInt8(code >> 8 & 0xFF), UInt8(code & 0xFF)]
  }
}
