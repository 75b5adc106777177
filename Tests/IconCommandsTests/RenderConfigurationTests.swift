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

  /// A 24 grid in the middle of 30 points: what render makes of it is what lint, its repairs and previews expect.
  @Test func fit() throws {
    let drawing = { (height: Int) in
      "icon width=24 height=24\nrect x=2 y=5 width=20 height=\(height) fill=none stroke=black stroke-width=2\n"
    }
    folder.write("{fit: 24, scales: [1, 2, 3], files: [{match: 'bar/*', profile: 'toolbar'}]}", to: ".iconkit.json5")
    folder.write(drawing(14), to: "mail.svgspec")
    folder.write("icon profile=tabbar width=24 height=24\nrect x=0 y=5 width=24 height=14\n", to: "own.svgspec")
    folder.write("icon width=22 height=22\nrect x=0 y=5 width=22 height=14\n", to: "bar/b.svgspec")
    #expect(tool.run("render", "DIR/mail.svgspec").status == 0)
    #expect(tool.run("inspect", "DIR/mail@2x.png").output.contains("44x32 at 8,14"), "one pixel of stroke beside 20x14 points from 5,8")
    #expect(tool.run("lint", "DIR/mail.svgspec", "DIR/mail.png", "DIR/mail@2x.png", "DIR/mail@3x.png").status == 0)
    #expect(
      tool.run("lint", "DIR/mail.svgspec").output == "1 file: 0 errors, 0 warnings, 0 notes\n",
      "its edges lie on pixels, unlike at 30 points")
    #expect(tool.run("lint", "DIR/mail.svgspec", "--no-config").output.contains("off-grid"))
    #expect(tool.run("render", "DIR/mail.svgspec", "--check").status == 0)
    // Wherever it is said of the source: the area is the source's, not the PNG's.
    folder.write("{scales: [1, 2, 3], files: [{match: 'mail.svgspec', fit: 24}, {match: '*.png', fit: 9}]}", to: ".iconkit.json5")
    #expect(tool.run("lint", "DIR", "--only", "stale").output == "6 files: 0 errors, 0 warnings, 0 notes\n")
    #expect(tool.run("render", "DIR/mail.svgspec", "--check").status == 0)
    folder.write("{fit: 24, scales: [1, 2, 3], files: [{match: 'bar/*', profile: 'toolbar'}]}", to: ".iconkit.json5")
    // The source moves on.
    folder.write(drawing(12), to: "mail.svgspec")
    let stale = tool.run("lint", "DIR", "--only", "stale").output
    #expect(stale.contains("mail.png:4,19 22x4: error: [stale] 80 of 900 pixels") && stale.contains("(rect, "), "\(stale)")
    #expect(tool.run("lint", "DIR", "--fix", "--only", "stale").status == 0)
    #expect(tool.run("render", "DIR/mail.svgspec", "--check").status == 0)
    // It goes with the profile that it was said for.
    #expect(tool.run("render", "DIR/own.svgspec", "DIR/bar/b.svgspec", "--no-lint").status == 0)
    #expect(tool.run("inspect", "DIR/own.png").output.contains("30x18 at 0,6"))
    #expect(tool.run("inspect", "DIR/bar/b.png").output.contains("22x14 at 0,5"))
    #expect(tool.run("lint", "DIR", "--only", "stale").output == "10 files: 0 errors, 0 warnings, 0 notes\n")
    // What was asked for goes before it.
    #expect(tool.run("render", "DIR/mail.svgspec", "--fit", "12", "--scale", "1", "--no-lint").status == 0)
    #expect(tool.run("inspect", "DIR/mail.png").output.contains("12x7 at 9,11"))
    #expect(tool.run("lint", "--print-config", "DIR/mail.svgspec").output.contains("fit                 24x24"))
    folder.write("{fit: 40}", to: ".iconkit.json5")
    #expect(tool.run("lint", "DIR/mail.svgspec").output.contains("a drawing fitted into 40x40 points does not fit on a canvas of 30x30"))
    folder.write("{fit: 'wide'}", to: ".iconkit.json5")
    #expect(tool.run("lint", "DIR").error.contains("expected a size in points such as 30 or '48x32', found 'wide'"))
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
