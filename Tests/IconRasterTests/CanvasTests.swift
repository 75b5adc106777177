import IconModel
import IconRaster
import Testing

@Suite struct CanvasTests {
  private func fit(_ size: Size, _ pixels: PixelSize, area: PixelSize? = nil) -> [Double] {
    let canvas = Canvas.fitting(Icon(size: size, nodes: []), into: pixels, drawingArea: area)
    #expect(canvas.size == pixels)
    #expect(canvas.transform.a == canvas.transform.d && canvas.transform.b == 0 && canvas.transform.c == 0)
    return [canvas.transform.a, canvas.transform.e, canvas.transform.f]
  }

  @Test func `the viewport takes the whole canvas where the proportions agree`() {
    #expect(fit(Size(30, 30), PixelSize(30, 30)) == [1, 0, 0])
    #expect(fit(Size(30, 30), PixelSize(90, 90)) == [3, 0, 0])
    #expect(fit(Size(24, 24), PixelSize(30, 30)) == [1.25, 0, 0])
    #expect(fit(Size(48, 24), PixelSize(24, 12)) == [0.5, 0, 0])
  }

  @Test func `other proportions leave margins on both sides`() {
    #expect(fit(Size(20, 10), PixelSize(40, 40)) == [2, 0, 10])
    #expect(fit(Size(10, 20), PixelSize(40, 40)) == [2, 10, 0])
    #expect(fit(Size(20, 10), PixelSize(30, 30)) == [1.5, 0, 7])
  }

  @Test func `margins are whole pixels, rounded down`() {
    #expect(fit(Size(10, 9), PixelSize(10, 10)) == [1, 0, 0])
    #expect(fit(Size(10, 7), PixelSize(20, 19)) == [2, 0, 2])
  }

  @Test func `a drawing area lies in the middle of the canvas`() {
    #expect(fit(Size(24, 24), PixelSize(30, 30), area: PixelSize(24, 24)) == [1, 3, 3])
    #expect(fit(Size(24, 24), PixelSize(60, 60), area: PixelSize(48, 48)) == [2, 6, 6])
    // (30 - 25) / 2 = 2.5 would put everything between pixels.
    #expect(fit(Size(25, 25), PixelSize(30, 30), area: PixelSize(25, 25)) == [1, 2, 2])
    #expect(fit(Size(20, 20), PixelSize(30, 30), area: PixelSize(25, 25)) == [1.25, 2, 2])
    // The last row is partly covered, and the first one is crisp.
    #expect(fit(Size(400, 300), PixelSize(90, 68)) == [0.225, 0, 0])
  }

  @Test func `an icon without a size is left where it is`() {
    #expect(fit(Size(0, 30), PixelSize(30, 30)) == [1, 0, 0])
  }

  @Test func `what lies outside the viewport does not show on the margins`() throws {
    let icon = icon(2, 2, .fill(.rect(-10, -10, 30, 30)))
    #expect(
      try Rasterizer.drawAlpha(icon, on: .fitting(icon, into: PixelSize(6, 6), drawingArea: PixelSize(2, 2))).art == """
        ......
        ......
        ..##..
        ..##..
        ......
        ......
        """)
    #expect(
      try Rasterizer.drawAlpha(icon, on: .fitting(icon, into: PixelSize(6, 4))).art == """
        .####.
        .####.
        .####.
        .####.
        """)
  }

  @Test func `a turned viewport is cut along its turned edges`() throws {
    let canvas = Canvas(size: PixelSize(4, 4), transform: Transform(a: 0, b: 1, c: -1, d: 0, e: 3, f: 1))
    #expect(
      try Rasterizer.drawAlpha(icon(3, 2, .fill(.rect(-10, -10, 30, 30))), on: canvas).art == """
        ....
        .##.
        .##.
        .##.
        """)
  }
}
