/// Writes out what a `use` shows, where it can't be shown as it stands.
enum UseExpansion {
  /// A group that looks like a `use` of an element.
  static func group(_ use: MarkupElement, showing target: MarkupElement) -> MarkupElement {
    var group = use
    group.name = "g"
    group.children = []
    for name in ["href", "x", "y", "width", "height"] { group[name] = nil }
    var shown = copy(target)
    if shown.name == "symbol" || shown.name == "svg" { shown = viewport(shown, of: use) }
    group.children = [.element(shown)]
    // SVG 2, 5.6: x and y are a translation after the transform, and part of the user space in which clips and masks lie.
    let (x, y) = (use["x"] ?? "0", use["y"] ?? "0")
    if x == "0", y == "0" { return group.attributes.isEmpty ? shown : group }
    if isNumber(x), isNumber(y) {
      group["transform"] = [use["transform"], "translate(\(x) \(y))"].compactMap { $0 }.joined(separator: " ")
      return group
    }
    // A viewport that cuts nothing moves its content by lengths of any kind.
    var outer = MarkupElement(name: "g", range: use.range)
    for name in ["transform", "transform-origin", "transform-box"] {
      outer[name] = group[name]
      group[name] = nil
    }
    var place = MarkupElement(name: "svg", children: [.element(group.attributes.isEmpty ? shown : group)])
    place["x"] = x
    place["y"] = y
    place["overflow"] = "visible"
    if outer.attributes.isEmpty { return place }
    outer.children = [.element(place)]
    return outer
  }

  private static func isNumber(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return NumberText.parts(bytes)?.length == bytes.count
  }

  /// An element without names, and without what is drawn elsewhere: both are there already.
  private static func copy(_ element: MarkupElement) -> MarkupElement {
    var result = element
    result["id"] = nil
    result.children = element.children.compactMap { node in
      guard case .element(let child) = node else { return nil }
      return child.isDefinition ? nil : .element(copy(child))
    }
    result.comment = nil
    return result
  }

  /// A viewport as a `use` shows it, in a group that carries what composites it.
  private static func viewport(_ element: MarkupElement, of use: MarkupElement) -> MarkupElement {
    let (group, content) = ShapeParts.grouped(element)
    var viewport = content
    viewport.name = "svg"
    for name in ["width", "height"] {
      if let length = use[name] { viewport[name] = length }
    }
    guard !group.attributes.isEmpty else { return viewport }
    var result = group
    result.children = [.element(viewport)]
    return result
  }
}

extension MarkupElement {
  /// Whether it is not drawn where it stands.
  var isDefinition: Bool {
    switch name {
    case "defs", "symbol", "linearGradient", "radialGradient", "stop", "pattern", "clipPath", "mask", "marker": true
    default: false
    }
  }

  /// Whether knockouts inside it stop at it.
  var isIsolated: Bool { isBlended || isSet("mask", "none") || isTranslucent }

  /// Whether it is a group of its own in any case, even if it is a single shape that erases.
  var isBlended: Bool { isSet("isolation", "auto") || isSet("mix-blend-mode", "normal") }

  private func isSet(_ name: String, _ initial: String) -> Bool { self[name].map { $0 != initial } ?? false }

  private var isTranslucent: Bool {
    guard let opacity = self["opacity"] else { return false }
    return ((try? ShareValue.parse(opacity)) ?? 1) < 1
  }

  /// The element as two: an isolated group, and in it what draws.
  ///
  /// nil where a clip or a mask needs both in one.
  var split: (group: MarkupElement, content: MarkupElement)? {
    if isSet("clip-path", "none") || isSet("mask", "none") { return name == "svg" ? ShapeParts.grouped(self) : nil }
    var outer = MarkupElement(name: "g", range: range)
    var content = self
    for name in ["opacity", "isolation", "mix-blend-mode"] {
      outer[name] = self[name]
      content[name] = nil
    }
    return (outer, content)
  }

  /// The place of the child that a `switch` shows.
  var shownChild: Int? {
    children.firstIndex { node in
      if case .element(let child) = node { !child.isDefinition && child.meetsConditions } else { false }
    }
  }

  /// Whether a `switch` would show it: it asks for no extension, and for English if it asks for a language.
  var meetsConditions: Bool {
    guard self["requiredExtensions"] == nil else { return false }
    guard let languages = self["systemLanguage"] else { return true }
    return languages.split(separator: ",").contains { language in
      let tag = language.lowercased().drop { $0 == " " }
      return tag == "en" || tag.hasPrefix("en-") || tag.hasPrefix("en ")
    }
  }
}

extension MarkupNode {
  /// Whether an element in it has a name.
  var holdsName: Bool {
    guard case .element(let element) = self else { return false }
    return element["id"] != nil || element.children.contains(where: \.holdsName)
  }
}

extension String {
  /// The id in `#id` or `url(#id)`.
  var referredID: String? {
    if utf8.first == UInt8(ascii: "#") { return try? Reference.parseHref(self) }
    return scan { scanner in
      scanner.skipSpace()
      return try? Reference.readURL(&scanner)
    }
  }
}
