/// Completions for bash, from version 3.2 (macOS) on and without the package bash-completion.
enum BashCompletions {
  static var script: String {
    """
    # bash completion for \(CommandTable.program); printed by '\(CommandTable.program) completions bash'

    _iconkit_words() { COMPREPLY=($(compgen -W "$1" -- "$cur")); }

    # Words with commas between them: what stands before the last comma is kept.
    _iconkit_list() {
      local before=
      [[ $cur == *,* ]] && before=${cur%,*},
      COMPREPLY=($(compgen -P "$before" -W "$1" -- "${cur##*,}"))
    }

    _iconkit_folders() {
      compopt -o filenames 2>/dev/null
      COMPREPLY=($(compgen -d -- "$cur"))
    }

    # Files with one of the endings, and folders; all files without an ending.
    _iconkit_files() {
      local ending
      compopt -o filenames 2>/dev/null
      if [[ $# == 0 ]]; then
        COMPREPLY=($(compgen -f -- "$cur"))
        return
      fi
      COMPREPLY=($(compgen -d -- "$cur"))
      for ending; do
        COMPREPLY+=($(compgen -f -X "!*.$ending" -- "$cur"))
      done
    }

    _iconkit() {
      local IFS=$'\\n' cur=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD-1]} sign= command= word index
      COMPREPLY=()
      # bash makes a word of its own of the sign in --option=value.
      if [[ $cur == = ]]; then
        cur= sign==
      elif [[ $option == = && COMP_CWORD -ge 2 ]]; then
        option=${COMP_WORDS[COMP_CWORD-2]} sign==
      fi
      for ((index = 1; index < COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if [[ $word != -* ]]; then
          command=$word
          break
        fi
      done
      case $command:$option in
    \(CommandTable.commands.flatMap(values).joined(separator: "\n"))
      esac
      case $command:$cur in
        :-*) _iconkit_words \(words(CommonOptions.common.flatMap(\.names))) ;;
        :*) _iconkit_words \(words(CommandTable.commands.map(\.name))) ;;
    \(CommandTable.commands.map(operands).joined(separator: "\n"))
      esac
    }

    complete -F _iconkit \(CommandTable.program)

    """
  }

  /// The cases for options that take a value.
  private static func values(of command: Command) -> [String] {
    command.options.compactMap { option in
      guard let value = option.value else { return nil }
      let patterns = option.names.map { "\(command.name):\($0)" }.joined(separator: "|")
      return value.isOptional
        ? "    \(patterns)) if [[ $sign ]]; then \(call(value.completion)); return; fi ;;"
        : "    \(patterns)) \(call(value.completion)); return ;;"
    }
  }

  private static func operands(of command: Command) -> String {
    """
        \(command.name):-*) _iconkit_words \(words(command.options.flatMap(\.names))) ;;
        \(command.name):*) \(call(command.operands.completion)) ;;
    """
  }

  private static func call(_ completion: Completion) -> String {
    switch completion {
    case .nothing: ":"
    case .files(let endings): (["_iconkit_files"] + endings).joined(separator: " ")
    case .folders: "_iconkit_folders"
    case .words(let proposals): "_iconkit_words \(words(proposals()))"
    case .list(let proposals): "_iconkit_list \(words(proposals()))"
    }
  }

  /// One word that `compgen -W` splits at line feeds.
  private static func words(_ words: [String]) -> String { "$'" + words.joined(separator: "\\n") + "'" }
}
