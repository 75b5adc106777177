import TestSupport
import Testing

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
