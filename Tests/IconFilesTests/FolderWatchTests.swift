import TestSupport
import Testing

@testable import IconFiles

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct FolderWatchTests {
  let folder = TemporaryFolder()

  private func path(_ name: String) -> FilePath { FilePath(folder.file(name)) }

  private func watch(_ names: String..., files: [String] = []) throws -> FolderWatch {
    let watch = try FolderWatch()
    #expect(try watch.watch(Set(names.map(path)), files: files.map(path)))
    return watch
  }

  /// Tells once of what has happened, and then no more.
  private func expectOne(_ watch: FolderWatch, _ what: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(watch.wait(atMost: 5000) == .change, "\(what)", sourceLocation: sourceLocation)
    #expect(watch.wait(atMost: 30) == nil, "\(what)", sourceLocation: sourceLocation)
  }

  @Test func whatHappensInAFolder() throws {
    folder.write("1", to: "icons/a")
    let watch = try watch("icons", files: ["icons/a"])
    #expect(watch.wait(atMost: 30) == nil)
    folder.write("2", to: "icons/a")
    expectOne(watch, "written in place")
    folder.write("3", to: "new")
    #expect(folder.run("mv new icons/a") == 0)
    expectOne(watch, "replaced")
    folder.write("4", to: "icons/b")
    expectOne(watch, "created")
    #expect(folder.run("rm icons/b") == 0)
    expectOne(watch, "removed")
    folder.makeFolder("icons/deep")
    expectOne(watch, "a folder")
    #expect(folder.text(of: "icons/a") == "3")
    #expect(watch.wait(atMost: 30) == nil, "reading")
    folder.write("5", to: "icons/deep/c")
    #expect(watch.wait(atMost: 30) == nil, "a folder that is not watched")
    #expect(try watch.watch([path("icons"), path("icons/deep")], files: []))
    #expect(try !watch.watch([path("icons"), path("icons/deep")], files: []))
    folder.write("6", to: "icons/deep/d")
    expectOne(watch, "a folder that is watched now")
    #expect(try !watch.watch([path("icons")], files: []))
    _ = watch.wait(atMost: 30)
    folder.write("7", to: "icons/deep/e")
    #expect(watch.wait(atMost: 30) == nil, "a folder that is watched no more")
  }

  /// A folder that was made anew is another one, though its name is the same.
  @Test func aFolderThatIsMadeAnew() throws {
    folder.makeFolder("icons")
    let watch = try watch("icons")
    #expect(folder.run("rmdir icons && mkdir icons") == 0)
    #expect(watch.wait(atMost: 5000) == .change)
    #expect(try watch.watch([path("icons")], files: []))
    _ = watch.wait(atMost: 30)
    folder.write("1", to: "icons/a")
    expectOne(watch, "in the new folder")
    #expect(folder.run("mv icons gone") == 0)
    expectOne(watch, "moved away")
    #expect(try !watch.watch([path("icons")], files: []), "what does not exist is left out")
  }

  /// Who writes all the time is heard, too: after 25 ms, and whatever the machine does meanwhile.
  @Test func aWriterThatNeverRests() throws {
    folder.makeFolder("icons")
    let watch = try watch("icons")
    #expect(folder.run("(while [ ! -e stop ]; do echo >> icons/a; done) &") == 0)
    for _ in 0..<3 { #expect(watch.wait(atMost: 5000) == .change) }
    folder.write("", to: "stop")
    while watch.wait(atMost: 200) != nil {}
  }

  #if os(Linux)
    /// More events than the queue holds are a change like any other.
    @Test func overflow() throws {
      folder.makeFolder("icons")
      let watch = try watch("icons")
      let text = String(decoding: try FileReader.read("/proc/sys/fs/inotify/max_queued_events", limit: 100), as: UTF8.self)
      let most = try #require(Int(text.filter(\.isNumber)))
      for index in 0...min(most, 100_000) / 3 {
        let file = unsafe open(folder.file("icons/\(index % 2)"), O_CREAT | O_WRONLY | O_TRUNC, 0o666)
        _ = unsafe write(file, "x", 1)
        close(file)
        unsafe unlink(folder.file("icons/\(index % 2)"))
      }
      expectOne(watch, "too many")
      folder.write("1", to: "icons/a")
      expectOne(watch, "after too many")
    }

    @Test func errors() {
      #expect(
        FolderEvents.error(of: ENOSPC, "icons")?.description
          == "cannot watch icons: there are more folders than fs.inotify.max_user_watches allows: raise it with sysctl, or name fewer")
      #expect(FolderEvents.error(of: ENOMEM, "icons")?.description == "cannot watch icons: cannot allocate memory")
      #expect(FolderEvents.error(of: ENOENT, "icons") == nil)
    }
  #endif

  /// The first signal ends the waiting, the second the process.
  @Test func signals() async {
    let path = folder.path
    await #expect(processExitsWith: .success) { [path = path as String] in
      let watch = try FolderWatch()
      try watch.endOnSignals()
      _ = try watch.watch([FilePath(path)], files: [])
      // To the process, since the thread of a test may have its signals blocked.
      kill(getpid(), SIGINT)
      precondition(watch.wait(atMost: 10_000) == .interruption)
    }
    await #expect(processExitsWith: .signal(SIGTERM)) {
      let watch = try FolderWatch()
      try watch.endOnSignals()
      kill(getpid(), SIGINT)
      precondition(watch.wait(atMost: 10_000) == .interruption)
      kill(getpid(), SIGTERM)
      sleep(10)
    }
  }
}
