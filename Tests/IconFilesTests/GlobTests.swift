import IconFiles
import Testing

@Suite struct GlobTests {
  @Test(arguments: [
    ("*.png", "docs.png"), ("*", "docs"), ("d?cs", "docs"), ("d?cs", "d図cs"), ("[a-d]ocs", "docs"), ("[!x]ocs", "docs"),
    ("[^x]ocs", "docs"), ("[]]x", "]x"), ("[a-]x", "-x"), ("a[", "a["), ("a[b", "a[b"), ("\\*", "*"), ("a\\", "a\\"),
    ("**", "a/b/c"), ("**/c", "c"), ("**/c", "a/b/c"), ("a/**", "a"), ("a/**/c", "a/c"), ("a/**/c", "a/x/y/c"), ("a/*/c", "a/b/c"),
    ("**/b/**/d", "a/b/c/b/x/d"), ("a**b", "aXb"), ("*a*b*c", "xaybzbc"), ("[а-я]", "ж"), ("", ""), ("./a", "./a"),
  ])
  func matches(_ pattern: FilePath, _ path: FilePath) {
    #expect(Glob(pattern).matches(path))
  }

  @Test(arguments: [
    ("*.png", "docs.svg"), ("*.png", "icons/docs.png"), ("?", ""), ("?", "ab"), ("[!x]ocs", "xocs"), ("[z-a]", "b"), ("a/*", "a"),
    ("a/*", "a/b/c"), ("**/c", "a/b/d"), ("a/**/c", "b/c"), ("docs", "Docs"), ("a?c", "a/c"), ("\\*", "x"), ("[]", "]"),
  ])
  func doesNotMatch(_ pattern: FilePath, _ path: FilePath) {
    #expect(!Glob(pattern).matches(path))
  }

  @Test func aByteThatIsNoTextIsOneCharacter() {
    #expect(Glob("a?b").matches(FilePath(bytes: [0x61, 0xFF, 0x62])))
    #expect(Glob(FilePath(bytes: [0xFF])).matches(FilePath(bytes: [0xFF])))
    #expect(!Glob(FilePath(bytes: [0xFF])).matches(FilePath(bytes: [0xFE])))
  }

  @Test(arguments: [
    ("*.png", "icons/docs.png", true), ("old", "icons/old", true), ("old", "icons/older", false), ("icons/old", "x/icons/old", true),
    ("icons/*.png", "icons/a/b.png", false),
  ])
  func matchesTheEnd(_ pattern: FilePath, _ path: FilePath, _ expected: Bool) {
    #expect(Glob(pattern).matchesEnd(of: path) == expected)
  }

  /// Naive backtracking would need 2^60 steps.
  @Test(.timeLimit(.minutes(1))) func manyStarsEnd() {
    let pattern = FilePath(String(repeating: "*a", count: 60) + "b")
    #expect(!Glob(pattern).matches(FilePath(String(repeating: "a", count: 250))))
    let folders = FilePath(String(repeating: "**/a/", count: 60) + "b")
    #expect(!Glob(folders).matches(FilePath(String(repeating: "a/", count: 250))))
  }

  @Test func tellsPatternsFromNames() {
    #expect(Glob.isPattern("*.png") && Glob.isPattern("a?") && Glob.isPattern("[a]"))
    #expect(!Glob.isPattern("docs@2x.png"))
  }
}
