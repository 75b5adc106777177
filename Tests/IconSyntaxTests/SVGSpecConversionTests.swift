import IconModel
import IconSyntax
import IconXML
import TestSupport
import Testing

/// Pairs of files beside each other: what a document becomes in the other syntax, and what is said about it (`<case>.txt`).
///
/// `ICONKIT_RECORD=1` rewrites what is expected, and fails still.
@Suite struct SVGSpecConversionTests {
  static let fromSVG = cases("from-svg", ".svg")
  static let toSVG = cases("to-svg", ".svgspec")

  private static func cases(_ folder: String, _ suffix: String) -> [String] {
    Fixture.names(in: "convert/\(folder)", suffix: suffix).map { String($0.dropLast(suffix.count)) }
  }

  @Test func `there are fixtures`() {
    #expect(Self.fromSVG.count > 8)
    #expect(Self.toSVG.count > 6)
  }

  @Test(arguments: fromSVG) func `from SVG`(name: String) throws {
    let path = "convert/from-svg/\(name)"
    let source = try SourceText(name: "\(name).svg", bytes: Fixture.bytes("\(path).svg"))
    let document = try #require(XMLReader.read(source).document)
    let (text, diagnostics) = SVGSpecWriter.write(document)
    try check(text, is: "\(path).svgspec")
    try check(diagnostics, in: source, are: "\(path).txt")
    // What is written is canonical, and without faults.
    let (formatted, faults) = SVGSpecFormatter.format(SourceText(text))
    #expect(formatted == text)
    let written = try #require(SVGSpecReader.read(SourceText(text)).document)
    #expect(faults + Resolver.resolve(written).diagnostics == [])
  }

  @Test(arguments: toSVG) func `to SVG`(name: String) throws {
    let path = "convert/to-svg/\(name)"
    let source = try SourceText(name: "\(name).svgspec", bytes: Fixture.bytes("\(path).svgspec"))
    let (read, faults) = SVGSpecReader.read(source)
    let document = try #require(read)
    #expect(faults + Resolver.resolve(document).diagnostics == [])
    let (text, diagnostics) = SVGWriter.write(document)
    try check(text, is: "\(path).svg")
    try check(diagnostics, in: source, are: "\(path).txt")
    let (kept, _) = SVGWriter.write(document, keepExtensions: true)
    try check(kept, is: "\(path).kept.svg")
    for svg in [text, kept] {
      let (written, faults) = XMLReader.read(SourceText(svg))
      let warnings = Resolver.resolve(try #require(written)).diagnostics
      #expect(faults + warnings == [])
    }
  }

  /// With its extensions kept, a document says in SVG what it says in svgspec, and so comes back as it was.
  @Test(arguments: toSVG) func `there and back again`(name: String) throws {
    let source = try SourceText(name: name, bytes: Fixture.bytes("convert/to-svg/\(name).svgspec"))
    let document = try #require(SVGSpecReader.read(source).document)
    let kept = SVGWriter.write(document, keepExtensions: true).text
    let svg = try #require(XMLReader.read(SourceText(kept)).document)
    let back = SVGSpecWriter.write(svg)
    #expect(back.diagnostics == [])
    let returned = try #require(SVGSpecReader.read(SourceText(back.text)).document)
    #expect(returned.elements.map(\.name) == document.elements.map(\.name))
    #expect(returned.elements.map(\.parent) == document.elements.map(\.parent))
    #expect(returned.comments.count == document.comments.count)
    let icons = [document, returned].map { Resolver.resolve($0).icon?.withoutPlaces }
    #expect(icons[0] == icons[1])
  }

  // MARK: Limits

  private func svg(_ text: String) throws -> (text: String, messages: [String]) {
    let (text, diagnostics) = SVGWriter.write(try #require(SVGSpecReader.read(SourceText(text)).document))
    return (text, diagnostics.map { "\($0.severity): \($0.message)" })
  }

  @Test func `knockouts do not nest without end`() throws {
    let sheet = "rect width=9 height=9 fill=knockout stroke=black\n"
    #expect(try svg("icon\n" + String(repeating: sheet, count: 101)).messages == [])
    let limit = "error: more than 100 knockouts one above the other: their masks would nest too deep; keep them as extensions"
    #expect(try svg("icon\n" + String(repeating: sheet, count: 200)).messages == [limit])
  }

  @Test func `references do not multiply without end`() throws {
    var text = "icon stroke-style=dotted stroke=black\nline id=l0 x2=9\n"
    for level in 1...30 { text += "g id=l\(level) {\n  use href=#l\(level - 1)\n  use href=#l\(level - 1)\n}\n" }
    #expect(try svg(text).messages == ["error: more than 100,000 elements once references are followed"])
  }

  @Test func `a reference in a circle stays as it is`() throws {
    let (text, messages) = try svg("icon\ng id=a fill=knockout {\n  rect width=9 height=9\n  use href=#a\n}\n")
    #expect(messages == [])
    #expect(text.contains("<use xlink:href=\"#a\"/>"))
  }

  @Test func `without a root there is nothing to write`() {
    let empty = Document(source: SourceText(""), syntax: .svg, elements: [])
    let error = [Diagnostic.error("there is no root element", at: .none)]
    #expect(SVGSpecWriter.write(empty).text == "" && SVGSpecWriter.write(empty).diagnostics == error)
    #expect(SVGWriter.write(empty).text == "" && SVGWriter.write(empty).diagnostics == error)
  }

  private func check(_ text: String, is name: String) throws {
    if Fixture.isRecording { try Fixture.record(text, as: name) }
    #expect(try text == String(decoding: Fixture.bytes(name), as: UTF8.self))
  }

  /// Without anything to be said there is no file.
  private func check(_ diagnostics: [Diagnostic], in source: SourceText, are name: String) throws {
    let text = diagnostics.map { $0.text(in: source) + "\n" }.joined()
    if Fixture.isRecording, !text.isEmpty { try Fixture.record(text, as: name) }
    let expected = try? String(decoding: Fixture.bytes(name), as: UTF8.self)
    #expect(text == expected ?? "")
  }
}

extension Icon {
  /// The icon without the places where its parts are written.
  fileprivate var withoutPlaces: Icon {
    var icon = self
    icon.nodes = icon.nodes.map(\.withoutPlaces)
    icon.undrawn = icon.undrawn.map { UndrawnElement(Origin(element: $0.origin.element), $0.reason) }
    return icon
  }
}

extension Node {
  fileprivate var withoutPlaces: Node {
    switch self {
    case .shape(var shape):
      shape.origin = Origin(element: "")
      if case .pattern(var pattern)? = shape.fill?.paint {
        pattern.content = pattern.content.map(\.withoutPlaces)
        shape.fill?.paint = .pattern(pattern)
      }
      return .shape(shape)
    case .group(var group):
      group.origin = Origin(element: "")
      group.children = group.children.map(\.withoutPlaces)
      group.mask = nil
      return .group(group)
    }
  }
}
