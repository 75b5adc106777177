import IconKit

/// A file of the package that is printed from the tables.
public struct GeneratedFile: Sendable {
  /// From the package's folder.
  public var path: String
  public var text: String

  /// The command that writes them all.
  public static let command = "swift run iconkit-dev generate"

  /// What a page says of itself, to those who would edit it.
  static let note = "<!-- Printed from the tables in the sources by `make docs`. -->"

  /// Folders in which no other file belongs.
  public static let ownFolders = ["docs/rules"]

  /// All of them.
  public static var all: [GeneratedFile] {
    [
      GeneratedFile(path: "docs/commands.md", text: CommandsPage.text),
      GeneratedFile(path: "docs/profiles.md", text: ProfilesPage.text),
      GeneratedFile(path: "docs/configuration.md", text: ConfigurationPage.text),
      GeneratedFile(path: "docs/rules/README.md", text: RuleList.markdown(RuleCatalog.all)),
      GeneratedFile(path: "share/man/man1/iconkit.1", text: ManualPage.text),
      GeneratedFile(path: "share/bash-completion/completions/iconkit", text: Shell.bash.completions),
      GeneratedFile(path: "share/zsh/site-functions/_iconkit", text: Shell.zsh.completions),
      GeneratedFile(path: "share/fish/vendor_completions.d/iconkit.fish", text: Shell.fish.completions),
    ] + RuleCatalog.all.map { GeneratedFile(path: "docs/rules/\($0.id).md", text: RuleMarkdown.page($0)) }
  }
}
