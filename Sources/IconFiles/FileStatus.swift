#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the system knows about a file.
public struct FileStatus: Sendable, Hashable {
  /// What a file is.
  public enum Kind: Sendable, Hashable {
    case regular
    case folder
    case link
    /// A device, a pipe or a socket: to be written straight, never replaced.
    case special
  }

  /// Tells one file from every other, whatever its names.
  public struct Identity: Sendable, Hashable {
    var device: UInt64
    var inode: UInt64
  }

  public var kind: Kind
  /// In bytes.
  public var size: Int
  public var identity: Identity
  /// When the content has last changed, in nanoseconds since 1970.
  public var modified: Int64
  /// The permissions and what else chmod(2) sets.
  var mode: mode_t

  /// Asks for a file's status: stat(2), or lstat(2) for a link itself.
  public init(of path: FilePath, followingLinks: Bool = true) throws(FileError) {
    guard let status = try FileStatus(ifPresent: path, followingLinks: followingLinks) else { throw FileError("open", path, code: errno) }
    self = status
  }

  /// Asks for a file's status; nil, and `errno` says more, where there is no such file.
  init?(ifPresent path: FilePath, followingLinks: Bool) throws(FileError) {
    var status = stat()
    let result = unsafe path.withCString { name in followingLinks ? unsafe stat(name, &status) : unsafe lstat(name, &status) }
    guard result == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw FileError("open", path, code: errno)
    }
    self.init(status)
  }

  /// Asks for an open file's status: fstat(2).
  init(of descriptor: CInt, path: FilePath) throws(FileError) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw FileError("read", path, code: errno) }
    self.init(status)
  }

  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .special
      }
    size = Int(status.st_size)
    identity = Identity(device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino))
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    mode = status.st_mode & 0o7777
  }

  /// Whether a folder can be found at a path.
  public static func isFolder(_ path: FilePath) -> Bool { (try? FileStatus(of: path))?.kind == .folder }

  /// Whether anything can be found at a path.
  public static func exists(_ path: FilePath) -> Bool { (try? FileStatus(of: path)) != nil }
}
