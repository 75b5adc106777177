public import IconFiles
import IconLint

/// Which files and folders of a walk belong to asset catalogs; names tell.
public enum CatalogFile {
  /// The file that describes a folder of a catalog.
  static let description: FilePath = "Contents.json"

  /// Whether a file describes an image set, a catalog, or a group in one.
  public static func isDescription(_ path: FilePath) -> Bool {
    guard path.ending == "json", path.name == description else { return false }
    switch kind(ofDescription: path) {
    case .imageSet: return true
    case .group: return path.folder.string.split(separator: "/").contains { $0.hasSuffix(".xcassets") }
    case .otherSet: return false
    }
  }

  /// What the folder of a description is.
  static func kind(ofDescription path: FilePath) -> CatalogSubject.Kind { CatalogSubject.kind(ofFolder: path.folder.name.string) }

  /// Whether a walk looks into a folder: icons of apps, symbols, stickers and the like are made by other rules than icons for bars.
  public static func isEntered(_ name: FilePath) -> Bool { !otherSets.contains(name.ending) }

  /// The endings of a catalog's folders that hold pictures of other kinds.
  ///
  /// Source: Apple, Asset Catalog Format Reference (2018), "Types Overview", and what Xcode has added since.
  private static let otherSets: Set<String> = [
    "appiconset", "arimageset", "arobjectset", "arresourcegroup", "brandassets", "colorset", "cubetextureset", "dataset",
    "gcdashboardimage",
    "gcleaderboard", "gcleaderboardset", "iconset", "imagestack", "imagestacklayer", "launchimage", "mipmapset", "solidimagestack",
    "solidimagestacklayer", "sticker", "stickerpack", "stickersequence", "stickersiconset", "symbolset", "textureset",
  ]

  /// Whether a file lies in an image set.
  static func isInImageSet(_ path: FilePath) -> Bool {
    guard let end = path.bytes.lastIndex(of: UInt8(ascii: "/")) else { return false }
    return path.bytes[..<end].suffix(imageSetEnding.count).elementsEqual(imageSetEnding)
  }

  private static let imageSetEnding = Array(".imageset".utf8)
}
