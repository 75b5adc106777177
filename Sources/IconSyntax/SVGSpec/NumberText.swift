/// The shortest exact spelling of decimal numbers.
///
/// Works on digits, never on floating point: what is written means the same number to the last digit.
enum NumberText {
  /// A number at the start of some bytes: sign, digits, fraction, exponent, as SVG has them.
  struct Parts {
    var isNegative = false
    /// The digits without a point.
    var digits: [UInt8] = []
    /// How many of the digits stand behind the point; negative where zeros are missing in front of it.
    var scale = 0
    /// Whether it was written with an exponent.
    var hasExponent = false
    /// How many bytes it takes.
    var length = 0
  }

  /// Reads the number that begins at `start`; nil where none does.
  static func parts(_ bytes: some RandomAccessCollection<UInt8>, from start: Int = 0) -> Parts? {
    let byte = { (i: Int) -> UInt8 in
      i < bytes.count ? bytes[bytes.index(bytes.startIndex, offsetBy: i)] : 0
    }
    var parts = Parts()
    var at = start
    if byte(at) == UInt8(ascii: "-") || byte(at) == UInt8(ascii: "+") {
      parts.isNegative = byte(at) == UInt8(ascii: "-")
      at += 1
    }
    while Byte.isDigit(byte(at)) {
      parts.digits.append(byte(at))
      at += 1
    }
    if byte(at) == UInt8(ascii: "."), Byte.isDigit(byte(at + 1)) {
      at += 1
      while Byte.isDigit(byte(at)) {
        parts.digits.append(byte(at))
        parts.scale += 1
        at += 1
      }
    }
    guard !parts.digits.isEmpty else { return nil }
    if byte(at) | 0x20 == UInt8(ascii: "e") {
      var end = at + 1
      let isNegative = byte(end) == UInt8(ascii: "-")
      if isNegative || byte(end) == UInt8(ascii: "+") { end += 1 }
      if Byte.isDigit(byte(end)) {
        var exponent = 0
        while Byte.isDigit(byte(end)) {
          exponent = min(exponent * 10 + Int(byte(end) - UInt8(ascii: "0")), 99_999)
          end += 1
        }
        parts.scale += isNegative ? exponent : -exponent
        parts.hasExponent = true
        at = end
      }
    }
    parts.length = at - start
    return parts
  }

  /// The shortest spelling: without plus sign, needless zeros and, where it is short enough to be read, exponent.
  static func shortest(_ parts: Parts) -> String {
    var digits = parts.digits.drop { $0 == UInt8(ascii: "0") }
    var scale = parts.scale
    while let last = digits.last, last == UInt8(ascii: "0") {
      digits.removeLast()
      scale -= 1
    }
    guard !digits.isEmpty else { return "0" }
    let sign = parts.isNegative ? "-" : ""
    let text = String(decoding: digits, as: UTF8.self)
    // As long as people would write it out.
    let writtenOut = 16
    if parts.hasExponent, max(digits.count, scale, digits.count - scale) > writtenOut { return "\(sign)\(text)e\(-scale)" }
    if scale <= 0 { return sign + text + String(repeating: "0", count: -scale) }
    let zeros = String(repeating: "0", count: max(0, scale + 1 - digits.count))
    let padded = zeros + text
    let point = padded.utf8.index(padded.utf8.endIndex, offsetBy: -scale)
    return "\(sign)\(padded[..<point]).\(padded[point...])"
  }
}
