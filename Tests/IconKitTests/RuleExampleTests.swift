import IconKit
import Testing

/// What the rules' examples of sources claim, the readers say.
@Suite struct RuleExampleTests {
  @Test(arguments: RuleCatalog.all.filter { $0.scope == .source })
  func `the examples of sources have the diagnostics that reading them has`(_ rule: Rule) {
    for example in rule.passing + rule.failing.map(\.example) {
      guard case .source(let text, let diagnostics) = example.subject else {
        Issue.record("\(rule) looks at sources, and \(example.caption) is none")
        continue
      }
      #expect(IconSource(name: text.name, bytes: text.bytes).diagnostics == diagnostics, "\(rule): \(example.caption)")
    }
  }
}
