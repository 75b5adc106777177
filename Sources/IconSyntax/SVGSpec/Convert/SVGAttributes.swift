import IconModel

/// What the attributes, the style sheets and our own namespace of SVG amount to, as attributes of svgspec.
extension MarkupBuilder {
  /// The attributes of an element that one of the named elements takes.
  mutating func attributes(of id: ElementID, as names: [String]) -> [MarkupElement.Attribute] {
    var comments: [MarkupNode] = []
    return attributes(of: id, as: names, leavingOut: &comments)
  }

  /// The attributes of an element that one of the named elements takes; what is drawn without them and should not be is added to `comments`.
  mutating func attributes(
    of id: ElementID, as names: [String], leavingOut comments: inout [MarkupNode]
  ) -> [MarkupElement.Attribute] {
    var values = MarkupElement(name: names[0])
    let set = { (name: String, value: String, range: SourceRange) in
      values[name] = nil
      values.attributes.append(MarkupElement.Attribute(name: name, value: value, range: range))
    }
    for attribute in plainAttributes(of: id) { set(attribute.name, attribute.value, attribute.range) }
    for declaration in resolution.declarations(for: id) {
      guard let value = valid(declaration.name, declaration.value, declaration.range) else { continue }
      for name in declaration.name.longhands { set(name, value, declaration.range) }
    }
    for attribute in document.elements[id].attributes where attribute.namespace == .iconkit {
      set(attribute.name, attribute.value, attribute.range)
    }
    if let filter = values["filter"], filter != "none" {
      let range = values.attributes.first { $0.name == "filter" }?.range ?? .none
      comments.append(leaveOut("filter", "only alpha is shown; draw its effect as shapes", at: range, dropsDrawing: true))
    }
    if id == 0 {
      // What the root lies on becomes an element.
      for name in [AttributeName.background, .backgroundColor] { values[name.rawValue] = nil }
    }
    for attribute in values.attributes where attribute.value == "inherit" {
      // Of what is not inherited by itself, the parent's may be gone, or on another element.
      if AttributeName.table[attribute.name]?.role == .own { values[attribute.name] = ownValue(of: attribute.name, of: id) }
    }
    if let attribute = values.attributes.first(where: { $0.name == "id" }), !claim(attribute.value) {
      values["id"] = nil
      let name = SVGSpecMessage.shown(attribute.value)
      note("id \(name)", "'id' is left out: an element before this one is called '\(name)' too", at: attribute.range)
    }
    return values.attributes.filter { attribute in
      if attribute.name == "filter" || names.contains(where: { Vocabulary.takes($0, attribute.name) }) { return true }
      note(attribute.name, "'\(attribute.name)' is left out: it has no effect on '\(names[0])'", at: attribute.range)
      return false
    }.filter { $0.name != "filter" }
  }

  /// What `inherit` stands for on an element, where the property is not inherited by itself; nil for its initial value.
  private mutating func ownValue(of property: String, of id: ElementID) -> String? {
    // Only SVG's own style sheet hides what overflows: on elements that do not make a viewport the initial value shows it.
    let initial = property == "overflow" ? "visible" : nil
    guard let parent = document.elements[id].parent else { return initial }
    let declared = resolution.declarations(for: parent).last { $0.name.rawValue == property }?.value
    guard let value = declared ?? plainAttributes(of: parent).first(where: { $0.name == property })?.value else { return initial }
    return value == "inherit" ? ownValue(of: property, of: parent) : value
  }

  /// The attributes that SVG reads as such.
  private mutating func plainAttributes(of id: ElementID) -> [MarkupElement.Attribute] {
    let element = document.elements[id]
    var attributes: [MarkupElement.Attribute] = []
    for attribute in element.attributes {
      let isLink = attribute.namespace == .xlink && attribute.name == "href" && element.attribute("href") == nil
      guard attribute.namespace == .none || isLink, attribute.name != "style", attribute.name != "class" else { continue }
      var value = attribute.value
      if let name = AttributeName.table[attribute.name] {
        if name.isStyleOnly || name.isExtension { continue }
        if name.isProperty {
          guard let known = valid(name, value, attribute.range) else { continue }
          value = known
        }
      }
      attributes.append(MarkupElement.Attribute(name: attribute.name, value: value, range: attribute.range))
    }
    return attributes
  }

  /// A property's value as svgspec may have it; nil for one that SVG ignores.
  ///
  /// A reference that leads nowhere is no error in SVG: what it amounts to is written instead.
  private mutating func valid(_ name: AttributeName, _ value: String, _ range: SourceRange) -> String? {
    if name.role == .geometry { return name == .d ? pathFunction(value) : value }
    if name == .filter { return value }
    var style = Style()
    do throws(ValueFault) {
      try style.set(name, value, parent: .initial, references: resolution.references)
    } catch {
      note("\(name.rawValue): \(value)", "'\(SVGSpecMessage.shown(value))' is left out: \(error.message)", at: range)
      return nil
    }
    guard let problem = resolution.references.problem else { return value }
    resolution.references.problem = nil
    guard !problem.isLimit else { return value }
    return name.withoutReference(value)
  }

  /// The path data in CSS's `path("…")`, or an attribute's as it stands.
  private func pathFunction(_ value: String) -> String? {
    guard let open = value.firstIndex(where: { $0 == "\"" || $0 == "'" }) else { return value }
    let inner = value[value.index(after: open)...].prefix { $0 != value[open] }
    return String(inner)
  }
}

extension AttributeName {
  /// What a property's value with a reference amounts to where that is not followed: a paint gives way to what stands behind it.
  func withoutReference(_ value: String) -> String {
    guard self == .fill || self == .stroke else { return "none" }
    let fallback = value.drop { $0 != ")" }.dropFirst().drop { $0 == " " }
    return fallback.isEmpty ? "none" : String(fallback)
  }

  /// The properties that a shorthand sets, or the property itself.
  fileprivate var longhands: [String] {
    self == .marker ? ["marker-start", "marker-mid", "marker-end"] : [rawValue]
  }
}
