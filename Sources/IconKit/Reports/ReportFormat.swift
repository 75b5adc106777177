public import IconModel

/// A way in which a report can be printed: one file in `Formats/` and one line in ``all``.
public struct ReportFormat: Sendable {
  /// As the command line and the configuration name it.
  public let name: String
  /// Who reads it, in a few words.
  public let summary: String
  let write: @Sendable (LintReport, ReportStyle) -> String

  init(_ name: String, _ summary: String, write: @escaping @Sendable (LintReport, ReportStyle) -> String) {
    self.name = name
    self.summary = summary
    self.write = write
  }

  /// All formats; the first is the default.
  public static let all: [ReportFormat] = [
    .text,
    .json,
    .sarif,
    .github,
    .gitlab,
    .junit,
    .html,
  ]

  /// The format of a name.
  public static func named(_ name: String) -> ReportFormat? { all.first { $0.name == name } }
}

extension ReportFormat: Hashable {
  /// Whether two formats have the same name.
  public static func == (a: ReportFormat, b: ReportFormat) -> Bool { a.name == b.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// How much the formats for people show; their last line counts all there is.
public enum ReportDetail: Sendable, Hashable {
  /// Findings of level error.
  case errors
  /// All findings, those that are alike as one.
  case folded
  /// All findings, one by one.
  case everything
}

/// What holds for a report besides its findings.
public struct ReportStyle: Sendable {
  /// Whether the text format is coloured for terminals.
  public var color: Bool
  public var detail: ReportDetail
  /// The least level that fails a run: what is a failed test, where the format has tests.
  public var failing: Severity
  /// Whether the text format draws the pixels that findings point at, and in how many columns.
  public var magnifiedColumns: Int?

  /// Makes a style.
  public init(color: Bool = false, detail: ReportDetail = .folded, failing: Severity = .error, magnifiedColumns: Int? = nil) {
    self.color = color
    self.detail = detail
    self.failing = failing
    self.magnifiedColumns = magnifiedColumns
  }
}

extension LintReport {
  /// The report in a format, with its last line feed.
  ///
  /// What is drawn in it (``ReportFormat/html``, magnified pixels) is read from the files once more.
  public func text(as format: ReportFormat = .text, style: ReportStyle) -> String { format.write(self, style) }

  /// The report in a format, with its last line feed.
  ///
  /// - Parameters:
  ///   - format: for people, or for programs.
  ///   - color: for terminals; changes the text format only.
  ///   - detail: how much the formats for people show.
  public func text(as format: ReportFormat = .text, color: Bool = false, detail: ReportDetail = .folded) -> String {
    text(as: format, style: ReportStyle(color: color, detail: detail))
  }

  /// The findings that a report for people shows.
  func findings(_ detail: ReportDetail) -> [Finding] {
    if detail == .everything { return findings }
    let folded = Linter.folded(findings.filter { !$0.isDetail }, files: paths)
    return detail == .errors ? folded.filter { $0.level == .error } : folded
  }
}
