import IconFiles
import IconLint
import IconModel

/// What tells a finding from all others, also when lines have moved or measured values changed a little.
enum Fingerprints {
  /// A fingerprint for each finding, all of them different: sixteen hexadecimal digits.
  ///
  /// It is made of the rule, the path, the message without its numbers, the source's text at the place, and a count of those that are equal in
  /// all this. Lines and pixels are left out.
  ///
  /// - Parameter path: a path as the fingerprint is to know it, be it the finding's or one in its message.
  static func of(_ findings: [Finding], path: (String) -> String = { FilePath($0).normalized.string }) -> [String] {
    var seen: [UInt64: UInt64] = [:]
    return findings.map { finding in
      var hash = FNV()
      hash.add(finding.rule)
      hash.add(path(finding.path))
      hash.add(withoutNumbers(message(of: finding, path: path)))
      hash.add((finding.excerpt ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " "))
      let count = seen[hash.value, default: 0]
      seen[hash.value] = count + 1
      if count > 0 { hash.add(String(count)) }
      let digits = String(hash.value, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
  }

  /// The message with other files' paths as fingerprints know them: how they are spelled depends on where the run began.
  private static func message(of finding: Finding, path: (String) -> String) -> String {
    if finding.mentions.isEmpty { return finding.message }
    // The longest first: one may be the beginning of another.
    let mentions = finding.mentions.map { (old: Array($0.utf8), new: Array(path($0).utf8)) }.filter { !$0.old.isEmpty }
      .sorted { $0.old.count > $1.old.count }
    var rest = Array(finding.message.utf8)[...]
    var result: [UInt8] = []
    while let next = rest.first {
      // A path is a word: what another one ends in is none.
      let startsWord = result.last.map { $0 == UInt8(ascii: " ") } ?? true
      if startsWord, let mention = mentions.first(where: { rest.starts(with: $0.old) }) {
        result += mention.new
        rest = rest.dropFirst(mention.old.count)
      } else {
        result.append(next)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The text with `#` for each number.
  static func withoutNumbers(_ text: String) -> String {
    var result: [UInt8] = []
    var isInNumber = false
    for byte in text.utf8 {
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      if isDigit, !isInNumber { result.append(UInt8(ascii: "#")) }
      isInNumber = isDigit || isInNumber && byte == UInt8(ascii: ".")
      if !isInNumber { result.append(byte) }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// The hash FNV-1a of 64 bits (draft-eastlake-fnv), the same on every machine; each part ends with a zero byte.
private struct FNV {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0)
  }

  private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
}
