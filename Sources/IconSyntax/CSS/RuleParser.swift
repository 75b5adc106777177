import IconModel

/// Reads a style sheet's rules.
///
/// What is invalid or unknown is left out up to the end of its rule, with a fault.
struct RuleParser {
  private(set) var sheet = StyleSheet()
  private(set) var faults = CSSFaults()
  private var scanner: CSSScanner
  /// How many `@media` blocks are open.
  private var openBlocks = 0
  private var declarations = 0

  /// Starts with a text.
  init(_ text: String) { scanner = CSSScanner(text) }

  /// Reads all of it.
  mutating func parse() {
    while true {
      scanner.skipSpace()
      guard let byte = scanner.current else { return }
      if byte == UInt8(ascii: "}"), openBlocks > 0 {
        openBlocks -= 1
        scanner.position += 1
      } else if byte == UInt8(ascii: "@") {
        parseAtRule()
      } else if scanner.starts(with: "<!--") {
        scanner.position += 4
      } else if scanner.starts(with: "-->") {
        scanner.position += 3
      } else {
        parseRule()
      }
    }
  }

  /// Selectors with a block of declarations.
  private mutating func parseRule() {
    let prelude = scanner.skipComponents(to: openBlocks > 0 ? [.openingBrace, .closingBrace] : [.openingBrace])
    guard scanner.skip(UInt8(ascii: "{")) else {
      return faults.add("a rule without a block in braces is left out", at: prelude.range)
    }
    var block = DeclarationParser(scanner, faults: faults)
    block.parse(inBlock: true, limit: CSSLimits.declarations - declarations)
    scanner = block.scanner
    faults = block.faults
    guard let selectors = selectors(prelude), !block.declarations.isEmpty else { return }
    guard sheet.selectorCount + selectors.count <= CSSLimits.selectors else {
      return faults.add("more than the limit of \(Grouped(CSSLimits.selectors)) selectors; the rule is left out", at: prelude.range)
    }
    declarations += block.declarations.count
    sheet.add(block.declarations, for: selectors)
  }

  private mutating func selectors(_ prelude: CSSScanner.Components) -> [Selector]? {
    let text = trimmed(scanner.bytes[prelude.range])
    var parser = SelectorParser(text)
    do throws(SelectorParser.Fault) {
      return try parser.list()
    } catch {
      let reason =
        switch error {
        case .invalid: "is invalid"
        case .unsupported(let reason): reason
        }
      faults.add(
        "the selector \"\(shortened(String(decoding: text, as: UTF8.self)))\" \(reason); its rule is left out",
        at: text.startIndex..<text.endIndex)
      return nil
    }
  }

  // MARK: At-rules

  private mutating func parseAtRule() {
    let start = scanner.position
    scanner.position += 1
    let name = (scanner.identifier() ?? "").lowercased()
    let nested: CSSScanner.Stops = openBlocks > 0 ? [.closingBrace] : []
    let prelude = scanner.skipComponents(to: nested.union([.openingBrace, .semicolon]))
    let hasBlock = scanner.current == UInt8(ascii: "{")
    if name == "media", hasBlock, takesMedia(prelude, at: start) {
      scanner.position += 1
      openBlocks += 1
      return
    }
    if hasBlock { _ = scanner.skipComponents(to: [.blockEnd]) } else { _ = scanner.skip(UInt8(ascii: ";")) }
    guard name != "media" || !hasBlock, !Self.meaningless.contains(name) else { return }
    let range = start..<prelude.range.upperBound
    if name == "import" { return faults.add("@import: style sheets outside the file are not read", at: range) }
    faults.add("@\(shortened(name)) is not supported; its rules are left out", at: range)
  }

  /// At-rules that change nothing in a picture without text and movement.
  private static let meaningless: Set<String> = [
    "charset", "namespace", "font-face", "font-feature-values", "font-palette-values", "keyframes", "-webkit-keyframes", "-moz-keyframes",
    "page", "counter-style", "view-transition",
  ]

  /// Whether one of the media is a screen; a query that asks for more than a type is not answered.
  private mutating func takesMedia(_ prelude: CSSScanner.Components, at start: Int) -> Bool {
    let text = String(decoding: trimmed(withoutComments(scanner.bytes[prelude.range])[...]), as: UTF8.self).lowercased()
    guard !text.isEmpty else { return true }
    var unanswered = false
    for query in text.utf8.split(separator: UInt8(ascii: ",")) {
      let words = query.split(whereSeparator: isCSSSpace).map { String(decoding: Array($0), as: UTF8.self) }
      let isNegated = words.first == "not"
      let types = isNegated || words.first == "only" ? words.dropFirst() : words[...]
      guard types.count == 1, let type = types.first, !type.utf8.contains(UInt8(ascii: "(")) else {
        unanswered = true
        continue
      }
      if (type == "all" || type == "screen") != isNegated { return true }
    }
    if unanswered {
      let condition = shortened(text)
      faults.add("@media \(condition) is not supported; its rules are left out", at: start..<prelude.range.upperBound)
    }
    return false
  }
}
