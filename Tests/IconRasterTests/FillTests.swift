import IconModel
import IconRaster
import Testing

@Suite struct FillTests {
  @Test func `a rectangle on the grid is opaque inside and transparent outside`() throws {
    #expect(
      try alpha(5, 4, .fill(.rect(1, 1, 3, 2))).art == """
        .....
        .###.
        .###.
        .....
        """)
  }

  @Test(arguments: [(0.25, 64), (0.5, 128), (0.75, 191)])
  func `a rectangle covers pixels in part as its area says`(part: Double, expected: Int) throws {
    let mask = try alpha(4, 4, .fill(.rect(1, 1, 1 + part, 1)), .fill(.rect(0, 3, 1, part)))
    #expect(mask[1, 1] == 255)
    #expect(near(mask[2, 1], expected))
    #expect(near(mask[0, 3], expected))
  }

  @Test func `a triangle covers half of the pixels on its diagonal`() throws {
    let mask = try alpha(3, 3, .fill(.lines((0, 0), (3, 3), (0, 3))))
    for i in 0..<3 { #expect(near(mask[i, i], 128, 8)) }
    #expect(mask[0, 1] == 255)
    #expect(mask[1, 0] == 0)
  }

  @Test func `fill rules differ where an outline winds twice`() throws {
    let rings = Path.rect(0, 0, 5, 5) + .rect(1, 1, 3, 3)
    #expect(try alpha(5, 5, .fill(rings, rule: .nonzero))[2, 2] == 255)
    #expect(try alpha(5, 5, .fill(rings, rule: .evenOdd))[2, 2] == 0)
  }

  @Test func `open subpaths are closed for filling`() throws {
    #expect(try alpha(4, 4, .fill(.lines((1, 1), (3, 1), (3, 3), (1, 3)))).art == alpha(4, 4, .fill(.rect(1, 1, 2, 2))).art)
  }

  @Test func `opacity and the colour's alpha multiply`() throws {
    let half = Paint.color(Color(red: 0, green: 0, blue: 0, alpha: 0.5))
    #expect(near(try alpha(1, 1, .fill(.rect(0, 0, 1, 1), half, opacity: 0.5))[0, 0], 64))
  }

  @Test func `nothing is drawn without antialiasing in part`() throws {
    let shape = Shape(path: .circle(8, 8, 6.3), fill: Fill(.black), stroke: Stroke(.black, width: 1.3), antialias: false)
    let mask = try alpha(16, 16, .shape(shape))
    #expect(Set(mask.samples) == [0, 255])
    // Antialiasing is a shape's own.
    #expect(Set(try alpha(16, 16, .shape(shape), .fill(.circle(8, 8, 7.7))).samples).count > 2)
  }

  @Test func `curves cover what a circle covers`() throws {
    let mask = try alpha(24, 24, .fill(.circle(12, 12, 10)))
    let area = mask.samples.reduce(0) { $0 + Int($1) } / 255
    #expect(abs(area - 314) <= 2)
  }

  @Test func `a shape under a transform that flattens it is not drawn`() throws {
    #expect(try alpha(2, 2, .fill(.rect(0, 0, 2, 2), .scale(1, 0))).samples == [0, 0, 0, 0])
  }

  @Test func `content space is mapped to the viewport`() throws {
    var icon = icon(4, 4, .fill(.rect(100, 100, 10, 20)))
    icon.contentToViewport = Transform(a: 0.1, b: 0, c: 0, d: 0.1, e: -9, f: -9)
    #expect(
      try alpha(icon).art == """
        ....
        .#..
        .#..
        ....
        """)
  }
}

extension Node {
  static func fill(_ path: Path, _ t: Transform) -> Node { fill(path, .black, t) }
}
