import IconModel
import Testing

/// The small values that other rooms rely on.
@Suite struct ValueTests {
  @Test func `points add, subtract and stretch`() {
    #expect(Point(1, 2) + Point(3, 4) == Point(4, 6))
    #expect(Point(1, 2) - Point(3, 5) == Point(-2, -3))
    #expect(Point(1, 2) * 3 == Point(3, 6))
    #expect(Point(3, -4).length == 5)
  }

  @Test func `bytes make colours from nothing to one`() {
    #expect(Color(255, 0, 51) == Color(red: 1, green: 0, blue: 0.2))
    #expect(Color(0, 0, 0, 0) == .transparent)
    #expect(Color(255, 255, 255) == .white)
  }

  @Test func `a group needs a layer where its parts are composited as one`() {
    #expect(!Group([]).needsLayer)
    #expect(!Group([], clip: ClipPath([])).needsLayer)
    #expect(Group([], opacity: 0.5).needsLayer)
    #expect(Group([], blendMode: .multiply).needsLayer)
    #expect(Group([], isolated: true).needsLayer)
    let mask = Mask(kind: .alpha, region: Rect(x: 0, y: 0, width: 1, height: 1), regionTransform: .identity, content: [])
    #expect(Group([], mask: mask).needsLayer)
  }

  @Test func `a clip keeps the clip on itself and on its parts`() {
    let inner = ClipPath([ClipPath.Part(path: Path([.move(.zero)]), transform: .identity)])
    let outer = ClipPath([ClipPath.Part(path: Path(), transform: .identity, clip: inner)], clip: inner)
    #expect(outer.clip == inner)
    #expect(outer.parts.first?.clip == inner)
    #expect(inner.clip == nil)
  }

  @Test func `a mask keeps the mask on itself`() {
    let region = Rect(x: 0, y: 0, width: 1, height: 1)
    let inner = Mask(kind: .alpha, region: region, regionTransform: .identity, content: [])
    let outer = Mask(kind: .luminance(linear: false), region: region, regionTransform: .identity, content: [], mask: inner)
    #expect(outer.mask == inner)
    #expect(inner.mask == nil)
  }
}
