import IconJSON
import IconModel
import Testing

/// The value of a document without errors.
func json(_ text: String, _ syntax: JSONSyntax = .strict) throws -> JSONValue {
  let document = JSONReader.read(SourceText(text), syntax: syntax)
  #expect(document.diagnostics == [])
  return try #require(document.root)
}

@Suite struct JSONReaderTests {
  @Test func `values of every kind`() throws {
    let root = try json(#"{"a": null, "b": [true, false], "c": -12.5e1, "d": "x", "e": {}, "f": []}"#)
    let object = try #require(root.object)
    #expect(object.members.map(\.key) == ["a", "b", "c", "d", "e", "f"])
    #expect(object["a"]?.content == .null)
    #expect(object["b"]?.array?.map(\.bool) == [true, false])
    #expect(object["c"]?.number == -125)
    #expect(object["c"]?.integer == -125)
    #expect(object["d"]?.string == "x")
    #expect(object["e"]?.object == JSONObject())
    #expect(object["f"]?.array == [])
    #expect(object["g"] == nil)
  }

  @Test func `a value alone is a document`() throws {
    #expect(try json(" 7 ").number == 7)
    #expect(try json("\"\"").string == "")
    #expect(try json("null").content == .null)
  }

  @Test func `each value answers for its own kind alone`() throws {
    let values = try #require(try json(#"[null, true, false, 1.5, "1", [], {}]"#).array)
    #expect(values.map(\.kind) == ["null", "true", "false", "a number", "a string", "a list", "an object"])
    #expect(values.map { $0.string != nil } == [false, false, false, false, true, false, false])
    #expect(values.map { $0.number != nil } == [false, false, false, true, false, false, false])
    #expect(values.map { $0.bool != nil } == [false, true, true, false, false, false, false])
    #expect(values.map { $0.array != nil } == [false, false, false, false, false, true, false])
    #expect(values.map { $0.object != nil } == [false, false, false, false, false, false, true])
    #expect(values[3].integer == nil)
  }

  @Test func `ranges are exact`() throws {
    let source = SourceText("\u{FEFF}{ \"ä\" : [ 1, {'b':\t\"c\\n\"} ] /* d */ }")
    let document = JSONReader.read(source, syntax: .json5)
    let root = try #require(document.root)
    let member = try #require(root.object?.members.first)
    let list = try #require(member.value.array)
    let inner = try #require(list[1].object?.members.first)
    #expect(source.text(of: root.range) == "{ \"ä\" : [ 1, {'b':\t\"c\\n\"} ] /* d */ }")
    #expect(source.text(of: member.keyRange) == "\"ä\"")
    #expect(source.text(of: member.value.range) == "[ 1, {'b':\t\"c\\n\"} ]")
    #expect(list.map { source.text(of: $0.range) } == ["1", "{'b':\t\"c\\n\"}"])
    #expect(source.text(of: inner.keyRange) == "'b'")
    #expect(source.text(of: inner.value.range) == "\"c\\n\"")
    #expect(source.place(of: inner.value.range.start) == SourcePlace(line: 1, column: 20))
  }

  @Test(arguments: [
    (#""a\"\\\/\b\f\n\r\tb""#, "a\"\\/\u{8}\u{C}\n\r\tb"), (#""\u00e9\u0000""#, "é\0"), (#""\uD83D\uDE00""#, "😀"),
    ("\"\u{7F}é😀\"", "\u{7F}é😀"),
  ])
  func `strings`(written: String, meant: String) throws {
    #expect(try json(written).string == meant)
    #expect(try json(written, .json5).string == meant)
  }

  @Test(arguments: [
    (#"'it\'s "so"'"#, "it's \"so\""), (#""\x41\v\0\q""#, "A\u{B}\0q"), ("'a\\\nb\\\r\nc\\\u{2028}d'", "abcd"),
    ("'\t\u{2028}'", "\t\u{2028}"),
  ])
  func `strings of JSON5`(written: String, meant: String) throws {
    #expect(try json(written, .json5).string == meant)
    #expect(JSONReader.read(SourceText(written)).root == nil)
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("10", 10), ("1.25", 1.25), ("1e3", 1000), ("1E+2", 100), ("25e-2", 0.25), ("-1.5e-1", -0.15), ("1e-999999", 0),
      ("9007199254740993", 9_007_199_254_740_992),
    ] as [(String, Double)])
  func `numbers`(written: String, meant: Double) throws {
    #expect(try json(written).number == meant)
    #expect(try json(written, .json5).number == meant)
  }

  @Test(
    arguments: [
      ("+1", 1), (".5", 0.5), ("-.5e1", -5), ("5.", 5), ("5.e2", 500), ("0x1F", 31), ("-0XaB", -171), ("+0x0", 0),
    ] as [(String, Double)])
  func `numbers of JSON5`(written: String, meant: Double) throws {
    #expect(try json(written, .json5).number == meant)
    #expect(JSONReader.read(SourceText(written)).root == nil)
  }

  @Test func `JSON5 has comments, trailing commas and keys without quotes`() throws {
    let root = try json(
      """
      // one
      {
        profile: 'tabbar', /* two **/ $a_1: [1, 2,],
        grün: { },\u{A0}
      } //
      """, .json5)
    #expect(root.object?.members.map(\.key) == ["profile", "$a_1", "grün"])
    #expect(root.object?["$a_1"]?.array?.count == 2)
  }

  @Test func `a key twice is an error, and the last one counts`() throws {
    let source = SourceText(name: "a.json", "{\"a\": 1, \"b\": {\"x\": 1, \"x\": 2},\n \"a\": 3, \"\\u0061\": 4}")
    let document = JSONReader.read(source)
    #expect(document.root?.object?["a"]?.number == 4)
    #expect(
      document.diagnostics.map { $0.text(in: source) } == [
        """
        a.json:1:24: error: the key 'x' twice: the first is at 1:16
        {"a": 1, "b": {"x": 1, "x": 2},
                               ^~~
        """,
        """
        a.json:2:2: error: the key 'a' twice: the first is at 1:2
         "a": 3, "\\u0061": 4}
         ^~~
        """,
        """
        a.json:2:10: error: the key 'a' twice: the first is at 1:2
         "a": 3, "\\u0061": 4}
                 ^~~~~~~~
        """,
      ])
  }

  @Test func `keys are told apart by their bytes`() throws {
    #expect(try json("{\"caf\u{E9}\": 1, \"cafe\u{301}\": 2}").object?.members.count == 2)
  }

  @Test func `paths are written as people write them`() {
    #expect(JSONPath().description == "")
    #expect(JSONPath().key("images").index(2).key("scale").description == "images[2].scale")
    #expect(JSONPath().key("rules").key("off-grid").description == "rules.off-grid")
    #expect(JSONPath().key("a b").key("").key("ä").description == "[\"a b\"][\"\"].ä")
    #expect(JSONPath().index(0).key("a").description == "[0].a")
  }
}
