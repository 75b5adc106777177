/// A number that a rule compares with; profiles and the configuration may replace it.
public struct Threshold: Sendable, Hashable {
  /// The rule's id, a dot and a name: `faint.alpha`.
  public let key: String
  public let value: Double
  /// What a replacement may be.
  public let allowed: ClosedRange<Double>
  /// What the number means, with its unit.
  public let summary: String

  /// Makes a threshold.
  init(_ key: String, _ value: Double, in allowed: ClosedRange<Double>, _ summary: String) {
    self.key = key
    self.value = value
    self.allowed = allowed
    self.summary = summary
  }
}
