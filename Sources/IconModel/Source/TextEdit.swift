/// A stretch of a text's bytes, and what is to stand in its place.
public struct TextEdit: Sendable, Hashable {
  /// Empty where something is only put in.
  public var range: SourceRange
  public var text: String

  /// Makes an edit.
  public init(_ range: SourceRange, _ text: String) {
    self.range = range
    self.text = text
  }

  /// Puts a text in front of a byte.
  public init(at offset: Int, _ text: String) { self.init(SourceRange(offset, offset), text) }
}

extension [TextEdit] {
  /// The bytes with all edits made, and every other byte as it was; nil where two edits overlap, or one lies outside.
  ///
  /// Of equal edits one is made: several repairs may want the same.
  public func applied(to bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var place = 0
    var last: TextEdit?
    for edit in sorted(by: { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }) where edit != last {
      guard edit.range.start >= place, edit.range.start <= edit.range.end, edit.range.end <= bytes.count else { return nil }
      result += bytes[place..<edit.range.start]
      result += edit.text.utf8
      place = edit.range.end
      last = edit
    }
    return result + bytes[place...]
  }
}
