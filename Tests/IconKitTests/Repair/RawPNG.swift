import IconModel
import IconPNG
import TestSupport

/// PNGs that iconkit does not write.
enum RawPNG {
  /// A PNG with further chunks behind its header.
  static func file(_ picture: PNGPicture, adding chunks: [UInt8]...) throws -> [UInt8] {
    let png = try PNGEncoder.encode(picture)
    return png.prefix(33) + chunks.flatMap { $0 } + png.dropFirst(33)
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
    return PNGWriter.file(
      PNGWriter.chunk("CgBI", [0x50, 0, 0x20, 2]), PNGWriter.ihdr(UInt32(image.width), UInt32(image.height)),
      PNGWriter.chunk("IDAT", PNGWriter.deflate(rows)), PNGWriter.iend)
  }
}
