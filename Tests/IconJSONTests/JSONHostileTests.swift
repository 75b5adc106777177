import IconJSON
import IconModel
import Testing

/// Documents on which a careless reader recurses too deep, takes quadratic time, or traps.
@Suite struct JSONHostileTests {
  private func complaint(_ bytes: [UInt8], _ syntax: JSONSyntax = .json5, limits: JSONLimits = JSONLimits()) -> String? {
    JSONReader.read(SourceText(name: "a.json", bytes: bytes), syntax: syntax, limits: limits).diagnostics.first?.message
  }

  @Test(arguments: ["[", "{\"a\":", "{a:[", "[["])
  func `nesting has an end`(opening: String) {
    #expect(complaint(Array(String(repeating: opening, count: 100_000).utf8)) == "nested more than 64 deep")
  }

  @Test func `as deep as the limit is deep enough`() {
    let nested = { (depth: Int) in Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8) }
    #expect(complaint(nested(64)) == nil)
    #expect(complaint(nested(65)) == "nested more than 64 deep")
    #expect(complaint(nested(3), limits: JSONLimits(nesting: 2)) == "nested more than 2 deep")
  }

  @Test func `size has an end`() {
    #expect(complaint([UInt8](repeating: 0x20, count: 1_048_577)) == "1,048,577 bytes, more than the limit of 1,048,576")
    #expect(complaint([UInt8](repeating: 0x20, count: 1_048_576)) == "nothing is written in it, where JSON5 has a value")
  }

  @Test func `long documents of anything are read at once`() {
    let clock = ContinuousClock()
    for part in ["[],", "{},", "\"\",", "0,", "\"a\":1,", "/**/", "//", "\\", "\"", "\u{A0}", "9", "1e", "0x", "'", "\n", "é", "😀", "\0"] {
      for head in ["[", "{", "", "\""] {
        let text = head + String(repeating: part, count: 100_000 / part.utf8.count)
        var read = false
        let time = clock.measure {
          for syntax in [JSONSyntax.strict, .json5] {
            let document = JSONReader.read(SourceText(text), syntax: syntax)
            read = document.root != nil || !document.diagnostics.isEmpty
          }
        }
        #expect(read)
        #expect(time < .seconds(5), "\(head) \(part)")
      }
    }
  }

  @Test func `thousands of equal keys are compared at once`() {
    let same = "{" + String(repeating: "\"a\":1,", count: 20_000) + "\"a\":1}"
    #expect(JSONReader.read(SourceText(same)).diagnostics.count == 20_000)
  }

  @Test func `every beginning of a document is told from the whole`() {
    let text = "// x\n" + #"{a: [1.5e3, -0x1F, +.5, 'b\u00e9\ud83d\ude00\x41', "c",], $d: {"e": null, f: true}, /* g */ }"#
    let bytes = Array(text.utf8)
    #expect(complaint(bytes) == nil)
    for count in bytes.indices { #expect(complaint(Array(bytes[..<count])) != nil, "\(count)") }
  }

  @Test func `every change of a byte is survived`() {
    let bytes = Array(#"{"a": [1.5e3, "b\u00e9\ud83d\ude00"], "é": {"e": null, "f": true}}"#.utf8)
    for index in bytes.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = bytes
        changed[index] = byte
        for syntax in [JSONSyntax.strict, .json5] {
          let document = JSONReader.read(SourceText(name: "a.json", bytes: changed), syntax: syntax)
          #expect(document.root != nil || document.diagnostics.count == 1)
        }
      }
    }
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x7B, 0x00], "written in UTF-16; save it as UTF-8"), ([0xFE, 0xFF, 0x00, 0x7B], "written in UTF-16; save it as UTF-8"),
      ([0x7B, 0x00, 0x7D, 0x00], "written in UTF-16; save it as UTF-8"), ([0x00, 0x7B, 0x00, 0x7D], "written in UTF-16; save it as UTF-8"),
      ([0x5B, 0x22, 0xE9, 0x22, 0x5D], "not UTF-8: the byte 0xe9 begins no character"),
      ([0x22, 0xC0, 0x80, 0x22], "not UTF-8: the byte 0xc0 begins no character"),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], "not UTF-8: the byte 0xed begins no character"),
      ([0x22, 0xE2, 0x82], "not UTF-8: the byte 0xe2 begins no character"),
      ([0x5B, 0xFF], "not UTF-8: the byte 0xff begins no character"), ([0x00], "expected a value, found '\0'"),
      ([0x00, 0x00, 0x00, 0x7B], "expected a value, found '\0'"),
    ] as [([UInt8], String)])
  func `other encodings are refused`(bytes: [UInt8], message: String) {
    #expect(complaint(bytes) == message)
    #expect(complaint(bytes, .strict) == message)
  }

  @Test func `a byte order mark is passed over once`() {
    #expect(complaint([0xEF, 0xBB, 0xBF, 0x31], .strict) == nil)
    #expect(complaint([0xEF, 0xBB, 0xBF], .strict) == "nothing is written in it, where JSON has a value")
    #expect(complaint([0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF, 0x31], .strict) == "expected a value, found '\u{FEFF}'")
  }
}
