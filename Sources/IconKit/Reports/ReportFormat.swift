/// The ways a report can be printed: one list line and one file each.
public enum ReportFormat: String, Sendable, CaseIterable {
  case text
  case json

  func write(_ report: LintReport, color: Bool, isVerbose: Bool) -> String {
    switch self {
    case .text: TextReport.write(report, color: color, isVerbose: isVerbose)
    case .json: JSONReport.write(report)
    }
  }
}

extension LintReport {
  /// The report in a format, with its last line feed.
  ///
  /// - Parameters:
  ///   - format: for people, or for programs.
  ///   - color: for terminals; changes the text format only.
  ///   - isVerbose: whether the text format shows findings that are alike one by one.
  public func text(as format: ReportFormat = .text, color: Bool = false, isVerbose: Bool = false) -> String {
    format.write(self, color: color, isVerbose: isVerbose)
  }
}
