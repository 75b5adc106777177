/// A document as written: elements with their attributes and the places where they stand.
///
/// Both syntaxes read into it.
public struct Document: Sendable {
  /// How a document is written.
  public enum Syntax: String, Sendable, Hashable, CaseIterable {
    case svg
    case svgspec
  }

  public var source: SourceText
  public var syntax: Syntax
  /// All elements in document order, parents before children; the first is the root.
  public var elements: [Element]
  /// Comments, in order.
  public var comments: [Comment]

  /// Makes a document.
  public init(source: SourceText, syntax: Syntax, elements: [Element], comments: [Comment] = []) {
    self.source = source
    self.syntax = syntax
    self.elements = elements
    self.comments = comments
  }
}

/// The index of an element in its document.
public typealias ElementID = Int

/// One element as written.
public struct Element: Sendable {
  /// The local name, such as `rect`.
  public var name: String
  /// False for an element of another vocabulary (an editor's own).
  public var isSVG: Bool
  public var attributes: [Attribute]
  /// nil for the root.
  public var parent: ElementID?
  public var children: [ElementID]
  /// Character data directly inside, joined (`style`, `title`, `desc`).
  public var text: String
  /// Where the text stands in the source, piece by piece in order; empty where nothing tells.
  public var textRuns: [TextRun]
  /// The start tag or the statement, with its attributes.
  public var range: SourceRange
  public var nameRange: SourceRange
  /// Whether the reader has told of attributes that it could not take: what is missing may have been meant by them.
  public var isIncomplete = false

  /// Makes an element.
  public init(
    name: String, isSVG: Bool = true, attributes: [Attribute] = [], parent: ElementID? = nil, children: [ElementID] = [], text: String = "",
    textRuns: [TextRun] = [], range: SourceRange = .none, nameRange: SourceRange = .none
  ) {
    self.name = name
    self.isSVG = isSVG
    self.attributes = attributes
    self.parent = parent
    self.children = children
    self.text = text
    self.textRuns = textRuns
    self.range = range
    self.nameRange = nameRange
  }

  /// The attribute of a name, without a namespace unless one is asked for.
  public func attribute(_ name: String, in namespace: Attribute.Namespace = .none) -> Attribute? {
    attributes.first { $0.name == name && $0.namespace == namespace }
  }

  /// Where a stretch of the text's UTF-8 stands in the source; `.none` where nothing tells.
  public func place(ofTextBytes range: Range<Int>) -> SourceRange {
    guard let first = place(ofTextByte: range.lowerBound) else { return .none }
    guard range.count > 1, let last = place(ofTextByte: range.upperBound - 1) else { return first }
    return first.union(last)
  }

  /// The place of one byte of the text; that of its whole piece where the source spells the piece in another way.
  private func place(ofTextByte offset: Int) -> SourceRange? {
    var (low, high) = (0, textRuns.count)
    while low < high {
      let middle = (low + high) / 2
      if textRuns[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return textRuns.first?.range }
    let run = textRuns[low - 1]
    let length = (low < textRuns.count ? textRuns[low].offset : text.utf8.count) - run.offset
    guard run.range.end - run.range.start == length else { return run.range }
    let start = min(run.range.start + offset - run.offset, run.range.end)
    return SourceRange(start, min(start + 1, run.range.end))
  }
}

/// A piece of an element's text and its place in the source; the two differ in length where the source writes an entity, or CRLF.
public struct TextRun: Sendable, Hashable {
  /// Where the piece starts in the text's UTF-8; it ends where the next one starts.
  public var offset: Int
  public var range: SourceRange

  /// Makes a run.
  public init(offset: Int, range: SourceRange) {
    self.offset = offset
    self.range = range
  }
}

/// One attribute as written.
public struct Attribute: Sendable, Hashable {
  /// The vocabularies an attribute may belong to; attributes of others are not kept.
  public enum Namespace: Sendable, Hashable {
    case none
    case xlink
    case xml
    /// Our own, `urn:iconkit:svgspec:1`.
    case iconkit
  }

  public var namespace: Namespace
  /// The local name, such as `stroke-width`.
  public var name: String
  /// The value with escapes and entities undone.
  public var value: String
  public var nameRange: SourceRange
  /// The value as it stands in the source, without quotes.
  public var valueRange: SourceRange

  /// Makes an attribute.
  public init(
    namespace: Namespace = .none, name: String, value: String, nameRange: SourceRange = .none, valueRange: SourceRange = .none
  ) {
    self.namespace = namespace
    self.name = name
    self.value = value
    self.nameRange = nameRange
    self.valueRange = valueRange
  }

  /// Name and value together.
  public var range: SourceRange { nameRange.union(valueRange) }

  /// Where a byte of the value stands in the source; the whole value where escapes make the two differ.
  public func place(ofValueBytes range: Range<Int>) -> SourceRange {
    guard valueRange.end - valueRange.start == value.utf8.count else { return valueRange }
    return SourceRange(valueRange.start + range.lowerBound, valueRange.start + range.upperBound)
  }
}

/// One comment as written.
public struct Comment: Sendable, Hashable {
  /// Without its marks.
  public var text: String
  public var range: SourceRange

  /// Makes a comment.
  public init(text: String, range: SourceRange) {
    self.text = text
    self.range = range
  }
}
