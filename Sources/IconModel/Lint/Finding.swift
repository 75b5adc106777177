/// One fault that a rule has found: where it is, how big it is, and how to repair it.
public struct Finding: Sendable, Hashable {
  /// Where in a file a finding points.
  public enum Place: Sendable, Hashable {
    /// The file as a whole.
    case file
    /// A rectangle of pixels.
    case pixels(PixelRect)
    /// A place in a text.
    case text(SourcePlace)
  }

  /// The rule's id, such as `off-grid`.
  public var rule: String
  public var level: Severity
  /// The file, as named on the command line or joined to a folder named there.
  public var path: String
  public var place: Place
  /// One line: what is wrong, the measured and the wanted value, and the repair.
  public var message: String
  /// The value found, short, such as `31x30`.
  public var measured: String
  /// The value wanted, short, such as `30x30`.
  public var wanted: String
  /// Whether it can be repaired without a decision.
  public var isFixable: Bool
  /// What repairs it; nil where nothing is known to.
  public var repair: Repair?
  /// Why nothing is known to, where the rule repairs others: `it has a fill and a stroke`; nil where nothing more is to be said.
  public var obstacle: String?
  /// How many faults of its kind it stands for, beside the one that it tells of.
  public var others: Int
  /// What a report says, behind their number, for many findings alike: `icons are 25x25 pt, …`; nil where each speaks for itself.
  ///
  /// Findings of one rule with equal summaries are alike.
  public var summary: String?
  /// Whether reports for people show it only where they are asked for everything.
  public var isDetail: Bool
  /// The shapes of its source that draw what a finding about pixels points at, the likeliest first; empty where no source is known.
  public var shapes: [BlamedShape]
  /// What stands at a place in a text, to the end of its line; nil for other places.
  public var excerpt: String?
  /// The other files that the message names, as it names them.
  public var mentions: [String]

  /// Makes a finding.
  public init(
    rule: String, level: Severity, path: String, place: Place = .file, message: String, measured: String, wanted: String,
    isFixable: Bool = false, summary: String? = nil, isDetail: Bool = false, shapes: [BlamedShape] = [],
    excerpt: String? = nil, repair: Repair? = nil, obstacle: String? = nil, others: Int = 0, mentions: [String] = []
  ) {
    self.rule = rule
    self.level = level
    self.path = path
    self.place = place
    self.message = message
    self.measured = measured
    self.wanted = wanted
    self.isFixable = isFixable
    self.summary = summary
    self.isDetail = isDetail
    self.shapes = shapes
    self.excerpt = excerpt
    self.repair = repair
    self.obstacle = obstacle
    self.others = others
    self.mentions = mentions
  }
}

/// A shape of a source that draws what a finding points at.
public struct BlamedShape: Sendable, Hashable {
  /// The element's name, such as `rect`.
  public var element: String
  /// The source.
  public var path: String
  /// Where the element begins.
  public var place: SourcePlace

  /// Makes a shape.
  public init(element: String, path: String, place: SourcePlace) {
    self.element = element
    self.path = path
    self.place = place
  }
}
