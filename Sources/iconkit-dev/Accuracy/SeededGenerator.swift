/// Random numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A whole number.
  mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// A number of so many thousandths.
  mutating func number(_ range: ClosedRange<Double>) -> Double { (Double.random(in: range, using: &self) * 1000).rounded() / 1000 }

  mutating func flip() -> Bool { Bool.random(using: &self) }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[whole(0...values.count - 1)] }
}
