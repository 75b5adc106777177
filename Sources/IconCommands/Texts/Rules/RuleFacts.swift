import IconKit

/// What a rule's page says, whatever it is printed on; texts have their code in backticks.
struct RuleFacts {
  /// A name and what there is to say about it.
  struct Entry {
    var name: String
    var text: String
  }

  /// Level, subject, and which rules are silent for whom.
  let facts: [Entry]
  /// Why, what is measured, how to repair, when to do without.
  let sections: [Entry]
  /// One line each: the value, what it means, what it may be set to.
  let thresholds: [Entry]

  init(_ rule: Rule) {
    var facts = [Entry(name: "Level", text: Self.level(of: rule)), Entry(name: "Looks at", text: Self.subject(of: rule))]
    switch rule.silences {
    case .nothing: break
    case .everythingLater: facts.append(Entry(name: "Silences", text: "all rules that speak later, for the file that it names"))
    case .rules(let ids): facts.append(Entry(name: "Silences", text: Self.listed(ids) + ", for the file that it names"))
    }
    let before = Linter.precedence.filter { $0.silences.contains(rule.id) }.map(\.rule)
    if !before.isEmpty { facts.append(Entry(name: "Silent after", text: Self.listed(before))) }
    self.facts = facts
    sections = [
      Entry(name: "Why", text: rule.rationale),
      Entry(name: "What is measured", text: rule.method),
      Entry(name: "How to repair", text: rule.repair),
      Entry(name: "When to do without", text: rule.exceptions),
    ]
    thresholds = rule.thresholds.map { threshold in
      let allowed = "\(Self.number(threshold.allowed.lowerBound)) to \(Self.number(threshold.allowed.upperBound))"
      return Entry(name: threshold.key, text: "\(Self.number(threshold.value)): \(threshold.summary) (profiles may set \(allowed))")
    }
  }

  private static func level(of rule: Rule) -> String {
    let fixable =
      switch rule.fixing {
      case .never: ""
      case .safely: ", fixable"
      case .onRequest: ", fixable by name"
      }
    guard rule.level == nil else { return rule.levelName + fixable }
    let profiles = Profile.all.compactMap { profile in profile.levels[rule.id].map { "\($0.rawValue) for `\(profile.id)`" } }
    return (["off"] + profiles + ["note with `--only \(rule.id)`"]).joined(separator: ", ") + fixable
  }

  private static func subject(of rule: Rule) -> String {
    rule.scope.subject + (rule.alsoChecksSources ? "; sources too" : "")
      + (rule.isForTemplates ? ", where the profile shows alpha alone" : "")
  }

  private static func listed(_ ids: [String]) -> String { ids.map { "`\($0)`" }.joined(separator: ", ") }

  /// A number as people write it: without a fraction where it has none.
  private static func number(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? String(value) }
}
