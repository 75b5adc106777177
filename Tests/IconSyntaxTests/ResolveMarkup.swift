import IconModel

@testable import IconSyntax

/// Builds documents from tags, for tests of what comes after reading: no entities, no comments, no check of anything.
///
/// `iconkit:` and `xlink:` are the known prefixes; an element with any other prefix is of another vocabulary.
enum Markup {
  /// The document of a text; svgspec documents are written with tags here too.
  static func document(_ text: String, _ syntax: Document.Syntax = .svg) -> Document {
    let source = SourceText(name: "test", text)
    var reader = Reader(bytes: source.bytes)
    reader.read()
    return Document(source: source, syntax: syntax, elements: reader.elements)
  }

  private struct Reader {
    let bytes: [UInt8]
    var elements: [Element] = []
    private var open: [ElementID] = []
    private var i = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func read() {
      while i < bytes.count {
        let start = i
        while i < bytes.count, bytes[i] != UInt8(ascii: "<") { i += 1 }
        if let parent = open.last, start < i {
          elements[parent].textRuns.append(TextRun(offset: elements[parent].text.utf8.count, range: SourceRange(start, i)))
          elements[parent].text += text(start, i)
        }
        guard i < bytes.count else { return }
        if bytes[i + 1] == UInt8(ascii: "/") {
          skip { $0 != UInt8(ascii: ">") }
          i += 1
          open.removeLast()
        } else {
          tag()
        }
      }
    }

    private mutating func tag() {
      let start = i
      i += 1
      let name = word { !$0.isSpace && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
      let (prefix, local) = split(text(name.start, name.end))
      var element = Element(name: local, isSVG: prefix.isEmpty, parent: open.last, nameRange: name)
      skip(\.isSpace)
      while bytes[i] != UInt8(ascii: ">"), bytes[i] != UInt8(ascii: "/") {
        let name = word { $0 != UInt8(ascii: "=") }
        i += 1
        let quote = bytes[i]
        i += 1
        let value = word { $0 != quote }
        i += 1
        let (prefix, local) = split(text(name.start, name.end))
        let namespace: Attribute.Namespace = prefix == "iconkit" ? .iconkit : prefix == "xlink" ? .xlink : .none
        element.attributes.append(
          Attribute(namespace: namespace, name: local, value: text(value.start, value.end), nameRange: name, valueRange: value))
        skip(\.isSpace)
      }
      let isEmpty = bytes[i] == UInt8(ascii: "/")
      i += isEmpty ? 2 : 1
      element.range = SourceRange(start, i)
      if let parent = open.last { elements[parent].children.append(elements.count) }
      if !isEmpty { open.append(elements.count) }
      elements.append(element)
    }

    private mutating func skip(_ isWanted: (UInt8) -> Bool) {
      while i < bytes.count, isWanted(bytes[i]) { i += 1 }
    }

    private mutating func word(_ isPart: (UInt8) -> Bool) -> SourceRange {
      let start = i
      skip(isPart)
      return SourceRange(start, i)
    }

    private func split(_ name: String) -> (prefix: String, local: String) {
      let parts = name.split(separator: ":", maxSplits: 1)
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : ("", name)
    }

    private func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }
  }
}

/// A resolved document, with what tests look at.
struct Resolved {
  let document: Document
  let icon: Icon?
  let diagnostics: [Diagnostic]

  /// Resolves the content of an `svg` of 100 by 100.
  init(_ content: String, limits: ResolveLimits = .standard) {
    self.init(whole: "<svg width='100' height='100'>\(content)</svg>", limits: limits)
  }

  /// Resolves a whole document.
  init(whole text: String, _ syntax: Document.Syntax = .svg, limits: ResolveLimits = .standard) {
    document = Markup.document(text, syntax)
    (icon, diagnostics) = Resolver.resolve(document, limits: limits)
  }

  /// Resolves the content of a svgspec document.
  static func spec(_ content: String, limits: ResolveLimits = .standard) -> Resolved {
    Resolved(whole: "<icon>\(content)</icon>", .svgspec, limits: limits)
  }

  var nodes: [Node] { icon?.nodes ?? [] }

  /// The shapes in order, those in groups too.
  var shapes: [Shape] { nodes.flatMap(\.shapes) }

  var groups: [Group] {
    nodes.compactMap { if case .group(let group) = $0 { group } else { nil } }
  }

  /// Which messages say that part of the drawing is missing.
  var drops: [Bool] { diagnostics.map(\.dropsDrawing) }

  /// The messages with the text that they point at: `warning: message @ text`.
  var messages: [String] {
    diagnostics.map { "\($0.severity): \($0.message) @ \(document.source.text(of: $0.range))" }
  }
}

extension Node {
  var shapes: [Shape] {
    switch self {
    case .shape(let shape): [shape]
    case .group(let group): group.children.flatMap(\.shapes)
    }
  }

  var group: Group? { if case .group(let group) = self { group } else { nil } }
}

extension Path {
  /// The path as path data with absolute coordinates, rounded to 1/1000.
  var text: String {
    segments.map { segment in
      switch segment {
      case .move(let p): "M\(p.text)"
      case .line(let p): "L\(p.text)"
      case .cubic(let p, let q, let r): "C\(p.text) \(q.text) \(r.text)"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}

extension Point {
  var text: String { "\(rounded(x)),\(rounded(y))" }
}

extension Transform {
  /// Its numbers, rounded to 1/1000.
  var text: String { [a, b, c, d, e, f].map(rounded).joined(separator: " ") }
}

extension Rect {
  /// Its numbers, rounded to 1/1000.
  var text: String { [x, y, width, height].map(rounded).joined(separator: " ") }
}

/// A number rounded to 1/1000, without `.0` and without a negative zero.
func rounded(_ number: Double) -> String {
  guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
  let value = (number * 1000).rounded() / 1000
  return value == value.rounded() ? "\(Int(value))" : "\(value)"
}
