import IconFiles
import IconKit

extension Command {
  /// Sources to PNGs.
  static let render = Command(
    name: "render",
    summary: "draw icons as PNGs that hold nothing but alpha",
    details: [
      "Each source becomes `NAME.png` beside it: 30x30 points, black ink on nothing, stored as grey and alpha, so that colour is absent by"
        + " construction. At other scales the name gets its suffix: `NAME@2x.png`, `NAME@3x.png`, before a device `NAME@2x~ipad.png`.",
      "Every PNG is read back and compared with what was drawn; a template is also checked for what would look wrong in a bar"
        + " (for notes, with --verbose). Nothing is written for a source with errors. A drawing that is not square is fitted and centred, never"
        + " stretched.",
    ],
    operands: .files(FileKinds.sources.endings),
    options: RenderOptionsTable.all,
    examples: [
      Example("iconkit render docs.svgspec", "draw docs.png beside it"),
      Example("iconkit render icons/ -o build/ --scale 1,2,3", "draw each icon at three scales, in the same folders below build"),
      Example("iconkit render icons/ --catalog Assets.xcassets", "make an image set of each icon, rendered as template"),
      Example("iconkit render icons/ --watch", "draw each icon anew whenever it is saved, until Ctrl-C"),
      Example("iconkit render icons/ --check", "fail if a PNG is not what its source renders to"),
      Example("iconkit render - -o - < docs.svg > docs.png", "work as a filter"),
    ],
    statuses: [
      Status(
        .success, "all is written (with `--check`: all PNGs are what they should be), and nothing is wrong with it; or `--watch` was ended"),
      Status(
        .findings, "a source has errors, a PNG that was written has a finding of level error (with `--strict` also warning), or differs"),
      Status(.failure, "a file cannot be read or written, there is none, or the command line makes no sense"),
    ],
    run: { invocation throws(Failure) in try Render(invocation).run() })
}

/// The options of render.
enum RenderOptionsTable {
  static let output = ValueOption(
    "output", short: "o", .file("FILE|DIR/|-"), standard: "the configuration's, else beside each source",
    "Write to this file (at several scales it is the name of 1x), to this folder, where the folders that were walked are mirrored, or to"
      + " standard output.")
  static let catalog = ValueOption(
    "catalog", .folder("DIR.xcassets"),
    "Write an image set for each source into this asset catalog, at the scales 1, 2 and 3. What others have put into it stays.")
  static let preserveVector = Flag(
    "preserve-vector", "With `--catalog`, put each .svg itself into its image set, kept as a vector, instead of pictures of it.")
  static let profile = ValueOption(
    "profile", .profile, standard: "the document's, else the configuration's, else tabbar",
    "Draw for this place; `none` takes the document's own size. \(ConfigurationOptions.profileNames)")
  static let size = ValueOption("size", .size, standard: "the profile's", "The canvas in points; one number is a square.")
  static let scale = ValueOption(
    "scale", .scales, standard: "the configuration's, else 1", "Draw at these scales; with the profile `none` they may be decimals.")
  static let fit = ValueOption(
    "fit", ValueKind<Size>.size, standard: "the canvas", "Fit the drawing into so many points in the middle of the canvas.")
  static let form = ValueOption(
    "as", ValueKind<OutputForm>.choice("FORM"), standard: "what the profile shows",
    "Draw a `template` (ink and alpha), a `mask` (grey, white where the bar will be bright) or in `color`.")
  static let ink = ValueOption(
    "ink", ValueKind<Ink>.choice("INK"), standard: "black", "The colour of a template's ink, `black` or `white`.")
  static let storage = ValueOption(
    "png", ValueKind<Storage>.choice("STORAGE"), standard: "auto", "Store the pixels in the form's own way (`auto`) or as `rgba`.")
  static let check = Flag("check", "Write nothing; compare the PNGs that are there with what their sources render to.")
  static let diff = ValueOption(
    "diff", .folder("DIR"), "With `--check`, put a picture of what is there, what it should be and what differs into this folder.")
  static let tolerance = ValueOption(
    "tolerance", .number(0...255), standard: "2", "With `--check`, let samples differ by so much of 255.")
  static let watch = Flag(
    "watch", "Go on until Ctrl-C: draw what is saved, as soon as it is; sources that are new, and configurations that change, count too.")
  static let noLint = Flag("no-lint", "Do not check what was written, nor read it back.")

  static let all: [Option] =
    [
      output.option, catalog.option, preserveVector.option, profile.option, size.option, scale.option, fit.option, form.option, ink.option,
      storage.option,
      watch.option, check.option, diff.option, tolerance.option, noLint.option, CommonOptions.strict.option,
    ] + ConfigurationOptions.all + CommonOptions.input + CommonOptions.common
}

/// One call of render.
private struct Render {
  typealias Table = RenderOptionsTable

  let invocation: Invocation
  let place: RenderNames.Place
  let options: RenderOptions
  /// nil where it is left to the configuration.
  let scales: [Double]?
  let comparison: RenderComparison?

  init(_ invocation: Invocation) throws(Failure) {
    let arguments = invocation.arguments
    self.invocation = invocation
    var options = RenderOptions()
    options.size = arguments[Table.size]
    options.drawingArea = arguments[Table.fit]
    options.form = arguments[Table.form]
    options.ink = arguments[Table.ink] ?? options.ink
    options.storage = arguments[Table.storage] ?? options.storage
    options.readsBack = !arguments[Table.noLint]
    let catalog = arguments[Table.catalog]
    scales = arguments[Table.scale] ?? (catalog == nil ? nil : AssetCatalog.scales)
    self.options = options
    place = catalog.map { .catalog($0) } ?? .destination(Destination(arguments[Table.output]))
    comparison =
      arguments[Table.check] ? RenderComparison(tolerance: arguments[Table.tolerance] ?? 2, pictures: arguments[Table.diff]) : nil
    try check(arguments)
  }

  private func check(_ arguments: Arguments) throws(Failure) {
    if let catalog = arguments[Table.catalog] {
      if arguments[Table.output] != nil { throw .usage("--catalog and --output exclude each other") }
      guard catalog.ending == "xcassets" else { throw .usage("the name of an asset catalog ends in .xcassets, not as \(catalog.display)") }
      if arguments[Table.preserveVector], arguments[Table.scale] != nil { throw .usage("--preserve-vector and --scale exclude each other") }
      if let scales, scales.contains(where: { !AssetCatalog.scales.contains($0) }) {
        throw .usage("asset catalogs have the scales 1, 2 and 3 only")
      }
    }
    if arguments[Table.preserveVector], arguments[Table.catalog] == nil { throw .usage("--preserve-vector needs --catalog") }
    if arguments[Table.watch] {
      if arguments[Table.check] { throw .usage("--watch and --check exclude each other") }
      if arguments[Table.output] == "-" { throw .usage("--watch writes files, and standard output is none") }
    }
    if !arguments[Table.check] {
      if arguments[Table.diff] != nil { throw .usage("--diff needs --check") }
      if arguments[Table.tolerance] != nil { throw .usage("--tolerance needs --check") }
    }
  }

  func run() throws(Failure) -> RunStatus {
    if invocation.arguments[Table.watch] {
      return try SourceWatch(invocation, .sources).run { round throws(Failure) in
        try draw(round.inputs, round.configurations, due: round.due)
      }
    }
    let inputs = try Inputs(invocation, .sources)
    return try draw(inputs, try invocation.arguments.configurations(for: inputs.files, invocation.console))
  }

  /// Draws all inputs, or those that are due, and then says how long each has taken; the names of all must be possible.
  private func draw(_ inputs: Inputs, _ configurations: Configurations, due: Set<FilePath>? = nil) throws(Failure) -> RunStatus {
    var inputs = inputs
    if !inputs.inputs.isEmpty {
      inputs.leaveOutCatalogs()
      if inputs.inputs.isEmpty { throw .message("no icons: all sources lie in asset catalogs, of which one that is meant has to be named") }
    }
    var options = options
    options.profile = try invocation.arguments.profile(Table.profile, in: configurations)
    let settings = RenderSettings(asked: options, scales: scales, configurations: configurations)
    let names = RenderNames(place: place, settings: settings)
    try names.check(inputs.inputs)
    if names.writesToOutput(inputs.inputs) {
      if comparison != nil { throw .usage("--check compares files, and standard output is none") }
      try invocation.console.refuseTerminal()
    }
    try beginCatalog(inputs)
    let work = RenderWork(
      settings: settings, names: names, comparison: comparison, lints: !invocation.arguments[Table.noLint],
      keepsVectors: invocation.arguments[Table.preserveVector], kept: KeptFiles(inputs.files), io: invocation.console.io,
      linters: Linters(from: invocation.manner.least))
    guard let due else { return try invocation.forEach(inputs) { work.job(for: $0, $1) } }
    return try invocation.forEach(inputs.inputs.filter { $0.path.map(due.contains) ?? false }) { input, outcome in
      let watch = Stopwatch(work.io)
      var job = work.job(for: input, outcome.messages.manner)
      outcome = job.run()
      if outcome.hasResults && !outcome.messages.manner.isQuiet { outcome.messages.say("\(input.display): drawn in \(watch.text)") }
    }
  }

  /// Gives a new catalog, and new groups in it, their own descriptions.
  private func beginCatalog(_ inputs: Inputs) throws(Failure) {
    guard case .catalog(let catalog) = place, comparison == nil, !inputs.inputs.isEmpty else { return }
    try AssetCatalog(folder: catalog).begin(inputs.inputs)
  }
}
