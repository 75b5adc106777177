/// A count with commas between its thousands: `1,000,000`.
public struct Grouped: Sendable, Hashable, CustomStringConvertible {
  /// The count.
  public let value: Int

  /// Makes a count to be written.
  public init(_ value: Int) { self.value = value }

  /// The digits in groups of three.
  public var description: String {
    let digits = Array(String(value.magnitude))
    var out = value < 0 ? "-" : ""
    for (i, digit) in digits.enumerated() {
      if i > 0, (digits.count - i) % 3 == 0 { out.append(",") }
      out.append(digit)
    }
    return out
  }
}
