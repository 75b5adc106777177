import IconModel
import IconRaster
import Testing

@Suite struct InkBoxTests {
  private func box(_ shape: Shape, scale: Double = 1) -> Rect? {
    let icon = Icon(size: Size(30, 30), nodes: [.shape(shape)])
    return Rasterizer.inkBox(of: shape, in: icon, on: Canvas(size: PixelSize(30, 30), transform: .scale(scale, scale)))
  }

  private func expect(_ box: Rect?, _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, by tolerance: Double = 0.01) {
    guard let box else {
      Issue.record("no box")
      return
    }
    let differences = [box.minX - x0, box.minY - y0, box.maxX - x1, box.maxY - y1]
    #expect(differences.allSatisfy { abs($0) <= tolerance }, "\(box)")
  }

  @Test func `a fill is as large as its path, on the canvas or off it`() {
    expect(box(Shape(path: .rect(-4, 5, 50, 6), fill: Fill(.black))), -4, 5, 46, 11)
    expect(box(Shape(path: .rect(100, 5, 5, 6), fill: Fill(.black)), scale: 2), 200, 10, 210, 22)
  }

  @Test func `a curve is as large as it bulges, not as its control points`() {
    expect(box(Shape(path: .circle(15, 15, 10), fill: Fill(.black))), 5, 5, 25, 25, by: 0.05)
  }

  @Test func `a turned square is as large as its corners are apart`() {
    let r = 10 * 2.0.squareRoot() / 2
    let turn = Transform(a: 0.5.squareRoot(), b: 0.5.squareRoot(), c: -0.5.squareRoot(), d: 0.5.squareRoot(), e: 15, f: 15)
    expect(box(Shape(path: .rect(-5, -5, 10, 10), transform: turn, fill: Fill(.black))), 15 - r, 15 - r, 15 + r, 15 + r)
  }

  @Test func `a stroke reaches half its width and its caps further`() {
    let line = Path.lines((5, 10), (20, 10))
    expect(box(Shape(path: line, stroke: Stroke(.black, width: 2))), 5, 9, 20, 11)
    expect(box(Shape(path: line, stroke: Stroke(.black, width: 2, cap: .square))), 4, 9, 21, 11)
  }

  @Test func `dashes end where the last one does`() {
    let dashed = Stroke(.black, width: 2, dashes: [2, 4])
    expect(box(Shape(path: .lines((5, 10), (20, 10)), stroke: dashed)), 5, 9, 19, 11)
    expect(box(Shape(path: .lines((-105, 10), (-90, 10)), stroke: dashed)), -105, 9, -91, 11)
  }

  @Test func `what paints nothing has none`() {
    #expect(box(Shape(path: .rect(5, 5, 9, 9))) == nil)
    #expect(box(Shape(path: Path(), fill: Fill(.black))) == nil)
    #expect(box(Shape(path: .lines((5, 5), (9, 9)), fill: Fill(.black))) == nil)
    #expect(box(Shape(path: .rect(5, 5, 9, 9), transform: .scale(0, 1), fill: Fill(.black))) == nil)
  }

  @Test func `far away it may be too large, and numbers that cannot be drawn with have none`() {
    expect(box(Shape(path: .rect(-1e8, 5, 2e8, 6), fill: Fill(.black))), -1e8, 5, 1e8, 11)
    #expect(box(Shape(path: .rect(.nan, 5, 9, 9), fill: Fill(.black))) == nil)
  }
}
