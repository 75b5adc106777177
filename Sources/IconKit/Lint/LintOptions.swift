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
  /// Threads; nil for one a processor.
  public var jobs: Int?

  /// Makes options; without any, files are checked as tab-bar icons.
  public init(
    profile: Profile? = nil, size: Size? = nil, scales: [Int]? = nil, only: Set<String> = [], disabled: Set<String> = [], jobs: Int? = nil
  ) {
    self.profile = profile
    self.size = size
    self.scales = scales
    self.only = only
    self.disabled = disabled
    self.jobs = jobs
  }

  /// Whether no rule is on.
  public var checksNothing: Bool { Linter(configuration).rules.isEmpty }

  var configuration: LintConfiguration {
    LintConfiguration(
      profile: profile ?? .tabbar, size: size, scales: scales, settings: Dictionary(uniqueKeysWithValues: disabled.map { ($0, .off) }),
      only: only.isEmpty ? nil : Array(only))
  }
}

/// What a check of files has found.
public struct LintReport: Sendable, Hashable {
  /// In the order of the files, and for each file in the order of the rules.
  public var findings: [Finding]
  /// The files that were checked.
  public var paths: [String]

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
