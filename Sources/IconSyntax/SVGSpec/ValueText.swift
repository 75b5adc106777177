/// The canonical spelling of values.
enum ValueText {
  /// A value as it is laid out: its lines, and whether they may be broken and indented.
  struct Lines {
    var lines: [[UInt8]]
    /// How it is built: only where white space means nothing may it be broken and indented.
    var form: AttributeEntry.Form

    var isLoose: Bool { form != .words && form != .text }

    init(lines: [[UInt8]], form: AttributeEntry.Form) {
      self.lines = lines
      self.form = form
    }

    /// Makes lines without the empty ones.
    init(tidied: [[UInt8]], form: AttributeEntry.Form) {
      let lines = tidied.filter { !$0.isEmpty }
      self.init(lines: lines.isEmpty ? [[]] : lines, form: form)
    }
  }

  /// The canonical spelling of an attribute's value, which means the same.
  static func canonical(_ value: String, _ form: AttributeEntry.Form) -> Lines {
    var bytes = Array(value.utf8)
    bytes.removeAll { $0 == Byte.carriageReturn }
    let lines = bytes.split(separator: Byte.lineFeed, omittingEmptySubsequences: false)
    let verbatim = Lines(lines: lines.map(Array.init), form: .words)
    switch form {
    case .words, .text: return verbatim
    case .path: return Lines(tidied: lines.map(singleSpaced), form: form)
    case .numbers, .transform:
      let tidied = lines.map(tidy)
      // What is no list of numbers is not ours to change: it might become one.
      return tidied.contains(nil) ? verbatim : Lines(tidied: tidied.compactMap { $0 }, form: form)
    }
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

  /// Shortest numbers, single spaces, and none where brackets and commas part already; nil for what is no list of numbers and functions.
  private static func tidy(_ line: ArraySlice<UInt8>) -> [UInt8]? {
    let source = singleSpaced(line)
    var tidied: [UInt8] = []
    var at = 0
    // Whether a number ends here, and whether it has a unit.
    var isNumber = false
    var isMeasure = false
    while at < source.count {
      if let parts = NumberText.parts(source, from: at) {
        // Numbers may touch (1-2.5.5): they mean the same apart. Measures and words may not.
        if isMeasure || !isNumber && tidied.last.map(Byte.isNamePart) == true { return nil }
        if isNumber { tidied.append(Byte.space) }
        tidied += Array(NumberText.shortest(parts).utf8)
        at += parts.length
        let end = at
        while at < source.count, Byte.isLetter(source[at]) || source[at] == UInt8(ascii: "%") {
          tidied.append(source[at])
          at += 1
        }
        (isNumber, isMeasure) = (true, at > end)
        continue
      }
      let byte = source[at]
      switch byte {
      case Byte.space where tidied.last == UInt8(ascii: "("): break
      case Byte.space, UInt8(ascii: "("): tidied.append(byte)
      case UInt8(ascii: ","), UInt8(ascii: ")"):
        if tidied.last == Byte.space { tidied.removeLast() }
        tidied.append(byte)
      case _ where Byte.isLetter(byte) && !isNumber:
        if tidied.last == UInt8(ascii: ")") { tidied.append(Byte.space) }
        // A word to its end, digits and all.
        while at < source.count, Byte.isNamePart(source[at]) {
          tidied.append(source[at])
          at += 1
        }
        at -= 1
      default: return nil
      }
      at += 1
      (isNumber, isMeasure) = (false, false)
    }
    return tidied
  }
}
