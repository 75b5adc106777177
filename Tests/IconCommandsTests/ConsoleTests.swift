import IconFiles
import TestSupport
import Testing

@testable import IconCommands

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct ConsoleTests {
  /// How a run ends whose results cannot be written.
  private func run(_ words: [String], failing code: Int32) -> (status: Int32, error: String) {
    let recorder = Recorder()
    var io = recorder.io()
    io.writeOutput = { _ throws(FileError) in throw FileError("write", subject: "standard output", code: code) }
    return (CommandLineTool.run(arguments: words, io: io), recorder.error)
  }

  @Test(arguments: [["rules"], ["--help"], ["completions", "bash"]]) func aClosedPipeEndsQuietly(_ words: [String]) {
    let run = run(words, failing: EPIPE)
    #expect(run.status == 141)
    #expect(run.error == "")
  }

  @Test func aFullDiskIsAnError() {
    let run = run(["rules"], failing: ENOSPC)
    #expect(run.status == 2)
    #expect(run.error == "iconkit: error: cannot write standard output: no space left on device\n")
  }

  @Test func aClosedPipeStopsTheWork() {
    let tool = Tool()
    for index in 0..<300 { tool.folder.write(Tool.picture, to: "\(index).png") }
    let run = run(["inspect", tool.folder.path], failing: EPIPE)
    #expect(run.status == 141)
    #expect(run.error == "")
  }

  /// What was printed before a message is handed on before it.
  @Test func streamsKeepTheirOrder() throws {
    let recorder = Recorder()
    var io = recorder.io()
    let write = io.writeError
    io.writeOutput = { bytes throws(FileError) in write(bytes) }
    let console = Console(io: io, color: .auto)
    try console.print("one\n")
    console.say("two\n")
    try console.print("three\n")
    try console.flush()
    #expect(recorder.error == "one\ntwo\nthree\n")
  }

  @Test func aMessageDoesNotHideAClosedPipe() throws {
    let recorder = Recorder()
    var io = recorder.io()
    io.writeOutput = { _ throws(FileError) in throw FileError("write", subject: "standard output", code: EPIPE) }
    let console = Console(io: io, color: .auto)
    try console.print("one\n")
    console.say("two\n")
    let error = #expect(throws: Failure.self) { try console.flush() }
    guard case .closedPipe = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}

@Suite struct ProgressTests {
  /// A clock that goes on by so many milliseconds whenever it is asked.
  private func run(step: UInt64, files: Int, columns: Int? = 80, _ words: String...) -> (status: Int32, error: String) {
    let tool = Tool()
    for index in 0..<files { tool.folder.write(Tool.icon, to: "icons/\(index + 10).svgspec") }
    let recorder = Recorder()
    let clock = Clock(step: step * 1_000_000)
    var io = recorder.io()
    io.now = { clock.next() }
    io.errorTerminal = columns.map { CommandIO.Terminal(columns: $0) }
    let status = CommandLineTool.run(arguments: ["render", tool.folder.path + "/icons", "--no-lint"] + words, io: io)
    return (status, recorder.error)
  }

  @Test func showsAfterHalfASecond() {
    let run = run(step: 200, files: 4)
    #expect(run.status == 0)
    // Half a second after the start, after the third file; then once more.
    let dots = String(repeating: ".", count: 10)
    let signs = String(repeating: "#", count: 30)
    #expect(run.error == "\r[\(signs)\(dots)] 3/4\r[\(signs)##########] 4/4\r\u{1b}[K")
  }

  @Test func staysAwayFromQuickWork() {
    #expect(run(step: 10, files: 5).error == "")
  }

  @Test func showsOnTerminalsOnly() {
    #expect(run(step: 1000, files: 5, columns: nil).error == "")
    #expect(run(step: 1000, files: 5, "--quiet").error == "")
    #expect(!run(step: 1000, files: 5, "--verbose").error.contains("\r"))
  }

  @Test func makesWayForMessages() {
    let recorder = Recorder()
    var io = recorder.io()
    let clock = Clock(step: 1_000_000_000)
    io.now = { clock.next() }
    io.errorTerminal = .init(columns: 40)
    let console = Console(io: io, color: .never)
    let bar = console.progress(total: 2, Manner())
    bar?.update(done: 1)
    console.fail("something")
    bar?.update(done: 2)
    console.endProgress()
    #expect(recorder.error == "\r[#####.....] 1/2\r\u{1b}[Kiconkit: error: something\n\r[##########] 2/2\r\u{1b}[K")
  }
}

private final class Clock: @unchecked Sendable {
  private let lock = Lock()
  private let step: UInt64
  private var time: UInt64 = 0

  init(step: UInt64) { self.step = step }

  func next() -> UInt64 {
    lock.withLock {
      time += step
      return time
    }
  }
}
