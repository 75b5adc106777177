import IconFiles
import IconLint
import IconModel

/// The files of a run, cut into what has to be checked together.
struct LintWork: Sendable {
  /// The scales of one icon, or one source.
  struct Unit: Sendable {
    /// Indices into the run's files, in the order of the members.
    var files: [Int]
    /// nil for a source.
    var set: IconSet?
  }

  /// What came out of a unit.
  struct Result: Sendable {
    var findings: [Finding] = []
    /// One for each of the unit's files.
    var treeFiles: [TreeSubject.File] = []
  }

  let files: [FilePath]
  /// In the order of their first files.
  let units: [Unit]
  private let linter: Linter
  /// Whether a source's own profile holds for it.
  private let ownProfiles: Bool

  init(files: [FilePath], linter: Linter, ownProfiles: Bool) {
    self.files = files
    self.linter = linter
    self.ownProfiles = ownProfiles
    let pictures = files.indices.filter { !LintedFile.isSourceName(files[$0]) }
    var units = IconSet.group(pictures.map { files[$0].string }).map { set in
      Unit(files: set.members.map { pictures[$0.index] }, set: set)
    }
    units += files.indices.filter { LintedFile.isSourceName(files[$0]) }.map { Unit(files: [$0], set: nil) }
    self.units = units.sorted { ($0.files.min() ?? 0) < ($1.files.min() ?? 0) }
  }

  func check(unit index: Int) -> Result {
    let unit = units[index]
    let read = unit.files.map { LintedFile(reading: files[$0]) }
    guard let set = unit.set, !read.allSatisfy(\.isSource) else { return checkSources(read) }
    let members = zip(read, set.members).map { $0.png(linter, name: $1.name) }
    let subject = SetSubject(members, fallbackScales: set.fallbackScales)
    let findings = linter.lint(subject)
    return Result(findings: findings, treeFiles: linter.files(of: subject, findings: findings))
  }

  /// The alpha of a file once more: keeping all would take memory for each icon of a tree.
  func mask(of index: Int) -> AlphaMask? {
    LintedFile(reading: files[index]).pixels?.alpha
  }

  /// Findings in the order of the files they name; those of one file stay as they are.
  func inFileOrder(_ findings: [Finding]) -> [Finding] {
    if findings.isEmpty { return findings }
    let places = Dictionary(files.enumerated().map { ($1.string, $0) }) { first, _ in first }
    let keyed = findings.enumerated().map { (place: places[$1.path] ?? .max, index: $0, finding: $1) }
    return keyed.sorted { ($0.place, $0.index) < ($1.place, $1.index) }.map(\.finding)
  }

  private func checkSources(_ sources: [LintedFile]) -> Result {
    var findings: [Finding] = []
    for source in sources {
      findings += source.findings(asSource: linter, ownProfile: ownProfiles)
      // A PNG under the name of a source is still a PNG to check.
      if source.isPNG { findings += linter.lint(source.png(linter)) }
    }
    return Result(findings: findings, treeFiles: sources.map { TreeSubject.File(path: $0.path) })
  }
}
