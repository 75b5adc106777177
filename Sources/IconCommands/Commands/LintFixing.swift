import IconFiles
import IconKit

/// The options of lint that are about repairs.
enum FixOptionsTable {
  static let fix = ValueOption(
    "fix", ValueKind<Rule>.fixableRule.list("RULE,…"), isOptional: true,
    "Repair what needs no decision; with rules, what they find, even where that changes the drawing. May be repeated: `--fix"
      + " --fix=show-through` does both. Nothing is kept that is not better when it is checked again.")
  static let dryRun = Flag("dry-run", "With `--fix`: write nothing; print what would be changed, and check that.")

  static let all = [fix.option, dryRun.option]
}

extension ValueKind<Rule> {
  /// A rule that knows how to repair what it finds.
  static let fixableRule = ValueKind(
    "RULE", completion: .words { RuleCatalog.all.filter { $0.fixing != .never }.map(\.id) }
  ) { text throws(BadValue) in
    let found = try rule.parse(text)
    if found.fixing == .never { throw BadValue("what \(found.id) finds has to be repaired by hand") }
    return found
  }
}

/// The repairs of a run of lint.
final class FixRun {
  /// nil where none are wanted.
  private let fixes: FixOptions?
  private var fixed: FixReport?

  init(_ arguments: Arguments) throws(Failure) {
    let isAsked = arguments.has(FixOptionsTable.fix.option)
    let isDry = arguments[FixOptionsTable.dryRun]
    if isDry, !isAsked { throw .usage("--dry-run needs --fix") }
    guard isAsked else {
      fixes = nil
      return
    }
    fixes = FixOptions(
      repairsWhatIsSafe: arguments.hasWithoutValue(FixOptionsTable.fix.option),
      rules: Set(arguments.all(FixOptionsTable.fix).flatMap { $0.map(\.id) }), writes: !isDry)
  }

  /// Refuses to repair anything where something that was named is not there: it may be meant otherwise.
  func check(_ inputs: Inputs, _ arguments: Arguments) throws(Failure) {
    guard fixes != nil, inputs.isMissing else { return }
    if let rule = arguments.operands.first(where: { RuleCatalog.rule(id: $0) != nil && !FileStatus.exists(FilePath($0)) }) {
      throw .usage("'\(rule)' is a rule, and no file: did you mean --fix=\(rule)? Nothing was repaired")
    }
    throw .message("nothing was repaired, for not all that was named is there")
  }

  /// Checks the files, and repairs them where that is wanted; what is found is what is left.
  func report(_ files: [FilePath], _ options: LintOptions, progress: (Int) -> Void) -> LintReport {
    guard let fixes else { return withoutActuallyEscaping(progress) { IconLinter.lint(files: files, options: options, progress: $0) } }
    let result = withoutActuallyEscaping(progress) { IconFixer.fix(files: files, options: options, fixes, progress: $0) }
    fixed = result
    return result.report
  }

  /// `failure` where a file could not be written.
  var status: RunStatus { fixed.map { $0.errors.isEmpty } ?? true ? .success : .failure }

  /// Prints what was changed, or would be, in front of the report; where standard output is for a program, on standard error.
  func printChanges(_ invocation: Invocation, _ reports: [ReportTarget]) throws(Failure) {
    guard let fixed, let fixes else { return }
    for file in fixed.files {
      if !fixes.writes {
        try print(file.change, invocation, reports)
      } else if invocation.manner.isVerbose {
        try print(file.findings.map { "\($0.fixedText)\n" }.joined(), invocation, reports)
      }
    }
    let style = invocation.console.errorStyle
    for refusal in fixed.refusals where !invocation.manner.isQuiet {
      let finding = refusal.finding
      invocation.console.say(
        "\(finding.placeText): \(style.severity(.note)): [\(finding.rule)] is not repaired: \(refusal.reason.printable)\n")
    }
    for error in fixed.errors { invocation.console.fail(error.description) }
  }

  /// Prints one line that sums up.
  func printSummary(_ invocation: Invocation, _ reports: [ReportTarget], left: LintReport) throws(Failure) {
    guard let fixed, let fixes, !invocation.manner.isQuiet else { return }
    try print(fixed.summary(isDone: fixes.writes, left: left.findings.count) + "\n", invocation, reports)
  }

  private func print(_ text: String, _ invocation: Invocation, _ reports: [ReportTarget]) throws(Failure) {
    let isForPrograms = reports.contains { ($0.file == nil || $0.file == "-") && $0.format != .text }
    if isForPrograms { invocation.console.say(text) } else { try invocation.console.print(text) }
  }
}

extension Arguments {
  /// Whether an option was given, with a value or without.
  fileprivate func has(_ option: Option) -> Bool { !values(of: option).isEmpty }

  /// Whether an option whose value is optional was given without.
  fileprivate func hasWithoutValue(_ option: Option) -> Bool { values(of: option).contains("") }
}

extension Finding {
  /// `icons/docs.png: fixed: [haze] 31 pixels of alpha 2`.
  fileprivate var fixedText: String { "\(placeText): fixed: [\(rule)] \((repair?.summary ?? message).printable)" }

  /// The file, with the place in it where it is a text.
  fileprivate var placeText: String {
    guard case .text(let place) = place else { return path.printable }
    return "\(path.printable):\(place.line):\(place.column)"
  }
}
