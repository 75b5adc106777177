extension Command {
  /// Help by name.
  static let help = Command(
    name: "help",
    summary: "show what a command does",
    details: ["The same as `iconkit COMMAND --help`; without a command, all commands."],
    operands: Operands(name: "[COMMAND]", count: 0...1, completion: .words { CommandTable.commands.map(\.name) }),
    options: CommonOptions.common,
    examples: [Example("iconkit help render", "show what render does")],
    statuses: [Status(.success, "the help was printed"), Status(.failure, "there is no such command")],
    run: { invocation throws(Failure) in
      let command = try invocation.arguments.operands.first.map { name throws(Failure) in try CommandTable.required(name) }
      try invocation.console.showHelp(command)
      return .success
    })
}
