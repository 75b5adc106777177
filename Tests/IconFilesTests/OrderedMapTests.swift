import IconFiles
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct OrderedMapTests {
  @Test(arguments: [0, 1, 50, 51, 77, 1000, 4099], [nil, 1, 2, 3, 16] as [Int?])
  func resultsComeInOrder(_ count: Int, _ jobs: Int?) {
    var seen: [Int] = []
    OrderedMap.run(count: count, jobs: jobs) { index in
      // Late ones are ready first.
      if index % 7 == 0 { usleep(50) }
      return index * index
    } emit: { index, value in
      #expect(value == index * index)
      seen.append(index)
    }
    #expect(seen == Array(0..<count))
  }

  struct Stop: Error {}

  @Test(arguments: [1, 4]) func anErrorEndsTheWork(_ jobs: Int) {
    let begun = Counter()
    var emitted = 0
    #expect(throws: Stop.self) {
      try OrderedMap.run(count: 100_000, jobs: jobs) { _ in
        begun.add()
      } emit: { (index, _) throws(Stop) in
        if index == 100 { throw Stop() }
        emitted += 1
      }
    }
    #expect(emitted == 100)
    #expect(begun.value < 10_000)
  }

  /// However slow the receiver is, only a few results wait for it.
  @Test func memoryStaysFlat() {
    let begun = Counter()
    var most = 0
    OrderedMap.run(count: 2000, jobs: 4) { _ in
      begun.add()
    } emit: { index, _ in
      if index % 100 == 0 { usleep(2000) }
      most = max(most, begun.value - index)
    }
    #expect(most <= 32 * 4 * 4 + 32 * 4)
  }

  @Test func severalThreadsWork() {
    let threads = Counter()
    OrderedMap.run(count: 200, jobs: 4) { _ in
      usleep(100)
      return UInt(bitPattern: pthread_self().hashValue)
    } emit: { _, thread in
      threads.insert(thread)
    }
    #expect(threads.distinct >= 2)
  }
}

private final class Counter: @unchecked Sendable {
  private let lock = Lock()
  private var count = 0
  private var values = Set<UInt>()

  var value: Int { lock.withLock { count } }
  var distinct: Int { lock.withLock { values.count } }
  func add() { lock.withLock { count += 1 } }
  func insert(_ value: UInt) { lock.withLock { _ = values.insert(value) } }
}
