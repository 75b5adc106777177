import IconModel
import IconPNG
import TestSupport
import Testing

/// A file of some chunks, and what is wrong with it.
private struct Order: CustomTestStringConvertible {
  let chunks: [[UInt8]]
  let fatal: [String]
  let tolerable: [String]

  init(_ chunks: [UInt8]..., fatal: [String] = [], tolerable: [String] = []) {
    self.chunks = chunks
    self.fatal = fatal
    self.tolerable = tolerable
  }

  var file: [UInt8] { PNGWriter.signature + chunks.flatMap { $0 } }
  var testDescription: String {
    chunks.map { String(decoding: $0[4..<8], as: UTF8.self) }.joined(separator: " ")
  }
}

private func chunk(_ type: String, _ count: Int = 0) -> [UInt8] { PNGWriter.chunk(type, Array(repeating: 0, count: count)) }

@Suite struct ChunkOrderTests {
  private static let grey = PNGWriter.ihdr(1, 1, type: 0)
  private static let rgb = PNGWriter.ihdr(1, 1, type: 2)
  private static let palette = PNGWriter.ihdr(1, 1, depth: 2, type: 3)
  private static let greyAlpha = PNGWriter.ihdr(1, 1, type: 4)
  private static let rgba = PNGWriter.ihdr(1, 1, type: 6)
  private static let iend = PNGWriter.iend
  /// One row of one pixel of 8 bits or fewer.
  private static let stream = PNGWriter.zlib([0, 0])
  private static let idat = PNGWriter.chunk("IDAT", stream)
  private static let idat3 = PNGWriter.idat([0, 0, 0, 0])
  private static let idat4 = PNGWriter.idat([0, 0, 0, 0, 0])

  private static let critical = [
    Order(idat, iend, fatal: ["IDAT at byte 8 stands where IHDR must"]),
    Order(chunk("gAMA", 4), grey, idat, iend, fatal: ["gAMA at byte 8 stands where IHDR must"]),
    Order(chunk("CgBI", 4), chunk("CgBI", 4), grey, idat, iend, fatal: ["CgBI at byte 24 stands where IHDR must"]),
    Order(
      grey, chunk("CgBI", 4), idat, iend,
      fatal: ["CgBI at byte 33 is unknown, and its first letter says that no decoder may pass it over"]),
    Order(chunk("IHDR", 12), idat, iend, fatal: ["IHDR at byte 8 has 12 bytes, wanted 13"]),
    Order(grey, grey, idat, iend, fatal: ["IHDR at byte 33 is one too many: the first is at byte 8"]),
    Order(grey, iend, fatal: ["IDAT is missing at byte 33: the file holds no picture"]),
    Order(
      grey, PNGWriter.chunk("IDAT", Array(stream.prefix(4))), chunk("tEXt", 3), PNGWriter.chunk("IDAT", Array(stream.dropFirst(4))), iend,
      fatal: ["IDAT at byte 64 must follow the IDAT before it at once, but tEXt at byte 49 stands between them"]),
    Order(
      grey, chunk("ABCD", 1), idat, iend,
      fatal: ["ABCD at byte 33 is unknown, and its first letter says that no decoder may pass it over"]),
    Order(
      grey, idat, chunk("ABCD", 1), iend,
      tolerable: ["ABCD at byte 58 is unknown, and its first letter says that no decoder may pass it over"]),
    Order(grey, chunk("abCd", 1), idat, iend),
    Order(grey, idat, chunk("IEND", 2), tolerable: ["IEND at byte 58 has 2 bytes, wanted 0"]),
    Order(grey, idat, iend, idat, tolerable: ["25 bytes after IEND, from byte 70 on"]),
  ]

  private static let palettes = [
    Order(palette, chunk("PLTE", 12), idat, iend),
    Order(palette, chunk("PLTE", 3), idat, iend),
    Order(palette, idat, iend, fatal: ["PLTE is missing at byte 33: colour type 3 needs its colours before IDAT"]),
    Order(palette, idat, chunk("PLTE", 12), iend, fatal: ["PLTE at byte 58 must stand before IDAT at byte 33"]),
    Order(
      palette, chunk("PLTE", 0), idat, iend, fatal: ["PLTE at byte 33 has 0 bytes, wanted 3 a colour, of which there are 1 to 256"]),
    Order(
      palette, chunk("PLTE", 5), idat, iend, fatal: ["PLTE at byte 33 has 5 bytes, wanted 3 a colour, of which there are 1 to 256"]),
    Order(
      palette, chunk("PLTE", 15), idat, iend, tolerable: ["PLTE at byte 33 has 15 bytes, wanted 12 at most, for the 4 colours of 2 bits"]),
    Order(
      palette, chunk("PLTE", 3), chunk("PLTE", 3), idat, iend, fatal: ["PLTE at byte 48 is one too many: the first is at byte 33"]),
    Order(rgb, chunk("PLTE", 768), idat3, iend),
    Order(
      rgb, chunk("PLTE", 771), idat3, iend,
      tolerable: ["PLTE at byte 33 has 771 bytes, wanted 3 a colour, of which there are 1 to 256"]),
    Order(rgb, idat3, chunk("PLTE", 3), iend, tolerable: ["PLTE at byte 60 must stand before IDAT at byte 33"]),
    Order(grey, chunk("PLTE", 3), idat, iend, tolerable: ["PLTE at byte 33 has no place with colour type 0"]),
  ]

  private static let ancillary = [
    Order(
      rgb, chunk("gAMA", 4), chunk("cHRM", 32), chunk("sRGB", 1), chunk("sBIT", 3), chunk("iCCP", 9), chunk("cICP", 4), chunk("mDCV", 24),
      chunk("cLLI", 8), chunk("PLTE", 6), chunk("bKGD", 6), chunk("hIST", 4), chunk("tRNS", 6), chunk("pHYs", 9), chunk("sPLT", 2),
      chunk("sPLT", 2), chunk("acTL", 8), chunk("fcTL", 26), idat3, chunk("fcTL", 26), chunk("fdAT", 9), chunk("fdAT", 9),
      chunk("tIME", 7), chunk("tEXt", 3), chunk("tEXt", 3), chunk("iTXt", 3), chunk("zTXt", 3), chunk("eXIf", 4), iend),
    Order(grey, idat, chunk("gAMA", 4), iend, tolerable: ["gAMA at byte 58 must stand before IDAT at byte 33"]),
    Order(
      palette, chunk("PLTE", 3), chunk("gAMA", 4), idat, iend, tolerable: ["gAMA at byte 48 must stand before PLTE at byte 33"]),
    Order(
      palette, chunk("tRNS", 1), chunk("PLTE", 3), idat, iend, tolerable: ["tRNS at byte 33 must stand behind PLTE at byte 46"]),
    Order(grey, idat, chunk("pHYs", 9), iend, tolerable: ["pHYs at byte 58 must stand before IDAT at byte 33"]),
    Order(grey, chunk("fdAT", 5), idat, iend, tolerable: ["fdAT at byte 33 must stand behind IDAT at byte 50"]),
    Order(
      grey, chunk("gAMA", 4), chunk("gAMA", 4), idat, iend, tolerable: ["gAMA at byte 49 is one too many: the first is at byte 33"]),
    Order(grey, chunk("gAMA", 5), idat, iend, tolerable: ["gAMA at byte 33 has 5 bytes, wanted 4"]),
    Order(grey, chunk("tIME", 1), idat, iend, tolerable: ["tIME at byte 33 has 1 byte, wanted 7"]),
    Order(
      palette, chunk("PLTE", 6), chunk("tRNS", 3), idat, iend, tolerable: ["tRNS at byte 51 has 3 bytes, wanted 1 to 2"]),
    Order(palette, chunk("PLTE", 6), chunk("tRNS", 0), idat, iend, tolerable: ["tRNS at byte 51 has 0 bytes, wanted 1 to 2"]),
    Order(grey, chunk("tRNS", 6), idat, iend, tolerable: ["tRNS at byte 33 has 6 bytes, wanted 2"]),
    Order(rgb, chunk("tRNS", 2), idat3, iend, tolerable: ["tRNS at byte 33 has 2 bytes, wanted 6"]),
    Order(rgba, chunk("tRNS", 6), idat4, iend, tolerable: ["tRNS at byte 33 has no place with colour type 6"]),
    Order(rgba, chunk("sBIT", 3), idat4, iend, tolerable: ["sBIT at byte 33 has 3 bytes, wanted 4"]),
    Order(grey, chunk("sBIT", 4), idat, iend, tolerable: ["sBIT at byte 33 has 4 bytes, wanted 1"]),
    Order(grey, chunk("bKGD", 1), idat, iend, tolerable: ["bKGD at byte 33 has 1 byte, wanted 2"]),
    Order(palette, chunk("PLTE", 6), chunk("bKGD", 2), idat, iend, tolerable: ["bKGD at byte 51 has 2 bytes, wanted 1"]),
    Order(palette, chunk("PLTE", 6), chunk("hIST", 2), idat, iend, tolerable: ["hIST at byte 51 has 2 bytes, wanted 4"]),
    Order(grey, chunk("hIST", 2), idat, iend, tolerable: ["hIST at byte 33 has no place without PLTE"]),
    Order(
      grey, idat, chunk("gAMA", 5), iend,
      tolerable: ["gAMA at byte 58 must stand before IDAT at byte 33", "gAMA at byte 58 has 5 bytes, wanted 4"]),
  ]

  @Test(arguments: critical + palettes + ancillary)
  fileprivate func `chunks stand in PNG's order`(order: Order) {
    let faults = ChunkWalk.walk(order.file).faults
    #expect(faults.filter { !$0.isTolerable }.map(\.message) == order.fatal)
    #expect(faults.filter(\.isTolerable).map(\.message) == order.tolerable)
    #expect(faults.allSatisfy { $0.kind == .structure })
  }

  @Test(arguments: critical + palettes + ancillary)
  fileprivate func `what the walk tolerates libpng shows, and nothing else`(order: Order) {
    do {
      _ = try PNGDecoder.decode(order.file)
      #expect(order.fatal.isEmpty)
    } catch {
      #expect(error.message == order.fatal.first)
      #expect(!error.isTolerable)
    }
  }

  @Test func `faults come in the order of the file`() {
    var file = PNGWriter.pixel(chunk("hIST", 2), chunk("gAMA", 5), chunk("tIME", 6))
    file[45] ^= 1  // hIST's checksum
    file[file.count - 1] ^= 1  // IEND's
    #expect(
      ChunkWalk.walk(file).faults.map(\.message) == [
        "hIST at byte 33 has the checksum 0xB28B318C, its data want 0xB28B308C",
        "hIST at byte 33 has no place without PLTE",
        "gAMA at byte 47 has 5 bytes, wanted 4",
        "tIME at byte 64 has 6 bytes, wanted 7",
        "IEND at byte 107 has the checksum 0xAE426083, its data want 0xAE426082",
      ])
  }
}
