import IconFiles
import IconKit
import Testing

@testable import IconCommands

@Suite struct ValueTests {
  @Test(arguments: [
    ("30", 30.0, 30.0), ("48x32", 48, 32), ("48X32", 48, 32), ("48×32", 48, 32), ("22.5", 22.5, 22.5), (".5x10000", 0.5, 10000),
  ])
  func sizes(_ text: String, _ width: Double, _ height: Double) throws {
    #expect(try ValueKind<Size>.size.parse(text) == Size(width, height))
  }

  @Test(arguments: [
    "", "x", "30x", "x30", "30x30x30", "0", "0x5", "-3", "+3", "1e3", "nan", "inf", "0x10x3", "10001", "3 0", "٣", "1.2.3", ".",
    "99999999999999999",
  ])
  func noSizes(_ text: String) {
    let error = #expect(throws: BadValue.self) { try ValueKind<Size>.size.parse(text) }
    #expect(error?.reason == "expected a size in points, up to 10000 a side, such as 30 or 48x32, got '\(text)'")
  }

  @Test(arguments: [("1", [1.0]), ("1,2,3", [1, 2, 3]), ("3,1", [3, 1]), ("1.5", [1.5]), ("2,2,1,2", [2, 1]), ("64", [64])])
  func scales(_ text: String, _ scales: [Double]) throws {
    #expect(try ValueKind<[Double]>.scales.parse(text) == scales)
  }

  @Test(arguments: ["", ",", "1,", ",1", "0", "65", "2x", "@2x", "1;2", "-1", "nan"]) func noScales(_ text: String) {
    let error = #expect(throws: BadValue.self) { try ValueKind<[Double]>.scales.parse(text) }
    #expect(error?.reason == "expected scales such as 2 or 1,2,3, got '\(text)'")
  }

  @Test func rules() throws {
    #expect(try ValueKind<Rule>.rule.list("RULE,…").parse("size,off-center").map(\.id) == ["size", "off-center"])
    let error = #expect(throws: BadValue.self) { try ValueKind<Rule>.rule.list("RULE,…").parse("size,of-center") }
    #expect(error?.reason == "unknown rule 'of-center' (did you mean 'off-center'?)")
  }

  @Test func choices() throws {
    #expect(try ValueKind<OutputForm>.choice("FORM").parse("mask") == .mask)
    let error = #expect(throws: BadValue.self) { try ValueKind<OutputForm>.choice("FORM").parse("Mask") }
    #expect(error?.reason == "expected template, mask or color, got 'Mask'")
    let color = #expect(throws: BadValue.self) { try ValueKind<OutputForm>.choice("FORM", except: .color).parse("color") }
    #expect(color?.reason == "expected template or mask, got 'color'")
  }

  @Test func reports() throws {
    let kind = ValueKind<ReportTarget>.report
    #expect(try kind.parse("json").file == nil)
    let request = try kind.parse("json=a=b.json")
    #expect(request.format == .json)
    #expect(request.file == "a=b.json")
    #expect(#expect(throws: BadValue.self) { try kind.parse("jsn=x") }?.reason == "unknown report format 'jsn' (did you mean 'json'?)")
    #expect(#expect(throws: BadValue.self) { try kind.parse("json=") }?.reason == "the name of the file is missing behind 'json='")
  }

  @Test(
    arguments: [
      ("rendr", "render"), ("redner", "render"), ("LINT", "lint"), ("formatt", "format"), ("ls", nil), ("", nil),
      (String(repeating: "x", count: 100_000), nil),
    ] as [(String, String?)])
  func suggestions(_ word: String, _ expected: String?) {
    #expect(NearestName.find(word, among: ["render", "lint", "format", "completions"]) == expected)
  }
}
