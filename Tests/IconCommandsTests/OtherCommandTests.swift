import IconKit
import TestSupport
import Testing

@testable import IconCommands

@Suite struct MaskCommandTests {
  let tool = Tool()
  var folder: TemporaryFolder { tool.folder }

  @Test func makesMasks() {
    folder.write(Tool.picture, to: "photo.png")
    let run = tool.run("mask", "DIR/photo.png", "-o", "DIR/mask.png")
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.error.hasPrefix("DIR/photo.png: "))
    #expect(run.error.split(separator: "\n").count == 1)
    #expect(folder.bytes(of: "mask.png") != nil)
    #expect(folder.bytes(of: "photo.png") == Tool.picture)
    #expect(tool.run("mask", "DIR/photo.png", "-o", "DIR/mask.png", "-q").error == "")
  }

  /// A picture is known by its first bytes, not by its name.
  @Test func foldersOfPictures() {
    folder.write(Tool.picture, to: "in/a.png")
    folder.write(Tool.picture, to: "in/sub/b.dat")
    folder.write("text", to: "in/c.txt")
    #expect(tool.run("mask", "DIR/in", "-o", "DIR/out/", "--as", "template", "--trim-haze").status == 0)
    #expect(folder.run("cd out && find . -type f | sort > ../list") == 0)
    #expect(folder.text(of: "list") == "./a.png\n./sub/b.png\n")
  }

  @Test func noPicture() {
    folder.write("text", to: "a.png")
    let run = tool.run("mask", "DIR/a.png", "-o", "DIR/b.png")
    #expect(run.status == 1)
    #expect(run.error.hasPrefix("DIR/a.png: error: "))
    #expect(folder.names == ["a.png"])
  }

  @Test func inPlaceIsRefused() {
    folder.write(Tool.picture, to: "a.png")
    let run = tool.run("mask", "DIR/a.png", "-o", "DIR/")
    #expect(run.status == 2)
    #expect(run.error == "iconkit: error: DIR/a.png is a source, and the result of DIR/a.png would be written over it\n")
  }
}

@Suite struct LintCommandTests {
  let tool = Tool()
  var folder: TemporaryFolder { tool.folder }

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
