import IconFiles
import IconKit

extension Command {
  /// PNGs drawn elsewhere to masks.
  static let mask = Command(
    name: "mask",
    summary: "make masks of PNGs that were drawn elsewhere",
    details: [
      "Takes the alpha channel of a PNG, or the darkness of a picture on paper, and drops all colour. Says what it took for ink and how much"
        + " colour it dropped."
    ],
    operands: .files(FileKinds.pictures.endings),
    options: MaskOptionsTable.all,
    examples: [
      Example("iconkit mask photo.png -o mask.png", "make the mask that a tab bar would show"),
      Example("iconkit mask drawn/ -o icons/ --as template", "make template icons of all pictures in a folder"),
      Example("iconkit mask scan.png -o icon.png --from luminance --threshold 128", "take black ink on paper, without half tones"),
    ],
    statuses: [
      Status(.success, "all is written"),
      Status(.findings, "a file is no picture, a damaged one, or one in which nothing is ink"),
      Status(.failure, "a file cannot be read or written, there is none, or the command line makes no sense"),
    ],
    run: { invocation throws(Failure) in try runMask(invocation) })
}

/// The options of mask.
enum MaskOptionsTable {
  static let output = ValueOption(
    "output", short: "o", .file("FILE|DIR/|-"),
    "Write to this file, to this folder, where the folders that were walked are mirrored, or to standard output. Needed, but for standard"
      + " input.")
  static let from = ValueOption(
    "from", ValueKind<MaskOptions.Origin>.choice("INK"), standard: "auto",
    "Take `alpha` or `luminance` (dark becomes opaque) for ink; `auto` takes alpha where there is transparency.")
  static let form = ValueOption(
    "as", ValueKind<OutputForm>.choice("FORM", except: .color), standard: "mask",
    "Make a `mask` (grey, white where the bar will be bright) or a `template` (ink and alpha).")
  static let invert = Flag("invert", "Turn opaque and transparent round.")
  static let threshold = ValueOption(
    "threshold", .number(1...255), "Make alphas from this on opaque, and all others transparent.")
  static let trimHaze = Flag("trim-haze", "Round alphas that are nearly 0 or 255 and no antialiasing.")

  static let all: [Option] =
    [
      output.option, from.option, form.option, invert.option, threshold.option, trimHaze.option, RenderOptionsTable.ink.option,
      RenderOptionsTable.storage.option,
    ] + CommonOptions.input + CommonOptions.common
}

private func runMask(_ invocation: Invocation) throws(Failure) -> RunStatus {
  let arguments = invocation.arguments
  var options = MaskOptions()
  options.from = arguments[MaskOptionsTable.from] ?? options.from
  options.form = arguments[MaskOptionsTable.form] ?? options.form
  options.inverts = arguments[MaskOptionsTable.invert]
  options.threshold = arguments[MaskOptionsTable.threshold].map { UInt8(clamping: $0) }
  options.trimsHaze = arguments[MaskOptionsTable.trimHaze]
  options.ink = arguments[RenderOptionsTable.ink] ?? options.ink
  options.storage = arguments[RenderOptionsTable.storage] ?? options.storage

  let destination = Destination(arguments[MaskOptionsTable.output])
  let inputs = try Inputs(invocation, .pictures)
  if case .beside = destination, inputs.inputs.contains(where: { !$0.isStandardInput }) {
    throw .usage("mask would write over its pictures: say -o FILE or -o DIR/")
  }
  let names = try FileNames(destination, inputs, ending: { _ in ".png" })
  if names.writesToOutput { try invocation.console.refuseTerminal() }
  let io = invocation.console.io
  let kept = KeptFiles(inputs.files)
  return try invocation.forEach(inputs) { [options] input, outcome in
    guard let bytes = outcome.read(input, io, limit: Limits.picture) else { return }
    do throws(IconError) {
      let result = try AlphaConverter.mask(png: bytes, options: options)
      outcome.put(result.png, names.path(for: input), keeping: kept, isPicture: true)
      if !outcome.messages.manner.isQuiet { outcome.messages.say("\(input.display): \(result.summary)") }
    } catch {
      outcome.messages.fail(input.display, error.message)
    }
  }
}
