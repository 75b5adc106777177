/// The ways a report can be printed: one list line and one file each.
public enum ReportFormat: String, Sendable, CaseIterable {
  case text
  case json

  func write(_ report: LintReport, color: Bool, _ detail: ReportDetail) -> String {
    switch self {
    case .text: TextReport.write(report, color: color, detail)
    case .json: JSONReport.write(report)
    }
  }
}

/// How much the text format shows; its last line counts all there is.
public enum ReportDetail: Sendable, Hashable {
  /// Findings of level error.
  case errors
  /// All findings, those that are alike as one.
  case folded
  /// All findings, one by one.
  case everything
}

extension LintReport {
  /// The report in a format, with its last line feed.
  ///
  /// - Parameters:
  ///   - format: for people, or for programs.
  ///   - color: for terminals; changes the text format only.
  ///   - detail: how much the text format shows.
  public func text(as format: ReportFormat = .text, color: Bool = false, detail: ReportDetail = .folded) -> String {
    format.write(self, color: color, detail)
  }
}
