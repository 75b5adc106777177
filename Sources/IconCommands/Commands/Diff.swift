import IconFiles
import IconKit

extension Command {
  /// What has changed between two pictures.
  static let diff = Command(
    name: "diff",
    summary: "show what has changed between two icons, or two folders of them",
    details: [
      "Says how many pixels differ, by how much, where the first is and what rectangle holds them all, and names the first ten; `--verbose`"
        + " names all. Sources are compared as they are drawn at 1x, and colour under alpha 0 counts for nothing.",
      "Of two folders the icons that lie in the same place of both are compared; one that only one folder has is a difference.",
    ],
    operands: Operands(name: "BEFORE AFTER", count: 2...2, completion: .files(endings: FileKinds.drawings.endings)),
    options: DiffOptionsTable.all,
    examples: [
      Example("iconkit diff old.png new.png", "say what differs"),
      Example("iconkit diff old.png new.png -o changed.png", "draw both, and what differs in red"),
      Example("iconkit diff icons/ build/icons/ --tolerance 2", "compare two folders, without what versions of Cairo differ by"),
    ],
    statuses: [
      Status(.success, "nothing differs"),
      Status(.findings, "something differs, or a file is no picture"),
      Status(.failure, "a file cannot be read or written, a folder is empty, or the command line makes no sense"),
    ],
    run: { invocation throws(Failure) in try Diff(invocation).run() })
}

/// The options of diff.
enum DiffOptionsTable {
  static let output = ValueOption(
    "output", short: "o", .file("FILE.png|DIR/"),
    "Draw before, after and the difference side by side: to this file, or for each pair of two folders to this one.")
  static let tolerance = ValueOption("tolerance", .number(0...255), standard: "0", "Let samples differ by so much of 255.")
  static let json = Flag("json", "Print JSON, one object for each pair.")

  static let all: [Option] =
    [output.option, tolerance.option, json.option, CommonOptions.exclude.option, CommonOptions.jobs.option] + CommonOptions.common
}

/// One call of diff.
private struct Diff {
  typealias Table = DiffOptionsTable

  /// Two files that are to be compared, or one that has no other.
  private enum Pair: Sendable {
    case both(FilePath, FilePath, relative: FilePath)
    case alone(FilePath, missing: FilePath)
  }

  private let invocation: Invocation
  private let before: FilePath
  private let after: FilePath
  private let output: FilePath?

  init(_ invocation: Invocation) throws(Failure) {
    let operands = invocation.arguments.operands
    if operands.contains("-") { throw .usage("diff compares files, and standard input is none") }
    self.invocation = invocation
    before = FilePath(operands[0])
    after = FilePath(operands[1])
    output = invocation.arguments[Table.output]
    guard let output else { return }
    if output == "-" { throw .usage("the picture of a difference goes to a file, not to standard output") }
    if let own = [before, after].first(where: { $0.normalized == output.normalized }) {
      throw .usage("\(own.display) is compared, and the picture would be written over it")
    }
  }

  func run() throws(Failure) -> RunStatus {
    let (pairs, status) = try pairs()
    let (tolerance, isJSON) = (invocation.arguments[Table.tolerance] ?? 0, invocation.arguments[Table.json])
    let (output, color) = (output, invocation.console.outputStyle.isOn)
    let kept = KeptFiles(
      pairs.flatMap { pair in
        switch pair {
        case .alone(let path, _): [path]
        case .both(let before, let after, _): [before, after]
        }
      })
    return max(
      status,
      try invocation.forEach(pairs) { pair, outcome in
        switch pair {
        case .alone(let path, let missing):
          outcome.messages.differ()
          outcome.output += Array(Self.text(path, missing, isJSON).utf8)
        case .both(let before, let after, let relative):
          guard let comparison = outcome.compare(before, after, tolerance: tolerance) else { return }
          if isJSON {
            outcome.output += Array(comparison.json().utf8)
          } else if !comparison.isSame {
            let manner = outcome.messages.manner
            let most = manner.isQuiet ? 0 : manner.isVerbose ? Int.max : PictureComparison.named
            outcome.output += Array(comparison.text(color: color, most: most).utf8)
          } else if outcome.messages.manner.isVerbose {
            outcome.messages.say("\(before.display) and \(after.display): the same")
          }
          if comparison.isSame { return }
          outcome.messages.differ()
          if let output { outcome.draw(comparison, to: Self.target(output, relative), keeping: kept) }
        }
      })
  }

  /// Where the picture of a pair goes.
  private static func target(_ output: FilePath, _ relative: FilePath) -> FilePath {
    guard output.endsInSlash || FileStatus.isFolder(output) else { return output }
    return output.appending(relative.ending == "png" ? relative : relative.adding(".png"))
  }

  private static func text(_ path: FilePath, _ missing: FilePath, _ isJSON: Bool) -> String {
    isJSON ? PictureComparison.json(of: path.string, missing: missing.string) : "\(path.display): \(missing.display) is missing\n"
  }

  private func pairs() throws(Failure) -> ([Pair], RunStatus) {
    let (isFolder, otherIsFolder) = (try Self.isFolder(before), try Self.isFolder(after))
    if isFolder != otherIsFolder {
      let (folder, file) = isFolder ? (before, after) : (after, before)
      throw .usage("\(folder.display) is a folder, and \(file.display) is none")
    }
    if !isFolder { return ([.both(before, after, relative: after.name)], .success) }
    if let output, !output.endsInSlash, !FileStatus.isFolder(output) {
      throw .usage("two folders have many pictures: end the name \(output.display) with a slash")
    }
    let (old, new) = (files(in: before), files(in: after))
    var pairs: [(relative: FilePath, pair: Pair)] = []
    for (relative, path) in old.files {
      if let other = new.files[relative] {
        pairs.append((relative, .both(path, other, relative: relative)))
      } else {
        pairs.append((relative, .alone(path, missing: after.appending(relative))))
      }
    }
    for (relative, path) in new.files where old.files[relative] == nil {
      pairs.append((relative, .alone(path, missing: before.appending(relative))))
    }
    return (pairs.sorted { $0.relative < $1.relative }.map(\.pair), max(old.status, new.status))
  }

  private func files(in folder: FilePath) -> (files: [FilePath: FilePath], status: RunStatus) {
    let walk = FileWalk(excluding: invocation.arguments.all(CommonOptions.exclude)) { FileKinds.drawings.accept($0) }
    let found = walk.files(in: [.listed(folder)])
    for error in found.errors { invocation.console.fail(error.description) }
    for empty in found.empty { invocation.console.fail("no icons in \(empty.display)") }
    let files = Dictionary(found.files.map { ($0.relative, $0.path) }) { first, _ in first }
    return (files, found.errors.isEmpty && found.empty.isEmpty ? .success : .failure)
  }

  private static func isFolder(_ path: FilePath) throws(Failure) -> Bool {
    do throws(FileError) { return try FileStatus(of: path).kind == .folder } catch { throw .file(error) }
  }
}

extension Outcome {
  /// Compares two files; nil, and said, where that cannot be done.
  fileprivate mutating func compare(_ before: FilePath, _ after: FilePath, tolerance: Int) -> PictureComparison? {
    let old, new: [UInt8]
    do throws(FileError) {
      old = try FileReader.read(before, limit: Limits.picture)
      new = try FileReader.read(after, limit: Limits.picture)
    } catch {
      messages.add(error)
      return nil
    }
    do throws(IconError) {
      return try PictureComparison(before: (before.string, old), after: (after.string, new), tolerance: tolerance)
    } catch {
      messages.fail("\(before.display) and \(after.display)", error.message)
      return nil
    }
  }

  fileprivate mutating func draw(_ comparison: PictureComparison, to path: FilePath, keeping kept: KeptFiles) {
    do throws(IconError) { _ = write(try comparison.picture(), to: path, keeping: kept, isPicture: true) } catch {
      messages.fail(path.display, error.message)
    }
  }
}
