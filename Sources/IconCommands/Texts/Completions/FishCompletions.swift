/// Completions for fish.
enum FishCompletions {
  static var script: String {
    var lines = [
      "# fish completion for \(CommandTable.program); printed by '\(CommandTable.program) completions fish'", "",
      "complete -c \(CommandTable.program) -f",
    ]
    let names = CommandTable.commands.map(\.name).joined(separator: " ")
    let none = quoted("not __fish_seen_subcommand_from \(names)")
    for option in CommonOptions.common { lines.append(line(none, option)) }
    for command in CommandTable.commands {
      lines.append("complete -c \(CommandTable.program) -n \(none) -a \(command.name) -d \(quoted(command.summary))")
    }
    for command in CommandTable.commands {
      let seen = quoted("__fish_seen_subcommand_from \(command.name)")
      lines.append("")
      if let operands = operands(command.operands.completion) { lines.append("complete -c \(CommandTable.program) -n \(seen) \(operands)") }
      for option in command.options { lines.append(line(seen, option)) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ condition: String, _ option: Option) -> String {
    let short = option.short.map { " -s \($0)" } ?? ""
    // What is optional is no reason to wait for a word.
    let value = option.value.map { " " + ($0.isOptional ? "-f" + action($0.completion).dropFirst(2) : action($0.completion)) } ?? ""
    return "complete -c \(CommandTable.program) -n \(condition)\(short) -l \(option.long)\(value) -d \(quoted(option.shortHelp))"
  }

  /// `-x`: a value is needed, and no file; `-r -F`: a value is needed, and files are fine.
  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: "-x"
    case .files: "-r -F"
    case .folders: "-x -a '(__fish_complete_directories)'"
    case .words(let words): "-x -a \(quoted(words().joined(separator: " ")))"
    case .list(let words): "-x -a \(quoted("(__fish_append , \(words().joined(separator: " ")))"))"
    }
  }

  private static func operands(_ completion: Completion) -> String? {
    switch completion {
    case .nothing: nil
    case .files, .folders: "-F"
    case .words(let words), .list(let words): "-a \(quoted(words().joined(separator: " ")))"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.flatMap { $0 == "'" || $0 == "\\" ? ["\\", $0] : [$0] } + "'"
  }
}
