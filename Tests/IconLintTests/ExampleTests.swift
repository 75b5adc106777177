import IconKit
import Testing

/// Every rule's examples: they are its documentation, and here its first test.
@Suite("Examples of rules")
struct ExampleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var rule: Rule
    var index: Int
    var testDescription: String { "\(rule.id) \(index)" }
  }

  static let passing = RuleCatalog.all.flatMap { rule in rule.passing.indices.map { Case(rule: rule, index: $0) } }
  static let failing = RuleCatalog.all.flatMap { rule in rule.failing.indices.map { Case(rule: rule, index: $0) } }

  @Test(arguments: passing)
  func passes(_ example: Case) {
    let findings = example.rule.findings(in: example.rule.passing[example.index])
    #expect(findings == [])
  }

  @Test(arguments: failing)
  func fails(_ example: Case) throws {
    let failing = example.rule.failing[example.index]
    let findings = example.rule.findings(in: failing.example)
    try #require(findings.count == 1, "\(findings)")
    #expect(findings[0].rule == example.rule.id)
    #expect(findings[0].message.contains(failing.message), "\(findings[0].message)")
    #expect(findings[0].place == failing.place)
    if let file = failing.file { #expect(findings[0].path == file) }
  }
}
