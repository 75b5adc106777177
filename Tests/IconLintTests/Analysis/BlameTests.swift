import IconModel
import Testing

@testable import IconLint

@Suite("Blame")
struct BlameTests {
  private let marks: [Sketch.Mark] = [.rect(4, 4, 22, 2), .rect(4, 10, 22, 2), .rect(12, 4, 3, 22), .disc(22, 22, radius: 4)]
  private var coverages: [AlphaMask] { marks.map { Sketch([$0]).drawn().alpha } }

  private func difference(_ change: (inout [Sketch.Mark]) -> Void) -> AlphaMask {
    var before = marks
    change(&before)
    let (old, new) = (Sketch(before).drawn().alpha, Sketch(marks).drawn().alpha)
    return AlphaMask(width: 30, height: 30, samples: zip(old.samples, new.samples).map { max($0, $1) - min($0, $1) })
  }

  @Test func mostInkIsNamedFirst() {
    #expect(Blame.shapes(inkedIn: PixelRect(x: 5, y: 10, width: 6, height: 2), coverages: coverages) == [1])
    // Four rows of the upright bar, two of the level one.
    #expect(Blame.shapes(inkedIn: PixelRect(x: 12, y: 8, width: 3, height: 4), coverages: coverages) == [2, 1])
    #expect(Blame.shapes(inkedIn: PixelRect(x: 0, y: 0, width: 3, height: 3), coverages: coverages) == [])
  }

  @Test func ofEqualsTheTopmostIsFirst() {
    let twice = [coverages[3], coverages[3]]
    #expect(Blame.shapes(inkedIn: PixelRect(x: 21, y: 21, width: 2, height: 2), coverages: twice) == [1, 0])
  }

  @Test func shapesWithLittleInkAreLeftOut() {
    #expect(Blame.shapes(inkedIn: PixelRect(x: 12, y: 8, width: 3, height: 14), coverages: coverages) == [2])
  }

  @Test func rectanglesMayReachOverTheEdge() {
    #expect(Blame.shapes(inkedIn: PixelRect(x: -5, y: -5, width: 100, height: 10), coverages: coverages) == [0])
    #expect(Blame.shapes(inkedIn: PixelRect(x: 40, y: 40, width: 5, height: 5), coverages: coverages) == [])
    #expect(Blame.shapes(inkedIn: PixelRect(x: .max - 5, y: 0, width: 5, height: 5), coverages: coverages) == [])
  }

  @Test(arguments: 0..<4)
  func theShapeThatIsNewIsBlamed(_ shape: Int) {
    #expect(Blame.shapes(ofDifference: difference { $0.remove(at: shape) }, coverages: coverages).first == shape)
  }

  @Test(arguments: 0..<4)
  func theShapeThatHasMovedIsBlamed(_ shape: Int) {
    let moved: [Sketch.Mark] = [.rect(4, 4.5, 22, 2), .rect(4, 10.5, 22, 2), .rect(12.5, 4, 3, 22), .disc(22.5, 22, radius: 4)]
    #expect(Blame.shapes(ofDifference: difference { $0[shape] = moved[shape] }, coverages: coverages) == [shape])
  }

  @Test func twoShapesThatHaveChangedAreBothBlamed() {
    let found = Blame.shapes(
      ofDifference: difference {
        $0[0] = .rect(4, 3.5, 22, 2)
        $0[3] = .disc(22, 22.5, radius: 4)
      }, coverages: coverages)
    #expect(found.sorted() == [0, 3])
  }

  @Test func equalDrawingsHaveNobodyToBlame() {
    #expect(Blame.shapes(ofDifference: difference { _ in }, coverages: coverages) == [])
    let other = AlphaMask(width: 2, height: 2, samples: [255, 255, 255, 255])
    #expect(Blame.shapes(ofDifference: other, coverages: coverages) == [])
  }
}
