import IconFiles
import IconKit
import IconModel
import TestSupport
import Testing

private let program = built("iconkit")
private let hasGit = TemporaryFolder().run("command -v git > /dev/null") == 0
private let hasMultiplexer = TemporaryFolder().run("command -v tmux > /dev/null") == 0

@Suite struct PreviewCommandTests {
  let tool = Tool()

  private func writeIcons() throws {
    tool.folder.write(try Fixture.bytes("docs.svgspec"), to: "docs.svgspec")
    #expect(tool.run("render", "DIR/docs.svgspec", "--scale", "1,2", "-o", "DIR/png/", "--no-lint").status == 0)
  }

  private func mask() throws -> AlphaMask {
    let pictures = try IconPicture.pictures(path: "docs.svgspec", bytes: try Fixture.bytes("docs.svgspec"))
    return try #require(pictures.first).image.alpha
  }

  /// What half blocks show of masks side by side with margins of four pixels, without blanks at the end of a line.
  private func blocks(_ mask: AlphaMask, panes: Int) -> [String] {
    let isInk = { (x: Int, y: Int) in
      let (u, v) = (x % (mask.width + 8) - 4, y - 4)
      return u >= 0 && u < mask.width && v >= 0 && v < mask.height && mask[u, v] >= 128
    }
    return stride(from: 0, to: mask.height + 8, by: 2).map { y in
      var line = ""
      for x in 0..<panes * (mask.width + 8) { line += isInk(x, y) ? "▀" : isInk(x, y + 1) ? "▄" : " " }
      return trimmed(line)
    }
  }

  private func trimmed(_ line: some StringProtocol) -> String { String(line.reversed().drop { $0 == " " }.reversed()) }

  /// The lines of a text without ECMA-48's sequences.
  private func characters(_ text: String) -> [String] {
    var plain = ""
    var isSequence = false
    for character in text {
      if character == "\u{1B}" {
        isSequence = true
      } else if !isSequence {
        plain.append(character)
      } else if character == "m" {
        isSequence = false
      }
    }
    return plain.split(separator: "\n", omittingEmptySubsequences: false).map(trimmed)
  }

  /// A preview shows what `render` would write.
  @Test func sourcesAreDrawnForTheirPlace() {
    tool.folder.write(Tool.icon, to: "menu/docs.svgspec")
    tool.folder.write(Tool.icon.replacing("icon ", with: "icon profile=tabbar "), to: "menu/own.svgspec")
    tool.folder.write("{files: [{match: 'menu/**', profile: 'tabbar-ios7'}]}", to: ".iconkit.json5")
    let first = { (words: [String]) in
      tool.run(words: ["preview"] + words).output.split(separator: "\n").first.map {
        String($0.split(separator: " ").dropFirst().first ?? "")
      }
    }
    #expect(first(["DIR/menu/docs.svgspec"]) == "25x25")
    #expect(first(["DIR/menu/own.svgspec"]) == "30x30")
    #expect(first(["DIR/menu/docs.svgspec", "--no-config"]) == "30x30")
    #expect(first(["DIR/menu/own.svgspec", "--profile", "tabbar-ios7"]) == "25x25")
  }

  @Test func blocksWithoutColor() throws {
    try writeIcons()
    let run = tool.run("preview", "DIR/png")
    #expect(run.status == 0 && run.error == "")
    let lines = replaced(run.output, tool.folder.path, "DIR").split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("DIR/png/docs.png and 1 more  30x30 pt at 1x, 2x") == true)
    #expect(Array(lines.dropFirst()) == (try mask()).framedDrawing(columns: 78, color: false))
  }

  @Test func blocksInColor() throws {
    try writeIcons()
    let mask = try mask()
    for (variables, code) in [(["COLORTERM": "truecolor"], "48;2;65;65;65m"), ([:], "48;5;238m")] {
      let run = tool.run("preview", "DIR/docs.svgspec", variables: variables, terminal: 120)
      #expect(run.status == 0)
      #expect(run.output.contains("\u{1B}[\(code)"))
      let lines = characters(run.output)
      #expect(lines.first?.hasSuffix("/docs.svgspec  30x30 pt at 1x, 2x, 3x") == true)
      #expect(lines.count == 1 + 19 + 1)
      #expect(Array(lines[1..<20]) == blocks(mask, panes: 3))
    }
    // No room for a margin: the picture is made smaller.
    let narrow = characters(tool.run("preview", "DIR/docs.svgspec", terminal: 40).output)
    #expect(narrow.count == 1 + 19 + 1)
  }

  @Test func graphics() throws {
    try writeIcons()
    let kitty = tool.run("preview", "DIR/png", variables: ["TERM": "xterm-kitty"], terminal: 80).output
    let pieces = kitty.split(separator: "\u{1B}_G").dropFirst().map(String.init)
    #expect(pieces.first?.hasPrefix("a=T,f=100,q=2,m=") == true)
    #expect(pieces.last?.hasPrefix(pieces.count == 1 ? "a=T,f=100,q=2,m=0;iVBORw0KGgo" : "m=0;") == true)
    #expect(pieces.allSatisfy { $0.utf8.count < 4096 + 30 } && kitty.hasSuffix("\u{1B}\\\n"))

    let iterm = tool.run("preview", "DIR/png", variables: ["TERM_PROGRAM": "iTerm.app"], terminal: 80).output
    // Six panes of 60 pixels with 10 round them, twice as large.
    #expect(iterm.contains("\u{1B}]1337;File=inline=1;size="))
    #expect(iterm.contains(";width=960px;height=160px:iVBORw0KGgo") && iterm.hasSuffix("\u{07}\n"))

    // Multiplexers pass no pictures on; whoever knows better can say so.
    let inside = ["TERM": "xterm-kitty", "TMUX": "/tmp/tmux"]
    #expect(!tool.run("preview", "DIR/png", variables: inside, terminal: 80).output.contains("\u{1B}_G"))
    #expect(tool.run("preview", "DIR/png", "--graphics", "kitty", variables: inside, terminal: 80).output == kitty)
    #expect(tool.run("preview", "DIR/png", "--graphics", "iterm2").output.contains("\u{1B}]1337;"))
  }

  @Test func sheet() throws {
    try writeIcons()
    #expect(tool.run("preview", "DIR/png", "-o", "DIR/sheet.png").status == 0)
    let picture = try tool.folder.pixels(of: "sheet.png")
    #expect(picture.size == PixelSize(676, 328))
    let mask = try mask()
    func color(_ x: Int, _ y: Int) -> [UInt8] {
      let start = 4 * (y * picture.width + x)
      return Array(picture.samples[start..<start + 3])
    }
    // Enlarged eight times, 24 from the left below a caption of 20.
    for y in 0..<30 {
      for x in 0..<30 where mask[x, y] == 255 { #expect(color(24 + 8 * x + 4, 44 + 8 * y + 4) == [0, 0, 0]) }
    }
    // Three rows of bars, 84 from one to the next: both halves of 88x72 with the picture of 60 pixels in the middle. The second row has tabs,
    // not selected and selected, and the toolbar, light and dark; the first has the navigation bar.
    let large = try tool.folder.pixels(of: "png/docs@2x.png").alpha
    let (light, dark, blue) = ([0xF9, 0xF9, 0xF9], [0x16, 0x16, 0x16], [0, 0x7A, 0xFF])
    for (left, row, ink, ground) in [
      (288, 1, [0x99, 0x99, 0x99], light), (376, 1, blue, light), (476, 0, blue, light), (564, 0, blue, dark), (476, 1, blue, light),
      (564, 1, blue, dark), (476, 2, [0x1D, 0x1D, 0x1F], [0xEC, 0xEC, 0xEC]), (564, 2, [0xF5, 0xF5, 0xF7], [0x2A, 0x2A, 0x2C]),
    ] as [(Int, Int, [Int], [Int])] {
      for y in 0..<60 {
        for x in 0..<60 {
          let alpha = Int(large[x, y])
          let wanted = zip(ink, ground).map { UInt8(($0 * alpha + $1 * (255 - alpha) + 127) / 255) }
          #expect(color(left + 14 + x, 44 + 84 * row + 6 + y) == wanted)
        }
      }
    }
  }

  @Test func whatCannotBeShown() throws {
    try writeIcons()
    tool.folder.write("no picture", to: "png/text.png")
    tool.folder.write(Tool.faulty, to: "png/faulty.svgspec")
    let run = tool.run("preview", "DIR/png", "-o", "DIR/page.html")
    #expect(run.status == 1)
    #expect(
      run.error.hasPrefix(
        "iconkit: error: DIR/png/faulty.svgspec: cannot be drawn: unknown element 'rekt' (did you mean 'rect'?) (line 2, column 1)\n"))
    let page = tool.folder.text(of: "page.html") ?? ""
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n") && page.hasSuffix("</html>\n"))
    for (words, message) in [
      (["DIR/png", "-o", "DIR/page.pdf"], "the name of the output must end in .html or .png, not as DIR/page.pdf"),
      (["DIR/png", "-o", "DIR/page.html", "--graphics", "kitty"], "--graphics is for the terminal, and --output for a file"),
      (["DIR/png", "-o", "DIR/png/docs.png"], "DIR/png/docs.png is shown, and the preview would be written over it"),
      (["-"], "preview tells scales by the names of files, and standard input has none"),
      (["DIR/none"], "cannot open DIR/none: no such file or directory"),
    ] {
      let run = tool.run(words: ["preview"] + words)
      #expect(run.status == 2)
      #expect(run.error.hasPrefix("iconkit: error: \(message)\n"), "\(run.error)")
    }
  }

  @Test(
    .enabled(if: program != nil, "the program has not been built"),
    .enabled(if: hasMultiplexer, "tmux is missing: apt-get install tmux"))
  func screen() throws {
    try writeIcons()
    let folder = tool.folder
    let server = "LC_ALL=C.UTF-8 TERM=xterm-256color tmux -S '\(folder.path)/socket' -f /dev/null -u"
    defer { _ = folder.run("\(server) kill-server 2> /dev/null") }
    let command = "unset NO_COLOR COLORTERM; '\(program ?? "")' preview docs.svgspec; echo done; sleep 60"
    #expect(folder.run("\(server) new-session -d -x 80 -y 50 \"\(command)\"") == 0)
    for _ in 0..<100 where folder.run("\(server) capture-pane -p > screen && grep -q ^done screen") != 0 { _ = folder.run("sleep 0.1") }
    let lines = (folder.text(of: "screen") ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(trimmed)
    #expect(lines.first == "docs.svgspec  30x30 pt at 1x, 2x, 3x")
    #expect(Array(lines.dropFirst().prefix(19)) == blocks(try mask(), panes: 2))
    #expect(folder.run("\(server) capture-pane -p -e > screen") == 0)
    #expect(folder.text(of: "screen")?.contains("\u{1B}[48;5;238m") == true)
  }

  @Test(.enabled(if: program != nil, "the program has not been built"), .enabled(if: hasGit, "git is missing"))
  func againstNeedsARepository() {
    let folder = tool.folder
    folder.write(Tool.icon, to: "a.svgspec")
    #expect(folder.run("GIT_CEILING_DIRECTORIES=/ '\(program ?? "")' preview . --against HEAD 2> err") == 2)
    let last = folder.text(of: "err")?.split(separator: "\n").last
    #expect(last == "iconkit: error: the current folder is in no repository of git, which 'HEAD' could be a revision of")
  }

  @Test(
    .enabled(if: program != nil, "the program has not been built"), .enabled(if: hasGit, "git is missing"))
  func againstARevision() throws {
    let folder = tool.folder
    let frame = "icon width=30 height=30\nrect x=5.5 y=5.5 width=19 height=19 fill=none stroke=black\n"
    for name in ["same", "changed", "removed", "layout"] { folder.write(frame, to: "icons/\(name).svgspec") }
    let git = "git -c user.name=a -c user.email=a@example.com"
    #expect(folder.run("git init -q . && git add icons && \(git) commit -q -m one") == 0)
    folder.write(frame + "rect x=10 y=7 width=2 height=1\nrect x=20 y=21 width=1 height=1\n", to: "icons/changed.svgspec")
    folder.write("# Drawn the same.\n" + frame, to: "icons/layout.svgspec")
    folder.write(frame, to: "icons/new|_<b>.svgspec")
    #expect(folder.run("rm icons/removed.svgspec && cd icons && '\(program ?? "")' preview . --against HEAD > ../out 2> ../err") == 0)
    #expect(folder.text(of: "err") == "")
    let headline = "3 of 900 pixels differ, by 255 of 255 at most, 255.0 on average; the first at 10,7, all in 11x15 at 10,7"
    #expect(
      folder.text(of: "out") == """
        ### 3 icons differ from HEAD

        | icon | change |
        | --- | --- |
        | changed.svgspec | \(headline) |
        | new&#124;&#95;&#60;b&#62;.svgspec | added |
        | removed.svgspec | removed |

        """)
    #expect(folder.run("'\(program ?? "")' preview icons --against HEAD -o changes.md") == 0)
    #expect(
      folder.text(of: "changes.md") == """
        ### 3 icons differ from HEAD

        **icons/changed.svgspec**: \(headline)

        ![before, after, and what differs in red](<changes/1.png>)

        **icons/new&#124;&#95;&#60;b&#62;.svgspec**: added

        ![added](<changes/2.png>)

        **icons/removed.svgspec**: removed

        ![removed](<changes/3.png>)

        """)
    #expect(try folder.pixels(of: "changes/1.png").size == PixelSize(768, 264))
    #expect(try folder.pixels(of: "changes/2.png").size == PixelSize(264, 264))
    #expect(folder.run("'\(program ?? "")' preview icons --against HEAD -o changes.html") == 0)
    let page = folder.text(of: "changes.html") ?? ""
    #expect(page.contains("<h1>3 icons differ from HEAD</h1>"))
    #expect(
      page.contains("<h2>icons/new|_&lt;b&gt;.svgspec</h2>\n<p>added</p>\n<img width=\"264\" height=\"264\" alt=\"added\" src=\"data:"))

    #expect(folder.run("git add icons && \(git) commit -q -m two && '\(program ?? "")' preview icons --against HEAD > out") == 0)
    #expect(folder.text(of: "out") == "### No icon differs from HEAD\n")
    #expect(folder.run("'\(program ?? "")' preview icons --against --output=x 2> err") == 2)
    #expect(folder.text(of: "err") == "iconkit: error: git knows no revision '--output=x' here\n")
    #expect(
      tool.run("preview", "DIR", "--against", "HEAD", "-o", "DIR/x.png").error.hasPrefix(
        "iconkit: error: with --against, the name of the output must end in .html or .md, not as DIR/x.png\n"))
  }
}
