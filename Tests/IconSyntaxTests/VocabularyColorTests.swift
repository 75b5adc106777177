import IconModel
import Testing

@testable import IconSyntax

@Suite struct VocabularyColorTests {
  /// A colour's parts as bytes, rounded.
  private func bytes(_ text: String) throws -> [Int] {
    guard case .color(let color) = try ColorValue.parse(text) else { return [] }
    return [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
  }

  static let colors: [(String, [Int])] = [
    ("black", [0, 0, 0, 255]), ("white", [255, 255, 255, 255]), ("green", [0, 128, 0, 255]), ("ReBeccaPurple", [102, 51, 153, 255]),
    ("transparent", [0, 0, 0, 0]), ("slategrey", [112, 128, 144, 255]), ("yellowgreen", [154, 205, 50, 255]), (" red ", [255, 0, 0, 255]),
    ("#1af", [17, 170, 255, 255]), ("#1AF8", [17, 170, 255, 136]), ("#01a2fe", [1, 162, 254, 255]), ("#01a2fe80", [1, 162, 254, 128]),
    ("rgb(1,2,3)", [1, 2, 3, 255]), ("rgb( 1 , 2 , 3 )", [1, 2, 3, 255]), ("rgb(100%,50%,0%)", [255, 128, 0, 255]),
    ("rgb(300,-5,3.4)", [255, 0, 3, 255]), ("rgba(1,2,3,.5)", [1, 2, 3, 128]), ("rgba(1,2,3,50%)", [1, 2, 3, 128]),
    ("rgba(1,2,3)", [1, 2, 3, 255]), ("rgb(1,2,3,9)", [1, 2, 3, 255]), ("rgb(1 2 3)", [1, 2, 3, 255]),
    ("rgb(1 2 3 / 50%)", [1, 2, 3, 128]),
    ("rgb(1 2 3/0.5)", [1, 2, 3, 128]), ("rgb(100% 2 none)", [255, 2, 0, 255]), ("RGB(1 2 3 / none)", [1, 2, 3, 0]),
    ("hsl(120,100%,25%)", [0, 128, 0, 255]), ("hsl(120,200%,25%)", [0, 128, 0, 255]), ("hsl(360,100%,25%)", [128, 0, 0, 255]),
    ("hsl(-120 100% 50%)", [0, 0, 255, 255]), ("hsla(0.5turn 100% 50% / .5)", [0, 255, 255, 128]),
    ("hsl(90deg, 0%, 50%)", [128, 128, 128, 255]),
    ("hsl(0 100 50)", [255, 0, 0, 255]), ("hwb(0 0% 0%)", [255, 0, 0, 255]), ("hwb(120 50% 25%)", [128, 191, 128, 255]),
    ("hwb(0 100% 100%)", [128, 128, 128, 255]),
  ]

  @Test(arguments: colors)
  func reads(_ text: String, _ expected: [Int]) throws { #expect(try bytes(text) == expected) }

  @Test func knowsEveryName() throws {
    // CSS Color 4, 6.1: 148 names; of grey and gray, aqua and cyan, fuchsia and magenta each pair is one colour.
    #expect(try bytes("grey") == bytes("gray"))
    #expect(try bytes("aqua") == bytes("cyan"))
    #expect(try bytes("fuchsia") == bytes("magenta"))
    #expect(ColorNames.table.count == 148)
  }

  @Test func knowsTheCurrentColor() throws {
    #expect(try ColorValue.parse("currentColor") == .currentColor)
    #expect(try ColorValue.parse("CURRENTCOLOR") == .currentColor)
    #expect(ColorValue.currentColor.resolved(.white) == .white)
    #expect(ColorValue.color(.black).resolved(.white) == .black)
  }

  static let faults: [(String, String, Range<Int>)] = [
    ("", "expected a colour such as red, #f00 or rgb(255 0 0), found the end", 0..<0),
    ("redd", "expected a colour such as red, #f00 or rgb(255 0 0), found 'redd'", 0..<4),
    ("#", "expected 3, 4, 6 or 8 hexadecimal digits after '#'", 0..<1),
    ("#aaz", "expected 3, 4, 6 or 8 hexadecimal digits after '#'", 0..<4),
    ("#12345", "expected 3, 4, 6 or 8 hexadecimal digits after '#'", 0..<6),
    ("#fff;", "expected the end, found ';'", 4..<5), ("rgb(1,2)", "expected ',', found ')'", 7..<8),
    ("rgb(1 2,3)", "expected a value without ',' before it, found '3'", 8..<9), ("rgb(1,2 3)", "expected ',', found '3'", 8..<9),
    ("rgb(0, 50%, 0)", "numbers and percentages must not be mixed", 7..<10), ("rgb(1,2,3", "expected ')', found the end", 9..<9),
    ("rgb(a)", "expected a number or a percentage, found 'a'", 4..<5), ("hsl(1,2,3)", "expected a percentage", 6..<7),
    ("hsl(1,2%,3%", "expected ')', found the end", 11..<11), ("hwb(0,0%,0%)", "expected a space, found '0'", 6..<7),
    ("hsl(5furlong 1% 1%)", "unknown unit 'furlong': known are deg, grad, rad and turn", 5..<12),
    ("rgb(1 2 3 / x)", "expected a number from 0 to 1 or a percentage, found 'x'", 12..<13),
    ("lab(1 2 3)", "expected a colour such as red, #f00 or rgb(255 0 0), found 'lab'", 0..<3),
  ]

  @Test(arguments: faults)
  func says(_ text: String, _ message: String, _ range: Range<Int>) {
    #expect(throws: ValueFault(message: message, range: range)) { try ColorValue.parse(text) }
  }
}
