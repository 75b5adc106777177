/// A stretch of a source's bytes.
public struct SourceRange: Sendable, Hashable {
  /// The offset of its first byte.
  public var start: Int
  /// The offset behind its last byte.
  public var end: Int

  /// Makes a range of byte offsets.
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  /// The range of what has no place in a source.
  public static let none = SourceRange(-1, -1)

  /// Whether both hold a byte, or begin at the same one.
  public func overlaps(_ other: SourceRange) -> Bool { start == other.start || start < other.end && other.start < end }

  /// The smallest range that holds both.
  public func union(_ other: SourceRange) -> SourceRange { SourceRange(min(start, other.start), max(end, other.end)) }
}

/// A line and a column, both from 1; columns count characters as an editor does (Unicode scalars; a tab is one).
public struct SourcePlace: Sendable, Hashable {
  public var line: Int
  public var column: Int

  /// Makes a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
