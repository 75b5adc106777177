import Testing

@testable import IconSyntax

@Suite struct CSSDeclarationTests {
  /// Property, value and importance, as `fill: red !`.
  private func summary(_ text: String) -> [String] {
    CSSParser.declarations(text).declarations.map { "\($0.property): \($0.value)\($0.important ? " !" : "")" }
  }

  @Test(arguments: [
    ("fill:red", ["fill: red"]),
    (" fill : red ; stroke\n:\t#000; ", ["fill: red", "stroke: #000"]),
    ("FILL: Red; Stroke-Width: 2PX", ["fill: Red", "stroke-width: 2PX"]),
    ("fill:red;;;fill:blue", ["fill: red", "fill: blue"]),
    ("", []),
    (" ; ", []),
    ("fill:red!important", ["fill: red !"]),
    ("fill: red ! IMPORTANT ;stroke:none", ["fill: red !", "stroke: none"]),
    ("fill: red /**/!/* */important/**/", ["fill: red !"]),
    ("fill: important", ["fill: important"]),
    ("fill: unimportant", ["fill: unimportant"]),
    ("/* a */fill/* b */:/* c */red/* d */;/* e */", ["fill: red"]),
    ("stroke-dasharray: 1/* ; } */2", ["stroke-dasharray: 1 2"]),
    ("fill: url(#a;b)", ["fill: url(#a;b)"]),
    ("fill: URL( data:image/svg+xml;base64,A{/*=') none;stroke:red", ["fill: URL( data:image/svg+xml;base64,A{/*=') none", "stroke: red"]),
    ("fill: url( \"a);b\" );stroke:red", ["fill: url( \"a);b\" )", "stroke: red"]),
    ("fill: url(a\\);b);stroke:red", ["fill: url(a\\);b)", "stroke: red"]),
    ("font-family: \"a;b:'c/*d*/\", 'e\\'f;'; fill: red", ["font-family: \"a;b:'c/*d*/\", 'e\\'f;'", "fill: red"]),
    ("font-family: /**/ 'a/*b*/' /**/", ["font-family: 'a/*b*/'"]),
    ("a: rgb(1, [2; 3], 4);b:c", ["a: rgb(1, [2; 3], 4)", "b: c"]),
    ("f\\69 ll: r\\65 d", ["fill: r\\65 d"]),
    ("\\66\\69\\6C\\6c:red", ["fill: red"]),
    ("--Name: x; -webkit-a: b; _c: d; \u{E9}: e", ["--Name: x", "-webkit-a: b", "_c: d", "\u{E9}: e"]),
    ("fill:red;stroke:rgb(1,2", ["fill: red", "stroke: rgb(1,2"]),
    ("fill:red;stroke:'a", ["fill: red", "stroke: 'a"]),
    ("fill:red/*", ["fill: red"]),
    ("fill:red\\", ["fill: red\\"]),
    ("fill:\u{1F600}", ["fill: \u{1F600}"]),
  ])
  func reads(text: String, expected: [String]) {
    #expect(summary(text) == expected)
    #expect(CSSParser.declarations(text).faults == [])
  }

  @Test func valuesHaveTheirPlace() {
    let text = "fill : red ;stroke:url(#a) !important; a:/* */b c"
    let bytes = Array(text.utf8)
    let places = CSSParser.declarations(text).declarations.map { declaration in
      declaration.valueRange.map { String(decoding: bytes[$0], as: UTF8.self) }
    }
    #expect(places == ["red", "url(#a)", "b c"])
    let commented = CSSParser.declarations("a: b/**/c !important").declarations
    #expect(commented == [Declaration(property: "a", value: "b c", important: true, valueRange: 3..<20)])
  }

  /// What is left out, and that the rest is not.
  @Test(arguments: [
    ("*zoom: 1; fill: red", "\"*\" begins no property", 0..<8),
    ("\u{20AC}a; fill: red", "\":\" is missing behind \"\u{20AC}a\"", 0..<4),
    ("1a: b; fill: red", "\"1\" begins no property", 0..<5),
    ("color red; fill: red", "\":\" is missing behind \"color\"", 0..<5),
    ("color; fill: red", "\":\" is missing behind \"color\"", 0..<5),
    ("stroke:; fill: red", "\"stroke\" has no value", 0..<6),
    ("stroke: /**/ ; fill: red", "\"stroke\" has no value", 0..<6),
    ("stroke: !important; fill: red", "\"stroke\" has no value", 0..<6),
    ("a: b); fill: red", "\")\" closes nothing", 4..<5),
    ("a: b}; fill: red", "\"}\" closes nothing", 4..<5),
    ("}; fill: red", "\"}\" begins no property", 0..<1),
    (": b; fill: red", "\":\" begins no property", 0..<3),
    ("a: 'b\nc; fill: red", "a string does not end on its line", 3..<5),
    ("a: { b: c } fill: red", "rules inside rules are not supported", 0..<11),
    ("@media all { a: b } fill: red", "rules inside rules are not supported", 0..<19),
    ("@a b; fill: red", "\"@\" begins no property", 0..<4),
    ("<!-- a: b -->; fill: red", "\"<\" begins no property", 0..<13),
  ])
  func leavesOutWhatIsInvalid(text: String, fault: String, range: Range<Int>) {
    #expect(summary(text) == ["fill: red"])
    #expect(CSSParser.declarations(text).faults == [ValueFault(message: fault, range: range)])
  }

  @Test func faultsAreCounted() {
    let (declarations, faults) = CSSParser.declarations(String(repeating: "*;", count: 1000) + "a:b")
    #expect(declarations.count == 1)
    #expect(faults.count == 101)
    #expect(faults.last?.message == "more faults are not shown: the limit is 100")
  }

  @Test func declarationsAreCounted() {
    let (declarations, faults) = CSSParser.declarations(String(repeating: "a:b;", count: 100_002))
    #expect(declarations.count == 100_000)
    #expect(faults.map(\.message) == ["more than the limit of 100,000 declarations", "more than the limit of 100,000 declarations"])
  }

  @Test func longNamesAreCutInMessages() {
    let faults = CSSParser.declarations(String(repeating: "a", count: 100_000)).faults
    #expect(faults.map(\.message) == ["\":\" is missing behind \"" + String(repeating: "a", count: 60) + "...\""])
  }
}
