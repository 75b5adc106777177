import IconFiles

/// The names of what commands write that make one file of one.
struct FileNames: Sendable {
  private let destination: Destination
  private let ending: @Sendable (Input) -> FilePath
  /// Whether the only result goes to standard output.
  let writesToOutput: Bool

  /// Refuses what cannot be named, and names that two results would share.
  init(_ destination: Destination, _ inputs: Inputs, ending: @escaping @Sendable (Input) -> FilePath) throws(Failure) {
    self.destination = destination
    self.ending = ending
    writesToOutput = inputs.inputs.contains { destination.isOutput(for: $0) }
    try destination.check(for: inputs.inputs)
    try Claims.check(inputs.inputs) { input in path(for: input).map { [$0] } ?? [] }
  }

  /// Where the result of an input goes; nil for standard output.
  func path(for input: Input) -> FilePath? {
    guard case .file(let stem, let asked) = destination.target(for: input) else { return nil }
    return stem.adding(asked ?? ending(input))
  }
}

extension Outcome {
  /// Writes a result to a file, or to standard output.
  mutating func put(_ bytes: [UInt8], _ path: FilePath?, keeping kept: KeptFiles, isPicture: Bool = false) {
    if let path {
      _ = write(bytes, to: path, keeping: kept, isPicture: isPicture)
    } else {
      output += bytes
    }
  }
}
