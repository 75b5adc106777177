import IconLint
import IconModel

extension ReportFormat {
  /// A line a finding, as compilers print them, and one line that sums up.
  public static let text = ReportFormat("text", "for people: a line a finding, and one that sums up") { report, style in
    var text = ""
    var magnifier = style.magnifiedColumns.map { Magnifier(columns: $0, color: style.color) }
    for finding in report.findings(style.detail) {
      text += finding.text(color: style.color) + "\n"
      text += magnifier?.drawing(of: finding) ?? ""
    }
    return text + report.summary + "\n"
  }
}

extension Finding {
  /// The finding as one line: `icons/docs.png:0,0 31x30: error: [size] …`; control characters are escaped.
  public func text(color: Bool = false) -> String {
    let style = TerminalStyle(isOn: color)
    let place = place.text.isEmpty ? "" : ":" + place.text
    return "\(style.bold(path.printable))\(place): \(style.severity(level)): [\(rule)] \(fullMessage)"
  }

  /// The message and the shapes to blame, on one line: `… (rect, docs.svgspec:8; line, docs.svgspec:12)`.
  var fullMessage: String {
    if shapes.isEmpty { return message.printable }
    let names = shapes.map { "\($0.element.printable), \($0.path.printable):\($0.place.line)" }
    return "\(message.printable) (\(names.joined(separator: "; ")))"
  }
}

extension Finding.Place {
  /// `7:3`, or `0,0 31x30`; empty for a whole file.
  var text: String {
    switch self {
    case .file: ""
    case .pixels(let rect): "\(rect.x),\(rect.y) \(rect.width)x\(rect.height)"
    case .text(let place): "\(place.line):\(place.column)"
    }
  }
}

extension LintReport {
  /// One line: `12 files: 1 error, 2 warnings, 4 notes`.
  public var summary: String {
    let count = { (n: Int, word: String) in "\(n) \(word)\(n == 1 ? "" : "s")" }
    let found = "\(count(files, "file")): \(count(errors, "error")), \(count(warnings, "warning")), \(count(notes, "note"))"
    return accepted.map { "\(found); \($0) accepted by the baseline" } ?? found
  }
}
