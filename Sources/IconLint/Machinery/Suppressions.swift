public import IconModel

/// What the comments of a source ask not to be told: `# iconkit:disable off-grid`.
///
/// A comment on a shape's line, or alone on the line above, holds for the findings in that shape; one in front of the root element holds for
/// the whole file. Text in parentheses says why, and is not read.
public struct Suppressions: Sendable {
  /// One rule in one comment.
  struct Entry: Sendable {
    /// As written.
    var rule: String
    var range: SourceRange
    var reach: Reach
  }

  /// What an entry holds for.
  enum Reach: Sendable, Hashable {
    case file
    case lines(ClosedRange<Int>)
  }

  let entries: [Entry]
  /// Comments that begin as a directive and are none, and those that name no rule.
  let faults: [(message: String, range: SourceRange)]

  /// None at all.
  public static let none = Suppressions(entries: [], faults: [])

  private init(entries: [Entry], faults: [(message: String, range: SourceRange)]) {
    self.entries = entries
    self.faults = faults
  }

  /// More in one file are no exceptions any more, and are not read.
  private static let most = 1000

  /// Reads a document's comments.
  public init(in document: Document) {
    let directives = document.comments.lazy.filter(Directive.begins).compactMap { comment in
      Directive(comment, in: document.source).map { (comment, $0) }
    }
    guard !directives.isEmpty else {
      self = .none
      return
    }
    let lines = ShapeLines(of: document)
    var entries: [Entry] = []
    var faults: [(message: String, range: SourceRange)] = []
    for (comment, directive) in directives.prefix(Self.most) {
      let reach = lines.reach(of: comment)
      entries += directive.rules.map { Entry(rule: $0.text, range: $0.range, reach: reach) }
      if let fault = directive.fault { faults.append(fault) }
    }
    self.init(entries: entries, faults: faults)
  }

  var isEmpty: Bool { entries.isEmpty && faults.isEmpty }

  /// The entries that ask not to be told of a finding, by index.
  func entries(about finding: Finding) -> [Int] {
    entries.indices.filter { index in
      guard entries[index].rule == finding.rule else { return false }
      switch entries[index].reach {
      case .file: return true
      case .lines(let lines):
        guard case .text(let place) = finding.place else { return false }
        return lines.contains(place.line)
      }
    }
  }
}

/// A comment that begins with `iconkit:`, word by word.
private struct Directive {
  var rules: [(text: String, range: SourceRange)] = []
  var fault: (message: String, range: SourceRange)?

  private static let mark = "iconkit:"

  /// Whether a comment is one at all: nearly none is.
  static func begins(_ comment: Comment) -> Bool {
    comment.text.utf8.drop { $0 <= 0x20 }.starts(with: mark.utf8)
  }

  init?(_ comment: Comment, in source: SourceText) {
    let words = Self.words(in: comment.range, of: source)
    guard let first = words.first, first.text.hasPrefix(Self.mark) else { return nil }
    guard first.text == Self.mark + "disable" else {
      fault = ("unknown directive '\(first.text)': expected 'iconkit:disable RULE'", first.range)
      return
    }
    rules = words.dropFirst().prefix { !$0.text.hasPrefix("(") }
    if rules.isEmpty { fault = ("'iconkit:disable' names no rule: say which", first.range) }
  }

  /// What blanks and commas tell apart, between the marks of a comment.
  private static func words(in range: SourceRange, of source: SourceText) -> [(text: String, range: SourceRange)] {
    let content = content(of: range, in: source)
    let isBetween = { (byte: UInt8) in byte <= 0x20 || byte == UInt8(ascii: ",") }
    return source.bytes[content].split(whereSeparator: isBetween).map { word in
      let range = SourceRange(word.startIndex, word.endIndex)
      return (source.text(of: range), range)
    }
  }

  private static func content(of range: SourceRange, in source: SourceText) -> Range<Int> {
    let bytes = source.bytes[range.start..<range.end]
    let start = ["<!--", "#"].first { bytes.starts(with: $0.utf8) }?.utf8.count ?? 0
    let end = bytes.count >= start + 3 && bytes.suffix(3).elementsEqual("-->".utf8) && start == 4 ? 3 : 0
    return range.start + start..<range.end - end
  }
}

/// Which lines of a document belong together.
private struct ShapeLines {
  private let document: Document
  private let lines: LineIndex
  /// The last line of the shapes that begin on a line.
  private var ends: [Int: Int] = [:]
  /// The first line of the shapes that end on a line.
  private var starts: [Int: Int] = [:]
  private var commentLines = Set<Int>()

  init(of document: Document) {
    self.document = document
    lines = LineIndex(of: document.source)
    for element in document.elements where element.range != .none {
      let (first, last) = span(of: element.range)
      ends[first] = max(ends[first] ?? last, last)
      starts[last] = min(starts[last] ?? first, first)
    }
    for comment in document.comments where isAlone(comment) {
      let (first, last) = span(of: comment.range)
      commentLines.formUnion(first...last)
    }
  }

  /// What a comment speaks of.
  func reach(of comment: Comment) -> Suppressions.Reach {
    if let root = document.elements.first, root.range.start >= 0, comment.range.end <= root.range.start { return .file }
    let (first, last) = span(of: comment.range)
    guard isAlone(comment) else { return .lines(min(first, starts[first] ?? first)...max(last, ends[last] ?? last)) }
    // Comments may stand above one another.
    var next = last + 1
    while commentLines.contains(next) { next += 1 }
    return .lines(next...max(next, ends[next] ?? next))
  }

  private func span(of range: SourceRange) -> (first: Int, last: Int) {
    let first = lines.line(of: range.start)
    return (first, max(first, lines.line(of: range.end - 1)))
  }

  /// Whether nothing else is on a comment's lines.
  private func isAlone(_ comment: Comment) -> Bool {
    let bytes = document.source.bytes
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D }
    let before = bytes[..<comment.range.start].last { !isBlank($0) }
    let after = bytes[min(comment.range.end, bytes.count)...].first { !isBlank($0) }
    return (before ?? 0x0A) == 0x0A && (after ?? 0x0A) == 0x0A
  }
}
