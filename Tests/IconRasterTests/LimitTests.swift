import IconModel
import IconRaster
import Testing

@Suite struct LimitTests {
  private func message(_ size: Int, _ nodes: Node...) -> String? {
    let icon = Icon(size: Size(Double(size), Double(size)), nodes: nodes)
    return #expect(throws: RasterError.self) { try Rasterizer.draw(icon, on: .fitting(icon, into: PixelSize(size, size))) }?.message
  }

  @Test func `a stroke of more than a million dashes is an error`() throws {
    let line = { (end: Double) in Node.stroke(.lines((0, 0.5), (end, 0.5)), Stroke(.black, dashes: [1, 1])) }
    #expect(try alpha(4, 1, line(100_000)).art == "#.#.")
    #expect(message(4, line(2_000_002)) == "a stroke of more than 1000000 dashes")
    #expect(
      message(4, .stroke(.rect(0, 0, 4, 4), Stroke(.black, dashes: [1e-300, 1e-300]))) == "a stroke of more than 1000000 dashes")
    #expect(message(4, .stroke(.circle(0, 0, 4), Stroke(.black, dashes: [0, 1e-6]))) == "a stroke of more than 1000000 dashes")
  }

  @Test func `layers that pile up are an error before they take the memory`() {
    var node = Node.stroke(.lines((0, 0), (8192, 8192)))
    for _ in 0..<4 { node = .group(node, isolated: true) }
    #expect(message(8192, node) == "groups, masks and patterns need more than 1024 MiB of pixels at one time")
  }

  @Test func `layers that follow one another take no more than one`() throws {
    let layer = Node.group(.fill(.rect(0, 0, 1, 1)), .fill(.rect(2999, 2999, 1, 1)), isolated: true)
    let icon = Icon(size: Size(3000, 3000), nodes: Array(repeating: layer, count: 40))
    #expect(try Rasterizer.draw(icon, on: .fitting(icon, into: PixelSize(3000, 3000))).pixels.last == 0xFF00_0000)
  }

  @Test func `patterns inside patterns are counted together`() {
    // Tiles too long to be kept as pixels are drawn one by one, each with many of the inner ones.
    let tile = Rect(x: 0, y: 0, width: 0.5, height: 1e6)
    let inner = Paint.pattern(Pattern(tile: tile, transform: .identity, content: [.fill(.rect(0, 0, 0.25, 1e6))]))
    let outer = Paint.pattern(Pattern(tile: tile, transform: .identity, content: [.fill(.rect(0, 0, 100, 1e6), inner)], overflows: true))
    #expect(
      message(100, .fill(.rect(0, 0, 100, 100), outer)) == "patterns of more than 4096 copies that must be drawn one by one")
  }

  @Test func `an outline that never ends is an error`() {
    let points = (0..<20_000).map { Point($0 % 2 == 0 ? 0 : 4096, Double($0) / 5) }
    let zigzag = Path([.move(.zero)] + points.map { .line($0) })
    #expect(message(4096, .fill(zigzag)) == "an outline longer than 50000000 pixels")
    #expect(message(4096, .stroke(zigzag)) == "an outline longer than 50000000 pixels")
  }

  @Test func `round joins of huge pens are counted too`() {
    let points = (0..<20_000).map { Point($0 % 2 == 0 ? 0 : 1, Double($0 % 7)) }
    let path = Path([.move(.zero)] + points.map { .line($0) })
    #expect(
      message(8, .stroke(path, Stroke(.black, width: 4_000_000, join: .round))) == "an outline longer than 320000 pixels")
  }

  @Test func `curves that are too long to be cut into dashes are an error`() {
    let far = 1e11
    let loop = [Path.Segment.cubic(Point(far, 0), Point(-far, far), .zero)]
    let path = Path([.move(.zero)] + Array(repeating: loop, count: 200).joined())
    #expect(message(8, .stroke(path, Stroke(.black, dashes: [1e12, 1e12]))) == "a dashed stroke of more than 1000000 lines")
  }

  @Test func `groups may be nested as deep as documents`() throws {
    var node = Node.fill(.rect(0, 0, 1, 1))
    for i in 0..<256 {
      node =
        i % 2 == 0
        ? .group(node, opacity: 1, isolated: true) : .group(node, clip: ClipPath([.init(path: .rect(0, 0, 1, 1), transform: .identity)]))
    }
    #expect(try alpha(2, 1, node).art == "#.")
  }

  @Test func `clips and masks may be nested as deep as documents`() throws {
    let whole = Path.rect(0, 0, 2, 1)
    var clip = ClipPath([.init(path: whole, transform: .identity), .init(path: whole, transform: .identity)])
    var mask = Mask(kind: .alpha, region: Rect(x: 0, y: 0, width: 2, height: 1), regionTransform: .identity, content: [.fill(whole)])
    for _ in 0..<256 {
      clip = ClipPath([.init(path: whole, transform: .identity, clip: clip)])
      mask = Mask(kind: .alpha, region: mask.region, regionTransform: .identity, content: [.group(.fill(whole), mask: mask)])
    }
    #expect(try alpha(2, 1, .group(.fill(.rect(0, 0, 1, 1)), clip: clip, mask: mask)).art == "#.")
  }
}
