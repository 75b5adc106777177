import IconModel

/// Reading attributes.
extension SVGSpecParser {
  /// Reads one attribute; `first` is the place of the line's first one.
  ///
  /// False where another statement begins instead.
  mutating func parseAttribute(first: Int) -> Bool {
    let start = at
    if Byte.isLetter(bytes[at]) { skipName() }
    guard at > start, at < bytes.count, bytes[at] == Byte.equals else {
      return parseStrayWords(from: start, first: first)
    }
    let name = SourceRange(start, at)
    at += 1
    if at < bytes.count, bytes[at] == Byte.quote {
      parseQuoted(name)
    } else {
      parseBare(name)
    }
    return true
  }

  private mutating func parseBare(_ name: SourceRange) {
    let start = at
    while at < bytes.count, !Byte.endsBare(bytes[at]) { at += 1 }
    guard at > start else {
      parseMissingValue(name)
      return
    }
    append(name, SourceRange(start, at))
    guard at < bytes.count, !Byte.isWhite(bytes[at]) else { return }
    if bytes[at] == Byte.quote {
      structuralFault(SVGSpecMessage.quoteInBareValue, at: SourceRange(at, at + 1))
      skipWord()
    } else {
      structuralFault(SVGSpecMessage.spaceBeforeBrace, at: SourceRange(at, at + 1))
    }
  }

  private mutating func parseQuoted(_ name: SourceRange) {
    let quote = at
    let start = quote + 1
    var end = start
    var hasEscapes = false
    var lastLine = lineStart
    while true {
      end = endOfPlain(from: end)
      guard end < bytes.count, bytes[end] != Byte.quote else { break }
      if bytes[end] == Byte.backslash {
        hasEscapes = true
        if isEscape(end) { end += 1 }
      } else {
        lastLine = end + 1
      }
      end += 1
    }
    let behind = end + 1
    let isFollowedWell = behind >= bytes.count || Byte.isWhite(bytes[behind]) || Byte.isBrace(bytes[behind])
    guard end < bytes.count, lastLine == lineStart || isFollowedWell else {
      // Nothing closes it, or what does looks like the next value's opening quote: the value ends with its line.
      faults.add(SVGSpecMessage.quoteNotClosed, at: SourceRange(quote, quote + 1))
      skipLine()
      // A brace at its end still opens a block: or else the block's end would be a fault too.
      if let brace = openingBraceAtEnd(of: SourceRange(start, at)) { at = brace }
      append(name, SourceRange(start, at))
      return
    }
    if hasEscapes { checkEscapes(start, end) }
    append(name, SourceRange(start, end), isQuoted: true, hasEscapes: hasEscapes)
    at = behind
    lineStart = lastLine
    guard at < bytes.count, !Byte.isWhite(bytes[at]) else { return }
    let place = SourceRange(at, at + 1)
    structuralFault(Byte.isBrace(bytes[at]) ? SVGSpecMessage.spaceBeforeBrace : SVGSpecMessage.spaceBehindQuote, at: place)
  }

  /// Skips what means nothing in a quoted value: up to a quote, a backslash or a line feed.
  private func endOfPlain(from start: Int) -> Int {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      var end = start
      while end < bytes.count, unsafe bytes[end] != Byte.quote, unsafe bytes[end] != Byte.backslash, unsafe bytes[end] != Byte.lineFeed {
        end += 1
      }
      return end
    }
  }

  private mutating func checkEscapes(_ start: Int, _ end: Int) {
    var i = start
    while i < end {
      if isEscape(i) {
        i += 1
      } else if bytes[i] == Byte.backslash {
        faults.add(SVGSpecMessage.unknownEscape, at: SourceRange(i, i + 1))
      }
      i += 1
    }
  }

  /// Whether an escape stands at an offset.
  private func isEscape(_ i: Int) -> Bool {
    bytes[i] == Byte.backslash && i + 1 < bytes.count && (bytes[i + 1] == Byte.quote || bytes[i + 1] == Byte.backslash)
  }

  private mutating func append(_ name: SourceRange, _ value: SourceRange, isQuoted: Bool = false, hasEscapes: Bool = false) {
    tree.attributes.append(SVGSpecTree.Attribute(name: name, value: value, isQuoted: isQuoted, hasEscapes: hasEscapes))
  }

  // MARK: What is no attribute

  /// Tells of `name=` without a value; a word behind it is taken for the value.
  private mutating func parseMissingValue(_ name: SourceRange) {
    faults.add(SVGSpecMessage.valueMissing(shown(name)), at: SourceRange(name.start, at))
    takeNextWord(as: name)
  }

  /// Reads words that are no attributes: a value without quotes that has white space in it, another statement, or a slip.
  private mutating func parseStrayWords(from start: Int, first: Int) -> Bool {
    let name = SourceRange(start, at)
    skipSpaces()
    if name.end > start, at < bytes.count, bytes[at] == Byte.equals {
      faults.add(SVGSpecMessage.spaceBeforeEquals, at: SourceRange(start, at + 1))
      at += 1
      takeNextWord(as: name)
      return true
    }
    at = name.end
    skipWord()
    let word = SourceRange(start, at)
    if Vocabulary.elementNames.find(in: bytes, word.start, word.end) != nil, isFollowedByMore {
      structuralFault(SVGSpecMessage.statementInLine(shown(word)), at: word)
      at = start
      return false
    }
    while isAtStrayWord {
      skipSpaces()
      skipWord()
    }
    guard let last = tree.attributes.last, tree.attributes.count > first, !last.isQuoted else {
      structuralFault(SVGSpecMessage.noAttribute(shown(word)), at: word)
      return true
    }
    tree.attributes[tree.attributes.count - 1].value.end = at
    let value = SourceRange(last.value.start, at)
    structuralFault(SVGSpecMessage.noAttribute(shown(word), behind: shown(last.name), joined: shown(value)), at: word)
    return true
  }

  /// Takes the next word for the value of `name`, unless it is an attribute, a comment or a brace.
  private mutating func takeNextWord(as name: SourceRange) {
    guard isAtStrayWord else { return }
    skipSpaces()
    let start = at
    if bytes[at] == Byte.quote {
      parseQuoted(name)
    } else {
      skipWord()
      append(name, SourceRange(start, at))
    }
  }

  /// Whether a word follows in this line that is neither an attribute nor a comment nor a brace.
  private var isAtStrayWord: Bool {
    let (start, nameEnd) = nextWord
    guard start < bytes.count, !Byte.endsLine(bytes[start]), bytes[start] != Byte.hash, !Byte.isBrace(bytes[start]) else { return false }
    return !isAttribute(start, nameEnd)
  }

  /// Whether an attribute or a brace follows in this line.
  private var isFollowedByMore: Bool {
    let (start, nameEnd) = nextWord
    return start < bytes.count && (bytes[start] == Byte.openingBrace || isAttribute(start, nameEnd))
  }

  private func isAttribute(_ start: Int, _ nameEnd: Int) -> Bool {
    nameEnd > start && nameEnd < bytes.count && bytes[nameEnd] == Byte.equals
  }

  /// Where the next word begins, and where its name ends.
  private var nextWord: (start: Int, nameEnd: Int) {
    var start = at
    while start < bytes.count, Byte.isSpace(bytes[start]) { start += 1 }
    var end = start
    while end < bytes.count, Byte.isNamePart(bytes[end]) { end += 1 }
    return (start, end)
  }
}
