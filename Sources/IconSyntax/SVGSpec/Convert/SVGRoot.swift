import IconModel

/// Makes svgspec's root of SVG's: its size in numbers, and what `icon` does not take on groups inside it.
struct SVGRoot {
  private let document: Document
  private let resolved: Icon?
  /// The background's colour as written.
  private let color: String?

  init(_ document: Document, _ resolution: Resolution) {
    self.document = document
    color = resolution.declarations(for: 0).last { $0.name == .background || $0.name == .backgroundColor }?.value
    resolved = Resolver.resolve(document).icon
  }

  /// The root with its attributes; `element` has its children.
  func icon(_ element: MarkupElement, attributes: [MarkupElement.Attribute]) -> MarkupElement {
    var icon = element
    icon.attributes = attributes.filter { Vocabulary.takes("icon", $0.name) }
    // SVG ignores what is faulty.
    if let box = icon["viewBox"], (try? ViewBoxValue.parse(box)) == nil { icon["viewBox"] = nil }
    for (name, side) in [("width", resolved?.size.width), ("height", resolved?.size.height)] {
      // Where a side is missing, faulty or a share of something, SVG and svgspec take different things for granted.
      let isGiven = icon[name].flatMap { try? Length($0) }.map { !$0.isPercent && $0.value >= 0 } ?? false
      if let side, !isGiven { icon[name] = shortest(side) }
    }
    if icon["viewBox"] == nil, let resolved, resolved.contentToViewport != .identity, attributes.allSatisfy({ $0.name != "transform" }) {
      // Without size and viewBox the drawing is fitted: what was found is written.
      let numbers = [-resolved.contentToViewport.e, -resolved.contentToViewport.f, resolved.size.width, resolved.size.height]
      icon["viewBox"] = numbers.map { shortest($0 == 0 ? 0 : $0) }.joined(separator: " ")
    }
    for name in ["title", "desc"] { icon[name] = text(of: name) }
    if let background { icon.children.insert(.element(background), at: 0) }
    wrap(&icon, attributes.filter { !Vocabulary.takes("icon", $0.name) })
    return icon
  }

  /// The rectangle that stands for the background that CSS gives to the root, which svgspec has not.
  private var background: MarkupElement? {
    guard let color, let shape = resolved?.nodes.first?.firstShape, shape.origin.range == document.elements[0].range,
      let box = shape.path.transformed(by: shape.transform).bounds
    else { return nil }
    let numbers = [("x", box.x), ("y", box.y), ("width", box.width), ("height", box.height)].filter { $0.0.count > 1 || $0.1 != 0 }
    // Nothing but its colour comes from the root.
    let paint = [("fill", color), ("fill-opacity", "1"), ("stroke", "none")]
    return MarkupElement(
      name: "rect",
      attributes: (numbers.map { ($0.0, shortest($0.1)) } + paint).map { MarkupElement.Attribute(name: $0.0, value: $0.1) })
  }

  private func text(of name: String) -> String? {
    let child = document.elements[0].children.first { document.elements[$0].isSVG && document.elements[$0].name == name }
    let words = child.map { document.elements[$0].text.split { $0.isWhitespace }.joined(separator: " ") }
    return words?.isEmpty == true ? nil : words
  }

  /// Puts the content in groups that carry what the root does not take.
  private func wrap(_ icon: inout MarkupElement, _ attributes: [MarkupElement.Attribute]) {
    guard !attributes.isEmpty else { return }
    var group = MarkupElement(name: "g", attributes: attributes, children: icon.children)
    if let transform = group["transform"] {
      // CSS turns the outermost svg about its middle, outside its viewBox: so does a group round a viewport of the same size.
      let viewport = ["width", "height", "viewBox", "preserveAspectRatio"]
      var inner = MarkupElement(name: "svg", attributes: icon.attributes.filter { viewport.contains($0.name) })
      inner["overflow"] = "visible"
      icon.attributes.removeAll { $0.name == "viewBox" || $0.name == "preserveAspectRatio" }
      var outer = MarkupElement(name: "g")
      outer["transform"] = transform
      outer["transform-origin"] = group["transform-origin"] ?? "50% 50%"
      outer["transform-box"] = group["transform-box"]
      for name in ["transform", "transform-origin", "transform-box"] { group[name] = nil }
      inner.children = group.attributes.isEmpty ? group.children : [.element(group)]
      outer.children = [.element(inner)]
      group = outer
    }
    icon.children = [.element(group)]
  }
}

extension Node {
  /// The first shape that it draws.
  fileprivate var firstShape: Shape? {
    switch self {
    case .shape(let shape): shape
    case .group(let group): group.children.first?.firstShape
    }
  }
}
