import IconFiles
import IconKit

/// A state of the project that git keeps.
struct GitRevision: Sendable {
  /// As the user says it: `main`, `HEAD~2`.
  let name: String
  /// The commit's hash, which no option looks like.
  private let hash: FilePath

  /// As much as git may list; some hundred thousand paths.
  private static let listLimit = 64 << 20

  /// Looks whether there is such a revision.
  init(_ name: String) throws(Failure) {
    self.name = name
    // Asked first, since git says itself what it misses, and once is enough.
    if try Self.git(["rev-parse", "--git-dir"]).status != 0 {
      throw .message("the current folder is in no repository of git, which '\(name.printable)' could be a revision of")
    }
    let result = try Self.git(["rev-parse", "--verify", "--quiet", "--end-of-options", FilePath(name + "^{commit}")])
    hash = FilePath(bytes: result.output.filter { $0 != UInt8(ascii: "\n") })
    if result.status != 0 || hash.isEmpty { throw .message("git knows no revision '\(name.printable)' here") }
  }

  /// The files of some paths that are not as they were, new ones too, from the current folder on and in their order.
  func changed(in paths: [FilePath]) throws(Failure) -> [FilePath] {
    let options: [FilePath] = ["diff", "--name-only", "--no-renames", "--no-ext-diff", "--relative", "-z", hash, "--"]
    let changed = try Self.list(options + paths)
    let new = try Self.list(["ls-files", "--others", "--exclude-standard", "-z", "--"] + paths)
    return Array(Set(changed + new)).sorted()
  }

  /// A file as it was; nil where it was not there.
  func bytes(of path: FilePath, limit: Int) throws(Failure) -> [UInt8]? {
    let object = hash.adding(":./").adding(path)
    if try Self.list(["ls-tree", "--name-only", "-z", hash, "--", path]).isEmpty { return nil }
    let result = try Self.git(["cat-file", "blob", object], limit: limit)
    if result.status != 0 { throw .message("git cannot read \(path.display) of '\(name.printable)'") }
    return result.output
  }

  private static func list(_ words: [FilePath]) throws(Failure) -> [FilePath] {
    let result = try git(words)
    if result.status != 0 { throw .message("git \(words[0].display) has failed with status \(result.status)") }
    return result.output.split(separator: 0).map { FilePath(bytes: Array($0)) }
  }

  private static func git(_ words: [FilePath], limit: Int = listLimit) throws(Failure) -> ChildProcess.Result {
    do throws(FileError) { return try ChildProcess.run(["git", "--literal-pathspecs"] + words, limit: limit) } catch { throw .file(error) }
  }
}
