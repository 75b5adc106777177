import IconLint
import IconModel

extension ReportFormat {
  /// Commands of GitHub's workflows, which show findings beside the changes that they are about.
  ///
  /// A step has ten annotations of a kind at most (actions/toolkit, problem matchers): errors come first, and the last line counts the rest.
  public static let github = ReportFormat("github", "for GitHub's workflows: annotations of the changed files") { report, style in
    GitHubReport.write(report, style.detail)
  }
}

private enum GitHubReport {
  private static let most = 10

  static func write(_ report: LintReport, _ detail: ReportDetail) -> String {
    let findings = report.findings(detail)
    let paths = Set(report.paths)
    var text = ""
    var rest: [String] = []
    for level in Severity.allCases.reversed() {
      let some = findings.filter { $0.level == level }
      for finding in some.prefix(most) { text += command(finding, isFile: paths.contains(finding.path)) + "\n" }
      if some.count > most { rest.append("\(some.count - most) \(level.rawValue)\(some.count - most == 1 ? "" : "s")") }
    }
    if rest.isEmpty { return text + report.summary + "\n" }
    return text + "\(report.summary); not shown above, where \(most) of a kind have room: \(rest.joined(separator: ", "))\n"
  }

  /// A finding that is no file's own (one for a whole folder) names its path in the message.
  private static func command(_ finding: Finding, isFile: Bool) -> String {
    let name = finding.level == .note ? "notice" : finding.level.rawValue
    var properties = ["title=iconkit \(finding.rule)"]
    var message = finding.fullMessage
    if isFile { properties.insert("file=\(property(finding.path))", at: 0) } else { message = "\(finding.path.printable): \(message)" }
    switch finding.place {
    case .file: break
    case .text(let place): properties.insert(contentsOf: ["line=\(place.line)", "col=\(place.column)"], at: 1)
    case .pixels: message = "\(finding.place.text): \(message)"
    }
    return "::\(name) \(properties.joined(separator: ","))::\(data(message))"
  }

  /// Escapes what would end a command (actions/toolkit, `core/src/command.ts`).
  private static func data(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Escapes what would end a property, too.
  private static func property(_ text: String) -> String {
    var result = ""
    for scalar in data(text).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
