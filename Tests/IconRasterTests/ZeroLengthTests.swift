import IconModel
import IconRaster
import Testing

/// SVG 2, stroke-linecap: subpaths of no length show their caps, and nothing else.
@Suite struct ZeroLengthTests {
  static let subpaths: [Path] = [
    .lines((3, 3), (3, 3)),
    Path([.move(Point(3, 3)), .close]),
    Path([.move(Point(3, 3)), .cubic(Point(3, 3), Point(3, 3), Point(3, 3))]),
    Path([.move(Point(3, 3)), .line(Point(3, 3)), .line(Point(3, 3)), .close]),
    .lines((3, 3), (3.0001, 3)),
  ]

  @Test(arguments: subpaths)
  func `a butt cap shows nothing`(path: Path) throws {
    #expect(try alpha(6, 6, .stroke(path, Stroke(.black, width: 2))).samples.allSatisfy { $0 <= 1 })
  }

  @Test(arguments: subpaths)
  func `a square cap shows a square along the axes`(path: Path) throws {
    #expect(
      try alpha(6, 6, .stroke(path, Stroke(.black, width: 2, cap: .square))).art == """
        ......
        ......
        ..##..
        ..##..
        ......
        ......
        """)
  }

  @Test(arguments: subpaths)
  func `a round cap shows a dot`(path: Path) throws {
    let mask = try alpha(6, 6, .stroke(path, Stroke(.black, width: 2, cap: .round)))
    for (x, y) in [(2, 2), (3, 2), (2, 3), (3, 3)] { #expect(near(mask[x, y], 200, 6)) }
    #expect(mask.samples.count { $0 != 0 } == 4)
  }

  @Test func `a move alone draws nothing`() throws {
    for cap in [LineCap.butt, .round, .square] {
      let path = Path([.move(Point(1, 1)), .move(Point(3, 3))])
      #expect(try alpha(6, 6, .stroke(path, Stroke(.black, width: 2, cap: cap))).samples.allSatisfy { $0 == 0 })
    }
  }

  @Test func `points and lines of one path are one area`() throws {
    // Where the square lies on the line, a translucent paint must not show twice.
    let path = Path.lines((1, 3), (7, 3)) + .lines((4, 3), (4, 3)) + .lines((4, 6), (4, 6))
    let mask = try alpha(8, 8, .stroke(path, Stroke(.black, opacity: 0.5, width: 2, cap: .square)))
    #expect(mask.row(2).allSatisfy { near($0, 128) })
    #expect(mask.row(5).map { $0 != 0 } == [false, false, false, true, true, false, false, false])
    #expect(near(mask[4, 5], 128))
  }

  @Test func `closed subpaths stay joined beside a point`() throws {
    let path = Path.rect(2, 2, 4, 4) + .lines((1, 9), (1, 9))
    let mask = try alpha(8, 10, .stroke(path, Stroke(.black, width: 2, cap: .square)))
    #expect(mask[1, 1] == 255 && mask[6, 6] == 255 && mask[4, 4] == 0 && mask[0, 8] == 255)
  }

  @Test func `a square's axes are those of its own space`() throws {
    // Turned by 45°, a square of side 4 is a diamond 4√2 wide.
    let k = 0.5.squareRoot()
    let mask = try alpha(
      8, 8, .stroke(.lines((0, 0), (0, 0)), Stroke(.black, width: 4, cap: .square), Transform(a: k, b: k, c: -k, d: k, e: 4, f: 4)))
    // Of the pixel two left and two up, the part with |x| + |y| < 2√2 is a triangle of 0.34.
    #expect(mask[4, 4] == 255 && near(mask[2, 2], 88, 6) && mask[1, 1] == 0)
  }

  @Test(arguments: [(0.0, true), (1.9, true), (2.1, false), (7.9, false), (8.0, true), (-1.0, false), (-6.5, true)])
  func `a dashed point shows where its pattern begins with a dash`(offset: Double, shows: Bool) throws {
    for cap in [LineCap.round, .square] {
      let stroke = Stroke(.black, width: 2, cap: cap, dashes: [2, 6], dashOffset: offset)
      #expect(try alpha(6, 6, .stroke(.lines((3, 3), (3, 3)), stroke)).samples.contains { $0 != 0 } == shows)
    }
  }
}
