import IconFiles
import TestSupport
import Testing

@testable import IconCommands

@Suite struct LintFixCommandTests {
  let tool = Tool()
  var folder: TemporaryFolder { tool.folder }

  private static let offGrid = "icon stroke=black\nline x1=5 y1=10 x2=25 y2=10\n"
  private static let onGrid = "icon stroke=black\nline x1=5 y1=10.5 x2=25 y2=10.5\n"
  private static let overlap = "icon fill=none stroke=black\nrect x=10.5 y=3.5 width=14 height=18\nrect x=5.5 y=8.5 width=14 height=18\n"

  private func lint(_ words: String...) -> Tool.Run {
    let run = tool.run(words: ["lint"] + words)
    return Tool.Run(status: run.status, bytes: Array(replaced(run.output, folder.path, "DIR").utf8), error: run.error)
  }

  @Test func `what is repaired is counted, and what is left is reported`() {
    folder.write(Self.offGrid, to: "line.svgspec")
    folder.write(Self.overlap, to: "sheets.svgspec")
    let run = lint("DIR", "--fix", "--strict")
    #expect(
      run.output == """
        DIR/sheets.svgspec:3:1: warning: [show-through] rect does not hide rect (line 2): 21 px2 of it show inside, at x 10…19, y 9…22; add \
        fill=knockout to this rect
        2 files: 0 errors, 1 warning, 0 notes
        1 file repaired: 1 off-grid; 1 finding left

        """)
    #expect(run.error == "")
    #expect(run.status == 1)
    #expect(folder.text(of: "line.svgspec") == Self.onGrid)
    #expect(folder.text(of: "sheets.svgspec") == Self.overlap)
    // There is nothing left to do.
    #expect(lint("DIR/line.svgspec", "--fix").output == "1 file: 0 errors, 0 warnings, 0 notes\n0 files repaired; 0 findings left\n")
  }

  @Test func `rules by name repair what they find, and nothing else`() {
    folder.write(Self.offGrid, to: "line.svgspec")
    folder.write(Self.overlap, to: "sheets.svgspec")
    let run = lint("DIR", "--fix=show-through", "-v")
    #expect(
      run.output.hasPrefix(
        "DIR/sheets.svgspec:3:1: fixed: [show-through] rect (line 3) gets fill=knockout\nDIR/line.svgspec:2:1: warning: "))
    #expect(run.output.hasSuffix("1 file repaired: 1 show-through; 1 finding left\n"))
    #expect(folder.text(of: "line.svgspec") == Self.offGrid)
    folder.write(Self.overlap, to: "sheets.svgspec")
    #expect(
      lint("DIR", "--fix", "--fix=show-through,invisible").output.hasSuffix(
        "2 files repaired: 1 off-grid, 1 show-through; 0 findings left\n"))
    #expect(folder.text(of: "line.svgspec") == Self.onGrid)
  }

  @Test func `pictures that a repair makes stale are drawn again, others are not`() {
    folder.write(Self.overlap, to: "sheets.svgspec")
    folder.write(Self.onGrid, to: "line.svgspec")
    #expect(tool.run("render", "DIR", "--scale", "1,2,3", "--no-lint", "-q").status == 0)
    // This one is stale from the beginning.
    folder.write(Self.onGrid.replacing("10.5", with: "20.5"), to: "line.svgspec")
    let old = folder.bytes(of: "line.png")
    let run = lint("DIR", "--fix=show-through", "--only", "show-through,stale")
    #expect(run.output.hasSuffix("4 files repaired: 1 show-through, 3 stale; 3 findings left\n"), "\(run.output)")
    #expect(folder.bytes(of: "line.png") == old)
    #expect(tool.run("render", "DIR/sheets.svgspec", "--scale", "1,2,3", "--check").status == 0)
  }

  @Test func `nothing is repaired where something that was named is not there`() {
    folder.write(Self.offGrid, to: "line.svgspec")
    let run = lint("--fix", "show-through", "DIR/line.svgspec")
    #expect(run.status == 2)
    #expect(run.error.contains("'show-through' is a rule, and no file: did you mean --fix=show-through? Nothing was repaired"))
    #expect(
      lint("--fix", "DIR/gone.svgspec", "DIR/line.svgspec").error.contains("nothing was repaired, for not all that was named is there"))
    #expect(folder.text(of: "line.svgspec") == Self.offGrid)
  }

  @Test func `what an image is found to be as a template is no reason to leave it in colour`() {
    folder.write("icon width=30 height=30\nrect x=1 y=1 width=12 height=12\n", to: "a.svgspec")
    #expect(tool.run("render", "DIR/a.svgspec", "--catalog", "DIR/A.xcassets", "--no-lint").status == 0)
    let description = "A.xcassets/a.imageset/Contents.json"
    folder.write(folder.text(of: description)?.replacing("template\"", with: "original\"") ?? "", to: description)
    let run = lint("DIR/A.xcassets", "--fix")
    #expect(run.output.contains("repaired: 1 catalog-rendering"), "\(run.output)\(run.error)")
    #expect(run.output.contains("[off-center]"))
  }

  @Test func `what was asked for and is not repaired says why`() {
    folder.write("icon width=30 height=30\ncircle cx=15 cy=15 r=13\nrect x=9 y=13 width=12 height=4 fill=white\n", to: "in/a.svgspec")
    #expect(tool.run("render", "DIR/in/a.svgspec", "--as", "color", "-o", "DIR/minus.png").status == 0)
    let run = lint("DIR/minus.png", "--fix=color-lost")
    #expect(run.error == "DIR/minus.png: note: [color-lost] is not repaired: a PNG has no shapes to knock out\n")
    #expect(run.output.hasSuffix("0 files repaired; 1 finding left\n"))
    #expect(run.status == 1)
    #expect(lint("DIR/minus.png", "--fix").error == "")
    #expect(lint("DIR/minus.png", "--fix=color-lost", "-q").error == "")
  }

  @Test func `a dry run prints a patch, and writes nothing`() {
    folder.write(Self.offGrid, to: "line.svgspec")
    let run = lint("DIR/line.svgspec", "--fix", "--dry-run")
    #expect(
      run.output == """
        --- DIR/line.svgspec
        +++ DIR/line.svgspec
        @@ -1,2 +1,2 @@
         icon stroke=black
        -line x1=5 y1=10 x2=25 y2=10
        +line x1=5 y1=10.5 x2=25 y2=10.5
        1 file: 0 errors, 0 warnings, 0 notes
        1 file to repair: 1 off-grid; 0 findings left

        """)
    #expect(run.status == 0)
    #expect(folder.text(of: "line.svgspec") == Self.offGrid)
  }

  @Test func `reports for programs stay whole`() {
    folder.write(Self.offGrid, to: "line.svgspec")
    let rehearsal = lint("DIR/line.svgspec", "--fix", "--dry-run", "--report", "json")
    #expect(rehearsal.output.contains("\"notes\":0,\"repairable\":1}"))
    let run = lint("DIR/line.svgspec", "--fix", "--report", "json")
    #expect(
      run.output == """
        {"schema":"urn:iconkit:report:1","findings":[],"summary":{"files":1,"errors":0,"warnings":0,"notes":0,"repaired":1}}

        """)
    #expect(run.error == "1 file repaired: 1 off-grid; 0 findings left\n")
    #expect(lint("DIR/line.svgspec", "--report", "json").output.contains("\"notes\":0}"))
  }

  @Test func usage() {
    folder.write(Self.offGrid, to: "line.svgspec")
    let see = "See 'iconkit lint --help'.\n"
    #expect(lint("DIR", "--dry-run").error == "iconkit: error: --dry-run needs --fix\n" + see)
    #expect(lint("DIR", "--fix=size").error == "iconkit: error: option '--fix': what size finds has to be repaired by hand\n" + see)
    #expect(lint("DIR", "--fix=haz").error == "iconkit: error: option '--fix': unknown rule 'haz' (did you mean 'haze'?)\n" + see)
    #expect(lint("DIR", "--fix=").status == 2)
    #expect(lint("-", "--fix").error == "iconkit: error: lint checks files by their names too, and standard input has none\n" + see)
    // The value is behind the sign or nowhere: the next word is a path.
    #expect(lint("--fix", "DIR/line.svgspec").output.hasSuffix("1 file repaired: 1 off-grid; 0 findings left\n"))
  }

  @Test func `links lead to the file that is repaired, once`() {
    folder.write(Self.offGrid, to: "real/line.svgspec")
    folder.link("link.svgspec", to: "real/line.svgspec")
    let run = lint("DIR/link.svgspec", "DIR/real/line.svgspec", "--fix")
    #expect(run.output.hasSuffix("; 0 findings left\n"))
    #expect(folder.text(of: "real/line.svgspec") == Self.onGrid)
    #expect(folder.run("test -L link.svgspec") == 0)
  }

  @Test(.enabled(if: !isPrivileged)) func `what is write-protected stays, and is said`() {
    folder.write(Self.offGrid, to: "line.svgspec")
    folder.write(Self.offGrid, to: "other.svgspec")
    #expect(folder.run("chmod a-w line.svgspec") == 0)
    let run = lint("DIR", "--fix")
    #expect(run.error == "iconkit: error: cannot write DIR/line.svgspec: permission denied\n")
    #expect(run.status == 2)
    #expect(run.output.hasSuffix("1 file repaired: 1 off-grid; 1 finding left\n"))
    #expect(folder.text(of: "line.svgspec") == Self.offGrid)
    #expect(folder.text(of: "other.svgspec") == Self.onGrid)
  }

  private static let isPrivileged = TemporaryFolder().run("test $(id -u) = 0") == 0
}
