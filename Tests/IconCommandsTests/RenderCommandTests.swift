import IconFiles
import TestSupport
import Testing

@Suite struct RenderCommandTests {
  let tool = Tool()
  var folder: TemporaryFolder { tool.folder }

  @Test func besideTheSource() {
    folder.write(Tool.icon, to: "icons/docs.svgspec")
    let run = tool.run("render", "DIR/icons/docs.svgspec", "--no-lint")
    #expect(run.status == 0)
    #expect(run.output == "" && run.error == "")
    #expect(folder.run("ls icons > list") == 0)
    #expect(folder.text(of: "list") == "docs.png\ndocs.svgspec\n")
  }

  @Test func verboseSaysWhatWasDone() {
    folder.write(Tool.icon, to: "docs.svgspec")
    #expect(tool.run("render", "DIR/docs.svgspec", "--no-lint", "-v").error == "DIR/docs.png: written\n")
    #expect(tool.run("render", "DIR/docs.svgspec", "--no-lint", "-v").error == "DIR/docs.png: unchanged\n")
  }

  @Test func scalesHaveSuffixes() {
    folder.write(Tool.icon, to: "docs.svgspec")
    #expect(tool.run("render", "DIR/docs.svgspec", "--scale", "1,2,3").status == 0)
    #expect(folder.names == ["docs.png", "docs.svgspec", "docs@2x.png", "docs@3x.png"])
  }

  /// UIKit reads the scale before the device, and so do the checks and `--check`.
  @Test func scalesStandBeforeDevices() {
    folder.write(Tool.icon, to: "b~ipad.svgspec")
    folder.write("icon width=30 height=30\nrect x=3 y=3 width=20 height=20\n", to: "b.svgspec")
    #expect(tool.run("render", "DIR", "--scale", "1,2").status == 0)
    #expect(folder.names == ["b.png", "b.svgspec", "b@2x.png", "b@2x~ipad.png", "b~ipad.png", "b~ipad.svgspec"])
    #expect(tool.run("render", "DIR", "--scale", "1,2", "--check").status == 0)
    // Each device's pictures are held against its own source.
    #expect(tool.run("lint", "DIR", "--only", "stale,scale-name").output == "6 files: 0 errors, 0 warnings, 0 notes\n")
    #expect(folder.run("cp b@2x.png b@2x~ipad.png") == 0)
    let found = tool.run("lint", "DIR", "--only", "stale").output
    #expect(replaced(found, folder.path, "DIR").contains("pixels are not what DIR/b~ipad.svgspec renders to"), "\(found)")
    #expect(tool.run("render", "DIR/b~ipad.svgspec", "--catalog", "DIR/A.xcassets").status == 0)
    #expect(folder.bytes(of: "A.xcassets/b~ipad.imageset/b@3x~ipad.png") != nil)
    #expect(tool.run("render", "DIR/b.svgspec", "-o", "DIR/x~iphone.png", "--scale", "1,3").status == 0)
    #expect(folder.bytes(of: "x@3x~iphone.png") != nil)
  }

  /// A source has no scale: one that is named for one makes pictures that are read as others.
  @Test(arguments: [
    ("mail@2x.svgspec", "1,2", "1x it is drawn to mail@2x.png", "mail.svgspec"),
    ("mail@2x.svgspec", "2", "2x it is drawn to mail@2x@2x.png", "mail.svgspec"),
    ("mail@2x~ipad.svgspec", "1", "1x it is drawn to mail@2x~ipad.png", "mail~ipad.svgspec"),
  ])
  func sourcesWithScales(_ name: String, _ scales: String, _ drawn: String, _ better: String) {
    folder.write(Tool.icon, to: name)
    let run = tool.run("render", "DIR/\(name)", "--scale", scales)
    let what = "the name states a scale, which pictures get by themselves: at \(drawn), and will be read as something else"
    #expect(run.status == 0 && run.error == "DIR/\(name): warning: \(what); call the source \(better)\n", "\(run.error)")
    #expect(tool.run("render", "DIR/\(name)", "--scale", scales, "--strict").status == 1)
    #expect(tool.run("render", "DIR/\(name)", "--scale", scales, "-q").error == "")
    #expect(tool.run("render", "DIR/\(name)", "--scale", "2", "-o", "DIR/new@2x.png").error == "")
    #expect(
      tool.run("render", "DIR/\(name)", "--scale", "1,2", "-o", "DIR/new@2x.png", "--no-lint").error == "", "the source is not to blame")
  }

  @Test func otherNamesWithAnAt() {
    for name in ["me@home.svgspec", "@.svgspec", "a@x.svgspec"] {
      folder.write(Tool.icon, to: name)
      #expect(tool.run("render", "DIR/\(name)", "--scale", "1,2,3").error == "", "\(name)")
    }
  }

  @Test func picturesAreNoSources() {
    folder.write(Tool.picture, to: "s/badge.png")
    let run = tool.run("render", "DIR/s/badge.png")
    #expect(run.status == 2 && run.error == "iconkit: error: DIR/s/badge.png is a PNG, and no source that can be drawn\n")
    #expect(folder.bytes(of: "s/badge.png") == Tool.picture)
  }

  /// What is within the renderer's own limits is not too large for the checks that follow.
  @Test func largePicturesAreNotTooLarge() {
    folder.write("icon width=5000 height=4000\nrect x=1000 y=1000 width=2000 height=2000\n", to: "huge.svgspec")
    let run = tool.run("render", "DIR/huge.svgspec", "--profile", "none")
    #expect(run.status == 0 && run.error == "")
    #expect(folder.names == ["huge.png", "huge.svgspec"])
  }

  @Test func namedFile() {
    folder.write(Tool.icon, to: "docs.svgspec")
    #expect(tool.run("render", "DIR/docs.svgspec", "-o", "DIR/out.icon").status == 0)
    #expect(folder.names == ["docs.svgspec", "out.icon"])
    // With several scales it is the name of 1x.
    #expect(tool.run("render", "DIR/docs.svgspec", "-o", "DIR/x.y.png", "--scale", "2,3").status == 0)
    #expect(folder.names == ["docs.svgspec", "out.icon", "x.y@2x.png", "x.y@3x.png"])
  }

  @Test func folderMirrorsWhatWasWalked() {
    for name in ["icons/a.svgspec", "icons/sub/b.svgspec", "c.svgspec"] { folder.write(Tool.icon, to: name) }
    #expect(tool.run("render", "DIR/icons", "DIR/c.svgspec", "-o", "DIR/build/").status == 0)
    #expect(folder.run("cd build && find . -type f | sort > ../list") == 0)
    #expect(folder.text(of: "list") == "./a.png\n./c.png\n./sub/b.png\n")
    // A folder that is there needs no slash.
    #expect(tool.run("render", "DIR/c.svgspec", "-o", "DIR/icons").status == 0)
    #expect(folder.bytes(of: "icons/c.png") != nil)
  }

  @Test func filter() {
    let run = tool.run("render", "-", input: Tool.icon)
    #expect(run.status == 0)
    #expect(!run.bytes.isEmpty && run.error == "")
    folder.write(Tool.icon, to: "docs.svgspec")
    #expect(tool.run("render", "DIR/docs.svgspec", "-o", "-").bytes == run.bytes)
    #expect(tool.run("render", "-", "-o", "DIR/out.png", input: Tool.icon).status == 0)
    #expect(folder.bytes(of: "out.png") == run.bytes)
    #expect(folder.names == ["docs.svgspec", "out.png"])
  }

  @Test func noPictureOnTerminals() {
    let run = tool.run("render", "-", input: Tool.icon, terminal: 80)
    #expect(run.status == 2 && run.bytes.isEmpty)
    #expect(run.error.contains("a terminal cannot show a PNG: say -o FILE, or lead standard output to a file\n"))
  }

  @Test func errorsOfOneSourceLeaveTheOthers() {
    folder.write(Tool.faulty, to: "icons/a.svgspec")
    folder.write(Tool.icon, to: "icons/b.svgspec")
    folder.write("old", to: "icons/a.png")
    let run = tool.run("render", "DIR/icons")
    #expect(run.status == 1)
    #expect(run.error.hasPrefix("DIR/icons/a.svgspec:2:1: error: unknown element 'rekt'"))
    #expect(run.error.hasSuffix("\nrekt width=9 height=9\n^~~~\n"))
    #expect(folder.text(of: "icons/a.png") == "old")
    #expect(folder.bytes(of: "icons/b.png") != nil)
  }

  @Test func warnings() {
    folder.write(Tool.doubtful, to: "a.svg")
    let run = tool.run("render", "DIR/a.svg", "--no-lint")
    #expect(run.status == 0)
    #expect(run.error.contains("DIR/a.svg:1:"))
    #expect(run.error.contains("warning"))
    let quiet = tool.run("render", "DIR/a.svg", "--no-lint", "-q")
    #expect(quiet.status == 0 && quiet.error == "")
    let strict = tool.run("render", "DIR/a.svg", "--no-lint", "--strict", "-q")
    #expect(strict.status == 1 && strict.error == "")
    #expect(folder.bytes(of: "a.png") != nil)
  }

  @Test func whatIsNotThere() {
    folder.write(Tool.icon, to: "a.svgspec")
    folder.makeFolder("empty")
    let run = tool.run("render", "DIR/missing.svg", "DIR/a.svgspec", "DIR/empty", "--no-lint")
    #expect(run.status == 2)
    #expect(
      run.error
        == "iconkit: error: cannot open DIR/missing.svg: no such file or directory\n"
        + "iconkit: error: no icons in DIR/empty: no .svg, .svgspec or .svgz file is there\n")
    #expect(folder.bytes(of: "a.png") != nil)
    #expect(tool.run("render", "DIR/empty").status == 2)
    let none = tool.run("render", "DIR/a.svgspec", "--exclude", "*.svgspec")
    #expect(none.status == 2)
    #expect(none.error == "iconkit: error: no icons: nothing is left to work on\n")
  }

  @Test func twoSourcesForOnePicture() {
    folder.write(Tool.icon, to: "docs.svgspec")
    folder.write(Tool.doubtful, to: "docs.svg")
    let run = tool.run("render", "DIR")
    #expect(run.status == 2)
    #expect(run.error == "iconkit: error: DIR/docs.svg and DIR/docs.svgspec would both be written to DIR/docs.png\n")
    #expect(folder.names == ["docs.svg", "docs.svgspec"])
  }

  @Test func scalesOfTwoSourcesForOnePicture() {
    folder.write(Tool.icon, to: "docs.svgspec")
    folder.write(Tool.icon, to: "docs@2x.svgspec")
    #expect(tool.run("render", "DIR").status == 0)
    let run = tool.run("render", "DIR", "--scale", "1,2")
    #expect(run.error == "iconkit: error: DIR/docs.svgspec and DIR/docs@2x.svgspec would both be written to DIR/docs@2x.png\n")
    #expect(run.status == 2)
  }

  @Test func sourcesAreNeverWrittenOver() {
    folder.write(Tool.icon, to: "docs.svgspec")
    let run = tool.run("render", "DIR/docs.svgspec", "-o", "DIR/./docs.svgspec")
    #expect(run.status == 2)
    #expect(
      run.error == "iconkit: error: DIR/docs.svgspec is a source, and the result of DIR/docs.svgspec would be written over it\n")
    #expect(folder.text(of: "docs.svgspec") == Tool.icon)
  }

  @Test func unwritableResults() {
    folder.write(Tool.icon, to: "docs.svgspec")
    folder.makeFolder("docs.png")
    let run = tool.run("render", "DIR/docs.svgspec")
    #expect(run.status == 2)
    #expect(run.error == "iconkit: error: cannot write DIR/docs.png: is a directory\n")
  }

  @Test func check() {
    folder.write(Tool.icon, to: "docs.svgspec")
    let missing = tool.run("render", "DIR/docs.svgspec", "--check")
    #expect(missing.status == 1)
    #expect(missing.error == "DIR/docs.png: error: [stale] is missing\n")
    #expect(folder.names == ["docs.svgspec"])

    #expect(tool.run("render", "DIR/docs.svgspec").status == 0)
    let equal = tool.run("render", "DIR/docs.svgspec", "--check")
    #expect(equal.status == 0 && equal.error == "")

    folder.write(Tool.picture, to: "docs.png")
    let different = tool.run("render", "DIR/docs.svgspec", "--check")
    #expect(different.status == 1)
    #expect(different.error.hasPrefix("DIR/docs.png: error: [stale] is not what DIR/docs.svgspec renders to: "))
    #expect(folder.bytes(of: "docs.png") == Tool.picture)

    #expect(
      tool.run("render", "DIR/docs.svgspec", "--check", "--scale", "1,2").error.contains("DIR/docs@2x.png: error: [stale] is missing\n"))
  }

  @Test func picturesOfDifferences() {
    folder.write(Tool.icon, to: "icons/sub/docs.svgspec")
    folder.write(Tool.picture, to: "icons/sub/docs.png")
    #expect(tool.run("render", "DIR/icons", "--check", "--diff", "DIR/diffs").status == 1)
    #expect(folder.bytes(of: "diffs/sub/docs.png") != nil)
  }

  @Test func manyFilesInOrderWhateverTheJobs() {
    for index in 100..<220 { folder.write(index % 3 == 0 ? Tool.faulty : Tool.icon, to: "icons/i\(index).svgspec") }
    let runs = ["1", "2", "7"].map { tool.run("render", "DIR/icons", "--no-lint", "-v", "-j", $0, "-o", "DIR/out\($0)/") }
    #expect(runs.allSatisfy { $0.status == 1 })
    let lines = runs.map { run in
      run.error.split(separator: "\n").filter { $0.contains(".svgspec:") || $0.contains("written") }.map(String.init)
    }
    #expect(lines[0].count == 120)
    #expect(lines[1] == lines[0].map { replaced($0, "out1", "out2") })
    #expect(lines[2] == lines[0].map { replaced($0, "out1", "out7") })
  }

  /// Sources are worked on a step at a time; one that is large, faulty or fails is no reason for the others to differ from what they are alone.
  @Test func oddOnesAmongManyChangeNothing() throws {
    for number in 0..<70 {
      let text =
        switch number {
        case 20: Tool.faulty
        case 30: Tool.icon + String(repeating: "# a long comment\n", count: 5_000)
        case 40: Tool.icon.replacing("width=30", with: "profile=none width=400").replacing("height=30", with: "height=400")
        case 50: Tool.icon.replacing("width=30", with: "profile=none width=4000000")
        default: Tool.icon.replacing("5.5", with: "\(number % 9).5")
        }
      folder.write(text, to: "icons/\(number / 10)\(number % 10).svgspec")
    }
    let all = tool.run("render", "DIR/icons", "-o", "DIR/all/", "--scale", "1,2", "--jobs", "1", "-v")
    #expect(all.status == 1)
    var errors = ""
    for number in 0..<70 {
      let name = "\(number / 10)\(number % 10)"
      errors += tool.run("render", "DIR/icons/\(name).svgspec", "-o", "DIR/each/", "--scale", "1,2", "-v").error
      #expect(folder.bytes(of: "all/\(name)@2x.png") == folder.bytes(of: "each/\(name)@2x.png"))
      #expect((folder.bytes(of: "all/\(name).png") == nil) == (number == 20 || number == 50))
    }
    #expect(all.error == errors.replacing("DIR/each/", with: "DIR/all/"))
  }

  @Test func filesFromLists() {
    for name in ["a", "b\nc", "d"] { folder.write(Tool.icon, to: name + ".svgspec") }
    let lines = tool.run("render", "--no-lint", "-v", "--files-from", "-", input: "\(folder.path)/a.svgspec\n\(folder.path)/d.svgspec\n")
    #expect(lines.error == "DIR/a.png: written\nDIR/d.png: written\n")
    let nul = tool.run(
      "render", "--no-lint", "-v", "-0", "--files-from", "-", input: "\(folder.path)/b\nc.svgspec\0\(folder.path)/a.svgspec\0")
    #expect(nul.error == "DIR/b\\nc.png: written\nDIR/a.png: unchanged\n")
    folder.write("\(folder.path)/a.svgspec\n", to: "list")
    #expect(tool.run("render", "--no-lint", "--files-from", "DIR/list").status == 0)
    let wrong = tool.run("render", "--files-from", "-", input: "a\0b\0")
    #expect(wrong.error.hasPrefix("iconkit: error: the paths in standard input have NULs between them: say --null\n"))
    let empty = tool.run("render", "--files-from", "-")
    #expect(empty.status == 2)
    #expect(empty.error == "iconkit: error: no icons: nothing is left to work on\n")
    #expect(tool.run("render", "--files-from", "DIR/none").error == "iconkit: error: cannot open DIR/none: no such file or directory\n")
  }

  @Test func namesThatAreNoText() throws {
    let name = FilePath(folder.path).appending(FilePath(bytes: [0xE9] + Array(".svgspec".utf8)))
    _ = try FileWriter.write(Array(Tool.icon.utf8), to: name)
    let run = tool.run("render", name.string, "--no-lint", "-v")
    #expect(run.error == "DIR/\\xe9.png: written\n")
    #expect(run.status == 0)
  }
}
