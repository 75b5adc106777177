import IconModel
import Testing

@testable import IconSyntax

@Suite struct VocabularyTransformTests {
  static let transforms: [(String, String)] = [
    ("", "1 0 0 1 0 0"), ("none", "1 0 0 1 0 0"), (" none ", "1 0 0 1 0 0"),
    ("translate(5)", "1 0 0 1 5 0"), ("translate(5 6)", "1 0 0 1 5 6"), ("translate(5,6)", "1 0 0 1 5 6"),
    ("translate( 5 , 6 )", "1 0 0 1 5 6"),
    ("translate(5-6)", "1 0 0 1 5 -6"), ("translateX(5px)", "1 0 0 1 5 0"), ("translateY(5)", "1 0 0 1 0 5"),
    ("scale(2)", "2 0 0 2 0 0"), ("scale(2 3)", "2 0 0 3 0 0"), ("scaleX(2)", "2 0 0 1 0 0"), ("scaleY(2)", "1 0 0 2 0 0"),
    ("rotate(90)", "0 1 -1 0 0 0"), ("rotate(-90)", "0 -1 1 0 0 0"), ("rotate(180deg)", "-1 0 0 -1 0 0"),
    ("rotate(0.25turn)", "0 1 -1 0 0 0"),
    ("rotate(100grad)", "0 1 -1 0 0 0"), ("rotate(90 15 15)", "0 1 -1 0 30 0"), ("rotate(45)", "0.707 0.707 -0.707 0.707 0 0"),
    ("skewX(45)", "1 0 1 1 0 0"), ("skewY(45)", "1 1 0 1 0 0"), ("skew(45deg)", "1 0 1 1 0 0"), ("SCALE(2)", "2 0 0 2 0 0"),
    ("matrix(1 2 3 4 5 6)", "1 2 3 4 5 6"), ("matrix(1,2,3,4,5,6)", "1 2 3 4 5 6"), ("matrix(1-2 3-4 5-6)", "1 -2 3 -4 5 -6"),
    // The outermost comes first.
    ("translate(5 6) scale(2)", "2 0 0 2 5 6"), ("scale(2)translate(5 6)", "2 0 0 2 10 12"),
    (" translate (5 5) , scale (2) ", "2 0 0 2 5 5"),
  ]

  @Test(arguments: transforms)
  func reads(_ text: String, _ matrix: String) throws {
    let value = try TransformValue.parse(text)
    #expect(value.matrix.text == matrix)
    #expect(!value.usesPercent)
  }

  @Test func turnsByQuartersExactly() throws {
    #expect(try TransformValue.parse("rotate(90)").matrix == Transform(a: 0, b: 1, c: -1, d: 0, e: 0, f: 0))
    #expect(try TransformValue.parse("rotate(-450)").matrix == Transform(a: 0, b: -1, c: 1, d: 0, e: 0, f: 0))
  }

  @Test func takesPercentOfTheBox() throws {
    let value = try TransformValue.parse("translate(50%, 10%)", box: Size(30, 40))
    #expect(value.matrix == .translation(15, 4))
    #expect(value.usesPercent)
  }

  static let faults: [(String, String, Range<Int>)] = [
    ("qwe", "expected a transform: translate, scale, rotate, skewX, skewY or matrix, found 'qwe'", 0..<3),
    ("translate", "expected '(' after translate, found the end", 9..<9),
    ("translate(", "expected a length such as 12, 1.5px or 50%, found the end", 10..<10),
    ("translate()", "translate takes 1 or 2 numbers, not 0", 0..<11),
    ("translate(1 2 3)", "expected ')' after 2 numbers of translate, found '3'", 14..<15),
    ("rotate(1 2)", "rotate takes 1 or 3 numbers, not 2", 0..<11),
    ("matrix(1 2 3)", "matrix takes 6 numbers, not 3", 0..<13),
    ("skewX()", "skewX takes 1 number, not 0", 0..<7),
    ("scale(2x)", "expected a number, found 'x'", 7..<8),
    ("scale(2,)", "expected a number after ',', found ')'", 8..<9),
    ("scale(2),", "expected a transform after ',', found the end", 9..<9),
    ("rotate(5furlong)", "unknown unit 'furlong': known are deg, grad, rad and turn", 8..<15),
    ("rotate3d(1,1,1,45deg)", "expected a transform: translate, scale, rotate, skewX, skewY or matrix, found 'rotate3d'", 0..<8),
    ("scale(2) none", "expected a transform: translate, scale, rotate, skewX, skewY or matrix, found 'none'", 9..<13),
  ]

  @Test(arguments: faults)
  func says(_ text: String, _ message: String, _ range: Range<Int>) {
    #expect(throws: ValueFault(message: message, range: range)) { try TransformValue.parse(text) }
  }

  static let origins: [(String, Double, Double)] = [
    ("0 0", 10, 20), ("center", 25, 40), ("left", 10, 40), ("right", 40, 40), ("top", 25, 20), ("bottom", 25, 60), ("5 6", 15, 26),
    ("50% 25%", 25, 30), ("right bottom", 40, 60), ("bottom right", 40, 60), ("top center", 25, 20), ("center left", 10, 40),
    ("5", 15, 40), ("left 5", 10, 25), ("5 bottom", 15, 60), ("1px 2px 3px", 11, 22), (" RIGHT  TOP ", 40, 20),
  ]

  @Test(arguments: origins)
  func readsOrigins(_ text: String, _ x: Double, _ y: Double) throws {
    let origin = try TransformOrigin.parse(text, fontSize: 16)
    #expect(origin.resolved(in: Rect(x: 10, y: 20, width: 30, height: 40)) == Point(x, y))
  }

  static let originFaults: [(String, String, Range<Int>)] = [
    ("middle", "expected left, center, right, top, bottom or a length, found 'middle'", 0..<6),
    ("left right", "expected a place across, then a place down", 0..<10), ("top 5", "expected a place across, then a place down", 0..<5),
    ("top bottom", "expected a place across, then a place down", 0..<10), ("1 2 3 4", "expected the end, found '4'", 6..<7),
    ("5furlong", "unknown unit 'furlong': known are px, in, cm, mm, Q, pt, pc, em, rem, ex, ch and %", 1..<8),
  ]

  @Test(arguments: originFaults)
  func refusesOrigins(_ text: String, _ message: String, _ range: Range<Int>) {
    #expect(throws: ValueFault(message: message, range: range)) { try TransformOrigin.parse(text, fontSize: 16) }
  }
}
