public import IconModel

/// Runs the rules of a configuration over files, sets, sources and trees.
///
/// The rules' order in ``RuleCatalog`` is their precedence: a rule that has spoken of a file silences what its `silences` says.
public final class Linter: Sendable {
  public let configuration: LintConfiguration
  let context: LintContext
  /// The list of rules that the linter was made of.
  private let all: [Rule]
  let active: [ActiveRule]

  /// A rule that is on.
  struct ActiveRule: Sendable {
    let rule: Rule
    let level: Severity
    /// Its place in the linter's list of rules.
    let index: Int

    /// The finding an observation makes.
    func finding(_ seen: Observation, path: String) -> Finding {
      Finding(
        rule: rule.id, level: seen.level.map { min($0, level) } ?? level, path: path, place: seen.place, message: seen.message,
        measured: seen.measured, wanted: seen.wanted, isFixable: seen.repair?.isSafe ?? false, summary: seen.summary,
        isDetail: seen.isDetail, shapes: seen.shapes, repair: seen.repair,
        obstacle: seen.repair == nil ? seen.obstacle : nil, others: seen.others, mentions: seen.mentions)
    }
  }

  /// Makes a linter.
  public convenience init(_ configuration: LintConfiguration = LintConfiguration()) {
    self.init(configuration, RuleCatalog.all)
  }

  /// Makes a linter for PNGs one by one: the other rules, which would be there in vain, are not even made.
  ///
  /// - Parameter least: rules of lower levels are left out, for nobody wants to hear what they find.
  public convenience init(forPictures configuration: LintConfiguration, from least: Severity = .note) {
    self.init(configuration, RuleCatalog.pictures, from: least)
  }

  private init(_ configuration: LintConfiguration, _ rules: [Rule], from least: Severity = .note) {
    self.configuration = configuration
    context = LintContext(configuration)
    all = rules
    active = rules.enumerated().compactMap { index, rule in
      guard let level = configuration.level(of: rule), level >= least || rule.silences != .nothing else { return nil }
      return ActiveRule(rule: rule, level: level, index: index)
    }
  }

  /// The linter for another profile, with all else that the user has set.
  public func with(_ profile: Profile) -> Linter {
    if profile.id == configuration.profile.id { return self }
    var other = configuration
    other.profile = profile
    return Linter(other)
  }

  /// The linter for what another one is for, with all else that the user has set here.
  public func forPlace(of other: Linter) -> Linter {
    let (own, wanted) = (configuration, other.configuration)
    if own.profile == wanted.profile, own.size == wanted.size, own.scales == wanted.scales, own.drawingArea == wanted.drawingArea {
      return self
    }
    var result = own
    (result.profile, result.isProfileChosen) = (wanted.profile, wanted.isProfileChosen)
    (result.size, result.scales, result.drawingArea) = (wanted.size, wanted.scales, wanted.drawingArea)
    return Linter(result)
  }

  /// The linter for drawings that fill an area inside the canvas, in points.
  public func filling(_ area: Size?) -> Linter {
    if area == configuration.drawingArea { return self }
    var result = configuration
    result.drawingArea = area
    return Linter(result)
  }

  /// The scales that sources are wanted at.
  public var scales: [Int] { context.profile.scales }

  /// The rules that are on.
  public var rules: [Rule] { active.map(\.rule) }

  /// The most pixels that pixel rules look at; larger pictures are no icons, and decoding them costs more than it tells.
  public static let pixelLimit = 4 << 20

  /// Whether a PNG is to be decoded: it has a header, it is not huge, and a rule that is on looks at pixels or asks whether there are any.
  ///
  /// Faults are no reason not to try: some of those that PNG calls fatal are passed over by the library that everybody decodes with.
  public func needsPixels(_ structure: PNGStructure, inCatalog: Bool = false) -> Bool {
    guard let header = structure.header else { return false }
    let pixels = header.width.multipliedReportingOverflow(by: header.height)
    guard !pixels.overflow, pixels.partialValue <= Self.pixelLimit else { return false }
    return active.contains { active in
      switch active.rule.check {
      case .decoding, .pixels, .scales, .set, .tree: true
      case .catalog(let looksAtPixels, _): looksAtPixels && inCatalog
      case .file, .names, .source, .suppressions: false
      }
    }
  }

  /// Checks one PNG by itself.
  public func lint(_ png: PNGSubject) -> [Finding] {
    var run = FileRun(files: [png], of: self, silent: [RuleSet()])
    for rule in active { run.check(rule) }
    return run.blamedFindings
  }

  /// Checks the scales of one icon: each file, and all together.
  public func lint(_ set: SetSubject) -> [Finding] { lint(set, silent: set.members.map { _ in RuleSet() }) }

  /// Checks the scales of one icon.
  ///
  /// - Parameter silent: for each file the rules that have nothing to say of it any more.
  func lint(_ set: SetSubject, silent: [RuleSet]) -> [Finding] {
    var run = FileRun(files: set.members, of: self, silent: silent)
    for rule in active {
      if case .set(let check) = rule.rule.check {
        run.check(rule, of: set, check)
      } else {
        run.check(rule)
      }
    }
    return run.blamedFindings
  }

  /// Checks a source.
  public func lint(_ source: SourceSubject) -> [Finding] {
    var findings: [Finding] = []
    var silent = RuleSet()
    for active in active where !silent.contains(active.index) {
      guard let check = active.rule.sourceCheck else { continue }
      let seen = check(source, context)
      findings += seen.map { active.finding($0, path: source.path) }
      if seen.contains(where: { $0.level == nil }) { silent.formUnion(silenced(by: active)) }
    }
    return withExcerpts(source.suppressions.isEmpty ? findings : unsuppressed(findings, in: source), source.text)
  }

  /// The findings that no comment of the source asks not to be told, and what is to be said of those comments.
  private func unsuppressed(_ findings: [Finding], in source: SourceSubject) -> [Finding] {
    let suppressions = source.suppressions
    var used = Set<Int>()
    let kept = findings.filter { finding in
      let about = suppressions.entries(about: finding)
      used.formUnion(about)
      return about.isEmpty
    }
    // Of a source with errors, most rules have seen nothing.
    let isSound = !source.diagnostics.contains { $0.severity == .error }
    let unused = suppressions.entries.indices.filter { index in
      guard !used.contains(index) else { return false }
      guard RuleCatalog.index(of: suppressions.entries[index].rule) != nil else { return true }
      return isSound && active.contains { $0.rule.id == suppressions.entries[index].rule }
    }
    return active.reduce(into: kept) { findings, active in
      guard case .suppressions(let check) = active.rule.check else { return }
      findings += check(source, unused.map { suppressions.entries[$0] }).map { active.finding($0, path: source.path) }
    }
  }

  /// The longest excerpt, in bytes: enough to tell a shape from others.
  private static let excerptLength = 100

  private func withExcerpts(_ findings: [Finding], _ text: SourceText) -> [Finding] {
    guard !findings.isEmpty else { return [] }
    let lines = LineIndex(of: text)
    return findings.map { finding in
      guard case .text(let place) = finding.place else { return finding }
      var finding = finding
      finding.excerpt = lines.text(at: place, count: Self.excerptLength)
      return finding
    }
  }

  /// Checks what only all files of a run together show.
  public func lint(_ tree: TreeSubject) -> [Finding] {
    active.flatMap { active -> [Finding] in
      switch active.rule.check {
      case .names(let check), .tree(let check):
        check(tree, context).map { active.finding($0, path: tree.files[$0.member].path) }
      case .file, .decoding, .pixels, .scales, .set, .catalog, .source, .suppressions: []
      }
    }
  }

  /// The rules that a finding of a rule silences; seldom asked for, so that it is not kept.
  func silenced(by active: ActiveRule) -> RuleSet { RuleCatalog.silenced(byRuleAt: active.index, of: all) }

  /// Which rules have nothing more to say of a file once another has named it, in the order in which rules speak.
  public static var precedence: [(rule: String, silences: [String])] {
    RuleCatalog.all.indices.map { (RuleCatalog.all[$0].id, RuleCatalog.silencedIDs(byRuleAt: $0)) }.filter { !$0.silences.isEmpty }
  }

  /// Whether a finding leaves a rule nothing to say about the file that it names.
  public static func silences(_ finding: Finding, _ rule: Rule) -> Bool {
    guard let by = RuleCatalog.index(of: finding.rule), let index = RuleCatalog.index(of: rule.id) else { return false }
    return RuleCatalog.silenced(byRuleAt: by).contains(index)
  }

  /// The state of a check of files: what was found, and which rules are silent for which file.
  private struct FileRun {
    let files: [PNGSubject]
    private let linter: Linter
    private var context: LintContext
    var findings: [Finding] = []
    private var silent: [RuleSet]

    init(files: [PNGSubject], of linter: Linter, silent: [RuleSet]) {
      self.files = files
      self.linter = linter
      self.silent = silent
      context = linter.context
    }

    /// Runs a rule that looks at one file over all.
    mutating func check(_ active: ActiveRule) {
      if case .scales(let smallest, let check) = active.rule.check { return self.check(active, smallest: smallest, check) }
      for index in files.indices where !silent[index].contains(active.index) {
        context.scale = files[index].name.scale
        switch active.rule.check {
        case .file(let check), .decoding(let check):
          note(check(files[index], context), of: active) { _ in index }
        case .pixels(let smallest, let check):
          guard let picture = files[index].picture, min(picture.width, picture.height) >= smallest else { continue }
          note(check(picture, context), of: active) { _ in index }
        case .scales, .set, .catalog, .source, .suppressions, .names, .tree: return
        }
      }
    }

    /// Runs a rule that looks at the pixels of all scales over those that no earlier rule has named.
    private mutating func check(
      _ active: ActiveRule, smallest: Int, _ check: @Sendable ([ScaledPicture], LintContext) -> [Observation]
    ) {
      let pictures = files.indices.compactMap { index -> ScaledPicture? in
        guard !silent[index].contains(active.index), let picture = files[index].picture,
          min(picture.width, picture.height) >= smallest
        else { return nil }
        return ScaledPicture(member: index, picture: picture, scale: files[index].name.scale)
      }
      if !pictures.isEmpty { note(check(pictures, context), of: active) { $0 } }
    }

    /// Runs a rule that looks at all scales over those that no earlier rule has named.
    mutating func check(_ active: ActiveRule, of set: SetSubject, _ check: @Sendable (SetSubject, LintContext) -> [Observation]) {
      let speaking = files.indices.filter { !silent[$0].contains(active.index) }
      var part = set
      if speaking.count < files.count {
        part.members = speaking.map { set.members[$0] }
        part.isPart = true
      }
      note(check(part, context), of: active) { speaking[$0] }
    }

    /// What was found, with the shapes of the files' sources where they are known.
    var blamedFindings: [Finding] {
      guard !findings.isEmpty, files.contains(where: { $0.source != nil }) else { return findings }
      var result = findings
      for file in files where file.source != nil {
        let own = findings.indices.filter { findings[$0].path == file.path }
        for (index, finding) in zip(own, file.blaming(own.map { findings[$0] }, context)) { result[index] = finding }
      }
      return result
    }

    private mutating func note(_ observations: [Observation], of active: ActiveRule, file: (Int) -> Int) {
      for observation in observations {
        let index = file(observation.member)
        var finding = active.finding(observation, path: files[index].path)
        if finding.writesPicture, !files[index].canBeWrittenAnew(for: context.profile) { finding.dropRepair() }
        findings.append(finding)
        if observation.level == nil { silent[index].formUnion(linter.silenced(by: active)) }
      }
    }
  }
}

extension Finding {
  /// Whether its repair writes a picture anew.
  fileprivate var writesPicture: Bool {
    switch repair?.change {
    case .picture, .rendering: true
    case .edits, nil: false
    }
  }

  fileprivate mutating func dropRepair() {
    repair = nil
    isFixable = false
    obstacle = "written anew, the file would lose more than what does not show"
  }
}
