import IconFiles
import IconModel

/// What the commands print with: results to standard output, everything else to standard error.
///
/// Texts that come from files or names are made harmless (`printable`) where they are put together, since colours are put in there too.
final class Console {
  let io: CommandIO
  let outputStyle: TerminalStyle
  let errorStyle: TerminalStyle
  private var pending: [UInt8] = []
  private var bar: ProgressBar?
  /// What kept results from being handed on while something else was said.
  private var failure: Failure?

  /// As much as a pipe takes at one time.
  private static let bufferSize = 65_536

  init(io: CommandIO, color: CommonOptions.ColorChoice) {
    self.io = io
    let wantsColor = (io.variable("NO_COLOR") ?? "").isEmpty && io.variable("TERM") != "dumb"
    func style(_ terminal: CommandIO.Terminal?) -> TerminalStyle {
      switch color {
      case .auto: TerminalStyle(isOn: wantsColor && terminal != nil)
      case .always: TerminalStyle(isOn: true)
      case .never: .plain
      }
    }
    outputStyle = style(io.outputTerminal)
    errorStyle = style(io.errorTerminal)
  }

  /// The width of texts for standard output.
  var columns: Int { max(40, io.outputTerminal?.columns ?? 80) }

  /// Adds to the result.
  func print(_ text: String) throws(Failure) { try write(Array(text.utf8)) }

  /// Adds bytes to the result.
  func write(_ bytes: [UInt8]) throws(Failure) {
    pending += bytes
    if pending.count >= Self.bufferSize { try flush() }
  }

  /// Hands on what waits; commands need not call it.
  func flush() throws(Failure) {
    if let failure { throw failure }
    if pending.isEmpty { return }
    bar?.hide()
    let bytes = pending
    pending = []
    do { try io.writeOutput(bytes) } catch {
      if error.isClosedPipe { throw .closedPipe }
      throw .file(error)
    }
  }

  /// Keeps pictures off terminals, which would take them for commands.
  func refuseTerminal() throws(Failure) {
    if io.outputTerminal != nil { throw .usage("a terminal cannot show a PNG: say -o FILE, or lead standard output to a file") }
  }

  /// Says something on standard error.
  func say(_ text: String) {
    if text.isEmpty { return }
    // On a terminal that shows both streams, things are to be seen in the order in which they were said.
    do throws(Failure) { try flush() } catch { failure = error }
    bar?.hide()
    io.writeError(Array(text.utf8))
  }

  /// Says that something of the run itself went wrong.
  func fail(_ message: String) { say("\(CommandTable.program): \(errorStyle.severity(.error)): \(message)\n") }

  /// Says what ends a command, or one round of it.
  func tell(_ failure: Failure, of command: Command?) {
    switch failure {
    case .closedPipe: break
    case .file(let error): fail(error.description)
    case .message(let message): fail(message)
    case .usage(let message):
      fail(message)
      let name = command.map { " " + $0.name } ?? ""
      say("See '\(CommandTable.program)\(name) --help'.\n")
    }
  }

  /// A bar for work on so many things; it shows on a terminal only, and only when the work takes its time.
  func progress(total: Int, _ manner: Manner) -> ProgressBar? {
    guard let terminal = io.errorTerminal, !manner.isQuiet, !manner.isVerbose else { return nil }
    bar = ProgressBar(total: total, columns: terminal.columns, io: io)
    return bar
  }

  /// Takes the bar away.
  func endProgress() {
    bar?.hide()
    bar = nil
  }
}
