import IconModel
import IconRaster
import Testing

@Suite struct ClipTests {
  private let all = Node.fill(.rect(0, 0, 6, 6))

  private func part(_ path: Path, rule: FillRule = .nonzero, antialias: Bool = true, clip: ClipPath? = nil) -> ClipPath.Part {
    ClipPath.Part(path: path, transform: .identity, rule: rule, antialias: antialias, clip: clip)
  }

  @Test func `a clip cuts to its inside`() throws {
    #expect(
      try alpha(6, 3, .group(all, clip: ClipPath([part(.rect(1, 1, 3, 1))]))).art == """
        ......
        .###..
        ......
        """)
  }

  @Test func `a clip's edge covers pixels in part`() throws {
    #expect(near(try alpha(6, 6, .group(all, clip: ClipPath([part(.rect(1, 1, 2.5, 2))])))[3, 1], 128))
    let hard = ClipPath([part(.rect(1, 1, 2.6, 2), antialias: false)])
    #expect(try alpha(6, 6, .group(all, clip: hard))[3, 1] == 255)
  }

  /// Half covered by the viewport, and wholly or half by what it cuts: the shares multiply, to 128 and 64.
  @Test(arguments: [1.0, 2])
  func `a viewport cuts what it holds as a whole, with the exact share of a pixel`(scale: Double) throws {
    let region = Rect(x: 0, y: 0, width: 4.5 / scale, height: 2.5 / scale)
    let cut = ClipPath(viewport: region, transform: .scale(scale, scale))
    let mask = try alpha(6, 4, .group(all, clip: cut))
    #expect(mask.row(1) == [255, 255, 255, 255, 128, 0])
    #expect(mask.row(2) == [128, 128, 128, 128, 64, 0])
    #expect(mask.row(3) == [0, 0, 0, 0, 0, 0])
    let same = try alpha(6, 4, .group(.fill(.rect(0, 0, 4.5, 2.5)), clip: cut))
    #expect(same.row(1) == [255, 255, 255, 255, 64, 0])
    #expect(same.row(2) == [64, 64, 64, 64, 16, 0])
  }

  /// Of a square on its corner the sides lie on those of the viewport: of each half the half is left.
  @Test func `a turned viewport cuts what it holds as a whole`() throws {
    let turn = Transform(a: 3, b: 3, c: -3, d: 3, e: 3, f: 0)
    let square = Node.fill(.rect(0, 0, 1, 1), .black, turn)
    let mask = try alpha(6, 6, .group(square, clip: ClipPath(viewport: Rect(x: 0, y: 0, width: 1, height: 1), transform: turn)))
    for (x, y) in [(2, 0), (3, 0), (0, 3), (5, 2)] { #expect(near(mask[x, y], 64, 10)) }
    #expect(mask[2, 2] == 255 && mask[0, 0] == 0)
  }

  /// Where the edge of a shape is the clip's, the pixel is covered as far as both are.
  @Test func `a clip path cuts shape by shape`() throws {
    let half = ClipPath([part(.rect(0, 0, 2.5, 1))])
    #expect(near(try alpha(4, 1, .group(.fill(.rect(0, 0, 2.5, 1)), clip: half))[2, 0], 128))
  }

  @Test func `a knockout in a viewport that cuts pixels erases only inside`() throws {
    let half = ClipPath(viewport: Rect(x: 0, y: 0, width: 2.5, height: 1), transform: .identity)
    #expect(try alpha(4, 1, .fill(.rect(0, 0, 4, 1)), .group(.fill(.rect(0, 0, 4, 1), .knockout), clip: half)).row(0) == [0, 0, 127, 255])
  }

  @Test func `the viewport cuts at whole pixels`() throws {
    let drawn = Icon(size: Size(3.5, 2.5), nodes: [all])
    let canvas = Canvas(size: PixelSize(5, 4), transform: .identity)
    let mask = try Rasterizer.drawAlpha(drawn, on: canvas)
    #expect(mask.art == "####.\n####.\n####.\n.....")
    #expect(try Rasterizer.draw(drawn, on: canvas).alpha == mask)
    let turned = Canvas(size: PixelSize(4, 5), transform: Transform(a: 0, b: 1, c: -1, d: 0, e: 3, f: 0))
    #expect(try Rasterizer.drawAlpha(drawn, on: turned).art == "+##.\n+##.\n+##.\n+++.\n....")
  }

  @Test func `a clip of no shapes, or of shapes without an inside, cuts everything away`() throws {
    for clip in [ClipPath([]), ClipPath([part(Path())]), ClipPath([part(.lines((0, 0), (6, 6)))]), ClipPath([part(Path()), part(Path())])] {
      #expect(try alpha(6, 6, .group(all, clip: clip)).samples.allSatisfy { $0 == 0 })
    }
    let flat = ClipPath([ClipPath.Part(path: .rect(0, 0, 6, 6), transform: .scale(0, 1))])
    #expect(try alpha(6, 6, .group(all, clip: flat)).samples.allSatisfy { $0 == 0 })
  }

  @Test func `each shape of a clip has a rule of its own`() throws {
    let rings = Path.rect(0, 0, 5, 5) + .rect(1, 1, 3, 3)
    #expect(try alpha(6, 6, .group(all, clip: ClipPath([part(rings, rule: .evenOdd)])))[2, 2] == 0)
    #expect(try alpha(6, 6, .group(all, clip: ClipPath([part(rings)])))[2, 2] == 255)
    #expect(try alpha(6, 6, .group(all, clip: ClipPath([part(rings, rule: .evenOdd), part(.rect(2, 2, 1, 1))])))[2, 2] == 255)
  }

  @Test func `shapes add up whichever way they wind`() throws {
    let back = Path([.move(Point(2, 0)), .line(Point(2, 2)), .line(Point(5, 2)), .line(Point(5, 0)), .close])
    #expect(try alpha(6, 1, .group(all, clip: ClipPath([part(.rect(0, 0, 3, 2)), part(back)]))).row(0) == [255, 255, 255, 255, 255, 0])
  }

  @Test func `a clip is cut by the clip on it, and its shapes by theirs`() throws {
    let leftHalf = ClipPath([part(.rect(0, 0, 3, 6))])
    let top = part(.rect(0, 0, 6, 2))
    #expect(try alpha(6, 1, .group(all, clip: ClipPath([top], clip: leftHalf))).art == "###...")
    #expect(try alpha(6, 1, .group(all, clip: ClipPath([part(.rect(0, 0, 6, 2), clip: leftHalf)]))).art == "###...")
    #expect(
      try alpha(6, 1, .group(all, clip: ClipPath([part(.rect(0, 0, 6, 2), clip: leftHalf), part(.rect(5, 0, 1, 1))]))).art == "###..#")
    let ends = ClipPath([part(.rect(0, 0, 1, 6)), part(.rect(5, 0, 1, 6))])
    #expect(try alpha(6, 1, .group(all, clip: ClipPath([top], clip: ends))).art == "#....#")
    #expect(try alpha(6, 1, .group(all, clip: ClipPath([part(.rect(0, 0, 6, 2), clip: ends)], clip: leftHalf))).art == "#.....")
  }

  @Test func `groups inside clips are cut by both`() throws {
    let columns = ClipPath([part(.rect(1, 0, 2, 6))])
    let rows = ClipPath([part(.rect(0, 1, 6, 1))])
    #expect(
      try alpha(6, 3, .group(.group(all, opacity: 0.999, clip: rows), clip: columns)).samples.map { $0 >= 254 }
        == alpha(6, 3, .fill(.rect(1, 1, 2, 1))).samples.map { $0 == 255 })
  }

  @Test func `a clip ends with its group`() throws {
    let clip = ClipPath([part(.rect(0, 0, 1, 1))])
    #expect(try alpha(3, 1, .group(all, clip: clip), .fill(.rect(2, 0, 1, 1))).art == "#.#")
  }

  @Test func `a group under a union of shapes is cut once, not shape by shape`() throws {
    // Half of the pixel is clipped away, and stays so.
    let halves = ClipPath([part(.rect(0, 0, 0.5, 1)), part(.rect(3, 0, 1, 1))])
    let black = Node.fill(.rect(0, 0, 4, 1))
    #expect(try alpha(4, 1, .group(black, black, clip: halves)).row(0) == [128, 0, 0, 255])
    // A knockout parts it: half of the half is erased, as by a mask that is cut by the same clip.
    let hole = Node.fill(.rect(0, 0, 4, 1), .knockout)
    #expect(try alpha(4, 1, .group(black, hole, clip: halves)).row(0) == [64, 0, 0, 0])
    #expect(try alpha(4, 1, black, .group(hole, clip: halves)).row(0) == [127, 255, 255, 0])
    #expect(try alpha(4, 1, black, .group(hole, .group(.fill(.rect(0, 0, 4, 1)), hole), clip: halves)).row(0) == [95, 255, 255, 0])
  }
}
