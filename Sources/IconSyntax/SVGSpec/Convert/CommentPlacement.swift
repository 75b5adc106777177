import IconModel

/// Finds out where the comments and blank lines of a document stand among its elements.
///
/// A document knows where its elements begin, and its comments. Where an element ends is looked up in the source, which has the end tags, or the
/// closing braces.
struct CommentPlacement {
  enum Slot {
    case element(ElementID)
    /// Its place in the document's comments.
    case comment(Int)
    case blankLine
  }

  private let document: Document
  private let bytes: [UInt8]
  /// What each element holds, in order.
  private(set) var content: [[Slot]]
  /// What stands in front of the root.
  private(set) var head: [Slot] = []
  /// The comments that stand behind an element on its line.
  private(set) var trailing: [ElementID: Int] = [:]
  /// The innermost element that is open at `position`; nil in front of the root.
  private var open: ElementID?
  private var position = 0
  /// The element that ended last, if nothing but spaces has come since.
  private var last: ElementID?

  init(_ document: Document) {
    self.document = document
    bytes = document.source.bytes
    content = Array(repeating: [], count: document.elements.count)
    var comment = 0
    for id in document.elements.indices {
      let start = document.elements[id].range.start
      while comment < document.comments.count, document.comments[comment].range.start < start {
        place(comment: comment)
        comment += 1
      }
      place(element: id)
      while comment < document.comments.count, document.comments[comment].range.start < document.elements[id].range.end {
        // Inside a statement: in front of it is the nearest place.
        insert(comment: comment, before: id)
        comment += 1
      }
    }
    for comment in comment..<document.comments.count { place(comment: comment) }
  }

  private mutating func append(_ slot: Slot, to parent: ElementID?) {
    if let parent { content[parent].append(slot) } else { head.append(slot) }
  }

  private mutating func place(element id: ElementID) {
    let element = document.elements[id]
    if let parent = element.parent {
      if hasBlankLine(before: element.range.start) { append(.blankLine, to: parent) }
      append(.element(id), to: parent)
    }
    open = isOpen(element) ? id : element.parent.map(written)
    position = max(position, element.range.end)
    last = id
  }

  private mutating func insert(comment: Int, before id: ElementID) {
    guard let parent = document.elements[id].parent else { return head.append(.comment(comment)) }
    content[parent].insert(.comment(comment), at: content[parent].count - 1)
  }

  private mutating func place(comment: Int) {
    let range = document.comments[comment].range
    let isOnLine = closeElements(before: range.start)
    position = max(position, range.end)
    if let last, isOnLine, !document.comments[comment].text.utf8.contains(Byte.lineFeed), trailing[last] == nil {
      trailing[last] = comment
    } else {
      if hasBlankLine(before: range.start) { append(.blankLine, to: open) }
      append(.comment(comment), to: open)
    }
    last = nil
  }

  /// Steps over the ends of elements up to an offset; tells whether there were none, nor a line's end.
  private mutating func closeElements(before offset: Int) -> Bool {
    var isOnLine = true
    while position < min(offset, bytes.count) {
      let byte = bytes[position]
      position += 1
      if byte == Byte.lineFeed { isOnLine = false }
      let closes =
        document.syntax == .svgspec
        ? byte == Byte.closingBrace : byte == UInt8(ascii: "<") && position < bytes.count && bytes[position] == UInt8(ascii: "/")
      guard closes else { continue }
      // Only an element's own end tag may stand between it and its comment.
      isOnLine = isOnLine && open == last && document.syntax == .svg
      // What follows the root's end stays inside: there is nowhere else.
      if let inner = open, inner != 0 { open = document.elements[inner].parent }
    }
    return isOnLine
  }

  /// The innermost element from one outwards that has its own tag in the source: what comes out of an entity has none.
  private func written(_ id: ElementID) -> ElementID {
    var id = id
    while let parent = document.elements[id].parent, !isWritten(document.elements[id]) { id = parent }
    return id
  }

  private func isWritten(_ element: Element) -> Bool {
    document.syntax == .svgspec || bytes.indices.contains(element.range.start) && bytes[element.range.start] == UInt8(ascii: "<")
  }

  private func isOpen(_ element: Element) -> Bool {
    guard element.parent != nil else { return true }
    var end = element.range.end
    guard end > 1, end <= bytes.count, isWritten(element) else { return false }
    if document.syntax == .svg { return bytes[end - 2] != UInt8(ascii: "/") }
    while end < bytes.count, Byte.isSpace(bytes[end]) { end += 1 }
    return end < bytes.count && bytes[end] == Byte.openingBrace
  }

  private func hasBlankLine(before offset: Int) -> Bool {
    var feeds = 0
    var at = min(offset, bytes.count) - 1
    while at >= 0, Byte.isWhite(bytes[at]) {
      if bytes[at] == Byte.lineFeed { feeds += 1 }
      at -= 1
    }
    return feeds > 1
  }
}
