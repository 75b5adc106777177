#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An open file, closed when it goes.
struct Descriptor: ~Copyable {
  let number: CInt

  init(owning number: CInt) { self.number = number }

  /// Opens a file: open(2).
  init(opening path: FilePath, _ flags: CInt, mode: mode_t = 0o666) throws(FileError) {
    let number = unsafe path.withCString { name in retrying { unsafe open(name, flags | O_CLOEXEC | O_NOCTTY, mode) } }
    guard number >= 0 else { throw FileError("open", path, code: errno) }
    self.number = number
  }

  deinit { _ = close(number) }

  /// Closes the file and says whether the system had kept an error back until then; nil where all is well.
  consuming func closed() -> CInt? {
    let number = number
    discard self
    return close(number) == 0 || errno == EINTR ? nil : errno
  }
}

/// Calls of the system by descriptor, for those that are ours and those that are not (standard input and output).
enum Transfer {
  /// Reads until as many bytes are there or the file ends: read(2).
  static func read(_ descriptor: CInt, capacity: Int, isRegular: Bool = false) -> (bytes: [UInt8], ended: Bool, code: CInt) {
    var ended = false
    var code: CInt = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      while count < capacity {
        let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count..<capacity])
        let got = patiently(descriptor, POLLIN) { unsafe Self.read(descriptor, rest.baseAddress, rest.count) }
        if got <= 0 {
          ended = true
          code = got < 0 ? errno : 0
          return
        }
        count += got
        if isRegular && count < capacity {
          ended = true
          return
        }
      }
    }
    return (bytes, ended, code)
  }

  /// Writes all bytes: write(2).
  ///
  /// Gives the error number of what failed, 0 where nothing did.
  static func write(_ bytes: [UInt8], to descriptor: CInt) -> CInt {
    unsafe bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
        let count = patiently(descriptor, POLLOUT) { unsafe Self.write(descriptor, rest.baseAddress, rest.count) }
        if count < 0 { return errno }
        written += count
      }
      return 0
    }
  }

  /// Repeats a transfer that a signal has interrupted, and waits where somebody who shares our terminal or pipe made it non-blocking.
  private static func patiently(_ descriptor: CInt, _ event: some BinaryInteger, _ call: () -> Int) -> Int {
    while true {
      let result = retrying(call)
      if result >= 0 || errno != EAGAIN { return result }
      var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
      _ = unsafe poll(&request, 1, -1)
    }
  }

  #if canImport(Darwin)
    private static let read = unsafe Darwin.read
    private static let write = unsafe Darwin.write
  #else
    private static let read = unsafe Glibc.read
    private static let write = unsafe Glibc.write
  #endif
}

/// Repeats a call that a signal has interrupted.
func retrying<Result: BinaryInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}

extension FilePath {
  /// Hands the path to C.
  ///
  /// No path holds a NUL: argument vectors cannot carry one, and lists are split at them.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { buffer in
      for index in bytes.indices { unsafe buffer.initializeElement(at: index, to: CChar(bitPattern: bytes[index])) }
      unsafe buffer.initializeElement(at: bytes.count, to: 0)
      guard let base = buffer.baseAddress else { preconditionFailure("an array with a terminator is not empty") }
      return unsafe body(base)
    }
  }
}
