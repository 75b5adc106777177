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
  let io: CommandIO
  private let linters = Linters()

  init(settings: RenderSettings, names: RenderNames, comparison: RenderComparison?, lints: Bool, io: CommandIO) {
    self.settings = settings
    self.names = names
    self.comparison = comparison
    self.lints = lints
    self.io = io
  }

  func run(_ input: Input, _ outcome: inout Outcome) {
    if let set = names.imageSet(for: input), !set.isText {
      return outcome.messages.fail(input.display, "an asset catalog cannot name a file whose name is no UTF-8")
    }
    guard let source = outcome.readSource(input, io) else { return }
    let images: [RenderedImage]
    do throws(IconError) { images = try source.render(settings.options(for: input, source)) } catch {
      return outcome.messages.add([error.diagnostic], in: source.text)
    }
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
    if let form = images.first?.form { describe(input, form, &outcome) }
  }

  private func check(_ image: RenderedImage, as path: String, _ outcome: inout Outcome) {
    if lints { outcome.messages.add(image.findings(path: path, linters)) }
  }

  /// Writes or compares the description of an image set.
  private func describe(_ input: Input, _ form: OutputForm, _ outcome: inout Outcome) {
    guard let set = names.imageSet(for: input) else { return }
    var files: [Double: String] = [:]
    for scale in settings.scales(for: input) { files[scale] = names.path(for: input, scale: scale)?.name.string }
    let json = Array(AssetCatalog.imageSet(names: files, form: form).utf8)
    let path = set.appending("Contents.json")
    if let comparison {
      comparison.compare(json, with: path, &outcome)
    } else {
      _ = outcome.write(json, to: path)
    }
  }
}
