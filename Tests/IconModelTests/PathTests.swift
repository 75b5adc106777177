import IconModel
import Testing

@Suite struct PathTests {
  @Test func `a path without points has no bounds`() {
    #expect(Path().bounds == nil)
    #expect(Path().isEmpty)
  }

  @Test func `lines are bounded by their points`() {
    let path = Path([.move(Point(3, 4)), .line(Point(-1, 8)), .line(Point(2, 1)), .close])
    #expect(path.bounds == Rect(x: -1, y: 1, width: 4, height: 7))
    #expect(!path.isEmpty)
  }

  @Test func `one point has bounds without an area`() {
    #expect(Path([.move(Point(3, 4))]).bounds == Rect(x: 3, y: 4, width: 0, height: 0))
  }

  @Test func `a curve is bounded by where it turns, not by its control points`() {
    // The control points lie at y = 4, the curve's top at t = 1/2 with y = 3/4 · 4.
    let path = Path([.move(Point(0, 0)), .cubic(Point(0, 4), Point(6, 4), Point(6, 0))])
    #expect(path.bounds == Rect(x: 0, y: 0, width: 6, height: 3))
  }

  @Test func `a curve that turns in both coordinates is bounded in both`() throws {
    // The control points (4, 0) and (4, 6) lie right of both ends: x turns at t = 1/2, y does not.
    let path = Path([.move(Point(0, 0)), .cubic(Point(4, -2), Point(4, 2), Point(0, 0))])
    let box = try #require(path.bounds)
    #expect(box.minX == 0)
    #expect(box.maxX == 3)
    // y(t) = 6t(1-t)(2t-1) turns at t = (3 ± √3)/6, where it is ± √3/3.
    #expect(abs(box.minY + 3.0.squareRoot() / 3) < 1e-12)
    #expect(abs(box.maxY - 3.0.squareRoot() / 3) < 1e-12)
  }

  @Test func `a quarter circle is bounded by its ends`() {
    let k = 0.5522847498307936
    let path = Path([.move(Point(1, 0)), .cubic(Point(1, k), Point(k, 1), Point(0, 1))])
    #expect(path.bounds == Rect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func `a curve that is nearly a parabola is bounded exactly`() throws {
    // Raised from a parabola without exact thirds: rounding leaves a cubic part of 1e-12.
    let (p0, q, p1) = (Point(0, 97.11), Point(500, -965.5), Point(1000, 68.63))
    let path = Path([.move(p0), .cubic(p0 + (q - p0) * (2.0 / 3), p1 + (q - p1) * (2.0 / 3), p1)])
    let box = try #require(path.bounds)
    // The parabola's top: (p0·p1 - q²) / (p0 - 2q + p1).
    #expect(abs(box.minY - (97.11 * 68.63 - 965.5 * 965.5) / (97.11 + 2 * 965.5 + 68.63)) < 1e-9)
    #expect(abs(box.maxY - 97.11) < 1e-9)
  }

  @Test func `after a close the next segment begins at the subpath's start`() {
    let path = Path([
      .move(Point(0, 0)), .line(Point(10, 0)), .close, .cubic(Point(0, 4), Point(6, 4), Point(6, 0)),
    ])
    #expect(path.bounds == Rect(x: 0, y: 0, width: 10, height: 3))
  }

  @Test func `a transform moves every point`() {
    let path = Path([.move(Point(1, 2)), .line(Point(3, 4)), .cubic(Point(1, 0), Point(0, 1), Point(2, 2)), .close])
    let moved = path.transformed(by: Transform(a: 2, b: 0, c: 0, d: 3, e: 10, f: 20))
    #expect(
      moved
        == Path([.move(Point(12, 26)), .line(Point(16, 32)), .cubic(Point(12, 20), Point(10, 23), Point(14, 26)), .close]))
  }
}
