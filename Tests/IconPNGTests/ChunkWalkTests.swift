import IconModel
import IconPNG
import TestSupport
import Testing

/// A fault as a test wants it.
private struct Wanted: CustomTestStringConvertible {
  let name: String
  let file: [UInt8]
  let kind: PNGFault.Kind
  let message: String
  let offset: Int
  let isTolerable: Bool

  init(_ name: String, _ file: [UInt8], _ kind: PNGFault.Kind, _ message: String, at offset: Int, tolerable: Bool = false) {
    self.name = name
    self.file = file
    self.kind = kind
    self.message = message
    self.offset = offset
    isTolerable = tolerable
  }

  var testDescription: String { name }
  var faults: [PNGFault] { [PNGFault(kind, message, offset: offset, isTolerable: isTolerable)] }
}

@Suite struct ChunkWalkTests {
  private static let pixel = PNGWriter.pixel()

  @Test func `a sound file is listed without a fault`() {
    let structure = ChunkWalk.walk(PNGWriter.pixel(PNGWriter.chunk("tEXt", Array("Title\0x".utf8))))
    #expect(
      structure
        == PNGStructure(
          header: PNGHeader(width: 1, height: 1, bitDepth: 8, colorType: .grey, isInterlaced: false),
          chunks: [
            PNGChunk(type: "IHDR", offset: 8, length: 13), PNGChunk(type: "tEXt", offset: 33, length: 7),
            PNGChunk(type: "IDAT", offset: 52, length: 13), PNGChunk(type: "IEND", offset: 77, length: 0),
          ]))
  }

  @Test(arguments: SamplePicture.Format.all)
  func `every header is read`(format: SamplePicture.Format) {
    let picture = SamplePicture(format, width: 300, height: 2, seed: 1)
    for isInterlaced in [false, true] {
      let file = picture.png(interlaced: isInterlaced)
      let header = PNGHeader(width: 300, height: 2, bitDepth: format.depth, colorType: format.type, isInterlaced: isInterlaced)
      #expect(ChunkWalk.header(file) == header)
      #expect(ChunkWalk.walk(file).header == header)
      #expect(ChunkWalk.walk(file).faults.isEmpty)
    }
  }

  @Test func `the header is read of a file that is cut or damaged behind it`() {
    let header = PNGHeader(width: 1, height: 1, bitDepth: 8, colorType: .grey, isInterlaced: false)
    for count in 29...Self.pixel.count { #expect(ChunkWalk.header(Array(Self.pixel.prefix(count))) == header) }
    for count in 0..<29 { #expect(ChunkWalk.header(Array(Self.pixel.prefix(count))) == nil) }
    var damaged = Self.pixel
    damaged[30] ^= 1
    #expect(ChunkWalk.header(damaged) == header)
  }

  // MARK: Cut files

  private static let cuts = [
    Wanted("signature only", PNGWriter.signature, .truncated, "IHDR is missing: the file ends after the signature", at: 8),
    Wanted(
      "in a length", Array(pixel.prefix(11)), .truncated, "the chunk at byte 8 is cut off: its length and type take 8 bytes, 3 are there",
      at: 8),
    Wanted("in IHDR", Array(pixel.prefix(20)), .truncated, "IHDR at byte 8 wants 13 bytes, 4 are there", at: 8),
    Wanted(
      "in IHDR's checksum", Array(pixel.prefix(31)), .truncated, "IHDR at byte 8 wants 4 bytes of checksum after its data, 2 are there",
      at: 8),
    Wanted("in IDAT", Array(pixel.prefix(46)), .truncated, "IDAT at byte 33 wants 13 bytes, 5 are there", at: 33),
    Wanted(
      "in IDAT's checksum", Array(pixel.prefix(54)), .truncated, "IDAT at byte 33 wants 4 bytes of checksum after its data, 0 are there",
      at: 33),
    Wanted("before IEND", Array(pixel.prefix(58)), .truncated, "IEND is missing: the file ends at byte 58", at: 58, tolerable: true),
    Wanted(
      "in IEND", Array(pixel.prefix(62)), .truncated, "the chunk at byte 58 is cut off: its length and type take 8 bytes, 4 are there",
      at: 58, tolerable: true),
    Wanted(
      "in IEND's checksum", Array(pixel.prefix(69)), .truncated, "IEND at byte 58 wants 4 bytes of checksum after its data, 3 are there",
      at: 58, tolerable: true),
    Wanted(
      "in a later IDAT", Array((pixel.prefix(58) + PNGWriter.chunk("IDAT", [1, 2, 3, 4])).prefix(68)), .truncated,
      "IDAT at byte 58 wants 4 bytes, 2 are there", at: 58),
    Wanted(
      "in text", Array((pixel.prefix(33) + PNGWriter.chunk("tEXt", [1, 2, 3, 4])).prefix(43)), .truncated,
      "tEXt at byte 33 wants 4 bytes, 2 are there", at: 33),
    Wanted(
      "in a gAMA of the wrong length", Array((pixel.prefix(33) + PNGWriter.chunk("gAMA", [1, 2, 3, 4, 5])).prefix(43)), .truncated,
      "gAMA at byte 33 wants 5 bytes, 2 are there", at: 33),
    Wanted("nothing but IHDR", Array(pixel.prefix(33)), .structure, "IDAT is missing at byte 33: the file holds no picture", at: 33),
  ]

  @Test(arguments: cuts.dropLast())
  fileprivate func `a file that ends too early says where`(wanted: Wanted) {
    #expect(ChunkWalk.walk(wanted.file).faults == wanted.faults)
  }

  @Test func `a file that ends after IHDR lacks two chunks`() throws {
    let last = try #require(Self.cuts.last)
    #expect(
      ChunkWalk.walk(last.file).faults
        == last.faults + [PNGFault(.truncated, "IEND is missing: the file ends at byte 33", offset: 33, isTolerable: true)])
  }

  // MARK: Damaged chunks

  /// A pixel with one byte changed.
  private static func pixel(changing offset: Int, to byte: UInt8) -> [UInt8] {
    var file = pixel
    file[offset] = byte
    return file
  }

  private static let damages = [
    Wanted(
      "IHDR's checksum", pixel(changing: 29, to: 0), .checksum, "IHDR at byte 8 has the checksum 0x007E9B55, its data want 0x3A7E9B55",
      at: 8),
    Wanted(
      "IDAT's data", pixel(changing: 41, to: 0), .checksum, "IDAT at byte 33 has the checksum 0xC36E25E0, its data want 0x23998A09",
      at: 33),
    Wanted(
      "IEND's checksum", pixel(changing: 66, to: 0), .checksum, "IEND at byte 58 has the checksum 0x00426082, its data want 0xAE426082",
      at: 58, tolerable: true),
    Wanted(
      "no letters", pixel(changing: 37, to: 0x0A), .structure, "the chunk at byte 33 has no type of four letters, but \\x0ADAT", at: 33),
    Wanted(
      "no letters behind the picture", pixel(changing: 62, to: 0x5C), .structure,
      "the chunk at byte 58 has no type of four letters, but \\x5CEND", at: 58, tolerable: true),
    Wanted(
      "length beyond 2^31", pixel(changing: 33, to: 0x80), .value, "IDAT at byte 33 claims 2147483661 bytes; PNG allows 2147483647", at: 33),
    Wanted(
      "length beyond the file", pixel(changing: 33, to: 0x7F), .truncated, "IDAT at byte 33 wants 2130706445 bytes, 29 are there", at: 33),
    Wanted("one byte behind", pixel + [0], .structure, "1 byte after IEND, from byte 70 on", at: 70, tolerable: true),
    Wanted("bytes behind", pixel + pixel, .structure, "70 bytes after IEND, from byte 70 on", at: 70, tolerable: true),
  ]

  @Test(arguments: damages)
  fileprivate func `a damaged chunk says what was wanted and what is there`(wanted: Wanted) {
    #expect(ChunkWalk.walk(wanted.file).faults == wanted.faults)
  }

  @Test func `trailing bytes are counted`() {
    #expect(ChunkWalk.walk(Self.pixel + [1, 2, 3]).trailingBytes == 3)
    #expect(ChunkWalk.walk(Self.pixel).trailingBytes == 0)
    #expect(ChunkWalk.walk(Array(Self.pixel.prefix(60))).trailingBytes == 0)
  }

  @Test func `the checksum of a chunk that may be passed over is tolerable`() {
    var file = PNGWriter.pixel(PNGWriter.chunk("gAMA", [0, 0, 0, 1]))
    file[41] ^= 0xFF
    #expect(ChunkWalk.walk(file).faults.map(\.isTolerable) == [true])
    #expect(throws: Never.self) { try PNGDecoder.decode(file) }
  }

  // MARK: Header values

  private static let values: [(file: [UInt8], texts: [String])] = [
    (PNGWriter.ihdr(0, 1), ["width 0, PNG allows 1 to 2147483647"]),
    (PNGWriter.ihdr(1, 0x8000_0000), ["height 2147483648, PNG allows 1 to 2147483647"]),
    (PNGWriter.ihdr(1, 1, type: 5), ["colour type 5, PNG has 0, 2, 3, 4 and 6"]),
    (PNGWriter.ihdr(1, 1, depth: 3, type: 0), ["bit depth 3, PNG allows 1, 2, 4, 8, 16 with colour type 0"]),
    (PNGWriter.ihdr(1, 1, depth: 16, type: 3), ["bit depth 16, PNG allows 1, 2, 4, 8 with colour type 3"]),
    (PNGWriter.ihdr(1, 1, depth: 4, type: 2), ["bit depth 4, PNG allows 8, 16 with colour type 2"]),
    (PNGWriter.ihdr(1, 1, compression: 1), ["compression method 1, PNG has 0"]),
    (PNGWriter.ihdr(1, 1, filter: 64), ["filter method 64, PNG has 0"]),
    (PNGWriter.ihdr(1, 1, interlace: 2), ["interlace method 2, PNG has 0 and 1"]),
    (
      PNGWriter.ihdr(0, 0, type: 1, interlace: 9),
      [
        "width 0, PNG allows 1 to 2147483647", "height 0, PNG allows 1 to 2147483647", "colour type 1, PNG has 0, 2, 3, 4 and 6",
        "interlace method 9, PNG has 0 and 1",
      ]
    ),
  ]

  @Test(arguments: values)
  func `values that PNG does not allow are named`(header: [UInt8], texts: [String]) {
    let file = PNGWriter.file(header, PNGWriter.idat([0, 0]), PNGWriter.iend)
    let structure = ChunkWalk.walk(file)
    #expect(structure.faults == texts.map { PNGFault(.value, "IHDR at byte 8: \($0)", offset: 8) })
    #expect(structure.header == nil)
    #expect(ChunkWalk.header(file) == nil)
    #expect(throws: structure.faults[0]) { try PNGDecoder.decode(file) }
  }
}
