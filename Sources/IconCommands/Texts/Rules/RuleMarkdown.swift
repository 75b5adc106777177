import IconKit

/// A rule's page in Markdown: `docs/rules/ID.md`.
enum RuleMarkdown {
  static func page(_ rule: Rule) -> String {
    let facts = RuleFacts(rule)
    var page = "# \(rule.id)\n\n\(GeneratedFile.note)\n\n\(rule.summary)\n\n"
    page += facts.facts.map { "- \($0.name): \($0.text)\n" }.joined()
    page += facts.sections.map { "\n## \($0.name)\n\n\($0.text)\n" }.joined()
    if !rule.thresholds.isEmpty {
      page += "\n## Thresholds\n\n" + facts.thresholds.map { "- `\($0.name)` \($0.text)\n" }.joined()
    }
    return page + "\n## Examples\n" + RuleExample.all(of: rule).map(section).joined()
  }

  private static func section(_ example: RuleExample) -> String {
    var text = "\n### \(example.title)\n\n"
    if let name = example.pictureName {
      text += "![\(example.example.caption)](../pictures/rules/\(name))\n"
      let tiles = tiles(example)
      if !tiles.isEmpty { text += "\n\(tiles)\n" }
    } else {
      text += block(example.lines)
    }
    if let finding = example.finding { text += "\n" + block([finding.text()]) }
    return text
  }

  /// What a picture of several shows; empty where it shows one.
  private static func tiles(_ example: RuleExample) -> String {
    let files = example.example.files.map { "`\($0.name)`" }
    switch (files.count > 1, example.hasColors) {
    case (false, false): return ""
    case (false, true): return "From the left: as drawn, as a bar shows it."
    case (true, false): return "From the left: \(files.joined(separator: ", "))."
    case (true, true): return "From the left: \(files.joined(separator: ", ")) as drawn, and as a bar shows them."
    }
  }

  private static func block(_ lines: [String]) -> String { "```\n\(lines.joined(separator: "\n"))\n```\n" }
}
