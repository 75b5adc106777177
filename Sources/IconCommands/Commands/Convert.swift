import IconFiles
import IconKit

extension Command {
  /// One source syntax to the other.
  static let convert = Command(
    name: "convert",
    summary: "turn .svg into .svgspec, or back",
    details: [
      "The ending of the output says which syntax is wanted; where there is none to tell (a folder, standard output), it is the one that the"
        + " source does not have."
    ],
    operands: .files(FileKinds.sources.endings),
    options: ConvertOptionsTable.all,
    examples: [
      Example("iconkit convert drawing.svg -o drawing.svgspec", "write a drawing in the short form"),
      Example("iconkit convert icons/ -o svg/", "turn every source of a folder into the other syntax"),
    ],
    statuses: [
      Status(.success, "all is written"),
      Status(.findings, "a source has errors (with `--strict` also warnings); nothing is written for one with errors"),
      Status(.failure, "a file cannot be read or written, there is none, or the command line makes no sense"),
    ],
    run: { invocation throws(Failure) in try runConvert(invocation) })
}

/// The options of convert.
enum ConvertOptionsTable {
  static let output = ValueOption(
    "output", short: "o", .file("FILE|DIR/|-"),
    "Write to this file, to this folder, where the folders that were walked are mirrored, or to standard output. Needed, but for standard"
      + " input.")
  static let keepExtensions = Flag(
    "keep-extensions", "Keep what only this program understands (`fill=knockout`, profiles) as attributes of its own namespace in `.svg`.")

  static let all: [Option] =
    [output.option, keepExtensions.option, CommonOptions.strict.option] + CommonOptions.input + CommonOptions.common
}

private func runConvert(_ invocation: Invocation) throws(Failure) -> RunStatus {
  let arguments = invocation.arguments
  let destination = Destination(arguments[ConvertOptionsTable.output])
  let asked = try syntax(askedBy: destination)
  let inputs = try Inputs(invocation, .sources)
  if case .beside = destination, inputs.inputs.contains(where: { !$0.isStandardInput }) {
    throw .usage("convert needs a place for its results: say -o FILE, -o DIR/ or -o -")
  }
  let names = try FileNames(destination, inputs) { $0.otherSyntax == .svg ? ".svg" : ".svgspec" }
  let keepsExtensions = arguments[ConvertOptionsTable.keepExtensions]
  let io = invocation.console.io
  let kept = KeptFiles(inputs.files)
  return try invocation.forEach(inputs) { input, outcome in
    guard let source = outcome.readSource(input, io) else { return }
    do throws(IconError) {
      let syntax = asked ?? input.otherSyntax ?? (source.document?.syntax == .svgspec ? .svg : .svgspec)
      let result = try source.converted(to: syntax, keepExtensions: keepsExtensions)
      // Reading has told already of what cannot be drawn, and what can't be drawn has no place in svgspec either.
      let told = source.diagnostics.filter(\.dropsDrawing).map(\.range)
      outcome.messages.add(result.diagnostics.filter { new in !told.contains { $0.overlaps(new.range) } }, in: source.text)
      if result.diagnostics.contains(where: { $0.severity == .error }) { return }
      outcome.put(Array(result.text.utf8), names.path(for: input), keeping: kept)
    } catch {
      outcome.messages.fail(input.display, error.message)
    }
  }
}

/// The syntax that the name of an output file asks for; nil where there is no such name.
private func syntax(askedBy destination: Destination) throws(Failure) -> Document.Syntax? {
  guard case .file(let path) = destination else { return nil }
  guard let syntax = Document.Syntax(rawValue: path.ending) else {
    throw .usage("the name of the output must end in .svg or .svgspec, not as \(path.display)")
  }
  return syntax
}

extension Input {
  /// The syntax that a file's name does not have; nil for standard input, whose content tells.
  fileprivate var otherSyntax: Document.Syntax? {
    if case .file(let file) = self { file.path.ending == "svgspec" ? .svg : .svgspec } else { nil }
  }
}
