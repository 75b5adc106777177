import IconModel
import IconRaster
import Testing

/// Cairo's coordinates end at 8,388,607 pixels; what lies beyond must still be drawn right on the canvas.
@Suite struct FarAwayTests {
  @Test(arguments: [1e3, 1e6, 1e7, 1e9, 1e11])
  func `a huge rectangle covers what it covers`(far: Double) throws {
    #expect(try alpha(4, 2, .fill(.rect(-far, -far, 2 * far, 2 * far))).samples.allSatisfy { $0 == 255 })
    #expect(try alpha(4, 2, .fill(.rect(2, -far, far, 2 * far))).art == "..##\n..##")
    #expect(try alpha(4, 2, .fill(.rect(-far, 1, far + 1, far))).art == "....\n#...")
    let frame = Path.rect(-far, -far, 2 * far, 2 * far) + .rect(1, 0, 2, 2)
    #expect(try alpha(4, 2, .fill(frame, rule: .evenOdd)).art == "#..#\n#..#")
    #expect(try alpha(4, 2, .fill(.rect(far, far, far, far))).samples.allSatisfy { $0 == 0 })
  }

  @Test(arguments: [1e7, 1e9, 1e11])
  func `a line from far away to far away crosses the canvas where it should`(far: Double) throws {
    let near = try alpha(16, 16, .stroke(.lines((-90, -92), (110, 108))))
    #expect(try alpha(16, 16, .stroke(.lines((-far, -far - 2), (far, far - 2)))) == near)
    let joined = Path.lines((-far, -far - 2), (8, 6), (far, far - 2))
    #expect(try alpha(16, 16, .stroke(joined)) == near)
  }

  @Test(arguments: [1e7, 1e9])
  func `a huge circle's edge is where it should be`(radius: Double) throws {
    let mask = try alpha(8, 8, .fill(.circle(radius + 4, 4, radius)))
    for y in 0..<8 { #expect(mask.row(y) == [0, 0, 0, 0, 255, 255, 255, 255]) }
    let edge = try alpha(8, 8, .stroke(.circle(radius + 4, 4, radius), Stroke(.black, width: 2)))
    for y in 0..<8 { #expect(edge.row(y) == [0, 0, 0, 255, 255, 0, 0, 0]) }
  }

  @Test func `a closed path stays joined where it begins on the canvas`() throws {
    let far = 1e9
    let path = Path([.move(Point(4, 4)), .line(Point(far, 4)), .line(Point(far, far)), .line(Point(4, far)), .close])
    let mask = try alpha(10, 10, .stroke(path, Stroke(.black, width: 4)))
    #expect(try mask == alpha(10, 10, .stroke(.rect(4, 4, 50, 50), Stroke(.black, width: 4))))
    #expect(mask[2, 2] == 255)
  }

  @Test func `nothing is seen of ends that are only cut off`() throws {
    for cap in [LineCap.round, .square] {
      let stroke = Stroke(.black, width: 6, cap: cap)
      #expect(
        try alpha(10, 10, .stroke(.lines((-1e9, 5), (1e9, 5)), stroke)) == alpha(10, 10, .stroke(.lines((-99, 5), (99, 5)), stroke)))
    }
  }

  @Test func `dashes keep their places along a line from far away`() throws {
    #expect(try alpha(10, 1, .stroke(.lines((-300_000, 0.5), (300_000, 0.5)), Stroke(.black, dashes: [1, 1]))).art == "#.#.#.#.#.")
    #expect(try alpha(10, 1, .stroke(.lines((-300_001, 0.5), (300_000, 0.5)), Stroke(.black, dashes: [1, 1]))).art == ".#.#.#.#.#")
    // The first dash ends at 3, the gap at 6.
    #expect(try alpha(10, 1, .stroke(.lines((-1e9 + 3, 0.5), (1e9, 0.5)), Stroke(.black, dashes: [1e9, 3]))).art == "###...####")
  }

  @Test func `huge scales of small drawings work like large drawings`() throws {
    let small = Node.fill(.rect(2e-9, 1e-9, 1e-9, 2e-9), opacity: 1, rule: .nonzero, .scale(1e9, 1e9))
    #expect(try alpha(4, 4, small).art == alpha(4, 4, .fill(.rect(2, 1, 1, 2))).art)
    let large = Node.stroke(.lines((1e9, 1.5e9), (3e9, 1.5e9)), Stroke(.black, width: 1e9), .scale(1e-9, 1e-9))
    #expect(try alpha(4, 4, large).art == alpha(4, 4, .stroke(.lines((1, 1.5), (3, 1.5)))).art)
  }

  @Test func `a stroke may be much wider than the canvas`() throws {
    #expect(try alpha(4, 1, .stroke(.lines((-2e6 + 2, -10), (-2e6 + 2, 10)), Stroke(.black, width: 4e6))).art == "##..")
  }

  @Test func `a spike that the miter limit lets grow without end does no harm`() throws {
    let stroke = Stroke(.black, width: 1, miterLimit: 1e30)
    let mask = try alpha(20, 20, .stroke(.lines((0, 10), (10, 10), (0, 10.01)), stroke))
    #expect(mask[19, 9] > 0 && mask[5, 9] > 0 && mask[5, 0] == 0)
  }
}
