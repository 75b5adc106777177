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
    while position < end, bytes[position] != quote { position += 1 }
    let value = SourceRange(valueStart, position)
    position = min(position + 1, end)
    return (name, value)
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
