extension Command {
  /// Completion scripts.
  static let completions = Command(
    name: "completions",
    summary: "print completions for a shell",
    details: [
      "For bash: `eval \"$(iconkit completions bash)\"` in `.bashrc`. For zsh: save the text as `_iconkit` in a folder of `fpath`. For fish: save"
        + " it as `~/.config/fish/completions/iconkit.fish`."
    ],
    operands: Operands(name: "SHELL", count: 1...1, completion: .words { Shell.allCases.map(\.rawValue) }),
    options: CommonOptions.common,
    examples: [Example("iconkit completions fish > ~/.config/fish/completions/iconkit.fish", "install them for fish")],
    statuses: [Status(.success, "the text was printed"), Status(.failure, "the shell is not known")],
    run: { invocation throws(Failure) in
      let shell = try ValueKind<Shell>.choice("SHELL").operand(invocation.arguments.operands[0])
      try invocation.console.print(shell.completions)
      return .success
    })
}

/// A shell that completions can be printed for.
public enum Shell: String, Sendable, CaseIterable {
  case bash
  case zsh
  case fish

  /// The completion script.
  public var completions: String {
    switch self {
    case .bash: BashCompletions.script
    case .zsh: ZshCompletions.script
    case .fish: FishCompletions.script
    }
  }
}
