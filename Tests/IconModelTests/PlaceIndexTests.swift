import IconModel
import Testing

@Suite struct PlaceIndexTests {
  @Test(arguments: [
    "", "a", "\n", "a\nb\r\nc", "\u{FEFF}é\n😀x", String(repeating: "é", count: 3000), String(repeating: "ab\n", count: 2000),
    "\u{FEFF}" + String(repeating: "x", count: 1023) + "\n" + String(repeating: "😀\n", count: 700),
  ])
  func `says what the source says`(text: String) {
    let source = SourceText(text)
    let index = PlaceIndex(source)
    for offset in stride(from: -1, through: source.bytes.count + 2, by: source.bytes.count > 100 ? 7 : 1) {
      #expect(index.place(of: offset) == source.place(of: offset), "\(offset)")
    }
  }
}
