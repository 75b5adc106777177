/// A source file: its name as messages show it, and its bytes in UTF-8.
public final class SourceText: Sendable {
  public let name: String
  public let bytes: [UInt8]

  /// Makes a source of its name and its bytes (UTF-8; what is not is shown as U+FFFD).
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// Makes a source of a text.
  public convenience init(name: String = "<text>", _ text: String) { self.init(name: name, bytes: Array(text.utf8)) }

  /// The text of a range of bytes.
  public func text(of range: SourceRange) -> String {
    let start = max(0, min(range.start, bytes.count))
    return String(decoding: bytes[start..<max(start, min(range.end, bytes.count))], as: UTF8.self)
  }

  /// The line and the column of a byte, counted from the start, hence meant for messages.
  public func place(of offset: Int) -> SourcePlace {
    let offset = max(0, min(offset, bytes.count))
    var line = 1
    var start = byteOrderMarkLength
    for i in start..<max(start, offset) where bytes[i] == 0x0A {
      line += 1
      start = i + 1
    }
    let before = start < offset ? bytes[start..<offset] : []
    // Continuation bytes (10xxxxxx) belong to the character before them.
    return SourcePlace(line: line, column: 1 + before.count { $0 & 0xC0 != 0x80 })
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
  public var byteOrderMarkLength: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}
