public import IconModel

/// What holds for the files of a run: the profile, and what the user has set otherwise.
public struct LintConfiguration: Sendable {
  /// What a configuration says of a rule.
  public enum Setting: Sendable, Hashable {
    case off
    case on(Severity)
  }

  public var profile: Profile
  /// Whether somebody has said that the profile holds, and it is not only taken where nothing is said.
  public var isProfileChosen = false
  /// In points, instead of the profile's size.
  public var size: Size?
  /// The scales that must be there, instead of the profile's.
  public var scales: [Int]?
  /// The area inside the canvas that drawings fill, in points, centred; nil: all of it.
  public var drawingArea: Size?
  /// Settings by rule id.
  public var settings: [String: Setting]
  /// If not nil, rules of other ids are off.
  public var only: [String]?
  /// Replacements by ``Threshold/key``; values outside the allowed range are ignored (whoever reads the configuration complains).
  public var thresholds: [String: Double]

  /// Makes a configuration.
  public init(
    profile: Profile = .tabbar, size: Size? = nil, scales: [Int]? = nil, settings: [String: Setting] = [:], only: [String]? = nil,
    thresholds: [String: Double] = [:]
  ) {
    self.profile = profile
    self.size = size
    self.scales = scales
    self.settings = settings
    self.only = only
    self.thresholds = thresholds
  }

  /// The level a rule's findings have, or nil where the rule is off.
  func level(of rule: Rule) -> Severity? {
    if let only, !only.contains(rule.id) { return nil }
    switch settings[rule.id] {
    case .off: return nil
    case .on(let level): return level
    case nil: break
    }
    if let level = profile.levels[rule.id] { return level }
    // Whoever names a rule wants to see it, be it off by default or for other images.
    if only != nil { return rule.level ?? .note }
    return rule.subjects == .templates && !profile.isTemplate ? nil : rule.level
  }
}

/// What rules may ask for while they check.
struct LintContext: Sendable {
  /// With the configuration's own size and scales.
  let profile: Profile
  /// See ``LintConfiguration/isProfileChosen``.
  let isProfileChosen: Bool
  /// Pixels a point: the scale the file's name states.
  var scale = 1
  /// See ``LintConfiguration/drawingArea``.
  private let drawingPoints: Size?
  private let thresholds: [String: Double]

  /// Makes the context of a configuration.
  init(_ configuration: LintConfiguration) {
    var profile = configuration.profile
    if let size = configuration.size {
      profile.size = Extent(size.width, size.height)
      profile.maximum = nil
    }
    if let scales = configuration.scales {
      profile.scales = scales
      profile.completeness = .all(scales)
    }
    self.profile = profile
    isProfileChosen = configuration.isProfileChosen
    drawingPoints = configuration.drawingArea
    thresholds =
      configuration.thresholds.isEmpty ? profile.thresholds : profile.thresholds.merging(configuration.thresholds) { $1 }
  }

  /// The area inside the canvas that drawings fill, in pixels of a scale; nil: all of it.
  func drawingArea(at scale: Int) -> PixelSize? { drawingPoints.map { PixelSize($0, scale: Double(scale)) } }

  /// What holds for a threshold.
  subscript(threshold: Threshold) -> Double {
    guard !thresholds.isEmpty, let value = thresholds[threshold.key], threshold.allowed.contains(value) else { return threshold.value }
    return value
  }
}
