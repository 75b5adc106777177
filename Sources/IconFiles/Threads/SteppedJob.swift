/// Work on one thing that is done in steps.
///
/// Each step is done for a handful of things before the next one begins, so that the code and the tables that it needs stay in the processor's
/// caches: a thousand small icons are rendered in six sevenths of the time.
public protocol SteppedJob: SendableMetatype {
  associatedtype Value: Sendable

  /// What is done, one after the other.
  static var steps: [@Sendable (inout Self) -> Void] { get }
  /// Whether it holds so much memory that it is to be ended before others go on.
  var isLarge: Bool { get }
  /// What it has come to once all steps are done.
  var value: Value { get }
}

// Inlinable, for otherwise the types that are made of jobs would be put together when the program runs: one icon alone would take a
// twentieth longer.
extension SteppedJob {
  /// Does all steps.
  @inlinable public mutating func run() -> Value {
    for step in Self.steps { step(&self) }
    return value
  }

  /// Does all steps of the jobs with the numbers of a range.
  ///
  /// - Returns: what they have come to, in their order.
  @inlinable static func run(_ numbers: Range<Int>, begin: (Int) -> Self) -> [Value] {
    if numbers.count == 1 {
      var job = begin(numbers.lowerBound)
      return [job.run()]
    }
    var jobs = numbers.map(begin)
    var waiting = Array(jobs.indices)
    var steps = Self.steps[...]
    while let step = steps.popFirst() {
      waiting.removeAll { index in
        step(&jobs[index])
        guard jobs[index].isLarge else { return false }
        for step in steps { step(&jobs[index]) }
        return true
      }
    }
    return jobs.map(\.value)
  }
}
