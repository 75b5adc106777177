import IconModel

/// Help, for terminals.
struct HelpText {
  private let style: TerminalStyle
  private let columns: Int
  private(set) var text = ""

  /// Where texts behind options begin.
  private static let margin = 29

  /// The help of the program: what it is, and its commands.
  static func program(columns: Int, _ style: TerminalStyle) -> String {
    var help = HelpText(style: style, columns: columns)
    help.line("\(CommandTable.program) \(CommandTable.summary)")
    help.heading("Usage")
    help.line("  \(CommandTable.program) COMMAND [OPTION]... [FILE]...")
    for paragraph in CommandTable.details { help.paragraph(paragraph) }
    help.heading("Commands")
    let widest = CommandTable.commands.map(\.name.count).max() ?? 0
    for command in CommandTable.commands { help.entry("  " + command.name, command.summary, margin: widest + 4) }
    help.heading("Common options")
    for option in CommonOptions.common { help.entry("  " + option.usage, option.fullHelp, margin: margin) }
    help.text += "\n"
    help.line("\(CommandTable.program) COMMAND --help says more about a command.")
    return help.text
  }

  /// The help of one command.
  static func command(_ command: Command, columns: Int, _ style: TerminalStyle) -> String {
    var help = HelpText(style: style, columns: columns)
    help.line("\(CommandTable.program) \(command.name): \(command.summary)")
    help.heading("Usage")
    help.line("  " + command.usage)
    for paragraph in command.details { help.paragraph(paragraph) }
    for group in Option.Group.allCases {
      let options = command.options.filter { $0.group == group }
      if options.isEmpty { continue }
      help.heading(group.title)
      for option in options { help.entry("  " + option.usage, option.fullHelp, margin: margin) }
    }
    help.heading("Examples")
    for example in command.examples {
      help.line("  " + example.call)
      help.text += Wrap.lines(example.effect, columns: columns, indent: 6).joined(separator: "\n") + "\n"
    }
    help.heading("Exit status")
    for status in command.statuses { help.entry("  \(status.status.rawValue)", status.meaning, margin: 5) }
    return help.text
  }

  private init(style: TerminalStyle, columns: Int) {
    self.style = style
    self.columns = columns
  }

  private mutating func line(_ line: String) { text += line + "\n" }

  private mutating func heading(_ title: String) { text += "\n" + style.bold(title + ":") + "\n" }

  private mutating func paragraph(_ paragraph: String) {
    text += "\n" + Wrap.lines(paragraph, columns: columns).joined(separator: "\n") + "\n"
  }

  /// A name, and behind it a text in a column of its own; on the next line where the name is too long.
  private mutating func entry(_ name: String, _ meaning: String, margin: Int) {
    let lines = Wrap.lines(meaning, columns: columns, indent: margin)
    let gap = margin - name.unicodeScalars.count
    if gap >= 2, let first = lines.first {
      text += name + String(first.dropFirst(name.unicodeScalars.count)) + "\n"
      for rest in lines.dropFirst() { text += rest + "\n" }
    } else {
      text += name + "\n" + lines.map { $0 + "\n" }.joined()
    }
  }
}

extension Option {
  /// The option's text with its default.
  var fullHelp: String { value?.standard.map { "\(help) Default: \($0)." } ?? help }
}

extension Option.Group {
  /// The heading of the group.
  var title: String {
    switch self {
    case .own: "Options"
    case .input: "Input options"
    case .common: "Common options"
    }
  }
}

extension Console {
  /// Prints the help of a command, or of the program.
  func showHelp(_ command: Command?) throws(Failure) {
    if let command {
      try print(HelpText.command(command, columns: columns, outputStyle))
    } else {
      try print(HelpText.program(columns: columns, outputStyle))
    }
  }
}
