import IconModel

/// Rules in order, found by what their subjects must be.
struct StyleSheet: Sendable {
  /// One selector with the declarations of its rule.
  struct Rule: Sendable {
    var selector: Selector
    /// Which of the blocks it is for.
    var block: Int
  }

  /// In order; a list of selectors makes one rule for each.
  private(set) var rules: [Rule] = []
  private(set) var blocks: [[Declaration]] = []
  /// The rules by the id, the class or the type of their subject, and those that have none of them.
  private var byID: [String: [Int]] = [:]
  private var byClass: [String: [Int]] = [:]
  private var byType: [String: [Int]] = [:]
  private var others: [Int] = []

  /// Whether there is no rule.
  var isEmpty: Bool { rules.isEmpty }

  var selectorCount: Int { rules.count }

  /// Adds a rule.
  mutating func add(_ declarations: [Declaration], for selectors: [Selector]) {
    blocks.append(declarations)
    for selector in selectors { add(Rule(selector: selector, block: blocks.count - 1)) }
  }

  /// Adds the rules of a later sheet.
  mutating func append(_ other: StyleSheet) {
    let offset = blocks.count
    blocks += other.blocks
    for rule in other.rules { add(Rule(selector: rule.selector, block: rule.block + offset)) }
  }

  /// Lets values say where they stand in terms of something other than their sheet's text, before it meets the texts of others.
  mutating func mapValueRanges(_ map: (Range<Int>) -> Range<Int>?) {
    for block in blocks.indices {
      for index in blocks[block].indices { blocks[block][index].valueRange = blocks[block][index].valueRange.flatMap(map) }
    }
  }

  private mutating func add(_ rule: Rule) {
    let index = rules.count
    rules.append(rule)
    let tests = rule.selector.compounds.first?.tests ?? []
    if let id = tests.firstValue({ if case .id(let id) = $0 { id } else { nil } }) {
      byID[id, default: []].append(index)
    } else if let name = tests.firstValue({ if case .class(let name) = $0 { name } else { nil } }) {
      byClass[name, default: []].append(index)
    } else if let type = tests.firstValue({ if case .type(let type) = $0 { type } else { nil } }) {
      byType[type, default: []].append(index)
    } else {
      others.append(index)
    }
  }

  /// The rules that may match an element, each once, in lists that are each in order.
  func candidates(type: String, id: String?, classes: [String]) -> [[Int]] {
    var lists = [others]
    if let rules = byType[type] { lists.append(rules) }
    if let id, let rules = byID[id] { lists.append(rules) }
    for name in classes {
      if let rules = byClass[name] { lists.append(rules) }
    }
    return lists
  }

  /// What the rules declare for an element, in rising precedence: specificity, then order (importance is the caller's to weigh).
  ///
  /// For many elements a `StyleMatcher` is better: it bounds the steps for all of them together, and tells when they were too few.
  func declarations(for element: ElementID, in document: Document) -> [Declaration] {
    var matcher = StyleMatcher(self, document, steps: CSSLimits.stepsForOne)
    return matcher.declarations(for: element)
  }
}

extension Array {
  /// The first value that a function finds.
  fileprivate func firstValue<Value>(_ find: (Element) -> Value?) -> Value? {
    for element in self {
      if let value = find(element) { return value }
    }
    return nil
  }
}
