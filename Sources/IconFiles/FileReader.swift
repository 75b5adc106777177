#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads whole files.
public enum FileReader {
  /// Reads a file, a pipe or a device to its end.
  ///
  /// A file that is larger than the limit is refused before memory is taken for it; of a pipe, no more than the limit is ever held.
  public static func read(_ path: FilePath, limit: Int) throws(FileError) -> [UInt8] {
    let file = try Descriptor(opening: path, O_RDONLY)
    let status = try FileStatus(of: file.number, path: path)
    if status.kind == .folder { throw FileError("read", path, code: EISDIR) }
    guard status.size <= limit else { throw tooLarge(path, limit) }
    return try readAll(file.number, path, expected: status.kind == .regular ? status.size : 0, limit: limit)
  }

  /// Reads standard input to its end.
  public static func readStandardInput(limit: Int) throws(FileError) -> [UInt8] {
    try readAll(STDIN_FILENO, "standard input", expected: 0, limit: limit)
  }

  /// The first bytes of a file, as many as it has up to `count`.
  public static func head(of path: FilePath, count: Int) throws(FileError) -> [UInt8] {
    let file = try Descriptor(opening: path, O_RDONLY)
    let (bytes, _, code) = Transfer.read(file.number, capacity: count)
    guard code == 0 else { throw FileError("read", path, code: code) }
    return bytes
  }

  /// What pipes and devices are read in; the size of a Linux pipe.
  private static let chunk = 65_536

  private static func readAll(_ descriptor: CInt, _ path: FilePath, expected: Int, limit: Int) throws(FileError) -> [UInt8] {
    // One byte more than expected, so that the same read meets the end of the file: there alone a regular one gives less than is asked for.
    var (bytes, ended, code) =
      expected > 0 ? Transfer.read(descriptor, capacity: expected + 1, isRegular: true) : Transfer.read(descriptor, capacity: chunk)
    while !ended && bytes.count <= limit {
      let more = Transfer.read(descriptor, capacity: chunk)
      bytes += more.bytes
      (ended, code) = (more.ended, more.code)
    }
    guard code == 0 else { throw FileError("read", path, code: code) }
    guard bytes.count <= limit else { throw tooLarge(path, limit) }
    return bytes
  }

  private static func tooLarge(_ path: FilePath, _ limit: Int) -> FileError {
    let mebi = 1 << 20
    let text = limit >= mebi && limit % mebi == 0 ? "\(limit / mebi) MiB" : "\(limit) bytes"
    return FileError("read", path, reason: "larger than \(text), the limit")
  }
}
