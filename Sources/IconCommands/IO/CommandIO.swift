public import IconFiles

/// All that joins the commands to the world besides files: given to them, so that tests can stand in for it.
public struct CommandIO: Sendable {
  /// A terminal at the end of a stream.
  public struct Terminal: Sendable {
    public var columns: Int

    /// Makes a terminal of a width.
    public init(columns: Int) { self.columns = columns }
  }

  /// Reads standard input to its end, up to a limit in bytes.
  public var readInput: @Sendable (Int) throws(FileError) -> [UInt8]
  public var writeOutput: @Sendable ([UInt8]) throws(FileError) -> Void
  public var writeError: @Sendable ([UInt8]) -> Void
  /// nil where standard output is no terminal.
  public var outputTerminal: Terminal?
  /// nil where standard error is no terminal.
  public var errorTerminal: Terminal?
  /// The value of an environment variable.
  public var variable: @Sendable (String) -> String?
  /// Nanoseconds since some moment.
  public var now: @Sendable () -> UInt64

  /// Makes the joints.
  public init(
    readInput: @escaping @Sendable (Int) throws(FileError) -> [UInt8],
    writeOutput: @escaping @Sendable ([UInt8]) throws(FileError) -> Void, writeError: @escaping @Sendable ([UInt8]) -> Void,
    outputTerminal: Terminal? = nil, errorTerminal: Terminal? = nil,
    variable: @escaping @Sendable (String) -> String? = { _ in nil }, now: @escaping @Sendable () -> UInt64 = { 0 }
  ) {
    self.readInput = readInput
    self.writeOutput = writeOutput
    self.writeError = writeError
    self.outputTerminal = outputTerminal
    self.errorTerminal = errorTerminal
    self.variable = variable
    self.now = now
  }
}
