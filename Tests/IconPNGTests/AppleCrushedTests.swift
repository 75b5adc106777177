import IconModel
import IconPNG
import TestSupport
import Testing

@Suite struct AppleCrushedTests {
  private static let cgbi = PNGWriter.chunk("CgBI", [0x50, 0x00, 0x20, 0x02])

  /// A crushed file of pixels in the order blue, green, red, alpha, premultiplied.
  private static func crushed(_ picture: SamplePicture, interlaced: Bool = false, parts: Int = 1) -> [UInt8] {
    let stream = PNGWriter.deflate(picture.rows(interlaced: interlaced) { UInt8($0 % 5) })
    let length = (stream.count + parts - 1) / parts
    let idats = stride(from: 0, to: stream.count, by: length).flatMap {
      PNGWriter.chunk("IDAT", Array(stream[$0..<min($0 + length, stream.count)]))
    }
    let header = PNGWriter.ihdr(
      UInt32(picture.width), UInt32(picture.height), depth: UInt8(picture.format.depth), type: picture.format.type.rawValue,
      interlace: interlaced ? 1 : 0)
    return PNGWriter.file(cgbi, header, idats, PNGWriter.iend)
  }

  @Test(arguments: [
    // blue, green, red, alpha as stored; red, green, blue, alpha as they are
    ([30, 20, 10, 255], [10, 20, 30, 255]),
    ([0, 0, 0, 0], [0, 0, 0, 0]),
    ([64, 32, 128, 128], [255, 64, 128, 128]),
    ([1, 0, 1, 1], [255, 0, 255, 1]),
    ([50, 100, 150, 200], [191, 128, 64, 200]),
    // More colour than alpha can't be; it is held at the top.
    ([200, 100, 0, 100], [0, 255, 255, 100]),
  ])
  func `colours change places and are divided by alpha`(stored: [Int], expected: [UInt8]) throws {
    let picture = SamplePicture(.init(type: .rgba, depth: 8), width: 1, height: 1, samples: stored)
    #expect(try PNGDecoder.decode(Self.crushed(picture)).samples == expected)
  }

  @Test func `premultiplying again gives the stored samples`() throws {
    var numbers = SeededNumbers(seed: 5)
    var samples: [Int] = []
    for _ in 0..<40 * 30 {
      let alpha = Int.random(in: 0...255, using: &numbers)
      samples += (0..<3).map { _ in (Int.random(in: 0...255, using: &numbers) * alpha + 127) / 255 } + [alpha]
    }
    let picture = SamplePicture(.init(type: .rgba, depth: 8), width: 40, height: 30, samples: samples)
    for file in [Self.crushed(picture), Self.crushed(picture, interlaced: true), Self.crushed(picture, parts: 7)] {
      let decoded = try PNGDecoder.decode(file).samples.map { Int($0) }
      for i in stride(from: 0, to: samples.count, by: 4) {
        let again = [2, 1, 0].map { (decoded[i + $0] * decoded[i + 3] + 127) / 255 } + [decoded[i + 3]]
        #expect(again == Array(samples[i..<i + 4]), "pixel \(i / 4)")
      }
    }
  }

  @Test func `opaque colour without an alpha channel only changes places`() throws {
    let picture = SamplePicture(.init(type: .rgb, depth: 8), width: 2, height: 1, samples: [1, 2, 3, 4, 5, 6])
    #expect(try PNGDecoder.decode(Self.crushed(picture)).samples == [3, 2, 1, 255, 6, 5, 4, 255])
  }

  @Test func `grey stays as it is`() throws {
    let picture = SamplePicture(.init(type: .greyAlpha, depth: 8), width: 1, height: 1, samples: [100, 50])
    #expect(try PNGDecoder.decode(Self.crushed(picture)).samples == [100, 100, 100, 50])
  }

  @Test func `the walk knows it and finds no fault`() {
    let picture = SamplePicture(.init(type: .rgba, depth: 8), width: 3, height: 2, seed: 1)
    let structure = ChunkWalk.walk(Self.crushed(picture))
    #expect(structure.isAppleCrushed)
    #expect(structure.faults.isEmpty)
    #expect(structure.chunks.map(\.type) == ["CgBI", "IHDR", "IDAT", "IEND"])
    #expect(structure.header == PNGHeader(width: 3, height: 2, bitDepth: 8, colorType: .rgba, isInterlaced: false))
    #expect(ChunkWalk.header(Self.crushed(picture)) == structure.header)
  }

  @Test func `data that end early are a fault of the file's own IDAT`() {
    let rows = SamplePicture(.init(type: .rgba, depth: 8), width: 2, height: 3, samples: Array(repeating: 0, count: 24))
    let stream = PNGWriter.deflate(Array(rows.rows(interlaced: false) { _ in 0 }.prefix(18)))
    let file = PNGWriter.file(Self.cgbi, PNGWriter.ihdr(2, 3), PNGWriter.chunk("IDAT", stream), PNGWriter.iend)
    let fault = #expect(throws: PNGFault.self) { try PNGDecoder.decode(file) }
    #expect(fault?.kind == .data)
    #expect(fault?.message == "IDAT at byte 49: the data is damaged after 2 of 3 rows (Not enough image data)")
    #expect(fault?.offset == 49)
  }

  @Test func `a damaged stream is a fault`() {
    let file = PNGWriter.file(Self.cgbi, PNGWriter.ihdr(2, 3), PNGWriter.chunk("IDAT", [0xFF, 0xFF, 0xFF]), PNGWriter.iend)
    let fault = #expect(throws: PNGFault.self) { try PNGDecoder.decode(file) }
    #expect(fault?.message == "IDAT at byte 49: the data is damaged after 0 of 3 rows (invalid block type)")
  }

  @Test func `more data than the picture takes are passed over`() throws {
    let stream = PNGWriter.deflate([0, 1, 2, 3, 255] + Array(repeating: 0, count: 300_000))
    let file = PNGWriter.file(Self.cgbi, PNGWriter.ihdr(1, 1), PNGWriter.chunk("IDAT", stream), PNGWriter.iend)
    #expect(try PNGDecoder.decode(file).samples == [3, 2, 1, 255])
  }

  @Test func `a fault of a chunk keeps it from being decoded`() {
    var file = Self.crushed(SamplePicture(.init(type: .rgba, depth: 8), width: 1, height: 1, samples: [0, 0, 0, 0]))
    file[60] ^= 0x40
    let fault = #expect(throws: PNGFault.self) { try PNGDecoder.decode(file) }
    #expect(fault?.kind == .checksum)
    #expect(fault?.offset == 49)
  }

  @Test func `a file that ends after CgBI holds no picture`() {
    let fault = #expect(throws: PNGFault.self) { try PNGDecoder.decode(PNGWriter.file(Self.cgbi)) }
    #expect(fault?.message == "IHDR is missing at byte 24: the file ends after CgBI")
    #expect(fault?.offset == 24)
  }
}
