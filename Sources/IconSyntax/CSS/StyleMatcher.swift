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
    let element = document.elements[id]
    let names = element.attribute("class").map { words(of: $0.value) } ?? []
    let classes = Set(names.map { String(decoding: $0, as: UTF8.self) })
    let candidates = sheet.candidates(type: element.name, id: element.attribute("id")?.value, classes: classes)
    var matching: [Int] = []
    for candidate in candidates where spend(1) && matches(sheet.rules[candidate].selector.compounds[...], id) { matching.append(candidate) }
    matching.sort { (sheet.rules[$0].selector.specificity, $0) < (sheet.rules[$1].selector.specificity, $1) }
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
    let element = document.elements[id]
    switch test {
    case .type(let name):
      return same(element.name, name)
    case .id(let value):
      return element.attribute("id").map { same($0.value, value) } ?? false
    case .class(let name):
      return element.attribute("class").map { words(of: $0.value).contains { $0.elementsEqual(name.utf8) } } ?? false
    case .attribute(let name, let comparison):
      return element.attribute(name).map { matches(comparison, $0.value) } ?? false
    case .root:
      return element.parent == nil
    case .firstChild:
      return siblings(of: element).map { $0.first == id } ?? true
    case .lastChild:
      return siblings(of: element).map { $0.last == id } ?? true
    case .onlyChild:
      return siblings(of: element).map { $0.count == 1 } ?? true
    case .not(let tests):
      for test in tests where !matches(test, id) { return !isExhausted }
      return false
    case .never:
      return false
    }
  }

  /// An element and its siblings; nil for the root.
  private func siblings(of element: Element) -> [ElementID]? { element.parent.map { document.elements[$0].children } }

  private mutating func matches(_ comparison: Selector.Comparison, _ text: String) -> Bool {
    guard spend(text.utf8.count / 16) else { return false }
    let text = text.utf8
    switch comparison {
    case .exists:
      return true
    case .equals(let value):
      return text.elementsEqual(value.utf8)
    case .word(let word):
      return text.split(whereSeparator: isCSSSpace).contains { $0.elementsEqual(word.utf8) }
    case .part(let part):
      return text.starts(with: part.utf8) && (text.count == part.utf8.count || text.dropFirst(part.utf8.count).first == UInt8(ascii: "-"))
    case .prefix(let value):
      return !value.isEmpty && text.starts(with: value.utf8)
    case .suffix(let value):
      return !value.isEmpty && text.reversed().starts(with: value.utf8.reversed())
    case .substring(let value):
      return !value.isEmpty && spend(text.count * value.utf8.count / 64) && Array(text).contains(Array(value.utf8))
    }
  }

  private mutating func words(of text: String) -> [[UInt8]] {
    guard spend(text.utf8.count / 16) else { return [] }
    return Array(text.utf8).split(whereSeparator: isCSSSpace).map { Array($0) }
  }

  /// Code point by code point, unlike Swift's `==`.
  private func same(_ a: String, _ b: String) -> Bool { a.utf8.elementsEqual(b.utf8) }
}
