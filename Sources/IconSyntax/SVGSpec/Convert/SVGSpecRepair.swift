import IconModel

/// Takes out of markup what svgspec refuses: SVG ignores faulty values, svgspec does not.
///
/// The text is read and resolved as it will be later. Whatever is an error then is taken out and told, as often as something is found.
struct SVGSpecRepair {
  private var markup: Markup
  private let lines: LineIndex
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var text = ""

  /// How often the text is read: what is taken out may bring something else to light, but hardly more than once or twice.
  private static let rounds = 8

  init(_ markup: Markup, _ source: SourceText) {
    self.markup = markup
    lines = LineIndex(of: source)
  }

  mutating func run() {
    for round in 0..<Self.rounds {
      text = SVGSpecLayout.text(of: SVGSpecWriter.page(of: markup))
      let source = SourceText(name: "", text)
      let (document, faults) = SVGSpecReader.read(source)
      guard let document, faults.isEmpty else {
        diagnostics += faults.map { .error("the converted text is faulty: \($0.message)", at: .none) }
        return
      }
      let errors = Resolver.resolve(document).diagnostics.filter { $0.severity == .error }
      if errors.isEmpty || round == Self.rounds - 1 { return }
      var places = Dictionary(grouping: errors) { error in document.elementPlace(at: error.range.start) }
      places[nil] = nil
      guard !places.isEmpty else { return }
      var number = -1
      var root = markup.root
      repair(&root, number: &number, places, document)
      markup.root = root
    }
  }

  /// Takes out what is faulty in an element and in what it holds; the elements are counted as they are written.
  private mutating func repair(
    _ element: inout MarkupElement, number: inout Int, _ errors: [Int?: [Diagnostic]], _ document: Document
  ) {
    number += 1
    let place = number
    var children: [MarkupNode] = []
    for node in element.children {
      guard case .element(var child) = node else {
        children.append(node)
        continue
      }
      let childPlace = number + 1
      repair(&child, number: &number, errors, document)
      let isWhole = (errors[childPlace] ?? []).allSatisfy { document.elements[childPlace].attribute(at: $0.range.start) != nil }
      if isWhole {
        children.append(.element(child))
      } else {
        children.append(.comment(" left out: <\(child.name)>\(lines.text(of: child.range))"))
      }
    }
    element.children = children
    var told: Set<Int> = []
    for error in errors[place] ?? [] {
      // One fault of a value is enough.
      let attribute = document.elements[place].attribute(at: error.range.start)
      if told.insert(attribute?.nameRange.start ?? -1).inserted { takeOut(error, attribute, of: &element) }
    }
  }

  private mutating func takeOut(_ error: Diagnostic, _ attribute: Attribute?, of element: inout MarkupElement) {
    guard let attribute, let value = element[attribute.name] else {
      return tell("<\(element.name)> is left out: \(error.message)", at: element.range, dropsDrawing: true)
    }
    let range = element.attributes.first { $0.name == attribute.name }?.range ?? element.range
    if let rest = Outlines.validPart(of: value, attribute.name, in: element.name), !rest.isEmpty {
      element[attribute.name] = rest
      return tell("'\(attribute.name)' is cut behind its last whole segment: \(error.message)", at: range, dropsDrawing: true)
    }
    if let name = AttributeName.table[attribute.name], name.isProperty, value.referredID != nil {
      let rest = name.withoutReference(value)
      element[attribute.name] = rest
      return tell("'\(attribute.name)' is '\(SVGSpecMessage.shown(rest))' now: \(error.message)", at: range)
    }
    element[attribute.name] = nil
    tell("'\(attribute.name)' is left out: \(error.message)", at: range)
  }

  private mutating func tell(_ message: String, at range: SourceRange, dropsDrawing: Bool = false) {
    diagnostics.append(Diagnostic(.warning, message, at: range, dropsDrawing: dropsDrawing))
  }
}

/// The part of a faulty outline that SVG draws.
private enum Outlines {
  /// The beginning of a value of `d` or `points` that draws what the whole does, without its fault; nil for other attributes.
  static func validPart(of value: String, _ attribute: String, in element: String) -> String? {
    guard attribute == "d" || attribute == "points" else { return nil }
    let parse = { (text: String) in
      attribute == "d"
        ? PathData.parse(text, limits: .standard) : PathData.parsePoints(text, closed: element == "polygon", limits: .standard)
    }
    let whole = parse(value)
    guard case .syntax(let fault)? = whole.fault else { return nil }
    var part = Array(value.utf8.prefix(fault.range.lowerBound))
    // At most what one segment takes: a letter and an arc's seven numbers.
    for _ in 0...8 {
      let text = String(decoding: part, as: UTF8.self)
      let data = parse(text)
      if data.fault == nil, data.path == whole.path { return text }
      dropLastWord(of: &part)
    }
    return nil
  }

  private static func dropLastWord(of text: inout [UInt8]) {
    let isSeparator = { (byte: UInt8) in Byte.isWhite(byte) || byte == UInt8(ascii: ",") }
    while let last = text.last, isSeparator(last) { text.removeLast() }
    guard let last = text.popLast(), !Byte.isLetter(last) else { return }
    while let byte = text.last, !isSeparator(byte), !Byte.isLetter(byte) || byte | 0x20 == UInt8(ascii: "e") {
      text.removeLast()
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { return }
    }
  }
}

extension Document {
  /// The place of the element whose statement holds an offset.
  fileprivate func elementPlace(at offset: Int) -> Int? {
    var (low, high) = (0, elements.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if elements[middle].range.start <= offset { low = middle } else { high = middle }
    }
    return low < elements.count && elements[low].range.start <= offset && offset <= elements[low].range.end ? low : nil
  }
}

extension Element {
  fileprivate func attribute(at offset: Int) -> Attribute? {
    attributes.first { $0.nameRange.start <= offset && offset <= $0.valueRange.end }
  }
}
