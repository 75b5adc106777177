import IconFiles
import IconJSON
import IconLint
import IconModel

/// The files of a run, cut into what has to be checked together.
struct LintWork: Sendable {
  /// Files that are checked together.
  struct Unit: Sendable {
    /// Indices into the run's files, in the order of the members.
    var files: [Int]
    var kind: Kind

    enum Kind: Sendable {
      /// The scales of one icon.
      case icon(IconSet)
      case source
      /// All files of a catalog's folder for one image.
      case imageSet
      /// The description of another folder of a catalog.
      case description
    }
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
  let plan: LintPlan
  private let contents: FileContents
  private let catalogs: CatalogWork
  private let sources: SourceMap
  /// Where sources are in the run.
  private let sourceIndices: [FilePath: Int]

  init(files: [FilePath], plan: LintPlan, contents: FileContents = .onDisk) {
    self.files = files
    self.contents = contents
    self.plan = plan
    var sorted = SortedFiles()
    for index in files.indices { sorted.add(files[index], index) }
    units = sorted.units(files)
    sourceIndices = Dictionary(sorted.allSources.map { (files[$0], $0) }) { first, _ in first }
    sources = SourceMap(sorted.allSources.map { files[$0] }, plan.configurations)
    catalogs = CatalogWork(sources: sources, contents: contents)
  }

  func check(unit index: Int) -> Result {
    let unit = units[index]
    let paths = unit.files.map { files[$0] }
    // What is checked together is checked against one thing.
    let checker = plan[unit.files[0]]
    switch unit.kind {
    case .imageSet: return catalogs.check(imageSet: paths, checker)
    case .description: return catalogs.check(description: paths[0], checker.linter)
    case .source: return checkSources(paths.map { LintedFile(reading: $0, contents) }, checker)
    case .icon(let set):
      let read = paths.map { LintedFile(reading: $0, contents) }
      return read.allSatisfy(\.isSource) ? checkSources(read, checker) : check(read, set, checker)
    }
  }

  private func check(_ read: [LintedFile], _ set: IconSet, _ checker: LintPlan.Checker) -> Result {
    let (linter, source) = linter(of: set.members[0].name, checker)
    let members = zip(read, set.members).map { file, member in
      var png = file.png(linter, name: member.name)
      png.source = source?.asSource(of: file)
      return png
    }
    let subject = SetSubject(members, fallbackScales: set.fallbackScales)
    let findings = linter.lint(subject)
    return Result(findings: findings, treeFiles: linter.files(of: subject, findings: findings))
  }

  /// The linter for the PNGs of an icon, and their source if it is known: what is drawn for a place is checked for that place.
  func linter(of name: IconName, _ checker: LintPlan.Checker) -> (linter: Linter, source: SharedSource?) {
    guard let file = sources.source(of: name) else { return (checker.linter, nil) }
    let source = SharedSource(file, contents)
    guard var configuration = checker.ownProfiles else { return (checker.linter, source) }
    if let profile = source.ownProfile {
      (configuration.profile, configuration.isProfileChosen) = (profile, true)
      return (Linter(configuration), source)
    }
    guard let index = sourceIndices[file] else { return (checker.linter, source) }
    let drawn = plan[index].linter
    if sources.configuredSource(of: name) == file { return (checker.linter.forPlace(of: drawn), source) }
    // The area is the source's, whatever pattern means the PNG.
    return (checker.linter.filling(drawn.configuration.drawingArea), source)
  }

  /// The alpha of a file once more: keeping all would take memory for each icon of a tree.
  func mask(of index: Int) -> AlphaMask? {
    LintedFile(reading: files[index], contents).pixels?.alpha
  }

  /// Findings in the order of the files they name; those of one file stay as they are.
  func inFileOrder(_ findings: [Finding]) -> [Finding] {
    if findings.isEmpty { return findings }
    let places = Dictionary(files.enumerated().map { ($1.string, $0) }) { first, _ in first }
    // A file that is not of the run, such as a description that is missing, comes behind the last one of its folder.
    let folders =
      findings.allSatisfy { places[$0.path] != nil } ? [:] : Dictionary(files.enumerated().map { ($1.folder, $0) }) { max($0, $1) }
    let place = { (path: String) in places[path] ?? folders[FilePath(path).folder] ?? .max }
    let keyed = findings.enumerated().map { (place: place($1.path), index: $0, finding: $1) }
    return keyed.sorted { ($0.place, $0.index) < ($1.place, $1.index) }.map(\.finding)
  }

  private func checkSources(_ sources: [LintedFile], _ checker: LintPlan.Checker) -> Result {
    var findings: [Finding] = []
    for source in sources {
      findings += source.findings(asSource: checker)
      // A PNG under the name of a source is still a PNG to check.
      if source.isPNG { findings += checker.linter.lint(source.png(checker.linter)) }
    }
    return Result(findings: findings, treeFiles: sources.map { TreeSubject.File(path: $0.path) })
  }
}

/// A run's files by what they are, as far as their names tell.
private struct SortedFiles {
  private var pictures: [Int] = []
  private var sources: [Int] = []
  private var descriptions: [Int] = []
  private(set) var imageSets: [FilePath: [Int]] = [:]
  /// Also those in image sets.
  private(set) var allSources: [Int] = []

  mutating func add(_ file: FilePath, _ index: Int) {
    let isSource = LintedFile.isSourceName(file)
    if isSource { allSources.append(index) }
    if CatalogFile.isInImageSet(file) {
      imageSets[file.folder, default: []].append(index)
    } else if isSource {
      sources.append(index)
    } else if file.name == CatalogFile.description {
      descriptions.append(index)
    } else {
      pictures.append(index)
    }
  }

  func units(_ files: [FilePath]) -> [LintWork.Unit] {
    var units = IconSet.group(pictures.map { files[$0].string }).map { set in
      LintWork.Unit(files: set.members.map { pictures[$0.index] }, kind: .icon(set))
    }
    units += sources.map { LintWork.Unit(files: [$0], kind: .source) }
    units += descriptions.map { LintWork.Unit(files: [$0], kind: .description) }
    units += imageSets.values.map { LintWork.Unit(files: $0, kind: .imageSet) }
    return units.sorted { ($0.files.min() ?? 0) < ($1.files.min() ?? 0) }
  }
}
