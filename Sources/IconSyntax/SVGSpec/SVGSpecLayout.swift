/// Lays a page out: indents, columns, continuations.
struct SVGSpecLayout {
  /// Longer statements are continued on further lines.
  static let width = 100
  /// How far a continuation stands in: more than a block's content, so that the two are not mistaken.
  private static let continuation = 4

  /// A line and what it says of itself to its neighbours.
  private struct Line {
    var text: String
    var comment: SVGSpecPage.Comment?
    /// The statement that the line holds from start to end, without a block: such lines make columns.
    var cells: [String]?
    /// The statement's name and its attributes' names.
    var kind: [String] = []
  }

  private var lines: [Line] = []
  private var depth = 0

  /// The text of a page.
  static func text(of page: SVGSpecPage) -> String {
    var layout = SVGSpecLayout()
    for item in page.items { layout.add(item) }
    layout.alignColumns()
    return layout.joined()
  }

  private var indent: String { String(repeating: " ", count: depth * 2) }

  private mutating func add(_ item: SVGSpecPage.Item) {
    switch item {
    case .blankLine:
      lines.append(Line(text: ""))
    case .comment(let comment):
      lines.append(Line(text: indent + comment.text))
    case .close(let comment):
      depth -= 1
      lines.append(Line(text: indent + "}", comment: comment))
    case .statement(let statement, let comment):
      add(statement)
      lines[lines.count - 1].comment = comment
      if statement.opensBlock { depth += 1 }
    }
  }

  // MARK: Statements

  private mutating func add(_ statement: SVGSpecPage.Statement) {
    let first = lines.count
    let further = indent + String(repeating: " ", count: Self.continuation)
    var line = indent + statement.name
    // Whether the next attribute must begin a line.
    var isEnded = false
    var cells: [String] = []
    for (place, part) in statement.parts.enumerated() {
      switch part {
      case .trailingComment(let comment):
        lines.append(
          Line(text: line + String(repeating: " ", count: max(SVGSpecPage.Comment.normalDistance, comment.distance)) + comment.text))
        line = ""
        isEnded = true
      case .comment(let comment):
        if !line.isEmpty { lines.append(Line(text: line)) }
        lines.append(Line(text: further + comment.text))
        line = ""
        isEnded = true
      case .attribute(let attribute):
        let isFirst = place == 0
        let start = isFirst ? line + " " : further
        let broken = Self.broken(attribute, at: Self.columns(start))
        let text = "\(attribute.name)=\(ValueText.quoted(attribute.value))"
        cells.append(text)
        if !isFirst, isEnded || broken.count > 1 || Self.columns(line) + 1 + Self.columns(text) > Self.width {
          if !line.isEmpty { lines.append(Line(text: line)) }
          line = further
        } else {
          line += " "
        }
        line += broken[0]
        for further in broken.dropFirst() {
          lines.append(Line(text: line))
          line = further
        }
        isEnded = broken.count > 1
      }
    }
    if statement.opensBlock { line += " {" }
    lines.append(Line(text: line))
    if lines.count == first + 1, !statement.opensBlock {
      lines[first].cells = cells
      lines[first].kind = [statement.name] + cells.map { String($0.prefix { $0 != "=" }) }
    }
  }

  /// An attribute as the lines it takes when it begins in a column.
  private static func broken(_ attribute: SVGSpecPage.Attribute, at column: Int) -> [String] {
    let whole = "\(attribute.name)=\(ValueText.quoted(attribute.value))"
    guard attribute.value.isLoose else { return whole.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
    guard attribute.value.lines.count > 1 || column + columns(whole) > width else { return [whole] }
    let head = "\(attribute.name)=\""
    let start = column + columns(head)
    let breaking = ValueBreaking(width: max(width / 2, width - start), isPath: attribute.value.form == .path)
    let value = attribute.value.lines.flatMap(breaking.lines)
    guard value.count > 1 else { return [whole] }
    let indent = String(repeating: " ", count: start)
    return value.enumerated().map { place, line in
      (place == 0 ? head : indent) + String(decoding: ValueText.escaped(line), as: UTF8.self) + (place == value.count - 1 ? "\"" : "")
    }
  }

  private static func columns(_ text: String) -> Int { text.unicodeScalars.count }

  // MARK: Columns

  /// Values that differ more in length stand better without columns.
  private static let widestPadding = 10

  /// Brings the attributes of neighbouring like statements into columns.
  private mutating func alignColumns() {
    var start = 0
    while start < lines.count {
      var end = start + 1
      if lines[start].cells != nil {
        while end < lines.count, lines[end].cells != nil, lines[end].kind == lines[start].kind { end += 1 }
        if end - start > 1 { align(start..<end) }
      }
      start = end
    }
  }

  private mutating func align(_ run: Range<Int>) {
    let rows = run.map { lines[$0].cells ?? [] }
    let count = rows[0].count
    guard count > 1 else { return }
    var widths = [Int](repeating: 0, count: count - 1)
    for column in 0..<count - 1 {
      let lengths = rows.map { Self.columns($0[column]) }
      widths[column] = lengths.max() ?? 0
      guard widths[column] - (lengths.min() ?? 0) <= Self.widestPadding else { return }
    }
    var texts: [String] = []
    for (row, place) in zip(rows, run) {
      let name = lines[place].text.prefix { $0 == " " } + lines[place].kind[0]
      let padded = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - Self.columns($0)) }
      let text = ([String(name)] + padded + row.suffix(1)).joined(separator: " ")
      guard Self.columns(text) <= Self.width else { return }
      texts.append(text)
    }
    for (text, place) in zip(texts, run) { lines[place].text = text }
  }

  // MARK: Comments at the ends of lines

  /// The lines as one text; comments behind neighbouring statements stand in one column, as near as the nearest was written.
  private func joined() -> String {
    var text = ""
    var start = 0
    while start < lines.count {
      var end = start + 1
      if lines[start].cells != nil, lines[start].comment != nil {
        while end < lines.count, lines[end].cells != nil, lines[end].comment != nil { end += 1 }
      }
      let run = lines[start..<end]
      let distance = max(SVGSpecPage.Comment.normalDistance, run.compactMap { $0.comment?.distance }.min() ?? 0)
      let column = distance + (run.map { Self.columns($0.text) }.max() ?? 0)
      for line in run {
        text += line.text
        if let comment = line.comment { text += String(repeating: " ", count: column - Self.columns(line.text)) + comment.text }
        text += "\n"
      }
      start = end
    }
    return text
  }
}
