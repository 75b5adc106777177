import IconModel

/// Matches a style sheet's rules with the elements of one document.
///
/// It takes a bounded number of steps for all elements together. A step is a test or a rule; for long texts it is sixteen bytes of them.
struct StyleMatcher {
  private let sheet: StyleSheet
  private let document: Document
  private var steps: Int

  /// Makes a matcher.
  init(_ sheet: StyleSheet, _ document: Document, steps: Int = CSSLimits.steps) {
    self.sheet = sheet
    self.document = document
    self.steps = steps
  }

  /// Whether the steps were too few, so that rules are missing.
  var isExhausted: Bool { steps < 0 }

  /// What the rules declare for an element, in rising precedence: specificity, then order (importance is the caller's to weigh).
  mutating func declarations(for id: ElementID) -> [Declaration] {
    guard !sheet.isEmpty, !isExhausted, document.elements.indices.contains(id) else { return [] }
    let candidates = sheet.candidates(
      type: document.elements[id].name, id: document.elements[id].attribute("id")?.value, classes: classes(of: id))
    var matching: [Int] = []
    for list in candidates {
      for rule in list where spend(1) && matches(sheet.rules[rule].selector.compounds[...], id) { matching.append(rule) }
    }
    if matching.count > 1 {
      matching.sort { (sheet.rules[$0].selector.specificity, $0) < (sheet.rules[$1].selector.specificity, $1) }
    }
    var declarations: [Declaration] = []
    for index in matching {
      let block = sheet.blocks[sheet.rules[index].block]
      if spend(block.count) { declarations += block }
    }
    return declarations
  }

  /// Pays for a step; false once the steps are used up.
  private mutating func spend(_ count: Int) -> Bool {
    if steps >= 0 { steps -= count }
    return steps >= 0
  }

  // MARK: Selectors

  /// Whether compounds, the subject's first, match from an element on; it calls itself once for each of them.
  private mutating func matches(_ compounds: ArraySlice<Selector.Compound>, _ id: ElementID) -> Bool {
    guard let compound = compounds.first else { return true }
    for test in compound.tests where !matches(test, id) { return false }
    guard let combinator = compound.combinator else { return true }
    var next = Self.step(combinator, from: id, in: document)
    while let element = next, spend(1) {
      if matches(compounds.dropFirst(), element) { return true }
      guard combinator == .ancestor || combinator == .anyBefore else { return false }
      next = Self.step(combinator, from: element, in: document)
    }
    return false
  }

  private static func step(_ combinator: Selector.Combinator, from id: ElementID, in document: Document) -> ElementID? {
    switch combinator {
    case .ancestor, .parent:
      document.elements[id].parent
    case .nextBefore, .anyBefore:
      previousSibling(of: id, in: document)
    }
  }

  /// Children are in document order, and so are their ids.
  private static func previousSibling(of id: ElementID, in document: Document) -> ElementID? {
    guard let parent = document.elements[id].parent else { return nil }
    let siblings = document.elements[parent].children
    var (low, high) = (0, siblings.count)
    while low < high {
      let middle = (low + high) / 2
      if siblings[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? siblings[low - 1] : nil
  }

  private mutating func matches(_ test: Selector.Test, _ id: ElementID) -> Bool {
    guard spend(1) else { return false }
    switch test {
    case .type(let name):
      return same(document.elements[id].name, name)
    case .id(let value):
      return document.elements[id].attribute("id").map { same($0.value, value) } ?? false
    case .class(let name):
      return document.elements[id].attribute("class").map { matches(.word(name), $0.value) } ?? false
    case .attribute(let name, let comparison):
      return document.elements[id].attribute(name).map { matches(comparison, $0.value) } ?? false
    case .root:
      return document.elements[id].parent == nil
    case .firstChild:
      return siblings(of: id).map { $0.first == id } ?? true
    case .lastChild:
      return siblings(of: id).map { $0.last == id } ?? true
    case .onlyChild:
      return siblings(of: id).map { $0.count == 1 } ?? true
    case .not(let tests):
      for test in tests where !matches(test, id) { return !isExhausted }
      return false
    case .never:
      return false
    }
  }

  /// An element and its siblings; nil for the root.
  private func siblings(of id: ElementID) -> [ElementID]? { document.elements[id].parent.map { document.elements[$0].children } }

  private mutating func matches(_ comparison: Selector.Comparison, _ text: String) -> Bool {
    guard spend(text.utf8.count / 16) else { return false }
    let text = text.utf8
    switch comparison {
    case .exists:
      return true
    case .equals(let value):
      return text.elementsEqual(value.utf8)
    case .word(let word):
      return isWord(word, of: text)
    case .part(let part):
      return text.starts(with: part.utf8) && (text.count == part.utf8.count || text.dropFirst(part.utf8.count).first == UInt8(ascii: "-"))
    case .prefix(let value):
      return !value.isEmpty && text.starts(with: value.utf8)
    case .suffix(let value):
      return !value.isEmpty && text.reversed().starts(with: value.utf8.reversed())
    case .substring(let value):
      return spend(text.count * value.utf8.count / 64) && isPart(value.utf8, of: text)
    }
  }

  /// An element's classes, each once.
  private mutating func classes(of id: ElementID) -> [String] {
    guard let names = document.elements[id].attribute("class")?.value, spend(names.utf8.count / 16) else { return [] }
    let words = names.utf8.split(whereSeparator: isCSSSpace).map { String(Substring($0)) }
    return words.count > 1 ? Array(Set(words)) : words
  }

  /// Code point by code point, unlike Swift's `==`.
  private func same(_ a: String, _ b: String) -> Bool { a.utf8.elementsEqual(b.utf8) }
}

/// Whether one of the words of a text is this one.
private func isWord(_ word: String, of text: String.UTF8View) -> Bool {
  var start = text.startIndex
  while start < text.endIndex {
    let end = text[start...].firstIndex(where: isCSSSpace) ?? text.endIndex
    if text[start..<end].elementsEqual(word.utf8) { return start < end }
    guard end < text.endIndex else { return false }
    start = text.index(after: end)
  }
  return false
}

/// Whether a text holds another, which is not empty.
private func isPart(_ part: String.UTF8View, of text: String.UTF8View) -> Bool {
  guard let first = part.first, part.count <= text.count else { return false }
  var rest = text[...]
  while let start = rest.firstIndex(of: first) {
    rest = rest[start...]
    if rest.starts(with: part) { return true }
    rest.removeFirst()
  }
  return false
}
