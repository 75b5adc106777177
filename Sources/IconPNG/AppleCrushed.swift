import CZlib
import IconModel

/// Apple's own form of PNG, which Xcode makes of the PNGs in an app and only Apple's systems read.
///
/// It differs by a `CgBI` chunk in front of IHDR, by data that are a raw deflate stream without zlib's header and checksum, and by
/// pixels in the order blue, green, red, alpha, premultiplied. The chunk holds Core Graphics' bitmap info, whose alpha field can't be
/// trusted: files that say "no alpha" have it. Reading one means making the stream a standard one, letting libpng decode that, and
/// putting the pixels right.
enum AppleCrushed {
  /// A standard PNG with the same samples.
  static func standardized(_ bytes: [UInt8], _ header: PNGHeader, limits: PNGLimits) throws(PNGFault) -> [UInt8] {
    let structure = ChunkWalk.walk(bytes, limits: limits)
    if let fault = structure.fatalFault { throw fault }
    var file = Signature.bytes
    file.reserveCapacity(bytes.count + 64)
    for chunk in structure.chunks.prefix(while: { $0.type != "IDAT" }) where copied.contains(chunk.type) {
      file += bytes[chunk.offset..<chunk.offset + 12 + chunk.length]
    }
    // A walk without fatal faults has found every IDAT whole.
    var deflated: [UInt8] = []
    deflated.reserveCapacity(bytes.count)
    for chunk in structure.chunks where chunk.type == "IDAT" {
      deflated += bytes[chunk.offset + 8..<chunk.offset + 8 + chunk.length]
    }
    let checksum = adler(ofInflated: deflated, limit: 2 * inflatedSize(header))
    // Deflate with a window of 32 KB, fastest level.
    append("IDAT", [0x78, 0x01] + deflated + bigEndian(checksum), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  /// Puts decoded samples right: red and blue change places, and colours are divided by their alpha.
  ///
  /// Apple's tool rewrites colour pictures alone; others it leaves as they are.
  static func straighten(_ samples: inout [UInt8], _ colorType: PNGHeader.ColorType) {
    guard colorType == .rgb || colorType == .rgba else { return }
    for i in stride(from: 0, to: samples.count, by: 4) {
      samples.swapAt(i, i + 2)
      let alpha = Int(samples[i + 3])
      guard alpha != 255, alpha != 0 else { continue }
      for k in i..<i + 3 { samples[k] = UInt8(min(255, (Int(samples[k]) * 255 + alpha / 2) / alpha)) }
    }
  }

  /// The chunks, apart from the data, on which the samples depend.
  private static let copied: Set<String> = ["IHDR", "PLTE", "tRNS"]

  /// About how many bytes a picture's rows take before compression: a pixel has 8 bytes at most, a row begins with one more.
  private static func inflatedSize(_ header: PNGHeader) -> Int { (header.width * 8 + 1) * header.height }

  /// zlib's checksum of what a raw deflate stream holds.
  ///
  /// Stops where the stream ends or is damaged, which libpng will find again, and at `limit`, beyond which libpng will not read.
  private static func adler(ofInflated deflated: [UInt8], limit: Int) -> UInt32 {
    var sum: uLong = 1
    var inflated = 0
    var buffer = [UInt8](repeating: 0, count: 32 * 1024)
    unsafe deflated.withUnsafeBufferPointer { input in
      var stream = unsafe z_stream()
      guard unsafe inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return }
      defer { unsafe inflateEnd(&stream) }
      unsafe stream.next_in = input.baseAddress
      unsafe stream.avail_in = uInt(clamping: input.count)
      var status = Z_OK
      while status == Z_OK, inflated <= limit {
        unsafe buffer.withUnsafeMutableBufferPointer { output in
          unsafe stream.next_out = output.baseAddress
          unsafe stream.avail_out = uInt(output.count)
          status = unsafe inflate(&stream, Z_NO_FLUSH)
          let count = unsafe output.count - Int(stream.avail_out)
          sum = unsafe adler32(sum, output.baseAddress, uInt(count))
          inflated += count
        }
      }
    }
    return UInt32(truncatingIfNeeded: sum)
  }

  private static func append(_ type: String, _ data: [UInt8], to file: inout [UInt8]) {
    let typed = Array(type.utf8) + data
    file += bigEndian(UInt32(clamping: data.count)) + typed
    file += bigEndian(
      unsafe typed.withUnsafeBufferPointer { UInt32(truncatingIfNeeded: unsafe crc32(0, $0.baseAddress, uInt(clamping: $0.count))) })
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
  }
}
