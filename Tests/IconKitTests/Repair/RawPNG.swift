import IconModel
import IconPNG

/// PNGs that iconkit does not write.
enum RawPNG {
  /// A PNG with further chunks behind its header.
  static func file(_ picture: PNGPicture, adding chunks: [UInt8]...) throws -> [UInt8] {
    let png = try PNGEncoder.encode(picture)
    return png.prefix(33) + chunks.flatMap { $0 } + png.dropFirst(33)
  }

  /// A chunk with its length and checksum.
  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let typed = Array(type.utf8) + data
    return bigEndian(UInt32(data.count)) + typed + bigEndian(crc(typed))
  }

  /// Samples of 8 bits, red, green, blue and alpha, as Apple crushes them: blue first, premultiplied, without a frame round the stream.
  static func crushed(_ image: PixelImage) -> [UInt8] {
    var rows: [UInt8] = []
    for y in 0..<image.height {
      rows.append(0)
      for x in 0..<image.width {
        let pixel = image.samples[4 * (y * image.width + x)..<4 * (y * image.width + x) + 4].map { Int($0) }
        rows += [2, 1, 0].map { UInt8((pixel[$0] * pixel[3] + 127) / 255) } + [UInt8(pixel[3])]
      }
    }
    let length = UInt16(rows.count)
    let stream = [1, UInt8(length & 0xFF), UInt8(length >> 8), UInt8(~length & 0xFF), UInt8(~length >> 8)] + rows
    let header = bigEndian(UInt32(image.width)) + bigEndian(UInt32(image.height)) + [8, 6, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("CgBI", [0x50, 0, 0x20, 2]) + chunk("IHDR", header)
      + chunk("IDAT", stream) + chunk("IEND", [])
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
}
