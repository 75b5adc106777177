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
}
