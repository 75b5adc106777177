import IconFiles
import IconKit

/// The names of what render writes.
struct RenderNames: Sendable {
  enum Place: Sendable {
    case destination(Destination)
    /// An asset catalog with one image set a source.
    case catalog(FilePath)
  }

  let place: Place
  let settings: RenderSettings
  private static let png: FilePath = ".png"

  /// Where the picture of an input at a scale goes; nil for standard output.
  func path(for input: Input, scale: Double) -> FilePath? {
    let named = { (stem: FilePath) in Self.name(stem, at: scale) }
    switch place {
    case .catalog:
      guard let set = imageSet(for: input) else { return nil }
      return set.appending(named(set.name.withoutEnding).adding(Self.png))
    case .destination(let destination):
      guard case .file(let stem, let ending) = destination.target(for: input) else { return nil }
      if case .beside = destination, let stem = settings.stem(for: input) { return named(stem).adding(Self.png) }
      // A file that is named for one picture has just that name.
      if let ending, settings.scales(for: input).count == 1 { return stem.adding(ending) }
      return named(stem).adding(ending ?? Self.png)
    }
  }

  /// What is to be said of a source whose own name states a scale; nil where its pictures have the names that are read.
  func complaint(about input: Input) -> String? {
    // Whoever says what the picture is called has not asked the source.
    if case .destination(.file) = place { return nil }
    guard let source = input.path?.name, source.bytes.contains(UInt8(ascii: "@")) else { return nil }
    let misread = settings.scales(for: input).lazy.compactMap { scale in
      path(for: input, scale: scale).flatMap { picture in
        let name = IconName(path: picture.name.string)
        return name.flaw == .doubled || Double(name.scale) != scale && scale == scale.rounded() ? (scale, picture) : nil
      }
    }
    guard let (scale, picture) = misread.first else { return nil }
    let name = IconName(path: source.string)
    let better = name.base + (name.device.map { "~\($0)" } ?? "") + ".\(name.fileExtension)"
    return "the name states a scale, which pictures get by themselves: at \(Self.text(of: scale))x it is drawn to \(picture.name.display), "
      + "and will be read as something else; call the source \(better.printable)"
  }

  /// Whether the picture of one of some inputs goes to standard output.
  func writesToOutput(_ inputs: [Input]) -> Bool {
    guard case .destination(let destination) = place else { return false }
    return inputs.contains { destination.isOutput(for: $0) }
  }

  /// The folder of an input's image set; nil where no catalog is wanted.
  func imageSet(for input: Input) -> FilePath? {
    guard case .catalog(let catalog) = place, case .file(let file) = input else { return nil }
    return catalog.appending(file.relative.withoutEnding.adding(".imageset"))
  }

  /// A path without its ending, with the scale at its end, or before the device: `mail@2x`, `mail@2x~ipad`.
  private static func name(_ stem: FilePath, at scale: Double) -> FilePath {
    if scale == 1 { return stem }
    let place = IconName.placeOfScale(in: stem.bytes)
    return FilePath(bytes: stem.bytes[..<place] + Array(suffix(of: scale).utf8) + stem.bytes[place...])
  }

  /// What a name carries for a scale: nothing, `@2x`, `@1.5x`.
  static func suffix(of scale: Double) -> String { scale == 1 ? "" : "@\(text(of: scale))x" }

  /// A scale as people write it.
  static func text(of scale: Double) -> String {
    // Scales are limited where they are read.
    scale == scale.rounded() ? "\(Int(scale))" : "\(scale)"
  }

  private static func isPNG(_ file: FilePath) -> Bool {
    (try? FileReader.head(of: file, count: 4)) == [0x89, UInt8(ascii: "P"), UInt8(ascii: "N"), UInt8(ascii: "G")]
  }

  /// Refuses what cannot be named, and names that two pictures would share.
  func check(_ inputs: [Input]) throws(Failure) {
    switch place {
    case .destination(let destination): try destination.check(for: inputs)
    case .catalog:
      if inputs.contains(where: \.isStandardInput) { throw .usage("standard input has no name for an image set") }
    }
    for case .file(let file) in inputs where file.path.ending == "png" && Self.isPNG(file.path) {
      if settings.scales(for: .file(file)).contains(where: { path(for: .file(file), scale: $0) == file.path }) {
        throw .message("\(file.path.display) is a PNG, and no source that can be drawn")
      }
    }
    try Claims.check(inputs) { (input) throws(Failure) in
      let scales = settings.scales(for: input)
      let paths = scales.compactMap { path(for: input, scale: $0) }
      if paths.isEmpty, scales.count > 1 {
        throw .usage("pictures at \(scales.count) scales cannot go to standard output together")
      }
      return paths
    }
  }
}
