import IconModel
import Testing

@testable import IconSyntax

@Suite struct VocabularyPathTests {
  private func path(_ text: String) -> PathData { PathData.parse(text, limits: .standard) }

  static let outlines: [(String, String)] = [
    ("", ""), ("  ", ""), ("none", ""),
    ("M1 2", "M1,2"), ("m1 2", "M1,2"), ("M1,2L3,4", "M1,2 L3,4"),
    ("M1 2 3 4 5 6", "M1,2 L3,4 L5,6"), ("m1 2 3 4 5 6", "M1,2 L4,6 L9,12"),
    ("M1 2l3 4-1-1", "M1,2 L4,6 L3,5"),
    ("M1 2H5h2V9v-1", "M1,2 L5,2 L7,2 L7,9 L7,8"),
    ("M0 0H1 2 3", "M0,0 L1,0 L2,0 L3,0"),
    ("M0 0C1 2 3 4 5 6", "M0,0 C1,2 3,4 5,6"), ("M1 1c1 2 3 4 5 6", "M1,1 C2,3 4,5 6,7"),
    ("M0 0C1 2 3 4 5 6S8 9 9 9", "M0,0 C1,2 3,4 5,6 C7,8 8,9 9,9"), ("M0 0C1 2 3 4 5 6s3 3 4 3", "M0,0 C1,2 3,4 5,6 C7,8 8,9 9,9"),
    ("M1 1S3 3 4 4", "M1,1 C1,1 3,3 4,4"), ("M1 1Q2 2 3 3S5 5 6 6", "M1,1 C1.667,1.667 2.333,2.333 3,3 C3,3 5,5 6,6"),
    ("M0 0Q3 3 6 0", "M0,0 C2,2 4,2 6,0"), ("M1 1q3 3 6 0", "M1,1 C3,3 5,3 7,1"),
    ("M0 0Q3 3 6 0T12 0", "M0,0 C2,2 4,2 6,0 C8,-2 10,-2 12,0"), ("M0 0T3 3", "M0,0 C0,0 1,1 3,3"),
    ("M0 0C1 1 2 2 3 3T6 6", "M0,0 C1,1 2,2 3,3 C3,3 4,4 6,6"),
    ("M1 1L2 1ZM5 5", "M1,1 L2,1 Z M5,5"),
    // After a close the current point is the start, and what draws begins a subpath there.
    ("M1 1L2 1zl1 1", "M1,1 L2,1 Z M1,1 L2,2"), ("M1 1L2 1zm1 1l1 0", "M1,1 L2,1 Z M2,2 L3,2"), ("M1 1H5zz", "M1,1 L5,1 Z"),
    ("M.5.5.5.5", "M0.5,0.5 L0.5,0.5"), ("M1e1-1e1", "M10,-10"), ("M 1\n,\t2 L\r3 , 4", "M1,2 L3,4"),
    ("M5 5A5 5 0 0 1 5 5L6 6", "M5,5 L6,6"), ("M5 15A0 5 0 0 1 25 15", "M5,15 L25,15"),
  ]

  @Test(arguments: outlines)
  func reads(_ text: String, _ expected: String) {
    let data = path(text)
    #expect(data.fault == nil)
    #expect(data.path.text == expected)
  }

  static let faults: [(String, String, String, Range<Int>)] = [
    ("M10-20.5.5", "M10,-20.5", "expected a number for 'L', found the end", 10..<10),
    ("5 5L6 6", "", "expected 'M' or 'm', found '5'", 0..<1),
    ("L6 6", "", "expected 'M' or 'm', found 'L6'", 0..<2),
    ("M1", "", "expected a number for 'M', found the end", 2..<2),
    ("M1 2L3", "M1,2", "expected a number for 'L', found the end", 6..<6),
    ("M1 2L3 4 5", "M1,2 L3,4", "expected a number for 'L', found the end", 10..<10),
    ("M1 2L3 4L150#80", "M1,2 L3,4", "expected a number for 'L', found '#'", 12..<13),
    ("M1 2L3 4,L5 6", "M1,2 L3,4", "expected a number after ',', found 'L5'", 9..<11),
    ("M1 2,,3 4", "M1,2", "expected a number after ',', found ','", 5..<6),
    ("M1 2X3 4", "M1,2", "expected a path command, found 'X3'", 4..<6),
    ("M1 2z5", "M1,2 Z", "expected a path command, found '5'", 5..<6),
    ("M1 2€", "M1,2", "expected a path command, found '€'", 4..<7),
    ("M0 0c1 2 3 4 5", "M0,0", "expected a number for 'c', found the end", 14..<14),
    ("M0 0A5 5 0 0 7 10 10", "M0,0", "expected an arc flag (0 or 1), found '7'", 13..<14),
    ("M0 0a5 5 0 -1 1 10 10", "M0,0", "expected an arc flag (0 or 1), found '-1'", 11..<13),
    ("M 0 0 none", "M0,0", "expected a path command, found 'none'", 6..<10),
  ]

  @Test(arguments: faults)
  func drawsUpToTheFault(_ text: String, _ drawn: String, _ message: String, _ range: Range<Int>) {
    let data = path(text)
    #expect(data.path.text == drawn)
    #expect(data.fault == .syntax(ValueFault(message: message, range: range)))
  }

  @Test(arguments: [
    ("M5 5H1e999V25", "M5,5", "the number 1e999 is beyond the limit of ±1e9", 5..<10),
    ("M-2e9 0", "", "the number -2e9 is beyond the limit of ±1e9", 1..<5),
    ("M1e9 0h1", "M1000000000,0", "the number 1000000001 is beyond the limit of ±1e9", 7..<8),
    ("M0 0A1e300 5 0 0 0 5 5", "M0,0", "the number 1e300 is beyond the limit of ±1e9", 5..<10),
  ])
  func stopsAtNumbersBeyondTheLimit(_ text: String, _ drawn: String, _ message: String, _ range: Range<Int>) {
    let data = path(text)
    #expect(data.path.text == drawn)
    #expect(data.fault == .limit(ValueFault(message: message, range: range)))
  }

  @Test func stopsAtTheLimitOfSegments() {
    var limits = ResolveLimits.standard
    limits.segments = 3
    let data = PathData.parse("M0 0L1 1 2 2 3 3", limits: limits)
    #expect(data.path.text == "M0,0 L1,1 L2,2")
    #expect(data.fault == .limit(ValueFault(message: "more than the limit of 3 segments", range: 13..<13)))
  }

  @Test(arguments: [
    ("0,0 10,0 10,10", false, "M0,0 L10,0 L10,10"), ("0 0 10 0 10 10", true, "M0,0 L10,0 L10,10 Z"), ("0-1-2-3", false, "M0,-1 L-2,-3"),
    ("", true, ""), ("1 2", false, "M1,2"), (" 1 , 2 ", true, "M1,2 Z"),
  ])
  func readsPoints(_ text: String, _ closed: Bool, _ expected: String) {
    let data = PathData.parsePoints(text, closed: closed, limits: .standard)
    #expect(data.path.text == expected)
    #expect(data.fault == nil)
  }

  @Test(arguments: [
    ("0 0 10 0 5", "M0,0 L10,0 Z", "the last x, 5, has no y", 9..<10),
    ("0 0 10 0 5,", "M0,0 L10,0 Z", "expected a number, found the end", 11..<11),
    ("0 0 10 0 x", "M0,0 L10,0 Z", "expected a number, found 'x'", 9..<10), ("a", "", "expected a number, found 'a'", 0..<1),
    ("0 0,", "M0,0 Z", "expected a number after ',', found the end", 4..<4),
  ])
  func drawsPointsUpToTheFault(_ text: String, _ drawn: String, _ message: String, _ range: Range<Int>) {
    let data = PathData.parsePoints(text, closed: true, limits: .standard)
    #expect(data.path.text == drawn)
    #expect(data.fault == .syntax(ValueFault(message: message, range: range)))
  }

  @Test func limitsPoints() {
    var limits = ResolveLimits.standard
    limits.segments = 2
    #expect(
      PathData.parsePoints("0 0 1 1 2 2", closed: false, limits: limits).fault
        == .limit(ValueFault(message: "more than the limit of 2 points", range: 8..<11)))
    #expect(
      PathData.parsePoints("0 0 1e10 1", closed: false, limits: .standard).fault
        == .limit(ValueFault(message: "the number 1e10 is beyond the limit of ±1e9", range: 4..<8)))
  }
}
