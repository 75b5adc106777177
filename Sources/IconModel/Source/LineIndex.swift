/// Where the lines of a source begin, for whoever asks for many lines, or for the text at a place.
public struct LineIndex: Sendable {
  private let source: SourceText
  private let starts: [Int]

  /// Finds the lines of a source.
  public init(of source: SourceText) {
    self.source = source
    starts = [source.byteOrderMarkLength] + source.bytes.indices.filter { source.bytes[$0] == 0x0A }.map { $0 + 1 }
  }

  /// Whether the source has no byte.
  public var isEmpty: Bool { source.bytes.isEmpty }

  /// The line that holds a byte, from 1.
  public func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(1, low)
  }

  /// What stands at a place, to the end of its line and at most `count` bytes of it; nil where the source does not reach so far.
  public func text(at place: SourcePlace, count: Int) -> String? {
    guard starts.indices.contains(place.line - 1) else { return nil }
    var start = starts[place.line - 1]
    let bytes = source.bytes
    let end = place.line < starts.count ? starts[place.line] - 1 : bytes.count
    for _ in 1..<max(1, place.column) {
      guard start < end else { return nil }
      start += 1
      while start < end, bytes[start] & 0xC0 == 0x80 { start += 1 }
    }
    var stop = min(end, start + count)
    // No character is cut in two.
    while stop > start, stop < end, bytes[stop] & 0xC0 == 0x80 { stop -= 1 }
    if stop == end, stop > start, bytes[stop - 1] == 0x0D { stop -= 1 }
    return source.text(of: SourceRange(start, stop))
  }
}
