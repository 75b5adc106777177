/// Writes PNGs of every kind, sound and unsound, without help from any library: the data are stored, not compressed.
public enum PNGWriter {
  public static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A file of chunks.
  public static func file(_ chunks: [UInt8]...) -> [UInt8] { signature + chunks.flatMap { $0 } }

  /// A chunk with its length and checksum.
  public static func chunk(_ type: String, _ data: [UInt8] = []) -> [UInt8] {
    let typed = Array(type.utf8) + data
    return bigEndian(UInt32(data.count)) + typed + bigEndian(crc(typed))
  }

  public static func ihdr(
    _ width: UInt32, _ height: UInt32, depth: UInt8 = 8, type: UInt8 = 6, compression: UInt8 = 0, filter: UInt8 = 0, interlace: UInt8 = 0
  ) -> [UInt8] {
    chunk("IHDR", bigEndian(width) + bigEndian(height) + [depth, type, compression, filter, interlace])
  }

  public static let iend = chunk("IEND")

  /// An IDAT of rows that carry their filter bytes.
  public static func idat(_ rows: [UInt8]) -> [UInt8] { chunk("IDAT", zlib(rows)) }

  /// A sound file of one grey pixel, with chunks between its IHDR and its IDAT.
  public static func pixel(_ between: [UInt8]...) -> [UInt8] {
    signature + ihdr(1, 1, type: 0) + between.flatMap { $0 } + idat([0, 0x80]) + iend
  }

  /// A zlib stream of stored blocks.
  public static func zlib(_ bytes: [UInt8]) -> [UInt8] { [0x78, 0x01] + deflate(bytes) + bigEndian(adler(bytes)) }

  /// A raw deflate stream of stored blocks.
  public static func deflate(_ bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65535)
      rest = rest.dropFirst(block.count)
      let (low, high) = (UInt8(block.count & 0xFF), UInt8(block.count >> 8))
      out += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high] + block
    } while !rest.isEmpty
    return out
  }

  public static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }

  public static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }

  public static func bigEndian(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
  }
}
