/// The ways a report can be printed: one list line and one file each.
public enum ReportFormat: String, Sendable, CaseIterable {
  case text
  case json

  func write(_ report: LintReport, color: Bool) -> String {
    switch self {
    case .text: TextReport.write(report, color: color)
    case .json: JSONReport.write(report)
    }
  }
}

extension LintReport {
  /// The report in a format, with its last line feed; `color` is for terminals and changes the text format only.
  public func text(as format: ReportFormat = .text, color: Bool = false) -> String { format.write(self, color: color) }
}
