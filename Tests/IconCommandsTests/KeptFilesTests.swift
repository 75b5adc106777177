import IconFiles
import TestSupport
import Testing

/// No result takes the place of what the run reads, by whatever path it gets there, nor a picture that of any source.
@Suite struct KeptFilesTests {
  let tool = Tool()
  var folder: TemporaryFolder { tool.folder }

  init() {
    folder.write(Tool.icon, to: "icons/a.svgspec")
    folder.write(Tool.icon, to: "other.svgspec")
    folder.write(Tool.picture, to: "icons/p.png")
  }

  private func check(_ words: [String], says text: String, of path: String, at status: Int32 = 2) {
    let run = tool.run(words: words)
    #expect(run.status == status)
    #expect(run.error.contains("iconkit: error: cannot write DIR/\(path): \(text)"), "\(run.error)")
    #expect(folder.text(of: "icons/a.svgspec") == Tool.icon)
    #expect(folder.text(of: "other.svgspec") == Tool.icon)
    #expect(folder.bytes(of: "icons/p.png") == Tool.picture)
  }

  private static let lost = "it is what this run reads, and would be lost"
  private static let source = "it is the source of an icon, and would be lost; remove it first if it is not needed"

  @Test func otherSpellings() {
    check(["render", "DIR/icons/a.svgspec", "-o", "DIR/icons/../icons/a.svgspec"], says: Self.lost, of: "icons/../icons/a.svgspec")
    check(["mask", "DIR/icons/p.png", "-o", "DIR/icons/../icons/p.png"], says: Self.lost, of: "icons/../icons/p.png")
    check(["mask", "DIR/icons", "-o", "DIR/icons/../icons/"], says: Self.lost, of: "icons/../icons/p.png")
  }

  @Test func links() {
    #expect(folder.run("ln -s a.svgspec icons/soft.png") == 0)
    check(["render", "DIR/icons/a.svgspec", "-o", "DIR/icons/soft.png"], says: Self.lost, of: "icons/soft.png")
  }

  @Test func otherSources() {
    check(["render", "DIR/icons/a.svgspec", "-o", "DIR/other.svgspec"], says: Self.source, of: "other.svgspec")
    check(["mask", "DIR/icons/p.png", "-o", "DIR/other.svgspec"], says: Self.source, of: "other.svgspec")
  }

  @Test func reportsAndPages() {
    check(["lint", "DIR/icons", "--report", "html=DIR/icons/a.svgspec"], says: Self.lost, of: "icons/a.svgspec")
    check(["lint", "DIR/icons", "--write-baseline", "DIR/icons/p.png"], says: Self.lost, of: "icons/p.png")
    check(["preview", "DIR/icons/p.png", "-o", "DIR/icons/../icons/p.png"], says: Self.lost, of: "icons/../icons/p.png")
  }

  /// What is there already, and no source, is replaced as ever.
  @Test func oldResultsAreReplaced() {
    folder.write("old", to: "icons/a.png")
    #expect(tool.run("render", "DIR/icons/a.svgspec", "--no-lint").status == 0)
    folder.write("<html>old</html>", to: "report.html")
    #expect(tool.run("lint", "DIR/icons/a.svgspec", "--report", "html=DIR/report.html").status == 0)
    #expect(folder.text(of: "report.html")?.contains("old<") == false)
  }

  @Test func catalogsAreNoSources() {
    folder.write(Tool.doubtful.replacing("<text>x</text>", with: ""), to: "vec/mail.svg")
    #expect(tool.run("render", "DIR/vec", "--catalog", "DIR/vec/A.xcassets", "--preserve-vector").status == 0)
    #expect(tool.run("render", "DIR/vec", "--catalog", "DIR/vec/B.xcassets", "--preserve-vector").status == 0)
    #expect(folder.run("cd vec && find B.xcassets -type f | sort > ../list") == 0)
    #expect(
      folder.text(of: "list") == "B.xcassets/Contents.json\nB.xcassets/mail.imageset/Contents.json\nB.xcassets/mail.imageset/mail.svg\n")
    #expect(tool.run("render", "DIR/vec/A.xcassets/mail.imageset/mail.svg", "-o", "DIR/x.png", "--no-lint").status == 0)
    #expect(
      tool.run("render", "DIR/vec", "--exclude", "vec/mail.svg").error
        == "iconkit: error: no icons: all sources lie in asset catalogs, of which one that is meant has to be named\n")
  }
}
