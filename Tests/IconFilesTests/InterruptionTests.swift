import TestSupport
import Testing

@testable import IconFiles

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct InterruptionTests {
  let folder = TemporaryFolder()

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func signalsRemoveTemporaryFiles(_ number: CInt) async {
    folder.write("kept", to: "file")
    let path = folder.path
    await #expect(processExitsWith: .signal(number)) { [path = path as String, number = number as CInt] in
      Interruption.removeTemporaryFilesOnSignals()
      let first = try TemporaryFiles.shared.create(FilePath(path + "/.first.tmp"))
      let second = try TemporaryFiles.shared.create(FilePath(path + "/.second.tmp"))
      TemporaryFiles.shared.forget(first.ticket)
      // As after its renaming: the name belongs to somebody else now.
      _ = try FileWriter.write([1], to: FilePath(path + "/.first.tmp"))
      precondition(FileStatus.exists(FilePath(path + "/.second.tmp")))
      raise(number)
      _ = consume second
    }
    #expect(folder.names == [".first.tmp", "file"])
  }

  /// Threads that write all the time are stopped in the middle: whole files only are left.
  @Test func noHalfFileWhileThreadsWrite() async {
    let path = folder.path
    await #expect(processExitsWith: .signal(SIGTERM)) { [path = path as String] in
      Interruption.removeTemporaryFilesOnSignals()
      OrderedMap.run(count: 100_000, jobs: 4) { index in
        if index == 500 { kill(getpid(), SIGTERM) }
        _ = try? FileWriter.write([UInt8](repeating: 7, count: 5000 + index), to: FilePath("\(path)/f\(index % 50)"))
      } emit: { _, _ in
      }
    }
    #expect(!folder.names.isEmpty)
    #expect(folder.names.filter { $0.hasSuffix(".tmp") } == [])
    #expect(folder.names.allSatisfy { (folder.bytes(of: $0)?.count ?? 0) >= 5000 })
  }

  @Test func ignoredSignalsStayIgnored() async {
    await #expect(processExitsWith: .success) {
      signal(SIGHUP, SIG_IGN)
      Interruption.removeTemporaryFilesOnSignals()
      raise(SIGHUP)
    }
  }

  @Test func closedPipesAreErrors() async {
    await #expect(processExitsWith: .success) {
      Interruption.ignoreClosedPipes()
      var ends: [CInt] = [0, 0]
      unsafe pipe(&ends)
      close(ends[0])
      dup2(ends[1], STDOUT_FILENO)
      let error = #expect(throws: FileError.self) { try FileWriter.writeStandardOutput([1]) }
      precondition(error?.isClosedPipe == true)
      precondition(error?.description == "cannot write standard output: broken pipe")
    }
  }
}
