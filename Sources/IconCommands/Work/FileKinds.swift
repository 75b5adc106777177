import IconFiles
import IconKit

/// Which files of a folder a command takes.
///
/// Files that are named are taken whatever they are.
enum FileKinds: Sendable {
  case sources
  case pictures
  /// What can be looked at: pictures and sources.
  case drawings
  /// The same, and what catalogs say of them.
  case icons
  case svgspec

  static let sourceEndings = ["svg", "svgspec", "svgz"]
  static let pictureEndings = ["png"]
  private static let svgspecEndings = ["svgspec"]
  private static let iconEndings = pictureEndings + sourceEndings

  /// The endings of names, for help and completions.
  var endings: [String] {
    switch self {
    case .sources: Self.sourceEndings
    case .pictures: Self.pictureEndings
    case .drawings, .icons: Self.iconEndings
    case .svgspec: Self.svgspecEndings
    }
  }

  /// Whether what the configuration excludes is left out: it says what is looked at, not what is drawn or converted.
  var heedsExclusions: Bool {
    switch self {
    case .drawings, .icons: true
    case .sources, .pictures, .svgspec: false
    }
  }

  /// Whether what asset catalogs say of pictures counts, though their descriptions are not among the files.
  var heedsCatalogs: Bool { self == .drawings }

  /// Whether a file found in a folder is wanted: by its name, pictures also by their first bytes.
  func accept(_ path: FilePath) -> Bool {
    let ending = path.ending
    if endings.contains(ending) { return true }
    switch self {
    case .sources, .svgspec: return false
    case .icons where ending == "json": return CatalogFile.isDescription(path)
    case .pictures, .drawings, .icons: return !Self.sourceEndings.contains(ending) && Self.isPNG(path)
    }
  }

  private static func isPNG(_ path: FilePath) -> Bool {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    return (try? FileReader.head(of: path, count: signature.count)) == signature
  }
}
