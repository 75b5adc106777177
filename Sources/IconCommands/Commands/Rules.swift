import IconKit

extension Command {
  /// The list of rules.
  static let rules = Command(
    name: "rules",
    summary: "list the rules of the checker",
    details: [
      "One line a rule, in the order in which they speak: its id, its level, whether it can be repaired without a decision, and what it finds."
    ],
    operands: .none,
    options: [RulesOptionsTable.json.option] + CommonOptions.common,
    examples: [
      Example("iconkit rules", "list them"),
      Example("iconkit rules --json", "list them for programs, with their thresholds"),
    ],
    statuses: [Status(.success, "the list was printed"), Status(.failure, "the command line makes no sense")],
    run: { invocation throws(Failure) in
      let isJSON = invocation.arguments[RulesOptionsTable.json]
      try invocation.console.print(isJSON ? RuleCatalog.json() : RuleList.text(RuleCatalog.all))
      return .success
    })

  /// A rule's page.
  static let explain = Command(
    name: "explain",
    summary: "explain rules: why, examples, how to repair",
    details: [
      "Says of each rule why it is there, what it measures, how to repair what it finds, and shows examples. Without a rule, lists all."
    ],
    operands: Operands(name: "[RULE]...", count: 0 ... .max, completion: .words { RuleCatalog.all.map(\.id) }),
    options: CommonOptions.common,
    examples: [Example("iconkit explain color-lost", "say all about a rule"), Example("iconkit explain size truncated", "about two")],
    statuses: [
      Status(.success, "the explanation was printed"), Status(.failure, "there is no such rule, or the command line makes no sense"),
    ],
    run: { invocation throws(Failure) in
      let console = invocation.console
      // Nothing is printed where one of the words is no rule.
      var rules: [Rule] = []
      for id in invocation.arguments.operands { rules.append(try ValueKind<Rule>.rule.operand(id)) }
      let pages = rules.map { RulePage($0, columns: console.columns, console.outputStyle).text }
      try console.print(pages.isEmpty ? RuleList.text(RuleCatalog.all) : pages.joined(separator: "\n"))
      return .success
    })
}

/// The options of rules.
enum RulesOptionsTable {
  static let json = Flag("json", "Print JSON.")
}
