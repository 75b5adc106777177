import IconFiles
import IconKit

/// What render does with one source, on any thread.
struct RenderWork: Sendable {
  let settings: RenderSettings
  let names: RenderNames
  /// nil: write.
  let comparison: RenderComparison?
  /// Whether what was written is checked.
  let lints: Bool
  /// Whether a catalog gets the drawing itself, where it is one that Xcode reads.
  let keepsVectors: Bool
  let io: CommandIO
  private let linters = Linters()

  init(
    settings: RenderSettings, names: RenderNames, comparison: RenderComparison?, lints: Bool, keepsVectors: Bool, io: CommandIO
  ) {
    self.settings = settings
    self.names = names
    self.comparison = comparison
    self.lints = lints
    self.keepsVectors = keepsVectors
    self.io = io
  }

  func run(_ input: Input, _ outcome: inout Outcome) {
    guard let set = names.imageSet(for: input) else { return draw(input, &outcome) { _ in true } }
    if !set.isText { return outcome.messages.fail(input.display, "an asset catalog cannot name a file whose name is no UTF-8") }
    let path = set.appending(AssetCatalog.description)
    guard let old = outcome.oldDescription(at: path) else { return }
    if keepsVectors, case .file(let file) = input {
      if file.path.ending == "svg" { return putVector(input, set, old, &outcome) }
      outcome.messages.warn(input.display, "Xcode reads no .\(file.path.ending): pictures stand for it in the catalog")
    }
    var files: [Int: String] = [:]
    for scale in settings.scales(for: input) { files[Int(scale)] = names.path(for: input, scale: scale)?.name.string }
    draw(input, &outcome) { outcome in
      // Before anything is written: who cannot read the description does not know what it would lose.
      outcome.description(.pictures(files), isTemplate: true, over: old) != nil
    } after: { form, outcome in
      describe(.pictures(files), form, set, old, &outcome)
    }
  }

  /// Draws a source at all scales and writes or compares the pictures.
  private func draw(
    _ input: Input, _ outcome: inout Outcome, if isWanted: (inout Outcome) -> Bool, after: (OutputForm, inout Outcome) -> Void = { _, _ in }
  ) {
    guard let source = outcome.readSource(input, io) else { return }
    let images: [RenderedImage]
    do throws(IconError) { images = try source.render(settings.options(for: input, source)) } catch {
      return outcome.messages.add([error.diagnostic], in: source.text)
    }
    guard let form = images.first?.form, isWanted(&outcome) else { return }
    for image in images {
      guard let path = names.path(for: input, scale: image.scale) else {
        outcome.output += image.png
        check(image, as: "<stdout>", &outcome)
        continue
      }
      if let comparison {
        comparison.compare(image, with: path, of: input, &outcome)
      } else if outcome.write(image.png, to: path) {
        check(image, as: path.string, &outcome)
      }
    }
    after(form, &outcome)
  }

  private func check(_ image: RenderedImage, as path: String, _ outcome: inout Outcome) {
    if lints { outcome.messages.add(image.findings(path: path, linters)) }
  }

  /// Puts the drawing itself into an image set.
  private func putVector(_ input: Input, _ set: FilePath, _ old: SourceText?, _ outcome: inout Outcome) {
    guard let source = outcome.readSource(input, io), let bytes = outcome.read(input, io, limit: Limits.source) else { return }
    let file = set.appending(set.name.withoutEnding.adding(".svg"))
    let images = ImageSetDescription.Images.vector(file.name.string)
    let options = settings.options(for: input, source)
    let profile = options.profile ?? source.profile
    let form = options.form ?? (profile.isTemplate ? .template : .color)
    guard outcome.description(images, isTemplate: true, over: old) != nil else { return }
    put(bytes, file, &outcome)
    describe(images, form, set, old, &outcome)
  }

  /// Writes or compares the description of an image set.
  private func describe(
    _ images: ImageSetDescription.Images, _ form: OutputForm, _ set: FilePath, _ old: SourceText?, _ outcome: inout Outcome
  ) {
    guard let description = outcome.description(images, isTemplate: form == .template, over: old) else { return }
    put(description.bytes, set.appending(AssetCatalog.description), &outcome)
    if comparison == nil { outcome.tellDisplaced(description, in: set) }
  }

  private func put(_ bytes: [UInt8], _ path: FilePath, _ outcome: inout Outcome) {
    if let comparison {
      comparison.compare(bytes, with: path, &outcome)
    } else {
      _ = outcome.write(bytes, to: path)
    }
  }
}
