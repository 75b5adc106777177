import IconKit

/// What there is to say about rules.
enum RuleText {
  /// One line a rule: id, level, whether it can be repaired, what it finds.
  static func list(_ rules: [Rule]) -> String {
    let widest = rules.map(\.id.count).max() ?? 0
    return rules.map { rule in
      "\(padded(rule.id, widest))  \(padded(level(of: rule), 7))  \(rule.isFixable ? "fixable" : "       ")  \(Wrap.plain(rule.summary))\n"
    }.joined()
  }

  /// A rule's page for a terminal.
  static func page(_ rule: Rule, columns: Int, _ style: TerminalStyle) -> String {
    var text = "\(style.bold(rule.id)): \(Wrap.plain(rule.summary))\n\n\(facts(of: rule))\n"
    for paragraph in paragraphs(rule.rationale) { text += "\n" + Wrap.lines(paragraph, columns: columns).joined(separator: "\n") + "\n" }
    return text
  }

  /// A rule's page in Markdown.
  static func markdown(_ rule: Rule) -> String {
    "# \(rule.id)\n\n\(sentence(rule.summary))\n\n\(facts(of: rule))\n\n\(paragraphs(rule.rationale).joined(separator: "\n\n"))\n"
  }

  /// The page that lists all rules, in Markdown.
  static func markdownIndex(_ rules: [Rule]) -> String {
    let rows = rules.map { "| [`\($0.id)`](\($0.id).md) | \(level(of: $0)) | \($0.isFixable ? "yes" : "") | \($0.summary) |\n" }
    return "# Rules\n\n| rule | level | fixable | finds |\n| --- | --- | --- | --- |\n" + rows.joined()
  }

  private static func facts(of rule: Rule) -> String {
    let fixable = rule.isFixable ? "Can be repaired by itself." : "Cannot be repaired by itself."
    return "Level: \(level(of: rule)). \(fixable)"
  }

  private static func level(of rule: Rule) -> String { rule.level?.rawValue ?? "off" }

  private static func paragraphs(_ text: String) -> [String] {
    var paragraphs: [String] = [""]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        paragraphs.append("")
      } else {
        paragraphs[paragraphs.count - 1] += (paragraphs[paragraphs.count - 1].isEmpty ? "" : "\n") + line
      }
    }
    return paragraphs.filter { !$0.isEmpty }
  }

  private static func sentence(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }

  private static func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }
}
