extension Diagnostic {
  /// The diagnostic as compilers print it: the place and the message, then the line and a caret under the place.
  ///
  /// Long lines are cut to some hundred columns round the place. Characters that would act on a terminal are shown as escapes, in names and
  /// messages too. Without a line where the diagnostic concerns the whole file. There is no line feed at the end. `color` adds ANSI escapes.
  public func text(in source: SourceText, color: Bool = false) -> String {
    let style = TerminalStyle(isOn: color)
    var place = source.name.printable
    if range != .none {
      let start = source.place(of: range.start)
      place += ":\(start.line):\(start.column)"
    }
    let head = "\(style.bold(place + ":")) \(style.severity(severity)): \(style.bold(message.printable))"
    guard range != .none else { return head }
    let excerpt = Excerpt(of: range, in: source)
    return "\(head)\n\(excerpt.line)\n\(excerpt.indent)\(style.caret(excerpt.mark))"
  }
}

/// A line of a source and the mark under a part of it.
private struct Excerpt {
  private static let columns = 100
  /// How many columns are left to what stands in front of the place, where the line is too long.
  private static let columnsBefore = 40

  var line = ""
  /// What brings the mark under its place: spaces, and the line's own tabs.
  var indent = ""
  var mark = ""

  init(of range: SourceRange, in source: SourceText) {
    let whole = source.lineRange(at: range.start)
    let start = max(whole.start, min(range.start, whole.end))
    var before = Run(in: source, from: start, backTo: whole.start, columns: Self.columns)
    var after = Run(in: source, from: start, to: whole.end, columns: Self.columns)
    if before.width + after.width > Self.columns {
      let spare = max(Self.columnsBefore, Self.columns - after.width)
      before = Run(in: source, from: start, backTo: whole.start, columns: spare)
      after = Run(in: source, from: start, to: whole.end, columns: Self.columns - before.width)
    }
    if before.isCut {
      line = "…"
      indent = " "
    }
    for cell in before.cells {
      line += cell.display.text
      indent += cell.display.text == "\t" ? "\t" : String(repeating: " ", count: cell.display.width)
    }
    var width = 0
    for cell in after.cells {
      line += cell.display.text
      if cell.offset < range.end { width += cell.display.text == "\t" ? 1 : cell.display.width }
    }
    if after.isCut { line += "…" }
    mark = "^" + String(repeating: "~", count: max(0, width - 1))
  }
}

/// Characters of a line up to a number of columns.
private struct Run {
  struct Cell {
    var offset: Int
    var display: DisplayText
  }

  private(set) var cells: [Cell] = []
  private(set) var width = 0
  /// Whether there are more characters.
  private(set) var isCut = false

  /// The characters from an offset on.
  init(in source: SourceText, from start: Int, to end: Int, columns: Int) {
    var at = start
    while at < end {
      let (scalar, length) = source.scalar(at: at)
      if !take(Cell(offset: at, display: DisplayText(scalar)), columns) { return }
      at += length
    }
  }

  /// The characters in front of an offset.
  init(in source: SourceText, from start: Int, backTo end: Int, columns: Int) {
    var at = start
    while at > end {
      let last = at
      at -= 1
      while at > end, last - at < 4, source.bytes[at] & 0xC0 == 0x80 { at -= 1 }
      if !take(Cell(offset: at, display: DisplayText(source.scalar(at: at).scalar)), columns) { break }
    }
    cells.reverse()
  }

  private mutating func take(_ cell: Cell, _ columns: Int) -> Bool {
    // Marks without a width don't make a line endless.
    isCut = width + cell.display.width > columns || cells.count >= columns * 4
    guard !isCut else { return false }
    cells.append(cell)
    width += cell.display.width
    return true
  }
}

extension SourceText {
  /// The character at an offset and its length in bytes; U+FFFD for what is none.
  fileprivate func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int) {
    var iterator = bytes[offset...].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    switch parser.parseScalar(from: &iterator) {
    case .valid(let encoded): return (Unicode.UTF8.decode(encoded), encoded.count)
    case .error(let length): return ("\u{FFFD}", max(1, length))
    case .emptyInput: return ("\u{FFFD}", 1)
    }
  }
}
