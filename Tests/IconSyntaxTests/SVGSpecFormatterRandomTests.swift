import IconModel
import IconSyntax
import Testing

/// Formats sources made up by chance (always the same ones) and looks at what must hold for all.
@Suite struct SVGSpecFormatterRandomTests {
  @Test(arguments: 0..<300) func `formatting keeps the document, and formatting again changes nothing`(seed: Int) throws {
    let text = RandomSource(seed: UInt64(seed)).text()
    let before = SVGSpecReader.read(SourceText(text))
    try #require(before.diagnostics == [], "\(text)")
    let formatted = try #require(SVGSpecFormatter.format(SourceText(text)).text)
    #expect(SVGSpecFormatter.format(SourceText(formatted)).text == formatted)
    let after = SVGSpecReader.read(SourceText(formatted))
    #expect(after.diagnostics == [])
    #expect(summary(after.document) == summary(before.document))
    #expect(after.document?.comments.map { trimmed($0.text) } == before.document?.comments.map { trimmed($0.text) })
    #expect(!formatted.split(separator: "\n", omittingEmptySubsequences: false).contains { $0.hasSuffix(" ") || $0.hasSuffix("\t") })
    #expect(!formatted.contains("\n\n\n") && !formatted.hasPrefix("\n") && formatted.hasSuffix("\n") && !formatted.hasSuffix("\n\n"))
  }

  /// Elements with their parents and attributes, whatever the order and the spacing.
  private func summary(_ document: Document?) -> [String] {
    (document?.elements ?? []).map { element in
      let attributes = element.attributes.map { "\($0.name)=\(words($0))" }.sorted()
      return "\(element.parent ?? -1) \(element.name) \(attributes)"
    }
  }

  /// The numbers and the words of a value in which white space means nothing.
  private func words(_ attribute: Attribute) -> String {
    if attribute.name == "title" || attribute.name == "id" { return attribute.value }
    var words: [String] = []
    var wasLetter = false
    for character in attribute.value {
      let isLetter = character.isLetter && character != "e"
      if character.isWhitespace || ",()".contains(character) {
        words.append("")
      } else if wasLetter == isLetter, let last = words.popLast() {
        words.append(last + String(character))
      } else {
        words.append(String(character))
      }
      wasLetter = isLetter
    }
    // Adding 0 makes the negative zero an ordinary one.
    return words.filter { !$0.isEmpty }.map { word in Double(word).map { "\($0 + 0)" } ?? word }.joined(separator: " ")
  }

  private func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return String(text)
  }
}

/// Makes up a source without errors.
struct RandomSource {
  private var state: UInt64
  private var out = ""
  private var count = 0

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678 }

  private mutating func below(_ limit: Int) -> Int {
    // Marsaglia's xorshift.
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }

  private mutating func pick<T>(_ choices: [T]) -> T { choices[below(choices.count)] }
  private mutating func space() -> String { pick([" ", " ", "  ", "\t", "      "]) }

  func text() -> String {
    var copy = self
    copy.junk()
    copy.statement("icon", ["width", "height", "fill", "stroke-style", "title"], indent: "")
    copy.block(depth: 0)
    return copy.out
  }

  private mutating func block(depth: Int) {
    for _ in 0..<(1 + below(6)) where count < 60 {
      count += 1
      junk()
      let indent = String(repeating: pick([" ", "\t", "  "]), count: below(4))
      switch below(5) {
      case 0 where depth < 5:
        statement("g", ["fill", "stroke", "stroke-width", "transform", "opacity", "id"], indent: indent, opensBlock: true)
        block(depth: depth + 1)
        junk()
        out += "\(indent)}\(comment())\n"
      case 1: statement("path", ["d", "fill", "id", "stroke-dasharray"], indent: indent)
      case 2: statement("circle", ["cx", "cy", "r"], indent: indent)
      default: statement("rect", ["x", "y", "width", "height", "fill"], indent: indent)
      }
    }
  }

  private mutating func junk() {
    for _ in 0..<below(4) { out += pick(["\n", " \n", "# alone\n", "  #more  \n", "\t# und ein ü\n"]) }
  }

  private mutating func comment() -> String { below(4) == 0 ? space() + pick(["# x", "#y ", "# a { b = \"c"]) : "" }

  private mutating func statement(_ name: String, _ attributes: [String], indent: String, opensBlock: Bool = false) {
    out += indent + name
    var rest = attributes
    while !rest.isEmpty, below(8) != 0 {
      let attribute = rest.remove(at: below(rest.count))
      if below(5) == 0 {
        out += comment() + pick(["\n", "\r\n"])
        if below(3) == 0 { out += "  # inside\n" }
        out += pick(["", " ", "    "])
      } else {
        out += space()
      }
      out += attribute + "=" + value(attribute)
    }
    out += (opensBlock ? space() + "{" : "") + comment() + "\n"
  }

  private mutating func value(_ attribute: String) -> String {
    switch attribute {
    case "fill", "stroke": return pick(["none", "black", "\"#0b0\"", "knockout", "currentColor"])
    case "stroke-style": return "dotted"
    case "title", "id": return pick(["a", "\"two words\"", "\"a\\\"b\\\\ \"", "\"\"", "\"lines\n  and  spaces \"", "\"# { }\""])
    case "transform": return pick(["\"translate(1.50 , 2)\"", "rotate(45)", "\"scale( .5 )  rotate( 1e1 )\""])
    case "stroke-dasharray": return pick(["\"1  2.0\"", "none", "\"1 \n 2\""])
    case "d":
      var path = pick(["M0,0", "M 0 0", "M.5.5"])
      for _ in 0..<below(40) { path += pick(["h10", " L 1.50 2", "c1,2 3,4 5,6", "\n  v3", "a1 1 0 01.5.5", "  z m1-1", "l1e-1 2"]) }
      return "\"\(path)\""
    default: return pick(["1", "0.50", ".5", "+3", "1e1", "-0", "10.250", "\"7\"", "100", "\" 4 \""])
    }
  }
}
