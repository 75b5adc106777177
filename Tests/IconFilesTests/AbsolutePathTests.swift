import IconFiles
import TestSupport
import Testing

@Suite struct AbsolutePathTests {
  @Test(arguments: [
    ("a/b.png", "/x", "/x/a/b.png"), ("/a/./b//c/", "/x", "/a/b/c"), ("../a", "/x/y", "/x/a"), ("../../../a", "/x", "/a"),
    (".", "/x", "/x"),
    ("", "/x", "/x"), ("..", "/", "/"),
  ])
  func absolute(_ path: FilePath, _ folder: FilePath, _ wanted: FilePath) { #expect(path.absolute(in: folder) == wanted) }

  @Test func current() {
    #expect(FilePath.current.bytes.first == UInt8(ascii: "/"))
    #expect(FileStatus.isFolder(.current))
    #expect(FilePath("a").absolute() == FilePath.current.appending("a"))
  }

  @Test(
    arguments: [
      ("/a/b/c", "/a", "b/c"), ("/a/b", "/", "a/b"), ("/ab", "/a", nil), ("/a", "/a", nil), ("/b", "/a", nil),
    ] as [(FilePath, FilePath, FilePath?)])
  func below(_ path: FilePath, _ folder: FilePath, _ wanted: FilePath?) {
    #expect(path.below(folder) == wanted)
    #expect(path.fromHere(folder) == wanted ?? path)
  }

  @Test(arguments: [
    ("/a/b/c", "/a/b", "c"), ("/a/c", "/a/b", "../c"), ("/c", "/a/b", "../../c"), ("/a", "/a/b", ".."), ("/a/b", "/", "a/b"),
  ])
  func relative(_ path: FilePath, _ folder: FilePath, _ wanted: FilePath) { #expect(path.relative(to: folder) == wanted) }

  @Test(arguments: [
    ("a/b.png", "a", true), ("a/b/c.png", "a", false), ("b.png", "", true), ("a/b.png", "", false), ("/b.png", "/", true),
    ("ab.png", "a", false),
    ("a/b.png", "a/", true),
  ])
  func isDirectly(_ path: FilePath, _ folder: FilePath, _ wanted: Bool) { #expect(path.isDirectly(in: folder) == wanted) }

  @Test(arguments: [
    ("drafts", "a/drafts/b/c.png", true), ("drafts", "a/drafts.png", false), ("*.png", "a/b.png", true), ("a/*", "x/a/b/c.png", true),
    ("menu/**", "menu/a.png", true), ("menu/**", "a.png", false), ("a", "", false),
  ])
  func globCovers(_ glob: FilePath, _ path: FilePath, _ wanted: Bool) { #expect(Glob(glob).covers(path) == wanted) }
}
