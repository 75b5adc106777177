import IconKit
import IconPNG
import Testing

/// What inspection says of a PNG.
@Suite struct InspectionTests {
  /// 4x4 pixels: alpha 0 but for a column of 255 and a pixel of 128.
  private static func png() throws -> [UInt8] {
    var samples = [UInt8](repeating: 0, count: 16)
    for y in 0..<4 { samples[4 * y + 1] = 255 }
    samples[4 * 2 + 2] = 128
    return try PNGEncoder.encode(.template(AlphaMask(width: 4, height: 4, samples: samples)))
  }

  @Test func `a line a fact`() throws {
    let png = try Self.png()
    #expect(
      try Inspection(path: "a.png", bytes: png).text() == """
        a.png
          size      4x4 px
          format    8-bit grey+alpha
          bytes     \(png.count)
          chunks    IHDR IDAT IEND
          alpha     0 to 255, mean 71.8
          pixels    11 clear, 1 partial, 4 opaque
          ink       2x4 at 1,0

        """)
  }

  @Test func `chunks of one type in a row are one, and of thousands of chunks some are named`() throws {
    let png = try Self.png()
    let empty: [UInt8] = [0, 0, 0, 0, 0x74, 0x65, 0x53, 0x74, 0x18, 0xB5, 0xB0, 0x67]
    let other: [UInt8] = [0, 0, 0, 0, 0x74, 0x65, 0x53, 0x75, 0x6F, 0xB2, 0x80, 0xF1]
    let same = png[..<33] + (0..<900).flatMap { _ in empty } + png[33...]
    #expect(try Inspection(path: "a.png", bytes: Array(same)).text().contains("chunks    IHDR teSt×900 IDAT IEND\n"))
    let verbose = try Inspection(path: "a.png", bytes: Array(same)).text(verbose: true)
    #expect(verbose.contains("chunks    IHDR 13 at 8, teSt×900 0 at 33, IDAT "))
    let mixed = png[..<33] + (0..<900).flatMap { _ in empty + other } + png[33...]
    let text = try Inspection(path: "a.png", bytes: Array(mixed)).text()
    #expect(text.contains("chunks    IHDR teSt teSu teSt "))
    #expect(text.contains(" … and 1753 more\n"))
  }

  @Test func `a damaged file is inspected as far as it goes`() throws {
    let text = try Inspection(path: "a.png", bytes: Array(try Self.png().prefix(50))).text()
    #expect(text.contains("size      4x4 px"))
    #expect(text.contains("  fault     IDAT at byte 33 wants "))
    #expect(!text.contains("alpha     "))
  }

  @Test func `what is no PNG is refused`() {
    #expect(throws: IconError("not a PNG: empty")) { try Inspection(path: "a.png", bytes: []) }
  }

  @Test func `the picture is drawn in half blocks`() throws {
    #expect(try Inspection(path: "a.png", bytes: Self.png()).picture(columns: 80, color: false) == " █  \n █▀ \n")
  }

  @Test func `without colours, shades stand for what half blocks cannot show`() {
    // Rows 0 and 1: edges; rows 2 and 3: quarters of full strength, and the boundary between two shades.
    let samples: [UInt8] = [
      255, 0, 128, 31, 255,
      0, 255, 32, 0, 128,
      64, 128, 192, 224, 96,
      64, 128, 192, 224, 95,
    ]
    let mask = AlphaMask(width: 5, height: 4, samples: samples)
    #expect(mask.drawing(columns: 80, color: false) == "▀▄▀ ▓\n░▒▓█░\n")
    #expect(mask.drawing(columns: 3, color: false).split(separator: "\n").map(\.count) == [3])
  }

  @Test func `a frame shows where the canvas ends`() {
    let mask = AlphaMask(width: 2, height: 3, samples: [255, 0, 255, 0, 0, 255])
    #expect(mask.framedDrawing(columns: 80, color: false) == ["┌──┐", "│█ │", "│ ▀│", "└──┘"])
    let colored = mask.framedDrawing(columns: 80, color: true)
    #expect(colored[2] == "│\u{1B}[38;5;232;48;5;232m▀\u{1B}[38;5;255;48;5;232m▀\u{1B}[0m│")
  }

  @Test func `a line says what is not as in any other PNG`() {
    var structure = PNGStructure(
      header: PNGHeader(width: 30, height: 31, bitDepth: 8, colorType: .rgba, isInterlaced: false),
      chunks: [PNGChunk(type: "IHDR", offset: 8, length: 13), PNGChunk(type: "IDAT", offset: 33, length: 200)])
    #expect(structure.summary == "30x31 px")
    structure.header?.bitDepth = 16
    structure.header?.isInterlaced = true
    structure.chunks.append(PNGChunk(type: "tEXt", offset: 245, length: 25))
    structure.isAppleCrushed = true
    structure.faults = [PNGFault(.truncated, "ends early")]
    #expect(structure.summary == "30x31 px, 16-bit RGBA, interlaced, Apple-crushed, tEXt of 25 bytes, ends early")
    structure.header = nil
    #expect(structure.summary == "ends early")
    #expect(PNGStructure().summary == "has no header")
  }
}
