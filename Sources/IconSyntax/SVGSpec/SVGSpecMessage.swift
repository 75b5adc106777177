import IconModel

/// What the reader says, in one place.
enum SVGSpecMessage {
  // MARK: Structure

  static let xml = "'<' begins XML, and svgspec has no tags: name the file .svg if it is SVG"
  static func noStatement(_ word: String) -> String { "'\(word)' begins no statement: a name is missing" }
  static let nothingToContinue = "an attribute at the start of a line continues a statement, and none stands above this line"
  static let blankLineInStatement = "a blank line ends a statement: take it out, so that this attribute continues the statement above"
  static let braceOnItsOwnLine = "'{' must stand at the end of its statement's line"
  static let contentBehindBrace = "the content of a block begins on a line of its own"
  static let closingBraceNotAlone = "'}' must stand alone on its line"
  static let nothingToClose = "'}' closes nothing: no block is open here"
  static let spaceBeforeBrace = "white space is missing in front of the brace (a value with braces in it must be in quotes)"
  static func tooDeep(_ limit: Int) -> String { "blocks are nested deeper than the limit of \(limit)" }
  static func tooManyElements(_ limit: Int) -> String { "more than the limit of \(Grouped(limit)) elements" }
  static func tooLong(_ bytes: Int, limit: Int) -> String { "the source has \(bytes) bytes, more than the limit of \(limit)" }

  static func blockNotClosed(_ name: String?, others: Int) -> String {
    let block = name.map { "the block of '\($0)'" } ?? "the block"
    let rest = others == 0 ? "" : others == 1 ? ", and so is 1 more" : ", and so are \(others) more"
    return "\(block) is not closed: '}' is missing\(rest)"
  }

  // MARK: Attributes

  static let quoteInBareValue = "a value with quotes in it must be in quotes itself, and its own written \\\""
  static let quoteNotClosed = "the quoted value is not closed: '\"' is missing"
  static let spaceBehindQuote = "white space is missing behind the closing quote"
  static let unknownEscape = "unknown escape: only \\\" and \\\\ are known"
  static let spaceBeforeEquals = "no white space may stand in front of '='"

  static func valueMissing(_ name: String) -> String {
    "the value of '\(name)' is missing: it follows '=' without white space, and an empty one is written \"\""
  }

  static func statementInLine(_ name: String) -> String { "'\(name)' begins a statement: it must stand on a line of its own" }
  static func noAttribute(_ word: String) -> String { "'\(word)' is no attribute: expected name=value" }

  static func noAttribute(_ word: String, behind name: String, joined value: String) -> String {
    let isInApostrophes = value.utf8.first == UInt8(ascii: "'")
    let bare = isInApostrophes ? String(value.dropFirst().prefix { $0 != "'" }) : value
    let rule = isInApostrophes ? "values are quoted with \" alone" : "a value with white space in it must be in quotes"
    return "\(noAttribute(word)) (\(rule): \(name)=\"\(bare)\")"
  }

  // MARK: Names

  static let empty = "the source is empty: its first statement must be 'icon'"
  static func rootMissing(_ name: String) -> String { "the first statement must be 'icon', not '\(name)'" }
  static let rootTwice = "'icon' stands once, as the first statement"
  static let rootBlock = "'icon' takes no block: all that follows it is its content"
  static func unknownElement(_ name: String, nearest: String?) -> String { "unknown element '\(name)'\(proposal(nearest))" }
  static func unknownAttribute(_ name: String, nearest: String?) -> String { "unknown attribute '\(name)'\(proposal(nearest))" }
  static func noPlace(_ name: String, advice: String) -> String { "'\(name)' has no place in an icon: \(advice)" }
  static func attributeTwice(_ name: String) -> String { "'\(name)' is given twice" }
  static func noBlock(_ name: String) -> String { "'\(name)' takes no block: nothing in it would be drawn" }

  static func notTaken(_ attribute: String, by element: String, nearest: String?, own: [String], takers: [String]) -> String {
    let start = "'\(element)' takes no '\(attribute)'"
    if let nearest { return start + proposal(nearest) }
    if element == "icon", takers.contains("g") { return "\(start): write it on a 'g' round the content" }
    if own.isEmpty || takers.count == 1 { return "\(start): it belongs to \(takers.joined(separator: ", "))" }
    return "\(start): it takes \(own.joined(separator: ", "))"
  }

  static func misplaced(_ element: String, in parent: String) -> String {
    switch parent {
    case "clipPath": "'\(element)' has no effect in 'clipPath': it takes shapes and 'use'"
    case "linearGradient", "radialGradient": "'\(element)' has no effect in '\(parent)': it takes 'stop'"
    default: "'\(element)' has no effect here: it belongs into a gradient"
    }
  }

  private static func proposal(_ nearest: String?) -> String { nearest.map { " (did you mean '\($0)'?)" } ?? "" }

  /// A piece of the source, shortened where it is long.
  static func shown(_ text: String) -> String {
    let limit = 40
    guard text.utf8.count > limit else { return text }
    let scalars = text.unicodeScalars.prefix(limit + 1)
    return scalars.count > limit ? String(String.UnicodeScalarView(scalars.prefix(limit))) + "…" : text
  }
}
