import IconModel
import Testing

@testable import IconSyntax

@Suite struct VocabularyShapeTests {
  private let box = Rect(x: 1, y: 2, width: 20, height: 10)

  @Test func drawsRectangles() {
    #expect(BasicShapes.rect(box, rx: 0, ry: 0).path.text == "M1,2 L21,2 L21,12 L1,12 Z")
    #expect(BasicShapes.rect(box, rx: 0, ry: 3).path.text == "M1,2 L21,2 L21,12 L1,12 Z")
  }

  @Test func roundsCorners() {
    // A quarter circle's control stands 0.5523 radii from its end.
    #expect(
      BasicShapes.rect(box, rx: 4, ry: 2).path.text
        == "M5,2 L17,2 C19.209,2 21,2.895 21,4 L21,10 C21,11.105 19.209,12 17,12 L5,12 C2.791,12 1,11.105 1,10 L1,4 C1,2.895 2.791,2 5,2 Z")
  }

  @Test func leavesOutSidesWithoutLength() {
    #expect(BasicShapes.rect(box, rx: 10, ry: 5).path.segments.count == 6)
    #expect(BasicShapes.rect(box, rx: 10, ry: 2).path.segments.count == 8)
  }

  @Test func drawsEllipses() throws {
    let path = BasicShapes.ellipse(Point(10, 20), rx: 5, ry: 2).path
    #expect(
      path.text == "M15,20 C15,21.105 12.761,22 10,22 C7.239,22 5,21.105 5,20 C5,18.895 7.239,18 10,18 C12.761,18 15,18.895 15,20 Z")
    #expect(path.bounds?.text == "5 18 10 4")
  }

  @Test func drawsLines() { #expect(BasicShapes.line(Point(1, 2), Point(3, 4)).path.text == "M1,2 L3,4") }
}
