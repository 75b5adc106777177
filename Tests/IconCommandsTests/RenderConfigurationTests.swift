import TestSupport
import Testing

@testable import IconCommands

/// What render takes from the configuration.
@Suite struct RenderConfigurationTests {
  let tool = Tool()
  var folder: TemporaryFolder { tool.folder }

  private func size(_ name: String) -> String? {
    guard let png = folder.bytes(of: name), png.count > 24 else { return nil }
    return "\(png[19])x\(png[23])"
  }

  @Test func scalesSizeAndPlace() {
    folder.write("{size: '20x30', scales: [1, 2], files: [{match: 'src/**', output: 'png', profile: 'menubar'}]}", to: ".iconkit.json5")
    folder.write(Tool.icon, to: "a.svgspec")
    folder.write(Tool.icon, to: "src/deep/b.svgspec")
    folder.write("icon profile=toolbar width=22 height=22\nrect x=4 y=4 width=9 height=9\n", to: "own.svgspec")
    let run = tool.run("render", "DIR", "--no-lint")
    #expect(run.status == 0 && run.error == "")
    #expect(size("a.png") == "20x30" && size("a@2x.png") == "40x60")
    #expect(size("png/deep/b.png") != nil && size("png/deep/b.png") != "20x30" && folder.bytes(of: "src/deep/b.png") == nil)
    #expect(size("own.png") == "22x22" && size("own@2x.png") == "44x44")
    #expect(tool.run("render", "DIR", "--check").status == 0)
  }

  @Test func theCommandLineGoesFirst() {
    folder.write("{size: 20, scales: [1, 2], output: 'png'}", to: ".iconkit.json5")
    folder.write(Tool.icon, to: "a.svgspec")
    #expect(tool.run("render", "DIR/a.svgspec", "-o", "DIR/out.png", "--scale", "1", "--size", "25").status == 0)
    #expect(size("out.png") == "25x25")
    #expect(tool.run("render", "DIR/a.svgspec", "--profile", "toolbar", "--scale", "1").status == 0)
    #expect(size("png/a.png") == "22x22" && folder.bytes(of: "png/a@2x.png") == nil)
    #expect(tool.run("render", "DIR/a.svgspec", "--no-config").status == 0)
    #expect(size("a.png") == "30x30" && folder.bytes(of: "a@2x.png") == nil)
    #expect(
      tool.run("render", "DIR/a.svgspec", "-o", "-").error
        == "iconkit: error: pictures at 2 scales cannot go to standard output together\nSee 'iconkit render --help'.\n")
  }

  @Test func pngsElsewhereAreHeldAgainstTheirSources() {
    folder.write("{files: [{match: 'src/**', output: 'png'}]}", to: ".iconkit.json5")
    folder.write(Tool.icon, to: "src/deep/a.svgspec")
    #expect(tool.run("render", "DIR").status == 0)
    #expect(tool.run("lint", "DIR", "--only", "stale").output == "2 files: 0 errors, 0 warnings, 0 notes\n")
    folder.write("icon width=30 height=30\nrect x=4 y=4 width=9 height=9\n", to: "src/deep/a.svgspec")
    let run = tool.run("lint", "DIR", "--only", "stale")
    #expect(run.status == 1 && replaced(run.output, folder.path, "DIR").hasPrefix("DIR/png/deep/a.png:"))
    #expect(tool.run("lint", "DIR", "--only", "stale", "--no-config").status == 0)
  }

  @Test func twoSourcesForOnePicture() {
    folder.write("{output: 'png', files: [{match: 'b/**', output: 'png'}]}", to: ".iconkit.json5")
    folder.write(Tool.icon, to: "a.svgspec")
    folder.write(Tool.icon, to: "b/a.svgspec")
    let run = tool.run("render", "DIR")
    #expect(run.status == 2)
    #expect(run.error == "iconkit: error: DIR/a.svgspec and DIR/b/a.svgspec would both be written to DIR/png/a.png\n")
  }

  @Test func faultsEndTheRun() {
    folder.write("{oops: 1}", to: ".iconkit.json5")
    folder.write(Tool.icon, to: "a.svgspec")
    let run = tool.run("render", "DIR")
    #expect(run.status == 2 && run.error.hasPrefix("DIR/.iconkit.json5:1:2: error: unknown key 'oops'\n"))
    #expect(folder.bytes(of: "a.png") == nil)
  }
}
