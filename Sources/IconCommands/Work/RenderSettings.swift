import IconFiles
import IconKit

/// How each source is drawn: the command line goes before a source's own profile, that before the configuration.
struct RenderSettings: Sendable {
  /// What the command line says.
  let asked: RenderOptions
  /// The scales that the command line, or an asset catalog, asks for; nil where it is left to the configuration.
  let scales: [Double]?
  let configurations: Configurations

  /// The scales that an input is drawn at.
  func scales(for input: Input) -> [Double] {
    if let scales { return scales }
    guard case .file(let file) = input, let own = configurations.settings(for: file.path).scales else { return [1] }
    return own.value.map { Double($0) }
  }

  /// What a source is drawn with.
  func options(for input: Input, _ source: IconSource) -> RenderOptions {
    var options = asked
    options.scales = scales(for: input)
    guard case .file(let file) = input else { return options }
    return configurations.completing(options, of: source, at: file.path)
  }

  /// Where the configuration has the PNGs of an input, as a path without its ending; nil where that is beside it.
  func stem(for input: Input) -> FilePath? {
    guard case .file(let file) = input, let folder = configurations.output(for: file.path) else { return nil }
    return folder.fromHere().appending(file.path.name.withoutEnding)
  }
}
