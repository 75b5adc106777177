import IconModel

/// Cuts a source into its parts, line by line, and says what is wrong with its structure.
///
/// It knows the grammar and no names. What is faulty is told once; the parts that follow are read as well as they can be.
struct SVGSpecParser {
  /// What a line that begins with an attribute would continue.
  private enum Continued {
    /// The last statement.
    case statement
    /// The last statement, if a blank line did not stand between.
    case statementAboveBlank
    case nothing
    /// Another such line that had nothing to continue, which has been told.
    case orphan
  }

  let bytes: [UInt8]
  let limits: SVGSpecLimits
  var at: Int
  var tree = SVGSpecTree()
  var faults: SVGSpecFaults
  /// Whether reading stopped before the end.
  private(set) var isCutShort = false
  private var continued = Continued.nothing
  /// Where the line being read begins.
  var lineStart: Int
  /// Whether nothing but white space has been read in this line.
  private var isAtLineStart = true
  /// Where the last line with a fault in its structure begins: one such fault a line is enough.
  private var faultyLine = -1
  private var blocks = SVGSpecBlocks()
  /// How far the last statement is indented.
  private var indent = 0

  init(source: SourceText, limits: SVGSpecLimits) {
    bytes = source.bytes
    self.limits = limits
    at = source.byteOrderMarkLength
    lineStart = at
    faults = SVGSpecFaults(limit: limits.errors)
    // A statement takes some 40 bytes and an attribute some 10.
    tree.items.reserveCapacity(bytes.count / 32)
    tree.statements.reserveCapacity(bytes.count / 32)
    tree.attributes.reserveCapacity(bytes.count / 8)
  }

  /// Reads the whole source.
  mutating func parse() {
    while at < bytes.count { parsePiece() }
    if !isCutShort, let (brace, others) = blocks.unclosed {
      let name = brace.statement.map { shown(tree.statements[$0].name) }
      faults.add(SVGSpecMessage.blockNotClosed(name, others: others), at: brace.range)
    }
  }

  // MARK: Lines

  /// Reads what begins a line, or what wrongly follows on the same one.
  private mutating func parsePiece() {
    skipSpaces()
    guard at < bytes.count else { return }
    let byte = bytes[at]
    if Byte.isLetter(byte) {
      parseNamed()
    } else if Byte.endsLine(byte) {
      parseLineEnd()
      return
    } else if byte == Byte.hash {
      parseComment()
    } else if byte == Byte.closingBrace {
      parseClosingBrace()
    } else if byte == Byte.openingBrace {
      structuralFault(SVGSpecMessage.braceOnItsOwnLine, at: SourceRange(at, at + 1))
      parseOpeningBrace()
    } else {
      parseUnexpected()
    }
    isAtLineStart = false
  }

  private mutating func parseLineEnd() {
    if isAtLineStart {
      continued = continued == .statement ? .statementAboveBlank : continued == .orphan ? .nothing : continued
      tree.items.append(.blankLine)
    }
    at += bytes[at] == Byte.carriageReturn ? 2 : 1
    lineStart = at
    isAtLineStart = true
  }

  /// Reads a statement or a continuation, whichever the byte behind the first name says.
  private mutating func parseNamed() {
    let start = at
    skipName()
    let end = at
    skipSpaces()
    let isContinuation = at < bytes.count && bytes[at] == Byte.equals
    at = end
    if isContinuation {
      at = start
      parseContinuation()
      return
    }
    // What is no letter is left to whoever knows the names: it finds the nearest one.
    skipWord()
    guard tree.statements.count < limits.elements else {
      faults.add(SVGSpecMessage.tooManyElements(limits.elements), at: SourceRange(start, at))
      stop()
      return
    }
    let first = tree.attributes.count
    tree.items.append(.statement(tree.statements.count))
    tree.statements.append(
      SVGSpecTree.Statement(name: SourceRange(start, at), attributes: first..<first, end: at, brace: nil))
    continued = .statement
    indent = start - lineStart
    if at < bytes.count, Byte.isBrace(bytes[at]) { structuralFault(SVGSpecMessage.spaceBeforeBrace, at: SourceRange(at, at + 1)) }
    parseAttributes()
  }

  private mutating func parseContinuation() {
    let first = tree.attributes.count
    switch continued {
    case .statement:
      parseAttributes()
    case .statementAboveBlank:
      faults.add(SVGSpecMessage.blankLineInStatement, at: SourceRange(at, nameEnd(from: at)))
      continued = .statement
      parseAttributes()
    case .nothing, .orphan:
      // The attributes are read for their own faults, and then forgotten.
      if continued == .nothing { structuralFault(SVGSpecMessage.nothingToContinue, at: SourceRange(at, nameEnd(from: at))) }
      continued = .orphan
      parseAttributes()
      tree.attributes.removeSubrange(first...)
    }
  }

  /// Reads attributes up to the line's end, a comment or a brace.
  private mutating func parseAttributes() {
    let first = tree.attributes.count
    while true {
      skipSpaces()
      guard at < bytes.count else { break }
      let byte = bytes[at]
      if Byte.endsLine(byte) || byte == Byte.hash || Byte.isBrace(byte) { break }
      if !parseAttribute(first: first) { break }
    }
    if continued == .statement, let last = tree.attributes.last, tree.attributes.count > first {
      let statement = tree.statements.count - 1
      tree.statements[statement].attributes = tree.statements[statement].attributes.lowerBound..<tree.attributes.count
      tree.statements[statement].end = last.end
    }
    if at < bytes.count, bytes[at] == Byte.openingBrace { parseOpeningBrace() }
  }

  private mutating func parseComment() {
    let start = at
    skipLine()
    tree.items.append(.comment(tree.comments.count))
    tree.comments.append(
      SVGSpecTree.Comment(range: SourceRange(start, at), isTrailing: !isAtLineStart, attributesBefore: tree.attributes.count))
  }

  // MARK: Blocks

  private mutating func parseOpeningBrace() {
    let range = SourceRange(at, at + 1)
    at += 1
    let statement = continued == .statement || continued == .statementAboveBlank ? tree.statements.count - 1 : nil
    if blocks.open(SVGSpecBlocks.Brace(statement: statement, range: range, indent: indent), limit: limits.nesting) {
      if let statement { tree.statements[statement].brace = range }
    } else {
      faults.add(SVGSpecMessage.tooDeep(limits.nesting), at: range)
      return stop()
    }
    continued = .nothing
    expectLineEnd(orElse: SVGSpecMessage.contentBehindBrace, at: SourceRange(at, at + 1))
  }

  private mutating func parseClosingBrace() {
    let range = SourceRange(at, at + 1)
    if !isAtLineStart { structuralFault(SVGSpecMessage.closingBraceNotAlone, at: range) }
    continued = .nothing
    switch blocks.close(indent: at - lineStart) {
    case .block: tree.items.append(.close)
    case .ignored: break
    case .nothing: structuralFault(SVGSpecMessage.nothingToClose, at: range)
    }
    at += 1
    expectLineEnd(orElse: SVGSpecMessage.closingBraceNotAlone, at: range)
  }

  private mutating func expectLineEnd(orElse message: String, at range: SourceRange) {
    skipSpaces()
    if at < bytes.count, !Byte.endsLine(bytes[at]), bytes[at] != Byte.hash { structuralFault(message, at: range) }
  }

  // MARK: Faults

  /// Adds a fault in a line's structure, unless the line has one already.
  mutating func structuralFault(_ message: String, at range: SourceRange) {
    guard faultyLine != lineStart else { return }
    faultyLine = lineStart
    faults.add(message, at: range)
  }

  /// Skips a line that begins with neither a name nor a brace.
  private mutating func parseUnexpected() {
    let start = at
    if bytes[at] == UInt8(ascii: "<"), tree.statements.isEmpty {
      faults.add(SVGSpecMessage.xml, at: SourceRange(at, at + 1))
      stop()
      return
    }
    skipWord()
    structuralFault(SVGSpecMessage.noStatement(shown(SourceRange(start, at))), at: SourceRange(start, at))
    skipLine()
    continued = .orphan
    // Its block is still one: or else the block's end would be a fault too.
    if let brace = openingBraceAtEnd(of: SourceRange(start, at)) {
      at = brace
      indent = start - lineStart
      parseOpeningBrace()
    }
  }

  private mutating func stop() {
    isCutShort = true
    at = bytes.count
  }

  // MARK: Steps

  mutating func skipSpaces() {
    while at < bytes.count, Byte.isSpace(bytes[at]) { at += 1 }
  }

  mutating func skipName() {
    while at < bytes.count, Byte.isNamePart(bytes[at]) { at += 1 }
  }

  /// Skips up to white space or a brace.
  mutating func skipWord() {
    while at < bytes.count, !Byte.isWhite(bytes[at]), !Byte.isBrace(bytes[at]) { at += 1 }
  }

  /// Skips to the line's end.
  mutating func skipLine() {
    while at < bytes.count, !Byte.endsLine(bytes[at]) { at += 1 }
  }

  /// Where the `{` stands that ends a line or a part of it.
  func openingBraceAtEnd(of line: SourceRange) -> Int? {
    var last = line.end - 1
    while last > line.start, Byte.isSpace(bytes[last]) { last -= 1 }
    return last > line.start && bytes[last] == Byte.openingBrace ? last : nil
  }

  private func nameEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, Byte.isNamePart(bytes[end]) { end += 1 }
    return end
  }

  /// A stretch of the source for a message, shortened where it is long.
  func shown(_ range: SourceRange) -> String { SVGSpecMessage.shown(String(decoding: range, in: bytes)) }
}
