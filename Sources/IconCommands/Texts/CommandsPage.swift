/// The command line in Markdown, `docs/commands.md`.
public enum CommandsPage {
  /// The page's text.
  public static var text: String {
    var page = "# The command line\n\n\(GeneratedFile.note)\n\n`\(CommandTable.program)` \(CommandTable.summary).\n\n"
    page += CommandTable.details.joined(separator: "\n\n") + "\n\n"
    page += "| command | |\n| --- | --- |\n"
    for command in CommandTable.commands { page += "| [`\(command.name)`](#\(command.name)) | \(cell(command.summary)) |\n" }
    page += "\n## Common options\n\nEvery command has these.\n\n" + table(CommonOptions.common)
    page += "\n## Input options\n\nCommands that work on files have these.\n\n" + table(CommonOptions.input)
    page += "\n## Exit status\n\n| status | meaning |\n| --- | --- |\n"
    for status in RunStatus.allCases { page += "| \(status.rawValue) | \(cell(status.meaning)) |\n" }
    return page + CommandTable.commands.map(section).joined()
  }

  private static func section(_ command: Command) -> String {
    var text = "\n## \(command.name)\n\n\(capitalized(command.summary)).\n\n```\n\(command.usage)\n```\n\n"
    text += command.details.joined(separator: "\n\n") + "\n"
    let own = command.options.filter { $0.group == .own }
    if !own.isEmpty { text += "\n" + table(own) }
    text += "\n| exit status | when |\n| --- | --- |\n"
    for status in command.statuses { text += "| \(status.status.rawValue) | \(cell(status.meaning)) |\n" }
    text += "\n```\n"
    let widest = command.examples.map(\.call.count).max() ?? 0
    for example in command.examples {
      text += example.call + String(repeating: " ", count: widest - example.call.count) + "  # \(Wrap.plain(example.effect))\n"
    }
    return text + "```\n"
  }

  private static func table(_ options: [Option]) -> String {
    "| option | | default |\n| --- | --- | --- |\n"
      + options.map { option in
        let names = option.names.joined(separator: ", ") + option.valueUsage
        return "| `\(cell(names))` | \(cell(option.help)) | \(cell(option.value?.standard ?? "")) |\n"
      }.joined()
  }

  /// A bar would end the cell.
  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
