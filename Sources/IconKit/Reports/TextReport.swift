import IconFiles
import IconLint
import IconModel

/// A line a finding, as compilers print them, and one line that sums up.
enum TextReport {
  static func write(_ report: LintReport, color: Bool, _ detail: ReportDetail) -> String {
    var text = ""
    for finding in findings(of: report, detail) { text += finding.text(color: color) + "\n" }
    return text + report.summary + "\n"
  }

  private static func findings(of report: LintReport, _ detail: ReportDetail) -> [Finding] {
    if detail == .everything { return report.findings }
    let folded = Linter.folded(report.findings.filter { !$0.isDetail }, files: report.paths)
    return detail == .errors ? folded.filter { $0.level == .error } : folded
  }
}

extension Finding {
  /// The finding as one line: `icons/docs.png:0,0 31x30: error: [size] …`; control characters are escaped.
  public func text(color: Bool = false) -> String {
    let style = TerminalStyle(isOn: color)
    return "\(style.bold(path.printable))\(place.text): \(style.severity(level)): [\(rule)] \(message.printable)\(shapesText)"
  }

  /// ` (rect, docs.svgspec:8; line, docs.svgspec:12)`.
  private var shapesText: String {
    if shapes.isEmpty { return "" }
    return " (" + shapes.map { "\($0.element.printable), \($0.path.printable):\($0.place.line)" }.joined(separator: "; ") + ")"
  }
}

extension Finding.Place {
  fileprivate var text: String {
    switch self {
    case .file: ""
    case .pixels(let rect): ":\(rect.x),\(rect.y) \(rect.width)x\(rect.height)"
    case .text(let place): ":\(place.line):\(place.column)"
    }
  }
}

extension LintReport {
  /// One line: `12 files: 1 error, 2 warnings, 4 notes`.
  public var summary: String {
    let count = { (n: Int, word: String) in "\(n) \(word)\(n == 1 ? "" : "s")" }
    return "\(count(files, "file")): \(count(errors, "error")), \(count(warnings, "warning")), \(count(notes, "note"))"
  }
}
