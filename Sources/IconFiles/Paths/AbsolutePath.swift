#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension FilePath {
  /// The folder that relative paths begin at: getcwd(3); `.` where it is gone.
  public static var current: FilePath {
    let capacity = Int(PATH_MAX)
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      let raw = unsafe UnsafeMutableRawBufferPointer(buffer).bindMemory(to: CChar.self)
      guard let start = raw.baseAddress, let end = unsafe getcwd(start, capacity) else { return }
      count = unsafe strlen(end)
    }
    return bytes.isEmpty ? "." : FilePath(bytes: bytes)
  }

  /// The path from the root on, without `.` and `..`; what links lead to is not looked at.
  public func absolute(in folder: FilePath = .current) -> FilePath {
    let path = bytes.first == slash ? self : folder.appending(self)
    var parts: [ArraySlice<UInt8>] = []
    for part in path.bytes.split(separator: slash) {
      switch Array(part) {
      case [dotByte]: break
      case [dotByte, dotByte]: _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return FilePath(bytes: [slash] + Array(parts.joined(separator: [slash])))
  }

  /// The file that the path leads to, from the root on and without links: realpath(3); nil where there is none.
  public var resolved: FilePath? {
    guard let text = unsafe withCString({ unsafe realpath($0, nil) }) else { return nil }
    defer { unsafe free(text) }
    return FilePath(bytes: unsafe Array(UnsafeRawBufferPointer(start: text, count: strlen(text))))
  }

  /// What is left of an absolute path below an absolute folder; nil for one that is elsewhere.
  public func below(_ folder: FilePath) -> FilePath? {
    let start = folder.bytes.last == slash ? folder.bytes.count : folder.bytes.count + 1
    guard bytes.count >= start, bytes.starts(with: folder.bytes), bytes[start - 1] == slash else { return nil }
    return FilePath(bytes: Array(bytes[start...]))
  }

  /// The way from an absolute folder to an absolute path.
  public func relative(to folder: FilePath) -> FilePath {
    let (own, other) = (bytes.split(separator: slash), folder.bytes.split(separator: slash))
    let common = zip(own, other).prefix { $0 == $1 }.count
    let up = Array(repeating: ArraySlice([dotByte, dotByte]), count: other.count - common)
    return FilePath(bytes: Array((up + own[common...]).joined(separator: [slash])))
  }

  /// Whether the path names something in a folder, and nothing deeper.
  public func isDirectly(in folder: FilePath) -> Bool {
    let start = folder.isEmpty ? 0 : folder.endsInSlash ? folder.bytes.count : folder.bytes.count + 1
    guard bytes.count > start, bytes.starts(with: folder.bytes), start == 0 || bytes[start - 1] == slash else { return false }
    return !bytes[start...].contains(slash)
  }

  /// An absolute path as messages name it: from the current folder on, where it is below.
  public func fromHere(_ current: FilePath = .current) -> FilePath { below(current) ?? self }
}

extension Glob {
  /// Whether the pattern means a path, or a folder on the way to it, by its last components.
  ///
  /// So `docs` means all that is in folders of this name, `*.tmp.png` means files, and `menu/**` what is below such a folder.
  public func covers(_ path: FilePath) -> Bool {
    var path = path
    while !path.isEmpty && path != "/" {
      if matchesEnd(of: path) { return true }
      path = path.folder
    }
    return false
  }
}
