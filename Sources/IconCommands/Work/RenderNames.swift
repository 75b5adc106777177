import IconFiles

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
    let suffix = scale == 1 ? "" : FilePath(Self.suffix(of: scale))
    switch place {
    case .catalog:
      guard let set = imageSet(for: input) else { return nil }
      return set.appending(set.name.withoutEnding.adding(suffix).adding(Self.png))
    case .destination(let destination):
      guard case .file(let stem, let ending) = destination.target(for: input) else { return nil }
      if case .beside = destination, let stem = settings.stem(for: input) { return stem.adding(suffix).adding(Self.png) }
      // A file that is named for one picture has just that name.
      if let ending, settings.scales(for: input).count == 1 { return stem.adding(ending) }
      return stem.adding(suffix).adding(ending ?? Self.png)
    }
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

  /// What a name carries for a scale: nothing, `@2x`, `@1.5x`.
  static func suffix(of scale: Double) -> String { scale == 1 ? "" : "@\(text(of: scale))x" }

  /// A scale as people write it.
  static func text(of scale: Double) -> String {
    // Scales are limited where they are read.
    scale == scale.rounded() ? "\(Int(scale))" : "\(scale)"
  }

  /// Refuses what cannot be named, and names that two pictures would share.
  func check(_ inputs: [Input]) throws(Failure) {
    switch place {
    case .destination(let destination): try destination.check(for: inputs)
    case .catalog:
      if inputs.contains(where: \.isStandardInput) { throw .usage("standard input has no name for an image set") }
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
