import IconModel
import Testing

@testable import IconLint

@Suite("Thin gaps")
struct ThinGapTests {
  private func gaps(_ marks: [Sketch.Mark], limit: Double = 1) -> [ThinGap] {
    let sketch = Sketch(marks)
    return ThinGap.find(in: sketch.drawn(scale: 8).alpha, 8, sketch.drawn().alpha, limit: limit)
  }

  @Test func halfAPixelBetweenBars() throws {
    let found = gaps([.rect(4, 6, 20, 6), .rect(4, 12.5, 20, 6)])
    try #require(found.count == 1)
    #expect(found[0].box == PixelRect(x: 4, y: 12, width: 20, height: 1))
    #expect(!found[0].isUpright && found[0].width == 0.5 && found[0].length == 20)
    #expect(abs(found[0].clearness - 0.5) < 0.01)
  }

  @Test func uprightGaps() throws {
    let found = gaps([.rect(4, 6, 6, 9), .rect(10.25, 6, 6, 9)])
    try #require(found.count == 1)
    #expect(found[0].isUpright && found[0].width == 0.25 && found[0].length == 9)
    #expect(found[0].box == PixelRect(x: 10, y: 6, width: 1, height: 9))
  }

  @Test func aWholePixelIsWide() { #expect(gaps([.rect(4, 6, 20, 6), .rect(4, 13, 20, 6)]) == []) }

  @Test func shortGapsAreCorners() {
    #expect(gaps([.rect(4, 6, 2.75, 6), .rect(4, 12.5, 2.75, 6)]) == [])
    #expect(gaps([.rect(4, 6, 3, 6), .rect(4, 12.5, 3, 6)]).count == 1)
  }

  @Test func gapsOnTwoPixelsAreFainterThanTheyAreWide() throws {
    // From 11.75 to 12.25: a quarter of each of two rows.
    let found = gaps([.rect(4, 6, 20, 5.75), .rect(4, 12.25, 20, 6)])
    try #require(found.count == 1)
    #expect(found[0].box == PixelRect(x: 4, y: 11, width: 20, height: 2))
    #expect(abs(found[0].clearness - 0.25) < 0.01)
  }

  @Test func gapsMayBeSlanted() {
    let found = gaps([.rect(2, 4, 26, 22), .line(8, 2, 12, 28, width: 0.5, nil)])
    #expect(found.count == 1)
    #expect(found.first?.isUpright == true)
  }

  @Test func theEdgeOfThePictureIsNoInk() { #expect(gaps([.rect(0.5, 0.5, 29, 29)]) == []) }

  @Test func masksThatDoNotFitHaveNone() {
    let small = Sketch([.rect(4, 6, 20, 6)]).drawn().alpha
    #expect(ThinGap.find(in: small, 8, small, limit: 1) == [])
    #expect(ThinGap.find(in: small, 0, small, limit: 1) == [])
    let empty = AlphaMask(width: 0, height: 0, samples: [])
    #expect(ThinGap.find(in: empty, 8, empty, limit: 1) == [])
  }

  @Test func combsOfManyGapsAreCountedApart() {
    let found = gaps((0..<12).map { .rect(3 + 2 * Double($0), 4, 1.5, 22) })
    #expect(found.count == 11)
    #expect(found.allSatisfy { $0.width == 0.5 && $0.length == 22 })
  }
}
