import TestSupport
import Testing

@Suite struct InspectCommandTests {
  let tool = Tool()

  @Test func pictures() {
    tool.folder.write(Tool.picture, to: "a.png")
    tool.folder.write(Tool.picture, to: "b.png")
    let run = tool.run("inspect", "DIR")
    #expect(run.status == 0)
    #expect(run.error == "")
    let text = replaced(run.output, tool.folder.path, "DIR")
    #expect(text.contains("DIR/a.png") && text.contains("DIR/b.png"))
  }

  @Test func json() {
    tool.folder.write(Tool.picture, to: "a.png")
    let run = tool.run("inspect", "DIR/a.png", "--json")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("{") && run.output.hasSuffix("}\n"))
  }

  @Test func drawing() {
    tool.folder.write(Tool.picture, to: "a.png")
    let plain = tool.run("inspect", "DIR/a.png").output
    let drawn = tool.run("inspect", "DIR/a.png", "--draw").output
    #expect(drawn.hasPrefix(plain) && drawn.utf8.count > plain.utf8.count)
  }

  @Test func standardInputAndNoPictures() {
    let run = tool.run("inspect", "-", input: "text")
    #expect(run.status == 1)
    #expect(run.error.hasPrefix("<stdin>: error: "))
  }
}
