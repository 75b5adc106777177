import IconFiles
import Testing

/// A job that keeps a diary: which step was done for which number.
private struct Diarist: SteppedJob {
  final class Diary: @unchecked Sendable {
    private let lock = Lock()
    private var lines: [String] = []
    func add(_ line: String) { lock.withLock { lines.append(line) } }
    var all: [String] { lock.withLock { lines } }
  }

  let number: Int
  let diary: Diary
  var isLarge = false
  var value = ""

  static let steps: [@Sendable (inout Diarist) -> Void] = [
    { $0.note("a") },
    {
      $0.note("b")
      $0.isLarge = $0.number == 1
    },
    { $0.note("c") },
  ]

  private mutating func note(_ step: String) {
    diary.add("\(step)\(number)")
    value += step
  }
}

@Suite struct SteppedJobTests {
  @Test func aStepIsDoneForAllBeforeTheNextAndLargeOnesDoNotWait() {
    let diary = Diarist.Diary()
    var values: [String] = []
    OrderedMap.run(count: 12, jobs: 1) {
      Diarist(number: $0, diary: diary)
    } emit: { index, value in
      #expect(index == values.count)
      values.append(value)
    }
    #expect(values == Array(repeating: "abc", count: 12))
    // A quarter of all is taken at a time.
    #expect(diary.all.prefix(9) == ["a0", "a1", "a2", "b0", "b1", "c1", "b2", "c0", "c2"])
  }

  @Test(arguments: [1, 2, 1000, 1033], [1, 2, 5]) func resultsComeInOrder(_ count: Int, _ jobs: Int) {
    let diary = Diarist.Diary()
    var seen: [Int] = []
    OrderedMap.run(count: count, jobs: jobs) {
      Diarist(number: $0, diary: diary)
    } emit: { index, value in
      #expect(value == "abc")
      seen.append(index)
    }
    #expect(seen == Array(0..<count))
    #expect(diary.all.count == 3 * count)
  }

  @Test func oneJobAloneDoesAllSteps() {
    let diary = Diarist.Diary()
    var job = Diarist(number: 7, diary: diary)
    #expect(job.run() == "abc")
    #expect(diary.all == ["a7", "b7", "c7"])
  }
}
