import IconLint
import IconModel

extension ReportFormat {
  /// The XML of JUnit, which every CI reads (Jenkins' xUnit plugin, `junit-10.xsd`): a test a file, and a failure a finding that fails the run.
  public static let junit = ReportFormat("junit", "for CI servers: JUnit's XML, a test a file") { report, style in
    JUnitReport.write(report, failing: style.failing)
  }
}

private enum JUnitReport {
  static func write(_ report: LintReport, failing: Severity) -> String {
    let byPath = Dictionary(grouping: report.findings, by: \.path)
    let known = Set(report.paths)
    // A finding may name something that is no file of the run, such as a folder.
    var others: [String] = []
    for finding in report.findings where !known.contains(finding.path) && !others.contains(finding.path) { others.append(finding.path) }
    let paths = report.paths + others
    let failed = paths.count { byPath[$0]?.contains { $0.level >= failing } ?? false }
    let counts = "tests=\"\(paths.count)\" failures=\"\(failed)\" errors=\"0\""
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"iconkit\" \(counts)>\n"
    xml += "  <testsuite name=\"iconkit lint\" \(counts) skipped=\"0\">\n"
    for path in paths { xml += test(path, byPath[path] ?? [], failing) }
    return xml + "  </testsuite>\n</testsuites>\n"
  }

  private static func test(_ path: String, _ findings: [Finding], _ failing: Severity) -> String {
    let open = "    <testcase classname=\"iconkit\" name=\"\(Markup.escaped(path))\""
    if findings.isEmpty { return open + "/>\n" }
    var xml = open + ">\n"
    for finding in findings where finding.level >= failing {
      let (type, message, text) = (Markup.escaped(finding.rule), Markup.escaped(finding.fullMessage), Markup.escaped(finding.text()))
      xml += "      <failure type=\"\(type)\" message=\"\(message)\">\(text)</failure>\n"
    }
    let others = findings.filter { $0.level < failing }.map { Markup.escaped($0.text()) }
    if !others.isEmpty { xml += "      <system-out>\(others.joined(separator: "\n"))</system-out>\n" }
    return xml + "    </testcase>\n"
  }
}
