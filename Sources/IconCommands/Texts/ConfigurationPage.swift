import IconKit

/// The keys of the configuration in Markdown, `docs/configuration.md`.
enum ConfigurationPage {
  static var text: String {
    let head = """
      # Configuration

      \(GeneratedFile.note)

      A file `.iconkit.json5` says what holds for the icons in its folder and below: which place they are for, what is checked and how bad it is,
      where PNGs lie. `iconkit init` writes one for what it finds. `lint` and `render` take, for each file, the nearest one in its folder or above,
      as far up as the root or a folder with `.git`; those further up do not count. `--config FILE` takes another one for all files, `--no-config`
      none.

      The file is JSON5: JSON with comments, commas at the end of lists, and keys without quotes where they are words. Patterns and paths are
      relative to its folder. An unknown key, name or rule is an error with its line and what was probably meant, and ends the run.

      ```json5
      \(example.joined(separator: "\n"))
      ```

      For a file, this is the order in which somebody is listened to: an option of the command line; a source's own `profile`; the last of
      the `files` that mean it; the file's own keys; the profile; what the rule says. `iconkit lint --print-config PATH` shows what holds for
      a path and where each value comes from.

      """
    return head + ConfigurationTable.sections.map(section).joined()
      + """

      ## In a source

      A comment in a source asks not to be told of what is meant to be so. It holds for the shape on its line, or, alone on a line, for the
      shape on the next one; in front of the root element it holds for the whole file. What stands in parentheses says why.

      ```svgspec
      icon width=30 height=30
      rect x=5.25 y=5 width=20 height=20   # iconkit:disable off-grid (as wide as the others)
      ```

      In `.svg` it is `<!-- iconkit:disable off-grid -->`. A comment that no finding needs is one itself: `unused-suppression`.

      ## Accepted findings

      `iconkit lint --write-baseline FILE` accepts all that is found and lists it in a file; with `--baseline FILE`, or the key `baseline`, new
      findings alone are told and fail. A finding is known again by its rule, its path, its message without the numbers, and what the source
      says at its place, so lines may move. What is listed and occurs no more is told, so that the list can become shorter. Paths in it are
      relative to its folder.

      """
  }

  /// What the page begins with; a test reads it.
  static let example = [
    "{",
    "  profile: 'tabbar',",
    "  exclude: ['drafts'],",
    "  rules: {",
    "    duplicate: 'off',",
    "    faint: {level: 'error', alpha: 128},",
    "  },",
    "  profiles: {",
    "    // Covers are shown in colour.",
    "    cover: {based: 'button', title: 'Cover of a playlist', size: 24, complete: [1, 2]},",
    "  },",
    "  files: [",
    "    {match: 'menu/**', profile: 'menubar'},",
    "    {match: ['covers', '*-cover*'], profile: 'cover', rules: {size: 'warning'}},",
    "    {match: 'src/**', output: 'png'},",
    "  ],",
    "}",
  ]

  private static func section(_ title: String, _ keys: [ConfigurationKeyText]) -> String {
    let rows = keys.map { key in
      "| `\(key.name)` | \(cell(key.takes)) | \(cell(key.summary)) | `\(cell(key.example))` |\n"
    }
    return "\n## \(title.filter { $0 != "`" })\n\n| key | takes | what it says | such as |\n| --- | --- | --- | --- |\n" + rows.joined()
  }

  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
