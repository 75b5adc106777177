import IconModel
import IconRaster
import Testing

/// SVG 2: Controlling dashing, and Computing the shape of an element's stroke.
@Suite struct DashTests {
  /// The middle row of a line from x = 0 with a stroke of width 1.
  private func row(_ dashes: [Double], offset: Double = 0, cap: LineCap = .butt, to end: Double = 10) throws -> String {
    let stroke = Stroke(.black, cap: cap, dashes: dashes, dashOffset: offset)
    let mask = try alpha(10, 3, .stroke(.lines((0, 1.5), (end, 1.5)), stroke))
    #expect(mask.row(0).allSatisfy { $0 == 0 } && mask.row(2).allSatisfy { $0 == 0 })
    return String(mask.art.split(separator: "\n")[1])
  }

  @Test func `dashes and gaps take turns`() throws {
    #expect(try row([1, 1]) == "#.#.#.#.#.")
    #expect(try row([2, 1]) == "##.##.##.#")
    #expect(try row([3, 1, 1, 1]) == "###.#.###.")
  }

  @Test func `an odd count is repeated`() throws {
    #expect(try row([2]) == "##..##..##")
    #expect(try row([1, 2, 3]) == "#..###.##.")
  }

  @Test func `the offset says where in the pattern the line begins`() throws {
    #expect(try row([2, 2], offset: 1) == "#..##..##.")
    #expect(try row([2, 2], offset: 3) == ".##..##..#")
    #expect(try row([2, 2], offset: -1) == ".##..##..#")
    #expect(try row([2, 2], offset: 4_000_001) == "#..##..##.")
    #expect(try row([2, 2], offset: -4_000_001) == ".##..##..#")
  }

  @Test func `square caps lengthen each dash, and show dashes of no length`() throws {
    // A dash that would begin where the line ends is none.
    #expect(try row([0, 2], cap: .square) == "+++++++++.")
    #expect(try row([0, 2], offset: -0.5, cap: .square) == "#.#.#.#.#.")
    #expect(try row([2, 3], offset: -0.5, cap: .square) == "###..###..")
  }

  @Test func `butt caps show nothing of dashes of no length`() throws {
    #expect(try row([0, 2]) == "..........")
  }

  @Test func `a pattern of zeros is a solid line`() throws {
    #expect(try row([0, 0]) == "##########")
  }

  @Test func `a pattern longer than the line is one dash`() throws {
    #expect(try row([100, 100]) == "##########")
    #expect(try row([100, 100], offset: 95) == "#####.....")
  }

  @Test func `the pattern starts anew at each subpath`() throws {
    let path = Path.lines((0, 0.5), (3, 0.5)) + .lines((0, 1.5), (3, 1.5)) + .lines((0, 2.5), (3, 2.5))
    #expect(
      try alpha(3, 3, .stroke(path, Stroke(.black, dashes: [1, 1]))).art == """
        #.#
        #.#
        #.#
        """)
  }

  @Test func `a dash goes round a corner with a join`() throws {
    #expect(
      try alpha(5, 5, .stroke(.lines((0.5, 0.5), (4.5, 0.5), (4.5, 4.5)), Stroke(.black, dashes: [2.5, 1]))).art
        .split(separator: "\n").map { $0.last } == ["#", "#", "+", "+", "+"])
  }

  @Test func `a dash that begins on a corner has a cap there and no join`() throws {
    // The first side is 4 long: dash, gap, and the second dash begins on the corner.
    let mask = try alpha(8, 8, .stroke(.lines((2, 2), (6, 2), (6, 7)), Stroke(.black, width: 2, dashes: [3, 1])))
    #expect(
      mask.art == """
        ........
        ..###...
        ..#####.
        .....##.
        .....##.
        ........
        .....##.
        ........
        """)
  }

  @Test func `a dash that ends on a corner has a cap there and no join`() throws {
    let mask = try alpha(8, 8, .stroke(.lines((2, 2), (6, 2), (6, 7)), Stroke(.black, width: 2, dashes: [4, 1])))
    #expect(
      mask.art == """
        ........
        ..####..
        ..####..
        .....##.
        .....##.
        .....##.
        .....##.
        ........
        """)
  }

  @Test func `rounding does not move a dash across a corner`() throws {
    // Ten dashes of 0.1 and gaps of 0.3 are 4 only but for rounding.
    let exact = try alpha(8, 8, scale: 4, .stroke(.lines((2, 2), (6, 2), (6, 7)), Stroke(.black, width: 2, dashes: [0.1, 0.3])))
    let scaled = try alpha(
      8, 8, scale: 4, .stroke(.lines((20, 20), (60, 20), (60, 70)), Stroke(.black, width: 20, dashes: [1, 3]), .scale(0.1, 0.1)))
    #expect(exact.art == scaled.art)
  }

  @Test(arguments: [
    // The perimeter is 16: three periods of 5 and the first unit of a dash.
    ([3, 2.0], 0.0, true),
    // The last dash ends where the first one begins.
    ([4, 0], 0, true), ([3, 2], 2, true),
    // A gap does.
    ([2, 2], 0, false), ([3, 2], 2.5, false),
    // All is one dash, with two ends.
    ([16, 1], 0, false), ([20, 1], 0, false),
  ])
  func `a dash that ends where its subpath closes goes on in the first one`(dashes: [Double], offset: Double, isJoined: Bool) throws {
    let stroke = Stroke(.black, width: 2, dashes: dashes, dashOffset: offset)
    #expect(try alpha(6, 6, .stroke(.rect(1, 1, 4, 4), stroke))[0, 0] == (isJoined ? 255 : 0))
    // Left open, it has two ends.
    let open = Path(Path.rect(1, 1, 4, 4).segments.dropLast() + [.line(Point(1, 1))])
    #expect(try alpha(6, 6, .stroke(open, stroke))[0, 0] == 0)
  }

  @Test func `each subpath closes by itself`() throws {
    let twice = Path.rect(1, 1, 4, 4) + .rect(7, 1, 4, 4)
    let mask = try alpha(12, 6, .stroke(twice, Stroke(.black, width: 2, dashes: [3, 2])))
    #expect(mask[0, 0] == 255 && mask[6, 0] == 255)
  }

  @Test func `dashes on a curve are measured along it`() throws {
    // A quarter of the circle is 5π long; so are dash and gap.
    let mask = try alpha(24, 24, .stroke(.circle(12, 12, 10), Stroke(.black, width: 2, dashes: [5 * Double.pi, 5 * Double.pi])))
    #expect(mask[19, 19] > 200 && mask[4, 4] > 200)
    #expect(mask[4, 19] == 0 && mask[19, 4] == 0)
    // The dashes begin and end on the axes; four cubics are a little longer than a circle.
    #expect(mask[21, 12] == 255 && mask[21, 11] < 16 && mask[11, 21] < 16 && mask[12, 21] == 255)
  }

  @Test func `dashes are measured in the shape's space, or in the icon's where the stroke does not scale`() throws {
    let line = Path.lines((0, 0.75), (5, 0.75))
    let scaling = Stroke(.black, width: 0.5, dashes: [1, 1])
    let fixed = Stroke(.black, width: 1, dashes: [1, 1], nonScaling: true)
    #expect(try alpha(10, 3, .stroke(line, scaling, .scale(2, 2))).row(1).map { $0 == 255 ? 1 : 0 } == [1, 1, 0, 0, 1, 1, 0, 0, 1, 1])
    #expect(try alpha(10, 3, .stroke(line, fixed, .scale(2, 2))).row(1).map { $0 == 255 ? 1 : 0 } == [1, 0, 1, 0, 1, 0, 1, 0, 1, 0])
  }

  @Test func `round dots lie at the multiples of their period`() throws {
    let mask = try alpha(12, 4, .stroke(.lines((2, 2), (11, 2)), Stroke(.black, width: 2, cap: .round, dashes: [0, 4])))
    #expect(mask.row(1).map { $0 > 190 } == (0..<12).map { [1, 2, 5, 6, 9, 10].contains($0) })
  }
}
