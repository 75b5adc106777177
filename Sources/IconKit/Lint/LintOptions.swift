@_exported public import IconLint
public import IconModel

/// What to check files against.
public struct LintOptions: Sendable {
  /// nil: `tabbar` for PNGs, and a source's own.
  public var profile: Profile?
  /// In points, instead of the profile's size.
  public var size: Size?
  /// The scales that must be there, instead of the profile's.
  public var scales: [Int]?
  /// Rule ids; empty for all that are on by default.
  public var only: Set<String>
  /// Rule ids that are off.
  public var disabled: Set<String>
  /// What files are to be held against besides; what is said above goes before it.
  public var configurations: Configurations
  /// Threads; nil for one a processor.
  public var jobs: Int?

  /// Makes options; without any, files are checked as tab-bar icons.
  public init(
    profile: Profile? = nil, size: Size? = nil, scales: [Int]? = nil, only: Set<String> = [], disabled: Set<String> = [],
    configurations: Configurations = .none, jobs: Int? = nil
  ) {
    self.profile = profile
    self.size = size
    self.scales = scales
    self.only = only
    self.disabled = disabled
    self.configurations = configurations
    self.jobs = jobs
  }

  /// Whether no rule is on.
  public var checksNothing: Bool { Linter(configuration).rules.isEmpty }

  /// What holds where no configuration says anything.
  var configuration: LintConfiguration { configuration(for: FileSettings()) }
}

/// What a check of files has found.
public struct LintReport: Sendable, Hashable {
  /// In the order of the files, and for each file in the order of the rules.
  public var findings: [Finding]
  /// The files that were checked.
  public var paths: [String]
  /// How many findings a baseline has accepted, which are no longer in the list; nil where there was none.
  public var accepted: Int?
  /// How many findings were repaired, which are no longer in the list; nil where nobody wanted that.
  public var repaired: Int?
  /// Whether ``repaired`` counts what would be repaired, and nothing was written.
  public var isRehearsal = false

  /// Makes a report.
  public init(findings: [Finding], paths: [String]) {
    self.findings = findings
    self.paths = paths
  }

  public var files: Int { paths.count }
  public var errors: Int { findings.count { $0.level == .error } }
  public var warnings: Int { findings.count { $0.level == .warning } }
  public var notes: Int { findings.count { $0.level == .note } }
}
