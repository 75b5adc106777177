/// Finds the files that a command line means: files themselves, folders with all that lies in them, patterns.
public struct FileWalk: Sendable {
  /// A file that was found.
  public struct File: Sendable, Hashable {
    /// As named, or joined to the folder named.
    public var path: FilePath
    /// Where the path below the named folder begins: what a tree of results mirrors.
    var base: Int

    /// The path below the folder that was named; the name alone for a file that was named itself.
    public var relative: FilePath { FilePath(bytes: Array(path.bytes[base...])) }

    /// Where the file lies in another folder, as deep as below the one that was named, without its name's ending.
    public func stem(in folder: FilePath) -> FilePath {
      folder.appending(path.bytes[base..<(path.dot ?? path.bytes.count)])
    }
  }

  /// What was found, and what could not be looked at.
  public struct Result: Sendable {
    /// In the order of the command line, and inside a folder in the order of names.
    public var files: [File] = []
    /// Paths that do not exist, folders that cannot be read, patterns that mean nothing.
    public var errors: [FileError] = []
    /// Folders that were named and hold none of the files wanted.
    public var empty: [FilePath] = []
    /// Folders that all this hangs on: as long as nothing happens in them, the same would be found.
    ///
    /// For a path that does not exist, the nearest folder above it that does.
    public var folders: Set<FilePath> = []

    fileprivate mutating func see(_ folder: FilePath) { folders.insert(folder.isEmpty ? "." : folder) }

    fileprivate mutating func see(nearest path: FilePath) {
      var folder = path
      while !folder.isEmpty && !FileStatus.isFolder(folder) { folder = folder.folder }
      see(folder)
    }
  }

  /// How a path was given.
  public enum Root: Sendable, Hashable {
    /// On the command line: it may be a pattern.
    case operand(FilePath)
    /// In a list: it means what it says.
    case listed(FilePath)
  }

  /// Whether a regular file in a folder is wanted; files that are named themselves always are.
  private let accepts: @Sendable (FilePath) -> Bool
  /// Whether a folder in a folder is looked into; one that is named itself always is.
  private let enters: @Sendable (FilePath) -> Bool
  private let excluded: [Glob]

  /// Makes a walk that looks for some files, and passes by what a pattern means and folders that it does not enter, told by their paths.
  public init(
    excluding excluded: [Glob] = [], entering enters: @escaping @Sendable (FilePath) -> Bool = { _ in true },
    accepting accepts: @escaping @Sendable (FilePath) -> Bool
  ) {
    self.enters = enters
    self.accepts = accepts
    self.excluded = excluded
  }

  /// Finds the files; each once, however often it is named.
  public func files(in roots: [Root]) -> Result {
    var result = Result()
    var matches: [Glob.Match] = []
    for root in roots {
      do throws(FileError) { matches += try Self.matches(of: root, &result) } catch { result.errors.append(error) }
    }
    for match in matches {
      do throws(FileError) { result.files += try files(at: match.path, base: match.base, &result) } catch {
        result.errors.append(error)
        result.see(nearest: match.path)
      }
    }
    // Only several paths can lead to one file: a walk meets each but once.
    if matches.count > 1 {
      var seen = Set<FilePath>()
      result.files.removeAll { !seen.insert($0.path.normalized).inserted }
    }
    return result
  }

  private static let skipped: [FilePath] = ["node_modules", "DerivedData", "Pods"]

  /// Whether a walk passes by a name: hidden files, and folders of things that others have made.
  static func isSkipped(_ name: FilePath) -> Bool {
    name.bytes.first == dotByte || skipped.contains(name)
  }

  private static func matches(of root: Root, _ result: inout Result) throws(FileError) -> [Glob.Match] {
    switch root {
    case .listed(let path): return [Glob.Match(path: path, base: nil)]
    case .operand(let path):
      // A file may have brackets in its name.
      if !Glob.isPattern(path) || FileStatus.exists(path) { return [Glob.Match(path: path, base: nil)] }
      var visited: [FilePath] = []
      let matches = Glob.expand(path, &visited)
      for folder in visited { result.see(nearest: folder) }
      if matches.isEmpty { throw FileError("find", path, reason: "no file matches") }
      return matches
    }
  }

  private func files(at path: FilePath, base: Int?, _ result: inout Result) throws(FileError) -> [File] {
    let status = try FileStatus(of: path)
    if isExcluded(path) { return [] }
    // Reading a pipe that a pattern happens to mean would wait for ever.
    if status.kind == .special, base != nil { return [] }
    // A link may come to lead elsewhere.
    if status.kind != .folder || (try? FileStatus(of: path, followingLinks: false))?.kind == .link { result.see(path.folder) }
    guard status.kind == .folder else {
      return [File(path: path, base: base ?? path.bytes.count - path.name.bytes.count)]
    }
    let errors = result.errors.count
    let found = walk(path, base: base, identity: status.identity, &result)
    // A pattern that means many folders may mean empty ones too, and what cannot be read has been told.
    if found.isEmpty && base == nil && result.errors.count == errors { result.empty.append(path) }
    return found
  }

  private func walk(_ root: FilePath, base: Int?, identity: FileStatus.Identity, _ result: inout Result) -> [File] {
    let base = base ?? (root.endsInSlash ? root.bytes.count : root.bytes.count + 1)
    var found: [File] = []
    var frontier = Frontier(root: root, identity: identity)
    while let folder = frontier.next() {
      result.see(folder)
      do throws(FileError) {
        for entry in try FolderListing.entries(of: folder) where !Self.isSkipped(entry.name) {
          let path = folder.appending(entry.name)
          if excludes(path) { continue }
          switch kind(of: entry, at: path) {
          case .regular: if accepts(path) { found.append(File(path: path, base: base)) }
          case .folder: if enters(path) { frontier.add(path) }
          case .link: if enters(path) { frontier.addLink(path) }
          case .special: break
          }
        }
      } catch {
        result.errors.append(error)
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  /// What an entry is for the walk: a link to a file is a file (also one that leads nowhere, which reading will tell), one to a folder a link.
  private func kind(of entry: FolderListing.Entry, at path: FilePath) -> FileStatus.Kind {
    let own = entry.kind ?? (try? FileStatus(of: path, followingLinks: false))?.kind ?? .regular
    guard own == .link else { return own }
    let target = (try? FileStatus(of: path))?.kind ?? .regular
    return target == .folder ? .link : target
  }

  private func excludes(_ path: FilePath) -> Bool { excluded.contains { $0.matchesEnd(of: path) } }

  /// Whether a path that was named, or a folder on the way to it, is excluded.
  private func isExcluded(_ path: FilePath) -> Bool { excluded.contains { $0.covers(path) } }
}

/// The folders of a walk that are still to be seen; each comes out once, however many links lead to it.
private struct Frontier {
  private var folders: [FilePath]
  // Links wait until all real folders have been seen, so that each file is found under its own name first.
  private var links: [FilePath] = []
  private var visited: Set<FileStatus.Identity>

  init(root: FilePath, identity: FileStatus.Identity) {
    folders = [root]
    visited = [identity]
  }

  mutating func add(_ folder: FilePath) {
    if isNew(folder) { folders.append(folder) }
  }

  mutating func addLink(_ link: FilePath) { links.append(link) }

  mutating func next() -> FilePath? {
    if let folder = folders.popLast() { return folder }
    links.sort(by: >)
    while let link = links.popLast() {
      if isNew(link) { return link }
    }
    return nil
  }

  private mutating func isNew(_ folder: FilePath) -> Bool {
    // What cannot be asked is told when it cannot be read.
    guard let status = try? FileStatus(of: folder) else { return true }
    return visited.insert(status.identity).inserted
  }
}
