import IconKit
import IconPNG
import TestSupport
import Testing

/// The documents icon, drawn for a tab bar.
@Suite struct RenderTests {
  private static func source(_ text: String) -> IconSource { IconSource(name: "test.svgspec", bytes: Array(text.utf8)) }

  private static func documents() throws -> IconSource {
    IconSource(name: "docs.svgspec", bytes: try Fixture.bytes("docs.svgspec"))
  }

  /// The alpha of a rendering, a row a line: `#` for 255, `.` for 0, `?` for anything else.
  private static func drawing(_ image: RenderedImage) throws -> [String] {
    let mask = try PNGDecoder.decode(image.png).alpha
    return (0..<mask.height).map { y in
      String((0..<mask.width).map { x in mask[x, y] == 255 ? "#" : mask[x, y] == 0 ? "." : "?" })
    }
  }

  @Test func `the sheets of the documents icon hide one another, and every dot of the text is a full pixel`() throws {
    let image = try #require(try Self.documents().render().first)
    #expect(image.size == PixelSize(30, 30))
    let empty = String(repeating: ".", count: 30)
    let text = "...#..#.#.#.#.#...#...#...#..."
    let plain = "...#..............#...#...#..."
    #expect(
      try Self.drawing(image) == [
        empty, empty,
        "...........################...",
        "...........#..............#...",
        "...........#..............#...",
        ".......################...#...",
        ".......#..............#...#...",
        ".......#..............#...#...",
        "...################...#...#...",
        plain, plain, plain, text, plain, plain, text, plain, plain,
        "...#..#.#.#.#.#...#...#...#...",
        plain,
        "...#..............#...#####...",
        "...#..#.#.#.......#...#.......",
        "...#..............#...#.......",
        "...#..............#####.......",
        "...#..............#...........",
        "...#..............#...........",
        "...################...........",
        empty, empty, empty,
      ])
  }

  @Test func `the header says 8-bit grey and alpha`() throws {
    let png = try #require(try Self.documents().render().first).png
    let header = try #require(ChunkWalk.walk(png).header)
    #expect(header == PNGHeader(width: 30, height: 30, bitDepth: 8, colorType: .greyAlpha, isInterlaced: false))
  }

  @Test func `colour changes no byte of a template`() throws {
    let text = String(decoding: try Fixture.bytes("docs.svgspec"), as: UTF8.self)
    let recoloured = Self.source(text.replacing("stroke=black", with: "stroke=#3cf"))
    #expect(try recoloured.render()[0].png == Self.documents().render()[0].png)
  }

  @Test(arguments: [(1.0, "", 30), (2.0, "@2x", 60), (3.0, "@3x", 90)])
  func `each scale has its size and its suffix`(scale: Double, suffix: String, side: Int) throws {
    let image = try #require(try Self.documents().render(RenderOptions(scales: [scale])).first)
    #expect(image.suffix == suffix)
    #expect(image.size == PixelSize(side, side))
    #expect(try Self.drawing(image).allSatisfy { !$0.contains("?") })
  }

  @Test func `a mask is white where the ink is`() throws {
    let image = try Self.documents().render(RenderOptions(form: .mask))[0]
    #expect(ChunkWalk.walk(image.png).header?.colorType == .grey)
    let pixels = try PNGDecoder.decode(image.png)
    #expect(Array(pixels.samples[4 * (2 * 30 + 11)..<4 * (2 * 30 + 12)]) == [255, 255, 255, 255])
    #expect(Array(pixels.samples[0..<4]) == [0, 0, 0, 255])
  }

  @Test func `a colour picture keeps its colours, not premultiplied`() throws {
    let image = try Self.source("icon\nrect width=30 height=30 fill=red fill-opacity=0.5").render(RenderOptions(form: .color))[0]
    #expect(ChunkWalk.walk(image.png).header?.colorType == .rgba)
    #expect(Array(try PNGDecoder.decode(image.png).samples[0..<4]) == [255, 0, 0, 128])
  }

  @Test(arguments: [(Ink.black, UInt8(0)), (.white, 255)])
  func `ink and storage are the caller's choice`(ink: Ink, sample: UInt8) throws {
    let source = Self.source("icon\nrect width=30 height=30 fill=red")
    let png = try source.render(RenderOptions(ink: ink, storage: .rgba))[0].png
    #expect(ChunkWalk.walk(png).header?.colorType == .rgba)
    #expect(Array(try PNGDecoder.decode(png).samples[0..<4]) == [sample, sample, sample, 255])
  }

  @Test func `a drawing that is not square is centred, never stretched`() throws {
    let image = try Self.source("icon width=20 height=8\nrect width=20 height=8").render()[0]
    let rows = try Self.drawing(image)
    #expect(rows.filter { $0 == String(repeating: "#", count: 30) }.count == 12)
    #expect(rows[8] == String(repeating: ".", count: 30))
  }

  @Test func `the drawing area is centred inside the canvas`() throws {
    let rows = try Self.drawing(try Self.source("icon\nrect width=30 height=30").render(RenderOptions(drawingArea: Size(20, 20)))[0])
    let middle = String(repeating: ".", count: 5) + String(repeating: "#", count: 20) + String(repeating: ".", count: 5)
    #expect(rows[4] == String(repeating: ".", count: 30))
    #expect(rows[5] == middle)
    #expect(rows[24] == middle)
    #expect(rows[25] == String(repeating: ".", count: 30))
  }

  @Test func `without a profile the document has its own size and any scale`() throws {
    let image = try Self.source("icon width=20 height=10 profile=none\nrect width=5 height=5").render(RenderOptions(scales: [1.5]))[0]
    #expect(image.size == PixelSize(30, 15))
    #expect(image.suffix == "@1.5x")
  }

  @Test func `a profile has whole scales only`() throws {
    #expect(throws: IconError("scale 1.5 is no whole number: the profile 'tabbar' has none between; use --profile none")) {
      try Self.source("icon\nrect width=5 height=5").render(RenderOptions(scales: [1.5]))
    }
  }

  @Test func `a canvas beyond the limit is refused with its size`() throws {
    #expect(throws: IconError("the canvas would be 9000x9000 px, more than the limit of 8192 a side")) {
      try Self.source("icon\nrect width=5 height=5").render(RenderOptions(size: Size(9000, 9000)))
    }
  }

  @Test func `a source with errors is not drawn`() throws {
    let source = Self.source("icon\nrect width=abc height=5")
    #expect(source.hasErrors)
    #expect(source.icon == nil)
    #expect(throws: IconError("the source has errors")) { try source.render() }
  }

  @Test func `what was drawn passes its own checks`() throws {
    #expect(try Self.documents().render()[0].findings(path: "docs.png").isEmpty)
  }

  @Test func `a solid drawing is found out the moment it is made`() throws {
    let findings = try Self.source("icon\nrect width=30 height=30").render()[0].findings(path: "solid.png")
    #expect(findings.map(\.rule) == ["opaque"])
  }

  @Test func `rules below the wanted level are left out, and no other`() throws {
    func rules(_ text: String, from least: Severity) throws -> [String] {
      try Self.source(text).render()[0].findings(path: "icon.png", Linters(from: least)).map(\.rule)
    }
    // Half a pixel too high.
    let blurry = "icon\nrect x=6 y=7.5 width=18 height=14\nrect x=8 y=9.5 width=14 height=10 fill=none"
    #expect(try rules(blurry, from: .note) == ["blurry"])
    #expect(try rules(blurry, from: .warning) == [])
    let veil = "icon\nrect width=30 height=30 opacity=0.1\ncircle cx=15 cy=15 r=10"
    #expect(try rules(veil, from: .note) == ["opaque"])
    #expect(try rules(veil, from: .error) == ["opaque"], "it silences others, and so must run")
    #expect(try rules("icon\nrect width=30 height=30", from: .error) == ["opaque"])
  }

  @Test func `a difference says how many pixels, how much and where`() throws {
    let a = try Self.source("icon\nrect x=3 y=4 width=2 height=1").render()[0]
    let b = try Self.source("icon\nrect x=3 y=4 width=1 height=1").render()[0]
    #expect(try a.difference(from: b.png, tolerance: 2) == "1 of 900 pixels differ, by 255 of 255 at most, the first at 4,4")
    #expect(try a.difference(from: a.png, tolerance: 0) == nil)
  }
}
