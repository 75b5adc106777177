import IconModel

/// A document with its names looked up once, so that the resolver compares no strings.
struct DocumentIndex {
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
    var hasContextPaint = false
    for id in document.elements.indices {
      let kind = Self.kind(of: document.elements[id], isRootOfSpec: id == 0 && document.syntax == .svgspec)
      hasStyleSheets = hasStyleSheets || kind == .style
      kinds.append(kind)
      starts.append(names.count)
      for i in document.elements[id].attributes.indices {
        let name = Self.name(of: document.elements[id].attributes[i])
        switch name {
        case .fill, .stroke:
          hasContextPaint = hasContextPaint || document.elements[id].attributes[i].value.hasPrefix("context-")
        // Style sheets are not looked into.
        case .style: hasContextPaint = true
        default: break
        }
        hasFontSize = hasFontSize || name == .fontSize
        hasExtensions = hasExtensions || document.elements[id].attributes[i].namespace == .iconkit
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
    self.hasContextPaint = hasContextPaint || hasStyleSheets
  }

  private static func kind(of element: Element, isRootOfSpec: Bool) -> ElementName? {
    guard element.isSVG else { return nil }
    if isRootOfSpec { return element.name == "icon" ? .svg : nil }
    return ElementName.table[element.name]
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

  /// An attribute of an element.
  func attribute(_ name: AttributeName, of id: ElementID) -> Attribute? {
    for place in attributes(of: id) where names[place] == name { return attribute(at: place, of: id) }
    return nil
  }

  /// Whether an element has an attribute.
  func has(_ name: AttributeName, _ id: ElementID) -> Bool {
    for place in attributes(of: id) where names[place] == name { return true }
    return false
  }

  /// The attribute that refers to another element; the plain spelling wins.
  func href(of id: ElementID) -> Attribute? { attribute(.href, of: id) ?? attribute(.xlinkHref, of: id) }
}
