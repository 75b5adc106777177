/// The command line: all there is to say about it is said here and in the commands' own files.
public enum CommandTable {
  /// The program's name.
  public static let program = "iconkit"
  /// What it is, in one line.
  public static let summary = "draws, converts and checks icons that are shown by their alpha channel alone"
  public static let details = [
    "Tab bars, toolbars and menu bars show an icon by its alpha channel and paint it in a colour of their own. This program draws such icons"
      + " from `.svg` and `.svgspec` sources, makes them from pictures drawn elsewhere, and checks what will be seen of them.",
    "Paths are files, folders (all icons in them are taken; hidden files and `node_modules`, `DerivedData`, `Pods` are passed by), or"
      + " patterns in quotes, with `**` for folders of any depth. `-` is standard input, and with `-o` standard output.",
    "Results go to standard output, all that is said about them to standard error. A file whose content would not change is left untouched.",
  ]

  /// All commands, in the order of help.
  public static var commands: [Command] { all.map { $0() } }

  /// A command is made when it is asked for: whoever calls one does not wait for the others.
  private static let all: [@Sendable () -> Command] = [
    { .render }, { .mask }, { .lint }, { .initialize }, { .preview }, { .inspect }, { .diff }, { .convert }, { .format }, { .rules },
    { .explain }, { .completions }, { .help },
  ]

  /// The command of a name.
  public static func command(named name: String) -> Command? {
    for make in all {
      let command = make()
      if command.name == name { return command }
    }
    return nil
  }
}
