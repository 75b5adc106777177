import IconModel
import IconXML
import Testing

@testable import IconSyntax

/// Changes of documents, of which nothing else may change.
@Suite struct DocumentEditorTests {
  private func document(_ text: String) throws -> Document {
    let source = SourceText(name: "icon", text)
    let read = text.hasPrefix("<") ? XMLReader.read(source) : SVGSpecReader.read(source)
    return try #require(read.document)
  }

  /// The text after a change of its first element of a name; nil where that can't be made.
  private func edited(_ text: String, _ name: String, _ edit: (DocumentEditor, SourceRange) -> [TextEdit]?) throws -> String? {
    let document = try document(text)
    let element = try #require(document.elements.first { $0.name == name })
    return edit(DocumentEditor(document), element.range)?.applied(to: document.source.bytes).map { String(decoding: $0, as: UTF8.self) }
  }

  private func moved(_ text: String, _ name: String, _ x: Double, _ y: Double) throws -> String? {
    try edited(text, name) { $0.move($1, by: Point(x, y)) }
  }

  @Test(arguments: [
    ("icon\nrect  x=4.3   y=9 width=2 # a\n", "rect", 0.7, 0, "icon\nrect  x=5   y=9 width=2 # a\n"),
    ("icon\nrect width=2 height=2 # none\n", "rect", 0.5, -1, "icon\nrect width=2 height=2 x=0.5 y=-1 # none\n"),
    ("icon\ncircle cx=\"3\" cy=4\n  r=2\n", "circle", 1, 1, "icon\ncircle cx=\"4\" cy=5\n  r=2\n"),
    ("icon\nline x1=0 y1=.5 x2=9 y2=+1e0\n", "line", 0, 0.25, "icon\nline x1=0 y1=0.75 x2=9 y2=1.25\n"),
    ("icon\npolygon points=\"1,2 3 4,5-6\"\n", "polygon", 1, 7, "icon\npolygon points=\"2,9 4 11,6 1\"\n"),
    ("icon\nrect\n", "rect", 0.5, 0, "icon\nrect x=0.5\n"),
    ("icon\nrect x=4px y=1\n", "rect", 0.5, 0, "icon\nrect x=4.5 y=1\n"),
  ])
  func `shapes of svgspec move by their numbers`(_ text: String, _ name: String, _ x: Double, _ y: Double, _ wanted: String) throws {
    #expect(try moved(text, name, x, y) == wanted)
  }

  @Test(arguments: [
    ("<svg><rect x='1' width=\"2\"/></svg>", "rect", 0.5, 0.5, "<svg><rect x='1.5' width=\"2\" y=\"0.5\"/></svg>"),
    ("<svg><ellipse rx=\"1\" ry=\"2\" ></ellipse></svg>", "ellipse", 2, 0, "<svg><ellipse rx=\"1\" ry=\"2\" cx=\"2\" ></ellipse></svg>"),
    ("<svg><g a=\"&lt;\"><path d='M1 1h2'/></g></svg>", "path", 0, 1, "<svg><g a=\"&lt;\"><path d='M1 2h2'/></g></svg>"),
  ])
  func `shapes of SVG move by their numbers`(_ text: String, _ name: String, _ x: Double, _ y: Double, _ wanted: String) throws {
    #expect(try moved(text, name, x, y) == wanted)
  }

  @Test(arguments: [
    ("M1.5.5L3-2", 0.5, 0, "M2 .5L3.5-2"),
    ("M1.5.5L3-2", 0, 0.5, "M1.5 1L3-1.5"),
    ("M1.5.5L3-2", 0.5, 2.5, "M2 3L3.5 0.5"),
    ("m1 1 2 2zm1 1", 1, 1, "m2 2 2 2zm1 1"),
    ("M1 1H5V6h1v1", 1, 2, "M2 3H6V8h1v1"),
    ("M1 1C1 2 3 4 5 6S7 8 9 10Q1 2 3 4T5 6", 1, -1, "M2 0C2 1 4 3 6 5S8 7 10 9Q2 1 4 3T6 5"),
    ("M0 0A5 5 0 1110 0a5 5 0 0010 0", 1, 1, "M1 1A5 5 0 11 11 1a5 5 0 0010 0"),
    ("M 1,1 2,2 Z M3 3", 1, 1, "M 2,2 3,3 Z M4 4"),
    ("", 1, 1, ""),
  ])
  func `of paths the absolute numbers change`(_ data: String, _ x: Double, _ y: Double, _ wanted: String) throws {
    #expect(try moved("icon\npath d=\"\(data)\" # end\n", "path", x, y) == "icon\npath d=\"\(wanted)\" # end\n")
  }

  /// What is drawn is the same, moved, however numbers run together.
  @Test func `paths of any form move as a whole`() throws {
    var numbers = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let data = Self.randomPath(&numbers)
      let (x, y) = (Double(Int.random(in: -20...20, using: &numbers)) / 8, Double(Int.random(in: -20...20, using: &numbers)) / 8)
      let before = PathData.parse(data, limits: .standard)
      try #require(before.fault == nil, "\(data)")
      let text = try #require(try moved("icon\npath d=\"\(data)\"\n", "path", x, y))
      let after = PathData.parse(String(text.dropFirst(13).dropLast(2)), limits: .standard)
      #expect(after.fault == nil, "\(data) → \(text)")
      let wanted = before.path.transformed(by: .translation(x, y))
      #expect(wanted.segments.count == after.path.segments.count)
      for (a, b) in zip(wanted.points, after.path.points) { #expect((a - b).length < 0.001, "\(data) → \(text)") }
    }
  }

  private static func randomPath(_ numbers: inout SeededGenerator) -> String {
    func number() -> String {
      let value = Double(Int.random(in: -400...400, using: &numbers)) / [1, 4, 100][Int.random(in: 0..<3, using: &numbers)]
      var text = value == value.rounded() ? "\(Int(value))" : "\(value)"
      if text.hasPrefix("0."), Bool.random(using: &numbers) { text.removeFirst() }
      return text
    }
    func joined(_ parts: [String]) -> String {
      parts.dropFirst().reduce(parts[0]) { text, part in
        let mayTouch =
          part.hasPrefix("-")
          || part.hasPrefix(".") && text.split(whereSeparator: { !$0.isNumber && $0 != "." }).last?.contains(".") == true
        return text + (mayTouch && Bool.random(using: &numbers) ? "" : [" ", ",", "\n "][Int.random(in: 0..<3, using: &numbers)]) + part
      }
    }
    var data = (Bool.random(using: &numbers) ? "M" : "m") + joined([number(), number()])
    for _ in 0..<Int.random(in: 0...6, using: &numbers) {
      let (letter, count) =
        [("l", 2), ("h", 1), ("v", 1), ("c", 6), ("s", 4), ("q", 4), ("t", 2), ("m", 2), ("a", 7), ("z", 0)]
        .randomElement(using: &numbers) ?? ("z", 0)
      data += Bool.random(using: &numbers) ? letter : letter.uppercased()
      if count == 0 { continue }
      for _ in 0...Int.random(in: 0...1, using: &numbers) {
        if letter == "a" {
          let flags = Bool.random(using: &numbers) ? "01" : "1 0 "
          let end = joined([number(), number()])
          data += " 3 4 \(number()) \(flags)\(end)"
        } else {
          data += " " + joined((0..<count).map { _ in number() })
        }
      }
    }
    return data
  }

  @Test func `what has no plain numbers does not move`() throws {
    #expect(try moved("icon\nrect x=10% y=1\n", "rect", 1, 0) == nil)
    #expect(try moved("icon\nrect x=1em\n", "rect", 1, 0) == nil)
    #expect(try moved("<svg><rect x=\"&#49;\"/></svg>", "rect", 1, 0) == nil)
    #expect(try moved("<!DOCTYPE svg [<!ENTITY r \"<rect x='1'/>\">]><svg>&r;</svg>", "rect", 1, 0) == nil)
    #expect(try moved("icon\ng {\n}\n", "g", 1, 0) == nil)
    #expect(try moved("icon\npath d=\"M1 1X\"\n", "path", 1, 0) == nil)
    #expect(try moved("icon\npath\n", "path", 1, 0) == nil)
  }

  @Test func `attributes are set in both syntaxes`() throws {
    let set = { (name: String, value: String) in { (editor: DocumentEditor, range: SourceRange) in editor.set(name, value, on: range) } }
    #expect(try edited("icon\nrect x=1 fill=none # c\n", "rect", set("fill", "knockout")) == "icon\nrect x=1 fill=knockout # c\n")
    #expect(try edited("icon\nrect x=\"1\" # c\n", "rect", set("fill", "knockout")) == "icon\nrect x=\"1\" fill=knockout # c\n")
    #expect(try edited("icon\nrect x=1\n", "rect", set("stroke-dasharray", "1 2")) == "icon\nrect x=1 stroke-dasharray=\"1 2\"\n")
    #expect(
      try edited("icon\nline stroke-dasharray=3\n", "line", set("stroke-dasharray", "1 2")) == "icon\nline stroke-dasharray=\"1 2\"\n")
    #expect(try edited("<svg><rect fill='none'/></svg>", "rect", set("fill", "red")) == "<svg><rect fill='red'/></svg>")
  }

  @Test func `what svgspec adds to SVG comes with its namespace`() throws {
    let knockout = { (editor: DocumentEditor, range: SourceRange) in editor.set("fill", "knockout", on: range) }
    let uri = "urn:iconkit:svgspec:1"
    #expect(
      try edited("<svg width=\"3\"><rect/></svg>", "rect", knockout)
        == "<svg width=\"3\" xmlns:iconkit=\"\(uri)\"><rect iconkit:fill=\"knockout\"/></svg>")
    #expect(
      try edited("<svg xmlns:k=\"\(uri)\"><rect k:fill='none'/></svg>", "rect", knockout)
        == "<svg xmlns:k=\"\(uri)\"><rect k:fill='knockout'/></svg>")
    // Somebody else's.
    #expect(try edited("<svg xmlns:iconkit=\"http://example.com\"><rect/></svg>", "rect", knockout) == nil)
  }

  @Test(arguments: [
    ("icon\ncircle r=1 # a\nrect x=1\n  y=2 # b\ncircle r=2\n", "icon\ncircle r=1 # a\ncircle r=2\n"),
    ("icon\nrect x=1", "icon\n"),
    ("icon\ng {\n  rect x=1\n}\n", "icon\ng {\n}\n"),
    ("<svg>\n  <rect/>\n</svg>", "<svg>\n</svg>"),
    ("<svg>\n  <rect x='1'\n    y='2'></rect>  \n</svg>", "<svg>\n</svg>"),
    ("<svg><g/><rect/><g/></svg>", "<svg><g/><g/></svg>"),
    ("<svg>\n<rect/><!-- why -->\n</svg>", "<svg>\n<!-- why -->\n</svg>"),
    ("<svg><rect id='a'/></svg>", "<svg></svg>"),
  ])
  func `elements go with their lines`(_ text: String, _ wanted: String) throws {
    #expect(try edited(text, "rect") { $0.delete($1) } == wanted)
  }

  @Test(arguments: [
    "icon\nrect id=a\nuse href=#a\n", "<svg><rect id='a'/><use href='#a'/></svg>", "<svg><rect><title>a</title></rect></svg>",
    "<svg><rect>a</rect></svg>", "<svg><style>#a{fill:red}</style><rect id='a'/></svg>",
  ])
  func `what something hangs on stays`(_ text: String) throws {
    #expect(try edited(text, "rect") { $0.delete($1) } == nil)
  }
}

extension Path {
  fileprivate var points: [Point] {
    segments.flatMap { segment -> [Point] in
      switch segment {
      case .move(let p), .line(let p): [p]
      case .cubic(let p, let q, let r): [p, q, r]
      case .close: []
      }
    }
  }
}

/// A linear congruential generator: the same numbers each time.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}
