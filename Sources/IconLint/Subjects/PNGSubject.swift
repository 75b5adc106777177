public import IconModel

/// A PNG file to check.
public struct PNGSubject: Sendable {
  public let path: String
  public let name: IconName
  public let structure: PNGStructure
  /// What it is drawn from, where that is known.
  public var source: PictureSource?
  /// What keeps it from being decoded, if that was tried.
  public let decodingFault: PNGFault?
  /// nil where it was not or could not be decoded: then only rules that need no pixels run.
  let picture: Picture?

  /// Makes a subject.
  ///
  /// - Parameters:
  ///   - path: as findings are to show it.
  ///   - name: what the path says by itself, if nil; a set or a catalog may know better.
  ///   - structure: from the walk over the chunks; a file that is no PNG has its fault there.
  ///   - decoding: nil if the file was not decoded (see ``Linter/needsPixels(_:)``).
  public init(path: String, name: IconName? = nil, structure: PNGStructure, decoding: Result<PixelImage, PNGFault>? = nil) {
    self.path = path
    self.name = name ?? IconName(path: path)
    self.structure = structure
    switch decoding {
    case nil:
      picture = nil
      decodingFault = nil
    case .success(let image):
      picture = image.width > 0 && image.height > 0 ? Picture(image) : nil
      decodingFault = nil
    case .failure(let fault):
      picture = nil
      decodingFault = fault
    }
  }

  /// The size in pixels, if the header is sound.
  var size: PixelSize? { structure.header?.size ?? picture?.image.size }

  /// The file's name without its folder, to tell it from others of its set.
  var fileName: String { String(decoding: path.utf8.dropFirst(name.folder.utf8.count), as: UTF8.self) }
}
