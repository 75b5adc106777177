import IconFiles
import IconKit

/// The image set of an asset catalog that the pictures of a source go to.
struct ImageSetPlace: Sendable {
  let folder: FilePath
  /// The description that is there already.
  let old: SourceText?

  /// Looks a folder up; nil, and said, where it cannot be had.
  init?(_ folder: FilePath, _ input: Input, _ outcome: inout Outcome) {
    if !folder.isText {
      outcome.messages.fail(input.display, "an asset catalog cannot name a file whose name is no UTF-8")
      return nil
    }
    guard let old = outcome.oldDescription(at: folder.appending(AssetCatalog.description)) else { return nil }
    self.folder = folder
    self.old = old
  }

  /// Whether Xcode reads the drawing itself; said where it does not.
  func takesVector(_ input: Input, _ outcome: inout Outcome) -> Bool {
    guard case .file(let file) = input else { return false }
    if file.path.ending == "svg" { return true }
    outcome.messages.warn(input.display, "Xcode reads no .\(file.path.ending): pictures stand for it in the catalog")
    return false
  }
}

extension RenderWork {
  /// Puts the drawing itself into an image set.
  func putVector(_ input: Input, into set: ImageSetPlace, _ outcome: inout Outcome) {
    guard let source = outcome.readSource(input, io), let bytes = outcome.read(input, io, limit: Limits.source) else { return }
    let file = set.folder.appending(set.folder.name.withoutEnding.adding(".svg"))
    let images = ImageSetDescription.Images.vector(file.name.string)
    let options = settings.options(for: input, source)
    let profile = options.profile ?? source.profile
    let form = options.form ?? (profile.isTemplate ? .template : .color)
    guard outcome.description(images, isTemplate: true, over: set.old) != nil else { return }
    put(bytes, file, &outcome)
    describe(images, form, set, &outcome)
  }

  /// Whether the description of an image set can be written anew; said where it cannot.
  func canDescribe(_ set: ImageSetPlace, _ input: Input, _ outcome: inout Outcome) -> Bool {
    outcome.description(pictures(of: input), isTemplate: true, over: set.old) != nil
  }

  /// Writes or compares the description of an image set that has a source's pictures.
  func describe(_ set: ImageSetPlace, _ input: Input, _ form: OutputForm, _ outcome: inout Outcome) {
    describe(pictures(of: input), form, set, &outcome)
  }

  private func pictures(of input: Input) -> ImageSetDescription.Images {
    var files: [Int: String] = [:]
    for scale in settings.scales(for: input) { files[Int(scale)] = names.path(for: input, scale: scale)?.name.string }
    return .pictures(files)
  }

  private func describe(_ images: ImageSetDescription.Images, _ form: OutputForm, _ set: ImageSetPlace, _ outcome: inout Outcome) {
    guard let description = outcome.description(images, isTemplate: form == .template, over: set.old) else { return }
    put(description.bytes, set.folder.appending(AssetCatalog.description), &outcome)
    if comparison == nil { outcome.tellDisplaced(description, in: set.folder) }
  }

  private func put(_ bytes: [UInt8], _ path: FilePath, _ outcome: inout Outcome) {
    if let comparison {
      comparison.compare(bytes, with: path, &outcome)
    } else {
      _ = outcome.write(bytes, to: path, keeping: kept)
    }
  }
}
