import TestSupport
import Testing

@Suite struct FormatCommandTests {
  let tool = Tool()
  var folder: TemporaryFolder { tool.folder }

  @Test func inPlace() {
    let loose = replaced(Tool.icon, " x=", "   x=")
    folder.write(loose, to: "a.svgspec")
    folder.write(Tool.doubtful, to: "b.svg")
    let check = tool.run("format", "--check", "DIR")
    #expect(check.status == 1)
    #expect(check.error == "DIR/a.svgspec: error: is not formatted\n")
    #expect(folder.text(of: "a.svgspec") == loose)
    #expect(tool.run("format", "-v", "DIR").error == "DIR/a.svgspec: written\n")
    #expect(folder.text(of: "a.svgspec") != loose)
    #expect(tool.run("format", "-v", "DIR").error == "DIR/a.svgspec: unchanged\n")
    #expect(tool.run("format", "--check", "DIR").status == 0)
  }

  @Test func filter() {
    let run = tool.run("format", "-", input: replaced(Tool.icon, " x=", "   x="))
    #expect(run.status == 0)
    #expect(run.output.contains("rect x=5.5 y=5.5"))
  }

  @Test func errorsLeaveTheFile() {
    folder.write(Tool.faulty, to: "a.svgspec")
    let run = tool.run("format", "DIR/a.svgspec")
    #expect(run.status == 1)
    #expect(run.error.hasPrefix("DIR/a.svgspec:2:1: error: "))
    #expect(folder.text(of: "a.svgspec") == Tool.faulty)
  }
}
