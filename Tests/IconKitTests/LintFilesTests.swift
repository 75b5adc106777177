import IconFiles
import IconKit
import IconPNG
import TestSupport
import Testing

/// Checks of files on disk: what they are is told by their content.
@Suite struct LintFilesTests {
  private let folder = TemporaryFolder()

  /// A ring of ink, 30x30.
  private static let good: [UInt8] = {
    var mask = AlphaMask(width: 30, height: 30, samples: Array(repeating: 0, count: 900))
    for y in 5..<25 {
      for x in 5..<25 where !(8..<22).contains(x) || !(8..<22).contains(y) { mask.samples[y * 30 + x] = 255 }
    }
    return (try? PNGEncoder.encode(.template(mask))) ?? []
  }()

  private func lint(_ files: [(name: String, bytes: [UInt8])], _ options: LintOptions = LintOptions()) throws -> [String] {
    for file in files { folder.write(file.bytes, to: file.name) }
    let report = try IconLinter.lint(paths: [folder.path], options: options)
    return report.findings.map { $0.text().replacing("\(folder.path)/", with: "") }
  }

  @Test func `a good icon is left alone`() throws {
    #expect(try lint([("good.png", Self.good)]) == [])
  }

  @Test func `each damaged file is told, and the others are checked all the same`() throws {
    let png = Self.good
    var checksum = png
    checksum[29] ^= 1
    let found = try lint([
      ("a-empty.png", []), ("b-half.png", Array(png.prefix(60))), ("c-checksum.png", checksum), ("d-no-end.png", Array(png.dropLast(12))),
      ("e-good.png", png), ("f-jpeg.png", [0xFF, 0xD8, 0xFF, 0xE0]), ("g-more.png", png + [1, 2, 3]),
    ])
    let data = png.count - 33 - 12 - 12
    #expect(
      found == [
        "a-empty.png: error: [png-format] not a PNG: empty",
        "b-half.png: error: [png-format] IDAT at byte 33 wants \(data) bytes, 19 are there; copy it again, or export it again",
        found.first { $0.hasPrefix("c-checksum.png: error: [png-format] IHDR at byte 8 has the checksum 0x") } ?? "",
        "d-no-end.png: warning: [png-format] IEND is missing: the file ends at byte \(png.count - 12); decoders show the picture all the same:"
          + " save it anew",
        "f-jpeg.png: error: [png-format] not a PNG: a JPEG picture",
        "g-more.png: warning: [png-format] 3 bytes after IEND, from byte \(png.count) on; decoders show the picture all the same: save it anew",
      ])
  }

  @Test func `a source under the name of a PNG, and the other way round`() throws {
    let found = try lint([("a.png", Array("icon\nrect width=9 height=9\n".utf8)), ("b.svg", Self.good)])
    #expect(
      found == [
        "a.png: error: [png-format] not a PNG: an svgspec drawing (`iconkit render` makes a PNG of it)",
        "b.svg: error: [source-format] not the source of an icon: a PNG picture",
      ])
  }

  @Test func `a file without a telling name is what it holds`() throws {
    folder.write(Array("icon\nrekt\n".utf8), to: "drawing")
    folder.write(Self.good, to: "picture")
    let report = IconLinter.lint(files: ["drawing", "picture"].map { FilePath("\(folder.path)/\($0)") })
    #expect(report.findings.map(\.message) == ["unknown element 'rekt' (did you mean 'rect'?)"])
  }

  @Test func `what only drawing finds is told of a source`() throws {
    let found = try lint([("a.svgspec", Array("icon\nline x2=30 stroke=black stroke-dasharray=1e-6\n".utf8))])
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("a.svgspec:2:1: error: [source-format] ") == true)
  }

  @Test func `a color that the palette does not have is a warning`() throws {
    // 30x30 pixels of one bit, all 1, and a palette of one colour, which is clear.
    let rows = Array(repeating: [0, 0xFF, 0xFF, 0xFF, 0xFC] as [UInt8], count: 30).flatMap(\.self)
    let found = try lint([("a.png", PalettePNG.file(rows: rows))], LintOptions(only: ["png-format"]))
    #expect(
      found == [
        """
        a.png: warning: [png-format] pixel 0,0 wants colour 1, but PLTE ends at colour 0; pixels like it: 900; decoders show the picture all \
        the same: save it anew
        """
      ])
  }

  @Test func `names with line breaks stay on one line, in messages too`() throws {
    let found = try lint([("a\nb.png", Self.good), ("c.png", Self.good)], LintOptions(only: ["duplicate"]))
    #expect(found == ["c.png:5,5 20x20: note: [duplicate] same mask as a\\nb.png (900 of 900 alphas equal)"])
  }
}

/// The least of a writer of PNGs that our encoder does not write.
private enum PalettePNG {
  static func file(rows: [UInt8]) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", [0, 0, 0, 30, 0, 0, 0, 30, 1, 3, 0, 0, 0])
      + chunk("PLTE", [0, 0, 0]) + chunk("tRNS", [0]) + chunk("IDAT", zlib(rows)) + chunk("IEND", [])
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let typed = Array(type.utf8) + data
    var crc = UInt32.max
    for byte in typed {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return bigEndian(UInt32(data.count)) + typed + bigEndian(~crc)
  }

  /// One stored block.
  private static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in bytes { (a, b) = ((a + UInt32(byte)) % 65521, (b + a + UInt32(byte)) % 65521) }
    let length = UInt16(bytes.count)
    let header = [UInt8(truncatingIfNeeded: length), UInt8(length >> 8), UInt8(truncatingIfNeeded: ~length), UInt8(~length >> 8)]
    return [0x78, 0x01, 0x01] + header + bytes + bigEndian(b << 16 | a)
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
}
