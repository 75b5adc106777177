import IconFiles
import IconLint
import IconModel

/// The linters of a run that draws icons for several places, each made when it is first wanted.
public final class Linters: @unchecked Sendable {
  private let least: Severity
  private let lock = Lock()
  // What the lock guards: nearly always one.
  private var linters: [Linter] = []

  /// Makes an empty collection.
  ///
  /// - Parameter least: rules of lower levels are left out, which spares their time where nobody wants to hear what they find.
  public init(from least: Severity = .note) { self.least = least }

  func linter(for profile: Profile, size: Size?) -> Linter {
    lock.withLock {
      if let linter = linters.first(where: { $0.configuration.profile == profile && $0.configuration.size == size }) { return linter }
      let linter = Linter(forPictures: LintConfiguration(profile: profile, size: size), from: least)
      linters.append(linter)
      return linter
    }
  }
}
