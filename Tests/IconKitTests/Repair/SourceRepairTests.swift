import IconFiles
import IconLint
import TestSupport
import Testing

@testable import IconKit

/// Repairs of sources: what changes is what is wrong.
@Suite struct SourceRepairTests {
  let bench = RepairBench()

  private func fixed(_ name: String, _ text: String, rules: Set<String> = []) throws -> (text: String?, report: FixReport) {
    bench.folder.write(text, to: name)
    let report = try bench.fix([name], FixOptions(repairsWhatIsSafe: rules.isEmpty, rules: rules))
    return (bench.folder.text(of: name), report)
  }

  @Test func `numbers move, and comments and alignment stay`() throws {
    let (text, report) = try fixed(
      "icon.svgspec",
      "icon stroke=black   # head\nline x1=5 y1=10   x2=25  y2=10   # moved\n\nrect x=5.5 y=15 width=19 height=9 fill=none\n")
    #expect(
      text == "icon stroke=black   # head\nline x1=5 y1=10.5   x2=25  y2=10.5   # moved\n\nrect x=5.5 y=14.5 width=19 height=9 fill=none\n")
    #expect(report.report.findings == [])
    #expect(report.summary(isDone: true) == "1 file repaired: 2 off-grid; 0 findings left")
  }

  @Test func `SVG keeps its own way to write`() throws {
    let (text, report) = try fixed(
      "icon.svg",
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30">
        <path d="M5.25,5.25 h10v4 h-10z" />
        <g transform="translate(2 1)"><rect y='15' x="4.5" width="18" height="8"/></g>
      </svg>

      """)
    #expect(
      text == """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30">
          <path d="M5,5 h10v4 h-10z" />
          <g transform="translate(2 1)"><rect y='15' x="4" width="18" height="8"/></g>
        </svg>

        """)
    #expect(report.report.findings == [])
  }

  @Test func `shapes that touch move together`() throws {
    let (text, _) = try fixed(
      "icon.svgspec", "icon\nrect x=5 y=5.5 width=10 height=10\nrect x=15 y=5.5 width=10 height=4\ncircle cx=20 cy=13 r=3\n")
    #expect(text == "icon\nrect x=5 y=6 width=10 height=10\nrect x=15 y=6 width=10 height=4\ncircle cx=20 cy=13.5 r=3\n")
  }

  /// A move off the canvas, sides that need different moves, a bar in the middle, a shape that is used twice, one that is turned.
  @Test(arguments: [
    "icon\nrect x=0.25 y=0 width=29.75 height=30\n", "icon\nrect x=4.3 y=9 width=13.6 height=12\n",
    "icon\nrect x=14.5 y=4 width=1 height=22\n",
    "icon\ndefs {\n  rect id=a x=4.5 y=4 width=8 height=8\n}\nuse href=#a\nuse href=#a x=14\n",
    "icon\nrect x=5 y=-20.5 width=12 height=10 transform=rotate(90)\n",
    "icon\nclipPath id=c {\n  circle cx=15 cy=15 r=14\n}\nrect x=4.5 y=4 width=12 height=12 clip-path=url(#c)\n",
  ])
  func `what no single move repairs is left`(_ source: String) throws {
    let (text, report) = try fixed("icon.svgspec", source)
    #expect(text == source)
    #expect(report.files.isEmpty && report.refusals.isEmpty)
    #expect(report.report.findings.allSatisfy { !$0.isFixable })
  }

  @Test func `packed sources are left alone`() throws {
    bench.folder.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30\" height=\"30\"><rect x=\"4.5\" y=\"4\" width=\"9\" height=\"9\"/></svg>",
      to: "icon.svg")
    #expect(bench.folder.run("gzip -c icon.svg > icon.svgz && rm icon.svg") == 0)
    let report = bench.lint()
    #expect(bench.rules(report).contains("off-grid"))
    #expect(report.findings.allSatisfy { $0.repair == nil })
  }

  @Test func `a shape erases what lies under it only where that is asked for`() throws {
    let source = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30" fill="none" stroke="black">
        <rect x="10.5" y="3.5" width="14" height="18"/>
        <rect x="5.5" y="8.5" width="14" height="18"/>
      </svg>

      """
    #expect(try fixed("icon.svg", source).text == source)
    let (text, report) = try fixed("icon.svg", source, rules: ["show-through"])
    #expect(
      text == """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30" fill="none" stroke="black" xmlns:iconkit="urn:iconkit:svgspec:1">
          <rect x="10.5" y="3.5" width="14" height="18"/>
          <rect x="5.5" y="8.5" width="14" height="18" iconkit:fill="knockout"/>
        </svg>

        """)
    #expect(report.report.findings == [])
  }

  @Test func `sheets over sheets take several passes`() throws {
    let sheets = (0..<5).map { "rect x=\(14 - 2 * $0).5 y=\(2 + 2 * $0).5 width=12 height=14\n" }.joined()
    let (_, report) = try fixed("icon.svgspec", "icon fill=none stroke=black\n" + sheets, rules: ["show-through"])
    #expect(report.files.flatMap(\.findings).count == 4)
    #expect(!bench.rules(report.report).contains("show-through"))
  }

  @Test func `signs that only colour tells are knocked out where that is asked for`() throws {
    let source = "icon\ncircle cx=15 cy=15 r=13 fill=#13409a\nrect x=9 y=13 width=12 height=4 fill=#fff   # minus\n"
    #expect(try fixed("icon.svgspec", source).text == source)
    let (text, report) = try fixed("icon.svgspec", source, rules: ["color-lost"])
    #expect(
      text == "icon\ncircle cx=15 cy=15 r=13 fill=#13409a\nrect x=9 y=13 width=12 height=4 fill=knockout   # minus\n")
    #expect(!bench.rules(report.report).contains("color-lost"))
    let line = "icon\ncircle cx=15 cy=15 r=13 fill=#13409a\nline x1=9 y1=15 x2=21 y2=15 fill=none stroke=#fff stroke-width=4\n"
    #expect(
      try fixed("icon.svgspec", line, rules: ["color-lost"]).text
        == "icon\ncircle cx=15 cy=15 r=13 fill=#13409a\nline x1=9 y1=15 x2=21 y2=15 fill=none stroke=knockout stroke-width=4\n")
  }

  /// What is not plainly a sign on its ground is left, and it is said why.
  @Test(arguments: [
    (
      "icon\nrect x=4 y=6 width=11 height=18 fill=#13409a\nrect x=15 y=6 width=11 height=18 fill=#fff\n",
      "it does not lie on what it melts into"
    ),
    (
      "icon\ncircle cx=15 cy=15 r=13 fill=#13409a\nrect x=9 y=13 width=12 height=4 fill=#fff stroke=red\n",
      "it has a fill and a stroke"
    ),
    (
      "icon\ncircle cx=15 cy=15 r=13 fill=#13409a\nrect x=9 y=13 width=12 height=4 fill=#fff fill-opacity=0.9\n",
      "it lets its ground through"
    ),
    (
      "icon\ndefs {\n  rect id=a x=9 y=9 width=12 height=4 fill=#fff\n}\ncircle cx=15 cy=15 r=13 fill=#13409a\nuse href=#a\nuse href=#a y=8\n",
      "it is drawn more than once"
    ),
  ])
  func `what is left says why`(source: String, reason: String) throws {
    let (text, report) = try fixed("icon.svgspec", source, rules: ["color-lost"])
    #expect(text == source)
    #expect(report.refusals.map { "\($0.finding.rule): \($0.reason)" } == ["color-lost: \(reason)"])
    // Who has not asked for the rule hears of it in the report alone.
    #expect(try fixed("icon.svgspec", source).report.refusals.isEmpty)
  }

  @Test func `shapes that do not show are deleted with their lines`() throws {
    let (text, report) = try fixed(
      "icon.svgspec",
      "icon width=30 height=30\ncircle cx=15 cy=15 r=12\n# far away\nrect x=31 y=4\n  width=9 height=9 # off\ncircle cx=15 cy=15 r=12\n",
      rules: ["invisible"])
    #expect(text == "icon width=30 height=30\ncircle cx=15 cy=15 r=12\n# far away\n")
    #expect(report.files.flatMap(\.findings).map { $0.repair?.summary } == ["circle (line 6) deleted", "rect (line 4) deleted"])
    #expect(report.report.findings == [])
  }

  @Test func `dots are spelled out on whole pixels`() throws {
    let (text, report) = try fixed(
      "icon.svgspec", "icon stroke=black\nline x1=6.3 y1=10.5 x2=24 y2=10.5 stroke-dasharray=\"0.7 0.8\"\n", rules: ["dots-merged"])
    #expect(text == "icon stroke=black\nline x1=6 y1=10.5 x2=23.7 y2=10.5 stroke-dasharray=\"1 1\"\n")
    #expect(report.report.findings == [])
  }

  @Test func `suppressed findings are not repaired`() throws {
    let source = "icon stroke=black\n# iconkit:disable off-grid\nline x1=5 y1=10 x2=25 y2=10\n"
    let (text, report) = try fixed("icon.svgspec", source)
    #expect(text == source && report.files.isEmpty)
  }

  @Test func `a repair that finds nothing less, or something new, is not kept`() {
    let finding = { (rule: String, level: Severity, others: Int) in
      Finding(rule: rule, level: level, path: "a", message: "m", measured: "", wanted: "", others: others)
    }
    let grid = finding("off-grid", .warning, 0)
    let verdict = { (before: [Finding], after: [Finding]) in RepairVerdict.objection(to: before[0], before: before, after: after) }
    #expect(verdict([grid], []) == nil)
    #expect(verdict([grid], [grid]) == "[off-grid] would be found all the same")
    #expect(verdict([grid], [finding("gap-merged", .note, 0)]) == "it would bring [gap-merged]")
    // Three of four are told.
    #expect(verdict([grid, grid, finding("off-grid", .warning, 1)], [grid, grid, grid]) == nil)
    #expect(verdict([grid, finding("size", .error, 0)], [finding("size", .error, 0)]) == nil)
    // Less bad is better, worse is not.
    #expect(verdict([grid], [finding("off-grid", .note, 0)]) == nil)
    #expect(verdict([grid, finding("gap-merged", .note, 0)], [finding("gap-merged", .warning, 0)]) == "it would bring [gap-merged]")
    // `opaque` keeps everything later from being said.
    let opaque = finding("opaque", .error, 0)
    #expect(verdict([opaque], [finding("optical-size", .note, 0), finding("haze", .warning, 0)]) == nil)
    #expect(verdict([opaque], [finding("size", .error, 0)]) == "it would bring [size]")
  }
}
