import IconFiles
import IconKit

/// The whole program, as a function of its arguments.
public enum CommandLineTool {
  /// What shells report for a program that SIGPIPE has ended; so ends one whose reader has left.
  private static let closedPipeStatus: Int32 = 128 + 13

  /// Runs a command line, without the program's name, and gives the exit status.
  public static func run(arguments words: [String], io: CommandIO) -> Int32 {
    let console = Console(io: io, color: .auto)
    var command: Command?
    do throws(Failure) {
      return try run(words, console, &command).rawValue
    } catch {
      return end(error, command, console)
    }
  }

  private static func run(_ words: [String], _ first: Console, _ command: inout Command?) throws(Failure) -> RunStatus {
    var arguments = Arguments()
    var parser = ArgumentParser(options: CommonOptions.common, words: words)
    let name = try parser.parseToOperand(into: &arguments)
    if let name, !arguments.asksForText {
      let found = try CommandTable.required(name)
      command = found
      var rest = ArgumentParser(options: found.options, words: parser.rest)
      try rest.parseAll(into: &arguments)
    }
    let console = Console(io: first.io, color: arguments[CommonOptions.color] ?? .auto)
    let status = try run(command, arguments, console)
    try console.flush()
    return status
  }

  private static func run(_ command: Command?, _ arguments: Arguments, _ console: Console) throws(Failure) -> RunStatus {
    if arguments[CommonOptions.help] {
      try console.showHelp(command)
      return .success
    }
    if arguments[CommonOptions.version] {
      try console.print("\(CommandTable.program) \(IconKitVersion.iconkit)\n\(IconKitVersion.libraries)\n")
      return .success
    }
    guard let command else { throw .usage("no command is given") }
    let count = arguments.operands.count
    if count < command.operands.count.lowerBound { throw .usage("\(command.operands.name) is missing") }
    if count > command.operands.count.upperBound {
      throw .usage("unexpected '\(arguments.operands[command.operands.count.upperBound].printable)'")
    }
    if arguments[CommonOptions.quiet] && arguments[CommonOptions.verbose] { throw .usage("--quiet and --verbose exclude each other") }
    let manner = Manner(arguments, style: console.errorStyle)
    return try command.run(Invocation(command: command, arguments: arguments, console: console, manner: manner))
  }

  private static func end(_ failure: Failure, _ command: Command?, _ console: Console) -> Int32 {
    if case .closedPipe = failure { return closedPipeStatus }
    console.tell(failure, of: command)
    return RunStatus.failure.rawValue
  }
}

extension Arguments {
  /// Whether help or versions are wanted, whatever else is said.
  fileprivate var asksForText: Bool { self[CommonOptions.help] || self[CommonOptions.version] }
}

extension CommandTable {
  /// The command of a name; a usage error where there is none.
  static func required(_ name: String) throws(Failure) -> Command {
    if let command = command(named: name) { return command }
    let words = commands.map(\.name)
    if NearestName.find(name, among: words) == nil, FileStatus.exists(FilePath(name)) {
      throw .usage("'\(name.printable)' is a file and no command; a command comes first, as in '\(program) render \(name.printable)'")
    }
    throw .usage("unknown command '\(name.printable)'" + Suggestion.hint(for: name, among: words))
  }
}
