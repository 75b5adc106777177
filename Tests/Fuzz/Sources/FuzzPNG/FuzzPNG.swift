import IconModel
import IconPNG

/// Walks through bytes as the chunks of a PNG and decodes them, with right checksums as well, which chance does not find.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  read(bytes)
  let whole = withChecksums(bytes)
  if whole != bytes { read(whole) }
  return 0
}

private func read(_ bytes: [UInt8]) {
  // Small, so that what is slow or large is found by what it is and not by how much of it there is.
  let limits = PNGLimits(maxSide: 1024, maxPixels: 1 << 18, maxChunks: 1_000)
  let structure = ChunkWalk.walk(bytes, limits: limits)
  var end = 0
  for chunk in structure.chunks {
    precondition(chunk.offset >= end && chunk.length >= 0 && chunk.offset <= bytes.count - 8, "chunks in the file, one after the other")
    end = chunk.offset + 8
  }
  do throws(PNGFault) {
    let (image, _) = try PNGDecoder.read(bytes, limits: limits)
    precondition(image.samples.count == 4 * image.width * image.height, "four samples a pixel")
    guard let header = structure.header else { preconditionFailure("what is decoded has a header") }
    precondition(header.width == image.width && header.height == image.height, "of the header's size")
    guard let written = try? PNGEncoder.encode(.rgba(image)), let again = try? PNGDecoder.decode(written) else {
      preconditionFailure("what is decoded can be written")
    }
    precondition(again == image, "what is written reads back the same")
  } catch {
    precondition(!error.message.isEmpty, "a reason")
  }
}

/// The bytes with the checksum of each chunk set right.
private func withChecksums(_ bytes: [UInt8]) -> [UInt8] {
  var bytes = bytes
  var offset = 8
  while offset + 12 <= bytes.count {
    let length = bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    let end = offset + 8 + length
    guard end + 4 <= bytes.count else { return bytes }
    var crc = ~UInt32(0)
    for byte in bytes[(offset + 4)..<end] {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc >> 1 ^ (crc & 1 == 0 ? 0 : 0xEDB8_8320) }
    }
    for place in 0..<4 { bytes[end + place] = UInt8(truncatingIfNeeded: ~crc >> (24 - 8 * UInt32(place))) }
    offset = end + 4
  }
  return bytes
}
