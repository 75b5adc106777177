import IconKit

/// The manual page, in roff's man macros.
public enum ManualPage {
  /// The page's text, `iconkit.1`.
  public static var text: String {
    let program = CommandTable.program
    var page = #".TH "\#(program.uppercased())" "1" "" "\#(program) \#(IconKitVersion.iconkit)" "User Commands""# + "\n"
    page += ".SH NAME\n\(escaped(program)) \\- \(escaped(CommandTable.summary))\n"
    page += ".SH SYNOPSIS\n.B \(program)\n.I COMMAND\n[\\fIOPTION\\fR]... [\\fIFILE\\fR]...\n"
    page += ".SH DESCRIPTION\n" + CommandTable.details.map(paragraph).joined()
    page += ".SH COMMON OPTIONS\n" + CommonOptions.common.map(entry).joined()
    page += ".SH INPUT OPTIONS\nCommands that work on files have these too.\n" + CommonOptions.input.map(entry).joined()
    page += ".SH COMMANDS\n" + CommandTable.commands.map(section).joined()
    page += ".SH EXIT STATUS\n" + RunStatus.allCases.map { tagged(bold("\($0.rawValue)"), $0.meaning) }.joined()
    page +=
      ".SH ENVIRONMENT\n" + tagged(bold("NO_COLOR"), "Where it is set, and not empty, no colours are shown unless they are asked for.")
    return page
  }

  private static func section(_ command: Command) -> String {
    var text = ".SS \(escaped(command.usage))\n" + paragraph(capitalized(command.summary) + ".")
    text += command.details.map(paragraph).joined()
    text += command.options.filter { $0.group == .own }.map(entry).joined()
    for status in command.statuses { text += tagged("Exit status " + bold("\(status.status.rawValue)"), status.meaning) }
    for example in command.examples {
      text += ".PP\n\(markedUp(capitalized(example.effect))):\n.PP\n.RS\n.EX\n\(line(example.call))\n.EE\n.RE\n"
    }
    return text
  }

  private static func entry(_ option: Option) -> String {
    let names = option.names.map(bold).joined(separator: ", ")
    guard let value = option.value else { return tagged(names, option.fullHelp) }
    let name = "\\fI\(escaped(value.name))\\fR"
    return tagged(names + (value.isOptional ? "[=\(name)]" : " \(name)"), option.fullHelp)
  }

  private static func tagged(_ tag: String, _ text: String) -> String { ".TP\n\(tag)\n\(markedUp(text))\n" }

  private static func paragraph(_ text: String) -> String { ".PP\n\(markedUp(text))\n" }

  private static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

  /// Text with its code in bold.
  private static func markedUp(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    let joined = parts.enumerated().map { $0.offset % 2 == 1 ? bold(String($0.element)) : escaped(String($0.element)) }.joined()
    return guarded(joined)
  }

  private static func line(_ text: String) -> String { guarded(escaped(text)) }

  /// A dot or a quote at a line's beginning would make it a request.
  private static func guarded(_ line: String) -> String { line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line }

  /// A dash is a dash that can be copied, not a hyphen.
  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      case "…": "\\&..."
      default: String(character)
      }
    }.joined()
  }
}

/// A text with a capital at its beginning.
func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
