import IconModel

/// A document with its names looked up once, so that the resolver compares no strings.
final class DocumentIndex {
  let document: Document
  /// What each element is; nil for one that SVG does not know or that is of another vocabulary.
  let kinds: [ElementName?]
  /// What each attribute is, all elements' in a row; nil for one that means nothing here.
  let names: [AttributeName?]
  /// Where an element's attributes start in `names`; one entry more than elements.
  private let starts: [Int]
  /// Whether an attribute of our namespace occurs.
  let hasExtensions: Bool
  /// Whether a font size occurs, which must be known before other lengths.
  let hasFontSize: Bool
  /// Whether a `style` attribute or element occurs, and counts.
  let hasStyles: Bool
  /// Whether a paint may be the context's.
  let hasContextPaint: Bool
  /// Whether a `style` element occurs.
  let hasStyleSheets: Bool

  init(_ document: Document) {
    self.document = document
    var kinds: [ElementName?] = []
    var names: [AttributeName?] = []
    var starts: [Int] = []
    kinds.reserveCapacity(document.elements.count)
    starts.reserveCapacity(document.elements.count + 1)
    names.reserveCapacity(document.elements.count * 6)
    var hasExtensions = false
    var hasFontSize = false
    var hasStyleSheets = false
    var hasStyles = false
    var hasContextPaint = false
    for id in document.elements.indices {
      var kind = document.elements[id].isSVG ? ElementName.table[document.elements[id].name] : nil
      if id == 0, document.syntax == .svgspec { kind = document.elements[id].name == "icon" ? .svg : nil }
      hasStyleSheets = hasStyleSheets || kind == .style
      kinds.append(kind)
      starts.append(names.count)
      let attributes = document.elements[id].attributes
      for i in attributes.indices {
        let name = Self.name(of: attributes[i])
        switch name {
        case .fill, .stroke:
          // The first letter tells most others apart.
          if attributes[i].value.utf8.first == UInt8(ascii: "c"), attributes[i].value.hasPrefix("context-") { hasContextPaint = true }
        case .style: hasStyles = true
        case .fontSize: hasFontSize = true
        case nil: hasExtensions = hasExtensions || attributes[i].namespace == .iconkit
        default: break
        }
        names.append(name)
      }
    }
    starts.append(names.count)
    self.kinds = kinds
    self.names = names
    self.starts = starts
    self.hasExtensions = hasExtensions
    self.hasFontSize = hasFontSize
    self.hasStyleSheets = hasStyleSheets
    self.hasStyles = document.syntax == .svg && (hasStyles || hasStyleSheets)
    // Style sheets are not looked into.
    self.hasContextPaint = hasContextPaint || hasStyles || hasStyleSheets
  }

  private static func name(of attribute: Attribute) -> AttributeName? {
    switch attribute.namespace {
    case .none: AttributeName.table[attribute.name]
    case .xlink: attribute.name == "href" ? .xlinkHref : nil
    case .xml, .iconkit: nil
    }
  }

  /// The places in `names` of an element's attributes.
  func attributes(of id: ElementID) -> Range<Int> { starts[id]..<starts[id + 1] }

  /// One of an element's attributes, by its place in `names`.
  func attribute(at place: Int, of id: ElementID) -> Attribute { document.elements[id].attributes[place - starts[id]] }

  /// The value of one of an element's attributes, by its place in `names`.
  func value(at place: Int, of id: ElementID) -> String { document.elements[id].attributes[place - starts[id]].value }

  /// Where an attribute of an element is in `names`; nil where the element has none of the name.
  func place(of name: AttributeName, _ id: ElementID) -> Int? {
    for place in starts[id]..<starts[id + 1] where names[place] == name { return place }
    return nil
  }

  /// An attribute of an element.
  func attribute(_ name: AttributeName, of id: ElementID) -> Attribute? { place(of: name, id).map { attribute(at: $0, of: id) } }

  /// The value of an attribute of an element.
  func value(_ name: AttributeName, of id: ElementID) -> String? { place(of: name, id).map { value(at: $0, of: id) } }

  /// Whether an element has an attribute.
  func has(_ name: AttributeName, _ id: ElementID) -> Bool { place(of: name, id) != nil }

  /// The attribute that refers to another element; the plain spelling wins.
  func href(of id: ElementID) -> Attribute? { attribute(.href, of: id) ?? attribute(.xlinkHref, of: id) }
}
