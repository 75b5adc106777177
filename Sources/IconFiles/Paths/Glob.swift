/// A pattern for paths, as shells know it.
///
/// `*` stands for any characters but a slash, `?` for one, `[a-z]` and `[!a-z]` for one of a set; a component `**` stands for any number of
/// folders, none included. A backslash takes the character behind it literally.
public struct Glob: Sendable, Hashable {
  private enum Component: Sendable, Hashable {
    case folders
    case name([Token])
  }

  private enum Token: Sendable, Hashable {
    case any
    case one
    case character(UInt32)
    case set([ClosedRange<UInt32>], negated: Bool)
  }

  private let components: [Component]

  /// Makes a pattern of its text.
  public init(_ pattern: FilePath) {
    components = pattern.bytes.split(separator: slash).map { part in
      part == [star, star] ? .folders : .name(Self.tokens(of: Self.characters(of: part)))
    }
  }

  /// Whether a path has a character that makes it a pattern.
  public static func isPattern(_ path: FilePath) -> Bool {
    path.bytes.contains { $0 == star || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "[") }
  }

  /// Whether the pattern means this path as a whole.
  public func matches(_ path: FilePath) -> Bool {
    let names = path.bytes.split(separator: slash).map(Self.characters)
    return Self.matches(components[...], names[...])
  }

  /// Whether the pattern means this path, or its last components from some folder on.
  public func matchesEnd(of path: FilePath) -> Bool {
    let names = path.bytes.split(separator: slash).map(Self.characters)
    return names.indices.contains { Self.matches(components[...], names[$0...]) }
  }

  private static func matches(_ components: ArraySlice<Component>, _ names: ArraySlice<[UInt32]>) -> Bool {
    Wildcards.match(components, names, isWild: { $0 == .folders }) { component, name in
      guard case .name(let tokens) = component else { return false }
      return Wildcards.match(tokens[...], name[...], isWild: { $0 == .any }, matches)
    }
  }

  private static func matches(_ token: Token, _ character: UInt32) -> Bool {
    switch token {
    case .any, .one: true
    case .character(let wanted): wanted == character
    case .set(let ranges, let negated): ranges.contains { $0.contains(character) } != negated
    }
  }

  /// The characters of a name; a byte that is no UTF-8 is a character of its own, beyond Unicode's.
  private static func characters(of name: ArraySlice<UInt8>) -> [UInt32] {
    let bytes = Array(name)
    var characters: [UInt32] = []
    var index = 0
    while index < bytes.count {
      let length = UTF8Sequence.length(in: bytes, at: index)
      characters.append(length == 0 ? 0x110000 + UInt32(bytes[index]) : UTF8Sequence.scalar(in: bytes, at: index, length: length))
      index += max(length, 1)
    }
    return characters
  }

  private static func tokens(of pattern: [UInt32]) -> [Token] {
    var tokens: [Token] = []
    var index = 0
    while index < pattern.count {
      let character = pattern[index]
      index += 1
      switch Unicode.Scalar(character) {
      case "*": if tokens.last != .any { tokens.append(.any) }
      case "?": tokens.append(.one)
      case "[":
        if let (set, end) = set(in: pattern, at: index) {
          tokens.append(set)
          index = end
        } else {
          tokens.append(.character(character))
        }
      case "\\" where index < pattern.count:
        tokens.append(.character(pattern[index]))
        index += 1
      default: tokens.append(.character(character))
      }
    }
    return tokens
  }

  /// Reads a set from behind its bracket; nil where it is never closed, and the bracket means itself.
  private static func set(in pattern: [UInt32], at start: Int) -> (Token, end: Int)? {
    let close = UInt32(UInt8(ascii: "]"))
    let dash = UInt32(UInt8(ascii: "-"))
    var index = start
    let negated = index < pattern.count && (pattern[index] == UInt32(UInt8(ascii: "!")) || pattern[index] == UInt32(UInt8(ascii: "^")))
    if negated { index += 1 }
    var ranges: [ClosedRange<UInt32>] = []
    let first = index
    while index < pattern.count {
      // A bracket in the first place is a member.
      if pattern[index] == close && index > first { return (.set(ranges, negated: negated), index + 1) }
      let low = pattern[index]
      if index + 2 < pattern.count && pattern[index + 1] == dash && pattern[index + 2] != close {
        let high = pattern[index + 2]
        if low <= high { ranges.append(low...high) }
        index += 3
      } else {
        ranges.append(low...low)
        index += 1
      }
    }
    return nil
  }
}

private let star = UInt8(ascii: "*")

/// Matching with wildcards that stand for any number of items.
private enum Wildcards {
  /// Whether a pattern stands for all the items.
  ///
  /// Every other part stands for one item, so going back to the last wildcard is always enough: the time is at most the product of the
  /// lengths.
  static func match<Part, Item>(
    _ pattern: ArraySlice<Part>, _ items: ArraySlice<Item>, isWild: (Part) -> Bool, _ matches: (Part, Item) -> Bool
  ) -> Bool {
    var p = pattern.startIndex
    var i = items.startIndex
    var retry: (p: Int, i: Int)?
    while i < items.endIndex {
      if p < pattern.endIndex, isWild(pattern[p]) {
        p += 1
        retry = (p, i)
      } else if p < pattern.endIndex, matches(pattern[p], items[i]) {
        p += 1
        i += 1
      } else if let last = retry {
        retry = (last.p, last.i + 1)
        (p, i) = (last.p, last.i + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy(isWild)
  }
}
