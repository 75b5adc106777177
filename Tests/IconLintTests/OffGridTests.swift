import IconKit
import Testing

/// What the rule finds in a source, as a report shows it, without the path and the rule.
func lines(of rule: String, in text: String, name: String = "icon.svgspec", _ options: LintOptions = LintOptions()) -> [String] {
  var options = options
  options.only = [rule]
  return IconSource(name: name, bytes: Array(text.utf8)).findings(options).map { finding in
    let place = if case .text(let place) = finding.place { "\(place.line):\(place.column)" } else { "-" }
    return "\(place) \(finding.level.rawValue)\(finding.isFixable ? " fixable" : ""): \(finding.message)"
  }
}

@Suite("off-grid")
struct OffGridTests {
  private func lines(_ text: String, _ options: LintOptions = LintOptions()) -> [String] {
    IconLintTests.lines(of: "off-grid", in: text, options)
  }

  @Test(arguments: [(1, 10.5), (2, 10), (3, 10.5)])
  func strokesOfWholeWidthsAreCrispWhereTheyShould(_ width: Int, _ center: Double) {
    let line = { (y: Double) in "icon stroke=black stroke-width=\(width)\nline x1=5 y1=\(y) x2=25 y2=\(y)\n" }
    #expect(lines(line(center)) == [])
    #expect(lines(line(center + 0.5)).count == 1)
  }

  @Test func tenPercentOfGreyAreNotSeen() {
    #expect(lines("icon\nrect x=5 y=5.1 width=20 height=4\n", LintOptions(scales: [1])) == [])
    #expect(lines("icon\nrect x=5 y=5.11 width=20 height=4\n", LintOptions(scales: [1])).count == 1)
  }

  @Test func oneAndAHalfPixelsAreGreySomewhereWhereverTheyLie() {
    #expect(lines("icon\nrect x=5 y=5.25 width=20 height=1.5\n", LintOptions(scales: [1])) == [])
    #expect(lines("icon\nrect x=5 y=5.25 width=20 height=4.5\n", LintOptions(scales: [1])).count == 1)
  }

  @Test func whatIsUnderAnotherShapeIsNotSeen() {
    #expect(lines("icon\nrect x=5 y=5.5 width=20 height=4\nrect x=3 y=3 width=24 height=24\n") == [])
  }

  @Test func shortEdgesAreANote() {
    #expect(
      lines("icon\nrect x=5 y=5.5 width=4 height=4\n") == [
        """
        2:1 note fixable: rect: edges at y=5.5 and y=9.5 fall between pixels at @1x over 4 px (2 rows of 50 % grey); move it by +0.5 or -0.5 \
        in y: crisp at @1x @2x @3x
        """
      ])
  }

  @Test func manyShortEdgesAreAWarning() {
    // Four straight parts of 4.5 px, twice.
    let found = lines("icon fill=none stroke=black\nrect x=5 y=5 width=9 height=9 rx=2.25\n")
    #expect(found.count == 1 && found[0].hasPrefix("2:1 warning fixable: rect: edges at"), "\(found)")
  }

  @Test func aCenteredBarHasTwoWaysOut() {
    #expect(
      lines("icon stroke=black\nline x1=5 y1=15 x2=25 y2=15\n") == [
        """
        2:1 warning: line: edges at y=14.5 and y=15.5 fall between pixels at @1x over 20 px (2 rows of 50 % grey instead of 1 black); a 1 px \
        bar centred on 30 px cannot be crisp: move it by 0.5 px in y (off centre), or make it 2 px
        """
      ])
  }

  @Test func movesAreGivenInTheShapesUnitsToo() {
    #expect(
      lines("icon viewBox=\"0 0 15 15\"\nrect x=2 y=2.25 width=10 height=2\n") == [
        """
        2:1 warning fixable: rect: edges at y=4.5 and y=8.5 fall between pixels at @1x over 20 px (2 rows of 50 % grey); move it by +0.5 px \
        (+0.25 in its units) or -0.5 px (-0.25 in its units) in y: crisp at @1x @2x @3x
        """
      ])
  }

  @Test func whatTouchesMovesAlong() {
    let found = lines("icon\nrect x=5 y=5.25 width=20 height=4\nrect x=5 y=9.25 width=20 height=4\n")
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.contains("fixable") && $0.contains("move it and what touches it by -0.25 in y") }, "\(found)")
    // What touches and is crisp must not move.
    let other = lines("icon\nrect x=5 y=5.25 width=20 height=4\nrect x=5 y=10 width=20 height=4\n")
    #expect(other.count == 1 && !other[0].contains("fixable"), "\(other)")
  }

  @Test func whatWouldLeaveTheCanvasIsNotFixable() {
    let found = lines("icon\nrect x=-0.5 y=5 width=30.9 height=4\n", LintOptions(scales: [1]))
    #expect(found.allSatisfy { !$0.contains("fixable") }, "\(found)")
  }

  @Test func strokesThatAreCrispNowhereAreOneNote() {
    #expect(
      lines("icon fill=none stroke=black stroke-width=1.4\nrect x=5 y=5 width=20 height=20\nline x1=8 y1=9 x2=22 y2=9\n") == [
        "1:1 note: strokes of 1.4 px can be crisp at none of @1x @2x @3x: use a width of 1 px"
      ])
    // 2 units of 0.7 px.
    let scaled = "icon fill=none stroke=black\ng transform=\"scale(0.7)\" {\n  line x1=10 y1=20 x2=40 y2=20 stroke-width=2\n}\n"
    #expect(
      lines(scaled).filter { $0.hasPrefix("1:1 note: strokes") } == [
        "1:1 note: strokes of 1.4 px (2 in its units) can be crisp at none of @1x @2x @3x: use a width of 1 px (1.429 in its units)"
      ])
  }

  @Test func moreThanThreeShapesAreTheWorstThree() {
    let bars = (0..<5).map { "rect x=4 y=\(Double($0) * 5 + 2.5) width=\(8 + $0) height=2" }.joined(separator: "\n")
    let found = lines("icon\n\(bars)\n")
    #expect(found.map { $0.prefix(4) } == ["4:1 ", "5:1 ", "6:1 "])
    #expect(found.last?.hasSuffix("; and 2 more") == true)
  }

  @Test(arguments: [
    ("0 0 24 24", "render with --fit 24x24, or fit: '24x24' in the configuration (3 px margin), which keeps them crisp"),
    ("0 0 16 16", "no whole factor fits: draw on 30x30, or use a canvas of 32x32"),
    (
      "0 0 25 25",
      "render with --fit 25x25, or fit: '25x25' in the configuration (2 px margin at the left, 3 at the right, 2 at the top, 3 at the bottom), which keeps them crisp"
    ),
  ])
  func aDrawingForAnotherGridIsOneNote(_ viewBox: String, _ repair: String) {
    let found = lines(
      "icon viewBox=\"\(viewBox)\"\nrect x=3 y=3 width=9 height=2\nrect x=3 y=7 width=9 height=2\nrect x=3 y=11 width=9 height=2\n")
    #expect(found.count == 1 && found[0].hasPrefix("1:1 note: drawn on a ") && found[0].hasSuffix("; " + repair), "\(found)")
  }

  @Test func whatIsDrawnForThisGridInOtherUnitsIsJudgedShapeByShape() {
    // 200 units for 30 px: 20 units are 3 px.
    #expect(lines("icon viewBox=\"0 0 200 200\"\nrect x=20 y=20 width=160 height=20\nrect x=20 y=100 width=160 height=20\n") == [])
  }

  @Test func foreignIconsAreFolded() {
    let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path d=\"M4 6h16v2H4zM4 11h16v2H4zM4 16h16v2H4z\"/></svg>"
    let findings = (1...3).flatMap {
      IconSource(name: "icons/\($0).svg", bytes: Array(text.utf8)).findings(LintOptions(only: ["off-grid"]))
    }
    #expect(
      Linter.folded(findings, files: (1...3).map { "icons/\($0).svg" }).map { $0.text() } == [
        """
        icons: note: [off-grid] 3 icons are drawn on a 24 grid and shown on 30x30, scaled by 1.25, so that edges fall between pixels: render \
        with --fit 24x24, or fit: '24x24' in the configuration (3 px margin), which keeps them crisp
        """
      ])
  }

  @Test func theDocumentsOwnProfileGivesTheSize() {
    let text = "icon width=24 height=24 profile=none\nrect x=4 y=6 width=16 height=2\nrect x=4 y=11 width=16 height=2\n"
    #expect(lines(text) == [])
    #expect(lines(text, LintOptions(profile: .tabbar)).count == 1)
  }
}
