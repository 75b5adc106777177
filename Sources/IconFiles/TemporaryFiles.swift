#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The temporary files that exist right now, so that a signal can remove them.
///
/// A signal's handler may come at any moment on any thread. Two things make that safe: names lie in memory that is taken once and never
/// given back, and whoever creates a file does so holding a lock with the signals blocked. So the thread that the handler interrupts never
/// holds the lock, and once the handler has it (and keeps it), no further file comes into being.
@safe final class TemporaryFiles: @unchecked Sendable {
  static let shared = TemporaryFiles()

  /// A place in the list; nil for a file that found the list full.
  typealias Ticket = Int?

  /// More than threads that write at one time.
  private static let capacity = 256
  /// Longer paths are refused by the system.
  private static let longest = Int(PATH_MAX)

  /// Names that are tried.
  private static let attempts = 100

  private let lock = Lock()
  private let process = getpid()
  private var created = 0
  /// `capacity` C strings of `longest` bytes; an empty one is free.
  private let names: UnsafeMutablePointer<CChar>

  private init() {
    // calloc's memory is zero without being touched: each page that is touched would cost a quarter of a microsecond at the start.
    guard let memory = unsafe calloc(Self.capacity, Self.longest) else { preconditionFailure("no memory for names of files") }
    unsafe names = unsafe memory.bindMemory(to: CChar.self, capacity: Self.capacity * Self.longest)
  }

  /// Creates a file in the folder of another, under a name that nobody has.
  func create(beside file: FilePath) throws(FileError) -> TemporaryFile {
    for _ in 1..<Self.attempts {
      do { return try create(name(beside: file)) } catch { if error.code != EEXIST { throw error } }
    }
    return try create(name(beside: file))
  }

  /// The process and a number are enough to tell one file from all others, save from what a process that was killed has left behind.
  private func name(beside file: FilePath) -> FilePath {
    let number = lock.withLock {
      created &+= 1
      return created
    }
    let folder = file.bytes[..<file.nameRange.lowerBound]
    let name = ".iconkit-\(process)-\(number).tmp"
    var bytes: [UInt8] = []
    bytes.reserveCapacity(folder.count + name.utf8.count)
    bytes += folder
    bytes += name.utf8
    return FilePath(bytes: bytes)
  }

  /// Creates a file that must not exist yet, and notes its name.
  func create(_ path: FilePath) throws(FileError) -> TemporaryFile {
    blockSignals()
    lock.lock()
    let ticket = note(path)
    let number = unsafe path.withCString { name in retrying { unsafe open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) } }
    let code = errno
    if number < 0 { clear(ticket) }
    lock.unlock()
    unblockSignals()
    guard number >= 0 else { throw FileError("create", path, code: code) }
    return TemporaryFile(path: path, file: Descriptor(owning: number), ticket: ticket)
  }

  /// Forgets a file that has been renamed or removed.
  func forget(_ ticket: Ticket) {
    blockSignals()
    lock.lock()
    clear(ticket)
    lock.unlock()
    unblockSignals()
  }

  /// Removes all files and lets nobody create another: for the handler of a signal that ends the process.
  func removeAllForGood() {
    lock.lock()
    for slot in 0..<Self.capacity where unsafe names[slot * Self.longest] != 0 {
      unsafe unlink(names + slot * Self.longest)
    }
  }

  private func note(_ path: FilePath) -> Ticket {
    guard path.bytes.count < Self.longest else { return nil }
    for slot in 0..<Self.capacity where unsafe names[slot * Self.longest] == 0 {
      unsafe path.withCString { name in
        unsafe (names + slot * Self.longest).update(from: name, count: path.bytes.count + 1)
      }
      return slot
    }
    return nil
  }

  private func clear(_ ticket: Ticket) {
    if let ticket { unsafe names[ticket * Self.longest] = 0 }
  }

  private func blockSignals() { setMask(SIG_BLOCK) }
  private func unblockSignals() { setMask(SIG_UNBLOCK) }

  private func setMask(_ how: CInt) {
    var signals = Interruption.signalSet
    unsafe pthread_sigmask(how, &signals, nil)
  }
}

/// A temporary file that is open for writing.
struct TemporaryFile: ~Copyable {
  let path: FilePath
  let file: Descriptor
  let ticket: TemporaryFiles.Ticket
}
