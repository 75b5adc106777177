import IconFiles
import IconKit

/// The folders of an asset catalog that render fills.
struct AssetCatalog: Sendable {
  /// The scales that a catalog has places for.
  static let scales: [Double] = [1, 2, 3]
  static let description: FilePath = "Contents.json"

  let folder: FilePath

  /// Gives the catalog and the groups that sources lie in their own descriptions; those that are there say more, and stay.
  func begin(_ inputs: [Input]) throws(Failure) {
    var groups: Set<FilePath> = [folder]
    for case .file(let file) in inputs {
      var group = file.relative.folder
      while !group.isEmpty {
        groups.insert(folder.appending(group))
        group = group.folder
      }
    }
    for group in groups.sorted() {
      let path = group.appending(Self.description)
      if FileStatus.exists(path) { continue }
      do throws(FileError) { _ = try FileWriter.write(ImageSetDescription.group, to: path, creatingFolders: true) } catch {
        throw .file(error)
      }
    }
  }
}

extension Outcome {
  /// Reads the description that an image set has already; nil where there is none.
  ///
  /// - Returns: nil, and said, where it cannot be read.
  mutating func oldDescription(at path: FilePath) -> SourceText?? {
    do throws(FileError) {
      return .some(SourceText(name: path.display, bytes: try FileReader.read(path, limit: Limits.description)))
    } catch {
      if error.isMissing { return .some(nil) }
      messages.add(error)
      return nil
    }
  }

  /// The description of an image set with what is put into it; nil, and said, where the old one is none.
  mutating func description(
    _ images: ImageSetDescription.Images, isTemplate: Bool, over old: SourceText?
  ) -> ImageSetDescription? {
    do throws(IconError) { return try ImageSetDescription(images, isTemplate: isTemplate, over: old) } catch {
      if let old { messages.add([error.diagnostic], in: old) }
      return nil
    }
  }

  /// Says which files have no slot any more.
  mutating func tellDisplaced(_ description: ImageSetDescription, in set: FilePath) {
    for displaced in description.displaced {
      messages.warn(
        set.appending(FilePath(displaced.file)).display, "has no slot any more: \(displaced.by.printable) took it; remove one of them")
    }
  }
}
