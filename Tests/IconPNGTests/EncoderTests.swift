import IconModel
import IconPNG
import TestSupport
import Testing

@Suite struct EncoderTests {
  private static let sizes = [(1, 1), (1, 500), (500, 1), (2, 3), (30, 30), (31, 29), (90, 90), (256, 256), (300, 280)]

  @Test(arguments: sizes)
  func `what is encoded decodes to the same samples`(width: Int, height: Int) throws {
    var numbers = SeededNumbers(seed: UInt64(width * 1000 + height))
    let count = width * height
    let image = PixelImage(width: width, height: height, samples: numbers.bytes(count * 4))
    #expect(try PNGDecoder.decode(PNGEncoder.encode(.rgba(image))) == image)

    let pairs = numbers.bytes(count * 2)
    let greyAlpha = try PNGDecoder.decode(PNGEncoder.encode(PNGPicture(.greyAlpha, width: width, height: height, samples: pairs)))
    var expected: [UInt8] = []
    for i in 0..<count { expected += [pairs[2 * i], pairs[2 * i], pairs[2 * i], pairs[2 * i + 1]] }
    #expect(greyAlpha.samples == expected)

    let shades = numbers.bytes(count)
    let grey = try PNGDecoder.decode(PNGEncoder.encode(PNGPicture(.grey, width: width, height: height, samples: shades)))
    expected = shades.flatMap { [$0, $0, $0, 255] }
    #expect(grey.samples == expected)
  }

  @Test func `a template has one ink and the mask as its alpha`() throws {
    let mask = AlphaMask(width: 3, height: 2, samples: [0, 1, 127, 128, 254, 255])
    #expect(PNGPicture.template(mask).samples == [0, 0, 0, 1, 0, 127, 0, 128, 0, 254, 0, 255])
    let black = try PNGDecoder.decode(PNGEncoder.encode(.template(mask)))
    #expect(black.alpha == mask)
    #expect(black.samples[8..<12] == [0, 0, 0, 127])
    let white = try PNGDecoder.decode(PNGEncoder.encode(.template(mask, ink: 255)))
    #expect(white.alpha == mask)
    #expect(white.samples[8..<12] == [255, 255, 255, 127])
  }

  @Test func `a mask is a grey picture`() throws {
    let mask = AlphaMask(width: 2, height: 1, samples: [7, 250])
    #expect(try PNGDecoder.decode(PNGEncoder.encode(.mask(mask))).samples == [7, 7, 7, 255, 250, 250, 250, 255])
  }

  @Test(arguments: [(PNGPicture.Layout.grey, PNGHeader.ColorType.grey), (.greyAlpha, .greyAlpha), (.rgba, .rgba)])
  func `a file is IHDR, IDAT and IEND and nothing else`(layout: PNGPicture.Layout, type: PNGHeader.ColorType) throws {
    let samples = Array(repeating: UInt8(9), count: 30 * 20 * layout.channels)
    let structure = ChunkWalk.walk(try PNGEncoder.encode(PNGPicture(layout, width: 30, height: 20, samples: samples)))
    #expect(structure.header == PNGHeader(width: 30, height: 20, bitDepth: 8, colorType: type, isInterlaced: false))
    #expect(structure.chunks.map(\.type) == ["IHDR", "IDAT", "IEND"])
    #expect(structure.faults.isEmpty)
  }

  @Test func `the same picture gives the same bytes, whatever was encoded before`() throws {
    let disc = Self.disc(30)
    let first = try PNGEncoder.encode(.template(disc))
    for side in [1, 7, 90, 400] {
      _ = try PNGEncoder.encode(.template(Self.disc(side)))
      #expect(try PNGEncoder.encode(.template(disc)) == first)
    }
  }

  @Test func `an icon takes few bytes`() throws {
    // Without filters and with one shade, a disc is little more than its edge.
    let disc = Self.disc(30)
    let template = try PNGEncoder.encode(.template(disc)).count
    #expect(template < 300)
    #expect(try PNGEncoder.encode(.mask(disc)).count < template)
    // White ink packs like black ink.
    #expect(abs(try PNGEncoder.encode(.template(disc, ink: 255)).count - template) < 8)
  }

  @Test(arguments: [(0, 5), (5, 0), (0, 0)])
  func `a picture without pixels is no PNG`(width: Int, height: Int) {
    let picture = PNGPicture.rgba(PixelImage(width: width, height: height, samples: []))
    #expect(
      throws: PNGFault(.value, "a PNG can't be \(width)x\(height): its sides are from 1 to 2147483647 pixels long")
    ) { try PNGEncoder.encode(picture) }
  }

  @Test func `the libraries have versions`() {
    for version in [PNGLibraries.libpngVersion, PNGLibraries.zlibVersion] {
      #expect(version.split(separator: ".").count >= 3)
      #expect(version.first?.isNumber == true)
    }
    #expect(PNGLibraries.libpngVersion.hasPrefix("1.6."))
  }

  /// A disc with a soft edge that fills its canvas.
  private static func disc(_ side: Int) -> AlphaMask {
    let center = Double(side - 1) / 2
    let samples = (0..<side * side).map { i in
      let (x, y) = (Double(i % side) - center, Double(i / side) - center)
      let coverage = Double(side) / 2 - (x * x + y * y).squareRoot() + 0.5
      return UInt8(max(0, min(1, coverage)) * 255)
    }
    return AlphaMask(width: side, height: side, samples: samples)
  }
}
