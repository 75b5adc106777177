import IconModel
import Testing

@Suite struct TransformTests {
  @Test func `a point goes through the inner transform first`() {
    // SVG's transform="translate(10 20) scale(2)": scaled, then moved.
    let both = Transform.translation(10, 20).concatenated(.scale(2, 3))
    #expect(both.apply(Point(1, 1)) == Point(12, 23))
    #expect(both == Transform(a: 2, b: 0, c: 0, d: 3, e: 10, f: 20))
    #expect(Transform.scale(2, 3).concatenated(.translation(10, 20)).apply(Point(1, 1)) == Point(22, 63))
  }

  @Test func `concatenating follows SVG's matrix product`() {
    let a = Transform(a: 1, b: 2, c: 3, d: 4, e: 5, f: 6)
    let b = Transform(a: 7, b: 8, c: 9, d: 10, e: 11, f: 12)
    #expect(a.concatenated(b) == Transform(a: 31, b: 46, c: 39, d: 58, e: 52, f: 76))
    #expect(a.concatenated(.identity) == a)
    #expect(Transform.identity.concatenated(a) == a)
  }

  @Test func `an inverse undoes`() throws {
    let t = Transform(a: 2, b: 1, c: -1, d: 3, e: 5, f: -7)
    let inverse = try #require(t.inverted)
    let p = inverse.apply(t.apply(Point(3, 4)))
    #expect(abs(p.x - 3) < 1e-12)
    #expect(abs(p.y - 4) < 1e-12)
  }

  @Test(arguments: [
    Transform.scale(0, 1), Transform(a: 1, b: 2, c: 2, d: 4, e: 0, f: 0), Transform.scale(.nan, 1), Transform.scale(.infinity, 1),
    Transform(a: 1, b: 0, c: 0, d: 1, e: .infinity, f: 0), Transform.scale(1, 1e-13),
  ])
  func `what is flat or not a number has no inverse`(t: Transform) {
    #expect(!t.isInvertible)
    #expect(t.inverted == nil)
  }

  @Test func `small is not flat`() {
    #expect(Transform.scale(1e-9, 1e-9).isInvertible)
    #expect(Transform.scale(1e9, 1e9).isInvertible)
  }

  @Test func `bounds hold a turned rectangle`() {
    let turned = Transform(a: 0, b: 1, c: -1, d: 0, e: 0, f: 0)
    #expect(turned.bounds(of: Rect(x: 1, y: 2, width: 3, height: 4)) == Rect(x: -6, y: 1, width: 4, height: 3))
  }

  @Test func `scale factors are the singular values`() {
    #expect(Transform.scale(-3, 2).scaleFactors == (3, 2))
    #expect(Transform.identity.scaleFactors == (1, 1))
    let shear = Transform(a: 1, b: 0, c: 1, d: 1, e: 9, f: 9).scaleFactors
    // Golden ratio and its inverse.
    #expect(abs(shear.largest - 1.618033988749895) < 1e-12)
    #expect(abs(shear.smallest - 0.618033988749895) < 1e-12)
  }

  @Test func `determinant and mean scale`() {
    #expect(Transform.scale(-3, 12).determinant == -36)
    #expect(Transform.scale(-3, 12).meanScale == 6)
  }

  @Test func `all six numbers must be finite`() {
    #expect(Transform.identity.isFinite)
    #expect(!Transform(a: 1, b: 0, c: 0, d: 1, e: 0, f: .nan).isFinite)
    #expect(!Transform(a: 1, b: .infinity, c: 0, d: 1, e: 0, f: 0).isFinite)
  }
}
