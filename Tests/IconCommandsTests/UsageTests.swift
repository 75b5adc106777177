import TestSupport
import Testing

/// What makes no sense ends with 2, a message, and the way to the help.
@Suite struct UsageTests {
  let tool = Tool()

  @Test(
    arguments: [
      ([], "no command is given", ""),
      (["rendr"], "unknown command 'rendr' (did you mean 'render'?)", ""),
      (["xyzzy"], "unknown command 'xyzzy'", ""),
      (["--sise", "render"], "unknown option '--sise'", ""),
      (["render"], "no files are given", " render"),
      (["render", "--sise", "3", "a"], "unknown option '--sise' (did you mean '--size'?)", " render"),
      (["render", "-q", "-v", "a"], "--quiet and --verbose exclude each other", " render"),
      (["render", "-0", "a"], "--null needs --files-from", " render"),
      (["render", "--files-from", "-", "-"], "standard input cannot be both the list of files and a file", " render"),
      (["render", "--catalog", "A.xcassets", "-o", "x", "a"], "--catalog and --output exclude each other", " render"),
      (["render", "--catalog", "A", "a"], "the name of an asset catalog ends in .xcassets, not as A", " render"),
      (["render", "--catalog", "A.xcassets", "--scale", "4", "a"], "asset catalogs have the scales 1, 2 and 3 only", " render"),
      (["render", "--catalog", "A.xcassets", "-"], "standard input has no name for an image set", " render"),
      (["render", "--diff", "x", "a"], "--diff needs --check", " render"),
      (["render", "--tolerance", "3", "a"], "--tolerance needs --check", " render"),
      (["render", "--check", "-"], "--check compares files, and standard output is none", " render"),
      (["render", "--scale", "1,2", "-"], "pictures at 2 scales cannot go to standard output together", " render"),
      (["render", "-", "-o", "x/"], "standard input has no name for its result in x/", " render"),
      (["render", "--jobs", "0", "a"], "option '--jobs': expected a whole number from 1 to 128, got '0'", " render"),
      (["lint", "-"], "lint checks files by their names too, and standard input has none", " lint"),
      (
        ["lint", "--report", "text", "--report", "json", "a"],
        "two reports cannot go to standard output together; say --report FORMAT=FILE", " lint"
      ),
      (["lint", "--only", "of-center", "a"], "option '--only': unknown rule 'of-center' (did you mean 'off-center'?)", " lint"),
      (["inspect", "--json", "--draw", "a"], "--json and --draw exclude each other", " inspect"),
      (["convert", "a.svg", "-o", "a.png"], "the name of the output must end in .svg or .svgspec, not as a.png", " convert"),
      (["completions"], "SHELL is missing", " completions"),
      (["completions", "tcsh"], "expected bash, zsh or fish, got 'tcsh'", " completions"),
      (["completions", "bash", "zsh"], "unexpected 'zsh'", " completions"),
      (["rules", "x"], "unexpected 'x'", " rules"),
      (["explain", "of-center"], "unknown rule 'of-center' (did you mean 'off-center'?)", " explain"),
      (["help", "lnt"], "unknown command 'lnt' (did you mean 'lint'?)", " help"),
    ] as [([String], String, String)])
  func usageErrors(_ words: [String], _ message: String, _ command: String) {
    let run = tool.run(words: words)
    #expect(run.error == "iconkit: error: \(message)\nSee 'iconkit\(command) --help'.\n")
    #expect(run.output == "")
    #expect(run.status == 2)
  }

  @Test func aFileInPlaceOfACommand() {
    tool.folder.write(Tool.icon, to: "docs.svgspec")
    let run = tool.run("DIR/docs.svgspec")
    #expect(
      run.error
        == "iconkit: error: 'DIR/docs.svgspec' is a file and no command; a command comes first, as in 'iconkit render DIR/docs.svgspec'\n"
        + "See 'iconkit --help'.\n")
    #expect(run.status == 2)
  }

  @Test func severalFilesForOnePlace() {
    for name in ["a.svgspec", "b.svgspec"] { tool.folder.write(Tool.icon, to: name) }
    let file = tool.run("render", "DIR/a.svgspec", "DIR/b.svgspec", "-o", "DIR/x.png")
    #expect(file.error.hasPrefix("iconkit: error: 2 files cannot go to DIR/x.png alone; for a folder, end its name with a slash\n"))
    #expect(file.status == 2)
    let output = tool.run("render", "DIR/a.svgspec", "DIR/b.svgspec", "-o", "-")
    #expect(output.error.hasPrefix("iconkit: error: 2 files cannot go to standard output together\n"))
    #expect(output.status == 2)
    let both = tool.run("render", "DIR/a.svgspec", "-")
    #expect(both.error.hasPrefix("iconkit: error: standard input cannot be read together with files\n"))
    #expect(tool.folder.names == ["a.svgspec", "b.svgspec"])
  }

  @Test func commandsThatNeedAPlace() {
    tool.folder.write(Tool.picture, to: "a.png")
    tool.folder.write(Tool.icon, to: "a.svgspec")
    #expect(tool.run("mask", "DIR/a.png").error.hasPrefix("iconkit: error: mask would write over its pictures: say -o FILE or -o DIR/\n"))
    #expect(
      tool.run("convert", "DIR/a.svgspec").error
        .hasPrefix("iconkit: error: convert needs a place for its results: say -o FILE, -o DIR/ or -o -\n"))
  }

  @Test func commonOptionsMayComeFirst() {
    #expect(tool.run("--color=never", "-q", "rules").status == 0)
    #expect(tool.run("--", "rules").status == 0)
  }
}
