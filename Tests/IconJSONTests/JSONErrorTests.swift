import IconJSON
import IconModel
import Testing

/// What is said of documents that are none, to the last word and column.
@Suite struct JSONErrorTests {
  private func complaint(_ text: String, _ syntax: JSONSyntax = .strict) -> String {
    let source = SourceText(text)
    let document = JSONReader.read(source, syntax: syntax)
    #expect(document.root == nil)
    guard let diagnostic = document.diagnostics.first, document.diagnostics.count == 1 else { return "\(document.diagnostics)" }
    #expect(diagnostic.severity == .error)
    guard diagnostic.range != .none else { return diagnostic.message }
    let place = source.place(of: diagnostic.range.start)
    return "\(place.line):\(place.column) [\(source.text(of: diagnostic.range))] \(diagnostic.message)"
  }

  @Test(arguments: [
    ("", "nothing is written in it, where JSON has a value"),
    (" \n", "nothing is written in it, where JSON has a value"),
    ("{", "1:2 [] expected a key in quotes, found the end of the file"),
    ("{\"a\": 1", "1:1 [{] '{' not closed: the file ends before its '}'"),
    ("[1,\n", "2:1 [] expected a value, found the end of the file"),
    ("{\"a\": [1, 2", "1:7 [[] '[' not closed: the file ends before its ']'"),
    ("{\"a\"", "1:5 [] expected ':' behind the key 'a', found the end of the file"),
    ("{\"a\" 1}", "1:6 [1] expected ':' behind the key 'a', found '1'"),
    ("{\"a\": }", "1:7 [}] expected a value, found '}'"),
    ("{\"a\": 1 \"b\": 2}", "1:9 [\"] expected ',' or '}', found '\"'"),
    ("[1 2]", "1:4 [2] expected ',' or ']', found '2'"),
    ("[1]]", "1:4 []] ']' behind the end of the document"),
    ("{} x", "1:4 [x] 'x' behind the end of the document"),
    ("[1,]", "1:3 [,] a comma before ']': JSON has none there"),
    ("{\"a\": 1,\n}", "1:8 [,] a comma before '}': JSON has none there"),
    ("[,]", "1:2 [,] expected a value, found ','"),
    ("{a: 1}", "1:2 [a] a key without quotes: JSON wants \"a\""),
    ("{1: 1}", "1:2 [1] expected a key in quotes, found '1'"),
    ("{'a': 1}", "1:2 ['] single quotes: JSON wants double ones"),
    ("// x\n1", "1:1 [//] a comment: JSON has none"),
    ("[1 /* x */]", "1:4 [/*] a comment: JSON has none"),
    ("[1 / 2]", "1:4 [/] expected ',' or ']', found '/'"),
    ("/", "1:1 [/] expected a value, found '/'"),
    ("tru", "1:1 [tru] expected a value, found 'tru' (did you mean true?)"),
    ("True", "1:1 [True] expected a value, found 'True' (did you mean true?)"),
    ("[universal]", "1:2 [universal] expected a value, found 'universal'; a text wants quotes"),
    ("NaN", "1:1 [NaN] NaN is no number that can be used here"),
    ("\"a", "1:1 [\"a] string not closed: the file ends before its \""),
    ("\"a\n\"", "1:1 [\"a] string not closed: the line ends before its \""),
    ("\"a\\", "1:3 [\\] the file ends behind a backslash"),
    ("\"\t\"", "1:2 [\t] the control character U+0009 in a string: JSON wants \\t"),
    ("\"\u{1}\"", "1:2 [\u{1}] the control character U+0001 in a string: JSON wants \\u0001"),
    ("\"\\q\"", "1:2 [\\q] unknown escape '\\q'"),
    ("\"\\x41\"", "1:2 [\\x] unknown escape '\\x'"),
    ("\"\\u12\"", "1:2 [\\u12] '\\u12' wants 4 hexadecimal digits, found '\"'"),
    ("\"\\ud800\"", "1:2 [\\ud800] \\ud800 is half of a character without the half behind it"),
    ("\"\\uDC00\"", "1:2 [\\uDC00] \\udc00 is half of a character without the half before it"),
    ("\"\\ud800\\u0041\"", "1:2 [\\ud800\\u0041] \\ud800 is half of a character, and \\u0041 is not its other one"),
    ("\"\\ud800\\n\"", "1:2 [\\ud800] \\ud800 is half of a character without the half behind it"),
    ("-", "1:1 [-] '-' has no digit"),
    ("01", "1:1 [01] '01' has a zero in front"),
    ("+1", "1:1 [+1] '+1' has a plus in front: JSON has none"),
    (".5", "1:1 [.5] '.5' has no digit before its point: JSON wants one"),
    ("5.", "1:1 [5.] '5.' has no digit behind its point: JSON wants one"),
    ("1e", "1:1 [1e] '1e' has no digit in its exponent"),
    ("0x10", "1:1 [0x10] '0x10' is a hexadecimal number: JSON has none"),
    ("2x", "1:1 [2x] '2x' is no number; a text wants quotes"),
    ("1e400", "1:1 [1e400] '1e400' is too large a number"),
    ("\u{A0}1", "1:1 [\u{A0}] expected a value, found '\u{A0}'"),
    ("[1]\0", "1:4 [\0] '\0' behind the end of the document"),
  ])
  func `strict`(text: String, message: String) {
    #expect(complaint(text) == message)
  }

  @Test(arguments: [
    ("// x", "nothing is written in it, where JSON5 has a value"),
    ("/* x *", "1:1 [/*] comment not closed: no '*/' follows"),
    ("[1,,]", "1:4 [,] expected a value, found ','"),
    ("{\\u0061: 1}", "1:2 [\\] a key with escapes wants quotes"),
    ("{a-b: 1}", "1:3 [-] expected ':' behind the key 'a', found '-'"),
    ("Infinity", "1:1 [Infinity] Infinity is no number that can be used here"),
    ("-Infinity", "1:1 [-Infinity] -Infinity is no number that can be used here"),
    ("0x", "1:1 [0x] '0x' is no hexadecimal number"),
    ("0x1G", "1:1 [0x1G] '0x1G' is no hexadecimal number"),
    ("010", "1:1 [010] '010' has a zero in front"),
    (".", "1:1 [.] '.' has no digit"),
    ("'\\1'", "1:2 [\\1] unknown escape '\\1'"),
    ("'\\01'", "1:2 [\\0] octal escapes are none"),
    ("'\\x4'", "1:2 [\\x4] '\\x4' wants 2 hexadecimal digits, found '''"),
    ("'a\n'", "1:1 ['a] string not closed: the line ends before its '"),
  ])
  func `json5`(text: String, message: String) {
    #expect(complaint(text, .json5) == message)
  }

  @Test func `numbers of a thousand digits are not repeated`() {
    let digits = String(repeating: "9", count: 1000)
    #expect(complaint(digits).hasSuffix("] '\(digits.prefix(39))…' is too large a number"))
    #expect(complaint("0x" + digits, .json5).hasSuffix("] '0x\(digits.prefix(37))…' is too large a number"))
  }
}
