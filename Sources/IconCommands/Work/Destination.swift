import IconFiles

/// Where results go: what `-o` says, and where it says nothing.
enum Destination: Sendable {
  /// Next to each source; standard output for what comes from standard input.
  case beside
  case folder(FilePath)
  case file(FilePath)
  case standardOutput

  /// Where one result goes.
  enum Target: Sendable, Hashable {
    case standardOutput
    /// The path without its ending, and the ending where `-o` asks for one.
    case file(stem: FilePath, ending: FilePath?)
  }

  /// Reads `-o`: a path that ends in a slash, or a folder that is there, is a folder.
  init(_ output: FilePath?) {
    guard let output else {
      self = .beside
      return
    }
    if output == "-" {
      self = .standardOutput
    } else if output.endsInSlash || FileStatus.isFolder(output) {
      self = .folder(output)
    } else {
      self = .file(output)
    }
  }

  /// Refuses what makes no sense with so many inputs.
  func check(for inputs: [Input]) throws(Failure) {
    let readsInput = inputs.contains(where: \.isStandardInput)
    switch self {
    case .file(let path) where inputs.count > 1:
      throw .usage("\(inputs.count) files cannot go to \(path.display) alone; for a folder, end its name with a slash")
    case .standardOutput where inputs.count > 1: throw .usage("\(inputs.count) files cannot go to standard output together")
    case .folder(let path) where readsInput: throw .usage("standard input has no name for its result in \(path.display)")
    case .beside where readsInput && inputs.count > 1: throw .usage("standard input cannot be read together with files")
    default: break
    }
  }

  /// Whether the result of an input goes to standard output.
  func isOutput(for input: Input) -> Bool {
    switch self {
    case .file: false
    case .standardOutput: true
    case .beside, .folder: input.isStandardInput
    }
  }

  /// Where the result of an input goes.
  func target(for input: Input) -> Target {
    switch (self, input) {
    case (.file(let path), _): .file(stem: path.withoutEnding, ending: path.dottedEnding)
    case (.folder(let folder), .file(let file)): .file(stem: file.stem(in: folder), ending: nil)
    case (.beside, .file(let file)): .file(stem: file.path.withoutEnding, ending: nil)
    case (.standardOutput, _), (_, .standardInput): .standardOutput
    }
  }
}
