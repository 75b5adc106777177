import IconFiles

/// Options that mean the same with every command that has them.
enum CommonOptions {
  /// When colours are shown.
  enum ColorChoice: String, Sendable, CaseIterable {
    case auto
    case always
    case never
  }

  static let help = Flag("help", short: "h", group: .common, "Show this text.")
  static let version = Flag("version", short: "V", group: .common, "Show the versions of the program and of the libraries it uses.")
  static let quiet = Flag("quiet", short: "q", group: .common, "Say errors only.")
  static let verbose = Flag("verbose", short: "v", group: .common, "Say what is done with each file, and show notes.")
  static let color = ValueOption(
    "color", ValueKind<ColorChoice>.choice("WHEN"), standard: "auto", group: .common,
    "Show colours `auto` (on terminals, unless `NO_COLOR` is set), `always` or `never`.")

  static let jobs = ValueOption(
    "jobs", short: "j", .number(1...128), standard: "all processors", group: .input, "Work on so many files at one time.")
  static let filesFrom = ValueOption(
    "files-from", ValueKind<FilePath>.file("FILE|-"), group: .input, "Read paths from a file, one a line; `-` is standard input.")
  static let null = Flag("null", short: "0", group: .input, "The paths of `--files-from` end with a NUL instead of a line feed.")
  static let exclude = ValueOption(
    "exclude", .glob, group: .input,
    "Leave out files and folders whose path, or its last components, match the pattern. May be repeated.")

  static let strict = Flag("strict", "Warnings fail too.")

  /// For commands that work on files.
  static let input = [filesFrom.option, null.option, exclude.option, jobs.option]
  /// For all commands.
  static let common = [quiet.option, verbose.option, color.option, help.option, version.option]
}
