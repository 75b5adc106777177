import IconJSON
public import IconModel

/// A folder of an asset catalog that has a description: an image set, or a group of them.
public struct CatalogSubject: Sendable {
  /// What a folder of a catalog is.
  public enum Kind: Sendable, Hashable {
    case imageSet
    /// The catalog itself, or a folder that only holds others.
    case group
    /// Colours, symbols, icons of apps and the like: only that their description is JSON is looked at.
    case otherSet
  }

  public let kind: Kind
  /// The description's, as findings are to show it.
  public let path: String
  /// nil where there is none, or it cannot be read.
  public let text: SourceText?
  /// The names of the files in the folder; nil where that is not known.
  public let fileNames: [String]?
  /// Those of the image set's PNGs that have been read.
  public internal(set) var pictures: [PNGSubject] = []

  let contents: ImageSetContents
  let diagnostics: [Diagnostic]
  /// The entry of each file that is named: the first that gives it a slot, else the first.
  let entries: [String: ImageSetContents.Entry]

  /// Makes a subject.
  ///
  /// - Parameters:
  ///   - path: the description's, as findings are to show it.
  ///   - kind: of the folder.
  ///   - description: its bytes, or what keeps them from being read.
  ///   - fileNames: what lies in the folder, without hidden files; nil where that is not known.
  public init(path: String, kind: Kind, description: Result<SourceText, Diagnostic>, fileNames: [String]?) {
    self.kind = kind
    self.path = path
    self.fileNames = fileNames
    switch description {
    case .success(let text):
      let reader = CatalogReader(text, kind)
      self.text = text
      contents = reader.contents
      diagnostics = reader.diagnostics
    case .failure(let diagnostic):
      text = nil
      contents = ImageSetContents()
      diagnostics = [diagnostic]
    }
    // Names compare as strings do, without regard to normalisation: so do Apple's file systems.
    entries = Dictionary(contents.entries.compactMap { entry in entry.file.map { ($0.name, entry) } }) {
      $0.isUnassigned && !$1.isUnassigned ? $1 : $0
    }
  }

  /// What a folder is, by its name; a file `Contents.json` without a folder belongs to an image set if it speaks of images.
  public static func kind(ofFolder name: String) -> Kind {
    let ending = IconName(path: name).fileExtension
    if ending == "imageset" { return .imageSet }
    return ending.isEmpty || ending == "xcassets" || ending == "spriteatlas" ? .group : .otherSet
  }

  /// The profile that holds for the images where the user asks for none: they have many purposes, hence sizes.
  public static func profile(isTemplate: Bool) -> Profile { isTemplate ? .none : .image }

  /// Whether the description says that alpha alone is shown.
  public var isTemplate: Bool { contents.intent?.isTemplate ?? false }

  /// The names of the PNGs that entries name, each once.
  public var namedPictures: [String] {
    var seen = Set<String>()
    return contents.entries.compactMap(\.file?.name).filter {
      IconName(path: $0).fileExtension.lowercased() == "png" && seen.insert($0).inserted
    }
  }

  /// Adds the PNGs, under the names that the description gives them.
  public mutating func add(_ pictures: [PNGSubject]) { self.pictures += pictures }

  /// Whether what it says can be trusted: it has no errors of form.
  var isUnderstood: Bool { text != nil && !diagnostics.contains { $0.severity == .error } }

  /// The folder, with its final slash.
  var folder: String { IconName(path: path).folder }

  /// Where in the description a range is.
  func place(of range: SourceRange) -> Finding.Place {
    guard let text, range != .none else { return .file }
    return .text(text.place(of: range.start))
  }
}

extension Profile {
  /// An image that is shown as it is, in any size: what catalogs hold unless they say otherwise.
  static let image = Profile(
    id: "none", platform: .any, title: "Image of any size", isTemplate: false, completeness: .any, citations: [])
}
