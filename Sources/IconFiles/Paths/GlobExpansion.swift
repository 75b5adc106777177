extension Glob {
  /// A path that a pattern stands for.
  struct Match {
    var path: FilePath
    /// How many bytes of the path lie before the pattern's first wildcard; nil for no pattern.
    ///
    /// They name the folder that a tree of results mirrors.
    var base: Int?
  }

  /// The paths that a pattern stands for, in order; hidden files only where a component begins with a dot.
  ///
  /// - Parameter visited: gets the folders that were looked into.
  static func expand(_ pattern: FilePath, _ visited: inout [FilePath]) -> [Match] {
    let parts = pattern.bytes.split(separator: slash).map { FilePath(bytes: Array($0)) }
    let literal = parts.prefix { !isPattern($0) }
    let root: FilePath = pattern.bytes.first == slash ? "/" : ""
    let start = literal.reduce(root) { $0.appending($1) }
    let base = start.bytes.count + (start.isEmpty || start.endsInSlash ? 0 : 1)
    var folders = [start]
    for (index, part) in parts.enumerated().dropFirst(literal.count) {
      let isLast = index == parts.count - 1
      var found: [FilePath] = []
      for folder in folders {
        found += part == "**" ? descendants(of: folder, withFiles: isLast, &visited) : children(of: folder, matching: part, &visited)
      }
      folders = found
    }
    return Set(folders).sorted().map { Match(path: $0, base: base) }
  }

  private static func children(of folder: FilePath, matching part: FilePath, _ visited: inout [FilePath]) -> [FilePath] {
    visited.append(folder)
    guard isPattern(part) else {
      let path = folder.appending(part)
      return FileStatus.exists(path) ? [path] : []
    }
    let glob = Glob(part)
    let showsHidden = part.bytes.first == dotByte
    let entries = (try? FolderListing.entries(of: folder)) ?? []
    return entries.filter { (showsHidden || $0.name.bytes.first != dotByte) && glob.matches($0.name) }.map { folder.appending($0.name) }
  }

  /// The folder and all folders in it, or all files in them; links are not followed, so that this ends.
  private static func descendants(of folder: FilePath, withFiles: Bool, _ visited: inout [FilePath]) -> [FilePath] {
    var found: [FilePath] = withFiles ? [] : [folder]
    var pending = [folder]
    while let next = pending.popLast() {
      visited.append(next)
      for entry in (try? FolderListing.entries(of: next)) ?? [] where !FileWalk.isSkipped(entry.name) {
        let path = next.appending(entry.name)
        let isFolder = (entry.kind ?? (try? FileStatus(of: path, followingLinks: false))?.kind) == .folder
        if isFolder { pending.append(path) }
        if isFolder != withFiles { found.append(path) }
      }
    }
    return found
  }
}
