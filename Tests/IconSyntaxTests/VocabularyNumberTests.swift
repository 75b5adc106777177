import Testing

@testable import IconSyntax

@Suite struct VocabularyNumberTests {
  /// Reads numbers until none starts; gives them with what is left.
  private func read(_ text: String) -> (numbers: [Double], rest: String) {
    text.scan { scanner in
      var numbers: [Double] = []
      while let number = scanner.number() { numbers.append(number) }
      return (numbers, scanner.text(scanner.index..<scanner.end))
    }
  }

  static let nearest: [(String, Double)] = [
    ("0", 0), ("-0.5", -0.5), ("+7", 7), (".5", 0.5), ("5.", 5), ("007", 7), ("1e3", 1000), ("1E-3", 0.001), ("2.5e+2", 250),
    ("123456789012345678", 123_456_789_012_345_680), ("1e22", 1e22), ("1e23", 1e23), ("9007199254740993", 9_007_199_254_740_992),
    ("0.1", 0.1), ("179769313486231570e291", 1.7976931348623157e308), ("4.9e-324", .leastNonzeroMagnitude), ("1e-400", 0),
    ("1e400", .infinity), ("1e999999999999999999999", .infinity), ("0.000000000000000000000000000000001", 1e-33),
    ("3.14159265358979323846264338327950288", 3.141592653589793),
  ]

  @Test(arguments: nearest)
  func readsTheNearestDouble(_ text: String, _ value: Double) {
    let (numbers, rest) = read(text)
    #expect(numbers == [value])
    #expect(rest == "")
  }

  @Test func readsNumbersThatRunTogether() {
    let (numbers, rest) = read("1.5.5-3e2-.25+4")
    #expect(numbers == [1.5, 0.5, -300, -0.25, 4])
    #expect(rest == "")
  }

  @Test(arguments: ["", "-", "+", ".", "-.", "e5", "x", "+-1", "--1", " 1"])
  func findsNoNumber(_ text: String) {
    let (numbers, rest) = read(text)
    #expect(numbers == [])
    #expect(rest == text)
  }

  static let units: [(String, Double, String)] = [
    ("2em", 2, "em"), ("2ex", 2, "ex"), ("1e", 1, "e"), ("1e-", 1, "e-"), ("1e+x", 1, "e+x"), ("3.px", 3, "px"),
  ]

  @Test(arguments: units)
  func leavesWhatIsNoExponent(_ text: String, _ value: Double, _ left: String) {
    let (numbers, rest) = read(text)
    #expect(numbers == [value])
    #expect(rest == left)
  }

  /// The standard library's reader is taken for right; the fast way must agree with it in every bit.
  @Test func agreesWithTheStandardLibrary() {
    var state: UInt64 = 0x1234_5678_9ABC_DEF1
    func random(_ below: UInt64) -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state % below
    }
    for _ in 0..<20_000 {
      var text = random(2) == 0 ? "-" : ""
      let digits = 1 + random(20)
      let point = random(digits + 1)
      for i in 0..<digits {
        if i == point, i > 0 { text += "." }
        text += "\(random(10))"
      }
      if random(3) == 0 { text += "e\(Int(random(60)) - 30)" }
      #expect(read(text).numbers == [Double(text) ?? .nan], "\(text)")
    }
  }
}
