import IconKit

extension Command {
  /// The list of rules.
  static let rules = Command(
    name: "rules",
    summary: "list the rules of the checker",
    details: ["One line a rule: its id, its level, whether it can be repaired by itself, and what it finds."],
    operands: .none,
    options: CommonOptions.common,
    examples: [Example("iconkit rules", "list them")],
    statuses: [Status(.success, "the list was printed"), Status(.failure, "the command line makes no sense")],
    run: { invocation throws(Failure) in
      try invocation.console.print(RuleText.list(RuleCatalog.all))
      return .success
    })

  /// A rule's page.
  static let explain = Command(
    name: "explain",
    summary: "explain a rule: why, an example, how to repair",
    details: ["Without a rule, lists them."],
    operands: Operands(name: "[RULE]", count: 0...1, completion: .words { RuleCatalog.all.map(\.id) }),
    options: CommonOptions.common,
    examples: [Example("iconkit explain color-lost", "say all about a rule")],
    statuses: [
      Status(.success, "the explanation was printed"), Status(.failure, "there is no such rule, or the command line makes no sense"),
    ],
    run: { invocation throws(Failure) in
      let console = invocation.console
      guard let id = invocation.arguments.operands.first else {
        try console.print(RuleText.list(RuleCatalog.all))
        return .success
      }
      let rule = try ValueKind<Rule>.rule.operand(id)
      try console.print(RuleText.page(rule, columns: console.columns, console.outputStyle))
      return .success
    })
}
