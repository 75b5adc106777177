import IconModel
import IconXML
import Testing

@Suite struct NamespaceTests {
  @Test func prefixedSVGIsSVG() throws {
    let document = try read("<s:svg xmlns:s='http://www.w3.org/2000/svg'><s:rect/><rect/></s:svg>")
    #expect(document.elements.map(\.name) == ["svg", "rect", "rect"])
    #expect(document.elements.map(\.isSVG) == [true, true, false])
    #expect(document.source.text(of: document.elements[1].nameRange) == "s:rect")
  }

  @Test func declarationsEndWithTheirElement() throws {
    let document = try read(
      svg("<a xmlns='urn:x'><b/></a><g/><p:g xmlns:p='urn:x'><p:g xmlns:p='http://www.w3.org/2000/svg'/><p:g/></p:g><c xmlns=''/>"))
    #expect(document.elements.map(\.name) == ["svg", "a", "b", "g", "g", "g", "g", "c"])
    #expect(document.elements.map(\.isSVG) == [true, false, false, true, false, true, false, false])
  }

  @Test func keepsTheAttributesOfFourVocabularies() throws {
    let document = try read(
      svg(
        "<use x='1' xlink:href='#a' xml:space='preserve' k:fill='knockout' e:label='b' v:fill='c'/>",
        attributes: " xmlns:xlink='http://www.w3.org/1999/xlink' xmlns:k='urn:iconkit:svgspec:1' xmlns:e='urn:e'"
          + " xmlns:v='http://www.w3.org/2000/svg'"))
    let use = document.elements[1]
    #expect(use.attributes.map(\.name) == ["x", "href", "space", "fill"])
    #expect(use.attributes.map(\.namespace) == [.none, .xlink, .xml, .iconkit])
    #expect(use.attributes.map { document.source.text(of: $0.nameRange) } == ["x", "xlink:href", "xml:space", "k:fill"])
    #expect(use.attribute("href") == nil)
    #expect(use.attribute("href", in: .xlink)?.value == "#a")
    #expect(document.elements[0].attributes.isEmpty)
  }

  @Test func aRootWithoutNamespaceIsSVGWithOneWarning() {
    let (document, diagnostics) = XMLReader.read(SourceText("<svg><g/></svg>"))
    #expect(document?.elements.map(\.isSVG) == [true, true])
    #expect(
      diagnostics == [.warning("<svg> has no xmlns=\"http://www.w3.org/2000/svg\"; it is read as SVG all the same", at: SourceRange(1, 4))])
  }

  @Test func undeclaredPrefixesMeanWhatTheyUsuallyDo() {
    let text = svg("<use xlink:href='#a'/><use xlink:href='#b'/><svg:g/><ink:label ink:x='1'/><g iconkit:fill='knockout'/>")
    let (document, diagnostics) = XMLReader.read(SourceText(text))
    #expect(document?.elements.map(\.isSVG) == [true, true, true, true, false, true])
    #expect(document?.elements[2].attribute("href", in: .xlink)?.value == "#b")
    #expect(document?.elements[5].attribute("fill", in: .iconkit)?.value == "knockout")
    #expect(
      diagnostics.map(\.message) == [
        "the prefix xlink: is not declared; read as xmlns:xlink=\"http://www.w3.org/1999/xlink\"",
        "the prefix svg: is not declared; read as xmlns:svg=\"http://www.w3.org/2000/svg\"",
        "the prefix ink: is not declared; what it marks is not SVG",
        "the prefix iconkit: is not declared; read as xmlns:iconkit=\"urn:iconkit:svgspec:1\"",
      ])
  }

  @Test(arguments: [
    ("<html/>", "the root element is <html>, not <svg>", SourceRange(1, 5)),
    (
      "<svg xmlns='http://www.w3.org/2000/SVG'/>",
      "the root <svg> is not SVG's: its namespace is \"http://www.w3.org/2000/SVG\", not \"http://www.w3.org/2000/svg\"", SourceRange(1, 4)
    ),
    (
      "<x:svg xmlns:x='urn:x'/>", "the root <x:svg> is not SVG's: its namespace is \"urn:x\", not \"http://www.w3.org/2000/svg\"",
      SourceRange(1, 6)
    ),
    ("<x:svg xmlns:x='urn:iconkit:svgspec:1'/>", "the root element is <x:svg>, not <svg>", SourceRange(1, 6)),
  ])
  func otherRootsAreErrors(text: String, message: String, range: SourceRange) {
    let (document, diagnostics) = XMLReader.read(SourceText(text))
    #expect(document == nil)
    #expect(diagnostics == [.error(message, at: range)])
  }

  @Test func colonsAtTheEndsOfNamesCutNothing() throws {
    let document = try read(svg("<g :a='1' b:='2' c:d:e='3' xmlns:c='urn:iconkit:svgspec:1'/>"))
    #expect(document.elements[1].attributes.map(\.name) == [":a", "b:", "d:e"])
  }
}
