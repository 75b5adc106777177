import IconKit

/// Faults of one kind, that a rule is to find.
struct FaultFamily: Sendable {
  /// The rule's id.
  var rule: String
  /// The least level that counts as found.
  var level: Severity = .warning
  var variants: [Variant]

  /// A way to make the fault.
  struct Variant: Sendable {
    var name: String
    /// A source with the fault; nil where these random numbers give none.
    var make: @Sendable (inout Dice) -> FaultySource?

    init(_ name: String, _ make: @escaping @Sendable (inout Dice) -> FaultySource?) {
      self.name = name
      self.make = make
    }
  }

  /// All families: one file and one line here for each.
  static let all: [FaultFamily] = OverlapFaults.families + GapFaults.families + ColorFaults.families
}

/// A source with a fault.
struct FaultySource: Sendable {
  var name: String
  var text: String
  /// The line of the shape that is to be named; nil where any will do.
  var line: Int?

  /// A source of svgspec, 30x30, with what is drawn line by line.
  ///
  /// - Parameter faulty: the index of the faulty statement, counted from the end: -1 is the last one.
  init(_ root: String = "", _ statements: [String], faulty: Int? = -1) {
    name = "fault.svgspec"
    text = (["icon width=30 height=30 \(root)"] + statements).joined(separator: "\n") + "\n"
    line = faulty.map { statements.count + 2 + $0 }
  }

  /// An SVG.
  init(svg: String) {
    name = "fault.svg"
    text = svg
  }
}

/// Random numbers that are the same in every run (SplitMix64).
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number of so many decimals.
  mutating func number(_ range: ClosedRange<Double>, decimals: Int = 2) -> Double {
    let factor = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
    return (Double.random(in: range, using: &self) * factor).rounded() / factor
  }

  mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[Int.random(in: 0..<elements.count, using: &self)] }
}
