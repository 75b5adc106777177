import CPNGBridge
import IconModel

/// A session of the C bridge (`cpng_begin` … `cpng_end`), for one call on one thread.
@safe struct Session: ~Copyable {
  private let handle: OpaquePointer

  /// Takes a session; throws where there is no memory for one.
  init() throws(PNGFault) {
    guard let handle = unsafe cpng_begin() else { throw .noMemory(for: "libpng") }
    unsafe self.handle = handle
  }

  deinit { unsafe cpng_end(handle) }

  /// Encodes a picture whose sides have been checked (`cpng_encode`).
  func encode(_ picture: PNGPicture, level: Int32) throws(PNGFault) -> [UInt8] {
    let status = unsafe picture.samples.withUnsafeBufferPointer { samples in
      // An array with elements has an address.
      guard let base = samples.baseAddress else { return CPNG_REFUSED }
      return unsafe cpng_encode(
        handle, base, UInt32(picture.width), UInt32(picture.height), Int32(picture.layout.channels), level)
    }
    guard status == CPNG_OK else { throw .noMemory(for: "a picture of \(picture.width)x\(picture.height)") }
    var length = 0
    let output = unsafe cpng_output(handle, &length)
    return unsafe Array(UnsafeBufferPointer(start: output, count: length))
  }

  /// Decodes a file whose header has been read and checked (`cpng_decode`); nil where libpng refuses it.
  func decode(_ bytes: [UInt8], size: PixelSize) throws(PNGFault) -> [UInt8]? {
    let (samples, status) = unsafe Self.samples(of: bytes, size) { source, target in
      unsafe cpng_decode(handle, source, bytes.count, UInt32(size.width), UInt32(size.height), target)
    }
    if status == CPNG_NO_MEMORY { throw .noMemory(for: "a picture of \(size)") }
    return samples
  }

  /// Decodes a file of a plain kind whose chunks are sound (`cpng_decode_plain`); nil where `decode` has to say what is wrong with it.
  func decodePlain(_ bytes: [UInt8], size: PixelSize, channels: Int) -> [UInt8]? {
    unsafe Self.samples(of: bytes, size) { source, target in
      unsafe cpng_decode_plain(handle, source, bytes.count, UInt32(size.width), UInt32(size.height), Int32(channels), target)
    }.samples
  }

  private static func samples(
    of bytes: [UInt8], _ size: PixelSize, _ decode: (_ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>) -> cpng_status
  ) -> (samples: [UInt8]?, status: cpng_status) {
    let count = size.width * size.height * 4
    var status = CPNG_REFUSED
    let samples = unsafe [UInt8](unsafeUninitializedCapacity: count) { samples, initialized in
      status = unsafe bytes.withUnsafeBufferPointer { bytes in
        guard let source = bytes.baseAddress, let target = samples.baseAddress else { return CPNG_REFUSED }
        return unsafe decode(source, target)
      }
      initialized = status == CPNG_OK ? count : 0
    }
    return (status == CPNG_OK ? samples : nil, status)
  }

  /// libpng's words about why a call failed.
  var message: String { unsafe String(cString: cpng_message(handle)) }

  /// libpng's warnings in the last call.
  var warnings: [String] {
    guard unsafe cpng_warnings(handle).pointee != 0 else { return [] }
    return unsafe String(cString: cpng_warnings(handle)).split(separator: "\n").map(String.init)
  }

  /// The byte of the file up to which the decoder had read.
  var position: Int { unsafe cpng_position(handle) }
  /// The rows that the decoder had finished, over all passes of an interlaced picture.
  var rows: Int { unsafe cpng_rows(handle) }
}
