public import IconModel

/// The names of the language: SVG's elements and attributes, and what icons add to them.
///
/// The lists are in `ElementTable.swift`, `AttributeTable.swift` and `NoPlace.swift`; here are the questions to them.
public enum Vocabulary {
  static let elementNames = NameIndex(elements.map(\.name))
  static let attributeNames = NameIndex(attributes.map(\.name))

  /// Whether a syntax has an element of this name.
  public static func isElement(_ name: String, in syntax: Document.Syntax = .svgspec) -> Bool {
    guard let index = elementNames.find(name) else { return false }
    return elements[index].syntaxes.contains(SyntaxSet(syntax))
  }

  /// Whether an element takes an attribute in a syntax; false for names that are not known.
  public static func takes(_ element: String, _ attribute: String, in syntax: Document.Syntax = .svgspec) -> Bool {
    guard let index = elementNames.find(element), let entry = self.attribute(attribute) else { return false }
    return entry.elements.contains(ElementSet(index: index)) && entry.syntaxes.contains(SyntaxSet(syntax))
  }

  /// The element of a name.
  public static func element(_ name: String) -> ElementEntry? { elementNames.find(name).map { elements[$0] } }

  /// The attribute of a name.
  public static func attribute(_ name: String) -> AttributeEntry? { attributeNames.find(name).map { attributes[$0] } }

  /// The place of an attribute in the order in which attributes are written; those that are not known come last.
  public static func order(of attribute: String) -> Int { attributeNames.find(attribute) ?? attributes.count }

  /// The attributes that say what an element is, rather than how it is painted: those of its own kind.
  static func ownAttributes(ofElement index: Int) -> [String] {
    let element = ElementSet(index: index)
    return attributes.filter {
      $0.elements.contains(element) && $0.elements.isDisjoint(with: .g) && !$0.elements.isSuperset(of: .shapes)
        && $0.syntaxes.contains(.svgspec)
    }.map(\.name)
  }
}

extension Vocabulary {
  /// Whether an element may hold another one with effect.
  static func holds(_ parent: String, _ child: String) -> Bool {
    guard let index = elementNames.find(child) else { return false }
    return holds(element(parent)?.content ?? .anything, index)
  }

  /// Whether elements of some content may hold the element of a place in `elements` with effect.
  static func holds(_ content: ElementEntry.Content, _ child: Int) -> Bool {
    switch content {
    case .anything: ElementSet(index: child) != .stop
    case .shapes: ElementSet.shapes.union(.use).contains(ElementSet(index: child))
    case .stops: ElementSet(index: child) == .stop
    case .nothing: false
    }
  }

  /// Whether an element is an outline with paints.
  static func isShape(_ name: String) -> Bool {
    elementNames.find(name).map { ElementSet.shapes.contains(ElementSet(index: $0)) } ?? false
  }
}
