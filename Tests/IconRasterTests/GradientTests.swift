import IconModel
import IconRaster
import Testing

@Suite struct GradientTests {
  private let clear = GradientStop(offset: 0, color: Color(red: 0, green: 0, blue: 0, alpha: 0))
  private let opaque = GradientStop(offset: 1, color: .black)

  private func linear(
    _ x0: Double, _ x1: Double, _ spread: SpreadMethod = .pad, stops: [GradientStop]? = nil, _ t: Transform = .identity
  ) -> Paint {
    .linearGradient(
      LinearGradient(start: Point(x0, 0), end: Point(x1, 0), stops: stops ?? [clear, opaque], spread: spread, transform: t))
  }

  private func radial(
    _ center: Point, _ radius: Double, focus: Point? = nil, focusRadius: Double = 0, _ spread: SpreadMethod = .pad,
    stops: [GradientStop]? = nil
  ) -> Paint {
    .radialGradient(
      RadialGradient(
        center: center, radius: radius, focus: focus ?? center, focusRadius: focusRadius, stops: stops ?? [clear, opaque], spread: spread,
        transform: .identity))
  }

  private func row(_ paint: Paint, opacity: Double = 1) throws -> [UInt8] {
    try alpha(10, 1, .fill(.rect(0, 0, 10, 1), paint, opacity: opacity)).row(0)
  }

  /// Checks that pixels have the values (0 to 1) that are right in their middles.
  private func expect(_ row: [UInt8], _ values: [Double], _ place: SourceLocation = #_sourceLocation) {
    for (byte, value) in zip(row, values) {
      #expect(near(byte, Int((value * 255).rounded()), 2), "\(row)", sourceLocation: place)
    }
  }

  @Test func `a linear gradient rises along its line and stays beyond its ends`() throws {
    expect(try row(linear(2, 7)), [0, 0, 0.1, 0.3, 0.5, 0.7, 0.9, 1, 1, 1])
  }

  @Test func `gradients repeat or turn back beyond their ends`() throws {
    expect(try row(linear(0, 4, .repeat)), [0.125, 0.375, 0.625, 0.875, 0.125, 0.375, 0.625, 0.875, 0.125, 0.375])
    expect(try row(linear(0, 4, .reflect)), [0.125, 0.375, 0.625, 0.875, 0.875, 0.625, 0.375, 0.125, 0.125, 0.375])
  }

  @Test func `a gradient's transform and its shape's both count`() throws {
    expect(try row(linear(0, 1, .pad, .init(a: 5, b: 0, c: 0, d: 1, e: 2, f: 0))), [0, 0, 0.1, 0.3, 0.5, 0.7, 0.9, 1, 1, 1])
    let mask = try alpha(10, 1, .fill(.rect(0, 0, 1, 1), linear(0.2, 0.7), opacity: 1, rule: .nonzero, .scale(10, 1)))
    expect(mask.row(0), [0, 0, 0.1, 0.3, 0.5, 0.7, 0.9, 1, 1, 1])
  }

  @Test func `opacity scales every stop`() throws {
    expect(try row(linear(2, 7), opacity: 0.5), [0, 0, 0.05, 0.15, 0.25, 0.35, 0.45, 0.5, 0.5, 0.5])
  }

  @Test func `two stops in one place make an edge`() throws {
    let stops = [
      clear, GradientStop(offset: 0.5, color: clear.color), GradientStop(offset: 0.5, color: .black), opaque,
    ]
    expect(try row(linear(0, 10, stops: stops)), [0, 0, 0, 0, 0, 1, 1, 1, 1, 1])
  }

  @Test func `colours are mixed without their alpha`() throws {
    let red = GradientStop(offset: 0, color: Color(255, 0, 0, 0))
    let blue = GradientStop(offset: 1, color: Color(0, 0, 255, 255))
    let middle = try color(icon(3, 1, .fill(.rect(0, 0, 3, 1), linear(0, 3, stops: [red, blue]))), 1, 0)
    #expect(near(middle[0], 128, 2) && middle[1] == 0 && near(middle[2], 128, 2) && near(middle[3], 128, 2))
  }

  @Test func `a gradient without a length is its last colour`() throws {
    expect(try row(linear(3, 3)), [Double](repeating: 1, count: 10))
    expect(try row(radial(Point(3, 0), 0)), [Double](repeating: 1, count: 10))
    expect(try row(linear(3, 3), opacity: 0.5), [Double](repeating: 0.5, count: 10))
  }

  @Test func `a gradient under a transform that flattens it paints nothing`() throws {
    #expect(try row(linear(0, 1, .pad, .scale(1, 0))).allSatisfy { $0 == 0 })
  }

  @Test func `a radial gradient rises from its centre`() throws {
    let mask = try alpha(9, 9, .fill(.rect(0, 0, 9, 9), radial(Point(4.5, 4.5), 4)))
    expect(mask.row(4), [1, 0.75, 0.5, 0.25, 0, 0.25, 0.5, 0.75, 1])
    expect((0..<9).map { mask[4, $0] }, [1, 0.75, 0.5, 0.25, 0, 0.25, 0.5, 0.75, 1])
  }

  @Test func `a focus moves the centre of the colours, and its circle holds the first`() throws {
    // From the focus at 2.5, the circle's edge is 2 to the left and 6 to the right.
    let mask = try alpha(9, 1, .fill(.rect(0, 0, 9, 1), radial(Point(4.5, 0.5), 4, focus: Point(2.5, 0.5))))
    expect(mask.row(0), [1, 0.5, 0, 1.0 / 6, 2.0 / 6, 3.0 / 6, 4.0 / 6, 5.0 / 6, 1])
    let ring = try alpha(9, 1, .fill(.rect(0, 0, 9, 1), radial(Point(4.5, 0.5), 4, focusRadius: 2)))
    expect(ring.row(0), [1, 0.5, 0, 0, 0, 0, 0, 0.5, 1])
  }

  @Test func `a focus circle as large as the whole holds the first colour, and outside is the last`() throws {
    let disc = try alpha(9, 1, .fill(.rect(0, 0, 9, 1), radial(Point(4.5, 0.5), 3.5, focusRadius: 3.5)))
    #expect(disc.row(0) == [255, 0, 0, 0, 0, 0, 0, 0, 255])
  }

  @Test func `a focus outside the circle makes a cone, with nothing outside it`() throws {
    let stops = [GradientStop(offset: 0, color: .black), opaque]
    let mask = try alpha(20, 20, .fill(.rect(0, 0, 20, 20), radial(Point(12, 10), 4, focus: Point(2, 10), stops: stops)))
    // The tangents from (2, 10) to the circle leave it by asin(0.4) = 23.6° on each side.
    #expect(mask[1, 10] == 0 && mask[6, 10] == 255 && mask[12, 13] == 255 && mask[12, 7] == 255)
    #expect(mask[6, 12] == 0 && mask[6, 7] == 0 && mask[19, 10] == 255 && mask[19, 16] == 255 && mask[19, 19] == 0)
  }

  @Test func `strokes wear gradients too`() throws {
    expect(
      try alpha(10, 1, .stroke(.lines((0, 0.5), (10, 0.5)), Stroke(linear(2, 7)))).row(0), [0, 0, 0.1, 0.3, 0.5, 0.7, 0.9, 1, 1, 1])
  }

  @Test func `gradients hold far away from their own origin`() throws {
    // The numbers pass pixman's 32,767 in the gradient's space, in its transform and in the way back from pixels.
    for t in [Transform(a: 1e-6, b: 0, c: 0, d: 1e-6, e: 0, f: 0), Transform(a: 1e-6, b: 0, c: 0, d: 1e-6, e: -100_000, f: 50_000)] {
      let x = { (v: Double) in (v - t.e) / t.a }
      expect(try row(linear(x(2), x(7), .pad, t)), [0, 0, 0.1, 0.3, 0.5, 0.7, 0.9, 1, 1, 1])
    }
    expect(try row(linear(-200_000, 200_000)), [Double](repeating: 0.5, count: 10))
  }
}
