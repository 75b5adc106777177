import TestSupport
import Testing

@testable import IconCommands

@Suite struct LintCommandTests {
  let tool = Tool()
  var folder: TemporaryFolder { tool.folder }

  /// What a finding tells to write can be written in that file.
  @Test(arguments: [("svgspec", "add fill=knockout to this rect"), ("svg", "add iconkit:fill=\"knockout\" to this rect")])
  func adviceIsInTheLanguageOfTheSource(_ ending: String, _ advice: String) {
    let shapes = ["10.5 3.5", "5.5 8.5"].map { $0.split(separator: " ") }
    if ending == "svg" {
      let rects = shapes.map { "<rect x='\($0[0])' y='\($0[1])' width='14' height='18' fill='none' stroke='black'/>" }
      folder.write(
        "<svg xmlns='http://www.w3.org/2000/svg' width='30' height='30'>\(rects.joined(separator: "\n"))</svg>\n", to: "a.svg")
    } else {
      let rects = shapes.map { "rect x=\($0[0]) y=\($0[1]) width=14 height=18 fill=none stroke=black\n" }
      folder.write("icon width=30 height=30\n" + rects.joined(), to: "a.svgspec")
    }
    #expect(tool.run("lint", "DIR/a.\(ending)").output.contains(advice))
  }

  /// What is drawn for a place is checked for that place.
  @Test func picturesAreForThePlaceOfTheirSource() {
    folder.write("icon profile=toolbar width=22 height=22\nrect x=3 y=3 width=16 height=16\n", to: "own/t.svgspec")
    folder.write("icon width=24 height=24\nrect x=3 y=3 width=18 height=18\n", to: "src/mono/m.svgspec")
    folder.write(
      "{profiles: {mono: {based: 'button', size: 24}}, files: [{match: 'src/mono/**', profile: 'mono', output: 'out'}]}",
      to: ".iconkit.json5")
    #expect(tool.run("render", "DIR/own", "DIR/src", "--scale", "1,2,3").status == 0)
    #expect(folder.bytes(of: "out/m@3x.png") != nil)
    let run = tool.run("lint", "DIR", "--disable", "off-center,duplicate")
    #expect(run.output.contains("8 files: 0 errors, 0 warnings"), "\(run.output)")
    #expect(tool.run("lint", "DIR/own", "-v").error.contains("t@2x.png: profile toolbar, @2x"))
    // Whoever asks for another place gets it.
    #expect(tool.run("lint", "DIR/own", "--profile", "tabbar").output.contains("[size]"))
    // And without the source, nothing is known of it.
    #expect(folder.run("rm own/t.svgspec") == 0)
    #expect(tool.run("lint", "DIR/own").output.contains("[size]"))
  }

  @Test func clean() {
    folder.write(Tool.icon, to: "docs.svgspec")
    #expect(tool.run("render", "DIR/docs.svgspec").status == 0)
    let run = tool.run("lint", "DIR/docs.png")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("1 file"))
    #expect(run.error == "")
  }

  /// 4x4 pixels are no icon for any bar.
  @Test func findings() {
    folder.write(Tool.picture, to: "error.png")
    let run = tool.run("lint", "DIR", "--only", "size")
    #expect(run.status == 1)
    #expect(run.output.contains("error.png"))
    #expect(run.output.contains("[size]") || run.output.contains("size"))
    #expect(run.error == "")
  }

  @Test func reports() {
    folder.write(Tool.picture, to: "error.png")
    let run = tool.run("lint", "DIR", "--report", "json=\(folder.path)/out/report.json", "--report", "text")
    #expect(run.status == 1)
    #expect(run.output.contains("error.png"))
    #expect(folder.text(of: "out/report.json")?.contains("\"urn:iconkit:report:1\"") == true)
    let json = tool.run("lint", "DIR/error.png", "--report", "json")
    #expect(json.output.hasPrefix("{"))
    let silent = tool.run("lint", "DIR/error.png", "--report", "json=\(folder.path)/report.json")
    #expect(silent.output == "")
    #expect(silent.status == 1)
  }

  @Test func quietMeansErrorsOnly() {
    folder.write(Tool.icon, to: "docs.svgspec")
    #expect(tool.run("render", "DIR/docs.svgspec").status == 0)
    #expect(tool.run("lint", "DIR/docs.png", "-q").output == "")
    folder.write(Tool.picture, to: "error.png")
    #expect(tool.run("lint", "DIR/error.png", "-q").output.contains("error.png"))
  }

  @Test func nothingToCheck() {
    folder.write("text", to: "icons/readme.txt")
    let run = tool.run("lint", "DIR/icons")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.error == "iconkit: error: no icons in DIR/icons: no .png, .svg, .svgspec or .svgz file is there\n")
    #expect(tool.run("lint", "DIR/mistyped").status == 2)
  }

  /// Findings or not, a path that does not exist is a failure.
  @Test func missingPathBesideOthers() {
    folder.write(Tool.picture, to: "error.png")
    let run = tool.run("lint", "DIR/error.png", "DIR/mistyped")
    #expect(run.status == 2)
    #expect(run.output.contains("error.png"))
    #expect(run.error == "iconkit: error: cannot open DIR/mistyped: no such file or directory\n")
  }

  @Test(arguments: [
    (0, 0, nil, RunStatus.success), (0, 5, nil, .success), (1, 0, nil, .findings), (0, 5, 5, .success), (0, 6, 5, .findings),
    (0, 1, 0, .findings), (0, 0, 0, .success), (1, 0, 5, .findings),
  ])
  func verdicts(_ errors: Int, _ warnings: Int, _ most: Int?, _ status: RunStatus) {
    #expect(verdict(errors: errors, warnings: warnings, mostWarnings: most) == status)
  }
}
