import IconFiles
import IconKit

/// One thing to work on.
enum Input: Sendable {
  case standardInput
  case file(FileWalk.File)

  /// As messages show it.
  var display: String {
    switch self {
    case .standardInput: "<stdin>"
    case .file(let file): file.path.display
    }
  }

  /// nil for standard input.
  var path: FilePath? { if case .file(let file) = self { file.path } else { nil } }

  var isStandardInput: Bool { if case .standardInput = self { true } else { false } }

  /// Reads it whole.
  func read(_ io: CommandIO, limit: Int) throws(FileError) -> [UInt8] {
    switch self {
    case .standardInput: try io.readInput(limit)
    case .file(let file): try FileReader.read(file.path, limit: limit)
    }
  }
}

/// What a command line gives to work on.
struct Inputs {
  private(set) var inputs: [Input] = []
  /// `failure` where something that was named could not be found.
  private(set) var status = RunStatus.success
  /// Whether something that was named does not exist.
  private(set) var isMissing = false
  /// The folders that all this hangs on.
  private(set) var folders: Set<FilePath> = []

  /// The files among them.
  var files: [FilePath] { inputs.compactMap(\.path) }

  /// Finds what operands and `--files-from` mean, and says what could not be found unless that is known.
  init(_ invocation: Invocation, _ kinds: FileKinds, isSilent: Bool = false) throws(Failure) {
    let arguments = invocation.arguments
    var roots = arguments.operands.filter { $0 != "-" }.map { FileWalk.Root.operand(FilePath($0)) }
    let usesInput = roots.count < arguments.operands.count
    if let list = arguments[CommonOptions.filesFrom] {
      if usesInput && list == "-" { throw .usage("standard input cannot be both the list of files and a file") }
      roots += try Self.listed(list, arguments[CommonOptions.null] ? .nul : .lines, invocation.console.io)
    } else if arguments[CommonOptions.null] {
      throw .usage("--null needs --files-from")
    } else if arguments.operands.isEmpty {
      throw .usage("no files are given")
    }
    if usesInput { inputs.append(.standardInput) }
    let excluded = ExcludedFolders(kinds.heedsExclusions ? arguments.configurationSearch : .none)
    let walk = FileWalk(
      excluding: arguments.all(CommonOptions.exclude), entering: { CatalogFile.isEntered($0) && !excluded.contains($0) }
    ) { kinds.accept($0) }
    let found = walk.files(in: roots)
    inputs += found.files.map(Input.file)
    folders = found.folders
    // Errors of our own are patterns that mean nothing.
    isMissing = found.errors.contains { $0.isMissing || $0.code == 0 }
    if inputs.isEmpty || !found.errors.isEmpty || !found.empty.isEmpty { status = .failure }
    if !isSilent { tell(found, kinds, excluded, invocation.console) }
  }

  /// Leaves out what a walk has met in asset catalogs: a vector in an image set is no source of other pictures.
  mutating func leaveOutCatalogs() {
    inputs.removeAll { input in
      guard case .file(let file) = input else { return false }
      return file.relative.folder.string.split(separator: "/").contains { $0.hasSuffix(".xcassets") }
    }
  }

  private func tell(_ found: FileWalk.Result, _ kinds: FileKinds, _ excluded: ExcludedFolders, _ console: Console) {
    for error in found.errors { console.fail(error.description) }
    for folder in found.empty {
      let rest = excluded.haveBeenMet ? ", but for what the configuration excludes" : ""
      console.fail("no icons in \(folder.display): no \(oneOf(kinds.endings.map { "." + $0 })) file is there\(rest)")
    }
    if inputs.isEmpty && found.errors.isEmpty && found.empty.isEmpty { console.fail("no icons: nothing is left to work on") }
  }

  private static func listed(_ list: FilePath, _ separator: PathList.Separator, _ io: CommandIO) throws(Failure) -> [FileWalk.Root] {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = list == "-" ? try io.readInput(Limits.list) : try FileReader.read(list, limit: Limits.list)
    } catch {
      throw .file(error)
    }
    guard let paths = PathList.paths(in: bytes, separatedBy: separator) else {
      throw .usage("the paths in \(list == "-" ? "standard input" : list.display) have NULs between them: say --null")
    }
    return paths.map { .listed($0) }
  }
}
