import IconModel

/// One step through bytes that ought to be UTF-8 and may be anything.
enum UTF8Sequence {
  /// How many bytes the well-formed sequence at an index takes; 0 where there is none (Unicode 3.9, table 3-7).
  static func length(in bytes: [UInt8], at index: Int) -> Int {
    let first = bytes[index]
    func continues(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      index + offset < bytes.count && range.contains(bytes[index + offset])
    }
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: return continues(1) ? 2 : 0
    case 0xE0...0xEF:
      let second: ClosedRange<UInt8> = first == 0xE0 ? 0xA0...0xBF : first == 0xED ? 0x80...0x9F : 0x80...0xBF
      return continues(1, second) && continues(2) ? 3 : 0
    case 0xF0...0xF4:
      let second: ClosedRange<UInt8> = first == 0xF0 ? 0x90...0xBF : first == 0xF4 ? 0x80...0x8F : 0x80...0xBF
      return continues(1, second) && continues(2) && continues(3) ? 4 : 0
    default: return 0
    }
  }

  /// The scalar of a well-formed sequence.
  static func scalar(in bytes: [UInt8], at index: Int, length: Int) -> UInt32 {
    let lead = UInt32(bytes[index])
    guard length > 1 else { return lead }
    var value = lead & (0x7F >> UInt32(length))
    for offset in 1..<length { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
    return value
  }
}

/// Carries bytes that are no UTF-8 through a `String` and back without loss.
///
/// A byte that belongs to no well-formed sequence becomes the private character U+EF00 + byte, and so do the bytes of those characters
/// themselves, which makes the way back unambiguous. File names go through the program as strings this way.
enum RawBytes {
  /// The text of any bytes.
  static func text(of bytes: [UInt8]) -> String {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return String(decoding: bytes, as: UTF8.self) }
    var scalars = String.UnicodeScalarView()
    var index = 0
    while index < bytes.count {
      let length = UTF8Sequence.length(in: bytes, at: index)
      let value = length == 0 ? nil : UTF8Sequence.scalar(in: bytes, at: index, length: length)
      if let value, !String.byteMarks.contains(value), let scalar = Unicode.Scalar(value) {
        scalars.append(scalar)
        index += length
      } else {
        for byte in bytes[index..<index + max(length, 1)] {
          if let scalar = Unicode.Scalar(0xEF00 + UInt32(byte)) { scalars.append(scalar) }
        }
        index += max(length, 1)
      }
    }
    return String(scalars)
  }

  /// The bytes of a text that `text(of:)` made; any other text gives its UTF-8.
  static func bytes(of text: String) -> [UInt8] {
    let utf8 = Array(text.utf8)
    // U+EF80 … U+EFFF are EE BE 80 … EE BF BF.
    guard utf8.contains(0xEE) else { return utf8 }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for scalar in text.unicodeScalars {
      if String.byteMarks.contains(scalar.value) {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    return bytes
  }
}
