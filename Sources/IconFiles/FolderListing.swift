#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What lies in a folder.
public enum FolderListing {
  struct Entry {
    var name: FilePath
    /// nil where the file system does not say without being asked for each file.
    var kind: FileStatus.Kind?
  }

  /// The names of what lies in a folder and is no folder, in the order of their bytes, without hidden files.
  public static func fileNames(in folder: FilePath) throws(FileError) -> [FilePath] {
    try entries(of: folder).filter { $0.kind != .folder && $0.name.bytes.first != dotByte }.map(\.name)
  }

  /// The entries of a folder in the order of their names' bytes, without `.` and `..`: readdir(3).
  static func entries(of folder: FilePath) throws(FileError) -> [Entry] {
    let path: FilePath = folder.isEmpty ? "." : folder
    guard let stream = unsafe path.withCString({ unsafe opendir($0) }) else { throw FileError("read", folder, code: errno) }
    defer { unsafe closedir(stream) }
    var entries: [Entry] = []
    while true {
      // The end and an error look the same but for errno.
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        guard errno == 0 else { throw FileError("read", folder, code: errno) }
        break
      }
      let name = unsafe Self.name(of: entry)
      let isDots = name.count <= 2 && name.allSatisfy { $0 == dotByte }
      if !isDots { entries.append(Entry(name: FilePath(bytes: name), kind: unsafe Self.kind(ofType: Int32(entry.pointee.d_type)))) }
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// Read where it lies: the field may be longer than its declared size.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { preconditionFailure("d_name is a stored field") }
    let start = unsafe UnsafeRawPointer(entry) + offset
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: strlen(start.assumingMemoryBound(to: CChar.self))))
  }

  private static func kind(ofType type: Int32) -> FileStatus.Kind? {
    // The DT_ constants, whose Swift types differ between systems.
    switch type {
    case 4: .folder
    case 8: .regular
    case 10: .link
    case 0: nil
    default: .special
    }
  }
}
