import IconKit
import Testing

/// What reports print.
@Suite struct ReportTests {
  private static let report = LintReport(
    findings: [
      Finding(
        rule: "size", level: .error, path: "icons/a\n\"b\".png", place: .pixels(PixelRect(x: 0, y: 0, width: 31, height: 30)),
        message: "31x30 px", measured: "31x30", wanted: "30x30"),
      Finding(
        rule: "source-format", level: .warning, path: "docs.svgspec", place: .text(SourcePlace(line: 7, column: 3)), message: "odd",
        measured: "x", wanted: "y", isFixable: true),
      Finding(rule: "scale-missing", level: .note, path: "b.png", message: "alone", measured: "1", wanted: "2"),
    ], paths: ["icons/a\n\"b\".png", "docs.svgspec", "b.png", "c.png"])

  @Test func `text has a line a finding, with control characters escaped, and a summary`() {
    #expect(
      Self.report.text() == """
        icons/a\\n"b".png:0,0 31x30: error: [size] 31x30 px
        docs.svgspec:7:3: warning: [source-format] odd
        b.png: note: [scale-missing] alone
        4 files: 1 error, 1 warning, 1 note

        """)
  }

  @Test func `colours change nothing but the looks`() {
    let colored = Self.report.text(color: true)
    #expect(colored.contains("\u{1B}[1;31merror\u{1B}[0m: [size]"))
    #expect(colored.replacing(#/\x1B\[[\d;]+m/#, with: "") == Self.report.text())
  }

  @Test func `JSON keeps its documented fields`() {
    #expect(
      Self.report.text(as: .json) == """
        {"schema":"urn:iconkit:report:1","findings":[\
        {"rule":"size","level":"error","path":"icons/a\\n\\"b\\".png","message":"31x30 px",\
        "pixels":{"x":0,"y":0,"width":31,"height":30},"measured":"31x30","wanted":"30x30","fixable":false},\
        {"rule":"source-format","level":"warning","path":"docs.svgspec","message":"odd","line":7,"column":3,\
        "measured":"x","wanted":"y","fixable":true},\
        {"rule":"scale-missing","level":"note","path":"b.png","message":"alone","measured":"1","wanted":"2","fixable":false}],\
        "summary":{"files":4,"errors":1,"warnings":1,"notes":1}}

        """)
  }

  @Test func `shapes to blame are named`() {
    let shape = { (element: String, line: Int) in
      BlamedShape(element: element, path: "docs.svgspec", place: SourcePlace(line: line, column: 3))
    }
    let finding = Finding(
      rule: "haze", level: .warning, path: "docs.png", place: .pixels(PixelRect(x: 1, y: 2, width: 3, height: 4)), message: "grey",
      measured: "1", wanted: "0", shapes: [shape("rect", 8), shape("line", 12)])
    #expect(finding.text() == "docs.png:1,2 3x4: warning: [haze] grey (rect, docs.svgspec:8; line, docs.svgspec:12)")
    let json = LintReport(findings: [finding], paths: ["docs.png"]).text(as: .json)
    #expect(
      json.contains(
        """
        "fixable":false,"shapes":[{"element":"rect","path":"docs.svgspec","line":8,"column":3},\
        {"element":"line","path":"docs.svgspec","line":12,"column":3}]}
        """))
  }

  @Test func `details are shown where everything is, and counted always`() {
    let finding = Finding(
      rule: "show-through", level: .note, path: "a.svg", message: "a line", measured: "1", wanted: "0", isDetail: true)
    let report = LintReport(findings: [finding], paths: ["a.svg"])
    #expect(report.text() == "1 file: 0 errors, 0 warnings, 1 note\n")
    #expect(report.text(detail: .everything) == "a.svg: note: [show-through] a line\n1 file: 0 errors, 0 warnings, 1 note\n")
    #expect(report.text(as: .json).contains("a line"))
  }

  @Test func `an empty report is a summary`() {
    #expect(LintReport(findings: [], paths: ["a.png"]).text() == "1 file: 0 errors, 0 warnings, 0 notes\n")
  }
}
