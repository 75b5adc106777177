import IconModel

/// UTF-16 in UTF-8.
func utf16(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) throws(Diagnostic) -> [UInt8] {
  var text: [UInt8] = []
  text.reserveCapacity(bytes.count / 2 + bytes.count / 8)
  var index = bytes.startIndex
  func unit(at index: Int) -> UInt32 {
    let (a, b) = (UInt32(bytes[index]), UInt32(bytes[index + 1]))
    return bigEndian ? a << 8 | b : b << 8 | a
  }
  while index + 1 < bytes.endIndex {
    var value = unit(at: index)
    if value & 0xFC00 == 0xD800, index + 3 < bytes.endIndex, unit(at: index + 2) & 0xFC00 == 0xDC00 {
      value = 0x10000 + (value & 0x3FF) << 10 + unit(at: index + 2) & 0x3FF
      index += 2
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw .error("the UTF-16 at byte \(index) is half a character", at: .none)
    }
    text.append(contentsOf: scalar.utf8)
    index += 2
  }
  guard index == bytes.endIndex else { throw .error("the UTF-16 ends inside a character", at: .none) }
  return text
}

/// windows-1252 in UTF-8.
func windows1252(_ bytes: [UInt8]) -> [UInt8] {
  var text: [UInt8] = []
  text.reserveCapacity(bytes.count + bytes.count / 8)
  for byte in bytes {
    switch byte {
    case ..<0x80: text.append(byte)
    case ..<0xA0: text.append(contentsOf: highControls[Int(byte) - 0x80].utf8)
    default: text.append(contentsOf: [0xC0 | byte >> 6, 0x80 | byte & 0x3F])
    }
  }
  return text
}

/// What windows-1252 has from 0x80 to 0x9F, where ISO 8859-1 has control characters (the Encoding Standard's index).
private let highControls = Array(
  "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
