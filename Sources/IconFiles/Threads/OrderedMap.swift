#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Works on many things at one time, and hands the results over in order.
public enum OrderedMap {
  /// Up to here one thread is as fast: starting another costs as much as some icons.
  public static let alone = 50

  /// How many processors there are to work with.
  public static var processors: Int { max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN))) }

  /// Computes `work` for `0 ..< count` on several threads, the caller's among them, and calls `emit` for each result, on the caller's thread
  /// and in the order of the indices.
  ///
  /// Only so many results wait for their turn as keep the threads busy. When `emit` throws, the rest is not begun.
  /// - Parameter jobs: the number of threads wanted; nil for one a processor.
  @inlinable public static func run<Value: Sendable, Failure: Error>(
    count: Int, jobs: Int? = nil, work: @escaping @Sendable (Int) -> Value, emit: (Int, Value) throws(Failure) -> Void
  ) throws(Failure) {
    try run(count: count, jobs: jobs, chunks: { $0.map(work) }, emit: emit)
  }

  /// The same with work that is done in steps.
  @inlinable public static func run<Job: SteppedJob, Failure: Error>(
    count: Int, jobs: Int? = nil, begin: @escaping @Sendable (Int) -> Job, emit: (Int, Job.Value) throws(Failure) -> Void
  ) throws(Failure) {
    try run(count: count, jobs: jobs, chunks: { Job.run($0, begin: begin) }, emit: emit)
  }

  @inlinable static func run<Value: Sendable, Failure: Error>(
    count: Int, jobs: Int?, chunks work: @escaping @Sendable (Range<Int>) -> [Value], emit: (Int, Value) throws(Failure) -> Void
  ) throws(Failure) {
    // A thread for fewer than half of `alone` is not worth starting.
    let wanted = count <= alone ? 1 : max(1, min(jobs ?? processors, count / (alone / 2)))
    let size = max(1, min(32, count / (wanted * 4)))
    if wanted == 1 {
      for start in stride(from: 0, to: count, by: size) {
        for (offset, value) in work(start..<min(start + size, count)).enumerated() { try emit(start + offset, value) }
      }
      return
    }
    try run(count: count, size: size, threads: wanted, chunks: work, emit: emit)
  }

  @usableFromInline static func run<Value: Sendable, Failure: Error>(
    count: Int, size: Int, threads wanted: Int, chunks work: @escaping @Sendable (Range<Int>) -> [Value],
    emit: (Int, Value) throws(Failure) -> Void
  ) throws(Failure) {
    let queue = ChunkQueue(count: count, size: size, threads: wanted, work: work)
    let threads = (1..<wanted).compactMap { _ in WorkerThread { queue.drain() } }
    defer {
      queue.stop()
      for thread in threads { thread.join() }
    }
    while let step = queue.next() {
      switch step {
      case .results(let start, let values):
        for (offset, value) in values.enumerated() { try emit(start + offset, value) }
      case .chunk(let chunk): queue.work(on: chunk)
      }
    }
  }
}

/// Hands out indices in chunks, which costs a lock each, and gathers the results.
private final class ChunkQueue<Value: Sendable>: @unchecked Sendable {
  /// Smaller chunks cost more than they spare.
  private static var smallest: Int { 4 }

  private let lock = Lock()
  private let count: Int
  private let size: Int
  private let threads: Int
  private let window: Int
  private let work: @Sendable (Range<Int>) -> [Value]
  // What the lock guards:
  private var taken = 0
  private var handed = 0
  private var ready: [Int: [Value]] = [:]
  private var isStopped = false

  init(count: Int, size: Int, threads: Int, work: @escaping @Sendable (Range<Int>) -> [Value]) {
    self.count = count
    self.work = work
    self.size = size
    self.threads = threads
    window = size * threads * 4
  }

  /// What the caller's thread does next.
  enum Step {
    /// Hand these over: their turn has come.
    case results(start: Int, [Value])
    /// Compute these.
    case chunk(Range<Int>)
  }

  /// What a thread does until nothing is left.
  func drain() {
    while let chunk = lock.withLock({ waitForChunk() }) { work(on: chunk) }
  }

  /// Computes a chunk.
  func work(on chunk: Range<Int>) {
    let values = work(chunk)
    lock.withLock {
      ready[chunk.lowerBound] = values
      lock.wakeAll()
    }
  }

  /// The next step of the caller's thread; nil once all results are handed over.
  func next() -> Step? {
    lock.withLock {
      if handed == count { return nil }
      while true {
        if let values = ready.removeValue(forKey: handed) {
          let start = handed
          handed += values.count
          lock.wakeAll()
          return .results(start: start, values)
        }
        if let chunk = chunk() { return .chunk(chunk) }
        lock.wait()
      }
    }
  }

  func stop() {
    lock.withLock {
      isStopped = true
      lock.wakeAll()
    }
  }

  private func waitForChunk() -> Range<Int>? {
    while !isStopped && taken < count {
      if let chunk = chunk() { return chunk }
      lock.wait()
    }
    return nil
  }

  /// The next chunk; nil where there is none, or where too many results wait for their turn.
  private func chunk() -> Range<Int>? {
    guard taken < count, taken < handed + window else { return nil }
    // Smaller ones towards the end, so that no thread waits long for the last.
    let fair = (count - taken) / (2 * threads)
    let chunk = taken..<min(taken + max(min(size, fair), min(size, Self.smallest)), count)
    taken = chunk.upperBound
    return chunk
  }
}
