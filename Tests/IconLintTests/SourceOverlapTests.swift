import IconKit
import IconModel
import Testing

@testable import IconLint

/// What one rule finds in a source of svgspec, without the `icon` statement: 30x30, at 1x, 2x and 3x.
private func lines(_ rule: Rule, _ body: String, root: String = "icon width=30 height=30", _ options: LintOptions = LintOptions())
  -> [String]
{
  var options = options
  options.only = [rule.id]
  return IconSource(name: "a.svgspec", bytes: Array("\(root)\n\(body)\n".utf8)).findings(options).map(\.line)
}

@Suite("Shapes that show through, or do not show")
struct SourceOverlapTests {
  private let outlines = "icon width=30 height=30 fill=none stroke=black"

  // MARK: show-through

  @Test func severalShapesAreNamedTogether() {
    let sheets =
      "rect x=12.5 y=2.5 width=14 height=16\nrect x=9.5 y=5.5 width=14 height=16\nrect x=4.5 y=9.5 width=14 height=16"
    #expect(
      lines(.showThrough, sheets, root: outlines) == [
        """
        a.svgspec:3:1: warning: [show-through] rect does not hide rect (line 2): 21 px2 of it show inside, at x 12…23, y 6…19; add \
        fill=knockout to this rect
        """,
        """
        a.svgspec:4:1: warning: [show-through] rect does not hide rect (line 2) and rect (line 3): 34 px2 of them show inside, at \
        x 9…18, y 10…22; add fill=knockout to this rect
        """,
      ])
  }

  @Test func outlinesThatEraseShowThroughAllTheSame() {
    let sheets = "rect x=12.5 y=2.5 width=14 height=16\nrect x=9.5 y=5.5 width=14 height=16\nrect x=4.5 y=9.5 width=14 height=16 fill=none"
    let found = lines(.showThrough, sheets, root: "icon width=30 height=30 fill=knockout stroke=black")
    #expect(found.count == 1 && found[0].hasPrefix("a.svgspec:4:1: warning: [show-through] rect does not hide rect (line 3): "))
  }

  @Test func linesAreADetail() {
    #expect(
      lines(.showThrough, "line x1=2 y1=15 x2=28 y2=15\ncircle cx=15 cy=15 r=7.5", root: outlines) == [
        """
        a.svgspec:3:1: note: [show-through] circle does not hide line (line 2): 14 px2 of it show inside, at x 8…22, y 15…16; add \
        fill=knockout to this circle, unless the line is meant to cross it
        """
      ])
  }

  @Test(arguments: [
    // What lies inside.
    "circle cx=15 cy=15 r=3\ncircle cx=15 cy=15 r=10.5",
    // What only touches.
    "rect x=3.5 y=5.5 width=10 height=10\nrect x=13.5 y=5.5 width=10 height=10",
    // Drawn on an area.
    "rect x=0 y=0 width=30 height=30 fill=black\ncircle cx=15 cy=15 r=7.5",
    // Hidden by a fill, or erased later.
    "rect x=3.5 y=5.5 width=14 height=14\nrect x=9.5 y=9.5 width=14 height=14 fill=black",
    "rect x=3.5 y=5.5 width=14 height=14\nrect x=9.5 y=9.5 width=14 height=14\nrect x=10 y=10 width=13 height=13 fill=knockout stroke=none",
    // A line over an area's outline.
    "rect x=3.5 y=5.5 width=20 height=14\nline x1=2 y1=2 x2=28 y2=28",
  ]) func whatDoesNotShowThrough(_ body: String) { #expect(lines(.showThrough, body, root: outlines) == []) }

  @Test func openShapesThatComeBackAreOutlines() {
    let closed = "rect x=3.5 y=5.5 width=14 height=14\npath d=\"M9.5 9.5H23.5V23.5H9.5V9.5\""
    let open = "rect x=3.5 y=5.5 width=14 height=14\npath d=\"M9.5 9.5H23.5V23.5H9.5V12\""
    #expect(lines(.showThrough, closed, root: outlines).count == 1)
    #expect(lines(.showThrough, open, root: outlines) == [])
  }

  // MARK: invisible

  @Test(arguments: [
    ("rect width=0 height=4", "rect has no size, so nothing of it is drawn: delete it, or give it one"),
    ("rect x=4 y=4 width=8 height=8 fill=none", "rect has neither fill nor stroke: delete it, or paint it"),
    (
      "rect x=4 y=4 width=8 height=8 transform=scale(0)",
      "rect is flattened to nothing by its transform: delete it, or correct the transform"
    ),
    ("line x1=4 y1=4 x2=20 y2=4", "line draws nothing: it encloses no area, and no stroke of it shows; delete it, or give it a stroke"),
    ("rect x=-9 y=4 width=8 height=8", "rect lies outside of the canvas, 1 px beyond the left edge; delete it, or move it"),
    ("rect x=4 y=30 width=8 height=8", "rect lies outside of the canvas, at the bottom edge; delete it, or move it"),
    (
      "rect x=4 y=24 width=8 height=4 fill-opacity=0.01",
      "rect changes no pixel at @1x @2x @3x: its alpha is 2 of 255 at most; delete it, or draw it stronger"
    ),
    (
      "circle cx=15 cy=15 r=3",
      "circle changes no pixel at @1x @2x @3x: wholly covered by circle (line 2); delete it, or fill=knockout if it is meant as a hole"
    ),
    ("circle cx=15 cy=15 r=8", "circle is the same as circle (line 2): drawn twice, it only hardens its edges; delete one"),
    (
      "rect x=1 y=1 width=3 height=3 fill=knockout",
      "rect changes no pixel at @1x @2x @3x: it erases, and nothing lies under it; delete it, or draw it later"
    ),
  ]) func reasons(_ shape: String, _ message: String) {
    #expect(lines(.invisible, "circle cx=15 cy=15 r=8\n\(shape)") == ["a.svgspec:3:1: warning: [invisible] \(message)"])
  }

  @Test func whatIsErasedNamesWhatErasesIt() {
    #expect(
      lines(.invisible, "circle cx=15 cy=15 r=3\nrect x=10 y=10 width=10 height=10 fill=knockout\nrect x=2 y=2 width=4 height=4") == [
        "a.svgspec:2:1: warning: [invisible] circle changes no pixel at @1x @2x @3x: rect (line 3) erases it; delete it, or draw it later"
      ])
  }

  @Test func whatIsHiddenIsANote() {
    let body = "circle cx=15 cy=15 r=8\ng display=none {\n  rect x=1 y=1 width=3 height=3\n}"
    #expect(
      lines(.invisible, body) == [
        "a.svgspec:3:1: note: [invisible] g is hidden and draws nothing: delete it, unless it is kept for editing"
      ])
  }

  @Test(arguments: [
    "rect width=30 height=30 fill=none", "rect width=30 height=30 fill-opacity=0.01", "rect x=1 y=1 width=3 height=3",
    // A colour of its own is lost with the colour, which color-lost says.
    "circle cx=15 cy=15 r=3 fill=white", "circle cx=15 cy=15 r=3 fill=knockout",
    "path d=M3,3H3.01 stroke=black stroke-linecap=round stroke-width=2",
  ]) func whatMayBeThere(_ shape: String) { #expect(lines(.invisible, "circle cx=15 cy=15 r=8\n\(shape)") == []) }

  @Test func theWorstThreeStandForAll() {
    let found = lines(.invisible, (1...5).map { "rect x=\($0 * 40) y=4 width=8 height=8" }.joined(separator: "\n"))
    #expect(found.count == 3 && found[2].hasSuffix("; and 2 more"))
  }

  // MARK: gap-merged

  @Test func gapsInOneShape() {
    #expect(
      lines(.gapMerged, "path d=\"M4 4H26V14H4ZM4 14.25H26V24H4ZM4 24.25H26V28H4Z\"") == [
        """
        a.svgspec:2:1: warning: [gap-merged] gap in this path is 0.25 px wide over 22 px at x 4…26, y 14…15: 75 % grey at @1x \
        (1 more like it); wanted >= 1 px, on whole pixels
        """
      ])
  }

  @Test func gapsWithRoomForGreyAreNotes() {
    #expect(lines(.gapMerged, "rect x=4 y=4 width=20 height=10\nrect x=4 y=14.75 width=20 height=10").first?.contains(": note: ") == true)
    #expect(lines(.gapMerged, "rect x=4 y=4 width=20 height=10\nrect x=4 y=15 width=20 height=10") == [])
  }

  @Test func gapsAreJudgedAtTheSmallestScale() {
    let body = "rect x=4 y=4 width=20 height=10\nrect x=4 y=14.5 width=20 height=10"
    #expect(lines(.gapMerged, body, LintOptions(scales: [2, 3])) == [])
    #expect(lines(.gapMerged, body, LintOptions(scales: [1])).count == 1)
  }

  // MARK: solid

  @Test func solidNamesTheShape() {
    #expect(
      lines(.solid, "rect width=30 height=30 fill=navy") == [
        "a.svgspec:2:1: warning: [solid] the drawing covers 100 % of its canvas: a bar shows a solid rectangle; knock what lies on this rect out of it (fill=knockout)"
      ])
    #expect(lines(.solid, "rect width=30 height=28") == [])
    #expect(lines(.solid, "rect width=30 height=29").count == 1)
  }

  // MARK: color-lost and color-ignored

  @Test func solidGroundsAreOneFinding() {
    let body = "rect width=30 height=30 fill=navy\ncircle cx=15 cy=15 r=8 fill=white\ncircle cx=15 cy=15 r=3 fill=white"
    let source = IconSource(name: "a.svgspec", bytes: Array("icon width=30 height=30\n\(body)\n".utf8))
    let found = source.findings(LintOptions(only: ["color-lost", "solid", "invisible", "color-ignored"])).map(\.line)
    #expect(
      found.count == 1 && found[0].hasPrefix("a.svgspec:3:1: error: [color-lost] circle #fff on rect #000080 (line 2) melts into it: "))
    #expect(found[0].contains(", and the mask is a solid 100 % rectangle; fill=knockout on this circle keeps it"))
  }

  @Test func partsThatTouchAreANote() {
    let flag = "rect x=6 y=3 width=2 height=24 fill=#444\nrect x=8 y=4 width=16 height=10 fill=#c22"
    #expect(
      lines(.colorLost, flag) == [
        """
        a.svgspec:3:1: note: [color-lost] rect #c22 on rect #444 (line 2) touches it: 10 px of its outline (19 %) have no contrast without \
        colour (Delta E 79), at x 8, y 4…14; leave a gap of 1 px between them, or give one of them an opacity of 0.45
        """
      ])
  }

  @Test func strokesMeltIntoTheirFills() {
    let found = lines(.colorLost, "rect x=5 y=5 width=20 height=20 fill=yellow stroke=blue stroke-width=2")
    #expect(found.count == 1 && found[0].contains("stroke #00f of this rect on its fill #ff0 melts into it"))
  }

  @Test(arguments: [
    "circle cx=9 cy=15 r=5 fill=#c22\ncircle cx=21 cy=15 r=5 fill=#22c",
    "circle cx=15 cy=15 r=9 fill=#c22\nrect x=9 y=13 width=12 height=4 fill=knockout",
    "circle cx=15 cy=15 r=9 fill=#c22\nrect x=9 y=13 width=12 height=4 fill=#c32",
    "circle cx=15 cy=15 r=9 fill=#c22 fill-opacity=0.4\nrect x=9 y=13 width=12 height=4 fill=white",
  ]) func whatKeepsItsContrast(_ body: String) { #expect(lines(.colorLost, body) == []) }

  @Test func colorsAreCountedWhereTheyDoNoHarm() {
    #expect(
      lines(.colorIgnored, "circle cx=9 cy=15 r=5 fill=#c22\ncircle cx=21 cy=15 r=5 fill=#22c") == [
        """
        a.svgspec:2:1: note: [color-ignored] 2 colours (red, blue) are dropped; the mask is the same without them (12,600 pixels compared \
        at @1x @2x @3x)
        """
      ])
    #expect(lines(.colorIgnored, "circle cx=9 cy=15 r=5\ncircle cx=21 cy=15 r=5 fill=none stroke=black") == [])
    #expect(lines(.colorIgnored, "circle cx=9 cy=15 r=5 fill=white") == [])
  }

  @Test func colorsInMasksAreAlpha() {
    let body = """
      mask id=m maskUnits=userSpaceOnUse x=0 y=0 width=30 height=30 {
        rect width=30 height=30 fill=#888
      }
      rect x=4 y=4 width=20 height=20 fill=#c22 mask=url(#m)
      """
    #expect(lines(.colorIgnored, body).first?.hasSuffix("compared at @1x @2x @3x); colours inside masks count") == true)
  }

  @Test func coloredPlacesAskForNoMask() {
    let body = "rect width=30 height=30 fill=navy\ncircle cx=15 cy=15 r=8 fill=white"
    let source = IconSource(name: "a.svgspec", bytes: Array("icon width=30 height=30\n\(body)\n".utf8))
    #expect(source.findings(LintOptions(profile: .button)).map(\.rule) == [])
    // But for what is asked for by name.
    for rule in [Rule.colorLost, .colorIgnored, .solid] {
      #expect(lines(rule, body, LintOptions(profile: .button)).count == 1)
    }
  }
}

@Suite("Sources with much to draw")
struct HeavySourceTests {
  private let rules: [Rule] = [.showThrough, .gapMerged, .solid, .invisible, .colorLost, .colorIgnored]

  private func work(_ nodes: [Node]) -> Double { Icon(size: Size(30, 30), nodes: nodes).drawingWork }
  private let line = Path([.move(Point(0, 0)), .line(Point(100, 0))])

  @Test func workCountsWhatIsDrawn() {
    #expect(work([.shape(Shape(path: line, fill: Fill(.color(.black))))]) == 2)
    #expect(work([.shape(Shape(path: line, stroke: Stroke(.color(.black))))]) == 4)
    #expect(work([.shape(Shape(path: line, stroke: Stroke(.color(.black), dashes: [0.5, 0.5])))]) == 200)
    let shape = Node.shape(Shape(path: line, fill: Fill(.color(.black))))
    let pattern = Pattern(tile: Rect(x: 0, y: 0, width: 1, height: 1), transform: .identity, content: [shape])
    #expect(work([.shape(Shape(path: line, fill: Fill(.pattern(pattern))))]) == 202)
    #expect(work([.group(Group([shape], opacity: 0.5))]) == 22)
  }

  @Test func whatTakesTooLongIsNotLookedInto() {
    let dashes = (1...20).map { "line x1=0 y1=\($0) x2=30 y2=\($0) stroke-dasharray=\"0.01 0.01\"" }.joined(separator: "\n")
    let source = "icon width=30 height=30 stroke=black\n\(dashes)\nrect width=30 height=30 fill=navy\nrect x=50 width=3 height=3\n"
    let found = IconSource(name: "a.svgspec", bytes: Array(source.utf8)).findings(LintOptions(only: Set(rules.map(\.id))))
    #expect(found.map(\.rule) == ["solid"])
  }
}
