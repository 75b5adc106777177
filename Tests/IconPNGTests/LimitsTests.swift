import IconModel
import IconPNG
import TestSupport
import Testing

@Suite struct LimitsTests {
  /// A file that claims a size and holds next to nothing.
  private static func claim(_ width: UInt32, _ height: UInt32, depth: UInt8 = 8, type: UInt8 = 6) -> [UInt8] {
    PNGWriter.file(PNGWriter.ihdr(width, height, depth: depth, type: type), PNGWriter.idat([0, 0]), PNGWriter.iend)
  }

  @Test(arguments: [
    (30000, 30000, "30000x30000 pixels are too large: the limit is 8192 a side"),
    (8193, 1, "8193x1 pixels are too large: the limit is 8192 a side"),
    (1, 8193, "1x8193 pixels are too large: the limit is 8192 a side"),
    (0x7FFF_FFFF, 0x7FFF_FFFF, "2147483647x2147483647 pixels are too large: the limit is 8192 a side"),
    (8192, 8192, "8192x8192 pixels are too large: 67108864 in all, the limit is 16777216"),
    (4097, 4096, "4097x4096 pixels are too large: 16781312 in all, the limit is 16777216"),
  ])
  func `a picture beyond the limits is refused by its header`(width: UInt32, height: UInt32, message: String) {
    let file = Self.claim(width, height)
    let fault = PNGFault(.tooLarge, message, offset: 8)
    #expect(throws: fault) { try PNGDecoder.decode(file) }
    let structure = ChunkWalk.walk(file)
    #expect(structure.faults == [fault])
    #expect(structure.header?.size == PixelSize(Int(width), Int(height)))
  }

  @Test func `limits can be set`() throws {
    let file = PNGWriter.file(PNGWriter.ihdr(4, 3, type: 0), PNGWriter.idat(Array(repeating: 0, count: 15)), PNGWriter.iend)
    #expect(try PNGDecoder.decode(file, limits: PNGLimits(maxSide: 4, maxPixels: 12)).size == PixelSize(4, 3))
    #expect(ChunkWalk.walk(file, limits: PNGLimits(maxSide: 4, maxPixels: 12, maxChunks: 3)).faults.isEmpty)
    let side = #expect(throws: PNGFault.self) { try PNGDecoder.decode(file, limits: PNGLimits(maxSide: 3)) }
    #expect(side?.message == "4x3 pixels are too large: the limit is 3 a side")
    let area = #expect(throws: PNGFault.self) { try PNGDecoder.decode(file, limits: PNGLimits(maxPixels: 11)) }
    #expect(area?.message == "4x3 pixels are too large: 12 in all, the limit is 11")
  }

  @Test func `without limits the arithmetic still holds`() {
    let limits = PNGLimits(maxSide: .max, maxPixels: .max)
    let fault = #expect(throws: PNGFault.self) { try PNGDecoder.decode(Self.claim(0x7FFF_FFFF, 0x7FFF_FFFF), limits: limits) }
    #expect(fault?.kind == .tooLarge)
  }

  @Test func `a walk stops after the most chunks it lists`() throws {
    let texts = (0..<20).map { _ in PNGWriter.chunk("tEXt", [65, 0, 66]) }
    let file = PNGWriter.pixel(texts.flatMap { $0 })
    let structure = ChunkWalk.walk(file, limits: PNGLimits(maxChunks: 10))
    #expect(structure.chunks.count == 10)
    #expect(
      structure.faults == [
        PNGFault(.tooLarge, "more than the limit of 10 chunks: the rest, from byte 168 on, is not checked", offset: 168, isTolerable: true)
      ])
    #expect(ChunkWalk.walk(file, limits: PNGLimits(maxChunks: 23)).faults.isEmpty)
    #expect(throws: Never.self) { try PNGDecoder.decode(file, limits: PNGLimits(maxChunks: 10)) }
  }

  @Test func `text and profiles are never inflated`() throws {
    // The data are no zlib streams at all, and nobody notices.
    let junk: [UInt8] = [0x78, 0, 0] + Array(repeating: 0xFF, count: 5000)
    let file = PNGWriter.pixel(
      PNGWriter.chunk("iCCP", junk), PNGWriter.chunk("zTXt", junk), PNGWriter.chunk("iTXt", junk), PNGWriter.chunk("abCd", junk))
    let (image, warnings) = try PNGDecoder.read(file)
    #expect(image.samples == [0x80, 0x80, 0x80, 255])
    #expect(warnings.isEmpty)
    #expect(ChunkWalk.walk(file).faults.isEmpty)
  }
}
