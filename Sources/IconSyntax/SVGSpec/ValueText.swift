/// The canonical spelling of values.
enum ValueText {
  /// A value as it is laid out: its lines, and whether they may be broken and indented.
  struct Lines {
    var lines: [[UInt8]]
    /// How it is built: only where white space means nothing may it be broken and indented.
    var form: AttributeEntry.Form

    var isLoose: Bool { form != .words && form != .text }
  }

  /// The canonical spelling of an attribute's value, which means the same.
  static func canonical(_ value: String, _ form: AttributeEntry.Form) -> Lines {
    var bytes = Array(value.utf8)
    bytes.removeAll { $0 == Byte.carriageReturn }
    let lines = bytes.split(separator: Byte.lineFeed, omittingEmptySubsequences: false)
    guard form != .words, form != .text else { return Lines(lines: lines.map(Array.init), form: form) }
    let tidied = lines.map { form == .path ? singleSpaced($0) : tidy($0) }.filter { !$0.isEmpty }
    return Lines(lines: tidied.isEmpty ? [[]] : tidied, form: form)
  }

  /// The value as one line, in quotes where it needs them.
  static func quoted(_ lines: Lines) -> String {
    let value = Array(lines.lines.joined(separator: [Byte.lineFeed]))
    guard needsQuotes(value) else { return String(decoding: value, as: UTF8.self) }
    return "\"\(String(decoding: escaped(value), as: UTF8.self))\""
  }

  static func needsQuotes(_ value: [UInt8]) -> Bool { value.isEmpty || value.contains(where: Byte.endsBare) }

  static func escaped(_ value: [UInt8]) -> [UInt8] {
    value.flatMap { $0 == Byte.quote || $0 == Byte.backslash ? [Byte.backslash, $0] : [$0] }
  }

  /// One space between words, none at the ends.
  private static func singleSpaced(_ line: ArraySlice<UInt8>) -> [UInt8] {
    Array(line.split { Byte.isSpace($0) }.joined(separator: [Byte.space]))
  }

  /// Shortest numbers, single spaces, and none where brackets and commas part already.
  private static func tidy(_ line: ArraySlice<UInt8>) -> [UInt8] {
    let source = singleSpaced(line)
    var tidied: [UInt8] = []
    var at = 0
    var followsNumber = false
    while at < source.count {
      if let parts = NumberText.parts(source, from: at) {
        // Numbers may touch (1-2.5.5): they mean the same apart.
        if followsNumber { tidied.append(Byte.space) }
        tidied += Array(NumberText.shortest(parts).utf8)
        at += parts.length
        // Its unit.
        while at < source.count, Byte.isLetter(source[at]) || source[at] == UInt8(ascii: "%") {
          tidied.append(source[at])
          at += 1
        }
        followsNumber = true
        continue
      }
      followsNumber = false
      let byte = source[at]
      if Byte.isLetter(byte) {
        if tidied.last == UInt8(ascii: ")") { tidied.append(Byte.space) }
        // A word to its end, digits and all.
        while at < source.count, Byte.isNamePart(source[at]) {
          tidied.append(source[at])
          at += 1
        }
        continue
      }
      if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")"), tidied.last == Byte.space { tidied.removeLast() }
      if byte != Byte.space || tidied.last != UInt8(ascii: "(") { tidied.append(byte) }
      at += 1
    }
    return tidied
  }
}
