import IconModel

/// Finds the attributes in the bytes of a start tag that expat has accepted.
///
/// expat says where a tag stands, but not where its attributes do.
struct StartTag {
  let nameRange: SourceRange
  private let bytes: [UInt8]
  private var position: Int
  private let end: Int

  /// Stands behind the element's name.
  init(bytes: [UInt8], range: SourceRange) {
    self.bytes = bytes
    end = min(range.end, bytes.count)
    position = min(range.start + 1, end)
    let start = position
    while position < end, !Self.endsName(bytes[position]) { position += 1 }
    nameRange = SourceRange(start, position)
  }

  /// The next attribute's name, and its value without quotes; nil when there is none.
  mutating func next() -> (name: SourceRange, value: SourceRange)? {
    skipSpace()
    let start = position
    while position < end, !Self.endsName(bytes[position]) { position += 1 }
    let name = SourceRange(start, position)
    skipSpace()
    guard position > start, position < end, bytes[position] == UInt8(ascii: "=") else { return nil }
    position += 1
    skipSpace()
    guard position < end else { return nil }
    let quote = bytes[position]
    position += 1
    let valueStart = position
    skip(to: quote)
    let value = SourceRange(valueStart, position)
    position = min(position + 1, end)
    return (name, value)
  }

  /// Path data is long: eight bytes are looked at in one step.
  private mutating func skip(to byte: UInt8) {
    let (lows, highs): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    let wanted = UInt64(byte) &* lows
    unsafe bytes.withUnsafeBytes { bytes in
      while position &+ 8 <= end {
        let differences = unsafe bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self) ^ wanted
        // Not 0 where, and only where, one of the eight differences is 0: that one borrows, and had no highest bit of its own.
        if (differences &- lows) & ~differences & highs != 0 { break }
        position &+= 8
      }
    }
    while position < end, bytes[position] != byte { position += 1 }
  }

  private mutating func skipSpace() {
    while position < end, isXMLSpace(bytes[position]) { position += 1 }
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    isXMLSpace(byte) || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
  }
}

/// XML's white space: space, tab, line feed, carriage return.
func isXMLSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
