import IconFiles
import IconLint
import IconModel

/// What each file of a run is checked against.
struct LintPlan: Sendable {
  /// What holds for some of the files.
  struct Checker: Sendable {
    let linter: Linter
    /// What holds for a source with a profile of its own, but for that; nil where the profile was asked for, and the source's does not count.
    let ownProfiles: LintConfiguration?
    /// For images in asset catalogs, which are for many places; nil where one was asked for.
    let catalogs: (templates: Linter, images: Linter)?

    init(_ options: LintOptions, _ settings: FileSettings) {
      linter = Linter(options.configuration(for: settings))
      guard options.profile == nil else {
        ownProfiles = nil
        catalogs = nil
        return
      }
      let own = options.configuration(for: settings.withoutPlace)
      ownProfiles = own
      let linter = { (isTemplate: Bool) in
        var configuration = own
        configuration.profile = CatalogSubject.profile(isTemplate: isTemplate)
        configuration.isProfileChosen = true
        // Each image says whether it is a template: rules for these are named for them, and not for those in colour.
        if !isTemplate { configuration.leaveOutRulesForTemplates() }
        return Linter(configuration)
      }
      catalogs = settings.isPlaceOfSome ? nil : (linter(true), linter(false))
    }

    private init(linter: Linter, ownProfiles: LintConfiguration?) {
      self.linter = linter
      self.ownProfiles = ownProfiles
      catalogs = nil
    }

    /// The checker with another linter for sources without a profile of their own.
    func with(_ linter: Linter) -> Checker { Checker(linter: linter, ownProfiles: ownProfiles) }

    /// The linter for a source.
    func linter(for source: IconSource) -> Linter {
      guard var configuration = ownProfiles, source.icon?.profile != nil else { return linter }
      configuration.profile = source.profile
      return Linter(configuration)
    }
  }

  let checkers: [Checker]
  let configurations: Configurations
  /// For each file its checker; empty where there is but one.
  private let indices: [Int]

  init(files: [FilePath], options: LintOptions) {
    configurations = options.configurations
    guard !options.configurations.isEmpty else {
      checkers = [Checker(options, FileSettings())]
      indices = []
      return
    }
    var checkers: [Checker] = []
    var known: [Configurations.Key: Int] = [:]
    indices = files.map { file in
      let key = options.configurations.key(for: file)
      if let index = known[key] { return index }
      known[key] = checkers.count
      checkers.append(Checker(options, options.configurations.settings(for: key)))
      return checkers.count - 1
    }
    self.checkers = checkers.isEmpty ? [Checker(options, FileSettings())] : checkers
  }

  /// The index of a file's checker.
  func index(of file: Int) -> Int { indices.isEmpty ? 0 : indices[file] }

  subscript(file: Int) -> Checker { checkers[index(of: file)] }

  /// What all files together show: each checker looks at all, and speaks of its own.
  ///
  /// - Parameter order: the indices of the tree's files.
  func findings(in tree: TreeSubject, order: [Int]) -> [Finding] {
    guard checkers.count > 1 else { return checkers[0].linter.lint(tree) }
    var owners: [String: Int] = [:]
    for (file, index) in zip(tree.files, order) { owners[file.path] = self.index(of: index) }
    return checkers.indices.flatMap { checker in checkers[checker].linter.lint(tree).filter { owners[$0.path] == checker } }
  }
}

extension LintConfiguration {
  fileprivate mutating func leaveOutRulesForTemplates() {
    let isKept = { (id: String) in RuleCatalog.rule(id: id)?.isForTemplates == false }
    settings = settings.filter { isKept($0.key) }
    only = only?.filter(isKept)
  }
}

extension FileSettings {
  /// The settings without what goes with a profile.
  fileprivate var withoutPlace: FileSettings {
    var settings = self
    settings.leavePlace()
    return settings
  }
}

extension LintOptions {
  /// The options on top of what a configuration says.
  func configuration(for settings: FileSettings) -> LintConfiguration {
    // Size and scales go with the profile that they were said for.
    let place = profile == nil ? settings : FileSettings()
    var levels = settings.levels.mapValues(\.value)
    // Whoever asks for rules by name wants to see them.
    for id in only where levels[id] == .off { levels[id] = nil }
    for id in disabled { levels[id] = .off }
    var configuration = LintConfiguration(
      profile: profile ?? place.profile?.value ?? .tabbar, size: size ?? place.size?.value, scales: scales ?? place.scales?.value,
      settings: levels, only: only.isEmpty ? nil : Array(only), thresholds: settings.thresholds.mapValues(\.value))
    configuration.drawingArea = place.fit?.value
    configuration.isProfileChosen = profile != nil || place.profile != nil
    return configuration
  }
}
