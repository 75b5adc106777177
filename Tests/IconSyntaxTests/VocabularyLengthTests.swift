import IconModel
import Testing

@testable import IconSyntax

@Suite struct VocabularyLengthTests {
  static let lengths: [(String, Double)] = [
    ("12", 12), ("-1.5", -1.5), (" 3 ", 3), ("4px", 4), ("4PX", 4), ("1in", 96), ("2.54cm", 96), ("25.4mm", 96), ("101.6Q", 96),
    ("101.6q", 96), ("72pt", 96), ("6pc", 96), ("2em", 40), ("2ex", 20), ("2ch", 20), ("2rem", 32), ("1e1px", 10), ("0", 0),
  ]

  @Test(arguments: lengths)
  func readsUnits(_ text: String, _ value: Double) throws {
    let length = try Length(text, fontSize: 20)
    #expect(abs(length.value - value) < 1e-12)
    #expect(!length.isPercent)
  }

  @Test func readsPercent() throws {
    let length = try Length("12.5%")
    #expect(length == .percent(12.5))
    #expect(length.resolved(80) == 10)
    #expect(Length.units(7).resolved(80) == 7)
  }

  @Test(arguments: [
    ("", "expected a length such as 12, 1.5px or 50%, found the end", 0..<0),
    ("abc", "expected a length such as 12, 1.5px or 50%, found 'abc'", 0..<3),
    ("1e", "unknown unit 'e': known are px, in, cm, mm, Q, pt, pc, em, rem, ex, ch and %", 1..<2),
    ("44mmx", "unknown unit 'mmx': known are px, in, cm, mm, Q, pt, pc, em, rem, ex, ch and %", 2..<5),
    ("5 px", "expected the end, found 'px'", 2..<4),
    ("5%%", "expected the end, found '%'", 2..<3),
    ("5é", "expected the end, found 'é'", 1..<3),
    ("1,2", "expected the end, found ','", 1..<2),
  ])
  func says(_ text: String, _ message: String, _ range: Range<Int>) {
    #expect(throws: ValueFault(message: message, range: range)) { try Length(text) }
  }

  @Test func measuresPercentagesAlongTheAxes() {
    let size = Size(30, 40)
    #expect(size.extent(along: .horizontal) == 30)
    #expect(size.extent(along: .vertical) == 40)
    #expect(rounded(size.extent(along: .diagonal)) == "35.355")
  }

  static let fontSizes: [(String, Double)] = [
    ("20", 20), ("2em", 20), ("50%", 5), ("medium", 16), ("x-large", 24), ("larger", 12), ("small", 128.0 / 9),
  ]

  @Test(arguments: fontSizes)
  func readsFontSizes(_ text: String, _ size: Double) throws {
    #expect(try FontSizeValue.parse(text, parent: 10) == size)
  }

  @Test func refusesANegativeFontSize() {
    #expect(throws: ValueFault(message: "must not be negative", range: 0..<2)) { try FontSizeValue.parse("-1", parent: 10) }
  }
}
