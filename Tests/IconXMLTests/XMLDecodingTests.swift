import IconModel
import IconXML
import Testing

@Suite struct XMLDecodingTests {
  /// U+00E9 takes one byte in windows-1252, U+20AC one of the bytes where ISO 8859-1 has controls, U+1F600 two units of UTF-16.
  private static let text = "<svg id='\u{E9}\u{20AC}'/>"

  private func decode(_ bytes: [UInt8]) -> (text: String, messages: [String]) {
    let (source, diagnostics) = XMLDecoding.source(name: "a.svg", bytes: bytes)
    #expect(source.name == "a.svg")
    return (String(decoding: source.bytes, as: UTF8.self), diagnostics.map { "\($0.severity): \($0.message)" })
  }

  private func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { bigEndian ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  @Test func utf8StaysAsItIs() {
    for text in [Self.text, "\u{FEFF}" + Self.text, "<?xml version='1.0' encoding='UTF-8'?>" + Self.text, "", "no XML"] {
      let (decoded, messages) = decode(Array(text.utf8))
      #expect(decoded.unicodeScalars.elementsEqual(text.unicodeScalars))
      #expect(messages == [])
    }
  }

  @Test(arguments: [true, false], ["", "\u{FEFF}"])
  func utf16IsKnownByItsMarkOrItsZeros(bigEndian: Bool, mark: String) {
    let text = "<?xml version='1.0' encoding='utf-16'?>" + Self.text + "\u{1F600}"
    let (decoded, messages) = decode(utf16(mark + text, bigEndian: bigEndian))
    #expect(decoded == text)
    #expect(messages == [])
  }

  @Test func brokenUTF16IsAnError() {
    let tooShort = decode([0xFF, 0xFE, 0x3C, 0x00, 0x73])
    #expect(tooShort.text == "")
    #expect(tooShort.messages == ["error: the UTF-16 ends inside a character"])
    for unit: [UInt8] in [[0xD8, 0x00, 0x00, 0x41], [0xDC, 0x00], [0xD8, 0x00]] {
      #expect(decode([0xFE, 0xFF, 0x00, 0x3C] + unit).messages == ["error: the UTF-16 at byte 4 is half a character"])
    }
  }

  @Test(arguments: ["ISO-8859-1", "iso-8859-1", "latin1", "Windows-1252", "US-ASCII"])
  func oneByteEncodingsAreReadAsWindows1252(label: String) {
    let start = Array("<?xml version=\"1.0\"  encoding = '\(label)' standalone='no'?><svg id='".utf8)
    let (decoded, messages) = decode(start + [0xE9, 0x80, 0x81, 0x9F, 0xFF] + Array("'/>".utf8))
    #expect(decoded.hasSuffix("<svg id='\u{E9}\u{20AC}\u{81}\u{178}\u{FF}'/>"))
    #expect(messages == [])
  }

  @Test func unknownEncodingsAreReadWithAWarningWhereItMatters() {
    let start = "<?xml version='1.0' encoding='KOI8-R'?>"
    #expect(decode(Array((start + "<svg/>").utf8)).messages == [])
    let (source, diagnostics) = XMLDecoding.source(name: "a.svg", bytes: Array((start + "<svg id='").utf8) + [0xC1] + Array("'/>".utf8))
    #expect(source.text(of: SourceRange(0, source.bytes.count)) == start + "<svg id='\u{C1}'/>")
    #expect(
      diagnostics == [
        .warning("the encoding KOI8-R is not known; names, comments and text outside ASCII come out wrong", at: SourceRange(30, 36))
      ])
  }

  @Test func utf8ThatSaysItIsUTF16() {
    let (decoded, messages) = decode(Array("<?xml version='1.0' encoding='UTF-16'?>\(Self.text)".utf8))
    #expect(decoded.hasSuffix(Self.text))
    #expect(messages == ["warning: the file says it is UTF-16, but is read as UTF-8"])
  }

  @Test(arguments: [[0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0], [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x3C]])
  func utf32IsAnError(bytes: [UInt8]) {
    #expect(decode(bytes).messages == ["error: the encoding UTF-32 is not supported; save the file as UTF-8"])
  }

  @Test(arguments: ["<?xml version='1.0' encoding='latin1", "<?xml encoding=>", "<?xml encoding='latin1'", "<?xml"])
  func anUnfinishedDeclarationDeclaresNothing(start: String) {
    let (source, diagnostics) = XMLDecoding.source(name: "a.svg", bytes: Array(start.utf8) + [0xE9])
    #expect(source.bytes == Array(start.utf8) + [0xE9])
    #expect(diagnostics == [])
  }

  @Test func tooLongAFileIsNotDecoded() {
    let (source, diagnostics) = XMLDecoding.source(name: "a.svg", bytes: [UInt8](repeating: 0x20, count: (4 << 20) + 1))
    #expect(source.bytes.isEmpty)
    #expect(diagnostics.map(\.message) == ["the file has 4194305 bytes, more than the limit of 4194304 bytes (4 MiB)"])
  }
}
