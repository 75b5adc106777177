/// A source file: its name as messages show it, and its bytes in UTF-8.
public final class SourceText: Sendable {
  public let name: String
  public let bytes: [UInt8]
  /// The place of every so many bytes of a large text, so that many places in it are found without counting from its start each time.
  private let marks: [SourcePlace]

  private static let bytesPerMark = 4096
  /// Counting in a smaller text takes less than making marks.
  private static let largeText = 16 * bytesPerMark

  /// Makes a source of its name and its bytes (UTF-8; what is not is shown as U+FFFD).
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    marks = bytes.count < Self.largeText ? [] : Self.marks(in: bytes)
  }

  /// Makes a source of a text.
  public convenience init(name: String = "<text>", _ text: String) { self.init(name: name, bytes: Array(text.utf8)) }

  /// The text of a range of bytes.
  public func text(of range: SourceRange) -> String {
    let start = max(0, min(range.start, bytes.count))
    return String(decoding: bytes[start..<max(start, min(range.end, bytes.count))], as: UTF8.self)
  }

  /// The line and the column of a byte, counted.
  public func place(of offset: Int) -> SourcePlace {
    let offset = max(0, min(offset, bytes.count))
    let mark = offset / Self.bytesPerMark
    if mark > 0, marks.indices.contains(mark) { return Self.place(in: bytes, from: mark * Self.bytesPerMark, marks[mark], to: offset) }
    return Self.place(in: bytes, from: byteOrderMarkLength, SourcePlace(line: 1, column: 1), to: offset)
  }

  private static func marks(in bytes: [UInt8]) -> [SourcePlace] {
    var place = SourcePlace(line: 1, column: 1)
    var start = byteOrderMarkLength(bytes)
    var marks = [place]
    for end in stride(from: bytesPerMark, through: bytes.count, by: bytesPerMark) {
      place = Self.place(in: bytes, from: start, place, to: end)
      marks.append(place)
      start = end
    }
    return marks
  }

  /// Counts on from a byte whose place is known.
  private static func place(in bytes: [UInt8], from start: Int, _ known: SourcePlace, to end: Int) -> SourcePlace {
    var (line, column) = (known.line, known.column)
    for index in start..<max(start, end) {
      let byte = bytes[index]
      if byte == 0x0A {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        // Continuation bytes (10xxxxxx) belong to the character before them.
        column += 1
      }
    }
    return SourcePlace(line: line, column: column)
  }

  /// The line that holds a byte, without its end.
  public func line(at offset: Int) -> String { text(of: lineRange(at: offset)) }

  /// The bytes of the line that holds a byte, without its end.
  public func lineRange(at offset: Int) -> SourceRange {
    let offset = max(0, min(offset, bytes.count))
    var start = offset
    while start > byteOrderMarkLength, bytes[start - 1] != 0x0A { start -= 1 }
    var end = offset
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return SourceRange(start, end)
  }

  /// How many bytes a leading byte order mark takes: 0 or 3.
  public var byteOrderMarkLength: Int { Self.byteOrderMarkLength(bytes) }

  private static func byteOrderMarkLength(_ bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}
