public import IconFiles
import IconLint
import IconModel
import IconPNG

/// What lies in a folder, as far as a first configuration needs to know.
public struct ProjectSurvey: Sendable {
  /// A guess at what the icons of a folder are for.
  struct Guess: Sendable, Hashable {
    var profile: String
    /// In points, where no profile has the size that they have.
    var size: String?
    /// What speaks for it: `12 of 14 icons are 30x30 pt`.
    var reason: String
  }

  /// Where the PNGs of a folder's sources are.
  struct Output: Sendable, Hashable {
    var sources: FilePath
    var pictures: FilePath
    var reason: String
  }

  public private(set) var pictures = 0
  public private(set) var sources = 0
  /// Asset catalogs, from the folder on.
  public private(set) var catalogs: [FilePath] = []
  /// The workflows of GitHub and the pipelines of GitLab that are there, from the folder on.
  public private(set) var pipelines: [FilePath] = []
  /// nil where nothing speaks for any place.
  private(set) var guess: Guess?
  /// Of folders whose icons are for another place than most.
  private(set) var others: [(folder: FilePath, guess: Guess)] = []
  private(set) var outputs: [Output] = []

  /// An icon, however many files it has.
  private struct Icon {
    var name: String
    /// In points.
    var size: PixelSize
  }

  /// Looks at all icons below a folder.
  public init(of folder: FilePath) {
    var icons: [FilePath: [Icon]] = [:]
    var drawings: [(folder: FilePath, stem: FilePath)] = []
    var stems: [FilePath: [FilePath]] = [:]
    let walk = FileWalk { IconLinter.isCandidate($0) }
    for file in walk.files(in: [.listed(folder)]).files {
      let path = file.relative
      if let catalog = Self.catalog(of: path) {
        if !catalogs.contains(catalog) { catalogs.append(catalog) }
        pictures += 1
        continue
      }
      if LintedFile.isSourceName(path) {
        sources += 1
        drawings.append((path.folder, path.name.withoutEnding))
        continue
      }
      pictures += 1
      let name = IconName(path: path.string)
      stems[FilePath(name.base), default: []].append(path.folder)
      // Larger scales say the same again.
      if let icon = Self.icon(file.path, name) { icons[path.folder, default: []].append(icon) }
    }
    survey(icons)
    findOutputs(drawings, stems)
    findPipelines(folder)
  }

  private static func catalog(of path: FilePath) -> FilePath? {
    var folder = path.folder
    while !folder.isEmpty {
      if folder.ending == "xcassets" || folder.ending == "imageset" && folder.folder.isEmpty { return folder }
      folder = folder.folder
    }
    return nil
  }

  /// The icon of a file at its first scale; nil for the others and for what has no header.
  private static func icon(_ file: FilePath, _ name: IconName) -> Icon? {
    guard let head = try? FileReader.head(of: file, count: 33), let header = ChunkWalk.walk(head).header else { return nil }
    guard header.width % name.scale == 0, header.height % name.scale == 0 else { return nil }
    if name.scale > 1, FileStatus.exists(FilePath(name.folder + name.base + ".png").inFolder(of: file)) { return nil }
    return Icon(name: name.base, size: PixelSize(header.width / name.scale, header.height / name.scale))
  }

  private mutating func survey(_ icons: [FilePath: [Icon]]) {
    let folders = icons.keys.sorted()
    guess = Self.guess(folders.flatMap { icons[$0] ?? [] })
    for folder in folders where !folder.isEmpty && folder.isText {
      guard let own = Self.guess(icons[folder] ?? []), own.profile != guess?.profile || own.size != guess?.size else { continue }
      others.append((folder, own))
    }
  }

  /// What most of some icons are for; nil where there are too many kinds.
  private static func guess(_ icons: [Icon]) -> Guess? {
    guard !icons.isEmpty else { return nil }
    let share = { (count: Int) in "\(count) of \(icons.count) icon\(icons.count == 1 ? "" : "s")" }
    let names: [(end: String, profile: Profile)] = [("Template", .menubar), ("-symbolic", .gnomeSymbolic)]
    for (end, profile) in names {
      let count = icons.count { $0.name.hasSuffix(end) }
      if 2 * count > icons.count { return Guess(profile: profile.id, reason: "\(share(count)) have names that end in \(end)") }
    }
    let counts = Dictionary(grouping: icons, by: \.size).mapValues(\.count)
    guard let most = counts.max(by: { ($0.value, $1.key.width) < ($1.value, $0.key.width) }), 2 * most.value > icons.count else {
      return nil
    }
    let size = most.key
    let reason = "\(share(most.value)) \(most.value == 1 ? "is" : "are") \(size.width)x\(size.height) pt"
    let places: [Profile] = [.tabbar, .tabbarIOS7, .toolbar]
    if let profile = places.first(where: { $0.size == Extent(Double(size.width), Double(size.height)) }) {
      return Guess(profile: profile.id, reason: reason)
    }
    return Guess(profile: Profile.none.id, size: "\(size.width)x\(size.height)", reason: reason)
  }

  /// Finds folders whose sources have most of their PNGs in one other folder.
  private mutating func findOutputs(_ drawings: [(folder: FilePath, stem: FilePath)], _ stems: [FilePath: [FilePath]]) {
    let byFolder = Dictionary(grouping: drawings, by: \.folder)
    for folder in byFolder.keys.sorted() where folder.isText {
      let own = byFolder[folder] ?? []
      let places = own.map { Set(stems[$0.stem] ?? []) }
      guard !places.contains(where: { $0.contains(folder) }) else { continue }
      let counts = places.reduce(into: [FilePath: Int]()) { counts, places in for place in places { counts[place, default: 0] += 1 } }
      guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), 2 * most.value > own.count, most.key.isText else {
        continue
      }
      let place = most.key.isEmpty ? "this folder" : most.key.display
      let reason =
        own.count == 1 ? "The only source has its PNGs in \(place)" : "\(most.value) of \(own.count) sources have PNGs in \(place)"
      outputs.append(Output(sources: folder, pictures: most.key.isEmpty ? "." : most.key, reason: reason))
    }
  }

  private mutating func findPipelines(_ folder: FilePath) {
    let workflows = FileWalk { ["yml", "yaml"].contains($0.ending) }
    if FileStatus.isFolder(folder.appending(".github/workflows")) {
      pipelines += workflows.files(in: [.listed(folder.appending(".github/workflows"))]).files.map { ".github/workflows" + $0.relative }
    }
    if FileStatus.exists(folder.appending(".gitlab-ci.yml")) { pipelines.append(".gitlab-ci.yml") }
  }
}

extension FilePath {
  fileprivate static func + (folder: FilePath, name: FilePath) -> FilePath { folder.appending(name) }

  /// A file of this name beside another one.
  fileprivate func inFolder(of file: FilePath) -> FilePath { file.folder.appending(name) }
}
