import IconKit
import TestSupport

/// What is wrong with the file of a PNG, whatever it shows.
enum PNGFaults {
  static let families = [
    FaultFamily(
      // A fault that decoders overlook is a warning.
      rule: "png-format",
      variants: [
        FaultVariant(files: "cut off") { random in
          let png = sound(&random)
          return file(Array(png.prefix(random.whole(9...png.count - 13))))
        },
        FaultVariant(files: "a byte changed") { random in
          var png = sound(&random)
          png[random.whole(8...png.count - 1)] ^= 1 << UInt8(random.whole(0...7))
          return file(png)
        },
        FaultVariant(files: "read as a text") { random in
          // Line ends become those of another system, as FTP and git do to texts.
          let png = sound(&random)
          return file(random.flip() ? png.filter { $0 != 13 } : png.flatMap { $0 == 10 ? [13, 10] : [$0] })
        },
        FaultVariant(files: "another kind of file") { random in
          let kinds: [[UInt8]] = [
            [0xFF, 0xD8, 0xFF, 0xE0], Array("GIF89a".utf8), Array("%PDF-1.4".utf8), Array("RIFF....WEBPVP8 ".utf8), Array("8BPS".utf8),
            Array("version https://git-lfs.github.com/spec/v1\n".utf8), Array("<svg/>".utf8), [],
          ]
          return file(random.pick(kinds) + random.bytes(random.whole(0...200)))
        },
        FaultVariant(files: "a chunk lost") { random in
          let size = UInt32(30 * random.scale())
          let rows = [UInt8](repeating: 0, count: Int(size * (4 * size + 1)))
          let chunks = [PNGWriter.ihdr(size, size), PNGWriter.idat(rows), PNGWriter.iend]
          let lost = random.whole(0...1)
          return file(PNGWriter.signature + chunks.indices.filter { $0 != lost }.flatMap { chunks[$0] })
        },
        FaultVariant(files: "too few rows") { random in
          let size = 30 * random.scale()
          let rows = [UInt8](repeating: 0, count: random.whole(0...size - 1) * (4 * size + 1))
          return file(PNGWriter.file(PNGWriter.ihdr(UInt32(size), UInt32(size)), PNGWriter.idat(rows), PNGWriter.iend))
        },
      ]),
    FaultFamily(
      rule: "png-crushed",
      variants: [
        FaultVariant(files: "by Apple's tools") { random in
          let image = HonestSketch.draw(&random).drawn(scale: Double(random.scale()))
          let stream = PNGWriter.deflate(rows(of: image))
          return file(
            PNGWriter.file(
              PNGWriter.chunk("CgBI", [0x50, 0, 0x20, random.pick([2, 6])]), PNGWriter.ihdr(UInt32(image.width), UInt32(image.height)),
              PNGWriter.chunk("IDAT", stream), PNGWriter.iend))
        }
      ]),
    FaultFamily(
      rule: "png-storage", level: .note,
      variants: [
        FaultVariant(files: "16 bits") { random in
          let image = HonestSketch.draw(&random).drawn(scale: Double(random.scale()))
          let wide = rows(of: image, bytes: 2)
          return file(
            PNGWriter.file(PNGWriter.ihdr(UInt32(image.width), UInt32(image.height), depth: 16), PNGWriter.idat(wide), PNGWriter.iend))
        },
        FaultVariant(files: "a palette") { random in
          let image = HonestSketch.draw(&random).drawn(scale: Double(random.scale()))
          var indices: [UInt8] = []
          for y in 0..<image.height { indices += [0] + (0..<image.width).map { image.alpha[$0, y] } }
          let transparency = (0...255).map { UInt8($0) }
          return file(
            PNGWriter.file(
              PNGWriter.ihdr(UInt32(image.width), UInt32(image.height), type: 3),
              PNGWriter.chunk("PLTE", [UInt8](repeating: 0, count: 768)), PNGWriter.chunk("tRNS", transparency), PNGWriter.idat(indices),
              PNGWriter.iend))
        },
        FaultVariant(files: "a text, a time or where it was taken") { random in
          let image = HonestSketch.draw(&random).drawn(scale: Double(random.scale()))
          let extra = random.pick([
            PNGWriter.chunk("tEXt", Array("Author\0".utf8) + random.bytes(random.whole(4...80)).map { 0x61 + $0 % 26 }),
            PNGWriter.chunk("tIME", [0x07, 0xE8, UInt8(random.whole(1...12)), UInt8(random.whole(1...28)), 12, 0, 0]),
            PNGWriter.chunk("eXIf", [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0]),
          ])
          return file(
            PNGWriter.file(
              PNGWriter.ihdr(UInt32(image.width), UInt32(image.height)), extra, PNGWriter.idat(rows(of: image)), PNGWriter.iend))
        },
      ]),
  ]

  private static func file(_ bytes: [UInt8]) -> FaultyFiles { FaultyFiles([("icon.png", bytes)], faulty: "icon.png") }

  private static func sound(_ random: inout SeededNumbers) -> [UInt8] {
    HonestSketch.draw(&random).drawn(scale: Double(random.scale())).png
  }

  /// A picture's rows with their filter bytes.
  private static func rows(of image: PixelImage, bytes: Int = 1) -> [UInt8] {
    let length = 4 * image.width
    var rows: [UInt8] = []
    for y in 0..<image.height {
      rows.append(0)
      for sample in image.samples[y * length..<(y + 1) * length] { rows += [UInt8](repeating: sample, count: bytes) }
    }
    return rows
  }
}
