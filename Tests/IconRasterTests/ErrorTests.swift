import IconModel
import IconRaster
import Testing

@Suite struct ErrorTests {
  private let origin = Origin(element: "rect", id: "sheet", range: SourceRange(3, 9))

  /// The error that a shape makes, inside a group, on a canvas of 8 pixels.
  private func error(_ shape: Shape) -> RasterError? {
    var shape = shape
    shape.origin = origin
    return error(Icon(size: Size(8, 8), nodes: [.group(Group([.shape(shape)]))]), PixelSize(8, 8))
  }

  private func error(_ icon: Icon, _ size: PixelSize) -> RasterError? {
    let canvas = Canvas.fitting(icon, into: size)
    let first = #expect(throws: RasterError.self) { try Rasterizer.draw(icon, on: canvas) }
    let second = #expect(throws: RasterError.self) { try Rasterizer.drawAlpha(icon, on: canvas) }
    #expect(first == second)
    return first
  }

  private func stroked(_ change: (inout Stroke) -> Void) -> Shape {
    var stroke = Stroke(.black)
    change(&stroke)
    return Shape(path: .lines((0, 4), (8, 4)), stroke: stroke)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 2e12, -1e300])
  func `a coordinate that cannot be drawn with is named with its element`(bad: Double) {
    let all = [
      Shape(path: .rect(bad, 0, 1, 1), fill: Fill(.black)), Shape(path: .lines((0, 0), (0, bad)), stroke: Stroke(.black)),
      Shape(path: Path([.move(.zero), .cubic(.zero, Point(bad, 0), .zero)]), fill: Fill(.black)),
      Shape(path: .rect(0, 0, 1, 1), transform: Transform(a: 1, b: 0, c: 0, d: 1, e: bad, f: 0), fill: Fill(.black)),
      Shape(path: .rect(1, 1, 1, 1), transform: Transform(a: bad, b: 0, c: 0, d: 1, e: 0, f: 0), fill: Fill(.black)),
    ]
    for shape in all {
      let error = error(shape)
      #expect(error?.message == "a coordinate is no number or more than 1e12 pixels away")
      #expect(error?.origin == origin)
      #expect(error?.description == "rect 'sheet': a coordinate is no number or more than 1e12 pixels away")
    }
  }

  @Test func `strokes that cannot be drawn are named`() {
    #expect(error(stroked { $0.width = .nan })?.message == "a stroke nan wide with a miter limit of 4.0")
    #expect(error(stroked { $0.width = -1 })?.message == "a stroke -1.0 wide with a miter limit of 4.0")
    #expect(error(stroked { $0.miterLimit = .infinity })?.message == "a stroke 1.0 wide with a miter limit of inf")
    #expect(error(stroked { $0.dashes = [1, -1] })?.message == "a stroke with dashes of [1.0, -1.0] from 0.0 on")
    #expect(error(stroked { $0.dashes = [1, .nan] })?.message == "a stroke with dashes of [1.0, nan] from 0.0 on")
    #expect(
      error(
        stroked {
          $0.dashes = [1]
          $0.dashOffset = .infinity
        })?.message == "a stroke with dashes of [1.0] from inf on")
    #expect(error(stroked { $0.width = 4_000_002 })?.message == "a stroke 4000002.0 pixels wide, more than 4000000.0")
  }

  @Test func `paints that cannot be drawn are named`() {
    let all = Path.rect(0, 0, 8, 8)
    let stop = GradientStop(offset: 0, color: .black)
    let linear = { (x: Double, stops: [GradientStop]) in
      Paint.linearGradient(LinearGradient(start: .zero, end: Point(x, 0), stops: stops, spread: .pad, transform: .identity))
    }
    #expect(error(Shape(path: all, fill: Fill(.black, opacity: .nan)))?.message == "an opacity that is no number")
    #expect(error(stroked { $0.opacity = .nan })?.message == "an opacity that is no number")
    let noColor = Paint.color(Color(red: .nan, green: 0, blue: 0))
    #expect(error(Shape(path: all, fill: Fill(noColor)))?.message == "a colour with a part that is no number")
    #expect(
      error(Shape(path: all, fill: Fill(linear(1e7, [stop, stop]))))?.message == "a gradient that reaches more than 1000000 pixels away")
    #expect(
      error(Shape(path: all, fill: Fill(linear(.nan, [stop, stop]))))?.message == "a gradient that reaches more than 1000000 pixels away")
    #expect(
      error(Shape(path: all, fill: Fill(linear(1, [stop, GradientStop(offset: .nan, color: .black)]))))?.message
        == "a gradient stop with a part that is no number")
    #expect(
      error(Shape(path: all, fill: Fill(linear(1, Array(repeating: stop, count: 1001)))))?.message
        == "a gradient of 1001 stops, more than 1000")
    let pattern = Paint.pattern(Pattern(tile: Rect(x: .nan, y: 0, width: 1, height: 1), transform: .identity, content: []))
    #expect(error(Shape(path: all, fill: Fill(pattern)))?.message == "a pattern with a coordinate that is no number")
  }

  @Test func `groups that cannot be drawn are named`() {
    let mask = Mask(kind: .alpha, region: Rect(x: 0, y: 0, width: .infinity, height: 1), regionTransform: .identity, content: [])
    let clip = ClipPath([ClipPath.Part(path: .rect(.nan, 0, 1, 1), transform: .identity)])
    for (group, message) in [
      (Group([.fill(.rect(0, 0, 8, 8))], opacity: .nan, origin: origin), "an opacity that is no number"),
      (Group([.fill(.rect(0, 0, 8, 8))], mask: mask, origin: origin), "a mask with a coordinate that is no number"),
      (
        Group([.fill(.rect(0, 0, 8, 8))], clip: clip, origin: origin),
        "a coordinate is no number or more than 1e12 pixels away"
      ),
    ] {
      let error = error(Icon(size: Size(8, 8), nodes: [.group(group)]), PixelSize(8, 8))
      #expect(error?.message == message && error?.origin == origin)
    }
  }

  @Test(arguments: [PixelSize(0, 8), PixelSize(8, 0), PixelSize(-1, 8), PixelSize(8193, 8), PixelSize(8, Int.max)])
  func `a canvas has limits`(size: PixelSize) {
    let error = error(icon(8, 8), size)
    #expect(error?.message == "a canvas of \(size) pixels: each side must be from 1 to 8192")
    #expect(error?.origin == nil && error?.description == error?.message)
  }

  @Test func `an icon whose size is no number is an error, and one that is flat shows nothing`() throws {
    let canvas = Canvas(size: PixelSize(2, 2), transform: Transform(a: .nan, b: 0, c: 0, d: 1, e: 0, f: 0))
    let error = #expect(throws: RasterError.self) { try Rasterizer.draw(icon(8, 8), on: canvas) }
    #expect(error?.message == "a size or a viewBox that is no number")
    let flat = Canvas(size: PixelSize(1, 1), transform: .scale(0, 1))
    #expect(try Rasterizer.draw(icon(8, 8, .fill(.rect(0, 0, 8, 8))), on: flat).pixels == [0])
  }
}
