import CZlib
import IconModel

/// gzip's files (RFC 1952), unpacked by zlib.
enum Gzip {
  /// How every gzip file starts.
  static let magic: [UInt8] = [0x1F, 0x8B]

  /// The bytes that a file packs; never more than the limit are made.
  static func unpack(_ bytes: [UInt8], limit: Int) throws(Diagnostic) -> [UInt8] {
    guard bytes.count <= limit else { throw .error(XMLFault.size(bytes.count, limit), at: .none) }
    // One byte more than allowed, to see whether there is more.
    let (unpacked, status) = inflate(bytes, capacity: limit + 1)
    if unpacked.count > limit { throw .error(XMLFault.unpacked(limit), at: .none) }
    switch status {
    case Z_STREAM_END: return unpacked
    case Z_OK, Z_BUF_ERROR: throw .error("the gzip file ends too early", at: .none)
    case Z_MEM_ERROR: throw .error(XMLFault.outOfMemory, at: .none)
    default: throw .error("the gzip file is damaged", at: .none)
    }
  }

  /// What zlib's `inflate` makes of a gzip stream in chunks, and its last status.
  private static func inflate(_ bytes: [UInt8], capacity: Int) -> ([UInt8], CInt) {
    var stream = unsafe z_stream()
    let gzipOnly: CInt = 15 + 16
    guard unsafe inflateInit2_(&stream, gzipOnly, ZLIB_VERSION, CInt(MemoryLayout<z_stream>.size)) == Z_OK else { return ([], Z_MEM_ERROR) }
    defer { unsafe inflateEnd(&stream) }
    var output: [UInt8] = []
    let status = unsafe bytes.withUnsafeBufferPointer { input in
      unsafe stream.next_in = input.baseAddress
      unsafe stream.avail_in = uInt(clamping: input.count)
      var status = Z_OK
      while status == Z_OK, output.count < capacity {
        let room = min(chunk, capacity - output.count)
        let made = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
          unsafe stream.next_out = buffer.baseAddress
          unsafe stream.avail_out = uInt(clamping: room)
          status = unsafe CZlib.inflate(&stream, Z_NO_FLUSH)
          count = unsafe room - Int(stream.avail_out)
        }
        output += made
      }
      return status
    }
    return (output, status)
  }

  /// What is unpacked at a time: an icon in one go, without taking the limit's memory for it.
  private static let chunk = 64 << 10
}
