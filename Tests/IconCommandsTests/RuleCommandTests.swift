import IconKit
import Testing

@Suite struct RuleCommandTests {
  let tool = Tool()

  @Test func list() {
    let run = tool.run("rules")
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").count == RuleCatalog.all.count)
    #expect(tool.run("explain").output == run.output)
  }

  @Test(arguments: RuleCatalog.all.map(\.id)) func explanations(_ id: String) {
    let run = tool.run("explain", id)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("\(id): "))
    #expect(run.output.contains("\nLevel: "))
  }
}
