/// Completions for zsh.
enum ZshCompletions {
  static var script: String {
    """
    #compdef \(CommandTable.program)
    # zsh completion for \(CommandTable.program); printed by '\(CommandTable.program) completions zsh'

    _iconkit() {
      local curcontext=$curcontext state line
      local -a commands
      commands=(
    \(CommandTable.commands.map { "    " + shellQuoted("\($0.name):\($0.summary)") }.joined(separator: "\n"))
      )
      _arguments -C -S \\
    \(CommonOptions.common.map { "    \(spec($0)) \\\n" }.joined())\
        '1:command:->command' \\
        '*::argument:->argument'
      case $state in
        command) _describe command commands ;;
        argument)
          case $words[1] in
    \(CommandTable.commands.map(arguments).joined(separator: "\n"))
          esac
          ;;
      esac
    }

    # Read from a folder of fpath, this file is the function; sourced, it only defines it.
    if [[ $funcstack[1] == _iconkit ]]; then
      _iconkit "$@"
    else
      compdef _iconkit \(CommandTable.program)
    fi

    """
  }

  private static func arguments(of command: Command) -> String {
    var lines = command.options.map(spec)
    if !command.operands.name.isEmpty {
      let name = command.operands.name.filter { !"[].".contains($0) }.lowercased()
      let position = command.operands.count.upperBound == 1 ? "1" : "*"
      lines.append(shellQuoted("\(position):\(name):\(action(command.operands.completion))"))
    }
    let joined = lines.map { "            \($0)" }.joined(separator: " \\\n")
    return "        \(command.name))\n          _arguments -s -S \\\n\(joined)\n          ;;"
  }

  /// An option as `_arguments` wants it: `'(-o --output)'{-o+,--output=}'[text]:FILE:_files'`.
  private static func spec(_ option: Option) -> String {
    let text = escaped(option.shortHelp, "[]")
    let value = option.value.map { "\($0.isOptional ? "::" : ":")\(escaped($0.name, ":")):\(action($0.completion))" } ?? ""
    let marks = option.value.map { $0.isOptional ? ("-", "=-") : ("+", "=") } ?? ("", "")
    guard let short = option.short else { return shellQuoted("--\(option.long)\(marks.1)[\(text)]\(value)") }
    return "'(-\(short) --\(option.long))'{-\(short)\(marks.0),--\(option.long)\(marks.1)}" + shellQuoted("[\(text)]\(value)")
  }

  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: " "
    case .files(let endings): endings.isEmpty ? "_files" : "_files -g \"*.(\(endings.joined(separator: "|")))(-.)\""
    case .folders: "_files -/"
    case .words(let words): "(\(words().joined(separator: " ")))"
    case .list(let words): "_sequence compadd - \(words().joined(separator: " "))"
    }
  }

  private static func escaped(_ text: String, _ special: String) -> String {
    String(text.flatMap { special.contains($0) || $0 == "\\" ? ["\\", $0] : [$0] })
  }
}
