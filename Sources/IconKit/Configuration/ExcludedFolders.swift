public import IconFiles
import IconModel

/// Tells a walk which folders the configurations leave out, so that it need not look into them.
///
/// A folder that the configuration above it leaves out is left out whole, even if a configuration of its own lies in it.
public final class ExcludedFolders: @unchecked Sendable {
  private let lock = Lock()
  // What the lock guards.
  private var configurations: Configurations
  private var hasMet = false
  private let isNearest: Bool

  /// Makes a judge of folders; what is wrong with a configuration is the business of those who read it.
  public init(_ search: ConfigurationSearch) {
    isNearest = search == .nearest
    configurations =
      switch search {
      case .none: .none
      case .nearest: (try? .find(for: [])) ?? .none
      case .file(let file): (try? .file(FilePath(file))) ?? .none
      }
  }

  /// Whether a folder is left out.
  public func contains(_ folder: FilePath) -> Bool {
    lock.withLock {
      if isNearest, (try? configurations.find(for: [folder])) == nil { return false }
      let isExcluded = configurations.excludes(folder)
      if isExcluded { hasMet = true }
      return isExcluded
    }
  }

  /// Whether any was.
  public var haveBeenMet: Bool { lock.withLock { hasMet } }
}
