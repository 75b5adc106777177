import IconFiles
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct FileWriterTests {
  let folder = TemporaryFolder()

  private func write(_ text: String, to name: String, creatingFolders: Bool = false) throws(FileError) -> FileWriter.Outcome {
    try FileWriter.write(Array(text.utf8), to: FilePath(folder.file(name)), creatingFolders: creatingFolders)
  }

  private func status(of name: String) -> stat {
    var status = stat()
    unsafe lstat(folder.file(name), &status)
    return status
  }

  @Test func newFile() throws {
    #expect(try write("new", to: "file") == .written)
    #expect(folder.text(of: "file") == "new")
    #expect(folder.names == ["file"])
    let mask = umask(0)
    umask(mask)
    #expect(status(of: "file").st_mode & 0o7777 == 0o666 & ~mask)
  }

  @Test func equalContentIsNotTouched() throws {
    folder.write("same", to: "file")
    #expect(folder.run("touch -t 200001010000 file") == 0)
    let before = status(of: "file")
    #expect(try write("same", to: "file") == .unchanged)
    let after = status(of: "file")
    #expect(after.st_ino == before.st_ino)
    #expect(folder.run("test ! file -nt file && [ $(find . -name file -newermt 2001-01-01 | wc -l) = 0 ]") == 0)
  }

  @Test(arguments: ["", "old", "diff", "longer than before"]) func otherContentReplaces(_ text: String) throws {
    folder.write("same", to: "file")
    #expect(try write(text, to: "file") == .written)
    #expect(folder.text(of: "file") == text)
    #expect(folder.names == ["file"])
  }

  @Test(arguments: [0o600, 0o640, 0o755, 0o666]) func modeIsKept(_ mode: mode_t) throws {
    folder.write("old", to: "file")
    unsafe chmod(folder.file("file"), mode)
    #expect(try write("new", to: "file") == .written)
    #expect(status(of: "file").st_mode & 0o7777 == mode)
  }

  @Test func linksAreFollowed() throws {
    folder.write("old", to: "real/file")
    folder.link("real/second", to: "file")
    folder.link("first", to: "real/second")
    #expect(try write("new", to: "first") == .written)
    #expect(folder.text(of: "real/file") == "new")
    #expect(status(of: "first").st_mode & S_IFMT == S_IFLNK)
    #expect(status(of: "real/second").st_mode & S_IFMT == S_IFLNK)
    #expect(folder.run("[ -z \"$(ls -A | grep tmp)$(ls -A real | grep tmp)\" ]") == 0)
  }

  @Test func linksThatLeadNowhereYet() throws {
    folder.makeFolder("real")
    folder.link("link", to: "real/file")
    #expect(try write("new", to: "link") == .written)
    #expect(folder.text(of: "real/file") == "new")
    #expect(status(of: "link").st_mode & S_IFMT == S_IFLNK)
  }

  @Test func linksInACircle() {
    folder.link("a", to: "b")
    folder.link("b", to: "a")
    let error = #expect(throws: FileError.self) { try write("new", to: "a") }
    #expect(error?.description == "cannot write \(folder.path)/a: too many levels of symbolic links")
  }

  @Test func folders() {
    folder.makeFolder("sub")
    for name in ["sub", "sub/", "missing/"] {
      let error = #expect(throws: FileError.self) { try write("new", to: name) }
      #expect(error?.description == "cannot write \(folder.path)/\(name): is a directory")
    }
  }

  @Test func foldersAreMadeOnRequestOnly() throws {
    let error = #expect(throws: FileError.self) { try write("new", to: "a/b/file") }
    #expect(error?.description == "cannot write \(folder.path)/a/b/file: no such file or directory")
    #expect(folder.names == [])
    #expect(try write("new", to: "a/b/file", creatingFolders: true) == .written)
    #expect(folder.text(of: "a/b/file") == "new")
  }

  @Test func aFileInTheWayOfAFolder() {
    folder.write("file", to: "a")
    let error = #expect(throws: FileError.self) { try write("new", to: "a/b", creatingFolders: true) }
    #expect(error?.description == "cannot create \(folder.path)/a: file exists")
  }

  @Test func devicesAreWrittenStraight() throws {
    #expect(try FileWriter.write([1], to: "/dev/null") == .written)
    var status = stat()
    unsafe stat("/dev/null", &status)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test(.enabled(if: FileStatus.exists("/dev/full"))) func fullDevices() {
    let error = #expect(throws: FileError.self) { try FileWriter.write([1], to: "/dev/full") }
    #expect(error?.description == "cannot write /dev/full: no space left on device")
  }

  @Test func pipesAreWrittenStraight() throws {
    #expect(folder.run("mkfifo pipe && (cat pipe > copy &)") == 0)
    #expect(try write("through", to: "pipe") == .written)
    #expect(folder.run("for i in 1 2 3 4 5 6 7 8 9 10; do [ -s copy ] && break; sleep 0.1; done; [ \"$(cat copy)\" = through ]") == 0)
  }

  /// A file larger than the process may write fails on the way: nothing is left of it, and the old file stays.
  @Test func failureLeavesNothing() async {
    let path = folder.file("file")
    folder.write("old", to: "file")
    await #expect(processExitsWith: .success) { [path = path as String] in
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 1000, rlim_max: 1000)
      #if canImport(Darwin)
        unsafe setrlimit(RLIMIT_FSIZE, &limit)
      #else
        unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      #endif
      let error = #expect(throws: FileError.self) { try FileWriter.write([UInt8](repeating: 1, count: 5000), to: FilePath(path)) }
      #expect(error?.description == "cannot write \(path): file too large")
    }
    #expect(folder.names == ["file"])
    #expect(folder.text(of: "file") == "old")
  }

  @Test(.enabled(if: getuid() != 0, "root may write everything")) func writeProtection() {
    folder.write("old", to: "file")
    unsafe chmod(folder.file("file"), 0o444)
    let error = #expect(throws: FileError.self) { try write("new", to: "file") }
    #expect(error?.description == "cannot write \(folder.path)/file: permission denied")
    #expect(folder.text(of: "file") == "old")
  }

  @Test func oddNames() throws {
    for name in ["two\nlines", "it's \"quoted\"", "-o", " ", "*", String(repeating: "n", count: 255)] {
      #expect(try write("new", to: name) == .written)
      #expect(folder.text(of: name) == "new")
    }
    let error = #expect(throws: FileError.self) { try write("new", to: String(repeating: "n", count: 256)) }
    #expect(error?.reason == "file name too long")
    #expect(folder.names.count == 6)
  }

  /// After a new file the next one is expected to be new too, whatever stands there.
  @Test(arguments: 1...3) func afterANewFile(_ round: Int) throws {
    folder.write("same", to: "kept")
    folder.write("old", to: "changed")
    #expect(folder.run("touch -t 200001010000 kept && ln -s changed link && ln -s later nowhere && mkdir folder") == 0)
    let before = status(of: "kept")
    let old: [(String, String, FileWriter.Outcome)] = [
      ("kept", "same", .unchanged), ("changed", "new", .written), ("link", "new", .unchanged),
    ]
    for (name, text, outcome) in old {
      #expect(try write("new", to: "first-\(name)") == .written)
      #expect(try write("new", to: "second-\(name)") == .written)
      #expect(try write(text, to: name) == outcome)
    }
    #expect(status(of: "kept").st_ino == before.st_ino)
    #expect(folder.text(of: "changed") == "new")
    #expect(try write("new", to: "third") == .written)
    #expect(try write("through", to: "nowhere") == .written)
    #expect(folder.text(of: "later") == "through")
    #expect(try write("new", to: "fourth") == .written)
    #expect(throws: FileError.self) { try write("new", to: "folder") }
    #expect(try write("new", to: "fifth") == .written)
    #expect(throws: FileError.self) { try write("new", to: "missing/file") }
    #expect(try write("new", to: "made/file", creatingFolders: true) == .written)
    let reason = #expect(throws: FileError.self) {
      #expect(try write("new", to: "sixth") == .written)
      _ = try FileWriter.write(Array("other".utf8), to: FilePath(folder.file("changed"))) { _, _ in "it is read" }
    }
    #expect(reason?.reason == "it is read")
    #expect(folder.text(of: "changed") == "new")
  }

  @Test func manyThreadsWriteManyFiles() {
    let folder = folder
    var failures = 0
    OrderedMap.run(count: 400, jobs: 8) { index in
      (try? FileWriter.write(Array("\(index)".utf8), to: FilePath(folder.file("f\(index % 200)")))) != nil
    } emit: { _, succeeded in
      if !succeeded { failures += 1 }
    }
    #expect(failures == 0)
    #expect(folder.names.count == 200)
  }
}
