/// References to elements: `#id` and `url(#id)`.
enum Reference {
  /// Reads an `href` and gives the id.
  static func parseHref(_ text: String) throws(ValueFault) -> String {
    try text.scan { scanner throws(ValueFault) in
      scanner.skipSpace()
      let range = scanner.index..<scanner.endWithoutSpace
      return try id(in: range, of: scanner)
    }
  }

  /// Reads `url(#id)`, the quotes of CSS allowed, at the cursor and gives the id; nil, without a step, where something else stands.
  static func readURL(_ scanner: inout Scanner) throws(ValueFault) -> String? {
    let name = scanner.wordAhead
    guard scanner.spells("url", at: name), scanner.peek(name.count) == UInt8(ascii: "(") else { return nil }
    let start = scanner.index
    scanner.move(to: name.upperBound + 1)
    scanner.skipSpace()
    let quote = scanner.peek
    let isQuoted = quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"")
    if isQuoted { scanner.advance() }
    let from = scanner.index
    while !scanner.isAtEnd, isQuoted ? scanner.peek != quote : scanner.peek != UInt8(ascii: ")") && !scanner.peek.isSpace {
      scanner.advance()
    }
    let range = from..<scanner.index
    if isQuoted, !scanner.take(quote) { throw scanner.expected("the closing quote") }
    scanner.skipSpace()
    guard scanner.take(UInt8(ascii: ")")) else {
      throw ValueFault(message: "url( without its ')'", range: start..<scanner.index)
    }
    return try id(in: range, of: scanner)
  }

  /// Reads `none` (nil) or `url(#id)`.
  static func parseLink(_ text: String) throws(ValueFault) -> String? {
    try text.scanWhole { scanner throws(ValueFault) in
      if let id = try readURL(&scanner) { return id }
      guard scanner.spells("none", at: scanner.wordAhead) else { throw scanner.expected("none or url(#id)") }
      _ = scanner.word()
      return nil
    }
  }

  private static func id(in range: Range<Int>, of scanner: Scanner) throws(ValueFault) -> String {
    let text = scanner.text(range)
    guard text.utf8.first == UInt8(ascii: "#"), text.utf8.count > 1 else {
      throw ValueFault(message: "expected a reference to an element of this file such as #id, found '\(Excerpt.of(text))'", range: range)
    }
    return String(text.dropFirst())
  }
}

extension Scanner {
  /// The letters, digits, hyphens and underscores that come next.
  var wordAhead: Range<Int> {
    var ahead = self
    return ahead.word()
  }

  /// The end of the bytes without the white space at it.
  var endWithoutSpace: Int {
    var last = self
    last.move(to: end)
    while last.index > index {
      last.move(to: last.index - 1)
      if !last.peek.isSpace { return last.index + 1 }
    }
    return index
  }
}
