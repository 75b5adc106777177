import IconModel
import Testing

@testable import IconRaster

/// Paths that are cut to the canvas must look as if they were not.
@Suite struct ClipperTests {
  private let canvas = PixelRect(x: 0, y: 0, width: 24, height: 24)

  /// Numbers that look random and are the same each time.
  private struct Numbers {
    var state: UInt64

    mutating func next(_ range: ClosedRange<Double>) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound + Double(state >> 11) / 9_007_199_254_740_992 * (range.upperBound - range.lowerBound)
    }

    mutating func point() -> Point {
      // Mostly outside the canvas.
      Point(next(-60...90), next(-60...90))
    }

    mutating func path() -> Path {
      var segments: [Path.Segment] = []
      for _ in 0..<2 {
        segments.append(.move(point()))
        for _ in 0..<5 { segments.append(next(0...1) < 0.5 ? .line(point()) : .cubic(point(), point(), point())) }
        if next(0...1) < 0.6 { segments.append(.close) }
      }
      return Path(segments)
    }
  }

  private func draw(_ path: Path, _ finish: (Context) -> Void) throws -> [UInt8] {
    let layer = try Layer(.alpha, canvas, budget: Budget())
    layer.context.setSource(.black, opacity: 1)
    // Halves of a curve are taken apart into other lines than the whole.
    layer.context.setTolerance(0.005)
    layer.context.newPath()
    layer.context.add(path, .identity)
    finish(layer.context)
    try layer.context.check()
    return layer.surface.samples
  }

  /// How many pixels differ by more than one of Cairo's 15 rows in a pixel, for which rounding a corner to 1/256 may be enough.
  private func differences(_ a: [UInt8], _ b: [UInt8]) -> Int { zip(a, b).count { abs(Int($0) - Int($1)) > 18 } }

  @Test(arguments: 1...150)
  func `an area is the same inside the box`(seed: Int) throws {
    var numbers = Numbers(state: UInt64(seed))
    let path = numbers.path()
    for rule in [FillRule.nonzero, .evenOdd] {
      var clipper = FillClipper(Box(canvas).outset(by: 2))
      clipper.add(path, .identity)
      let cut = clipper.finish()
      let fill = { (context: Context) in
        context.setFillRule(rule)
        context.fillPreserving()
      }
      #expect(try differences(draw(path, fill), draw(cut, fill)) == 0)
      #expect(Box(cut, .identity).isWithin(26))
    }
  }

  @Test(arguments: 1...150)
  func `a stroke is the same inside the box`(seed: Int) throws {
    var numbers = Numbers(state: UInt64(seed))
    let path = numbers.path()
    let joins = [LineJoin.miter, .round, .bevel]
    let caps = [LineCap.butt, .round, .square]
    let stroke = Stroke(
      .black, width: numbers.next(0.5...4), cap: caps[seed % 3], join: joins[seed / 3 % 3], miterLimit: numbers.next(1...8))
    let pen = try Pen(stroke, matrix: .identity, in: Space(content: .identity, viewport: .identity))
    var clipper = StrokeClipper(Box(canvas).outset(by: pen.reach + Box.margin))
    clipper.add(path, .identity)
    let cut = clipper.finish()
    #expect(try differences(draw(path) { $0.strokePreserving(pen) }, draw(cut) { $0.strokePreserving(pen) }) == 0)
  }

  @Test func `what misses the box leaves nothing of a stroke and no area`() {
    let box = Box(canvas)
    let away = Path.rect(30, 30, 9, 9) + Path([.move(Point(-50, 0)), .cubic(Point(-40, 40), Point(-40, -40), Point(-30, 0))])
    var stroke = StrokeClipper(box)
    stroke.add(away, .identity)
    #expect(stroke.finish().isEmpty)
    var fill = FillClipper(box)
    fill.add(away, .identity)
    #expect(Box(fill.finish(), .identity).isWithin(24))
  }

  @Test func `a closed path that begins inside goes on where it ends`() {
    var clipper = StrokeClipper(Box(PixelRect(x: 0, y: 0, width: 10, height: 10)))
    clipper.add(.rect(5, 5, 20, 20), .identity)
    #expect(
      clipper.finish().segments == [.move(Point(5, 10)), .line(Point(5, 5)), .line(Point(10, 5))])
  }

  @Test func `a path that stays inside is left as it is`() {
    let path = Path.rect(1, 1, 4, 4) + .circle(5, 5, 2) + .lines((1, 1), (3, 3))
    var clipper = StrokeClipper(Box(PixelRect(x: 0, y: 0, width: 10, height: 10)))
    clipper.add(path, .identity)
    let kept = clipper.finish().segments
    #expect(kept.count { if case .close = $0 { true } else { false } } == 2)
    #expect(Set(kept).isSuperset(of: path.segments))
  }

  @Test func `a line's part in a box is found`() throws {
    let box = Box(PixelRect(x: 0, y: 0, width: 10, height: 10))
    let across = try #require(box.span(from: Point(-10, 5), to: Point(30, 5)))
    #expect(across.0 == 0.25 && across.1 == 0.5)
    #expect(box.span(from: Point(-5, 4), to: Point(4, -5)) == nil)
    #expect(box.span(from: Point(20, -5), to: Point(20, 50)) == nil)
    #expect(try #require(box.span(from: Point(5, 5), to: Point(5, 5))) == (0, 1))
  }

  @Test func `a box without points or with bad ones has no pixels`() {
    var bad = Box()
    #expect(bad.pixels(in: canvas) == nil && bad.isEmpty && bad.isWithin(1))
    bad.add(Point(.nan, 3))
    #expect(!bad.isWithin(1e300))
    _ = bad.pixels(in: canvas)
    var endless = Box()
    endless.add(Point(-.infinity, 2))
    endless.add(Point(.infinity, 2))
    #expect(!endless.isWithin(1e300))
    #expect(endless.pixels(in: canvas) == PixelRect(x: 0, y: 1, width: 24, height: 2))
  }
}
