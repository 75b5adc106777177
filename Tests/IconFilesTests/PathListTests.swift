import IconFiles
import Testing

@Suite struct PathListTests {
  @Test func lines() {
    let list = Array("a.svg\nb c.svg\r\n\n ./d\n/e".utf8)
    #expect(PathList.paths(in: list, separatedBy: .lines) == ["a.svg", "b c.svg", " ./d", "/e"])
  }

  @Test func nulKeepsWhatLinesCannot() {
    let list = Array("a\nb\u{0}c\r\u{0}\u{0}\u{0}d".utf8) + [0xFF]
    #expect(PathList.paths(in: list, separatedBy: .nul) == ["a\nb", "c\r", FilePath(bytes: [0x64, 0xFF])])
  }

  @Test func nulWhereLinesAreWanted() {
    #expect(PathList.paths(in: Array("a\u{0}b".utf8), separatedBy: .lines) == nil)
  }

  @Test func empty() {
    #expect(PathList.paths(in: [], separatedBy: .lines) == [])
    #expect(PathList.paths(in: [], separatedBy: .nul) == [])
  }
}
