public import IconModel

/// One thing the checker looks for: a value with everything that documentation, configuration, reports and tests need.
///
/// A rule is one file in `Rules/` and one line in ``RuleCatalog``. It can't be made without a drawing that passes and one that fails.
public final class Rule: Sendable {
  /// Stable and public, such as `color-lost`.
  public let id: String
  /// How bad its findings are; nil for a rule that is off until a profile or the configuration asks for it.
  public let level: Severity?
  /// Whether `--fix` can repair what it finds.
  public let isFixable: Bool
  /// What it finds, in one line.
  public let summary: String
  /// Why that matters and how to repair it, in a few sentences.
  public let rationale: String
  /// The numbers it compares with.
  public let thresholds: [Threshold]
  /// Drawings it has nothing to say about; at least one.
  public var passing: [Example] { [firstPassing] + morePassing }
  /// Drawings it finds something in; at least one.
  public var failing: [FailingExample] { [firstFailing] + moreFailing }

  /// The pictures it is for.
  let subjects: Subjects
  /// When findings that are alike become one.
  let folding: Folding
  /// The rules that have nothing to say any more where this one has spoken.
  let silences: Silencing
  let check: Check

  private let firstPassing: Example
  private let morePassing: [Example]
  private let firstFailing: FailingExample
  private let moreFailing: [FailingExample]

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

  /// Makes a rule.
  init(
    _ id: String, _ level: Severity?, isFixable: Bool = false, for subjects: Subjects = .everything, folding: Folding = .most,
    summary: String, rationale: String, thresholds: [Threshold] = [], silences: Silencing = .nothing, passing: Example,
    _ morePassing: Example..., failing: FailingExample, _ moreFailing: FailingExample..., check: Check
  ) {
    self.id = id
    self.level = level
    self.isFixable = isFixable
    self.subjects = subjects
    self.folding = folding
    self.summary = summary
    self.rationale = rationale
    self.thresholds = thresholds
    self.silences = silences
    firstPassing = passing
    self.morePassing = morePassing
    firstFailing = failing
    self.moreFailing = moreFailing
    self.check = check
  }
}

extension Rule: CustomStringConvertible {
  /// The rule's id.
  public var description: String { id }
}

/// Which rules a finding silences: one fault, one finding.
///
/// It holds for the file the finding names and for the rules that come later in ``RuleCatalog``. A finding below its rule's level silences
/// nothing.
enum Silencing: Sendable, Hashable {
  case nothing
  /// All rules that come later.
  case everythingLater
  /// The rules of these ids.
  case rules([String])
}

/// What a rule looks at, and how.
enum Check: Sendable {
  /// A PNG's name, header and chunks; needs no pixel.
  case file(@Sendable (PNGSubject, LintContext) -> [Observation])
  /// A PNG's pixels, if the picture's shorter side has at least `smallest` pixels.
  case pixels(smallest: Int = smallestIcon, @Sendable (Picture, LintContext) -> [Observation])
  /// The scales of one icon.
  case set(@Sendable (SetSubject, LintContext) -> [Observation])
  /// A source.
  case source(@Sendable (SourceSubject, LintContext) -> [Observation])
  /// All files of a run together.
  case tree(@Sendable (TreeSubject, LintContext) -> [Observation])

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
  /// nil for what the rule says.
  var isFixable: Bool?
  /// See ``Finding/summary``.
  var summary: String?
}
