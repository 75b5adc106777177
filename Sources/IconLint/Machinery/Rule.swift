public import IconModel

/// One thing the checker looks for: a value with everything that documentation, configuration, reports and tests need.
///
/// A rule is one file in `Rules/` and one line in ``RuleCatalog``. It can't be made without saying how to repair what it finds, nor without
/// something that passes and something that fails.
public final class Rule: Sendable {
  /// Stable and public, such as `color-lost`.
  public let id: String
  /// How bad its findings are; nil for a rule that is off until a profile or the configuration asks for it.
  public let level: Severity?
  /// Whether `lint --fix` can repair what it finds.
  public let fixing: Fixing
  /// What it finds, in one line.
  public let summary: String
  /// Why that matters, in a sentence or two; like all texts, with code in backticks.
  public let rationale: String
  /// What is measured, and where the line is drawn.
  public let method: String
  /// How to repair what it finds.
  public let repair: String
  /// When a finding is right and yet not wanted, and what to do then.
  public let exceptions: String
  /// The numbers it compares with.
  public let thresholds: [Threshold]
  /// Drawings it has nothing to say about; at least one.
  public var passing: [Example] { [firstPassing] + morePassing }
  /// Drawings it finds something in; at least one.
  public var failing: [FailingExample] { [firstFailing] + moreFailing }

  /// The rules that have nothing to say any more where this one has spoken.
  public let silences: Silencing

  /// The pictures it is for.
  let subjects: Subjects
  /// When findings that are alike become one.
  let folding: Folding
  let check: Check
  /// What it looks at in sources; nil for a rule that has no business there.
  let sourceCheck: SourceCheck?

  private let firstPassing: Example
  private let morePassing: [Example]
  private let firstFailing: FailingExample
  private let moreFailing: [FailingExample]

  /// How far findings of a rule can be repaired; each finding says whether it is one of those.
  public enum Fixing: Sendable, Hashable {
    case never
    /// Without a decision.
    case safely
    /// Where it is asked for by name: the drawing changes.
    case onRequest
  }

  /// The pictures a rule is for.
  enum Subjects: Sendable, Hashable {
    case everything
    /// Images of which the platform shows alpha alone.
    case templates
  }

  /// When a report shows findings with equal summaries as one.
  enum Folding: Sendable, Hashable {
    /// Where most icons of a folder or of the run have them: then it is the folder that is to be looked at.
    case most
    /// Always: one alone is hardly worth a look.
    case always
  }

  /// Makes a rule; `sources` is for a rule that looks at sources as well as at PNGs.
  init(
    _ id: String, _ level: Severity?, fixing: Fixing = .never, for subjects: Subjects = .everything, folding: Folding = .most,
    summary: String, rationale: String, method: String, repair: String, exceptions: String, thresholds: [Threshold] = [],
    silences: Silencing = .nothing, passing: Example, _ morePassing: Example..., failing: FailingExample, _ moreFailing: FailingExample...,
    check: Check, sources: SourceCheck? = nil
  ) {
    self.id = id
    self.level = level
    self.fixing = fixing
    self.subjects = subjects
    self.folding = folding
    self.summary = summary
    self.rationale = rationale
    self.method = method
    self.repair = repair
    self.exceptions = exceptions
    self.thresholds = thresholds
    self.silences = silences
    firstPassing = passing
    self.morePassing = morePassing
    firstFailing = failing
    self.moreFailing = moreFailing
    self.check = check
    sourceCheck = if case .source(let check) = check { check } else { sources }
  }
}

extension Rule: CustomStringConvertible {
  /// The rule's id.
  public var description: String { id }
}

extension Rule {
  /// What rules look at.
  public enum Scope: String, Sendable, Hashable, CaseIterable {
    /// Each PNG by itself.
    case png
    /// The scales of one icon.
    case set
    /// Each folder of an asset catalog that has a description.
    case catalog
    /// Each source by itself.
    case source
    /// All files of a run together.
    case tree
  }

  /// What the rule looks at.
  public var scope: Scope {
    switch check {
    case .file, .decoding, .pixels, .scales: .png
    case .set: .set
    case .catalog: .catalog
    case .source, .suppressions: .source
    case .names, .tree: .tree
    }
  }

  /// Whether what it finds can be repaired without a decision.
  public var isFixable: Bool { fixing == .safely }

  /// Whether the rule looks at sources too, though they are not all it looks at.
  public var alsoChecksSources: Bool { scope != .source && sourceCheck != nil }

  /// Whether the rule leaves images alone that are shown in colour.
  public var isForTemplates: Bool { subjects == .templates }
}

/// Which rules a finding silences: one fault, one finding.
///
/// It holds for the file the finding names and for the rules that come later in ``RuleCatalog``. A finding below its rule's level silences
/// nothing.
public enum Silencing: Sendable, Hashable {
  case nothing
  /// All rules that come later and look into the file.
  case everythingLater
  /// The rules of these ids.
  case rules([String])
}

/// A look at a source.
typealias SourceCheck = @Sendable (SourceSubject, LintContext) -> [Observation]

/// What a rule looks at, and how.
enum Check: Sendable {
  /// A PNG's name, header and chunks; needs no pixel.
  case file(@Sendable (PNGSubject, LintContext) -> [Observation])
  /// The same, and whether the picture can be decoded.
  case decoding(@Sendable (PNGSubject, LintContext) -> [Observation])
  /// A PNG's pixels, if the picture's shorter side has at least `smallest` pixels.
  case pixels(smallest: Int = smallestIcon, @Sendable (Picture, LintContext) -> [Observation])
  /// The same, of all scales of one icon together, so that what is wrong with all is said once; of one picture by itself, too.
  case scales(smallest: Int = smallestIcon, @Sendable ([ScaledPicture], LintContext) -> [Observation])
  /// The scales of one icon.
  case set(@Sendable (SetSubject, LintContext) -> [Observation])
  /// A folder of an asset catalog; `looksAtPixels` says whether its PNGs have to be decoded for that.
  case catalog(looksAtPixels: Bool = false, @Sendable (CatalogSubject, LintContext) -> [Observation])
  /// A source.
  case source(SourceCheck)
  /// What a source's comments ask not to be told, of which the entries come along that no finding was about.
  case suppressions(@Sendable (SourceSubject, [Suppressions.Entry]) -> [Observation])
  /// The names of all files of a run; needs no pixel, and is not silenced by what is wrong inside of a file.
  case names(@Sendable (TreeSubject, LintContext) -> [Observation])
  /// All files of a run together, with their masks.
  case tree(@Sendable (TreeSubject, LintContext) -> [Observation])

  /// Whether a finding about a PNG can leave it nothing more to say.
  var canBeSilenced: Bool {
    switch self {
    case .file, .decoding, .pixels, .scales, .set, .tree: true
    case .names, .catalog, .source, .suppressions: false
    }
  }

  /// Below this side a picture is a dot or a filler, and what rules measure in drawings means nothing.
  static let smallestIcon = 8
}

/// What a check has seen; the rule and the file make it a finding.
struct Observation: Sendable, Hashable {
  /// The index of the file in a set or a tree; 0 where there is one.
  var member = 0
  var place: Finding.Place = .file
  /// One line: what is wrong, the measured and the wanted value, and the repair.
  var message: String
  var measured: String
  var wanted: String
  /// nil for the rule's own level; else a lower one.
  var level: Severity?
  /// What repairs it; nil where nothing is known to.
  var repair: Repair?
  /// See ``Finding/obstacle``.
  var obstacle: String?
  /// See ``Finding/others``.
  var others = 0
  /// See ``Finding/summary``.
  var summary: String?
  /// See ``Finding/shapes``.
  var shapes: [BlamedShape] = []
  /// In a catalog: the file of the folder that the finding names, if not the description.
  var file: String?
  /// In a catalog: the path of the PNG that is at fault, for which later rules are silent.
  var picture: String?
  /// See ``Finding/isDetail``.
  var isDetail = false
  /// See ``Finding/mentions``.
  var mentions: [String] = []
}
