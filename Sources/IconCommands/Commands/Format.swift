import IconFiles
import IconKit

extension Command {
  /// Sources to canonical layout.
  static let format = Command(
    name: "format",
    summary: "lay out .svgspec files in the canonical way",
    details: ["Rewrites each file in place; comments stay, and so does the picture. `-` formats standard input to standard output."],
    operands: .files(FileKinds.svgspec.endings),
    options: [FormatOptionsTable.check.option, CommonOptions.strict.option] + CommonOptions.input + CommonOptions.common,
    examples: [
      Example("iconkit format icons/*.svgspec", "format some files"),
      Example("iconkit format --check .", "fail if a file below this folder is not formatted"),
      Example("iconkit format - < docs.svgspec", "print a file as it should be"),
    ],
    statuses: [
      Status(.success, "all files are formatted"),
      Status(.findings, "a file has errors, and stays as it is; with `--check`: a file is not formatted"),
      Status(.failure, "a file cannot be read or written, there is none, or the command line makes no sense"),
    ],
    run: { invocation throws(Failure) in try runFormat(invocation) })
}

/// The options of format.
enum FormatOptionsTable {
  static let check = Flag("check", "Write nothing; name the files that are not formatted.")
}

private func runFormat(_ invocation: Invocation) throws(Failure) -> RunStatus {
  let checks = invocation.arguments[FormatOptionsTable.check]
  let inputs = try Inputs(invocation, .svgspec)
  try Destination.beside.check(for: inputs.inputs)
  let io = invocation.console.io
  return try invocation.forEach(inputs) { input, outcome in
    guard let bytes = outcome.read(input, io, limit: Limits.source) else { return }
    let result = IconSource.formatted(name: input.display, bytes: bytes)
    outcome.messages.add(result.diagnostics, in: result.source)
    guard let text = result.text else { return }
    let formatted = Array(text.utf8)
    if checks {
      if formatted != bytes { outcome.messages.fail(input.display, "is not formatted") }
    } else if case .file(let file) = input {
      _ = outcome.write(formatted, to: file.path, keeping: nil)
    } else {
      outcome.output += formatted
    }
  }
}
