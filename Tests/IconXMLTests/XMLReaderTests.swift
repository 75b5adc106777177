import IconModel
import IconXML
import Testing

@Suite struct XMLReaderTests {
  @Test func readsElementsInDocumentOrder() throws {
    let document = try read(svg("<g id='a'><rect/></g><circle r='2'/>"))
    #expect(document.syntax == .svg)
    #expect(document.elements.map(\.name) == ["svg", "g", "rect", "circle"])
    #expect(document.elements.map(\.parent) == [nil, 0, 1, 0])
    #expect(document.elements.map(\.children) == [[1, 3], [2], [], []])
    #expect(document.elements.map(\.isSVG) == [true, true, true, true])
    #expect(document.elements[1].attribute("id")?.value == "a")
    #expect(document.elements[3].attribute("r")?.value == "2")
  }

  @Test func tellsWhereEverythingStands() throws {
    let text = svg("\n <rect\tx = '1'\n  fill=\"a>b / 'c'\" />")
    let document = try read(text)
    let rect = document.elements[1]
    #expect(document.source.text(of: rect.range) == "<rect\tx = '1'\n  fill=\"a>b / 'c'\" />")
    #expect(document.source.text(of: rect.nameRange) == "rect")
    #expect(rect.attributes.map { document.source.text(of: $0.nameRange) } == ["x", "fill"])
    #expect(rect.attributes.map { document.source.text(of: $0.valueRange) } == ["1", "a>b / 'c'"])
    #expect(document.source.place(of: rect.attributes[1].valueRange.start) == SourcePlace(line: 3, column: 9))
    #expect(document.source.text(of: document.elements[0].range) == "<svg xmlns=\"http://www.w3.org/2000/svg\">")
  }

  @Test func placesSurviveByteOrderMarkAndCRLF() throws {
    let document = try read("\u{FEFF}<?xml version='1.0' encoding='UTF-16'?>\r\n" + svg("\r\n<path d='M1 1\r\nL2 2'/>"))
    let d = try #require(document.elements[1].attribute("d"))
    #expect(d.value == "M1 1 L2 2")
    #expect(document.source.text(of: d.valueRange) == "M1 1\r\nL2 2")
    #expect(document.source.place(of: d.valueRange.start) == SourcePlace(line: 3, column: 10))
  }

  @Test func undoesReferencesInValues() throws {
    let document = try read(svg("<g id='a&amp;b&#x41;&#66;' class='x&lt;y'/>"))
    #expect(document.elements[1].attributes.map(\.value) == ["a&bAB", "x<y"])
    #expect(document.source.text(of: document.elements[1].attributes[0].valueRange) == "a&amp;b&#x41;&#66;")
  }

  @Test func keepsTextOnlyWhereItMeansSomething() throws {
    let document = try read(svg("a<title>One <![CDATA[<two>]]> &amp; three</title><style>b<g>c</g>d</style><desc/><text>e</text>"))
    let texts = document.elements.map { "\($0.name): \($0.text)" }
    #expect(texts == ["svg: ", "title: One <two> & three", "style: bd", "g: ", "desc: ", "text: "])
  }

  @Test func textIsPlacedPieceByPiece() throws {
    let document = try read(svg("<style>\r\nab<![CDATA[cd]]>&lt;e</style>"))
    let style = document.elements[1]
    #expect(style.text == "\nabcd<e")
    let pieces = (0..<7).map { document.source.text(of: style.place(ofTextBytes: $0..<($0 + 1))) }
    #expect(pieces == ["\r\n", "a", "b", "c", "d", "&lt;", "e"])
    #expect(document.source.text(of: style.place(ofTextBytes: 2..<5)) == "b<![CDATA[cd")
    #expect(style.textRuns.count == 5)
    #expect(document.elements[0].place(ofTextBytes: 0..<1) == .none)
  }

  @Test func textOverSeveralLinesIsOneRun() throws {
    let document = try read(svg("<style>a\nb\nc</style>"))
    #expect(document.elements[1].text == "a\nb\nc")
    #expect(document.elements[1].textRuns.count == 1)
  }

  @Test func keepsCommentsInsideAndOutsideTheRoot() throws {
    let document = try read("<!-- before -->" + svg("<!--in-->") + "<!-- after\n-->")
    #expect(document.comments.map(\.text) == [" before ", "in", " after\n"])
    #expect(document.comments.map { document.source.text(of: $0.range) } == ["<!-- before -->", "<!--in-->", "<!-- after\n-->"])
  }

  @Test func instructionsMeanNothingButStyleSheetsAreMissed() {
    let (document, diagnostics) = XMLReader.read(SourceText("<?php x?><?xml-stylesheet href='a.css'?>" + svg("<?pi?>")))
    #expect(document?.elements.count == 1)
    #expect(diagnostics.map(\.message) == ["<?xml-stylesheet?>: style sheets outside the file are not read"])
    #expect(diagnostics.map(\.range) == [SourceRange(9, 40)])
    #expect(diagnostics.map(\.dropsDrawing) == [true])
  }
}

/// A document whose root declares SVG's namespace.
func svg(_ content: String, attributes: String = "") -> String {
  "<svg xmlns=\"http://www.w3.org/2000/svg\"\(attributes)>\(content)</svg>"
}

/// Reads what should give no cause for complaint.
func read(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Document {
  let (document, diagnostics) = XMLReader.read(SourceText(text))
  #expect(diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
  return try #require(document, sourceLocation: sourceLocation)
}
