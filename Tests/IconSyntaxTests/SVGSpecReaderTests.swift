import IconModel
import IconSyntax
import Testing

@Suite struct SVGSpecReaderTests {
  /// The document of a source without errors.
  private func document(_ text: String) throws -> Document {
    let (document, diagnostics) = SVGSpecReader.read(SourceText(text))
    #expect(diagnostics == [])
    return try #require(document)
  }

  private func tree(_ document: Document, _ id: ElementID = 0) -> String {
    let element = document.elements[id]
    let inside = element.children.map { tree(document, $0) }.joined(separator: " ")
    return inside.isEmpty ? element.name : "\(element.name)(\(inside))"
  }

  @Test func `statements become elements in document order`() throws {
    let text = """
      icon width=30
      rect x=1
      g fill=none {
        line x1=6
        g {
          circle r=1
        }
      }
      path d=M0,0
      """
    let document = try document(text)
    #expect(document.syntax == .svgspec)
    #expect(document.elements.map(\.name) == ["icon", "rect", "g", "line", "g", "circle", "path"])
    #expect(tree(document) == "icon(rect g(line g(circle)) path)")
    #expect(document.elements.map(\.parent) == [nil, 0, 0, 2, 2, 4, 0])
    #expect(document.elements.allSatisfy { $0.isSVG && $0.text.isEmpty })
  }

  @Test func `ranges are exact`() throws {
    let document = try document("icon\ng  fill=red stroke=\"a b\"   { # c\n}\n")
    let g = document.elements[1]
    let source = document.source
    #expect(source.text(of: g.range) == "g  fill=red stroke=\"a b\"")
    #expect(source.text(of: g.nameRange) == "g")
    #expect(g.attributes.map { source.text(of: $0.nameRange) } == ["fill", "stroke"])
    #expect(g.attributes.map { source.text(of: $0.valueRange) } == ["red", "a b"])
    #expect(source.text(of: document.elements[0].range) == "icon")
  }

  @Test func `a continuation belongs to the statement above it`() throws {
    let document = try document("icon\n  width=30 # wide\n# and\n\t# high\n  height=20\nrect x=1\n y=2 {\n}".replacing(" {\n}", with: ""))
    #expect(document.elements.count == 2)
    #expect(document.elements[0].attributes.map(\.value) == ["30", "20"])
    #expect(document.source.text(of: document.elements[0].range).hasSuffix("height=20"))
    #expect(document.elements[1].attributes.map(\.name) == ["x", "y"])
    #expect(document.comments.map(\.text) == [" wide", " and", " high"])
  }

  @Test func `a continuation may open the block`() throws {
    #expect(tree(try document("icon\ng\n  fill=red {\n  rect x=1\n}\nrect x=2")) == "icon(g(rect) rect)")
  }

  @Test func `quoted values hold white space, braces, hashes and line breaks`() throws {
    let document = try document("icon title=\"a { b } # c = d\"\npath d=\"M0 0\n  L1 1\" fill=red")
    #expect(document.elements[0].attribute("title")?.value == "a { b } # c = d")
    #expect(document.elements[1].attribute("d")?.value == "M0 0\n  L1 1")
    #expect(document.elements[1].attribute("fill")?.value == "red")
    #expect(document.comments == [])
  }

  @Test func `quote and backslash are escaped, and nothing else`() throws {
    let document = try document(#"icon title="say \"hi\" \\ \\\"" desc="""#)
    #expect(document.elements[0].attribute("title")?.value == #"say "hi" \ \""#)
    #expect(document.elements[0].attribute("desc")?.value == "")
  }

  @Test func `bare values hold anything but white space, quotes and braces`() throws {
    let document = try document("icon\nuse href=#a fill=#0b0\npath d=M0,0L-1.5e3,2 stroke=url(#b) id=a=b#c\\'é")
    #expect(document.elements[1].attributes.map(\.value) == ["#a", "#0b0"])
    #expect(document.elements[2].attributes.map(\.value) == ["M0,0L-1.5e3,2", "url(#b)", "a=b#c\\'é"])
    #expect(document.comments == [])
  }

  @Test func `comments are kept with their places`() throws {
    let document = try document("# first\nicon # second #\n#third\nrect x=1\t#fourth")
    #expect(document.comments.map(\.text) == [" first", " second #", "third", "fourth"])
    #expect(document.comments.map { document.source.text(of: $0.range) } == ["# first", "# second #", "#third", "#fourth"])
  }

  @Test func `lines end in LF or CRLF`() throws {
    let document = try document("icon width=30\r\n\r\ng {\r\n  rect x=1 # c\r\n    y=2\r\n}\r\n")
    #expect(tree(document) == "icon(g(rect))")
    #expect(document.elements[2].attributes.map(\.value) == ["1", "2"])
    #expect(document.comments.map(\.text) == [" c"])
  }

  @Test func `a byte order mark is skipped`() throws {
    let source = SourceText(name: "bom", bytes: [0xEF, 0xBB, 0xBF] + Array("icon".utf8))
    let (document, diagnostics) = SVGSpecReader.read(source)
    #expect(diagnostics == [])
    #expect(document?.elements[0].nameRange == SourceRange(3, 7))
  }

  @Test func `white space is spaces and tabs anywhere`() throws {
    #expect(tree(try document("\t icon\twidth=1  \n \t g\t{ \t\n\t}\t \n   ")) == "icon(g)")
  }

  @Test func `every character of UTF-8 may stand in a value`() throws {
    let title = "\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFD}\u{10000}\u{10FFFF}"
    #expect(try document("icon title=\(title)").elements[0].attribute("title")?.value == title)
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xE0, 0x9F, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82], [0xF0, 0x8F, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF0, 0x9F, 0x98], [0xFF], [0xE2, 0x28, 0xA1], [0xE2, 0x82, 0x28],
    ] as [[UInt8]])
  func `what is not UTF-8 is told with its byte`(bytes: [UInt8]) {
    let (document, diagnostics) = SVGSpecReader.read(SourceText(name: "x", bytes: Array("icon #".utf8) + bytes))
    #expect(document == nil)
    #expect(diagnostics == [.error("invalid UTF-8 at byte 6: save the file as UTF-8", at: SourceRange(6, 7))])
  }

  // MARK: After errors

  @Test func `with errors the document holds what could be read`() throws {
    let (document, diagnostics) = SVGSpecReader.read(SourceText("icon\nrct x=1 bogus=2 x=3\ntext {\n  rect id=a\n}\ncircle r=\"1"))
    #expect(diagnostics.count == 5)
    let elements = try #require(document).elements
    // The slip's attributes are read as those of what was meant; neither it nor what has no place is an element of SVG's.
    #expect(elements.map(\.name) == ["icon", "rect", "text", "rect", "circle"])
    #expect(elements.map(\.isSVG) == [true, false, false, false, true])
    #expect(elements[1].attributes.map(\.value) == ["1"])
    #expect(elements[4].attributes.map(\.value) == ["1"])
  }

  @Test func `a value with forgotten quotes is read whole, so that nothing more is told of it`() throws {
    let (document, diagnostics) = SVGSpecReader.read(SourceText("icon viewBox=0 0 24 24 fill=red"))
    #expect(diagnostics.count == 1)
    #expect(document?.elements[0].attribute("viewBox")?.value == "0 0 24 24")
    #expect(document?.elements[0].attribute("fill")?.value == "red")
  }

  @Test func `errors come in the order of their places`() {
    let (_, diagnostics) = SVGSpecReader.read(SourceText("icon a=1\nrect b=2 c\n{\ncircle d=4\n}\n}\n\"\nline e=1"))
    #expect(diagnostics.count == 8)
    #expect(diagnostics.map(\.range.start) == diagnostics.map(\.range.start).sorted())
    #expect(diagnostics.allSatisfy { $0.severity == .error })
  }

  // MARK: Limits

  @Test func `a source may not be too long`() {
    let limits = SVGSpecLimits(sourceBytes: 4)
    #expect(SVGSpecReader.read(SourceText("icon"), limits: limits).diagnostics == [])
    let (document, diagnostics) = SVGSpecReader.read(SourceText("icon\n"), limits: limits)
    #expect(document == nil)
    #expect(diagnostics == [.error("the source has 5 bytes, more than the limit of 4", at: .none)])
  }

  @Test func `blocks nest to 256`() {
    let nested = { (depth: Int) in
      "icon\n" + String(repeating: "g {\n", count: depth) + "rect x=1\n" + String(repeating: "}\n", count: depth)
    }
    #expect(SVGSpecReader.read(SourceText(nested(256))).diagnostics == [])
    let deeper = SVGSpecReader.read(SourceText(nested(300)))
    #expect(deeper.document == nil)
    #expect(deeper.diagnostics.map(\.message) == ["blocks are nested deeper than the limit of 256"])
    #expect(deeper.diagnostics.map(\.range) == [SourceRange(5 + 256 * 4 + 2, 5 + 256 * 4 + 3)])
  }

  @Test func `statements are counted`() {
    let limits = SVGSpecLimits(elements: 2)
    #expect(SVGSpecReader.read(SourceText("icon\ng"), limits: limits).diagnostics == [])
    let (document, diagnostics) = SVGSpecReader.read(SourceText("icon\ng {\ng\n"), limits: limits)
    #expect(document == nil)
    #expect(diagnostics == [.error("more than the limit of 2 elements", at: SourceRange(9, 10))])
  }

  @Test func `after a hundred errors one says that there are more`() {
    let (document, diagnostics) = SVGSpecReader.read(SourceText("icon\n" + String(repeating: "rect zzzzz=1\n", count: 5_000)))
    #expect(document?.elements.count == 5_001)
    #expect(diagnostics.count == 101)
    #expect(diagnostics.last == .error("more errors than the limit of 100: the rest is not shown", at: .none))
    #expect(diagnostics.first?.range == SourceRange(10, 15))
  }
}
