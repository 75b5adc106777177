import IconFiles
import IconJSON
import IconLint
import IconModel

/// How the folders of asset catalogs are checked.
struct CatalogWork: Sendable {
  let sources: SourceMap
  let contents: FileContents

  /// Checks the description of a folder that holds no images.
  func check(description path: FilePath, _ linter: Linter) -> LintWork.Result {
    let kind = path.folder.isEmpty ? CatalogSubject.Kind.imageSet : CatalogFile.kind(ofDescription: path)
    let catalog = CatalogSubject(path: path.string, kind: kind, description: read(path), fileNames: nil)
    return LintWork.Result(findings: linter.lint(catalog), treeFiles: [TreeSubject.File(path: path.string)])
  }

  /// Checks the files of an image set.
  func check(imageSet files: [FilePath], _ checker: LintPlan.Checker) -> LintWork.Result {
    let folder = files[0].folder
    let path = folder.appending(CatalogFile.description)
    let names = try? FolderListing.fileNames(in: folder).map(\.string)
    var catalog = CatalogSubject(path: path.string, kind: .imageSet, description: read(path), fileNames: names)
    let linter = checker.catalogs.map { catalog.isTemplate ? $0.templates : $0.images } ?? checker.linter

    var findings: [Finding] = []
    for file in pictures(of: catalog, in: folder, files) { catalog.add([png(file, of: catalog, linter)]) }
    // Who checks one PNG of a set asks for nothing but that PNG, unless nothing says what it is for.
    let isDescribed = files.contains(path) || catalog.text == nil
    findings += linter.lint(catalog, withDescription: isDescribed)
    for file in files where LintedFile.isSourceName(file) {
      findings += LintedFile(reading: file, contents).findings(asSource: checker.with(linter))
    }

    var treeFiles: [String: TreeSubject.File] = [:]
    // The same drawing for another device, or for the dark, is no second one; nor is alpha all there is to an image that is no template.
    if linter.configuration.profile.isTemplate, let set = catalog.sets.first {
      for file in linter.files(of: set, findings: findings) { treeFiles[file.path] = file }
    }
    return LintWork.Result(
      findings: findings, treeFiles: files.map { treeFiles[$0.string] ?? TreeSubject.File(path: $0.string) })
  }

  /// The PNGs of the run, or all that the description names where it stands alone.
  private func pictures(of catalog: CatalogSubject, in folder: FilePath, _ files: [FilePath]) -> [FilePath] {
    let found = files.filter { $0.name != CatalogFile.description && !LintedFile.isSourceName($0) }
    guard found.isEmpty, let names = catalog.fileNames else { return found }
    return catalog.namedPictures.filter(names.contains).map { folder.appending(FilePath($0)) }
  }

  private func png(_ file: FilePath, of catalog: CatalogSubject, _ linter: Linter) -> PNGSubject {
    let read = LintedFile(reading: file, contents)
    var png = read.png(linter, name: catalog.name(of: file.string), inCatalog: true)
    png.source = sources.source(of: IconName(path: file.string)).map { SharedSource($0, contents).asSource(of: read) }
    return png
  }

  private func read(_ path: FilePath) -> Swift.Result<SourceText, Diagnostic> {
    do throws(FileError) {
      return .success(SourceText(name: path.string, bytes: try contents.read(path, limit: JSONLimits().bytes)))
    } catch {
      let message =
        error.isMissing ? "is missing: an image set needs it, to say what its files are for" : "cannot be read: \(error.reason)"
      return .failure(.error(message, at: .none))
    }
  }
}
