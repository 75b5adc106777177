import IconKit
import IconModel
import TestSupport
import Testing

@Suite struct DiffCommandTests {
  let tool = Tool()

  /// A frame, and the same with three pixels more.
  private static let frame = "icon width=30 height=30\nrect x=5.5 y=5.5 width=19 height=19 fill=none stroke=black\n"
  private static let changed = frame + "rect x=10 y=7 width=2 height=1\nrect x=20 y=21 width=1 height=1 fill=red fill-opacity=0.6\n"

  private static let headline = "3 of 900 pixels differ, by 255 of 255 at most, 221.0 on average; the first at 10,7, all in 11x15 at 10,7\n"

  private func draw(_ text: String, _ name: String) {
    tool.folder.write(text, to: name + ".svgspec")
    #expect(tool.run("render", "DIR/\(name).svgspec", "--as", "color", "--no-lint").status == 0)
  }

  private func output(_ run: Tool.Run) -> String { replaced(run.output, tool.folder.path, "DIR") }

  @Test func threePixels() throws {
    draw(Self.frame, "old")
    draw(Self.changed, "new")
    let run = tool.run("diff", "DIR/old.png", "DIR/new.png", "-o", "DIR/changed.png")
    #expect(run.status == 1)
    #expect(run.error == "")
    #expect(
      output(run)
        == "DIR/old.png and DIR/new.png: " + Self.headline + """
            10,7: alpha 0, now alpha 255
            11,7: alpha 0, now alpha 255
            20,21: alpha 0, now #ff0000 at alpha 153

          """)
    #expect(output(tool.run("diff", "-q", "DIR/old.png", "DIR/new.png")) == "DIR/old.png and DIR/new.png: " + Self.headline)

    // Panes of 240 pixels, 8 for each of the icon's, 12 between them.
    let picture = try tool.folder.pixels(of: "changed.png")
    #expect(picture.size == PixelSize(768, 264))
    func color(pane: Int, _ x: Int, _ y: Int) -> [UInt8] {
      let start = 4 * ((12 + 8 * y + 4) * picture.width + 12 + 252 * pane + 8 * x + 4)
      return Array(picture.samples[start..<start + 4])
    }
    let (white, black, red): ([UInt8], [UInt8], [UInt8]) = ([255, 255, 255, 255], [0, 0, 0, 255], [220, 0, 0, 255])
    #expect((0..<3).map { color(pane: $0, 10, 7) } == [white, black, red])
    #expect((0..<3).map { color(pane: $0, 5, 9) } == [black, black, [215, 215, 215, 255]])
    #expect((0..<3).map { color(pane: $0, 12, 7) } == [white, white, white])
    let reds = (0..<30).flatMap { y in (0..<30).filter { color(pane: 2, $0, y)[1] < color(pane: 2, $0, y)[0] }.map { [$0, y] } }
    #expect(reds == [[10, 7], [11, 7], [20, 21]])
  }

  @Test func json() {
    draw(Self.frame, "old")
    draw(Self.changed, "new")
    let run = tool.run("diff", "--json", "DIR/old.png", "DIR/new.png")
    #expect(run.status == 1)
    #expect(
      output(run)
        == #"{"before":"DIR/old.png","after":"DIR/new.png","same":false,"beforeSize":{"width":30,"height":30},"#
        + #""afterSize":{"width":30,"height":30},"tolerance":0,"different":3,"largest":255,"mean":221.0,"first":{"x":10,"y":7},"#
        + #""box":{"x":10,"y":7,"width":11,"height":15},"pixels":[{"x":10,"y":7,"before":[0,0,0,0],"after":[0,0,0,255]},"#
        + #"{"x":11,"y":7,"before":[0,0,0,0],"after":[0,0,0,255]},{"x":20,"y":21,"before":[0,0,0,0],"after":[255,0,0,153]}]}"# + "\n")
    #expect(
      output(tool.run("diff", "--json", "DIR/old.png", "DIR/old.png"))
        == #"{"before":"DIR/old.png","after":"DIR/old.png","same":true,"beforeSize":{"width":30,"height":30},"#
        + #""afterSize":{"width":30,"height":30},"tolerance":0,"different":0,"largest":0,"mean":0.0,"pixels":[]}"# + "\n")
  }

  @Test func toleranceAndSources() {
    draw("icon width=30 height=30\nrect x=5 y=5 width=9 height=9 fill-opacity=0.5\n", "old")
    draw("icon width=30 height=30\nrect x=5 y=5 width=9 height=9 fill-opacity=0.51\n", "new")
    let run = tool.run("diff", "DIR/old.png", "DIR/new.png", "--tolerance", "1")
    #expect(run.status == 1)
    #expect(
      output(run).hasPrefix(
        "DIR/old.png and DIR/new.png: 81 of 900 pixels differ, by 2 of 255 at most, 2.0 on average; the first at 5,5, all in 9x9 at 5,5\n"))
    #expect(output(run).hasSuffix("\n  … and 71 more\n"))
    #expect(output(tool.run("diff", "-v", "DIR/old.png", "DIR/new.png")).split(separator: "\n").count == 82)
    let same = tool.run("diff", "DIR/old.png", "DIR/new.png", "--tolerance", "2")
    #expect(same.status == 0 && same.output == "" && same.error == "")
    #expect(tool.run("diff", "-v", "DIR/old.svgspec", "DIR/old.png").error == "DIR/old.svgspec and DIR/old.png: the same\n")
  }

  @Test func sizes() throws {
    draw(Self.frame, "old")
    #expect(tool.run("render", "DIR/old.svgspec", "--scale", "2", "-o", "DIR/new.png", "--no-lint").status == 0)
    let run = tool.run("diff", "DIR/old.png", "DIR/new.png", "-o", "DIR/changed.png")
    #expect(run.status == 1)
    #expect(output(run) == "DIR/old.png and DIR/new.png: 30x30 px, now 60x60\n")
    #expect(try tool.folder.pixels(of: "changed.png").size == PixelSize(3 * 240 + 4 * 12, 240 + 2 * 12))
  }

  @Test func folders() {
    draw(Self.frame, "a/same")
    draw(Self.frame, "a/sub/other")
    draw(Self.frame, "a/old")
    #expect(tool.folder.run("rm a/*.svgspec a/sub/*.svgspec && cp -r a b && mv b/old.png b/new.png") == 0)
    draw(Self.changed, "b/sub/other")
    #expect(tool.folder.run("rm b/sub/*.svgspec") == 0)
    let run = tool.run("diff", "DIR/a", "DIR/b/", "-q", "-o", "DIR/changed/")
    #expect(run.status == 1)
    #expect(
      output(run) == """
        DIR/b/new.png: DIR/a/new.png is missing
        DIR/a/old.png: DIR/b/old.png is missing
        DIR/a/sub/other.png and DIR/b/sub/other.png: \(Self.headline)
        """)
    #expect(tool.folder.run("test \"$(find changed -type f)\" = changed/sub/other.png") == 0)
    #expect(
      output(tool.run("diff", "DIR/a", "DIR/b", "--json", "--exclude", "sub", "--exclude", "new.png"))
        .hasPrefix("{\"path\":\"DIR/a/old.png\",\"missing\":\"DIR/b/old.png\"}\n{\"before\":\"DIR/a/same.png\","))
  }

  @Test func whatCannotBeCompared() {
    draw(Self.frame, "old")
    tool.folder.write("no picture", to: "text.png")
    tool.folder.write(Tool.faulty, to: "faulty.svgspec")
    tool.folder.makeFolder("empty")
    let bad = tool.run("diff", "DIR/old.png", "DIR/text.png")
    #expect(bad.status == 1)
    #expect(bad.error.hasPrefix("DIR/old.png and DIR/text.png: error: DIR/text.png: "))
    #expect(
      tool.run("diff", "DIR/old.png", "DIR/faulty.svgspec").error
        == "DIR/old.png and DIR/faulty.svgspec: error: DIR/faulty.svgspec: cannot be drawn: unknown element 'rekt' (did you mean 'rect'?)"
        + " (line 2, column 1)\n")
    for (words, message) in [
      (["DIR/old.png", "DIR/none.png"], "cannot open DIR/none.png: no such file or directory"),
      (["DIR/old.png", "DIR/empty"], "DIR/empty is a folder, and DIR/old.png is none"),
      (["DIR/old.png", "-"], "diff compares files, and standard input is none"),
      (["DIR/empty", "DIR", "-o", "DIR/x.png"], "two folders have many pictures: end the name DIR/x.png with a slash"),
      (["DIR/old.png", "DIR/text.png", "-o", "-"], "the picture of a difference goes to a file, not to standard output"),
      (["DIR/old.png", "DIR/text.png", "-o", "DIR//old.png"], "DIR/old.png is compared, and the picture would be written over it"),
      (["DIR/empty", "DIR"], "no icons in DIR/empty"),
    ] {
      let run = tool.run(words: ["diff"] + words)
      #expect(run.status == 2)
      #expect(run.error.hasPrefix("iconkit: error: \(message)\n"), "\(run.error)")
    }
  }
}
