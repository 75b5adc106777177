import IconFiles
import IconKit

/// The files that no result of a run may take the place of, by whatever path or link it gets there.
final class KeptFiles: Sendable {
  private let read: [FilePath]
  private let identities: Identities

  /// What the system knows the files by; asked for when a file is to be replaced for the first time, which most runs never do.
  private final class Identities: @unchecked Sendable {
    private let lock = Lock()
    // What the lock guards:
    private var known: Set<FileStatus.Identity>?

    func contain(_ identity: FileStatus.Identity, of files: [FilePath]) -> Bool {
      lock.withLock {
        let all = known ?? Set(files.compactMap { try? FileStatus(of: $0).identity })
        known = all
        return all.contains(identity)
      }
    }
  }

  /// Keeps what a run reads.
  init(_ read: [FilePath]) {
    self.read = read
    identities = Identities()
  }

  /// Why a file must stay; nil where it may be replaced.
  ///
  /// - Parameter isPicture: whether it is a picture that is to replace it: that is never meant to take the place of any source.
  func reason(toKeep path: FilePath, _ identity: FileStatus.Identity, isPicture: Bool) -> String? {
    if identities.contain(identity, of: read) { return "it is what this run reads, and would be lost" }
    guard isPicture, let head = try? FileReader.head(of: path, count: 64), IconSource.looksLikeSource(head) else { return nil }
    return "it is the source of an icon, and would be lost; remove it first if it is not needed"
  }

  /// Writes a result that belongs to no single file.
  func write(_ bytes: [UInt8], to path: FilePath, isPicture: Bool = false) throws(FileError) -> FileWriter.Outcome {
    try FileWriter.write(bytes, to: path, creatingFolders: true) { reason(toKeep: $0, $1, isPicture: isPicture) }
  }
}
