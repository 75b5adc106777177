import IconModel
import IconRaster
import Testing

@Suite struct RenderingTests {
  private func draw(_ color: Color) throws -> Rendering {
    let icon = icon(1, 1, .fill(.rect(0, 0, 1, 1), .color(color)))
    return try Rasterizer.draw(icon, on: .fitting(icon, into: PixelSize(1, 1)))
  }

  @Test func `pixels hold alpha, red, green and blue, premultiplied`() throws {
    #expect(try draw(Color(255, 128, 0)).pixels == [0xFFFF_8000])
    let half = try #require(draw(Color(255, 128, 0, 128)).pixels.first)
    #expect(half >> 24 == 128 && half >> 16 & 255 == 128 && half >> 8 & 255 == 64 && half & 255 == 0)
  }

  @Test func `the image holds straight colours`() throws {
    let opaque = try draw(Color(255, 128, 7)).image
    #expect(opaque.samples == [255, 128, 7, 255] && opaque.size == PixelSize(1, 1))
    let half = try draw(Color(255, 128, 0, 128)).image
    #expect(half.samples[0] == 255 && near(half.samples[1], 128, 1) && half.samples[2] == 0 && half.samples[3] == 128)
    #expect(try draw(Color(255, 128, 0, 0)).image.samples == [0, 0, 0, 0])
  }

  @Test func `every premultiplied part is rounded to the nearest straight one`() throws {
    for alpha in UInt8.min...UInt8.max {
      let pixel = try #require(draw(Color(200, 90, 255, alpha)).pixels.first)
      let image = try draw(Color(200, 90, 255, alpha)).image
      let a = Double(pixel >> 24)
      #expect(image.samples[3] == alpha)
      for (i, shift) in [16, 8, 0].enumerated() {
        let part = Double(pixel >> UInt32(shift) & 255)
        #expect(image.samples[i] == (a == 0 ? 0 : UInt8((part * 255 / a).rounded())))
      }
    }
  }

  @Test func `the alpha is the image's`() throws {
    let icon = DocumentsTests.icon
    let rendering = try Rasterizer.draw(icon, on: .fitting(icon, into: PixelSize(37, 41)))
    #expect(rendering.size == PixelSize(37, 41) && rendering.alpha.size == PixelSize(37, 41))
    #expect(rendering.alpha == rendering.image.alpha)
    #expect(rendering.alpha.samples == rendering.pixels.map { UInt8($0 >> 24) })
  }

  @Test func `colours make no difference to the alpha of shapes that lie over, under and in one another`() throws {
    // Numbers that look random and are the same each time.
    var state: UInt64 = 1
    func next(_ limit: Double) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / 9_007_199_254_740_992 * limit
    }
    func point() -> Point { Point(next(30), next(30)) }
    func paint() -> Paint { next(3) < 1 ? .knockout : .color(Color(red: next(1), green: next(1), blue: next(1), alpha: next(2))) }
    for _ in 0..<100 {
      let nodes = (0..<6).map { _ in
        let path = Path([.move(point()), .line(point()), .cubic(point(), point(), point()), .close])
        let shape = Shape(
          path: path, fill: Fill(paint(), opacity: next(2)), stroke: Stroke(paint(), opacity: next(1), width: next(3)),
          antialias: next(5) > 1)
        let clip = ClipPath([ClipPath.Part(path: .circle(next(30), next(30), 12), transform: .identity)])
        return next(3) < 1 ? Node.group(.shape(shape), clip: clip) : .shape(shape)
      }
      // The helper compares both ways of drawing.
      #expect(try alpha(Icon(size: Size(30, 30), nodes: nodes)).samples.contains { $0 != 0 })
    }
  }

  @Test(arguments: 1...9)
  func `widths that are no multiple of four lose nothing`(width: Int) throws {
    let icon = icon(Double(width), 3, .fill(.rect(0, 0, Double(width), 3)), .fill(.rect(0, 1, 1, 1), .knockout))
    let mask = try alpha(icon)
    let solid = [UInt8](repeating: 255, count: width)
    #expect(mask.row(0) == solid && mask.row(2) == solid && mask.row(1) == [0] + solid.dropFirst())
  }

  @Test func `the same icon is the same bytes each time`() throws {
    let icon = DocumentsTests.icon
    let canvas = Canvas.fitting(icon, into: PixelSize(50, 50))
    let first = try Rasterizer.draw(icon, on: canvas).pixels
    for _ in 0..<20 { #expect(try Rasterizer.draw(icon, on: canvas).pixels == first) }
  }

  @Test func `a rendering may be read elsewhere`() async throws {
    let rendering = try draw(.black)
    #expect(await Task.detached { rendering.alpha.samples }.value == [255])
  }

  @Test func `Cairo tells its version`() {
    #expect(Rasterizer.cairoVersion.split(separator: ".").count == 3 && Rasterizer.cairoVersion.hasPrefix("1."))
  }
}
