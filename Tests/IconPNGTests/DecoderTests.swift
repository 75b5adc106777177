import IconModel
import IconPNG
import TestSupport
import Testing

@Suite struct DecoderTests {
  private static let sizes = [(1, 1), (1, 9), (9, 1), (2, 3), (5, 5), (8, 8), (13, 10), (33, 17)]

  @Test(arguments: SamplePicture.Format.all)
  func `every colour type and depth decodes to its samples`(format: SamplePicture.Format) throws {
    for (width, height) in Self.sizes {
      let picture = SamplePicture(format, width: width, height: height, seed: UInt64(width * 100 + height))
      let expected = PixelImage(width: width, height: height, samples: picture.rgba)
      #expect(try PNGDecoder.decode(picture.png()) == expected)
      #expect(try PNGDecoder.decode(picture.png(interlaced: true)) == expected)
    }
  }

  @Test(arguments: SamplePicture.Format.all)
  func `every filter decodes to the same samples`(format: SamplePicture.Format) throws {
    let picture = SamplePicture(format, width: 11, height: 12, seed: 7)
    for filter in UInt8(0)...4 {
      #expect(try PNGDecoder.decode(picture.png { _ in filter }).samples == picture.rgba)
    }
    #expect(try PNGDecoder.decode(picture.png { UInt8($0 % 5) }).samples == picture.rgba)
    #expect(try PNGDecoder.decode(picture.png(interlaced: true) { UInt8(4 - $0 % 5) }).samples == picture.rgba)
  }

  @Test(arguments: SamplePicture.Format.all.filter { $0.type == .grey || $0.type == .rgb })
  func `a transparent colour makes its pixels transparent and no others`(format: SamplePicture.Format) throws {
    var picture = SamplePicture(format, width: 6, height: 4, seed: 3)
    let key = (0..<format.channels).map { picture.samples[5 * format.channels + $0] }
    picture.key = key
    // The nearest other colour: with 16 bits it rounds to the same 8 bits, and stays opaque.
    picture.samples.replaceSubrange(0..<format.channels, with: key.map { $0 ^ 1 })
    let decoded = try PNGDecoder.decode(picture.png())
    #expect(decoded.samples == picture.rgba)
    #expect(decoded.alpha[5, 0] == 0)
    #expect(decoded.alpha[0, 0] == 255)
    #expect(try PNGDecoder.decode(picture.png(interlaced: true)) == decoded)
  }

  @Test func `palette colours without a transparency of their own are opaque`() throws {
    var picture = SamplePicture(.init(type: .palette, depth: 2), width: 3, height: 1, samples: [0, 1, 2])
    picture.palette = [[9, 8, 7, 40], [6, 5, 4, 255], [3, 2, 1, 255]]
    let plte = PNGWriter.chunk("PLTE", [9, 8, 7, 6, 5, 4, 3, 2, 1])
    let file = PNGWriter.file(
      PNGWriter.ihdr(3, 1, depth: 2, type: 3), plte, PNGWriter.chunk("tRNS", [40]), PNGWriter.idat([0, 0b0001_1000]), PNGWriter.iend)
    #expect(try PNGDecoder.decode(file).samples == [9, 8, 7, 40, 6, 5, 4, 255, 3, 2, 1, 255])
    #expect(try PNGDecoder.decode(file).samples == picture.rgba)
  }

  @Test func `all 65536 samples of 16 bits are rounded to the nearest of 8`() throws {
    let picture = SamplePicture(.init(type: .grey, depth: 16), width: 256, height: 256, samples: Array(0..<65536))
    let decoded = try PNGDecoder.decode(picture.png()).samples
    for sample in 0..<65536 {
      let exact = Double(sample) * 255 / 65535
      #expect(decoded[sample * 4] == UInt8(exact.rounded()), "sample \(sample)")
    }
    // 127 and 128 do not meet where the high byte changes, but half way between 0x7F7F and 0x8080.
    #expect(decoded[0x7FFF * 4] == 127)
    #expect(decoded[0x8000 * 4] == 128)
    #expect(decoded[0x0080 * 4] == 0)
    #expect(decoded[0x0081 * 4] == 1)
  }

  @Test func `colour under alpha 0 is kept`() throws {
    let file = PNGWriter.file(PNGWriter.ihdr(1, 1), PNGWriter.idat([0, 10, 20, 30, 0]), PNGWriter.iend)
    #expect(try PNGDecoder.decode(file).samples == [10, 20, 30, 0])
  }

  @Test func `gamma, profiles and background change nothing`() throws {
    let plain = PNGWriter.pixel()
    let dressed = PNGWriter.pixel(
      PNGWriter.chunk("gAMA", [0, 0, 0x27, 0x10]), PNGWriter.chunk("sRGB", [0]), PNGWriter.chunk("bKGD", [0, 200]),
      PNGWriter.chunk("iCCP", [0x78, 0, 0, 1, 2, 3]))
    #expect(try PNGDecoder.decode(dressed) == PNGDecoder.decode(plain))
    #expect(try PNGDecoder.decode(plain).samples == [0x80, 0x80, 0x80, 255])
  }

  @Test func `data in many IDATs of any length are one stream`() throws {
    let picture = SamplePicture(.init(type: .rgba, depth: 8), width: 9, height: 9, seed: 1)
    let stream = PNGWriter.zlib(picture.rows(interlaced: false) { _ in 0 })
    let parts = [PNGWriter.chunk("IDAT")] + stream.map { PNGWriter.chunk("IDAT", [$0]) } + [PNGWriter.chunk("IDAT")]
    let file = PNGWriter.file(PNGWriter.ihdr(9, 9), parts.flatMap { $0 }, PNGWriter.iend)
    #expect(try PNGDecoder.decode(file).samples == picture.rgba)
    #expect(ChunkWalk.walk(file).faults.isEmpty)
  }
}
