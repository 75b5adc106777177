/// Reads selector lists (Selectors Level 4, as far as `Selector` goes).
struct SelectorParser {
  private var scanner: CSSScanner
  private var tests = 0
  private var isInNot = false

  /// Starts with the text of a list.
  init(_ text: ArraySlice<UInt8>) { scanner = CSSScanner(text) }

  /// Why a list cannot be used, in words that follow "the selector ...".
  enum Fault: Error {
    case invalid
    case unsupported(String)
  }

  /// Reads a whole list; one selector that is wrong makes all of it wrong.
  mutating func list() throws(Fault) -> [Selector] {
    var selectors: [Selector] = []
    repeat {
      tests = 0
      selectors.append(try complex())
    } while scanner.skip(UInt8(ascii: ","))
    guard scanner.isAtEnd else { throw .invalid }
    return selectors
  }

  /// One selector up to a comma or the end.
  private mutating func complex() throws(Fault) -> Selector {
    var compounds: [Selector.Compound] = []
    var specificity = Specificity()
    scanner.skipSpace()
    while true {
      let tests = try compound()
      for test in tests { specificity.add(test) }
      compounds.append(Selector.Compound(tests: tests))
      guard let combinator = combinator() else { break }
      compounds[compounds.count - 1].combinator = combinator
    }
    // As written, a combinator stands behind the left compound; matching looks from the right one.
    var reversed: [Selector.Compound] = []
    for (index, compound) in compounds.enumerated().reversed() {
      reversed.append(Selector.Compound(tests: compound.tests, combinator: index > 0 ? compounds[index - 1].combinator : nil))
    }
    return Selector(compounds: reversed, specificity: specificity)
  }

  /// The combinator here; nil where the selector ends.
  private mutating func combinator() -> Selector.Combinator? {
    let hadSpace = scanner.skipSpace()
    if scanner.skip(UInt8(ascii: ">")) { return spaced(.parent) }
    if scanner.skip(UInt8(ascii: "+")) { return spaced(.nextBefore) }
    if scanner.skip(UInt8(ascii: "~")) { return spaced(.anyBefore) }
    guard hadSpace, let byte = scanner.current, byte != UInt8(ascii: ","), byte != UInt8(ascii: ")") else { return nil }
    return .ancestor
  }

  private mutating func spaced(_ combinator: Selector.Combinator) -> Selector.Combinator {
    scanner.skipSpace()
    return combinator
  }

  /// The tests of one element, of which there is at least one, or `*`.
  private mutating func compound() throws(Fault) -> [Selector.Test] {
    var found: [Selector.Test] = []
    let start = scanner.position
    if scanner.skip(UInt8(ascii: "*")) {
      try refuseNamespace()
    } else if let type = scanner.identifier() {
      try refuseNamespace()
      found.append(.type(type))
    }
    while let test = try simple() { found.append(test) }
    guard scanner.position > start else { throw .invalid }
    tests += found.count + 1
    guard tests <= CSSLimits.tests else { throw .unsupported("has more parts than the limit of \(CSSLimits.tests)") }
    return found
  }

  private func refuseNamespace() throws(Fault) {
    if scanner.current == UInt8(ascii: "|") { throw .unsupported("names a namespace, which is not supported") }
  }

  /// A class, an id, an attribute or a pseudo-class; nil where none stands.
  private mutating func simple() throws(Fault) -> Selector.Test? {
    scanner.skipComments()
    guard let byte = scanner.current, ".#[:".utf8.contains(byte) else { return nil }
    scanner.position += 1
    switch byte {
    case UInt8(ascii: "."):
      return .class(try required(scanner.identifier()))
    case UInt8(ascii: "#"):
      return .id(try required(scanner.identifier()))
    case UInt8(ascii: "["):
      return try attribute()
    default:
      return try pseudo()
    }
  }

  private func required(_ name: String?) throws(Fault) -> String {
    guard let name else { throw .invalid }
    return name
  }

  /// Behind `[`.
  private mutating func attribute() throws(Fault) -> Selector.Test {
    scanner.skipSpace()
    let name = try required(scanner.identifier())
    if !scanner.starts(with: "|=") { try refuseNamespace() }
    scanner.skipSpace()
    var comparison = Selector.Comparison.exists
    if let sign = scanner.current, sign != UInt8(ascii: "]") {
      if sign != UInt8(ascii: "=") { scanner.position += 1 }
      guard scanner.skip(UInt8(ascii: "=")) else { throw .invalid }
      scanner.skipSpace()
      let isQuoted = scanner.current == UInt8(ascii: "\"") || scanner.current == UInt8(ascii: "'")
      comparison = try Self.comparison(sign, try required(isQuoted ? scanner.string() : scanner.identifier()))
      scanner.skipSpace()
    }
    if scanner.identifier() != nil { throw .unsupported("has an attribute flag, which is not supported") }
    guard scanner.skip(UInt8(ascii: "]")) else { throw .invalid }
    return .attribute(name, comparison)
  }

  private static func comparison(_ sign: UInt8, _ value: String) throws(Fault) -> Selector.Comparison {
    switch sign {
    case UInt8(ascii: "="): .equals(value)
    case UInt8(ascii: "~"): .word(value)
    case UInt8(ascii: "|"): .part(value)
    case UInt8(ascii: "^"): .prefix(value)
    case UInt8(ascii: "$"): .suffix(value)
    case UInt8(ascii: "*"): .substring(value)
    default: throw .invalid
    }
  }

  /// Behind `:`.
  private mutating func pseudo() throws(Fault) -> Selector.Test {
    if scanner.skip(UInt8(ascii: ":")) {
      let name = try required(scanner.identifier())
      if scanner.current == UInt8(ascii: "(") { throw .unsupported("has ::\(shortened(name))(), which is not supported") }
      return .never
    }
    let name = try required(scanner.identifier()).lowercased()
    guard scanner.current == UInt8(ascii: "(") else {
      switch name {
      case "root": return .root
      case "first-child": return .firstChild
      case "last-child": return .lastChild
      case "only-child": return .onlyChild
      case let name where Self.neverTrue.contains(name): return .never
      default: throw .unsupported("has :\(shortened(name)), which is not supported")
      }
    }
    guard name == "not", !isInNot else { throw .unsupported("has :\(shortened(name))(), which is not supported") }
    scanner.position += 1
    scanner.skipSpace()
    isInNot = true
    defer { isInNot = false }
    let tests = try compound()
    scanner.skipSpace()
    guard scanner.skip(UInt8(ascii: ")")) else { throw .unsupported("has more than one compound in :not(), which is not supported") }
    return .not(tests)
  }

  /// What depends on a pointer, a visit or a caret, and the pseudo-elements that may be written with one colon.
  private static let neverTrue: Set<String> = [
    "hover", "active", "focus", "focus-visible", "focus-within", "target", "visited", "link", "any-link", "before", "after", "first-line",
    "first-letter",
  ]
}
