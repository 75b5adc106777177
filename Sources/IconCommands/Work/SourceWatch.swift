import IconFiles
import IconKit

/// Does a command's work, and again whenever what it reads has changed, until a signal ends it.
///
/// What happens in the folders only wakes it. Then it finds the files anew and compares what the system knows of them with what it knew
/// before: so it does not matter how an editor saves, and what the command writes itself wakes it once, and no more.
final class SourceWatch {
  /// What there is to do.
  struct Round {
    var inputs: Inputs
    /// The files that are new or have changed; nil for the first round, in which all are to be worked on.
    var due: Set<FilePath>?
    var configurations: Configurations
  }

  /// What the system knows of files; nil for one that is not there.
  private typealias State = [FilePath: FileStatus?]

  private let invocation: Invocation
  private let kinds: FileKinds
  private let watch: FolderWatch
  private var sources: State = [:]
  /// What changes everything when it changes, as far as it is there.
  private var settings: State = [:]
  private var due: Set<FilePath> = []
  private var folders: Set<FilePath> = []

  /// Refuses command lines that can't be worked on twice.
  init(_ invocation: Invocation, _ kinds: FileKinds) throws(Failure) {
    self.invocation = invocation
    self.kinds = kinds
    if invocation.arguments.operands.contains("-") { throw .usage("--watch waits for files to change, and standard input is none") }
    if invocation.arguments[CommonOptions.filesFrom] == "-" {
      throw .usage("--watch reads the list of files again and again, and standard input comes but once")
    }
    do throws(FileError) { watch = try FolderWatch() } catch { throw .file(error) }
  }

  /// Goes on until a signal ends it.
  ///
  /// What is wrong with the first round's command line, list of files or configuration ends it, too; later it is said, and may be repaired.
  func run(_ work: (Round) throws(Failure) -> RunStatus) throws(Failure) -> RunStatus {
    // Names that mean nothing are mistyped more often than they are to come.
    if try Inputs(invocation, kinds).isMissing { return .failure }
    let inputs = try look()
    _ = note(inputs)
    _ = try work(Round(inputs: inputs, due: nil, configurations: try configurations(for: inputs)))
    due = []
    // Only now: whoever has had enough of a first round that takes long need not wait for its end.
    do throws(FileError) { try watch.endOnSignals() } catch { throw .file(error) }
    if !invocation.manner.isQuiet {
      let places = "\(count(sources.count, "file")) in \(count(folders.count, "folder"))"
      invocation.console.say("watching \(places); Ctrl-C ends it\n")
    }
    while watch.wait() == .change {
      do throws(Failure) {
        let inputs = try look()
        guard note(inputs) else { continue }
        _ = try work(Round(inputs: inputs, due: due, configurations: try configurations(for: inputs)))
        due = []
      } catch {
        if case .closedPipe = error { throw error }
        invocation.console.tell(error, of: invocation.command)
      }
    }
    return .success
  }

  private func configurations(for inputs: Inputs) throws(Failure) -> Configurations {
    try invocation.arguments.configurations(for: inputs.files, invocation.console)
  }

  /// Finds the files, and watches all that this hangs on; once more where a folder came to that before it was watched.
  private func look() throws(Failure) -> Inputs {
    while true {
      let inputs = try Inputs(invocation, kinds, isSilent: true)
      folders = inputs.folders
      var all = folders.union((settingFiles + inputs.files.compactMap(Self.linked)).map(\.folder))
      if all.remove("") != nil { all.insert(".") }
      do throws(FileError) {
        if try !watch.watch(all, files: inputs.files + settingFiles) { return inputs }
      } catch {
        throw .file(error)
      }
    }
  }

  /// Notes what has changed since the last time, and says what is gone.
  ///
  /// - Returns: whether there is anything to do.
  private func note(_ inputs: Inputs) -> Bool {
    // Asked before anything is read: what changes while it is worked on is found the next time.
    let found = Self.state(of: inputs.files)
    // A folder that comes or goes changes what could come to hold, and nothing that holds.
    let others = Self.state(of: settingFiles).filter { $0.value != nil }
    let changed = found.filter { path, status in sources[path] != .some(status) }.keys
    let gone = sources.keys.filter { found[$0] == nil }
    let isSetAnew = others != settings
    (sources, settings) = (found, others)
    due = isSetAnew ? Set(found.keys) : due.union(changed).intersection(found.keys)
    if !invocation.manner.isQuiet { for path in gone.sorted() { invocation.console.say("\(path.display): gone\n") } }
    return isSetAnew || !changed.isEmpty || !gone.isEmpty
  }

  /// The configurations that hold or could come to hold, the list of files, and what catalogs say of them.
  private var settingFiles: [FilePath] {
    let arguments = invocation.arguments
    var list = [arguments[CommonOptions.filesFrom]].compactMap(\.self)
    // Previews show the scales that image sets state.
    if kinds.heedsCatalogs { list += folders.filter { $0.ending == "imageset" }.map { $0.appending(AssetCatalog.description) } }
    if arguments[ConfigurationOptions.none] { return list }
    if let file = arguments[ConfigurationOptions.file] { return list + [file] }
    return list + Configurations.places(for: folders)
  }

  private static func state(of files: [FilePath]) -> State {
    State(files.map { ($0, try? FileStatus(of: $0)) }) { $1 }
  }

  /// The file that a link leads to, which changes in a folder of its own; nil for a file itself.
  private static func linked(_ path: FilePath) -> FilePath? {
    (try? FileStatus(of: path, followingLinks: false))?.kind == .link ? path.resolved : nil
  }

  private func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
