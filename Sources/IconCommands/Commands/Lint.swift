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
      "Findings are errors (it will look wrong, or not load), warnings (it probably looks wrong) and notes (worth a look).",
    ],
    operands: .files(FileKinds.icons.endings),
    options: LintOptionsTable.all,
    examples: [
      Example("iconkit lint icons/", "check all icons in a folder"),
      Example("iconkit lint icons/ --profile tabbar-ios7 --strict", "check for 25 point bars, and fail on warnings"),
      Example("iconkit lint icons/ --report text --report json=report.json", "keep the findings for other programs"),
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
    "profile", .profile, standard: "the document's, else tabbar", "Check for this place; `none` asks for no size.")
  static let size = ValueOption("size", .size, standard: "the profile's", "The size wanted, in points; one number is a square.")
  static let scale = ValueOption("scale", .wholeScales, standard: "the profile's", "The scales wanted, of 1, 2 and 3.")
  static let only = ValueOption(
    "only", ValueKind<Rule>.rule.list("RULE,…"), "Use these rules alone. May be repeated.")
  static let disable = ValueOption("disable", ValueKind<Rule>.rule.list("RULE,…"), "Do without these rules. May be repeated.")
  static let maxWarnings = ValueOption("max-warnings", .number(0 ... .max), "Fail when there are more warnings.")
  static let report = ValueOption(
    "report", .report, standard: "text", "Report as `text` or `json`, to a file or to standard output. May be repeated.")

  static let all: [Option] =
    [
      profile.option, size.option, scale.option, report.option, CommonOptions.strict.option,
      maxWarnings.option, only.option, disable.option,
    ] + CommonOptions.input + CommonOptions.common
}

private func runLint(_ invocation: Invocation) throws(Failure) -> RunStatus {
  let arguments = invocation.arguments
  let reports = arguments.all(LintOptionsTable.report)
  if reports.count(where: { $0.file == nil || $0.file == "-" }) > 1 {
    throw .usage("two reports cannot go to standard output together; say --report FORMAT=FILE")
  }
  let places = reports.compactMap { $0.file?.normalized }
  if let place = places.first(where: { place in place != "-" && places.count(where: { $0 == place }) > 1 }) {
    throw .usage("two reports cannot go to \(place.display) together")
  }
  let options = options(arguments)
  if options.checksNothing { throw .usage("no rule is left that could find anything") }
  let inputs = try Inputs(invocation, .icons)
  let files = inputs.inputs.compactMap { if case .file(let file) = $0 { file.path } else { nil } }
  if files.count < inputs.inputs.count { throw .usage("lint checks files by their names too, and standard input has none") }
  if files.isEmpty { return inputs.status }

  let manner = invocation.manner
  let bar = invocation.console.progress(total: files.count, manner)
  let report = IconLinter.lint(files: files, options: options) { done in bar?.update(done: done) }
  invocation.console.endProgress()
  try print(report, reports.isEmpty ? [ReportRequest(format: .text)] : reports, invocation)
  let mostWarnings = manner.isStrict ? 0 : arguments[LintOptionsTable.maxWarnings]
  return max(inputs.status, verdict(errors: report.errors, warnings: report.warnings, mostWarnings: mostWarnings))
}

/// How a check ends that has found so much; nil warnings are as many as there may be.
func verdict(errors: Int, warnings: Int, mostWarnings: Int?) -> RunStatus {
  errors > 0 || mostWarnings.map { warnings > $0 } ?? false ? .findings : .success
}

private func options(_ arguments: Arguments) -> LintOptions {
  var options = LintOptions()
  options.profile = arguments[LintOptionsTable.profile]
  options.size = arguments[LintOptionsTable.size]
  options.scales = arguments[LintOptionsTable.scale]
  options.only = Set(arguments.all(LintOptionsTable.only).flatMap { $0.map(\.id) })
  options.disabled = Set(arguments.all(LintOptionsTable.disable).flatMap { $0.map(\.id) })
  options.jobs = arguments[CommonOptions.jobs]
  return options
}

private func print(_ report: LintReport, _ requests: [ReportRequest], _ invocation: Invocation) throws(Failure) {
  let manner = invocation.manner
  let detail: ReportDetail = manner.isQuiet ? .errors : manner.isVerbose ? .everything : .folded
  for request in requests {
    guard let file = request.file, file != "-" else {
      if request.format == .text, manner.isQuiet, report.errors == 0 { continue }
      try invocation.console.print(report.text(as: request.format, color: invocation.console.outputStyle.isOn, detail: detail))
      continue
    }
    let bytes = Array(report.text(as: request.format, detail: detail).utf8)
    do throws(FileError) { _ = try FileWriter.write(bytes, to: file, creatingFolders: true) } catch {
      throw .file(error)
    }
  }
}

/// One report that is wanted: `json=report.json`.
struct ReportRequest: Sendable {
  var format: ReportFormat
  /// nil for standard output.
  var file: FilePath?
}

extension ValueKind<ReportRequest> {
  static let report = ValueKind("FORMAT[=FILE]", completion: .words { ReportFormat.allCases.map(\.rawValue) }) { text throws(BadValue) in
    let name = text.prefix { $0 != "=" }
    guard let format = ReportFormat(rawValue: String(name)) else {
      let formats = ReportFormat.allCases.map(\.rawValue)
      throw BadValue(unknown: "report format", String(name), among: formats, list: "expected \(oneOf(formats))")
    }
    if name.endIndex == text.endIndex { return ReportRequest(format: format) }
    let file = text[text.index(after: name.endIndex)...]
    if file.isEmpty { throw BadValue("the name of the file is missing behind '\(text)'") }
    return ReportRequest(format: format, file: FilePath(String(file)))
  }
}
