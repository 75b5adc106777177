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

  @Test func whatCannotBeDrawnIsSaidOnce() {
    folder.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30\" height=\"30\">\n<text x=\"4\" y=\"9\">A</text>\n<path d=\"M0 0h9v9z\"/>\n</svg>\n",
      to: "a.svg")
    let run = tool.run("convert", "DIR/a.svg", "-o", "DIR/a.svgspec")
    #expect(run.status == 0)
    #expect(run.error.split(separator: "\n").filter { $0.contains("warning:") }.count == 1, "\(run.error)")
  }

  @Test func errors() {
    folder.write(Tool.faulty, to: "a.svgspec")
    let run = tool.run("convert", "DIR/a.svgspec", "-o", "DIR/b.svg")
    #expect(run.status == 1)
    #expect(run.error.hasPrefix("DIR/a.svgspec:2:1: error: "))
    #expect(folder.names == ["a.svgspec"])
  }
}
