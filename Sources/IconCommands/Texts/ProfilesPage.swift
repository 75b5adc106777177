import IconKit

/// The profiles in Markdown, `docs/profiles.md`.
enum ProfilesPage {
  static var text: String {
    let rows = Profile.all.map { "| `\($0.id)` | \($0.title) |\n" }
    return "# Profiles\n\nWhat `--profile` knows.\n\n| profile | |\n| --- | --- |\n" + rows.joined()
  }
}
