public import IconFiles
public import IconModel

/// Which findings are to be repaired.
public struct FixOptions: Sendable {
  /// Whether all are that need no decision.
  public var repairsWhatIsSafe: Bool
  /// Rules whose findings are, whether that changes the drawing or not.
  public var rules: Set<String>
  /// Whether files are written; else all is done in memory alone.
  public var writes: Bool

  /// Makes options; without any, all is repaired that needs no decision.
  public init(repairsWhatIsSafe: Bool = true, rules: Set<String> = [], writes: Bool = true) {
    self.repairsWhatIsSafe = repairsWhatIsSafe
    self.rules = rules
    self.writes = writes
  }

  /// The repair of a finding, if it is wanted.
  func repair(of finding: Finding) -> Repair? {
    guard let repair = finding.repair, repairsWhatIsSafe && repair.isSafe || rules.contains(finding.rule) else { return nil }
    return repair
  }

  /// Why a finding that is to be repaired is not, since nothing is known to; nil where something is, or where nobody has asked for its rule.
  func obstacle(to finding: Finding) -> String? {
    guard rules.contains(finding.rule), finding.repair == nil, !finding.isDetail else { return nil }
    return finding.obstacle ?? "it has to be repaired by hand"
  }
}

/// What repairing has come to.
public struct FixReport: Sendable {
  /// What is left.
  public var report: LintReport
  /// In the order in which the files were written.
  public var files: [RepairedFile] = []
  /// What could not be repaired, and why.
  public var refusals: [Refusal] = []
  /// What kept files from being written.
  public var errors: [FileError] = []

  /// A finding whose repair was left.
  public struct Refusal: Sendable {
    public var finding: Finding
    /// What stands against it: `it would bring [outside-canvas]`.
    public var reason: String
  }

  /// One line: `3 files repaired: 2 haze, 1 off-grid; 4 findings left`.
  ///
  /// - Parameters:
  ///   - isDone: whether files were written.
  ///   - left: how many findings are left, if that has changed since.
  public func summary(isDone: Bool, left: Int? = nil) -> String {
    let left = left ?? report.findings.count
    var counts: [(rule: String, count: Int)] = []
    for finding in files.flatMap(\.findings) {
      if let index = counts.firstIndex(where: { $0.rule == finding.rule }) {
        counts[index].count += 1
      } else {
        counts.append((finding.rule, 1))
      }
    }
    let repaired = "\(files.count) file\(files.count == 1 ? "" : "s") \(isDone ? "repaired" : "to repair")"
    let rules = counts.isEmpty ? "" : ": " + counts.map { "\($0.count) \($0.rule)" }.joined(separator: ", ")
    return "\(repaired)\(rules); \(left) finding\(left == 1 ? "" : "s") left"
  }
}

/// A file that has been repaired, or would be.
public struct RepairedFile: Sendable {
  public var path: String
  /// That were repaired, in this order.
  public var findings: [Finding]
  /// What has become of the bytes: for a text the difference as a patch, for a picture one line.
  public var change: String
}
