import IconKit
import IconPNG
import Testing

/// The alpha-only converter.
@Suite struct AlphaConverterTests {
  /// A picture of 8x8 pixels: a ground, and a square of 4x4 in its middle.
  private static func png(ground: [UInt8], ink: [UInt8]) throws -> [UInt8] {
    var samples: [UInt8] = []
    for y in 0..<8 { for x in 0..<8 { samples += (2..<6).contains(x) && (2..<6).contains(y) ? ink : ground } }
    return try PNGEncoder.encode(.rgba(PixelImage(width: 8, height: 8, samples: samples)))
  }

  private static let clear: [UInt8] = [0, 0, 0, 0]
  private static let white: [UInt8] = [255, 255, 255, 255]
  private static let black: [UInt8] = [0, 0, 0, 255]

  @Test func `black ink comes out white, and colour is thrown away`() throws {
    let result = try AlphaConverter.mask(png: Self.png(ground: Self.clear, ink: [200, 30, 30, 255]))
    let pixels = try PNGDecoder.decode(result.png)
    #expect(ChunkWalk.walk(result.png).header?.colorType == .grey)
    #expect(Array(pixels.samples[0..<4]) == Self.black)
    #expect(Array(pixels.samples[4 * (8 * 3 + 3)..<4 * (8 * 3 + 4)]) == Self.white)
    #expect(result.summary == "ink from alpha: 16 of 64 pixels; dropped 1 colour of 16 pixels")
  }

  @Test(arguments: [
    (white, black, "luminance (dark on light ground)"), (black, white, "luminance (light on dark ground)"),
    ([20, 40, 90, 255], [240, 240, 240, 255], "luminance (light on dark ground)"),
  ])
  func `ink on paper is taken from luminance`(ground: [UInt8], ink: [UInt8], said: String) throws {
    let result = try AlphaConverter.mask(png: Self.png(ground: ground, ink: ink))
    #expect(result.mask[0, 0] == 0)
    #expect(result.mask[3, 3] == 255)
    #expect(result.summary.hasPrefix("ink from \(said): 16 of 64 pixels; "))
  }

  @Test func `a ground of several shades is said to stay visible`() throws {
    let image = PixelImage(
      width: 8, height: 8,
      samples: (0..<64).flatMap { pixel -> [UInt8] in
        let shade: UInt8 = pixel % 2 == 0 ? 228 : 236
        return pixel == 27 ? [0, 0, 0, 255] : [shade, shade, shade, 255]
      })
    let noisy = try PNGEncoder.encode(.rgba(image))
    let summary = try AlphaConverter.mask(png: noisy).summary
    // Half of the border is of either shade, so that neither is the paper's.
    #expect(
      summary == """
        ink from luminance (dark on light ground): 64 of 64 pixels; no colour was dropped; no pixel is clear (the least alpha is 19): \
        it shows as a rectangle, unless --threshold or --trim-haze clears the ground
        """)
    #expect(try !AlphaConverter.mask(png: noisy, options: MaskOptions(threshold: 128)).summary.contains("rectangle"))
  }

  @Test func `an opaque picture asked for its alpha is all ink, and says so`() throws {
    let result = try AlphaConverter.mask(png: Self.png(ground: Self.white, ink: Self.black), options: MaskOptions(from: .alpha))
    #expect(result.mask.samples.allSatisfy { $0 == 255 })
    #expect(result.summary == "ink from alpha (no pixel is transparent: all is ink): 64 of 64 pixels; no colour was dropped")
  }

  @Test func `haze is trimmed, then ink and ground change places, then the threshold cuts`() throws {
    let png = try Self.png(ground: [0, 0, 0, 2], ink: [0, 0, 0, 100])
    let plain = try AlphaConverter.mask(png: png).mask
    #expect([plain[0, 0], plain[3, 3]] == [2, 100])
    let trimmed = try AlphaConverter.mask(png: png, options: MaskOptions(trimsHaze: true)).mask
    #expect([trimmed[0, 0], trimmed[3, 3]] == [0, 100])
    let inverted = try AlphaConverter.mask(png: png, options: MaskOptions(inverts: true, trimsHaze: true)).mask
    #expect([inverted[0, 0], inverted[3, 3]] == [255, 155])
    let cut = try AlphaConverter.mask(png: png, options: MaskOptions(threshold: 100)).mask
    #expect([cut[0, 0], cut[3, 3]] == [0, 255])
  }

  @Test func `a template has one ink and the mask in its alpha`() throws {
    let png = try Self.png(ground: Self.clear, ink: [200, 30, 30, 128])
    let template = try AlphaConverter.mask(png: png, options: MaskOptions(form: .template)).png
    #expect(ChunkWalk.walk(template).header?.colorType == .greyAlpha)
    #expect(Array(try PNGDecoder.decode(template).samples[4 * (8 * 3 + 3)..<4 * (8 * 3 + 4)]) == [0, 0, 0, 128])
  }

  @Test(arguments: [
    (clear, MaskOptions(), "no ink from alpha: no pixel shows"),
    (white, MaskOptions(), "no ink from luminance (dark on light ground): all pixels are as bright as the ground"),
    (white, MaskOptions(from: .alpha, inverts: true), "all pixels are ink, and inverting leaves none"),
    ([0, 0, 0, 77], MaskOptions(threshold: 128), "no ink from alpha: the strongest pixel has 77, below the threshold 128"),
    ([0, 0, 0, 3], MaskOptions(trimsHaze: true), "no ink from alpha: no pixel shows"),
  ])
  func `a mask without ink is an error`(color: [UInt8], options: MaskOptions, message: String) throws {
    let png = try Self.png(ground: color, ink: color)
    let error = #expect(throws: IconError.self) { try AlphaConverter.mask(png: png, options: options) }
    #expect(error?.message.hasSuffix(message) == true, "\(error?.message ?? "")")
  }

  @Test func `what is no PNG is refused by its kind`() {
    #expect(throws: IconError("not a PNG: a GIF picture")) { try AlphaConverter.mask(png: Array("GIF89a".utf8)) }
  }
}
