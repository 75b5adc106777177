import IconModel
import IconXML
import Testing

@testable import IconSyntax

@Suite struct CSSStyleSheetTests {
  /// The properties and values that a sheet declares for `<svg><g id="a" class="b c"/></svg>`'s `g`, in order.
  private func declared(_ css: String) -> (values: [String], faults: [String]) {
    let (sheet, faults) = CSSParser.stylesheet(css)
    let document = XMLReader.read(SourceText(#"<svg xmlns="http://www.w3.org/2000/svg"><g id="a" class="b c"/></svg>"#)).document
    let declarations = document.map { sheet.declarations(for: 1, in: $0) } ?? []
    return (declarations.map { "\($0.property): \($0.value)\($0.important ? " !" : "")" }, faults.map(\.message))
  }

  @Test(arguments: [
    ("g{fill:red}", ["fill: red"]),
    (" g\n{ fill : red ; } ", ["fill: red"]),
    ("<!-- g{fill:red} --> g{stroke:blue}", ["fill: red", "stroke: blue"]),
    ("/* g{} */g/**/{/*a:b*/fill:red}/*", ["fill: red"]),
    ("path,\n g , x{fill:red}", ["fill: red"]),
    ("g{}g{;}", []),
    ("g{fill:red", ["fill: red"]),
    ("g{fill:url(}) none}", ["fill: url(}) none"]),
    ("g{a:'}'}g{fill:red}", ["a: '}'", "fill: red"]),
    ("x{a:[}]}g{fill:red}", ["fill: red"]),
    ("x{y:z!important;}g{fill:red!important}", ["fill: red !"]),
    ("@media all{g{fill:red}}", ["fill: red"]),
    ("@media screen and{g{fill:red}} g{a:b}", ["a: b"]),
    ("@MEDIA print, ONLY screen { g{fill:red} } g{a:b}", ["fill: red", "a: b"]),
    ("@media{g{fill:red}}", ["fill: red"]),
    ("@media/**/all/**/{@media screen{g{fill:red}}g{a:b}}g{c:d}", ["fill: red", "a: b", "c: d"]),
    ("@media print{g{fill:red}} g{a:b}", ["a: b"]),
    ("@media not print{g{fill:red}}", ["fill: red"]),
    ("@media not screen{g{fill:red}} g{a:b}", ["a: b"]),
    ("@media print{ @media screen { g{fill:red} } } g{a:b}", ["a: b"]),
    ("@charset 'utf-8';@namespace svg url(http://a;b);g{fill:red}", ["fill: red"]),
    ("@font-face{src:url(a)} @keyframes x{from{a:b}to{c:d}} g{fill:red}", ["fill: red"]),
    ("", []),
  ])
  func reads(css: String, expected: [String]) {
    #expect(declared(css).values == expected)
    if !css.contains("screen and") { #expect(declared(css).faults == []) }
  }

  /// What is left out, and that the rule behind it is not.
  @Test(arguments: [
    ("@import url(a.css);", "@import: style sheets outside the file are not read", 0..<18),
    ("@import 'a.css' screen;", "@import: style sheets outside the file are not read", 0..<22),
    ("@supports (a:b) { g{a:b} }", "@supports is not supported; its rules are left out", 0..<16),
    ("@layer a, b;", "@layer is not supported; its rules are left out", 0..<11),
    (
      "@media (prefers-color-scheme:  dark) { g{a:b} }", "@media (prefers-color-scheme: dark) is not supported; its rules are left out",
      0..<37
    ),
    ("@media screen and (width), print { g{a:b} }", "@media screen and (width), print is not supported; its rules are left out", 0..<33),
    ("@ { g{a:b} }", "@ is not supported; its rules are left out", 0..<2),
    ("g:nth-child(2) {a:b}", "the selector \"g:nth-child(2)\" has :nth-child(), which is not supported; its rule is left out", 0..<14),
    ("g, :is(a) {a:b}", "the selector \"g, :is(a)\" has :is(), which is not supported; its rule is left out", 0..<9),
    (" g:odd {a:b}", "the selector \"g:odd\" has :odd, which is not supported; its rule is left out", 1..<6),
    ("svg|g{a:b}", "the selector \"svg|g\" names a namespace, which is not supported; its rule is left out", 0..<5),
    ("[xlink|href]{a:b}", "the selector \"[xlink|href]\" names a namespace, which is not supported; its rule is left out", 0..<12),
    ("[a=b i]{a:b}", "the selector \"[a=b i]\" has an attribute flag, which is not supported; its rule is left out", 0..<7),
    (
      ":not(a b){a:b}", "the selector \":not(a b)\" has more than one compound in :not(), which is not supported; its rule is left out",
      0..<9
    ),
    (":not(:not(a)){a:b}", "the selector \":not(:not(a))\" has :not(), which is not supported; its rule is left out", 0..<13),
    ("::part(a){a:b}", "the selector \"::part(a)\" has ::part(), which is not supported; its rule is left out", 0..<9),
    ("{a:b}", "the selector \"\" is invalid; its rule is left out", 0..<0),
    ("g,{a:b}", "the selector \"g,\" is invalid; its rule is left out", 0..<2),
    (",g{a:b}", "the selector \",g\" is invalid; its rule is left out", 0..<2),
    ("g >{a:b}", "the selector \"g >\" is invalid; its rule is left out", 0..<3),
    ("> g{a:b}", "the selector \"> g\" is invalid; its rule is left out", 0..<3),
    ("g>>g{a:b}", "the selector \"g>>g\" is invalid; its rule is left out", 0..<4),
    (".1{a:b}", "the selector \".1\" is invalid; its rule is left out", 0..<2),
    ("#6{a:b}", "the selector \"#6\" is invalid; its rule is left out", 0..<2),
    ("g/**/path{a:b}", "the selector \"g/**/path\" is invalid; its rule is left out", 0..<9),
    ("#{a:b}", "the selector \"#\" is invalid; its rule is left out", 0..<1),
    ("g..b{a:b}", "the selector \"g..b\" is invalid; its rule is left out", 0..<4),
    ("[a=]{a:b}", "the selector \"[a=]\" is invalid; its rule is left out", 0..<4),
    ("[a!=b]{a:b}", "the selector \"[a!=b]\" is invalid; its rule is left out", 0..<6),
    ("[=b]{a:b}", "the selector \"[=b]\" is invalid; its rule is left out", 0..<4),
    ("} x{a:b}", "the selector \"} x\" is invalid; its rule is left out", 0..<3),
    ("g{x{fill:blue} }", "rules inside rules are not supported", 2..<14),
    ("x{a b}", "\":\" is missing behind \"a\"", 2..<3),
  ])
  func leavesOutWhatIsNotUnderstood(css: String, fault: String, range: Range<Int>) {
    let (sheet, faults) = CSSParser.stylesheet(css + " g{fill:red}")
    #expect(faults == [ValueFault(message: fault, range: range)])
    #expect(sheet.rules.last?.selector.compounds.first?.tests == [.type("g")])
    #expect(declared(css + " g{fill:red}").values.last == "fill: red")
  }

  @Test(arguments: [
    ("g{fill:red} x", "a rule without a block in braces is left out", 12..<13),
    ("g{fill:red} x y z ; a", "a rule without a block in braces is left out", 12..<21),
    ("@media all{g{fill:red} x } g{}", "a rule without a block in braces is left out", 23..<25),
    ("g{fill:red} [a{]{a:b}", "a rule without a block in braces is left out", 12..<21),
  ])
  func rulesWithoutABlock(css: String, fault: String, range: Range<Int>) {
    #expect(declared(css).values == ["fill: red"])
    #expect(CSSParser.stylesheet(css).faults == [ValueFault(message: fault, range: range)])
  }

  @Test func specificityThenOrderThenNothing() {
    let css = """
      #a{v:10} .b{v:5} g{v:2} *{v:0} svg g{v:3} .b.c{v:8} g.b{v:7} [id]{v:6} #a.b{v:11} g{v:2b} svg > #a{v:10b} *{v:1}
      :root g{v:7b} g:first-child{v:7c} :not(.x){v:6b} :not(x){v:2c}
      """
    #expect(
      declared(css).values.map { $0.dropFirst(3) }
        == ["0", "1", "2", "2b", "2c", "3", "5", "6", "6b", "7", "7b", "7c", "8", "10", "10b", "11"])
  }

  @Test func importanceIsKeptAndNotWeighed() {
    #expect(declared("g{a:1!important}#a{a:2}").values == ["a: 1 !", "a: 2"])
  }

  @Test func laterSheetsFollowEarlierOnes() throws {
    var sheet = CSSParser.stylesheet(".b{v:1}#a{v:3}").sheet
    sheet.append(CSSParser.stylesheet(".c{v:2}x{y:z}g{w:0}").sheet)
    sheet.append(StyleSheet())
    let document = try #require(XMLReader.read(SourceText("<svg><g id='a' class='b c'/></svg>")).document)
    #expect(sheet.declarations(for: 1, in: document).map(\.value) == ["0", "1", "2", "3"])
    #expect(!sheet.isEmpty)
    #expect(StyleSheet().isEmpty)
    #expect(CSSParser.stylesheet("g{}").sheet.isEmpty)
  }

  @Test func rangesCanBeMapped() {
    var sheet = CSSParser.stylesheet("g{a:b;c:dd}").sheet
    sheet.mapValueRanges { $0.lowerBound < 5 ? $0.lowerBound + 100..<$0.upperBound + 100 : nil }
    #expect(
      sheet.blocks == [
        [
          Declaration(property: "a", value: "b", important: false, valueRange: 104..<105),
          Declaration(property: "c", value: "dd", important: false, valueRange: nil),
        ]
      ])
  }
}
