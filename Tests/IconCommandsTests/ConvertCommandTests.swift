import TestSupport
import Testing

@Suite struct ConvertCommandTests {
  let tool = Tool()
  var folder: TemporaryFolder { tool.folder }

  @Test func byTheEnding() {
    folder.write(Tool.icon, to: "a.svgspec")
    #expect(tool.run("convert", "DIR/a.svgspec", "-o", "DIR/b.svg").status == 0)
    #expect(folder.text(of: "b.svg")?.contains("<svg") == true)
    #expect(tool.run("convert", "DIR/b.svg", "-o", "DIR/c.svgspec").status == 0)
    #expect(folder.text(of: "c.svgspec")?.contains("icon") == true)
  }

  @Test func foldersAndStandardOutput() {
    folder.write(Tool.icon, to: "in/sub/a.svgspec")
    #expect(tool.run("convert", "DIR/in", "-o", "DIR/out/").status == 0)
    #expect(folder.text(of: "out/sub/a.svg")?.contains("<svg") == true)
    let run = tool.run("convert", "-", "-o", "DIR/x.svg", input: Tool.icon)
    #expect(run.status == 0)
    #expect(folder.bytes(of: "x.svg") == folder.bytes(of: "out/sub/a.svg"))
  }

  @Test func errors() {
    folder.write(Tool.faulty, to: "a.svgspec")
    let run = tool.run("convert", "DIR/a.svgspec", "-o", "DIR/b.svg")
    #expect(run.status == 1)
    #expect(run.error.hasPrefix("DIR/a.svgspec:2:1: error: "))
    #expect(folder.names == ["a.svgspec"])
  }
}
