import IconKit
import Testing

@Suite("thin-stroke")
struct ThinStrokeTests {
  private func lines(_ text: String, _ options: LintOptions = LintOptions()) -> [String] {
    IconLintTests.lines(of: "thin-stroke", in: text, options)
  }

  @Test func twoPercentAreRounding() {
    #expect(lines("icon stroke=black stroke-width=0.98\nline x1=5 y1=5 x2=9 y2=9\n") == [])
    #expect(lines("icon stroke=black stroke-width=0.97\nline x1=5 y1=5 x2=9 y2=9\n").count == 1)
  }

  @Test func theSmallestWantedScaleCounts() {
    let text = "icon stroke=black stroke-width=0.5\nline x1=5 y1=5 x2=9 y2=9\n"
    #expect(lines(text, LintOptions(scales: [2, 3])) == [])
    #expect(lines(text, LintOptions(scales: [1, 3])).count == 1)
  }

  @Test func aStrokeRoundAFillOnlyFattensIt() {
    #expect(lines("icon stroke=black stroke-width=0.5\ncircle cx=15 cy=15 r=5\n") == [])
    #expect(lines("icon fill=none stroke=black stroke-width=0.5\ncircle cx=15 cy=15 r=5\n").count == 1)
    #expect(lines("icon fill-opacity=0.5 stroke=black stroke-width=0.5\ncircle cx=15 cy=15 r=5\n").count == 1)
  }

  @Test func theThinnestDirectionCounts() {
    #expect(
      lines("icon fill=none stroke=black\ng transform=\"scale(2 0.5)\" {\n  circle cx=7 cy=30 r=4\n}\n") == [
        "3:3 warning: circle: the stroke is 0.5 px wide at @1x, 50 % grey at best; wanted 1 px: stroke-width=2 (in its units)"
      ])
  }

  @Test func opacityMakesItFainterStill() {
    #expect(
      lines("icon stroke=black stroke-width=0.5 stroke-opacity=0.5\nline x1=5 y1=5 x2=9 y2=9\n") == [
        "2:1 warning: line: the stroke is 0.5 px wide at @1x, 25 % grey at best; wanted 1 px: stroke-width=1"
      ])
  }
}

@Suite("outside-canvas")
struct OutsideCanvasTests {
  private func lines(_ text: String, _ options: LintOptions = LintOptions()) -> [String] {
    IconLintTests.lines(of: "outside-canvas", in: text, options)
  }

  @Test func howMuchAndWhereTo() {
    #expect(
      lines("icon\ncircle cx=24 cy=12 r=7\n") == [
        "2:1 warning: circle is cut off by 1 px at the right (4.8 px2 lost); move it by -1,0 px"
      ])
    #expect(
      lines("icon\nrect x=2 y=12 width=4 height=4\nrect x=26 y=12 width=5.5 height=4\n") == [
        """
        3:1 warning: rect is cut off by 1.5 px at the right (6 px2 lost); move it by -1.5,0 px, or, since the drawing is 29.5x4 px and fits, \
        move all by -1.5,0 px
        """
      ])
    #expect(
      lines("icon\nrect x=-1 y=12 width=40 height=4\n") == [
        """
        2:1 warning: rect is cut off by 1 px at the left and 9 px at the right (40 px2 lost); the drawing is 40x4 px, the canvas 30x30: scale \
        it by 0.75
        """
      ])
  }

  @Test func littleIsANoteAndLessIsNothing() {
    #expect(lines("icon\nrect x=26 y=12 width=4.2 height=4\n").map { $0.prefix(8) } == ["2:1 note"])
    #expect(lines("icon\nrect x=26 y=12 width=4.01 height=4\n") == [])
    // Far out, but with next to no ink.
    #expect(lines("icon\nrect x=26 y=12 width=5 height=0.1\n").map { $0.prefix(8) } == ["2:1 note"])
  }

  @Test func whatTouchesNoPixelIsAnotherRules() {
    #expect(lines("icon\nrect x=30 y=12 width=4 height=4\n") == [])
  }

  @Test func boxesAreThoseOfTheInkNotOfItsBox() {
    #expect(lines("icon\nrect x=5.5 y=5.5 width=19 height=19 transform=\"rotate(45 15 15)\"\n") == [])
    #expect(lines("icon\nrect x=4 y=4 width=22 height=22 transform=\"rotate(45 15 15)\"\n").count == 1)
    #expect(lines("icon fill=none stroke=black\npath d=\"M5 25C5 -5 25 -5 25 25\"\n") == [])
  }

  @Test func theViewportCutsBeforeTheCanvasDoes() {
    // 30x20 on 30x30: the drawing lies in the rows from 5 to 25.
    #expect(lines("icon width=30 height=20\nrect x=5 y=15 width=20 height=8\n").count == 1)
    #expect(lines("icon width=30 height=20\nrect x=5 y=10 width=20 height=10\n") == [])
  }

  @Test func aNestedViewportCutsOnPurpose() {
    #expect(lines("icon\nsvg width=10 height=10 {\n  circle cx=0 cy=0 r=6\n}\n") == [])
  }

  @Test func farAwayIsNoTrouble() {
    let found = lines("icon\nrect x=-1e8 y=12 width=2e8 height=4\n")
    #expect(found.count == 1 && found[0].contains("more than 80"), "\(found)")
  }
}

@Suite("dots-merged")
struct DotsMergedTests {
  private func lines(_ text: String, _ options: LintOptions = LintOptions()) -> [String] {
    IconLintTests.lines(of: "dots-merged", in: text, options)
  }

  private func line(_ dashes: String, from x: Double = 6, _ more: String = "") -> [String] {
    lines("icon stroke=black\nline x1=\(x) y1=10.5 x2=\(x + 18) y2=10.5 stroke-dasharray=\"\(dashes)\"\(more)\n")
  }

  @Test(arguments: ["1 1", "2 2", "1 2", "3 2", "2 1", "1.5 1.5"])
  func wholePatternsKeepTheirContrast(_ dashes: String) { #expect(line(dashes) == []) }

  @Test func twoOnTwoMayBeginAnywhere() { #expect(line("2 2", from: 6.5) == []) }

  @Test func aStartBetweenPixelsLeavesNothing() {
    #expect(
      line("1 1", from: 6.5) == [
        "2:1 warning: line: dots of 1 on 1 px (period 2 px) keep 0 % contrast at @1x; wanted 1 1 beginning on a pixel's edge: x1=7"
      ])
  }

  @Test func unequalDotsAreAWarning() {
    let found = line("0.7 0.8")
    #expect(
      found == [
        """
        2:1 warning: line: dots of 0.7 on 0.8 px (period 1.5 px) keep 20 % contrast at @1x, 50 % at best; wanted 1 1 beginning on a pixel's \
        edge: stroke-dasharray="1 1"
        """
      ])
  }

  @Test func capsThatLeaveNoGap() {
    let found = line("1 1", " stroke-linecap=square")
    #expect(
      found == [
        """
        2:1 warning: line: square caps of 1 px close the gaps of 1 px at @1x; wanted 0 2 beginning in the middle of a pixel: \
        stroke-dasharray="0 2" x1=6.5
        """
      ])
  }

  @Test func circlesAreJudgedByLengths() {
    let circle = { (dashes: String) in "icon fill=none stroke=black\ncircle cx=15 cy=15 r=8 stroke-dasharray=\"\(dashes)\"\n" }
    #expect(lines(circle("1 1")) == [])
    #expect(lines(circle("1 0.7")).count == 1)
    #expect(lines(circle("0.4 1")).count == 1)
  }

  @Test func whatEndsBeforeTheFirstGapIsSolid() { #expect(line("40 0.5") == []) }

  @Test func solidLinesAreNone() {
    #expect(lines("icon stroke=black\nline x1=6.5 y1=10.5 x2=24 y2=10.5\n") == [])
    #expect(line("0 0") == [])
  }
}
