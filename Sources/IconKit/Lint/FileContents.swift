import IconFiles

/// What is in a run's files: what is on the disk, but for those that have been changed in memory alone.
final class FileContents: @unchecked Sendable {
  /// The disk.
  static let onDisk = FileContents()

  private let lock = Lock()
  // What the lock guards: by path.
  private var changed: [String: [UInt8]] = [:]

  /// Lets a file have other bytes; with nil those on the disk again.
  func change(_ path: String, to bytes: [UInt8]?) { lock.withLock { changed[path] = bytes } }

  /// Reads a file whole.
  func read(_ path: FilePath, limit: Int) throws(FileError) -> [UInt8] {
    if let bytes = lock.withLock({ changed.isEmpty ? nil : changed[path.string] }) { return bytes }
    return try FileReader.read(path, limit: limit)
  }
}
