/// A list of paths, as `find` and `git ls-files` print it.
public enum PathList {
  /// How the paths of a list are told apart.
  public enum Separator: Sendable, Hashable {
    /// One a line.
    case lines
    /// A NUL behind each, which no path can hold.
    case nul
  }

  /// The paths of a list; nil where lines are wanted and there are NULs between the paths.
  public static func paths(in list: [UInt8], separatedBy separator: Separator) -> [FilePath]? {
    switch separator {
    case .nul: return list.split(separator: 0).map { FilePath(bytes: Array($0)) }
    case .lines:
      if list.contains(0) { return nil }
      return list.split(separator: 0x0A).compactMap { line in
        let line = line.last == 0x0D ? line.dropLast() : line
        return line.isEmpty ? nil : FilePath(bytes: Array(line))
      }
    }
  }
}
