import IconModel
import IconPNG
import TestSupport
import Testing

@Suite struct DecoderFaultTests {
  private static func file(_ rows: [UInt8], interlaced: Bool = false, end: (inout [UInt8]) -> Void = { _ in }) -> [UInt8] {
    var stream = PNGWriter.zlib(rows)
    end(&stream)
    return PNGWriter.file(
      PNGWriter.ihdr(2, 3, type: 0, interlace: interlaced ? 1 : 0), PNGWriter.chunk("IDAT", stream), PNGWriter.iend)
  }

  @Test(arguments: [
    (file([0, 1, 2, 0, 1, 2, 9, 1, 2]), "IDAT at byte 33: the data is damaged after 2 of 3 rows (bad adaptive filter value)"),
    (file([0, 1, 2, 0, 1, 2]), "IDAT at byte 33: the data is damaged after 2 of 3 rows (Not enough image data)"),
    (file([0, 1, 2], interlaced: true), "IDAT at byte 33: the data is damaged (Not enough image data)"),
    (
      file([0, 1, 2, 0, 1, 2, 0, 1, 2]) { $0[$0.count - 1] ^= 1 },
      "IDAT at byte 33: the data is damaged after 2 of 3 rows (incorrect data check)"
    ),
    (file([]) { $0[0] = 0x77 }, "IDAT at byte 33: the data is damaged after 0 of 3 rows (incorrect header check)"),
    (file([]) { $0[2] = 0x07 }, "IDAT at byte 33: the data is damaged after 0 of 3 rows (invalid block type)"),
    (file([]) { $0 = [] }, "IDAT at byte 33: the data is damaged after 0 of 3 rows (Not enough image data)"),
  ])
  func `damaged data say in which IDAT and after how many rows`(file: [UInt8], message: String) {
    #expect(ChunkWalk.walk(file).faults.isEmpty)
    #expect(throws: PNGFault(.data, message, offset: 33)) { try PNGDecoder.decode(file) }
  }

  @Test func `the IDAT in which the data are damaged is named`() {
    let stream = PNGWriter.zlib([0, 1, 2, 0, 1, 2, 9, 1, 2])
    let file = PNGWriter.file(
      PNGWriter.ihdr(2, 3, type: 0), PNGWriter.chunk("IDAT", Array(stream.prefix(9))),
      PNGWriter.chunk("IDAT", Array(stream[9..<14])), PNGWriter.chunk("IDAT", Array(stream[14...])), PNGWriter.iend)
    let fault = #expect(throws: PNGFault.self) { try PNGDecoder.decode(file) }
    #expect(fault?.message == "IDAT at byte 71: the data is damaged after 2 of 3 rows (bad adaptive filter value)")
    #expect(fault?.offset == 71)
  }

  @Test func `a fault of a chunk is told rather than what follows from it`() {
    var file = Self.file([0, 1, 2, 0, 1, 2, 9, 1, 2])
    file[file.count - 13] ^= 1  // the last byte of IDAT's checksum
    let fault = #expect(throws: PNGFault.self) { try PNGDecoder.decode(file) }
    #expect(fault?.kind == .checksum)
    #expect(fault?.message.hasPrefix("IDAT at byte 33 has the checksum 0x") == true)
  }

  @Test func `a file that is no PNG says what it is`() {
    let fault = #expect(throws: PNGFault.self) { try PNGDecoder.decode([0xFF, 0xD8, 0xFF, 0xE0]) }
    #expect(fault == PNGFault(.notPNG("a JPEG picture"), "not a PNG: a JPEG picture", offset: 0))
    #expect(ChunkWalk.walk([]).faults == [PNGFault(.notPNG("empty"), "not a PNG: empty", offset: 0)])
  }

  @Test func `indices without a colour are black, and the first is named`() throws {
    let file = PNGWriter.file(
      PNGWriter.ihdr(3, 2, depth: 4, type: 3), PNGWriter.chunk("PLTE", [1, 2, 3, 4, 5, 6]), PNGWriter.chunk("tRNS", [7]),
      PNGWriter.idat([0, 0x01, 0x10, 0, 0x12, 0xF0]), PNGWriter.iend)
    let (image, warnings) = try PNGDecoder.read(file)
    #expect(image.samples == [1, 2, 3, 7, 4, 5, 6, 255, 4, 5, 6, 255, 4, 5, 6, 255, 0, 0, 0, 255, 0, 0, 0, 255])
    #expect(
      warnings == [
        PNGFault(.data, "pixel 1,1 wants colour 2, but PLTE ends at colour 1; pixels like it: 2", isTolerable: true)
      ])
  }

  @Test func `more data than the picture takes are a warning`() throws {
    let (image, warnings) = try PNGDecoder.read(Self.file([0, 1, 2, 0, 3, 4, 0, 5, 6, 0, 7, 8]))
    #expect(image.alpha.samples == Array(repeating: 255, count: 6))
    let message = "IDAT at byte 33: all rows are there, but the data is damaged (Too much image data)"
    #expect(warnings == [PNGFault(.data, message, offset: 33, isTolerable: true)])
  }

  @Test func `what a walk tells too is no warning`() throws {
    var file = PNGWriter.pixel(PNGWriter.chunk("gAMA", [0, 0, 0, 1]))
    file[44] ^= 1
    #expect(try PNGDecoder.read(file).warnings.isEmpty)
    #expect(ChunkWalk.walk(file).faults.count == 1)
  }

  @Test func `cut anywhere, a file shows or has a fatal fault that says where`() {
    let picture = SamplePicture(.init(type: .palette, depth: 8), width: 7, height: 5, seed: 2)
    let whole = picture.png()
    let dataEnd = whole.count - 12
    for count in 0..<whole.count {
      let file = Array(whole.prefix(count))
      do {
        #expect(try PNGDecoder.decode(file).samples == picture.rgba)
        #expect(count >= dataEnd)
      } catch {
        #expect(count < dataEnd, "\(count): \(error.message)")
        #expect(!error.isTolerable)
        #expect((error.offset ?? -1) <= count)
        #expect(ChunkWalk.walk(file).faults.contains(error))
      }
    }
  }
}
