import IconFiles

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension CommandIO {
  /// The process's own streams and environment.
  public static func process() -> CommandIO {
    CommandIO(
      readInput: { limit throws(FileError) in try FileReader.readStandardInput(limit: limit) },
      writeOutput: { bytes throws(FileError) in try FileWriter.writeStandardOutput(bytes) },
      writeError: { FileWriter.writeStandardError($0) },
      outputTerminal: terminal(STDOUT_FILENO), errorTerminal: terminal(STDERR_FILENO),
      variable: { name in
        guard let value = unsafe getenv(name) else { return nil }
        return unsafe String(cString: value)
      },
      now: { MonotonicTime.nanoseconds })
  }

  /// The terminal behind a descriptor: isatty(3), TIOCGWINSZ.
  private static func terminal(_ descriptor: CInt) -> Terminal? {
    guard isatty(descriptor) == 1 else { return nil }
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return Terminal(columns: 80) }
    return Terminal(columns: Int(size.ws_col))
  }
}

/// What the process was called with, and how it is to behave.
public enum CommandProcess {
  /// The words behind the program's name, whatever bytes they have.
  public static func arguments() -> [String] {
    var words: [String] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let word = unsafe CommandLine.unsafeArgv[index] else { continue }
      words.append(unsafe FilePath(bytes: Array(UnsafeRawBufferPointer(start: word, count: strlen(word)))).string)
    }
    return words
  }

  /// Makes the process behave as a tool among others.
  ///
  /// A closed pipe becomes an error of the write, signals remove temporary files, and standard streams that the caller has closed lead
  /// nowhere instead of into the next file that is opened.
  public static func prepare() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is taken, which is this one.
      _ = unsafe open("/dev/null", O_RDWR)
    }
    Interruption.ignoreClosedPipes()
    Interruption.removeTemporaryFilesOnSignals()
  }
}
