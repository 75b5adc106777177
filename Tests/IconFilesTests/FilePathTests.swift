import IconFiles
import Testing

@Suite struct FilePathTests {
  @Test(arguments: [
    ("docs.svgspec", "", "docs.svgspec", "svgspec", "docs"),
    ("icons/docs.SVG", "icons", "docs.SVG", "svg", "icons/docs"),
    ("/docs", "/", "docs", "", "/docs"),
    ("icons.d/docs", "icons.d", "docs", "", "icons.d/docs"),
    ("icons//docs.png", "icons", "docs.png", "png", "icons//docs"),
    ("icons/", "", "icons", "", "icons/"),
    (".hidden", "", ".hidden", "", ".hidden"),
    ("a/docs@2x.tar.gz", "a", "docs@2x.tar.gz", "gz", "a/docs@2x.tar"),
    ("docs.", "", "docs.", "", "docs"),
    ("/", "/", "", "", "/"),
    ("", "", "", "", ""),
  ])
  func parts(_ text: String, _ folder: String, _ name: String, _ ending: String, _ stem: String) {
    let path = FilePath(text)
    #expect(path.folder.string == folder)
    #expect(path.name.string == name)
    #expect(path.ending == ending)
    #expect(path.withoutEnding.string == stem)
  }

  @Test(arguments: [
    ("a", "b", "a/b"), ("a/", "b", "a/b"), ("", "b", "b"), ("/", "b", "/b"),
  ])
  func appending(_ folder: FilePath, _ name: FilePath, _ joined: FilePath) {
    #expect(folder.appending(name) == joined)
  }

  @Test(arguments: [
    ("./a//b/./c/", "a/b/c"), ("/./a", "/a"), ("./", "."), ("a/../b", "a/../b"), ("", ""), ("//", "/"),
  ])
  func normalizes(_ path: FilePath, _ normal: FilePath) {
    #expect(path.normalized == normal)
  }

  @Test func ordersAsAWalkMeetsThem() {
    let paths: [FilePath] = ["a-b", "a/b", "a", "B", "a.b", "a/b/c", "é"]
    #expect(paths.sorted().map(\.string) == ["B", "a", "a/b", "a/b/c", "a-b", "a.b", "é"])
  }

  @Test func comparesByBytes() {
    #expect(FilePath("e\u{301}") != FilePath("\u{e9}"))
    #expect(Set([FilePath("e\u{301}"), FilePath("\u{e9}")]).count == 2)
  }

  /// Latin-1, cut sequences, surrogates, overlong forms, beyond Unicode, and the stand-ins themselves.
  @Test(
    arguments: [
      [0x61, 0xE9, 0x62], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80], [0x80],
      [0xEE, 0xBE, 0x80], [0xEE, 0xBF, 0xBF], [0xEE, 0xBE], [0xEE, 0xBD, 0xBF], [0xE2, 0x82, 0xAC], [0xF0, 0x9F, 0x98, 0x80], [0xFF, 0xFE],
    ] as [[UInt8]])
  func textLeadsBackToTheBytes(_ bytes: [UInt8]) {
    #expect(FilePath(FilePath(bytes: bytes).string).bytes == bytes)
  }

  @Test func everyPairOfBytesLeadsBack() {
    for first in UInt8(1)...255 {
      for second in UInt8(1)...255 {
        let path = FilePath(bytes: [first, second, 0xBE, 0x80])
        guard FilePath(path.string) == path else {
          Issue.record("lost \(path.bytes)")
          return
        }
      }
    }
  }

  @Test func properTextIsKept() {
    #expect(FilePath("Ärger/图标😀.svg").string == "Ärger/图标😀.svg")
    #expect(FilePath("Ä").bytes == [0xC3, 0x84])
  }

  @Test(arguments: [
    ("plain name.png", "plain name.png"),
    ("two\nlines\r\t", "two\\nlines\\r\\t"),
    ("\u{1b}[31mred\u{7f}", "\\x1b[31mred\\x7f"),
    ("\u{9b}31m", "\\u{9b}31m"),
    ("a\u{202e}gnp.b\u{2066}", "a\\u{202e}gnp.b\\u{2066}"),
    ("it's \"é\" 图", "it's \"é\" 图"),
  ])
  func displayIsOneHarmlessLine(_ text: String, _ shown: String) {
    #expect(FilePath(text).display == shown)
  }

  @Test func displayShowsBytesThatAreNoText() {
    #expect(FilePath(bytes: [0x61, 0xE9, 0xFF]).display == "a\\xe9\\xff")
  }
}
