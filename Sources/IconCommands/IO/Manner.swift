import IconModel

/// How much is said, and what counts as failure.
struct Manner: Sendable {
  var isQuiet = false
  var isVerbose = false
  var isStrict = false
  var style = TerminalStyle.plain

  init(_ arguments: Arguments, style: TerminalStyle) {
    isQuiet = arguments[CommonOptions.quiet]
    isVerbose = arguments[CommonOptions.verbose]
    isStrict = arguments[CommonOptions.strict]
    self.style = style
  }

  init() {}

  /// What is below is neither shown nor counted.
  var least: Severity { isVerbose ? .note : isQuiet && !isStrict ? .error : .warning }
}
