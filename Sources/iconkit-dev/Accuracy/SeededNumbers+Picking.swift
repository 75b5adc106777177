import TestSupport

extension SeededNumbers {
  /// A whole number.
  mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// A number of so many thousandths.
  mutating func number(_ range: ClosedRange<Double>) -> Double { (Double.random(in: range, using: &self) * 1000).rounded() / 1000 }

  mutating func flip() -> Bool { Bool.random(using: &self) }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[whole(0...values.count - 1)] }
}
