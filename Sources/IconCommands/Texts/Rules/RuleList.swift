import IconKit

/// All rules in a list.
enum RuleList {
  /// One line a rule: id, level, whether it can be repaired without a decision, what it finds.
  static func text(_ rules: [Rule]) -> String {
    let widest = rules.map(\.id.count).max() ?? 0
    return rules.map { rule in
      "\(padded(rule.id, widest))  \(padded(rule.levelName, 7))  \(padded(rule.fixingName, 7))  \(Wrap.plain(rule.summary))\n"
    }.joined()
  }

  /// The page that lists the rules by what they look at, in Markdown: `docs/rules/README.md`.
  static func markdown(_ rules: [Rule]) -> String {
    var page = """
      # Rules

      \(GeneratedFile.note)

      What `iconkit lint` looks for. An **error** will look wrong or not load, a **warning** probably looks wrong, a **note** is worth a look and
      never fails a run. What is **fixable** `iconkit lint --fix` [repairs](../repairs.md) without a decision, the rest `--fix=RULE` by name. `--disable
      RULE` does without a rule, `--only RULE` uses it alone, `--exclude GLOB` leaves files out. `iconkit explain RULE` shows a page in the terminal, `iconkit rules --json` the list
      for programs.

      One fault is one finding: a rule that has named a file silences some of those that speak after it, as the pages say. Rules speak in the
      order of `iconkit rules`. On the pages, red lines show where a finding points.

      """
    for scope in Rule.Scope.allCases {
      page += "\n## \(scope.title)\n\n| rule | level | `--fix` | finds |\n| --- | --- | --- | --- |\n"
      for rule in rules where rule.scope == scope {
        page += "| [`\(rule.id)`](\(rule.id).md) | \(rule.levelName) | \(rule.fixingName) | \(rule.summary) |\n"
      }
    }
    return page
  }

  private static func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }
}

extension Rule {
  /// Whether `--fix` repairs what it finds, in a word or two.
  fileprivate var fixingName: String {
    switch fixing {
    case .never: ""
    case .safely: "fixable"
    case .onRequest: "by name"
    }
  }

  /// The level as a word.
  var levelName: String { level?.rawValue ?? "off" }
}

extension Rule.Scope {
  /// The heading of a list of such rules.
  var title: String {
    switch self {
    case .png: "PNGs"
    case .set: "Sets of scales"
    case .catalog: "Asset catalogs"
    case .source: "Sources"
    case .tree: "Trees"
    }
  }

  /// What such a rule looks at, in a sentence.
  var subject: String {
    switch self {
    case .png: "each PNG by itself"
    case .set: "the scales of an icon together"
    case .catalog: "each image set of an asset catalog, with its description"
    case .source: "each source by itself"
    case .tree: "all files of a run together"
    }
  }
}
