import IconModel
import Testing

@Suite struct DocumentTests {
  @Test func `an attribute is found by name and namespace`() {
    let plain = Attribute(name: "fill", value: "red")
    let own = Attribute(namespace: .iconkit, name: "fill", value: "knockout")
    let element = Element(name: "rect", attributes: [own, plain])
    #expect(element.attribute("fill") == plain)
    #expect(element.attribute("fill", in: .iconkit) == own)
    #expect(element.attribute("fill", in: .xlink) == nil)
    #expect(element.attribute("stroke") == nil)
  }

  @Test func `a byte of a value has its place in the source`() {
    let plain = Attribute(name: "d", value: "M0 x", nameRange: SourceRange(5, 6), valueRange: SourceRange(8, 12))
    #expect(plain.place(ofValueBytes: 3..<4) == SourceRange(11, 12))
    #expect(plain.range == SourceRange(5, 12))
  }

  @Test func `where escapes make value and source differ the whole value is the place`() {
    let escaped = Attribute(name: "title", value: "a\"b", valueRange: SourceRange(8, 12))
    #expect(escaped.place(ofValueBytes: 2..<3) == SourceRange(8, 12))
  }
}
