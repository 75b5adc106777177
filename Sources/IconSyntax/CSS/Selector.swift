/// One complex selector, such as `g > .outline:first-child`.
struct Selector: Sendable, Equatable {
  /// From right to left: the subject's first.
  var compounds: [Compound]
  var specificity: Specificity

  /// What one element has to be.
  struct Compound: Sendable, Equatable {
    /// All of them.
    var tests: [Test] = []
    /// How the element relates to that of the next compound, which stands to the left; nil for the last.
    var combinator: Combinator?
  }

  /// Where the element of the compound on the left is.
  enum Combinator: Sendable, Equatable {
    case ancestor
    case parent
    case nextBefore
    case anyBefore
  }

  /// One condition of a compound; `*` is none.
  enum Test: Sendable, Equatable {
    case type(String)
    case id(String)
    case `class`(String)
    case attribute(String, Comparison)
    case root
    case firstChild
    case lastChild
    case onlyChild
    case not([Test])
    /// What no element of a still picture is: `:hover`, `::before`.
    case never
  }

  /// How an attribute's value compares.
  enum Comparison: Sendable, Equatable {
    case exists
    case equals(String)
    /// `~=`: one of its words is.
    case word(String)
    /// `|=`: it is that, or goes on with a hyphen.
    case part(String)
    case prefix(String)
    case suffix(String)
    case substring(String)
  }
}

/// How much a selector says: ids before classes, attributes and pseudo-classes before types (Selectors Level 4, section 17).
struct Specificity: Sendable, Equatable, Comparable {
  var ids = 0
  var classes = 0
  var types = 0

  /// Whether `a` says less than `b`.
  static func < (a: Specificity, b: Specificity) -> Bool { (a.ids, a.classes, a.types) < (b.ids, b.classes, b.types) }

  /// Counts a test.
  mutating func add(_ test: Selector.Test) {
    switch test {
    case .type: types += 1
    case .id: ids += 1
    case .class, .attribute, .root, .firstChild, .lastChild, .onlyChild, .never: classes += 1
    case .not(let tests): for test in tests { add(test) }
    }
  }
}
