import IconFiles
import IconKit

extension Command {
  /// The checker.
  static let lint = Command(
    name: "lint",
    summary: "check icons for what will look wrong",
    details: [
      "Judges what will be seen, not what the file says: PNGs, sets of scales, sources, and what they make together. Each finding says where"
        + " it is, how much it is, and what to do. `iconkit explain RULE` says why.",
      "A file `.iconkit.json5` beside the icons or above says what holds for which of them; the command line goes before it. `iconkit init`"
        + " writes one.",
      "Findings are errors (it will look wrong, or not load), warnings (it probably looks wrong) and notes (worth a look).",
    ],
    operands: .files(FileKinds.icons.endings),
    options: LintOptionsTable.all,
    examples: [
      Example("iconkit lint icons/", "check all icons in a folder"),
      Example("iconkit lint icons/ --profile tabbar-ios7 --strict", "check for 25 point bars, and fail on warnings"),
      Example("iconkit lint icons/ --report text --report json=report.json", "keep the findings for other programs"),
      Example("iconkit lint icons/ --write-baseline accepted.json", "accept what is found now; later runs name it with --baseline"),
      Example("iconkit lint icons/ --fix --dry-run", "show what would be repaired, as a patch"),
      Example("iconkit lint --print-config icons/docs.png", "show what holds for a file, and who says so"),
      Example("git ls-files -z | iconkit lint -0 --files-from - --exclude docs", "check what is under version control"),
    ],
    statuses: [
      Status(.success, "nothing was found that fails"),
      Status(.findings, "there are errors, with `--strict` also warnings, or more warnings than `--max-warnings`"),
      Status(.failure, "a path that was named does not exist, there is nothing to check, or the command line makes no sense"),
    ],
    run: { invocation throws(Failure) in try runLint(invocation) })
}

/// The options of lint.
enum LintOptionsTable {
  static let profile = ValueOption(
    "profile", .profile, standard: "the document's, else the configuration's, else tabbar",
    "Check for this place; `none` asks for no size. \(ConfigurationOptions.profileNames)"
  )
  static let size = ValueOption("size", .size, standard: "the profile's", "The size wanted, in points; one number is a square.")
  static let scale = ValueOption(
    "scale", .wholeScales, standard: "the profile's", "The scales wanted, of 1 to \(Profile.knownScales.upperBound).")
  static let only = ValueOption(
    "only", ValueKind<Rule>.rule.list("RULE,…"), "Use these rules alone. May be repeated.")
  static let disable = ValueOption("disable", ValueKind<Rule>.rule.list("RULE,…"), "Do without these rules. May be repeated.")
  static let maxWarnings = ValueOption("max-warnings", .number(0 ... .max), "Fail when there are more warnings.")
  static let report = ValueOption(
    "report", .report, standard: "the configuration's, else text",
    "Report as \(oneOf(ReportFormat.all.map { "`\($0.name)`" })), to a file or to standard output. May be repeated.")
  static let baseline = ValueOption(
    "baseline", ValueKind<FilePath>.file("FILE"), "Accept the findings that this file lists; new ones alone fail.")
  static let writeBaseline = ValueOption(
    "write-baseline", ValueKind<FilePath>.file("FILE"), "Accept all that is found, and list it in this file.")
  static let printConfig = ValueOption(
    "print-config", ValueKind<FilePath>.file("PATH"), "Check nothing; print what holds for this path, and where each value comes from.")
  static let magnify = Flag("magnify", "Draw the pixels that findings point at, in the text report.")

  static let all: [Option] =
    [
      profile.option, size.option, scale.option, report.option, magnify.option, CommonOptions.strict.option,
      maxWarnings.option, only.option, disable.option, baseline.option, writeBaseline.option, printConfig.option,
    ] + FixOptionsTable.all + ConfigurationOptions.all + CommonOptions.input + CommonOptions.common
}

private func runLint(_ invocation: Invocation) throws(Failure) -> RunStatus {
  let arguments = invocation.arguments
  let asked = arguments.all(LintOptionsTable.report)
  try check(asked)
  var options = options(arguments)
  if let path = arguments[LintOptionsTable.printConfig] { return try printSettings(for: path, options, invocation) }
  if options.checksNothing { throw .usage("no rule is left that could find anything") }
  let inputs = try Inputs(invocation, .icons)
  let all = inputs.inputs.compactMap { if case .file(let file) = $0 { file.path } else { nil } }
  if all.count < inputs.inputs.count { throw .usage("lint checks files by their names too, and standard input has none") }
  guard let first = all.first else { return inputs.status }
  let fixing = try FixRun(arguments)
  try fixing.check(inputs, arguments)

  options.configurations = try arguments.configurations(for: all, invocation.console)
  options.profile = try arguments.profile(LintOptionsTable.profile, in: options.configurations)
  let configurations = options.configurations
  let files = configurations.isEmpty ? all : all.filter { !configurations.excludes($0) }
  if files.isEmpty { throw .message("no icons: the configuration excludes all of them") }
  // What is said for a run, the configuration of its first file says.
  let wishes = LintWishes(arguments, configurations.configuration(for: first), asked)

  if invocation.manner.isVerbose {
    for check in IconLinter.checks(of: files, options: options) { invocation.console.say(check.text.printable + "\n") }
  }
  let bar = invocation.console.progress(total: files.count, invocation.manner)
  var report = fixing.report(files, options) { done in bar?.update(done: done) }
  invocation.console.endProgress()
  try fixing.printChanges(invocation, wishes.reports)
  try applyBaseline(wishes, to: &report, options, invocation.console)
  try print(report, wishes, invocation)
  try fixing.printSummary(invocation, wishes.reports, left: report)
  return max(inputs.status, fixing.status, verdict(errors: report.errors, warnings: report.warnings, mostWarnings: wishes.mostWarnings))
}

/// What a run of lint is to print and to accept, by the command line or else by the configuration.
private struct LintWishes {
  var reports: [ReportTarget]
  var isStrict: Bool
  /// nil for as many as there are.
  var mostWarnings: Int?
  var baseline: FilePath?
  var newBaseline: FilePath?

  init(_ arguments: Arguments, _ configuration: Configuration?, _ asked: [ReportTarget]) {
    reports = asked.isEmpty ? configuration?.reports.map(\.value) ?? [] : asked
    if reports.isEmpty { reports = [ReportTarget(.text)] }
    isStrict = arguments[CommonOptions.strict] || configuration?.isStrict?.value ?? false
    mostWarnings = isStrict ? 0 : arguments[LintOptionsTable.maxWarnings] ?? configuration?.mostWarnings?.value
    baseline = arguments[LintOptionsTable.baseline] ?? configuration?.baseline?.value
    newBaseline = arguments[LintOptionsTable.writeBaseline]
  }
}

private func check(_ reports: [ReportTarget]) throws(Failure) {
  if reports.count(where: { $0.file == nil || $0.file == "-" }) > 1 {
    throw .usage("two reports cannot go to standard output together; say --report FORMAT=FILE")
  }
  let places = reports.compactMap { $0.file?.normalized }
  if let place = places.first(where: { place in place != "-" && places.count(where: { $0 == place }) > 1 }) {
    throw .usage("two reports cannot go to \(place.display) together")
  }
}

private func printSettings(for path: FilePath, _ options: LintOptions, _ invocation: Invocation) throws(Failure) -> RunStatus {
  if !invocation.arguments.operands.isEmpty { throw .usage("--print-config checks nothing: name the path alone") }
  var options = options
  options.configurations = try invocation.arguments.configurations(for: [path], invocation.console)
  options.profile = try invocation.arguments.profile(LintOptionsTable.profile, in: options.configurations)
  try invocation.console.print(SettingsText(path, options).text)
  return .success
}

/// Accepts what is listed, or lists what is accepted from now on.
private func applyBaseline(
  _ wishes: LintWishes, to report: inout LintReport, _ options: LintOptions, _ console: Console
) throws(Failure) {
  if let file = wishes.newBaseline {
    let baseline = Baseline(accepting: report.findings, in: file.absolute().folder)
    do throws(FileError) { _ = try KeptFiles(report.paths.map { FilePath($0) }).write(Array(baseline.text.utf8), to: file) } catch {
      throw .file(error)
    }
    report.accepted = report.findings.count
    report.findings = []
    return
  }
  guard let file = wishes.baseline?.fromHere() else { return }
  let gone: [Baseline.Entry]
  do throws(ConfigurationError) { gone = try Baseline(reading: file).apply(to: &report, options: options) } catch {
    throw .configuration(error, console)
  }
  if !gone.isEmpty { console.say(text(ofGone: gone, file, console) + "\n") }
}

/// What is said of accepted findings that are no more.
private func text(ofGone gone: [Baseline.Entry], _ file: FilePath, _ console: Console) -> String {
  let most = 5
  let names =
    gone.prefix(most).map { "\($0.path.printable) [\($0.rule.printable)]" } + (gone.count > most ? ["\(gone.count - most) more"] : [])
  let count = gone.count == 1 ? "1 finding that is" : "\(gone.count) findings that are"
  let name = file.display
  return "\(name): \(console.errorStyle.severity(.note)): lists \(count) no more (\(names.joined(separator: ", "))): write it anew with"
    + " --write-baseline \(name)"
}

/// How a check ends that has found so much; nil warnings are as many as there may be.
func verdict(errors: Int, warnings: Int, mostWarnings: Int?) -> RunStatus {
  errors > 0 || mostWarnings.map { warnings > $0 } ?? false ? .findings : .success
}

private func options(_ arguments: Arguments) -> LintOptions {
  var options = LintOptions()
  options.size = arguments[LintOptionsTable.size]
  options.scales = arguments[LintOptionsTable.scale]
  options.only = Set(arguments.all(LintOptionsTable.only).flatMap { $0.map(\.id) })
  options.disabled = Set(arguments.all(LintOptionsTable.disable).flatMap { $0.map(\.id) })
  options.jobs = arguments[CommonOptions.jobs]
  return options
}

private func print(_ report: LintReport, _ wishes: LintWishes, _ invocation: Invocation) throws(Failure) {
  let manner = invocation.manner
  let console = invocation.console
  var style = ReportStyle(
    detail: manner.isQuiet ? .errors : manner.isVerbose ? .everything : .folded, failing: wishes.isStrict ? .warning : .error)
  if invocation.arguments[LintOptionsTable.magnify] { style.magnifiedColumns = console.columns }
  for target in wishes.reports {
    guard let file = target.file, file != "-" else {
      if target.format == .text, manner.isQuiet, report.errors == 0 { continue }
      var own = style
      own.color = console.outputStyle.isOn
      try console.print(report.text(as: target.format, style: own))
      continue
    }
    let bytes = Array(report.text(as: target.format, style: style).utf8)
    do throws(FileError) { _ = try KeptFiles(report.paths.map { FilePath($0) }).write(bytes, to: file) } catch {
      throw .file(error)
    }
  }
}

extension ValueKind<ReportTarget> {
  static let report = ValueKind("FORMAT[=FILE]", completion: .words { ReportFormat.all.map(\.name) }) { text throws(BadValue) in
    let name = text.prefix { $0 != "=" }
    guard let format = ReportFormat.named(String(name)) else {
      let formats = ReportFormat.all.map(\.name)
      throw BadValue(unknown: "report format", String(name), among: formats, list: "expected \(oneOf(formats))")
    }
    if name.endIndex == text.endIndex { return ReportTarget(format) }
    let file = text[text.index(after: name.endIndex)...]
    if file.isEmpty { throw BadValue("the name of the file is missing behind '\(text)'") }
    return ReportTarget(format, file: FilePath(String(file)))
  }
}
