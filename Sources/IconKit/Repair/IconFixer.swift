public import IconFiles
import IconLint
import IconModel

/// Repairs what the checker finds.
///
/// Each repair is made in memory and checked again together with the files that belong to it; it is kept only if less is found than before, and
/// nothing new. A file is written when all its repairs are done, whole or not at all.
public enum IconFixer {
  /// Checks the files of a list, and repairs them.
  public static func fix(
    files: [FilePath], options: LintOptions = LintOptions(), _ fixes: FixOptions = FixOptions(), progress: ((Int) -> Void)? = nil
  ) -> FixReport {
    var run = RepairRun(files: files, options: options, fixes)
    return run.run(progress)
  }
}

/// The state of repairing.
private struct RepairRun {
  private let fixes: FixOptions
  private let jobs: Int?
  private let contents: FileContents
  private let work: LintWork
  /// The unit of each file.
  private var units: [String: Int] = [:]
  private var result = FixReport(report: LintReport(findings: [], paths: []))
  /// The places of files in ``FixReport/files``.
  private var places: [String: Int] = [:]
  private var refused: Set<Finding> = []
  /// Pictures that were stale before anything was repaired; others have become so, and are drawn again whatever was asked for.
  private var staleAtFirst: Set<String> = []
  private var repairedSources: Set<String> = []

  /// A source that is repaired makes its PNGs stale; what comes of those, nothing depends on.
  private static let rounds = 4
  /// Repairs of one file in one round; more are made in the next one.
  private static let passes = 100

  init(files: [FilePath], options: LintOptions, _ fixes: FixOptions) {
    self.fixes = fixes
    jobs = options.jobs
    contents = FileContents()
    work = LintWork(files: files, plan: LintPlan(files: files, options: options), contents: contents)
    for (index, unit) in work.units.enumerated() {
      for file in unit.files { units[files[file].string] = index }
    }
  }

  mutating func run(_ progress: ((Int) -> Void)?) -> FixReport {
    for round in 0...Self.rounds {
      result.report = IconLinter.lint(work, jobs: jobs, progress: round == 0 ? progress : nil)
      if round == Self.rounds { break }
      if round == 0 { staleAtFirst = Set(result.report.findings.filter(\.isOfRendering).map(\.path)) }
      let wanted = result.report.findings.filter(isWanted)
      // What is drawn again comes when its source is as it shall be, so that no picture is written twice.
      let drawn = Set(wanted.filter(\.isOfRendering).map(target(of:)))
      var hasChanged = repairAll(wanted.map(target(of:)).filter { !drawn.contains($0) })
      if !hasChanged { hasChanged = repairAll(wanted.map(target(of:)).filter(drawn.contains)) }
      if !hasChanged { break }
    }
    // What was repaired after all needs no word.
    let left = Set(result.report.findings)
    result.refusals.removeAll { !left.contains($0.finding) }
    for finding in result.report.findings {
      if let obstacle = fixes.obstacle(to: finding) { refuse(finding, obstacle) }
    }
    result.report.isRehearsal = !fixes.writes
    result.report.repaired = result.files.reduce(0) { $0 + $1.findings.count }
    return result
  }

  private func isWanted(_ finding: Finding) -> Bool {
    (fixes.repair(of: finding) != nil || hasBecomeStale(finding)) && !refused.contains(finding)
  }

  private func hasBecomeStale(_ finding: Finding) -> Bool {
    guard case .rendering(let source, _, _)? = finding.repair?.change else { return false }
    return repairedSources.contains(source) && !staleAtFirst.contains(finding.path)
  }

  /// The file that a finding's repair changes.
  private func target(of finding: Finding) -> String { finding.repair?.path ?? finding.path }

  /// Repairs files, each once; false where nothing has changed.
  private mutating func repairAll(_ paths: [String]) -> Bool {
    var seen: Set<String> = []
    var hasChanged = false
    for path in paths where seen.insert(path).inserted && repair(path) { hasChanged = true }
    return hasChanged
  }

  /// Repairs one file as far as that goes; false where nothing has changed.
  private mutating func repair(_ path: String) -> Bool {
    guard let unit = units[path], let original = try? contents.read(FilePath(path), limit: LintedFile.sizeLimit) else { return false }
    var bytes = original
    var found = work.check(unit: unit).findings
    var repaired: [Finding] = []
    for _ in 0..<Self.passes {
      // From the end on, so that what is said of lines further up stays true.
      let wanted = found.filter { target(of: $0) == path && isWanted($0) }
      guard let finding = wanted.max(by: { $0.line < $1.line }), let repair = finding.repair else { break }
      do throws(IconError) {
        let changed = try repair.applied(to: bytes, contents)
        if changed == bytes { throw IconError("it would change nothing") }
        contents.change(path, to: changed)
        let after = work.check(unit: unit).findings
        if let objection = RepairVerdict.objection(to: finding, before: found, after: after) { throw IconError(objection) }
        (bytes, found) = (changed, after)
        repaired.append(finding)
      } catch {
        contents.change(path, to: bytes)
        refuse(finding, error.message)
      }
    }
    contents.change(path, to: bytes == original ? nil : bytes)
    guard !repaired.isEmpty, bytes != original else { return false }
    do throws(FileError) { try write(bytes, instead: original, to: path) } catch {
      contents.change(path, to: nil)
      result.errors.append(error)
      refused.formUnion(repaired)
      return false
    }
    note(path, repaired, original, bytes)
    repairedSources.insert(path)
    return true
  }

  private mutating func refuse(_ finding: Finding, _ reason: String) {
    refused.insert(finding)
    result.refusals.append(FixReport.Refusal(finding: finding, reason: reason))
  }

  private func write(_ bytes: [UInt8], instead original: [UInt8], to path: String) throws(FileError) {
    guard fixes.writes else { return }
    let file = FilePath(path)
    contents.change(path, to: nil)
    guard try FileReader.read(file, limit: LintedFile.sizeLimit) == original else {
      throw FileError("repair", file, reason: "it has changed since it was checked")
    }
    _ = try FileWriter.write(bytes, to: file)
  }

  private mutating func note(_ path: String, _ findings: [Finding], _ before: [UInt8], _ after: [UInt8]) {
    let change = FileChange(path: path, findings, before, after, isDone: fixes.writes).text
    if let place = places[path] {
      result.files[place].findings += findings
      result.files[place].change += change
    } else {
      places[path] = result.files.count
      result.files.append(RepairedFile(path: path, findings: findings, change: change))
    }
  }
}

extension Finding {
  /// Whether a picture is drawn again to repair it.
  fileprivate var isOfRendering: Bool { if case .rendering = repair?.change { true } else { false } }

  /// 0 for what is not in a text.
  fileprivate var line: Int { if case .text(let place) = place { place.line } else { 0 } }
}

/// Whether a repair is to be kept.
enum RepairVerdict {
  /// What speaks against a repair; nil where less is found than before, and nothing new.
  static func objection(to finding: Finding, before: [Finding], after: [Finding]) -> String? {
    let (old, new) = (Tally(before), Tally(after))
    for rule in new.rules where rule != finding.rule {
      guard !new.isNoWorse(than: old, rule) else { continue }
      // What the finding has kept from being said is not new; but it must not be as bad.
      // Nor is what the source of a picture draws, which comes with the next rendering anyway.
      let isFreed =
        finding.isOfRendering || finding.repair?.meetsMoreRules ?? false
        || RuleCatalog.rule(id: rule).map { Linter.silences(finding, $0) } ?? false
      if isFreed, new.worst(of: rule).map({ $0 < finding.level }) ?? true { continue }
      return "it would bring [\(rule)]"
    }
    guard new.isNoWorse(than: old, finding.rule), new.faults[finding.rule] != old.faults[finding.rule] else {
      return "[\(finding.rule)] would be found all the same"
    }
    return nil
  }

  /// How many faults there are, by rule and level.
  private struct Tally {
    private(set) var faults: [String: [Severity: Int]] = [:]

    init(_ findings: [Finding]) {
      for finding in findings { faults[finding.rule, default: [:]][finding.level, default: 0] += 1 + finding.others }
    }

    var rules: [String] { faults.keys.sorted() }

    func worst(of rule: String) -> Severity? { faults[rule]?.keys.max() }

    /// Whether a rule finds no more than in another tally, at each level and above.
    func isNoWorse(than other: Tally, _ rule: String) -> Bool {
      Severity.allCases.allSatisfy { level in
        let count = { (tally: Tally) in tally.faults[rule]?.reduce(0) { $0 + ($1.key >= level ? $1.value : 0) } ?? 0 }
        return count(self) <= count(other)
      }
    }
  }
}
