import IconModel
import Testing

@testable import IconSyntax

@Suite struct VocabularyValueTests {
  static let shares: [(String, Double)] = [
    ("0.5", 0.5), ("50%", 0.5), ("1.5", 1), ("-1", 0), ("150%", 1), (" .25 ", 0.25), ("1e-1", 0.1), ("1e999", 1),
  ]

  @Test(arguments: shares)
  func readsShares(_ text: String, _ value: Double) throws { #expect(try ShareValue.parse(text) == value) }

  @Test func refusesOtherShares() {
    #expect(throws: ValueFault(message: "expected a number from 0 to 1 or a percentage, found 'null'", range: 0..<4)) {
      try ShareValue.parse("null")
    }
    #expect(throws: ValueFault(message: "expected the end, found 'mm'", range: 3..<5)) { try ShareValue.parse("0.1mm") }
  }

  @Test func readsNumbers() throws {
    #expect(try NumberValue.parse(" 4.5 ") == 4.5)
    #expect(throws: ValueFault(message: "must be at least 1", range: 0..<3)) { try NumberValue.parse("0.9", atLeast: 1) }
    #expect(throws: ValueFault(message: "expected the end, found '%'", range: 2..<3)) { try NumberValue.parse("20%") }
    #expect(throws: ValueFault(message: "expected a number, found 'x'", range: 0..<1)) { try NumberValue.parse("x") }
  }

  static let dashes: [(String, [Length])] = [
    ("none", []), ("", []), (" NONE ", []), ("5", [.units(5)]), ("5 3.5", [.units(5), .units(3.5)]),
    ("5,3.5 , 1", [.units(5), .units(3.5), .units(1)]),
    ("10% 1em", [.percent(10), .units(20)]), ("0 0", [.zero, .zero]),
  ]

  @Test(arguments: dashes)
  func readsDashes(_ text: String, _ expected: [Length]) throws { #expect(try DashValue.parse(text, fontSize: 20) == expected) }

  static let dashFaults: [(String, String, Range<Int>)] = [
    ("4 -1", "a dash must not be negative", 2..<4), ("4,", "expected a length after ',', found the end", 2..<2),
    ("4,,5", "expected a length such as 12, 1.5px or 50%, found ','", 2..<3), ("dotted", "expected none or lengths, found 'dotted'", 0..<6),
    ("4 none", "expected a length such as 12, 1.5px or 50%, found 'none'", 2..<6),
  ]

  @Test(arguments: dashFaults)
  func refusesDashes(_ text: String, _ message: String, _ range: Range<Int>) {
    #expect(throws: ValueFault(message: message, range: range)) { try DashValue.parse(text) }
  }

  @Test(arguments: ["0 0 24 24", "0,0,24,24", " 0 , 0 , 24 24 ", "0-0 24 24", "0 0 2.4e1 24"])
  func readsViewBoxes(_ text: String) throws {
    #expect(try ViewBoxValue.parse(text) == Rect(x: 0, y: 0, width: 24, height: 24))
  }

  static let viewBoxFaults: [(String, String, Range<Int>)] = [
    ("0 0 24", "expected four numbers: x, y, width, height, found the end", 6..<6), ("0 0 0 24", "width must be above 0", 4..<5),
    ("0 0 24 -1", "height must be above 0", 7..<9), ("0 0 24 24 5", "expected the end, found '5'", 10..<11),
    ("0 0 24px 24", "expected four numbers: x, y, width, height, found 'px'", 6..<8),
  ]

  @Test(arguments: viewBoxFaults)
  func refusesViewBoxes(_ text: String, _ message: String, _ range: Range<Int>) {
    #expect(throws: ValueFault(message: message, range: range)) { try ViewBoxValue.parse(text) }
  }

  @Test(arguments: [
    ("none", "3 0 0 1 0 0"), ("xMidYMid", "1 0 0 1 20 0"), ("xMinYMid meet", "1 0 0 1 0 0"), ("xMaxYMax", "1 0 0 1 40 0"),
    ("xMidYMid slice", "3 0 0 3 0 -20"), ("xMinYMin slice", "3 0 0 3 0 0"), ("xMidYMax slice", "3 0 0 3 0 -40"),
    (" defer  none ", "3 0 0 1 0 0"),
    ("none slice", "3 0 0 1 0 0"),
  ])
  func fits(_ text: String, _ matrix: String) throws {
    let ratio = try AspectRatio.parse(text)
    #expect(ratio.transform(from: Rect(x: 0, y: 0, width: 20, height: 20), to: Size(60, 20)).text == matrix)
  }

  @Test func fitsABoxThatIsNotAtTheOrigin() {
    let matrix = AspectRatio().transform(from: Rect(x: -5, y: 10, width: 10, height: 10), to: Size(20, 20))
    #expect(matrix.text == "2 0 0 2 10 -20")
  }

  @Test func refusesOtherAspectRatios() {
    #expect(throws: ValueFault(message: "expected none or an alignment such as xMidYMid, found 'xMid'", range: 0..<4)) {
      try AspectRatio.parse("xMid")
    }
    #expect(throws: ValueFault(message: "expected meet or slice, found 'fill'", range: 9..<13)) { try AspectRatio.parse("xMidYMid fill") }
    #expect(throws: ValueFault(message: "expected the end, found 'x'", range: 14..<15)) { try AspectRatio.parse("xMidYMid meet x") }
  }

  @Test(arguments: [("butt", LineCap.butt), (" round ", .round), ("SQUARE", .square)])
  func readsKeywords(_ text: String, _ cap: LineCap) throws { #expect(try Words.lineCap.parse(text) == cap) }

  @Test func saysWhichKeywordsThereAre() {
    #expect(throws: ValueFault(message: "expected butt, round or square, found 'bevel'", range: 0..<5)) { try Words.lineCap.parse("bevel") }
    #expect(throws: ValueFault(message: "expected the end, found 'x'", range: 5..<6)) { try Words.lineCap.parse("butt x") }
    // These are SVG's own, not CSS's: capitals count.
    #expect(throws: ValueFault(message: "expected userSpaceOnUse or objectBoundingBox, found 'userspaceonuse'", range: 0..<14)) {
      try Words.units.parse("userspaceonuse")
    }
  }

  @Test(arguments: [
    ("normal", PaintOrder(first: .fill, second: .stroke, third: .markers)),
    ("stroke", PaintOrder(first: .stroke, second: .fill, third: .markers)),
    ("markers", PaintOrder(first: .markers, second: .fill, third: .stroke)),
    ("fill markers", PaintOrder(first: .fill, second: .markers, third: .stroke)),
    ("markers STROKE fill", PaintOrder(first: .markers, second: .stroke, third: .fill)),
  ])
  func readsPaintOrders(_ text: String, _ order: PaintOrder) throws { #expect(try PaintOrder.parse(text) == order) }

  @Test func refusesOtherPaintOrders() {
    #expect(throws: ValueFault(message: "stroke is named twice", range: 7..<13)) { try PaintOrder.parse("stroke stroke") }
    #expect(throws: ValueFault(message: "expected normal, fill, stroke or markers, found 'x'", range: 7..<8)) {
      try PaintOrder.parse("stroke x")
    }
    #expect(throws: ValueFault(message: "expected normal, fill, stroke or markers, found the end", range: 0..<0)) {
      try PaintOrder.parse("")
    }
  }

  @Test func findsEveryName() {
    for name in AttributeName.allCases { #expect(AttributeName.table[name.rawValue] == name) }
    for name in ElementName.allCases { #expect(ElementName.table[name.rawValue] == name) }
    #expect(AttributeName.table["stroke-widht"] == nil)
    #expect(AttributeName.table[""] == nil)
    #expect(ElementName.table["Rect"] == nil)
  }

  @Test func cutsLongExcerpts() {
    #expect(Excerpt.of("a\nb\u{7F}c") == "a b c")
    #expect(Excerpt.of(String(repeating: "é", count: 32)) == String(repeating: "é", count: 32))
    #expect(Excerpt.of(String(repeating: "é", count: 33)) == String(repeating: "é", count: 32) + "…")
  }

  @Test func groupsThousands() {
    #expect([0, 999, 1000, 1_000_000].map { "\(Grouped($0))" } == ["0", "999", "1,000", "1,000,000"])
  }
}
