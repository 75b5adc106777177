/// Finds lines and columns in a source fast, however many are asked for and however long its lines are.
public struct PlaceIndex: Sendable {
  private let source: SourceText
  private let start: Int
  /// The place of every so many bytes, from the first on.
  private let marks: [SourcePlace]

  private static let step = 1024

  /// Looks through the source once.
  public init(_ source: SourceText) {
    self.source = source
    start = source.byteOrderMarkLength
    var marks: [SourcePlace] = []
    marks.reserveCapacity(source.bytes.count / Self.step + 1)
    var place = SourcePlace(line: 1, column: 1)
    for (offset, byte) in source.bytes.enumerated() {
      if offset % Self.step == 0 { marks.append(place) }
      Self.pass(byte, isCounted: offset >= start, &place)
    }
    self.marks = marks
  }

  /// The line and the column of a byte: what `SourceText.place(of:)` says.
  public func place(of offset: Int) -> SourcePlace {
    let offset = max(0, min(offset, source.bytes.count))
    guard !marks.isEmpty else { return SourcePlace(line: 1, column: 1) }
    let mark = min(offset / Self.step, marks.count - 1)
    var place = marks[mark]
    for index in mark * Self.step..<offset { Self.pass(source.bytes[index], isCounted: index >= start, &place) }
    return place
  }

  private static func pass(_ byte: UInt8, isCounted: Bool, _ place: inout SourcePlace) {
    if byte == 0x0A {
      place = SourcePlace(line: place.line + 1, column: 1)
    } else if byte & 0xC0 != 0x80, isCounted {
      // Continuation bytes (10xxxxxx) belong to the character before them.
      place.column += 1
    }
  }
}
