import IconModel

/// Turns a document into markup: SVG into the vocabulary of svgspec, and what has no place there into comments.
struct MarkupBuilder {
  let document: Document
  /// The rules and the values of SVG, where the document is written in it.
  let resolution: Resolution
  private let placement: CommentPlacement
  private let lines: LineIndex
  private(set) var diagnostics: [Diagnostic] = []
  /// The names given so far: of several elements of one name, references mean the first.
  private var names: Set<String> = []
  /// What has been noted already: an attribute that every element carries is noted once.
  private var noted: Set<String> = []

  init(_ document: Document) {
    self.document = document
    resolution = Resolution(document, limits: .standard)
    placement = CommentPlacement(document)
    lines = LineIndex(of: document.source)
    resolution.readStyleSheets()
  }

  /// The markup of the whole document; nil where it has no root.
  mutating func build() -> Markup? {
    guard let root = document.elements.first, root.isSVG, root.name == (document.syntax == .svg ? "svg" : "icon") else { return nil }
    var element = MarkupElement(name: "icon", range: root.range)
    element.comment = placement.trailing[0].map(commentText)
    if document.syntax == .svg {
      let attributes = attributes(of: 0, as: ["icon", "g"])
      element.children = content(of: 0)
      element = SVGRoot(document, resolution).icon(element, attributes: attributes)
    } else {
      element.children = content(of: 0)
      element.attributes = root.attributes.map { MarkupElement.Attribute(name: $0.name, value: $0.value, range: $0.range) }
    }
    return Markup(head: placement.head.flatMap { nodes(of: $0, in: 0) }, root: element)
  }

  // MARK: Elements

  private mutating func content(of id: ElementID) -> [MarkupNode] {
    placement.content[id].flatMap { nodes(of: $0, in: id) }
  }

  private mutating func nodes(of slot: CommentPlacement.Slot, in parent: ElementID) -> [MarkupNode] {
    switch slot {
    case .blankLine: [.blankLine]
    case .comment(let place): [.comment(commentText(place))]
    case .element(let id): document.syntax == .svg ? nodes(ofSVG: id, in: parent) : [.element(element(id))]
    }
  }

  private func commentText(_ place: Int) -> String { document.comments[place].text }

  /// An element of svgspec as it stands.
  private mutating func element(_ id: ElementID) -> MarkupElement {
    let element = document.elements[id]
    return MarkupElement(
      name: element.name,
      attributes: element.attributes.map { MarkupElement.Attribute(name: $0.name, value: $0.value, range: $0.range) },
      children: content(of: id), comment: placement.trailing[id].map(commentText), range: element.range)
  }

  /// What becomes of an element of SVG.
  private mutating func nodes(ofSVG id: ElementID, in parent: ElementID) -> [MarkupNode] {
    let element = document.elements[id]
    let trailing = placement.trailing[id].map { [MarkupNode.comment(commentText($0))] } ?? []
    guard element.isSVG else { return [leaveOut(id, "it is no element of SVG")] + rest(of: id) + trailing }
    switch element.name {
    case "style": return trailing
    case "title", "desc": return describe(id, parent) + trailing
    default: break
    }
    let name = element.name == "a" ? "g" : element.name
    guard let entry = Vocabulary.element(name), entry.syntaxes.contains(.svgspec), name != "icon" else {
      let advice = NoPlace.advice(forElement: name)
      return [leaveOut(id, advice ?? "SVG does not know it", dropsDrawing: element.isDrawn && advice != nil)] + rest(of: id) + trailing
    }
    guard Vocabulary.holds(document.elements[parent].name == "a" ? "g" : document.elements[parent].name, name) else {
      return [leaveOut(id, "it has no effect in '\(document.elements[parent].name)'", severity: .note)] + trailing
    }
    var result = MarkupElement(name: name, range: element.range)
    var before: [MarkupNode] = []
    result.attributes = attributes(of: id, as: [name], leavingOut: &before)
    result.comment = placement.trailing[id].map(commentText)
    let content = content(of: id)
    // What a shape holds is words alone.
    if entry.content == .nothing { before += content } else { result.children = content }
    return before + [.element(result)]
  }

  /// What others may refer to in an element that is left out: it is not drawn there, but where they say.
  private mutating func rest(of id: ElementID) -> [MarkupNode] {
    guard hasNames(in: id) else { return [] }
    let content = content(of: id).filter { if case .element = $0 { true } else { false } }
    return content.isEmpty ? [] : [.element(MarkupElement(name: "defs", children: content, range: document.elements[id].range))]
  }

  private func hasNames(in id: ElementID) -> Bool {
    document.elements[id].children.contains { child in
      let element = document.elements[child]
      let isKnown = element.isSVG && Vocabulary.isElement(element.name)
      return isKnown && element.attribute("id") != nil || hasNames(in: child)
    }
  }

  /// A title or a description: the root's own are attributes of it, the others become comments.
  private func describe(_ id: ElementID, _ parent: ElementID) -> [MarkupNode] {
    let element = document.elements[id]
    let isFirst = document.elements[parent].children.first { document.elements[$0].name == element.name } == id
    if parent == 0, isFirst { return [] }
    let words = element.text.split { $0.isWhitespace }.joined(separator: " ")
    return words.isEmpty ? [] : [.comment(" \(element.name): \(words)")]
  }

  // MARK: What has no place

  /// Leaves an element out with all it holds, and says so.
  private mutating func leaveOut(
    _ id: ElementID, _ reason: String, severity: Severity = .warning, dropsDrawing: Bool = false
  ) -> MarkupNode {
    let element = document.elements[id]
    let name = SVGSpecMessage.shown(element.name)
    diagnostics.append(Diagnostic(severity, "<\(name)> is left out: \(reason)", at: element.nameRange, dropsDrawing: dropsDrawing))
    return .comment(" left out: <\(name)>\(lines.text(of: element.range))")
  }

  /// Leaves something of an element out, and says so.
  mutating func leaveOut(_ what: String, _ reason: String, at range: SourceRange, dropsDrawing: Bool = false) -> MarkupNode {
    diagnostics.append(Diagnostic(.warning, "'\(what)' is left out: \(reason)", at: range, dropsDrawing: dropsDrawing))
    return .comment(" left out: \(what)\(lines.text(of: range))")
  }

  /// Whether an element may be called so: the first one that wants to.
  mutating func claim(_ name: String) -> Bool { names.insert(name).inserted }

  /// Notes that something which draws nothing is left out; once for each name.
  mutating func note(_ name: String, _ message: String, at range: SourceRange) {
    guard noted.insert(name).inserted else { return }
    diagnostics.append(Diagnostic(.note, message, at: range))
  }
}

extension Element {
  /// Whether something is missing in the drawing without it.
  fileprivate var isDrawn: Bool {
    switch name {
    case "metadata", "script", "view", "cursor", "link", "color-profile", "filter": false
    default: true
    }
  }
}

extension LineIndex {
  /// The line of a range, as comments give it: ` (line 12)`; nothing for what has no place.
  func text(of range: SourceRange) -> String { range == .none || isEmpty ? "" : " (line \(line(of: range.start)))" }
}
