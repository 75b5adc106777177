import IconFiles
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct FileWalkTests {
  let folder = TemporaryFolder()

  private func walk(_ roots: String..., excluding excluded: [String] = []) -> FileWalk.Result {
    FileWalk(excluding: excluded.map { Glob(FilePath($0)) }) { $0.ending == "svg" }
      .files(in: roots.map { .operand(FilePath(folder.path + "/" + $0)) })
  }

  private func names(_ result: FileWalk.Result) -> [String] {
    result.files.map { String($0.path.string.dropFirst(folder.path.count + 1)) }
  }

  @Test func folderInTheOrderOfNames() {
    for name in ["b.svg", "a/z.svg", "a.svg", "a-b.svg", "a/y/x.svg", "B.svg", "note.txt", "é.svg"] {
      folder.write("", to: "icons/" + name)
    }
    let result = walk("icons")
    #expect(
      names(result) == [
        "icons/B.svg", "icons/a/y/x.svg", "icons/a/z.svg", "icons/a-b.svg", "icons/a.svg", "icons/b.svg", "icons/é.svg",
      ])
    #expect(result.files.map(\.relative.string) == ["B.svg", "a/y/x.svg", "a/z.svg", "a-b.svg", "a.svg", "b.svg", "é.svg"])
    #expect(result.errors == [] && result.empty == [])
    #expect(names(walk("icons/")) == names(result))
    #expect(walk("icons/").files.map(\.relative.string) == result.files.map(\.relative.string))
  }

  @Test func currentFolder() {
    let result = FileWalk { _ in false }.files(in: [.operand(".")])
    #expect(result.empty == ["."])
  }

  @Test func hiddenAndForeignFoldersAreSkipped() {
    for name in [".git", ".build", ".hidden", "node_modules", "DerivedData", "Pods", "Podsy"] { folder.write("", to: name + "/a.svg") }
    folder.write("", to: ".b.svg")
    #expect(names(walk(".")) == ["./Podsy/a.svg"])
    #expect(names(walk("node_modules", ".build/a.svg", ".hidden")) == ["node_modules/a.svg", ".build/a.svg", ".hidden/a.svg"])
  }

  @Test func namedFilesAreTakenWhateverTheyAre() {
    folder.write("", to: "sub/note.txt")
    let result = walk("sub/note.txt")
    #expect(names(result) == ["sub/note.txt"])
    #expect(result.files.map(\.relative.string) == ["note.txt"])
  }

  @Test func eachFileOnce() {
    folder.write("", to: "icons/a.svg")
    folder.write("", to: "icons/b.svg")
    #expect(names(walk("icons/b.svg", "icons", "./icons//b.svg")) == ["icons/b.svg", "icons/a.svg"])
  }

  @Test func missingAndEmpty() {
    folder.makeFolder("empty/sub")
    folder.write("", to: "texts/note.txt")
    folder.write("", to: "icons/a.svg")
    let result = walk("missing.svg", "icons", "empty", "texts")
    #expect(names(result) == ["icons/a.svg"])
    #expect(result.errors.map(\.description) == ["cannot open \(folder.path)/missing.svg: no such file or directory"])
    #expect(result.empty.map(\.string) == [folder.file("empty"), folder.file("texts")])
  }

  @Test(.enabled(if: getuid() != 0, "root may read everything")) func foldersThatCannotBeRead() {
    folder.write("", to: "icons/a.svg")
    folder.write("", to: "icons/locked/b.svg")
    #expect(folder.run("chmod 000 icons/locked") == 0)
    let result = walk("icons", "icons/locked")
    #expect(names(result) == ["icons/a.svg"])
    #expect(
      result.errors.map(\.description) == [
        "cannot read \(folder.path)/icons/locked: permission denied", "cannot read \(folder.path)/icons/locked: permission denied",
      ])
    #expect(result.empty == [])
  }

  @Test func loopsEnd() {
    folder.write("", to: "icons/a.svg")
    folder.link("icons/up", to: "..")
    folder.link("icons/self", to: ".")
    folder.link("icons/circle", to: "circle")
    let result = walk("icons")
    #expect(names(result) == ["icons/a.svg"])
    #expect(result.errors == [])
  }

  @Test func linkedFoldersAreFollowedOnce() {
    folder.write("", to: "icons/real/a.svg")
    folder.write("", to: "outside/b.svg")
    folder.link("icons/alias", to: "real")
    folder.link("icons/x", to: "../outside")
    folder.link("icons/y", to: "../outside")
    #expect(names(walk("icons")) == ["icons/real/a.svg", "icons/x/b.svg"])
  }

  @Test func linkedFilesAreFiles() {
    folder.write("", to: "icons/a.svg")
    folder.link("icons/b.svg", to: "a.svg")
    folder.link("icons/c.svg", to: "missing.svg")
    #expect(names(walk("icons")) == ["icons/a.svg", "icons/b.svg", "icons/c.svg"])
  }

  @Test func pipesInFoldersAreLeftAlone() {
    #expect(folder.run("mkfifo a.svg") == 0)
    folder.write("", to: "b.svg")
    #expect(names(walk(".")) == ["./b.svg"])
  }

  @Test func excluded() {
    for name in ["a.svg", "old/b.svg", "new/old/c.svg", "new/d.svg", "new/old.svg"] { folder.write("", to: "icons/" + name) }
    #expect(names(walk("icons", excluding: ["old"])) == ["icons/a.svg", "icons/new/d.svg", "icons/new/old.svg"])
    #expect(names(walk("icons", excluding: ["icons/old", "d.*"])) == ["icons/a.svg", "icons/new/old/c.svg", "icons/new/old.svg"])
    #expect(names(walk("icons/old/b.svg", "icons/a.svg", excluding: ["old"])) == ["icons/a.svg"])
    #expect(walk("icons", excluding: ["*.svg"]).empty.map(\.string) == [folder.file("icons")])
  }

  @Test func patterns() {
    for name in ["a.svg", "b.svg", "b.png", ".c.svg", "sub/d.svg", "sub/deep/e.svg"] { folder.write("", to: "icons/" + name) }
    #expect(names(walk("icons/*.svg")) == ["icons/a.svg", "icons/b.svg"])
    #expect(names(walk("icons/[b-z].*")) == ["icons/b.png", "icons/b.svg"])
    #expect(names(walk("icons/.*.svg")) == ["icons/.c.svg"])
    #expect(names(walk("*/*/d.svg")) == ["icons/sub/d.svg"])
    #expect(
      names(walk("icons/**/*.svg"))
        == ["icons/a.svg", "icons/b.svg", "icons/sub/d.svg", "icons/sub/deep/e.svg"].sorted { FilePath($0) < FilePath($1) })
    #expect(names(walk("icons/**")).count == 5)
    let relative = walk("icons/*/d.svg").files.map(\.relative.string)
    #expect(relative == ["sub/d.svg"])
    // A pattern's folders are walked like named ones.
    #expect(names(walk("icons/s*")) == ["icons/sub/d.svg", "icons/sub/deep/e.svg"])
  }

  @Test func patternsWithoutAMatch() {
    let result = walk("*.svg")
    #expect(result.errors.map(\.description) == ["cannot find \(folder.path)/*.svg: no file matches"])
  }

  @Test func namesThatLookLikePatterns() {
    folder.write("", to: "a[1].svg")
    folder.write("", to: "a1.svg")
    #expect(names(walk("a[1].svg")) == ["a[1].svg"])
    let listed = FileWalk { _ in true }.files(in: [.listed(FilePath(folder.file("*.svg")))])
    #expect(listed.errors.map(\.reason) == ["no such file or directory"])
  }

  @Test func namesThatAreNoText() throws {
    let name = FilePath(bytes: [0xE9, 0x0A] + Array(".svg".utf8))
    _ = try FileWriter.write([1], to: FilePath(folder.path).appending(name))
    let files = walk(".").files
    #expect(files.map(\.relative) == [name])
    #expect(files.map(\.path.display) == [folder.path + "/./\\xe9\\n.svg"])
  }

  /// Deeper than a path can say; what is beyond is told, not lost in silence.
  @Test(.timeLimit(.minutes(1))) func foldersDeeperThanPaths() {
    let part = String(repeating: "d", count: 200)
    #expect(folder.run("for i in $(seq 25); do mkdir \(part) && cd -P \(part) || exit 1; done; touch a.svg") == 0)
    let result = walk(".")
    #expect(result.files == [])
    #expect(result.errors.map(\.reason) == ["file name too long"])
  }

  /// Where something has to happen before other files are found.
  @Test func foldersThatTheResultHangsOn() {
    folder.write("", to: "icons/deep/a.svg")
    folder.write("", to: "icons/node_modules/b.svg")
    folder.write("", to: "other/c.svg")
    folder.link("link", to: "icons")
    let places = { (roots: [String]) in
      let walk = FileWalk { $0.ending == "svg" }.files(in: roots.map { .operand(FilePath(self.folder.file($0))) })
      return walk.folders.map { $0.string.dropFirst(self.folder.path.count).drop { $0 == "/" } }.sorted().map(String.init)
    }
    #expect(places(["icons"]) == ["icons", "icons/deep"])
    #expect(places(["other/c.svg"]) == ["other"])
    #expect(places(["link"]) == ["", "link", "link/deep"])
    #expect(places(["other/none/of/this", "icons/*/x/*.svg"]) == ["icons", "icons/deep", "icons/node_modules", "other"])
    #expect(places(["none/*.svg", "icons/**/a.svg"]) == ["", "icons", "icons/deep"])
    #expect(FileWalk { _ in true }.files(in: [.operand("no-such-file.svg")]).folders == ["."])
  }
}
