import IconFiles
import IconJSON
import IconLint
import IconModel

extension ReportFormat {
  /// GitLab's Code Quality report (GitLab, Code Quality, "Code Quality report format").
  public static let gitlab = ReportFormat("gitlab", "for GitLab's merge requests: a Code Quality report") { report, _ in
    GitLabReport.write(report)
  }
}

private enum GitLabReport {
  static func write(_ report: LintReport) -> String {
    var json = JSONText()
    json.array { json in
      for (finding, fingerprint) in zip(report.findings, Fingerprints.of(report.findings)) {
        json.object { add(finding, fingerprint, to: &$0) }
      }
    }
    return json.text + "\n"
  }

  private static func add(_ finding: Finding, _ fingerprint: String, to json: inout JSONText) {
    var description = finding.fullMessage
    var line = 1
    switch finding.place {
    case .file: break
    case .text(let place): line = place.line
    case .pixels: description = "\(finding.place.text): \(description)"
    }
    json.add("description", description)
    json.add("check_name", finding.rule)
    json.add("fingerprint", fingerprint)
    json.add("severity", severity(finding.level))
    json.object("location") { json in
      json.add("path", FilePath(finding.path).normalized.string)
      // Every finding has a line there, also one of a picture.
      json.object("lines") { $0.add("begin", line) }
    }
  }

  private static func severity(_ level: Severity) -> String {
    switch level {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
