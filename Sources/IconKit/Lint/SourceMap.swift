import IconFiles
import IconLint

/// What a run's PNGs are drawn from: it knows from the list of files alone, so that a run without sources pays nothing.
struct SourceMap: Sendable {
  /// Sources by their path without its ending; nil where there are two of a name.
  private var sources: [String: FilePath?] = [:]

  /// Sources whose PNGs are configured to be in some folder, by the PNGs' absolute path without suffix and ending; nil where there are two.
  private var configured: [FilePath: FilePath?] = [:]

  /// Makes the map of a run's sources.
  init(_ files: some Sequence<FilePath>, _ configurations: Configurations) {
    for file in files {
      if let folder = configurations.output(for: file) {
        let place = folder.appending(file.name.withoutEnding)
        configured.updateValue(configured.keys.contains(place) ? nil : file, forKey: place)
      } else {
        sources.updateValue(sources.keys.contains(file.withoutEnding.string) ? nil : file, forKey: file.withoutEnding.string)
      }
    }
  }

  /// The source of the icon of a name: the one that differs in its ending alone, in the same folder or the one that is configured.
  ///
  /// One for the name's device goes before the one for all.
  func source(of name: IconName) -> FilePath? {
    if sources.isEmpty { return configuredSource(of: name) }
    for stem in Self.stems(of: name) {
      if let source = sources[stem] ?? configuredSource(at: stem) { return source }
    }
    return nil
  }

  /// The source whose PNGs a configuration wants where the icon of a name is.
  func configuredSource(of name: IconName) -> FilePath? {
    if configured.isEmpty { return nil }
    for stem in Self.stems(of: name) {
      if let source = configuredSource(at: stem) { return source }
    }
    return nil
  }

  /// nil where there is none, and nil inside where there are two.
  private func configuredSource(at stem: String) -> FilePath?? {
    configured.isEmpty ? nil : configured[FilePath(stem).absolute()]
  }

  /// What a source of a name may be called, without its ending; the first one that there is counts.
  private static func stems(of name: IconName) -> [String] {
    let stem = name.folder + name.base
    return (name.device.map { ["\(stem)~\($0.rawValue)"] } ?? []) + [stem]
  }
}

/// A source that several PNGs are compared with, read once and only when it is wanted.
final class SharedSource: @unchecked Sendable {
  private let file: FilePath
  private let contents: FileContents
  private let lock = Lock()
  // What the lock guards: nil before it is read.
  private var content: PictureSource.Content??
  private var profile: Profile?

  /// Makes the source of a file.
  init(_ file: FilePath, _ contents: FileContents) {
    self.file = file
    self.contents = contents
  }

  /// The source as that of a PNG.
  func asSource(of png: LintedFile) -> PictureSource {
    PictureSource(path: file.string, content: { self.read() }, wrote: { png.isOwnWork })
  }

  /// The profile that the source asks for itself; nil where it leaves that open.
  var ownProfile: Profile? {
    _ = read()
    return lock.withLock { profile }
  }

  private func read() -> PictureSource.Content? {
    lock.withLock {
      if let content { return content }
      let bytes = try? contents.read(file, limit: LintedFile.sizeLimit)
      let source = bytes.map { IconSource(name: file.string, bytes: $0) }
      let read = source.flatMap { source in
        source.icon.map { PictureSource.Content(text: source.text, icon: $0, renderer: .cairo) }
      }
      content = .some(read)
      profile = source.flatMap { $0.icon?.profile == nil ? nil : $0.profile }
      return read
    }
  }
}
