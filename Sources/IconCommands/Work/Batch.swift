import IconFiles
import IconKit

/// What work on one input came to.
struct Outcome: Sendable {
  var messages: Messages
  /// What goes to standard output.
  var output: [UInt8] = []
  /// Whether a file is now what it should be.
  private(set) var hasResults = false

  init(_ manner: Manner) { messages = Messages(manner) }
}

extension Invocation {
  /// Works on all inputs, on several threads where there are many, and prints what comes of them in their order.
  func forEach(_ inputs: Inputs, work: @escaping @Sendable (Input, inout Outcome) -> Void) throws(Failure) -> RunStatus {
    max(inputs.status, try forEach(inputs.inputs, work: work))
  }

  /// The same with things of any kind.
  func forEach<Item: Sendable>(_ all: [Item], work: @escaping @Sendable (Item, inout Outcome) -> Void) throws(Failure) -> RunStatus {
    let manner = manner
    return try gather(count: all.count) { (emit: (Int, Outcome) throws(Failure) -> Void) throws(Failure) in
      try OrderedMap.run(count: all.count, jobs: arguments[CommonOptions.jobs]) { index in
        var outcome = Outcome(manner)
        work(all[index], &outcome)
        return outcome
      } emit: { (index, outcome) throws(Failure) in
        try emit(index, outcome)
      }
    }
  }

  /// The same with work that is done in steps.
  func forEach<Job: SteppedJob>(_ inputs: Inputs, begin: @escaping @Sendable (Input, Manner) -> Job) throws(Failure) -> RunStatus
  where Job.Value == Outcome {
    let (all, manner) = (inputs.inputs, manner)
    let status = try gather(count: all.count) { (emit: (Int, Outcome) throws(Failure) -> Void) throws(Failure) in
      try OrderedMap.run(count: all.count, jobs: arguments[CommonOptions.jobs]) {
        begin(all[$0], manner)
      } emit: { (index, outcome) throws(Failure) in
        try emit(index, outcome)
      }
    }
    return max(inputs.status, status)
  }

  /// Prints what comes of each thing, and shows how far the work is.
  private func gather(
    count: Int, run: (_ emit: (Int, Outcome) throws(Failure) -> Void) throws(Failure) -> Void
  ) throws(Failure) -> RunStatus {
    var status = RunStatus.success
    let bar = console.progress(total: count, manner)
    defer { console.endProgress() }
    try run { (index, outcome) throws(Failure) in
      console.say(outcome.messages.text)
      try console.write(outcome.output)
      status = max(status, outcome.messages.status)
      bar?.update(done: index + 1)
    }
    return status
  }
}

extension Outcome {
  /// Reads an input; nil, and said, where that fails.
  mutating func read(_ input: Input, _ io: CommandIO, limit: Int) -> [UInt8]? {
    do throws(FileError) { return try input.read(io, limit: limit) } catch {
      messages.add(error)
      return nil
    }
  }

  /// Reads a source; nil, and said, where it cannot be read or has errors.
  mutating func readSource(_ input: Input, _ io: CommandIO) -> IconSource? {
    guard let bytes = read(input, io, limit: Limits.source) else { return nil }
    let source = IconSource(name: input.display, bytes: bytes)
    messages.add(source.diagnostics, in: source.text)
    return source.hasErrors ? nil : source
  }

  /// Writes a result, with the folders on the way; says what came of it where that is wanted.
  ///
  /// - Parameter kept: what it must not take the place of; nil where that is what it is for.
  mutating func write(_ bytes: [UInt8], to path: FilePath, keeping kept: KeptFiles?, isPicture: Bool = false) -> Bool {
    do throws(FileError) {
      let outcome = try FileWriter.write(bytes, to: path, creatingFolders: true) {
        kept?.reason(toKeep: $0, $1, isPicture: isPicture)
      }
      hasResults = true
      if messages.manner.isVerbose { messages.say("\(path.display): \(outcome == .written ? "written" : "unchanged")") }
      return true
    } catch {
      messages.add(error)
      return false
    }
  }
}
