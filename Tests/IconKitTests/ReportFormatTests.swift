import Foundation
import IconKit
import IconPNG
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What the formats for other programs print, held against what those programs ask for.
@Suite struct ReportFormatTests {
  /// A finding of each level and each kind of place, and two that are alike.
  private static let report = LintReport(
    findings: [
      Finding(
        rule: "size", level: .error, path: "icons/100%, a:b\n.png", place: .pixels(PixelRect(x: 0, y: 1, width: 31, height: 30)),
        message: "31x30 px <b>&\"'\u{1B}", measured: "31x30", wanted: "30x30"),
      Finding(
        rule: "source-format", level: .warning, path: "./docs.svgspec", place: .text(SourcePlace(line: 7, column: 3)), message: "odd",
        measured: "x", wanted: "y", isFixable: true, excerpt: "rect  x=1"),
      Finding(
        rule: "source-format", level: .warning, path: "docs.svgspec", place: .text(SourcePlace(line: 9, column: 3)), message: "odd",
        measured: "x", wanted: "y", excerpt: "rect x=1"),
      Finding(rule: "scale-missing", level: .note, path: "/b.png", message: "alone", measured: "1", wanted: "2"),
    ], paths: ["icons/100%, a:b\n.png", "./docs.svgspec", "docs.svgspec", "/b.png", "c.png"])

  private static func json(_ format: ReportFormat) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(report.text(as: format).utf8))
  }

  @Test func `every file of formats is in the list`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/IconKit/Reports/Formats")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).map { $0.dropLast(".swift".count).lowercased() }
    #expect(Set(files) == Set(ReportFormat.all.map(\.name)))
    #expect(ReportFormat.all.count == files.count)
    for format in ReportFormat.all { #expect(ReportFormat.named(format.name) == format) }
    #expect(ReportFormat.named("xml") == nil)
  }

  @Test func `docs name every format`() throws {
    let page = try PackageDocument("docs/reports.md")
    for format in ReportFormat.all { #expect(page.text.contains("| `\(format.name)` | \(format.summary) |"), "\(format.name)") }
  }

  @Test func `SARIF keeps the rules of its schema`() throws {
    let sarif = try Self.json(.sarif)
    #expect(SARIFSchema.log.faults(in: sarif, "log") == [])
    let run = try #require(((sarif as? [String: Any])?["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == RuleCatalog.all.map(\.id))
    let results = try #require(run["results"] as? [[String: Any]])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
    let prints = results.compactMap { ($0["partialFingerprints"] as? [String: String])?["iconkit/v1"] }
    #expect(Set(prints).count == results.count)
  }

  @Test func `SARIF has no schema that our own reading of it would not refuse`() throws {
    var sarif = try #require(try Self.json(.sarif) as? [String: Any])
    sarif["runs"] = [["results": [["level": "fatal", "message": ["text": 1], "extra": 1]]]]
    #expect(
      SARIFSchema.log.faults(in: sarif, "log") == [
        "log.runs[0].results[0].extra is unknown", "log.runs[0].results[0].level is none of error, none, note, warning",
        "log.runs[0].results[0].message.text is no string", "log.runs[0].tool is missing",
      ])
  }

  @Test func `SARIF has a result a finding`() throws {
    let text = Self.report.text(as: .sarif)
    let results = try #require(text.range(of: "\"results\":"))
    #expect(
      text[results.lowerBound...].replacing(#/"iconkit/v1":"[0-9a-f]{16}"/#, with: "\"iconkit/v1\":\"…\"") == """
        "results":[{"ruleId":"size","ruleIndex":\(try Self.index("size")),"level":"error",\
        "message":{"text":"31x30 px <b>&\\"'\\\\x1b"},"locations":[{"physicalLocation":{"artifactLocation":\
        {"uri":"icons/100%25%2C%20a%3Ab%0A.png"}}}],"partialFingerprints":{"iconkit/v1":"…"},"properties":\
        {"measured":"31x30","wanted":"30x30","fixable":false,"pixels":{"x":0,"y":1,"width":31,"height":30}}},\
        {"ruleId":"source-format","ruleIndex":\(try Self.index("source-format")),"level":"warning","message":{"text":"odd"},"locations":\
        [{"physicalLocation":{"artifactLocation":{"uri":"docs.svgspec"},"region":{"startLine":7,"startColumn":3}}}],\
        "partialFingerprints":{"iconkit/v1":"…"},"properties":{"measured":"x","wanted":"y","fixable":true}},\
        {"ruleId":"source-format","ruleIndex":\(try Self.index("source-format")),"level":"warning","message":{"text":"odd"},"locations":\
        [{"physicalLocation":{"artifactLocation":{"uri":"docs.svgspec"},"region":{"startLine":9,"startColumn":3}}}],\
        "partialFingerprints":{"iconkit/v1":"…"},"properties":{"measured":"x","wanted":"y","fixable":false}},\
        {"ruleId":"scale-missing","ruleIndex":\(try Self.index("scale-missing")),"level":"note","message":{"text":"alone"},"locations":\
        [{"physicalLocation":{"artifactLocation":{"uri":"file:///b.png"}}}],"partialFingerprints":{"iconkit/v1":"…"},\
        "properties":{"measured":"1","wanted":"2","fixable":false}}]}]}

        """)
  }

  private static func index(_ id: String) throws -> Int { try #require(RuleCatalog.all.firstIndex { $0.id == id }) }

  @Test func `the shapes to blame are told`() throws {
    var report = Self.report
    report.findings[0].path = "a.png"
    report.findings[0].message = "odd"
    report.findings[0].shapes = [
      BlamedShape(element: "rect", path: "a.svg", place: SourcePlace(line: 2, column: 4)),
      BlamedShape(element: "line", path: "a.svg", place: SourcePlace(line: 3, column: 4)),
    ]
    let sarif = report.text(as: .sarif)
    #expect(SARIFSchema.log.faults(in: try JSONSerialization.jsonObject(with: Data(sarif.utf8)), "log") == [])
    #expect(
      sarif.contains(
        """
        "relatedLocations":[{"physicalLocation":{"artifactLocation":{"uri":"a.svg"},"region":{"startLine":2,"startColumn":4}},\
        "message":{"text":"rect"}},{"physicalLocation":{"artifactLocation":{"uri":"a.svg"},"region":{"startLine":3,"startColumn":4}},\
        "message":{"text":"line"}}]
        """))
    for format in [ReportFormat.text, .github, .gitlab, .junit, .html] {
      #expect(report.text(as: format).contains("odd (rect, a.svg:2; line, a.svg:3)"), "\(format.name)")
    }
  }

  @Test func `GitHub's commands are escaped`() {
    #expect(
      Self.report.text(as: .github) == """
        ::error file=icons/100%25%2C a%3Ab%0A.png,title=iconkit size::0,1 31x30: 31x30 px <b>&"'\\x1b
        ::warning file=./docs.svgspec,line=7,col=3,title=iconkit source-format::odd
        ::warning file=docs.svgspec,line=9,col=3,title=iconkit source-format::odd
        ::notice file=/b.png,title=iconkit scale-missing::alone
        5 files: 1 error, 2 warnings, 1 note

        """)
  }

  @Test func `GitHub shows ten of a kind, errors first`() {
    let levels: [(Severity, Int)] = [(.note, 11), (.warning, 10), (.error, 12)]
    let findings = levels.flatMap { level, count in
      (0..<count).map { Finding(rule: "haze", level: level, path: "\($0).png", message: "100 %", measured: "", wanted: "") }
    }
    let lines = LintReport(findings: findings, paths: (0..<12).map { "\($0).png" }).text(as: .github).split(separator: "\n")
    #expect(
      lines.map { $0.prefix { $0 != " " } } == Array(repeating: "::error", count: 10) + Array(repeating: "::warning", count: 10)
        + Array(repeating: "::notice", count: 10) + ["12"])
    #expect(lines[0] == "::error file=0.png,title=iconkit haze::100 %25")
    #expect(lines[30] == "12 files: 12 errors, 10 warnings, 11 notes; not shown above, where 10 of a kind have room: 2 errors, 1 note")
  }

  @Test func `GitHub has no file where a finding is a folder's`() {
    let findings = (0..<10).map {
      Finding(rule: "size", level: .error, path: "a/\($0).png", message: "x", measured: "", wanted: "", summary: "icons are 25x25 pt")
    }
    let report = LintReport(findings: findings, paths: findings.map(\.path))
    #expect(
      report.text(as: .github) == "::error title=iconkit size::a: 10 icons are 25x25 pt\n10 files: 10 errors, 0 warnings, 0 notes\n")
  }

  @Test func `GitLab has the fields it asks for`() throws {
    let issues = try #require(try Self.json(.gitlab) as? [[String: Any]])
    #expect(issues.count == 4)
    for issue in issues {
      #expect(Set(issue.keys) == ["description", "check_name", "fingerprint", "severity", "location"])
      #expect(["info", "minor", "major", "critical", "blocker"].contains(issue["severity"] as? String))
      let location = try #require(issue["location"] as? [String: Any])
      #expect(location["path"] is String)
      #expect(try #require((location["lines"] as? [String: Int])?["begin"]) >= 1)
    }
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 4)
    #expect(issues.map { $0["description"] as? String } == ["0,1 31x30: 31x30 px <b>&\"'\\x1b", "odd", "odd", "alone"])
    #expect(issues.compactMap { ($0["location"] as? [String: Any])?["path"] as? String }[1] == "docs.svgspec")
  }

  @Test func `fingerprints outlive moved lines and changed numbers`() throws {
    func fingerprints(_ change: (inout Finding) -> Void) throws -> [String] {
      var report = Self.report
      for index in report.findings.indices { change(&report.findings[index]) }
      let issues = try #require(try JSONSerialization.jsonObject(with: Data(report.text(as: .gitlab).utf8)) as? [[String: Any]])
      return issues.compactMap { $0["fingerprint"] as? String }
    }
    let before = try fingerprints { _ in }
    let moved = try fingerprints { finding in
      if case .text(let place) = finding.place { finding.place = .text(SourcePlace(line: place.line + 5, column: 1)) }
      finding.message = finding.message.replacing("31", with: "4.25")
    }
    #expect(moved == before)
    #expect(
      try fingerprints { $0.excerpt = $0.excerpt?.replacing("x=", with: "y=") }.enumerated().map { $1 == before[$0] } == [
        true, false, false, true,
      ])
    #expect(try fingerprints { $0.message += "!" }.enumerated().allSatisfy { $1 != before[$0] })
  }

  @Test func `JUnit has a test a file, and a failure a finding that fails`() {
    #expect(
      Self.report.text(as: .junit) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="iconkit" tests="5" failures="1" errors="0">
          <testsuite name="iconkit lint" tests="5" failures="1" errors="0" skipped="0">
            <testcase classname="iconkit" name="icons/100%, a:b\\n.png">
              <failure type="size" message="31x30 px &lt;b&gt;&amp;&quot;&#39;\\x1b">icons/100%, a:b\\n.png:0,1 31x30: error: [size] 31x30 px \
        &lt;b&gt;&amp;&quot;&#39;\\x1b</failure>
            </testcase>
            <testcase classname="iconkit" name="./docs.svgspec">
              <system-out>./docs.svgspec:7:3: warning: [source-format] odd</system-out>
            </testcase>
            <testcase classname="iconkit" name="docs.svgspec">
              <system-out>docs.svgspec:9:3: warning: [source-format] odd</system-out>
            </testcase>
            <testcase classname="iconkit" name="/b.png">
              <system-out>/b.png: note: [scale-missing] alone</system-out>
            </testcase>
            <testcase classname="iconkit" name="c.png"/>
          </testsuite>
        </testsuites>

        """)
    #expect(Self.report.text(as: .junit, style: ReportStyle(failing: .warning)).contains("failures=\"3\""))
  }

  @Test func `JUnit keeps the rules of its schema`() throws {
    var report = Self.report
    report.findings.append(
      Finding(rule: "haze", level: .error, path: "no file of the run", message: "\u{FFFF}\u{0}]]>", measured: "", wanted: ""))
    #expect(try JUnitSchema.faults(in: report.text(as: .junit)) == [])
    #expect(
      try JUnitSchema.faults(in: "<testsuites><testcase title='x'/></testsuites>") == [
        "testcase has title", "testcase lacks name", "testcase stands in testsuites",
      ])
  }
}

/// The part of SARIF 2.1.0's JSON schema (OASIS, `sarif-schema-2.1.0.json`) about what we write; nothing else is allowed.
private indirect enum SARIFSchema: Sendable {
  case string
  case word([String])
  case boolean
  case count(least: Int)
  case list(SARIFSchema)
  case map(SARIFSchema)
  case anything
  case object([String: SARIFSchema], required: [String])

  static let log = object(
    ["$schema": .string, "version": .word(["2.1.0"]), "runs": .list(run)], required: ["version", "runs"])
  private static let run = object(
    [
      "tool": .object(["driver": component], required: ["driver"]), "results": .list(result),
      "columnKind": .word(["utf16CodeUnits", "unicodeCodePoints"]),
    ], required: ["tool"])
  private static let component = object(
    ["name": .string, "semanticVersion": .string, "rules": .list(descriptor)], required: ["name"])
  private static let descriptor = object(
    [
      "id": .string, "shortDescription": text, "fullDescription": text, "help": text,
      "defaultConfiguration": .object(["enabled": .boolean, "level": level], required: []),
    ], required: ["id"])
  private static let text = object(["text": .string, "markdown": .string], required: ["text"])
  private static let level = word(["none", "note", "warning", "error"])
  private static let result = object(
    [
      "ruleId": .string, "ruleIndex": .count(least: -1), "level": level, "message": text, "locations": .list(location),
      "relatedLocations": .list(location), "partialFingerprints": .map(.string), "properties": .anything,
    ], required: ["message"])
  private static let location = object(
    [
      "physicalLocation": .object(
        [
          "artifactLocation": .object(["uri": .string], required: []),
          "region": .object(["startLine": .count(least: 1), "startColumn": .count(least: 1)], required: []),
        ],
        required: ["artifactLocation"]), "message": text,
    ], required: [])

  func faults(in value: Any, _ path: String) -> [String] {
    switch self {
    case .anything: return []
    case .string: return value is String ? [] : ["\(path) is no string"]
    case .word(let words):
      return words.contains(value as? String ?? "") ? [] : ["\(path) is none of \(words.sorted().joined(separator: ", "))"]
    case .boolean: return value is Bool ? [] : ["\(path) is no boolean"]
    case .count(let least): return (value as? Int).map { $0 >= least } == true ? [] : ["\(path) is no whole number from \(least)"]
    case .list(let element):
      guard let values = value as? [Any] else { return ["\(path) is no list"] }
      return values.enumerated().flatMap { element.faults(in: $1, "\(path)[\($0)]") }
    case .map(let element):
      guard let members = value as? [String: Any] else { return ["\(path) is no object"] }
      return members.flatMap { element.faults(in: $1, "\(path).\($0)") }
    case .object(let properties, let required):
      guard let members = value as? [String: Any] else { return ["\(path) is no object"] }
      let found = members.flatMap { key, value in properties[key]?.faults(in: value, "\(path).\(key)") ?? ["\(path).\(key) is unknown"] }
      return (found + required.filter { members[$0] == nil }.map { "\(path).\($0) is missing" }).sorted()
    }
  }
}

/// The elements and attributes of `junit-10.xsd` (Jenkins, xUnit plugin) that every reader of JUnit's XML knows.
private final class JUnitSchema: NSObject, XMLParserDelegate {
  private static let counts = ["tests", "failures", "errors"]
  private static let parents = [
    "testsuite": "testsuites", "testcase": "testsuite", "failure": "testcase", "system-out": "testcase",
  ]
  private static let attributes = [
    "testsuites": counts + ["name", "time"], "testsuite": counts + ["name", "skipped", "time", "id", "package", "file"],
    "testcase": ["name", "classname", "time", "group"], "failure": ["type", "message"], "system-out": [],
  ]
  private static let required = ["testsuite": counts + ["name"], "testcase": ["name"]]

  private var open: [String] = []
  private var faults: [String] = []

  static func faults(in xml: String) throws -> [String] {
    let delegate = JUnitSchema()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = delegate
    if !parser.parse() { delegate.faults.append("malformed") }
    return delegate.faults.sorted()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
  ) {
    if Self.parents[name] != open.last { faults.append("\(name) stands in \(open.last ?? "nothing")") }
    faults += attributes.keys.filter { Self.attributes[name]?.contains($0) != true }.map { "\(name) has \($0)" }
    faults += (Self.required[name] ?? []).filter { attributes[$0] == nil }.map { "\(name) lacks \($0)" }
    for count in Self.counts where attributes[count].map({ Int($0) == nil }) == true { faults.append("\(name) has no number in \(count)") }
    open.append(name)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) { open.removeLast() }
}
