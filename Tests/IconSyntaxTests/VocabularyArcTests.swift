import IconModel
import Testing

@testable import IconSyntax

@Suite struct VocabularyArcTests {
  private func path(_ text: String) -> PathData { PathData.parse(text, limits: .standard) }

  /// The point of a cubic at its middle.
  private func middle(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) -> Point { (p0 + p1 * 3 + p2 * 3 + p3) * 0.125 }

  /// The greatest distance of a path's curves from a circle, at their ends and middles.
  private func deviation(_ path: Path, center: Point, radius: Double) -> Double {
    var current = Point.zero
    var worst = 0.0
    for segment in path.segments {
      switch segment {
      case .move(let p), .line(let p): current = p
      case .cubic(let p, let q, let r):
        for point in [middle(current, p, q, r), r] { worst = max(worst, abs((point - center).length - radius)) }
        current = r
      case .close: break
      }
    }
    return worst
  }

  @Test(arguments: [
    "M5 15A10 10 0 1 0 25 15A10 10 0 1 0 5 15z", "M5 15a10 10 0 0110 -10 10 10 0 0110 10 10 10 0 01-10 10 10 10 0 01-10-10z",
  ])
  func followsACircle(_ text: String) throws {
    let data = path(text)
    #expect(data.fault == nil)
    #expect(deviation(data.path, center: Point(15, 15), radius: 10) < 0.003)
    let bounds = try #require(data.path.bounds)
    #expect(bounds.text == "5 5 20 20")
  }

  @Test func readsPackedFlags() {
    #expect(path("M10-20A5.5.3-4 010-.1") == path("M 10 -20 A 5.5 0.3 -4 0 1 0 -0.1"))
    #expect(path("M5 5a10 10 0 1110 0").path == path("M5 5a10 10 0 1 1 10 0").path)
  }

  /// One chord, two circles, two ways round each: the sagitta tells which arc it is.
  @Test(arguments: [("0 0", 17.679), ("0 1", 12.321), ("1 0", 52.321), ("1 1", -22.321)])
  func choosesTheArc(_ flags: String, _ extreme: Double) throws {
    // Radius 20 over a chord of 20: the sagittas are 20 ± 20·cos 30°.
    let bounds = try #require(path("M5 15A20 20 0 \(flags) 25 15").path.bounds)
    let reached = extreme > 15 ? bounds.maxY : bounds.minY
    #expect(abs(reached - extreme) < 0.01)
  }

  @Test func growsRadiiThatAreTooSmall() throws {
    let bounds = try #require(path("M5 15A1 1 0 0 1 25 15").path.bounds)
    #expect(bounds.text == "5 5 20 10")
  }

  @Test func takesNegativeRadiiAsPositive() {
    #expect(path("M5 15A-10 -10 0 0 1 25 15").path == path("M5 15A10 10 0 0 1 25 15").path)
  }

  @Test func turnsTheEllipse() throws {
    // Half of an ellipse of 20 by 10 that stands upright.
    let bounds = try #require(path("M15 -5A20 10 90 0 1 15 35").path.bounds)
    #expect(bounds.text == "15 -5 10 40")
  }

  @Test func endsExactlyWhereItIsTold() {
    guard case .cubic(_, _, let end) = path("M0.1 0.2A7.3 3.1 33 1 0 9.7 8.3").path.segments.last else {
      Issue.record("the arc ends in no curve")
      return
    }
    #expect(end == Point(9.7, 8.3))
  }

  @Test func takesNoMoreThanAQuarterTurnAPiece() {
    let data = path("M15 5A10 10 0 0 1 25 15A10 10 0 1 1 15 5")
    #expect(data.path.segments.count == 5)
    // The joints within an arc are no vertices.
    #expect(data.inner == [2, 3])
  }

  @Test func notesTheMoveAfterAClose() {
    let data = path("M0 0H9zA5 5 0 0 1 10 0")
    #expect(data.path.segments.count == 6)
    #expect(data.inner == [3, 4])
  }

  @Test(arguments: ["M0 0A1e-300 1e-300 0 0 1 1e9 0", "M0 0A1e9 1e-9 45 1 1 1e-9 1e9", "M1e9 1e9A1 1 0 0 0 -1e9 -1e9"])
  func keepsFinite(_ text: String) {
    for case .cubic(let p, let q, let r) in path(text).path.segments {
      for point in [p, q, r] { #expect(point.x.isFinite && point.y.isFinite) }
    }
  }
}
