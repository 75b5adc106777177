#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Writes whole files, or leaves them as they were.
public enum FileWriter {
  /// What writing came to.
  public enum Outcome: Sendable, Hashable {
    case written
    /// The file had these bytes already, and has not been touched.
    case unchanged
  }

  /// Puts bytes into a file.
  ///
  /// They go to a file without a name, or to a temporary one in the same folder, which then takes the file's name and mode: a reader sees the
  /// old file or the new one, never half of one. Links are followed to the file they mean. Devices and pipes are written straight.
  /// - Parameters:
  ///   - creatingFolders: whether folders on the way that do not exist are made.
  ///   - reasonToKeep: asked about a file with other bytes before it is replaced: why it must stay, if it must.
  public static func write(
    _ bytes: [UInt8], to path: FilePath, creatingFolders: Bool = false,
    unless reasonToKeep: (FilePath, FileStatus.Identity) -> String? = { _, _ in nil }
  ) throws(FileError) -> Outcome {
    if path.endsInSlash { throw FileError("write", path, code: EISDIR) }
    #if os(Linux)
      // The kernel makes no second file of a name, so that nothing has to be asked where none is expected.
      if expectation.isNew, NamelessFile.write(bytes, as: path) { return .written }
    #endif
    let own = try status(of: path, followingLinks: false)
    expectation.isNew = own == nil
    guard let own else {
      try create(path, with: bytes, creatingFolders: creatingFolders)
      return .written
    }
    let target = own.kind == .link ? try linkTarget(of: path) : path
    guard let status = own.kind == .link ? try status(of: path, followingLinks: true) : own else {
      do { try create(target, with: bytes, creatingFolders: creatingFolders) } catch { throw error.naming(path) }
      return .written
    }
    switch status.kind {
    case .folder: throw FileError("write", path, code: EISDIR)
    case .special, .link: try writeStraight(bytes, to: path)
    case .regular:
      if status.size == bytes.count, (try? FileReader.read(path, limit: bytes.count)) == bytes { return .unchanged }
      if let reason = reasonToKeep(target, status.identity) { throw FileError("write", path, reason: reason) }
      // What is write-protected was so on purpose; renaming would not ask.
      guard unsafe path.withCString({ unsafe access($0, W_OK) }) == 0 else { throw FileError("write", path, code: errno) }
      let isItself = own.kind == .link ? try FileStatus(of: target, followingLinks: false).identity == status.identity : true
      if isItself {
        try replace(target, with: bytes, mode: status.mode)
      } else {
        // A name that leads elsewhere than its text says, such as /dev/stdout.
        try writeStraight(bytes, to: path, truncating: true)
      }
    }
    return .written
  }

  private static let expectation = Expectation()

  /// Writes bytes to standard output.
  public static func writeStandardOutput(_ bytes: [UInt8]) throws(FileError) {
    let code = Transfer.write(bytes, to: STDOUT_FILENO)
    guard code == 0 else { throw FileError("write", subject: "standard output", code: code) }
  }

  /// Writes bytes to standard error; there is nobody left to tell if that fails.
  public static func writeStandardError(_ bytes: [UInt8]) { _ = Transfer.write(bytes, to: STDERR_FILENO) }

  /// Removes a file: unlink(2).
  public static func remove(_ path: FilePath) throws(FileError) {
    guard unsafe path.withCString({ unsafe unlink($0) }) == 0 else { throw FileError("remove", path, code: errno) }
  }

  /// Makes a folder and those above it, where they do not exist: mkdir(2).
  public static func createFolder(_ path: FilePath) throws(FileError) {
    for end in path.bytes.indices.dropFirst() where path.bytes[end] == slash { try createOne(FilePath(bytes: Array(path.bytes[..<end]))) }
    try createOne(path)
  }

  private static func createOne(_ folder: FilePath) throws(FileError) {
    if folder.isEmpty || FileStatus.isFolder(folder) { return }
    let result = unsafe folder.withCString { unsafe mkdir($0, 0o777) }
    let code = errno
    // Another process or thread may have made it in between.
    guard result == 0 || FileStatus.isFolder(folder) else { throw FileError("create", folder, code: code) }
  }

  /// The status of a path, or of what it leads to; nil where there is nothing yet.
  private static func status(of path: FilePath, followingLinks: Bool) throws(FileError) -> FileStatus? {
    do { return try FileStatus(ifPresent: path, followingLinks: followingLinks) } catch { throw error.naming(path) }
  }

  private static func create(_ path: FilePath, with bytes: [UInt8], creatingFolders: Bool) throws(FileError) {
    do {
      try add(path, with: bytes)
    } catch {
      guard error.isMissing, creatingFolders else { throw error.naming(path) }
      try createFolder(path.folder)
      do { try add(path, with: bytes) } catch { throw error.naming(path) }
    }
  }

  /// Makes a file that is not there yet.
  private static func add(_ path: FilePath, with bytes: [UInt8]) throws(FileError) {
    #if os(Linux)
      if NamelessFile.write(bytes, as: path) { return }
    #endif
    try replace(path, with: bytes, mode: nil)
  }

  private static func writeStraight(_ bytes: [UInt8], to path: FilePath, truncating: Bool = false) throws(FileError) {
    let file = try Descriptor(opening: path, truncating ? O_WRONLY | O_TRUNC : O_WRONLY)
    let code = Transfer.write(bytes, to: file.number)
    guard code == 0 else { throw FileError("write", path, code: code) }
  }

  private static func replace(_ target: FilePath, with bytes: [UInt8], mode: mode_t?) throws(FileError) {
    let temporary = try TemporaryFiles.shared.create(beside: target)
    let (path, ticket) = (temporary.path, temporary.ticket)
    defer { TemporaryFiles.shared.forget(ticket) }
    if let code = fill(temporary.file, with: bytes, mode: mode) ?? rename(path, to: target) {
      unsafe path.withCString { _ = unsafe unlink($0) }
      throw FileError("write", target, code: code)
    }
  }

  /// Gives the error number of what failed.
  private static func fill(_ file: consuming Descriptor, with bytes: [UInt8], mode: mode_t?) -> CInt? {
    let code = Transfer.write(bytes, to: file.number)
    if code != 0 { return code }
    // The bits that the process may not set are let go, as cp(1) does.
    if let mode { _ = fchmod(file.number, mode) }
    return file.closed()
  }

  private static func rename(_ old: FilePath, to new: FilePath) -> CInt? {
    unsafe old.withCString { old in unsafe new.withCString { new in unsafe Self.rename(old, new) == 0 ? nil : errno } }
  }

  #if canImport(Darwin)
    private static let rename = unsafe Darwin.rename
  #else
    private static let rename = unsafe Glibc.rename
  #endif

  /// The path that links at a path lead to, even where nothing is there yet: readlink(2).
  private static func linkTarget(of path: FilePath) throws(FileError) -> FilePath {
    var current = path
    // As many as Linux follows.
    for _ in 0..<40 {
      let capacity = Int(PATH_MAX)
      let text = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        let raw = unsafe UnsafeMutableRawBufferPointer(buffer).bindMemory(to: CChar.self)
        guard let start = raw.baseAddress else { return }
        count = unsafe max(0, current.withCString { unsafe readlink($0, start, capacity) })
      }
      if text.isEmpty { return current }
      current = text.first == slash ? FilePath(bytes: text) : current.folder.appending(FilePath(bytes: text))
    }
    throw FileError("write", path, code: ELOOP)
  }
}

extension FileError {
  /// The same failure, told of the file that the caller knows.
  fileprivate func naming(_ path: FilePath) -> FileError { FileError("write", path, code: code) }
}

/// Whether the next file is expected to be new, as it mostly is after a new one: each question to the kernel takes a fortieth of an icon's time.
private final class Expectation: @unchecked Sendable {
  private let lock = Lock()
  private var lastWasNew = false

  var isNew: Bool {
    get { lock.withLock { lastWasNew } }
    set { lock.withLock { lastWasNew = newValue } }
  }
}
