import IconModel
import IconRaster
import Testing

@Suite struct StrokeTests {
  @Test(arguments: 1...4)
  func `a line of one pixel in the middle of pixels is crisp at every scale`(scale: Int) throws {
    let mask = try alpha(4, 4, scale: scale, .stroke(.lines((1, 1.5), (3, 1.5))))
    for y in 0..<4 * scale {
      for x in 0..<4 * scale {
        let isInside = (scale..<3 * scale).contains(x) && (scale..<2 * scale).contains(y)
        #expect(mask[x, y] == (isInside ? 255 : 0))
      }
    }
  }

  @Test func `a line of one pixel on the edge of pixels makes two grey rows`() throws {
    let mask = try alpha(4, 4, .stroke(.lines((0, 2), (4, 2))))
    #expect(mask.row(0) == [0, 0, 0, 0])
    #expect(mask.row(1).allSatisfy { near($0, 128) })
    #expect(mask.row(2).allSatisfy { near($0, 128) })
    #expect(mask.row(3) == [0, 0, 0, 0])
  }

  @Test func `a rectangle's stroke is crisp with every join`() throws {
    for join in [LineJoin.miter, .bevel, .round] {
      let mask = try alpha(5, 5, .stroke(.rect(1.5, 1.5, 2, 2), Stroke(.black, join: join)))
      #expect(mask[2, 1] == 255 && mask[1, 2] == 255 && mask[3, 2] == 255 && mask[2, 3] == 255)
      #expect(mask[2, 2] == 0 && mask[0, 0] == 0)
      // A miter fills the corner's pixel, a round one 1 - (1 - π/4) / 4 of it, a bevel seven eighths.
      let corner = [LineJoin.miter: 255, .round: 241, .bevel: 223][join] ?? 0
      #expect(near(mask[1, 1], corner, 8))
    }
  }

  @Test func `caps end a line where SVG says`() throws {
    let line = Path.lines((2, 2), (4, 2))
    #expect(try alpha(6, 4, .stroke(line, Stroke(.black, width: 2))).row(1) == [0, 0, 255, 255, 0, 0])
    #expect(try alpha(6, 4, .stroke(line, Stroke(.black, width: 2, cap: .square))).row(1) == [0, 255, 255, 255, 255, 0])
    let round = try alpha(6, 4, .stroke(line, Stroke(.black, width: 2, cap: .round))).row(1)
    // A quarter of a circle in a pixel: π/4.
    #expect(near(round[1], 200, 6) && round[2] == 255 && round[3] == 255 && near(round[4], 200, 6))
  }

  @Test func `the miter limit turns sharp joins into bevels`() throws {
    // A right angle's miter is √2 times as long as the stroke is wide.
    let corner = Path.lines((1, 5), (1, 1), (5, 1))
    #expect(try alpha(6, 6, .stroke(corner, Stroke(.black, width: 2, miterLimit: 1.5)))[0, 0] == 255)
    #expect(near(try alpha(6, 6, .stroke(corner, Stroke(.black, width: 2, miterLimit: 1.4)))[0, 0], 128, 8))
  }

  @Test func `the default miter limit is SVG's 4, not Cairo's 10`() throws {
    // The join's miter is 1 / sin(7.1°) = 8.1 times as long as the stroke is wide.
    let spike = Path.lines((2, 12), (4, 20), (6, 12))
    let at = { (limit: Double?) in
      var stroke = Stroke(.black, width: 1)
      if let limit { stroke.miterLimit = limit }
      return try alpha(8, 30, .stroke(spike, stroke))[4, 21]
    }
    #expect(Stroke(.black).miterLimit == 4)
    #expect(try at(nil) == 0)
    #expect(try at(10) > 0)
  }

  @Test func `a pen is stretched with the shape's space`() throws {
    // 1 wide, stretched 4 times in x and 2 times in y.
    let mask = try alpha(20, 20, .stroke(.rect(1, 1, 3, 6), Stroke(.black), Transform(a: 4, b: 0, c: 0, d: 2, e: 0, f: 2)))
    // The left side is centred on x = 4 and 4 wide, the top side on y = 4 and 2 wide.
    #expect(mask.row(9) == [0, 0] + [255, 255, 255, 255] + [0, 0, 0, 0, 0, 0, 0, 0] + [255, 255, 255, 255] + [0, 0])
    #expect((0..<20).map { mask[9, $0] } == [0, 0, 0, 255, 255] + [UInt8](repeating: 0, count: 10) + [255, 255, 0, 0, 0])
  }

  @Test func `a turned and slanted pen paints as much as its area says`() throws {
    // The map's determinant is 3: a line 1 wide and 4 long covers 12 pixels.
    let t = Transform(a: 2, b: 1, c: 1, d: 2, e: 3, f: 3)
    let mask = try alpha(20, 20, .stroke(.lines((1, 1), (1, 5)), Stroke(.black), t))
    #expect(abs(Double(mask.samples.reduce(0) { $0 + Int($1) }) / 255 - 12) < 0.2)
  }

  @Test(arguments: [1, 2, 3])
  func `a stroke that does not scale is measured in the icon's units`(scale: Int) throws {
    let stroke = Stroke(.black, nonScaling: true)
    let mask = try alpha(
      12, 6, scale: scale, .stroke(.lines((0, 0.25), (1, 0.25)), stroke, Transform(a: 10, b: 0, c: 0, d: 10, e: 1, f: 0)))
    for y in 0..<6 * scale { #expect(mask[5 * scale, y] == ((2 * scale..<3 * scale).contains(y) ? 255 : 0)) }
  }

  @Test(arguments: [0.5, 0.25, 0.1, 0.05, 0.04, 0.02, 0.01])
  func `hairlines show with the coverage of their width`(width: Double) throws {
    let across = try alpha(4, 4, .stroke(.lines((0, 1.5), (4, 1.5)), Stroke(.black, width: width)))
    #expect(near(across[2, 1], Int((width * 255).rounded()), 2))
    let turned = try alpha(40, 40, .stroke(.lines((0, 1), (40, 38)), Stroke(.black, width: width)))
    let length = (40.0 * 40 + 37 * 37).squareRoot()
    let ink = Double(turned.samples.reduce(0) { $0 + Int($1) }) / 255
    #expect(abs(ink - length * width) < length * 0.008)
  }

  @Test func `a hairline in a small drawing space is not lost`() throws {
    #expect(near(try alpha(4, 4, .stroke(.lines((0, 150), (400, 150)), Stroke(.black, width: 4), .scale(0.01, 0.01)))[2, 1], 10, 2))
  }

  @Test func `the fill lies under the stroke unless the paint order is turned round`() throws {
    var shape = Shape(path: .rect(2, 2, 4, 4), fill: Fill(.color(Color(255, 0, 0))), stroke: Stroke(.color(Color(0, 0, 255)), width: 2))
    #expect(try color(icon(8, 8, .shape(shape)), 2, 4) == [0, 0, 255, 255])
    shape.strokeFirst = true
    #expect(try color(icon(8, 8, .shape(shape)), 2, 4) == [255, 0, 0, 255])
    #expect(try color(icon(8, 8, .shape(shape)), 1, 4) == [0, 0, 255, 255])
  }

  @Test func `a translucent stroke shows the fill under its inner half`() throws {
    let shape = Shape(path: .rect(2, 2, 4, 4), fill: Fill(.black, opacity: 0.5), stroke: Stroke(.black, opacity: 0.5, width: 2))
    let mask = try alpha(8, 8, .shape(shape))
    #expect(near(mask[1, 4], 128) && near(mask[2, 4], 191) && near(mask[4, 4], 128))
  }

  @Test func `a stroke of no width paints nothing`() throws {
    #expect(try alpha(2, 2, .stroke(.lines((0, 1), (2, 1)), Stroke(.black, width: 0))).samples == [0, 0, 0, 0])
  }
}
