import IconModel
import IconXML
import Testing

@Suite struct EntityTests {
  @Test func expandsInternalEntities() throws {
    let text = """
      <!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg"><!ENTITY red "fill:#f00"><!ENTITY two "<rect id='r'/><g><!--c--></g>">]>
      <svg xmlns="&ns;"><path style="&red;;"/>&two;<title>&red;!</title></svg>
      """
    let document = try read(text)
    #expect(document.elements.map(\.name) == ["svg", "path", "rect", "g", "title"])
    #expect(document.elements.map(\.isSVG) == [true, true, true, true, true])
    #expect(document.elements[1].attributes.map(\.value) == ["fill:#f00;"])
    #expect(document.source.text(of: document.elements[1].attributes[0].valueRange) == "&red;;")
    #expect(document.elements[2].attributes.map(\.value) == ["r"])
    #expect(document.elements[4].text == "fill:#f00!")
  }

  @Test func whatComesOutOfAnEntityHasThePlaceOfItsReference() throws {
    let text = "<!DOCTYPE svg [<!ENTITY e \"<rect id='r'/><!--c--><title>t</title>\">]>" + svg("&e;")
    let document = try read(text)
    let rect = document.elements[1]
    let ranges = [rect.range, rect.nameRange, rect.attributes[0].nameRange, rect.attributes[0].valueRange, document.comments[0].range]
    #expect(ranges.map { document.source.text(of: $0) } == ["&e;", "&e;", "&e;", "&e;", "&e;"])
    #expect(document.source.text(of: document.elements[2].place(ofTextBytes: 0..<1)) == "&e;")
  }

  @Test func attributesFromTheDoctypeHaveThePlaceOfTheTag() throws {
    let document = try read("<!DOCTYPE svg [<!ATTLIST g fill CDATA \"red\" id CDATA #IMPLIED>]>" + svg("<g id='a'/>"))
    let attributes = document.elements[1].attributes
    #expect(attributes.map(\.name) == ["id", "fill"])
    #expect(attributes.map { document.source.text(of: $0.valueRange) } == ["a", "g"])
  }

  @Test(arguments: [
    "PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd'",
    "PUBLIC '-//W3C//DTD SVG 20001102//EN' 'svg-20001102.dtd'",
    "SYSTEM 'http://www.w3.org/TR/2001/REC-SVG-20010904/DTD/svg10.dtd'",
  ])
  func nobodyMissesTheDTDOfSVG(identifier: String) throws {
    #expect(try read("<!DOCTYPE svg \(identifier)>" + svg("")).elements.count == 1)
  }

  @Test func nothingOutsideTheFileIsRead() {
    let text =
      "<!DOCTYPE svg SYSTEM \"my.dtd\" [<!ENTITY x SYSTEM \"file:///etc/hostname\">]>"
      + svg("<title>a&x;b</title>&lost;<g id='&odd;&amp;'/>")
    let (document, diagnostics) = XMLReader.read(SourceText(text))
    #expect(document?.elements.map(\.text) == ["", "ab", ""])
    #expect(document?.elements[2].attribute("id")?.value == "&")
    #expect(
      diagnostics.map(\.message) == [
        "the DTD \"my.dtd\" is not read: nothing outside the file is",
        "the entity from \"file:///etc/hostname\" is not read: nothing outside the file is",
        "the entity &lost; is not known, and left out",
        "the entity &odd; is not known, and left out",
      ])
    #expect(diagnostics.map { SourceText(text).text(of: $0.range) }.dropFirst() == ["&x;", "&lost;", "&odd;"])
    #expect(diagnostics.map(\.severity) == [.warning, .warning, .warning, .warning])
    #expect(diagnostics.map(\.dropsDrawing) == [false, true, true, true])
  }

  @Test func unreadParameterEntitiesAreNamed() {
    let text = "<!DOCTYPE svg [<!ENTITY % p SYSTEM 'p.dtd'> <!ENTITY % q 'r'> %p; ]>" + svg("<g id='&odd;'/>")
    let (document, diagnostics) = XMLReader.read(SourceText(text))
    #expect(document?.elements.count == 2)
    #expect(
      diagnostics.map(\.message) == [
        "the declarations from \"p.dtd\" are not read: nothing outside the file is", "the entity &odd; is not known, and left out",
      ])
  }

  @Test(arguments: [svg("<title>&i;</title>"), svg("<path d='&i;'/>"), svg("&i;")])
  func billionLaughsAreRefused(use: String) {
    var entities = "<!ENTITY a \"lollollollol\">"
    for (name, other) in zip("bcdefghi", "abcdefgh") { entities += "<!ENTITY \(name) \"\(String(repeating: "&\(other);", count: 10))\">" }
    expectExpansionRefused("<!DOCTYPE svg [\(entities)]>" + use)
  }

  @Test func manyUsesOfALongEntityAreRefused() {
    let entity = "<!DOCTYPE svg [<!ENTITY a \"\(String(repeating: "x", count: 100_000))\">]>"
    expectExpansionRefused(entity + svg(String(repeating: "<g id='&a;'/>", count: 100)))
  }

  private func expectExpansionRefused(_ text: String) {
    let (document, diagnostics) = XMLReader.read(SourceText(text))
    #expect(document == nil)
    #expect(diagnostics.map(\.message) == ["entity expansion makes more than the limit of 8388608 bytes (8 MiB)"])
  }

  @Test func entitiesNestOnlySoDeep() {
    var entities = "<!ENTITY e0 'x'>"
    for index in 1..<256 { entities += "<!ENTITY e\(index) '&e\(index - 1);'>" }
    let allowed = XMLReader.read(SourceText("<!DOCTYPE svg [\(entities)]>" + svg("<title>&e255;</title>")))
    #expect(allowed.document?.elements[1].text == "x")
    let refused = XMLReader.read(SourceText("<!DOCTYPE svg [\(entities)<!ENTITY e256 '&e255;'>]>" + svg("&e256;")))
    #expect(refused.document == nil)
    #expect(refused.diagnostics.map(\.message) == ["more entities are declared than the limit of 256"])
  }
}
