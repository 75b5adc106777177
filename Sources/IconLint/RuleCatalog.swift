/// All rules, in the order of their precedence.
public enum RuleCatalog {
  public static let all = names + catalogs + pictures + scales + sources + trees

  /// What the name of a PNG says.
  static let names: [Rule] = [
    .scaleName,
    .scaleMissing,
  ]

  /// Asset catalogs.
  static let catalogs: [Rule] = [
    .catalogJSON,
    .catalogFile,
    .catalogUnassigned,
    .catalogSlot,
    .catalogRendering,
  ]

  /// Each PNG by itself; a run that draws icons makes only these.
  static let pictures: [Rule] = [
    // Files
    .pngFormat,
    .blank,
    .opaque,
    .background,
    .truncated,
    .size,
    .pngCrushed,
    .pngStorage,
    // Pixels
    .faint,
    .colorLost,
    .colorIgnored,
    .haze,
    .edgeContact,
    .offCenter,
    .opticalSize,
    .blurry,
  ]

  /// Sets of scales.
  static let scales: [Rule] = [
    .scaleRatio,
    .scaleUpscaled,
    .scaleDiffers,
  ]

  /// Sources.
  static let sources: [Rule] = [
    .sourceFormat,
    .unsupported,
    .outsideCanvas,
    .offGrid,
    .thinStroke,
    .dotsMerged,
    .showThrough,
    .gapMerged,
    .solid,
    .invisible,
  ]

  /// All files of a run.
  static let trees: [Rule] = [
    .stale,
    .nameClash,
    .duplicate,
    // What comments ask for
    .unusedSuppression,
  ]

  /// The rule of an id.
  public static func rule(id: String) -> Rule? { index(of: id).map { all[$0] } }

  /// Where the rule of an id stands in ``all``.
  static func index(of id: String) -> Int? { all.firstIndex { $0.id == id } }

  /// The rules of a list that the one at an index silences.
  static func silenced(byRuleAt index: Int, of rules: [Rule] = all) -> RuleSet {
    switch rules[index].silences {
    case .nothing: RuleSet()
    case .everythingLater: RuleSet(rules.indices.suffix(from: index + 1).filter { rules[$0].check.canBeSilenced })
    case .rules(let ids): RuleSet(rules.indices.filter { ids.contains(rules[$0].id) })
    }
  }

  /// The rules that have nothing more to say of a file once a finding of the rule at an index of ``all`` has named it, by id.
  static func silencedIDs(byRuleAt index: Int) -> [String] {
    let silenced = silenced(byRuleAt: index)
    return all.indices.filter(silenced.contains).map { all[$0].id }
  }
}

/// A set of rules, by their place in a list.
struct RuleSet: Sendable, Hashable {
  private var bits: UInt64 = 0

  /// The most rules a set can tell apart.
  static let capacity = UInt64.bitWidth

  /// Makes an empty set.
  init() {}

  /// Makes a set of rules.
  init(_ indices: some Sequence<Int>) { for index in indices { bits |= 1 << UInt64(index) } }

  /// Whether a rule is in the set.
  func contains(_ index: Int) -> Bool { bits & (1 << UInt64(index)) != 0 }

  /// Adds another set's rules.
  mutating func formUnion(_ other: RuleSet) { bits |= other.bits }
}
