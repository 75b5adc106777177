import IconFiles
import IconKit
import TestSupport
import Testing

/// A built program: beside these tests, or where a plain build puts it.
func built(_ name: FilePath) -> String? {
  [
    FilePath(CommandLine.arguments[0]).folder.appending(name),
    FilePath(#filePath).folder.folder.folder.appending(".build/debug").appending(name),
  ].first { FileStatus.exists($0) }?.string
}

private let program = built("iconkit")
private let developersProgram = built("iconkit-dev")

/// What only the built program can show.
@Suite(.enabled(if: program != nil, "the program has not been built")) struct ProcessTests {
  let folder = TemporaryFolder()

  private func run(_ command: String) -> Int32 { folder.run(replaced(command, "iconkit", "'\(program ?? "")'")) }

  @Test func statuses() {
    #expect(run("iconkit --version > out 2> err") == 0)
    #expect(run("iconkit nonsense > out 2> err") == 2)
    #expect(folder.text(of: "out") == "")
    #expect(folder.text(of: "err") == "iconkit: error: unknown command 'nonsense'\nSee 'iconkit --help'.\n")
  }

  @Test func closedPipe() {
    // The reader is gone before anything is written.
    #expect(run("(sleep 0.2; iconkit completions bash 2> err; echo $? > status) | true; sleep 0.5") == 0)
    for _ in 0..<50 where folder.text(of: "status") == nil { _ = folder.run("sleep 0.1") }
    #expect(folder.text(of: "status") == "141\n")
    #expect(folder.text(of: "err") == "")
  }

  /// A stream that the caller has closed must not become the number of a file that is written.
  @Test func closedStreams() {
    folder.write(Tool.icon, to: "docs.svgspec")
    #expect(run("iconkit rules >&- 2> err") == 0)
    #expect(folder.text(of: "err") == "")
    #expect(run("iconkit render docs.svgspec -v --no-lint <&- >&- 2>&-") == 0)
    #expect(folder.bytes(of: "docs.png").map { !$0.isEmpty && !$0.starts(with: Array("docs.png".utf8)) } == true)
  }

  @Test(.enabled(if: FileStatus.exists("/dev/full"))) func fullDevice() {
    #expect(run("iconkit rules > /dev/full 2> err") == 2)
    #expect(folder.text(of: "err") == "iconkit: error: cannot write standard output: no space left on device\n")
  }

  @Test func argumentsThatAreNoText() {
    folder.write(Tool.icon, to: "docs.svgspec")
    #expect(run("name=$(printf '\\351.svgspec') && cp docs.svgspec \"$name\" && iconkit render -v --no-lint \"$name\" 2> err") == 0)
    #expect(folder.text(of: "err") == "\\xe9.png: written\n")
    #expect(run("test -s \"$(printf '\\351.png')\"") == 0)
  }

  @Test func filter() {
    folder.write(Tool.icon, to: "docs.svgspec")
    #expect(run("iconkit render - < docs.svgspec > a.png && iconkit render docs.svgspec -o - > b.png && cmp a.png b.png") == 0)
    #expect(run("iconkit render docs.svgspec -o /dev/stdout > c.png && cmp a.png c.png") == 0)
    #expect(run("iconkit render docs.svgspec -o /dev/stdout | cmp - a.png") == 0)
    #expect(run("cat docs.svgspec | iconkit render /dev/stdin -o d.png && cmp a.png d.png") == 0)
  }
}

@Suite(.enabled(if: developersProgram != nil, "the program has not been built")) struct GeneratorTests {
  let folder = TemporaryFolder()

  private func generate(_ option: String = "") -> Int32 {
    folder.run("'\(developersProgram ?? "")' generate \(option) > out 2> err")
  }

  @Test func writesChecksAndRemoves() throws {
    // What pictures are drawn of.
    folder.write("```svgspec dot\nicon\ncircle cx=15 cy=15 r=3\n```\n", to: "docs/svgspec.md")
    folder.write(String(decoding: try Fixture.bytes("docs.svgspec"), as: UTF8.self), to: "Fixtures/docs.svgspec")
    #expect(generate("--check") == 1)
    #expect(folder.text(of: "err")?.hasPrefix("iconkit-dev: out of date: docs/commands.md, ") == true)
    #expect(folder.text(of: "err")?.hasSuffix("\nrun: swift run iconkit-dev generate\n") == true)

    #expect(generate() == 0)
    #expect(generate("--check") == 0)
    #expect(folder.text(of: "err") == "" && folder.text(of: "out") == "")
    try lookAtThePictureOfARule()

    folder.write("changed", to: "docs/profiles.md")
    folder.write("of a rule that is no more", to: "docs/rules/gone.md")
    folder.write("of a feature that is no more", to: "docs/pictures/gone.png")
    folder.write("by hand", to: "docs/other.md")
    #expect(generate("--check") == 1)
    #expect(
      folder.text(of: "err")
        == "iconkit-dev: out of date: docs/profiles.md, docs/rules/gone.md, docs/pictures/gone.png\nrun: swift run iconkit-dev generate\n")
    #expect(folder.text(of: "docs/profiles.md") == "changed")

    #expect(generate() == 0)
    #expect(generate("--check") == 0)
    #expect(folder.text(of: "docs/rules/gone.md") == nil)
    #expect(folder.text(of: "docs/other.md") == "by hand")
  }

  /// The second example of `opaque`: black ink of 18x13 at 6,9 on white, as drawn and as a bar shows it, six times as large.
  private func lookAtThePictureOfARule() throws {
    let png = try #require(folder.bytes(of: "docs/pictures/rules/opaque-2.png"))
    let inspection: Inspection = try Inspection(path: "opaque-2.png", bytes: png)
    let picture = try #require(inspection.pixels)
    // Margins of 4, a gap of 12.
    #expect(picture.size == PixelSize(380, 188))
    func color(_ x: Int, _ y: Int) -> [UInt8] {
      let start = 4 * (y * picture.width + x)
      return Array(picture.samples[start..<start + 4])
    }
    let white: [UInt8] = [255, 255, 255, 255]
    let black: [UInt8] = [0, 0, 0, 255]
    let red: [UInt8] = [220, 0, 0, 255]
    for (left, paper) in [(4, white), (196, black)] {
      #expect(color(left + 10, 14) == paper)
      let (inkLeft, inkRight, inkTop) = (left + 36, left + 143, 58)
      #expect(color(inkLeft, inkTop) == black)
      // Two pixels of red round the ink.
      for step in 1...2 {
        #expect(color(inkLeft - step, inkTop) == red)
        #expect(color(inkRight + step, inkTop) == red)
        #expect(color(inkLeft, inkTop - step) == red)
      }
      #expect(color(inkLeft - 3, inkTop) == paper)
    }
  }

  @Test func usage() {
    #expect(generate("--nonsense") == 2)
    let usage = """
      usage: iconkit-dev generate [--check], in the package's folder
             iconkit-dev accuracy [--count N] [--seed N] [--misses]

      """
    #expect(folder.text(of: "err") == usage)
  }
}
