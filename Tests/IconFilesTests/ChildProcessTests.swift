import IconFiles
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct ChildProcessTests {
  @Test func outputAndStatus() throws {
    let run = try ChildProcess.run(["sh", "-c", "printf 'a\\0b'; cat; exit 3"], limit: 100)
    #expect(run.output == [0x61, 0, 0x62])
    #expect(run.status == 3)
    #expect(try ChildProcess.run(["sh", "-c", "kill -TERM $$"], limit: 100).status == 128 + 15)
  }

  /// Whatever the thread blocks that starts it, and whatever the process ignores.
  @Test func signalsEndIt() throws {
    signal(SIGPIPE, SIG_IGN)
    var (all, before) = (sigset_t(), sigset_t())
    unsafe sigfillset(&all)
    unsafe pthread_sigmask(SIG_BLOCK, &all, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    // SIGINT is left out: shells that start something in the background let it ignore that, and so do its children.
    for name in ["TERM", "PIPE"] {
      let status = try ChildProcess.run(["sh", "-c", FilePath("kill -\(name) $$")], limit: 100).status
      #expect(status == 128 + (name == "TERM" ? SIGTERM : SIGPIPE))
    }
  }

  @Test func muchOutput() throws {
    let words: [FilePath] = ["sh", "-c", "head -c 300000 /dev/zero"]
    #expect(try ChildProcess.run(words, limit: 300_000).output.count == 300_000)
    let error = #expect(throws: FileError.self) { try ChildProcess.run(words, limit: 299_999) }
    #expect(error?.description == "cannot run sh: prints more than 299999 bytes, the limit")
  }

  @Test func noProgram() {
    let error = #expect(throws: FileError.self) { try ChildProcess.run(["iconkit-is-not-there"], limit: 1) }
    #expect(error?.description == "cannot run iconkit-is-not-there: no such file or directory")
  }
}
