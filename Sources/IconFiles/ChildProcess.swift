#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that is run for what it prints.
public enum ChildProcess {
  /// How a program has ended.
  public struct Result: Sendable {
    /// What it has written to standard output.
    public var output: [UInt8]
    /// Its exit status; 128 + n where signal n has ended it.
    public var status: Int32
  }

  /// Runs a program of the search path, with our own standard error and nothing to read: posix_spawnp(3).
  ///
  /// - Parameters:
  ///   - words: the program's name, and its arguments.
  ///   - limit: how many bytes it may print.
  /// - Throws: `FileError` where it cannot be started, or prints more.
  public static func run(_ words: [FilePath], limit: Int) throws(FileError) -> Result {
    let name = words.first ?? ""
    var ends: [CInt] = [-1, -1]
    guard unsafe ends.withUnsafeMutableBufferPointer({ unsafe pipe($0.baseAddress) }) == 0 else {
      throw FileError("run", name, code: errno)
    }
    let output = Descriptor(owning: ends[0])
    let process = try start(words, writingTo: Descriptor(owning: ends[1]), reading: ends[0])
    var bytes: [UInt8] = []
    var ended = false
    while !ended && bytes.count <= limit {
      let more = Transfer.read(output.number, capacity: 65_536)
      bytes += more.bytes
      ended = more.ended
    }
    // A program whose reader leaves is ended by that.
    _ = output.closed()
    var status: CInt = 0
    _ = retrying { unsafe waitpid(process, &status, 0) }
    guard bytes.count <= limit else { throw FileError("run", name, reason: "prints more than \(limit) bytes, the limit") }
    return Result(output: bytes, status: status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F)
  }

  private static func start(_ words: [FilePath], writingTo end: consuming Descriptor, reading: CInt) throws(FileError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, end.number, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_addclose(&actions, reading)
    unsafe posix_spawn_file_actions_addclose(&actions, end.number)
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // The threads that we work on may have signals blocked, and closed pipes are ignored: a program inherits both, and could not be ended.
    var (none, ignored) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&none)
    unsafe sigemptyset(&ignored)
    unsafe sigaddset(&ignored, SIGPIPE)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &ignored)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var process: pid_t = 0
    var arguments: [UnsafeMutablePointer<CChar>?] = unsafe words.map { word in unsafe word.withCString { unsafe strdup($0) } } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    let code = unsafe arguments.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress, let name = unsafe base.pointee else { return EINVAL }
      return unsafe posix_spawnp(&process, name, &actions, &attributes, base, environment)
    }
    guard code == 0 else { throw FileError("run", words.first ?? "", code: code) }
    return process
  }

  /// Our own variables, in C's form.
  private static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
      unsafe _NSGetEnviron().pointee
    #else
      unsafe environ
    #endif
  }
}
