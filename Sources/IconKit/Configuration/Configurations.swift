public import IconFiles
import IconModel

/// The configurations that hold for the files of a run.
///
/// For each folder it is the nearest `.iconkit.json5` in it or above, as far up as the root or a folder with `.git`; configurations further up
/// do not count.
public struct Configurations: Sendable {
  private var all: [Configuration] = []
  /// By folder, as the files' paths have it; nil where none holds.
  private var places: [FilePath: Int?] = [:]
  /// By absolute folder.
  private var found: [FilePath: Int?] = [:]
  private let current: FilePath
  private let holdsForAll: Bool

  private init(current: FilePath, holdsForAll: Bool) {
    self.current = current
    self.holdsForAll = holdsForAll
  }

  /// No configuration at all.
  public static let none = Configurations(current: ".", holdsForAll: true)

  /// Reads one configuration, which holds for all files; its patterns and paths are relative to its own folder.
  public static func file(_ path: FilePath) throws(ConfigurationError) -> Configurations {
    var configurations = Configurations(current: .current, holdsForAll: true)
    configurations.all = [try read(path, in: path.absolute(in: configurations.current).folder)]
    return configurations
  }

  /// Finds the configurations of some files.
  public static func find(for files: [FilePath]) throws(ConfigurationError) -> Configurations {
    var configurations = Configurations(current: .current, holdsForAll: false)
    try configurations.find(for: files)
    return configurations
  }

  /// Finds those of more files.
  mutating func find(for files: [FilePath]) throws(ConfigurationError) {
    var last: FilePath?
    for file in files {
      if let last, file.isDirectly(in: last) { continue }
      last = file.folder
      guard places[file.folder] == nil else { continue }
      places[file.folder] = .some(try search(file.folder.absolute(in: current)))
    }
  }

  /// The files that say, or would say if they were there, what holds in some folders.
  public static func places(for folders: some Sequence<FilePath>) -> [FilePath] {
    let current = FilePath.current
    var seen: Set<FilePath> = []
    var places: [FilePath] = []
    for folder in folders {
      var next: FilePath? = folder.absolute(in: current)
      while let folder = next, seen.insert(folder).inserted {
        let path = folder.appending(Configuration.fileName)
        places.append(path.fromHere(current))
        next = FileStatus.exists(path) ? nil : above(folder)
      }
    }
    return places
  }

  /// The profiles that the configurations define; the first one of a name counts.
  public var ownProfiles: [Profile] { all.flatMap(\.profiles) }

  /// Whether nothing is configured.
  public var isEmpty: Bool { all.isEmpty }

  /// The configuration that holds for a file.
  public func configuration(for file: FilePath) -> Configuration? { index(for: file).map { all[$0] } }

  /// What the configuration says of a file.
  public func settings(for file: FilePath) -> FileSettings {
    guard let index = index(for: file) else { return FileSettings() }
    return settings(index, covering(file, in: all[index]))
  }

  /// How a source is drawn: what was asked for goes before its own profile, that before the configuration.
  public func completing(_ asked: RenderOptions, of source: IconSource, at path: FilePath) -> RenderOptions {
    guard !isEmpty, asked.profile == nil, source.icon?.profile == nil else { return asked }
    let settings = settings(for: path)
    var options = asked
    options.profile = settings.profile?.value
    options.size = asked.size ?? settings.size?.value
    options.drawingArea = asked.drawingArea ?? settings.fit?.value
    return options
  }

  /// The folder that holds the PNGs of a source, as the configuration has it; nil where it says nothing, and they are beside the source.
  ///
  /// What lies deeper than the fixed part of the pattern that says so, lies as deep in the folder. Absolute.
  public func output(for source: FilePath) -> FilePath? {
    guard let index = index(for: source), let path = below(all[index], source) else { return nil }
    for override in covering(source, in: all[index]).reversed().map({ all[index].overrides[$0] }) {
      if let output = override.settings.output { return output.value.appending(override.remainder(of: path).folder).normalized }
    }
    return all[index].settings.output.map { $0.value.appending(path.folder).normalized }
  }

  /// Whether the configuration leaves a file out.
  public func excludes(_ file: FilePath) -> Bool {
    guard let configuration = configuration(for: file), !configuration.excluded.isEmpty, let path = below(configuration, file) else {
      return false
    }
    return configuration.excluded.contains { $0.covers(path) }
  }

  /// What tells the settings of one file from those of another; equal keys have equal settings.
  struct Key: Hashable {
    var configuration: Int?
    var overrides: [Int] = []
  }

  func key(for file: FilePath) -> Key {
    guard let index = index(for: file) else { return Key() }
    return Key(configuration: index, overrides: covering(file, in: all[index]))
  }

  func settings(for key: Key) -> FileSettings {
    key.configuration.map { settings($0, key.overrides) } ?? FileSettings()
  }

  private func settings(_ index: Int, _ overrides: [Int]) -> FileSettings {
    overrides.reduce(into: all[index].settings) { settings, override in
      let other = all[index].overrides[override].settings
      settings.apply(other)
      if other.profile != nil || other.size != nil { settings.isPlaceOfSome = true }
    }
  }

  /// The entries that mean a file.
  private func covering(_ file: FilePath, in configuration: Configuration) -> [Int] {
    guard !configuration.overrides.isEmpty, let path = below(configuration, file) else { return [] }
    return configuration.overrides.indices.filter { configuration.overrides[$0].covers(path) }
  }

  /// The part of a file's path that patterns are held against; nil for a file that lies elsewhere.
  private func below(_ configuration: Configuration, _ file: FilePath) -> FilePath? {
    file.absolute(in: current).below(configuration.folder)
  }

  private func index(for file: FilePath) -> Int? {
    if holdsForAll { return all.isEmpty ? nil : 0 }
    return places[file.folder] ?? nil
  }

  private mutating func search(_ folder: FilePath) throws(ConfigurationError) -> Int? {
    if let known = found[folder] { return known }
    var index: Int?
    let path = folder.appending(Configuration.fileName)
    if FileStatus.exists(path) {
      index = all.count
      all.append(try Self.read(path.fromHere(current), in: folder))
    } else if let above = Self.above(folder) {
      index = try search(above)
    }
    found[folder] = .some(index)
    return index
  }

  /// The folder where the search goes on; nil where it ends.
  private static func above(_ folder: FilePath) -> FilePath? {
    folder == "/" || FileStatus.exists(folder.appending(".git")) ? nil : folder.folder
  }

  private static func read(_ path: FilePath, in folder: FilePath) throws(ConfigurationError) -> Configuration {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileReader.read(path, limit: 1 << 20) } catch { throw .file(error) }
    return try Configuration.read(SourceText(name: path.display, bytes: bytes), path: path, folder: folder)
  }
}
