import IconModel
import Testing

@Suite struct RectTests {
  private let rect = Rect(x: 1, y: 2, width: 3, height: 4)

  @Test func `sides and centre`() {
    #expect([rect.minX, rect.minY, rect.maxX, rect.maxY] == [1, 2, 4, 6])
    #expect(rect.center == Point(2.5, 4))
    #expect(rect.corners == [Point(1, 2), Point(4, 2), Point(4, 6), Point(1, 6)])
  }

  @Test func `without an area it is empty`() {
    #expect(!rect.isEmpty)
    #expect(Rect(x: 0, y: 0, width: 0, height: 5).isEmpty)
    #expect(Rect(x: 0, y: 0, width: 5, height: 0).isEmpty)
    #expect(Rect(x: 0, y: 0, width: .nan, height: 5).isEmpty)
  }

  @Test func `a union holds both`() {
    #expect(rect.union(Rect(x: 10, y: -1, width: 1, height: 1)) == Rect(x: 1, y: -1, width: 10, height: 7))
  }

  @Test func `an intersection is what both hold`() {
    #expect(rect.intersection(Rect(x: 2, y: 0, width: 10, height: 3)) == Rect(x: 2, y: 2, width: 2, height: 1))
    #expect(rect.intersection(Rect(x: 4, y: 2, width: 1, height: 4)) == Rect(x: 4, y: 2, width: 0, height: 4))
    #expect(rect.intersection(Rect(x: 5, y: 2, width: 1, height: 4)) == nil)
  }

  @Test func `an inset never turns a rectangle inside out`() {
    #expect(rect.insetBy(1) == Rect(x: 2, y: 3, width: 1, height: 2))
    #expect(rect.insetBy(-1) == Rect(x: 0, y: 1, width: 5, height: 6))
    #expect(rect.insetBy(9).isEmpty)
  }

  @Test func `pixel rectangles`() {
    let pixels = PixelRect(from: 2, 3, to: 7, 5)
    #expect(pixels == PixelRect(x: 2, y: 3, width: 5, height: 2))
    #expect((pixels.maxX, pixels.maxY) == (7, 5))
    #expect(pixels.union(PixelRect(x: 0, y: 4, width: 1, height: 9)) == PixelRect(from: 0, 3, to: 7, 13))
    #expect(PixelRect(from: 2, 3, to: 2, 5).isEmpty)
    #expect(!pixels.isEmpty)
  }

  @Test func pixelsOfPoints() {
    #expect(PixelSize(Size(30, 22.4), scale: 2) == PixelSize(60, 45))
    #expect(PixelSize(Size(0.1, 30), scale: 1.5) == PixelSize(1, 45))
    // Names may state any scale.
    #expect(PixelSize(Size(30, 1), scale: Double(Int.max)) == PixelSize(1_000_000, 1_000_000))
  }

  @Test func `a size is written as people write it`() {
    #expect(PixelSize(30, 20).description == "30x20")
  }
}
