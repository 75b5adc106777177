import IconFiles
import IconKit

extension Command {
  /// What is in a PNG.
  static let inspect = Command(
    name: "inspect",
    summary: "show what is in a PNG",
    details: ["Prints header, chunks, statistics of alpha and the bounding box of the ink. A damaged file is shown as far as it goes."],
    operands: .files(FileKinds.pictures.endings),
    options: [InspectOptionsTable.json.option, InspectOptionsTable.draw.option] + CommonOptions.input + CommonOptions.common,
    examples: [
      Example("iconkit inspect docs@2x.png", "show what there is to know"),
      Example("iconkit inspect --draw docs.png", "draw its alpha in the terminal"),
      Example("iconkit inspect --json icons/", "print one JSON object for each picture"),
    ],
    statuses: [
      Status(.success, "all files were shown"),
      Status(.findings, "a file is no picture"),
      Status(.failure, "a file cannot be read, there is none, or the command line makes no sense"),
    ],
    run: { invocation throws(Failure) in try runInspect(invocation) })
}

/// The options of inspect.
enum InspectOptionsTable {
  static let json = Flag("json", "Print JSON, one object for each file.")
  static let draw = Flag("draw", "Draw the picture with half blocks, its alpha as ink.")
}

private func runInspect(_ invocation: Invocation) throws(Failure) -> RunStatus {
  let json = invocation.arguments[InspectOptionsTable.json]
  let draws = invocation.arguments[InspectOptionsTable.draw]
  if json && draws { throw .usage("--json and --draw exclude each other") }
  let inputs = try Inputs(invocation, .pictures)
  let console = invocation.console
  let (io, columns, color) = (console.io, console.columns, console.outputStyle.isOn)
  return try invocation.forEach(inputs) { input, outcome in
    guard let bytes = outcome.read(input, io, limit: Limits.picture) else { return }
    do throws(IconError) {
      let inspection = try Inspection(path: input.display, bytes: bytes)
      if json {
        outcome.output += Array(inspection.json().utf8)
      } else {
        outcome.output += Array(inspection.text(color: color, verbose: outcome.messages.manner.isVerbose).utf8)
        if draws { outcome.output += Array(inspection.picture(columns: columns, color: color).utf8) }
      }
    } catch {
      outcome.messages.fail(input.display, error.message)
    }
  }
}
