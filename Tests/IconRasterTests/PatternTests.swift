import IconModel
import IconRaster
import Testing

@Suite struct PatternTests {
  private func pattern(_ tile: Rect, _ content: Node..., transform: Transform = .identity, overflows: Bool = false) -> Paint {
    .pattern(Pattern(tile: tile, transform: transform, content: content, overflows: overflows))
  }

  private func unit(_ x: Double = 0, _ y: Double = 0, _ size: Double = 2) -> Rect { Rect(x: x, y: y, width: size, height: size) }

  @Test func `tiles that fit the pixels are crisp`() throws {
    let checks = pattern(unit(), .fill(.rect(0, 0, 1, 1)), .fill(.rect(1, 1, 1, 1)))
    #expect(
      try alpha(6, 4, .fill(.rect(0, 0, 6, 4), checks)).art == """
        #.#.#.
        .#.#.#
        #.#.#.
        .#.#.#
        """)
  }

  @Test(arguments: [1, 2, 3, 4])
  func `tiles are drawn at the scale they are seen at`(scale: Int) throws {
    let checks = pattern(unit(), .fill(.rect(0, 0, 1, 1)), .fill(.rect(1, 1, 1, 1)))
    let mask = try alpha(8, 8, scale: scale, .fill(.rect(0, 0, 8, 8), checks))
    for y in 0..<mask.height {
      for x in 0..<mask.width where mask[x, y] != ((x / scale + y / scale) % 2 == 0 ? 255 : 0) {
        Issue.record("pixel \(x), \(y) is \(mask[x, y])")
        return
      }
    }
  }

  @Test func `the tile's place moves the grid, the content stays in the pattern's space`() throws {
    let stripe = pattern(Rect(x: 1, y: 0, width: 3, height: 9), .fill(.rect(1, 0, 1, 9)))
    #expect(try alpha(9, 1, .fill(.rect(0, 0, 9, 1), stripe)).art == ".#..#..#.")
  }

  @Test func `the pattern's transform and the shape's both count`() throws {
    let stripe = pattern(unit(), .fill(.rect(0, 0, 1, 2)), transform: Transform(a: 2, b: 0, c: 0, d: 2, e: 1, f: 0))
    #expect(try alpha(9, 1, .fill(.rect(0, 0, 9, 1), stripe)).art == ".##..##..")
    #expect(
      try alpha(12, 1, .fill(.rect(0, 0, 6, 1), stripe, opacity: 1, rule: .nonzero, .scale(2, 2))).art == "..####....##")
  }

  @Test func `content beyond the tile is cut off, unless it overflows`() throws {
    let wide = Node.fill(.rect(2, 0, 2, 9))
    let tile = Rect(x: 0, y: 0, width: 3, height: 9)
    #expect(try alpha(18, 1, .fill(.rect(0, 0, 18, 1), pattern(tile, wide))).art == "..#..#..#..#..#..#")
    #expect(try alpha(18, 1, .fill(.rect(0, 0, 18, 1), pattern(tile, wide, overflows: true))).art == "#.##.##.##.##.##.#")
    // Few tiles are drawn one by one, with the same result.
    #expect(try alpha(6, 1, .fill(.rect(0, 0, 6, 1), pattern(tile, wide))).art == "..#..#")
    #expect(try alpha(6, 1, .fill(.rect(0, 0, 6, 1), pattern(tile, wide, overflows: true))).art == "#.##.#")
  }

  /// Each tile covers half of the pixels between them: together they cover them whole.
  @Test(arguments: [4.5, 2.5, 1.5, 20.5])
  func `tiles that meet inside pixels leave no seam`(size: Double) throws {
    let full = pattern(unit(0, 0, size), .fill(.rect(-1, -1, size + 2, size + 2)))
    let mask = try alpha(24, 24, .fill(.rect(0, 0, 24, 24), full))
    #expect(mask.samples.allSatisfy { $0 == 255 })
  }

  @Test func `one large tile is as sharp as what it holds`() throws {
    let circle = Node.fill(.circle(8, 8, 6))
    #expect(try alpha(16, 16, .fill(.rect(0, 0, 16, 16), pattern(unit(0, 0, 16), circle))) == alpha(16, 16, circle))
    let turned = Transform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, e: 3, f: -2)
    let inside = Node.fill(.rect(5, 5, 6, 6), opacity: 1, rule: .nonzero, turned)
    let mask = try alpha(16, 16, .fill(.rect(0, 0, 16, 16), pattern(unit(-20, -20, 60), .fill(.rect(5, 5, 6, 6)), transform: turned)))
    #expect(try mask == alpha(16, 16, inside))
  }

  @Test func `turned tiles hold as much ink as they should`() throws {
    // Squares of 2 in tiles of 4, turned by 30°: a quarter of the area.
    let t = Transform(a: 0.866025, b: 0.5, c: -0.5, d: 0.866025, e: 0, f: 0)
    let mask = try alpha(48, 48, .fill(.rect(0, 0, 48, 48), pattern(unit(0, 0, 4), .fill(.rect(1, 1, 2, 2)), transform: t)))
    let ink = Double(mask.samples.reduce(0) { $0 + Int($1) }) / 255 / 48 / 48
    #expect(abs(ink - 0.25) < 0.01)
    #expect(mask.samples.contains { $0 > 250 } && mask.samples.contains { $0 < 5 })
  }

  @Test func `tiles with broken sides meet without seams`() throws {
    let full = pattern(unit(0, 0, 1.7), .fill(.rect(-1, -1, 4, 4)))
    #expect(try alpha(12, 12, .fill(.rect(0, 0, 12, 12), full)).samples.allSatisfy { $0 == 255 })
  }

  @Test func `opacity scales the pattern once`() throws {
    let overlapping = pattern(unit(), .fill(.rect(0, 0, 2, 2)), .fill(.rect(0, 0, 1, 2)))
    #expect(try alpha(8, 8, .fill(.rect(0, 0, 8, 8), overlapping, opacity: 0.5)).samples.allSatisfy { near($0, 128) })
    #expect(try alpha(3, 3, .fill(.rect(0, 0, 3, 3), overlapping, opacity: 0.5)).samples.allSatisfy { near($0, 128) })
  }

  @Test func `strokes wear patterns, and patterns hold patterns`() throws {
    let dots = pattern(unit(), .fill(.rect(0, 0, 1, 1)))
    #expect(try alpha(8, 2, .stroke(.lines((0, 1), (8, 1)), Stroke(dots, width: 2))).art == "#.#.#.#.\n........")
    let nested = pattern(unit(0, 0, 4), .fill(.rect(0, 0, 2, 4), dots))
    #expect(try alpha(12, 1, .fill(.rect(0, 0, 12, 1), nested)).art == "#...#...#...")
  }

  @Test func `knockouts in a pattern are isolated there`() throws {
    let holes = pattern(unit(), .fill(.rect(0, 0, 2, 2)), .fill(.rect(0, 0, 1, 2), .knockout))
    #expect(try alpha(6, 1, .fill(.rect(0, 0, 6, 1)), .fill(.rect(0, 0, 6, 1), holes)).art == "######")
    #expect(try alpha(6, 1, .fill(.rect(0, 0, 6, 1), holes)).art == ".#.#.#")
  }

  @Test func `a stroke that does not scale does not scale in a pattern`() throws {
    let line = Node.stroke(.lines((0.25, 0), (0.25, 1)), Stroke(.black, nonScaling: true))
    let mask = try alpha(18, 1, .fill(.rect(0, 0, 18, 1), pattern(unit(0, 0, 1), line, transform: .scale(2, 2))))
    #expect(mask.art == "#.#.#.#.#.#.#.#.#.")
  }

  @Test func `a pattern without area or under a transform that flattens it paints nothing`() throws {
    let content = Node.fill(.rect(0, 0, 2, 2))
    for paint in [pattern(unit(), content, transform: .scale(0, 1)), pattern(Rect(x: 0, y: 0, width: 0, height: 2), content)] {
      #expect(try alpha(4, 4, .fill(.rect(0, 0, 4, 4), paint)).samples.allSatisfy { $0 == 0 })
    }
  }

  @Test func `tiles far below a pixel and far from the canvas are drawn`() throws {
    let half = { (size: Double, t: Transform) in
      pattern(unit(0, 0, size), .fill(.rect(0, 0, size / 2, size)), transform: t)
    }
    let tiny = try alpha(4, 4, .fill(.rect(0, 0, 4, 4), half(1e-7, .identity)))
    #expect(tiny.samples.allSatisfy { near($0, 128, 8) })
    #expect(try alpha(8, 1, .fill(.rect(0, 0, 8, 1), half(2, .translation(1e9, 0)))).art == "#.#.#.#.")
  }
}
