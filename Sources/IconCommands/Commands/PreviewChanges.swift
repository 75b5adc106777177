import IconFiles
import IconKit

/// What `preview --against` does: shows what has become of icons since a revision.
struct PreviewChanges {
  private let invocation: Invocation
  private let revision: String
  private let output: FilePath?

  init(_ invocation: Invocation, against revision: String) throws(Failure) {
    self.invocation = invocation
    self.revision = revision
    output = invocation.arguments[PreviewOptionsTable.output]
    if let output, !["html", "md"].contains(output.ending) {
      throw .usage("with --against, the name of the output must end in .html or .md, not as \(output.display)")
    }
    if invocation.arguments[CommonOptions.filesFrom] != nil {
      throw .usage("--against asks git for the files: it does without --files-from")
    }
    if invocation.arguments.operands.contains("-") { throw .usage("--against compares files, and standard input is none") }
    if invocation.arguments.operands.isEmpty { throw .usage("no files are given") }
  }

  func run() throws(Failure) -> RunStatus {
    let git = try GitRevision(revision)
    let excluded = invocation.arguments.all(CommonOptions.exclude)
    let paths = try git.changed(in: invocation.arguments.operands.map { FilePath($0) }).filter { path in
      FileKinds.drawings.endings.contains(path.ending) && !excluded.contains { $0.matchesEnd(of: path) }
    }
    var changes: [IconChange] = []
    for path in paths {
      let (old, new) = (try git.bytes(of: path, limit: Limits.picture), try Self.bytes(of: path))
      if let change = IconChange(path: path.string, before: old, after: new) { changes.append(change) }
    }
    try write(ChangeReport(revision: revision, changes: changes))
    return .success
  }

  private func write(_ report: ChangeReport) throws(Failure) {
    guard let output else { return try invocation.console.print(report.markdown()) }
    if output.ending == "html" { return try write(Array(report.page().utf8), to: output) }
    let pictures = output.withoutEnding
    for (index, change) in report.changes.enumerated() {
      if let picture = change.picture { try write(picture, to: pictures.appending(FilePath("\(index + 1).png"))) }
    }
    try write(Array(report.markdown(pictures: pictures.name.string).utf8), to: output)
  }

  private func write(_ bytes: [UInt8], to path: FilePath) throws(Failure) {
    do throws(FileError) { _ = try FileWriter.write(bytes, to: path, creatingFolders: true) } catch { throw .file(error) }
  }

  /// A file as it is; nil where it is no more.
  private static func bytes(of path: FilePath) throws(Failure) -> [UInt8]? {
    do throws(FileError) { return try FileReader.read(path, limit: Limits.picture) } catch {
      if error.isMissing { return nil }
      throw .file(error)
    }
  }
}
