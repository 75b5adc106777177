/// All rules, in the order of their precedence.
public enum RuleCatalog {
  public static let all: [Rule] = [
    // What the name says
    .scaleName,
    .scaleMissing,
    // Asset catalogs
    .catalogJSON,
    .catalogFile,
    .catalogUnassigned,
    .catalogSlot,
    .catalogRendering,
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
    // Sets of scales
    .scaleRatio,
    .scaleUpscaled,
    .scaleDiffers,
    // Sources
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
    // Trees
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

  /// The rules that a finding of the rule at an index silences.
  static func silenced(byRuleAt index: Int) -> RuleSet { silenced[index] }

  /// The rules that have nothing more to say of a file once a finding of the rule at an index has named it, by id.
  static func silencedIDs(byRuleAt index: Int) -> [String] { all.indices.filter(silenced[index].contains).map { all[$0].id } }

  private static let silenced: [RuleSet] = all.indices.map { index in
    switch all[index].silences {
    case .nothing: RuleSet()
    case .everythingLater: RuleSet(all.indices.suffix(from: index + 1).filter { all[$0].check.canBeSilenced })
    case .rules(let ids): RuleSet(ids.compactMap { RuleCatalog.index(of: $0) })
    }
  }
}

/// A set of rules, by their place in ``RuleCatalog``.
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
