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
  func encode(_ picture: PNGPicture, _ effort: DeflateEffort) throws(PNGFault) -> [UInt8] {
    let status = unsafe picture.samples.withUnsafeBufferPointer { samples in
      // An array with elements has an address.
      guard let base = samples.baseAddress else { return CPNG_REFUSED }
      return unsafe cpng_encode(
        handle, base, UInt32(picture.width), UInt32(picture.height), Int32(picture.layout.channels), effort.level, effort.memory)
    }
    guard status == CPNG_OK else {
      if status == CPNG_NO_MEMORY { throw .noMemory(for: "a picture of \(picture.width)x\(picture.height)") }
      throw .encoderFailed(message)
    }
    var length = 0
    let output = unsafe cpng_output(handle, &length)
    return unsafe Array(UnsafeBufferPointer(start: output, count: length))
  }

  /// Decodes a file whose header has been read and checked (`cpng_decode`); nil where libpng refuses it.
  func decode(_ bytes: [UInt8], size: PixelSize) throws(PNGFault) -> [UInt8]? {
    let count = size.width * size.height * 4
    var status = CPNG_REFUSED
    let samples = unsafe [UInt8](unsafeUninitializedCapacity: count) { samples, initialized in
      status = unsafe bytes.withUnsafeBufferPointer { bytes in
        guard let source = bytes.baseAddress, let target = samples.baseAddress else { return CPNG_REFUSED }
        return unsafe cpng_decode(handle, source, bytes.count, UInt32(size.width), UInt32(size.height), target)
      }
      initialized = status == CPNG_OK ? count : 0
    }
    if status == CPNG_NO_MEMORY { throw .noMemory(for: "a picture of \(size)") }
    return status == CPNG_OK ? samples : nil
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
