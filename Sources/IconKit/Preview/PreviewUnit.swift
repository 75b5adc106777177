import IconFiles
import IconJSON
import IconLint
import IconModel

/// The files of one icon, and the scale of each.
struct PreviewUnit: Sendable {
  var files: [(path: FilePath, scale: Int)]

  /// Puts files together that differ in their scale only, in the order of their first ones; a source is an icon of its own.
  static func units(of files: [FilePath]) -> [PreviewUnit] {
    let places = Dictionary(files.enumerated().map { ($1, $0) }) { first, _ in first }
    let (sources, pictures) = (files.filter(LintedFile.isSourceName), files.filter { !LintedFile.isSourceName($0) })
    let named = pictures.filter { !CatalogFile.isInImageSet($0) }
    var units = sources.map { PreviewUnit(files: [($0, 1)]) }
    units += IconSet.group(named.map(\.string)).map { set in
      PreviewUnit(files: set.members.map { (named[$0.index], $0.name.scale) })
    }
    for (folder, files) in Dictionary(grouping: pictures.filter(CatalogFile.isInImageSet), by: \.folder) {
      units += Self.units(of: files, inImageSet: folder)
    }
    let first = { (unit: PreviewUnit) in unit.files.compactMap { places[$0.path] }.min() ?? 0 }
    return units.map { (first($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// What the description of an image set says goes before what the names say.
  private static func units(of files: [FilePath], inImageSet folder: FilePath) -> [PreviewUnit] {
    let path = folder.appending(CatalogFile.description)
    let description: Swift.Result<SourceText, Diagnostic>
    do throws(FileError) {
      description = .success(SourceText(name: path.string, bytes: try FileReader.read(path, limit: JSONLimits().bytes)))
    } catch {
      description = .failure(.error(error.reason, at: .none))
    }
    let catalog = CatalogSubject(path: path.string, kind: .imageSet, description: description, fileNames: nil)
    return catalog.icons(of: files.map(\.string)).map { icon in
      PreviewUnit(files: icon.map { (FilePath($0.path), $0.scale) })
    }
  }
}
