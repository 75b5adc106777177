import IconKit

/// A rule's page for a terminal.
struct RulePage {
  private let columns: Int
  private let style: TerminalStyle
  private(set) var text: String

  /// Larger drawings are averaged down to this, so that a page is not all pictures.
  private static let drawingColumns = 32

  init(_ rule: Rule, columns: Int, _ style: TerminalStyle) {
    self.columns = columns
    self.style = style
    let facts = RuleFacts(rule)
    text = Wrap.lines("\(rule.id): \(rule.summary)", columns: columns).joined(separator: "\n") + "\n\n"
    if style.isOn { text = style.bold(rule.id) + text.dropFirst(rule.id.count) }
    for fact in facts.facts { paragraph("\(fact.name): \(fact.text)", indent: 0) }
    for section in facts.sections {
      heading(section.name)
      paragraph(section.text)
    }
    if !facts.thresholds.isEmpty {
      heading(facts.thresholds.count == 1 ? "Threshold" : "Thresholds")
      for threshold in facts.thresholds { paragraph("\(threshold.name) \(threshold.text)") }
    }
    for example in RuleExample.all(of: rule) { show(example) }
  }

  private mutating func heading(_ title: String) { text += "\n" + style.bold(title + ":") + "\n" }

  private mutating func paragraph(_ paragraph: String, indent: Int = 2) {
    text += Wrap.lines(paragraph, columns: columns, indent: indent).joined(separator: "\n") + "\n"
  }

  private mutating func show(_ example: RuleExample) {
    text += "\n" + Wrap.plain(example.title) + "\n"
    for line in example.number == nil ? example.lines : drawing(example.example.files) { text += trimmed("  " + line) + "\n" }
    if let finding = example.finding { paragraph(finding.text()) }
  }

  /// The masks of files, beside one another as far as there is room, each below its name.
  private func drawing(_ files: [Example.File]) -> [String] {
    var rows: [[String]] = []
    for file in files {
      guard let mask = file.picture?.alpha else { continue }
      var lines = mask.framedDrawing(columns: Self.drawingColumns, color: style.isOn)
      if files.count > 1 { lines = titled(file.name, lines) }
      if let row = rows.last, 2 + row[0].count + 2 + lines[0].count <= columns {
        rows[rows.count - 1] = beside(row, lines)
      } else {
        rows.append(lines)
      }
    }
    return Array(rows.joined())
  }

  /// A line without the spaces at its end.
  private func trimmed(_ line: String) -> String { String(line.reversed().drop { $0 == " " }.reversed()) }

  /// A block of lines below its name, as wide as the wider of the two.
  private func titled(_ name: String, _ lines: [String]) -> [String] {
    let (room, width) = (name.count, lines[0].count)
    let padding = { (count: Int) in String(repeating: " ", count: max(0, count)) }
    return [name + padding(width - room)] + lines.map { $0 + padding(room - width) }
  }

  /// Two blocks of lines side by side.
  private func beside(_ left: [String], _ right: [String]) -> [String] {
    let gap = "  "
    let room = String(repeating: " ", count: left[0].count)
    return (0..<max(left.count, right.count)).map { line in
      (line < left.count ? left[line] : room) + (line < right.count ? gap + right[line] : "")
    }
  }
}
