/// Writes markup as SVG's XML.
struct XMLText {
  private let keepsExtensions: Bool
  private var text = ""

  init(keepsExtensions: Bool) { self.keepsExtensions = keepsExtensions }

  /// The text of a document.
  static func text(of markup: Markup, keepsExtensions: Bool) -> String {
    var writer = XMLText(keepsExtensions: keepsExtensions)
    for node in markup.head { writer.add(node, depth: 0) }
    writer.add(root: markup.root)
    return writer.text
  }

  private mutating func add(root: MarkupElement) {
    var namespaces = [(name: "xmlns", value: "http://www.w3.org/2000/svg")]
    if root.usesLinks { namespaces.append(("xmlns:xlink", "http://www.w3.org/1999/xlink")) }
    if root.usesExtensions(keepsExtensions) { namespaces.append(("xmlns:iconkit", "urn:iconkit:svgspec:1")) }
    var element = root
    element.name = "svg"
    element["title"] = nil
    element["desc"] = nil
    text += "<svg"
    for attribute in namespaces + attributes(of: element) { add(attribute) }
    text += ">\(comment(of: root))\n"
    for name in ["title", "desc"] {
      if let words = root[name] { text += "  <\(name)>\(Self.escaped(words))</\(name)>\n" }
    }
    for child in root.children { add(child, depth: 1) }
    text += "</svg>\n"
  }

  private mutating func add(_ node: MarkupNode, depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    switch node {
    case .blankLine: text += "\n"
    case .comment(let words): text += "\(indent)\(Self.comment(words))\n"
    case .element(let element):
      text += "\(indent)<\(element.name)"
      for attribute in attributes(of: element) { add(attribute) }
      guard !element.children.isEmpty else {
        text += "/>\(comment(of: element))\n"
        return
      }
      text += ">\(comment(of: element))\n"
      for child in element.children { add(child, depth: depth + 1) }
      text += "\(indent)</\(element.name)>\n"
    }
  }

  private mutating func add(_ attribute: (name: String, value: String)) {
    text += " \(attribute.name)=\"\(Self.escaped(attribute.value))\""
  }

  // MARK: Attributes

  /// An element's attributes under the names that SVG has for them.
  private func attributes(of element: MarkupElement) -> [(name: String, value: String)] {
    var result: [(name: String, value: String)] = []
    var style: [String] = []
    for attribute in element.sortedAttributes {
      let name = AttributeName.table[attribute.name]
      if name?.isStyleOnly == true {
        style.append("\(attribute.name):\(attribute.value)")
      } else if name?.isExtension == true {
        result.append(("iconkit:\(attribute.name)", attribute.value))
      } else if name == .href {
        // Older renderers know no other.
        result.append(("xlink:href", attribute.value))
      } else if name == .fill || name == .stroke, PaintState.isKnockout(attribute.value) {
        result.append((attribute.name, "none"))
        result.append(("iconkit:\(attribute.name)", "knockout"))
      } else {
        result.append((attribute.name, attribute.value))
      }
    }
    if !style.isEmpty { result.append(("style", style.joined(separator: ";"))) }
    return result
  }

  // MARK: Texts

  private func comment(of element: MarkupElement) -> String { element.comment.map { " \(Self.comment($0))" } ?? "" }

  /// A comment; XML allows no two hyphens in it.
  private static func comment(_ words: String) -> String {
    var text: [UInt8] = []
    for byte in words.utf8 {
      if byte == UInt8(ascii: "-"), text.last == byte { text.append(Byte.space) }
      text.append(byte)
    }
    if text.first != Byte.space { text.insert(Byte.space, at: 0) }
    while let last = text.last, Byte.isWhite(last) { text.removeLast() }
    return "<!--\(String(decoding: text, as: UTF8.self)) -->"
  }

  /// A text as an attribute or an element may hold it.
  private static func escaped(_ words: String) -> String {
    var text: [UInt8] = []
    for byte in words.utf8 {
      switch byte {
      case UInt8(ascii: "&"): text += Array("&amp;".utf8)
      case UInt8(ascii: "<"): text += Array("&lt;".utf8)
      case UInt8(ascii: ">"): text += Array("&gt;".utf8)
      case UInt8(ascii: "\""): text += Array("&quot;".utf8)
      default: text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension MarkupElement {
  /// Whether something in it refers to an element by `href`.
  fileprivate var usesLinks: Bool { self["href"] != nil || children.contains { $0.element?.usesLinks == true } }

  /// Whether something in it is written in our namespace.
  fileprivate func usesExtensions(_ keepsExtensions: Bool) -> Bool {
    attributes.contains { attribute in
      let name = AttributeName.table[attribute.name]
      return name?.isExtension == true || keepsExtensions && PaintState.isKnockout(attribute.value) && (name == .fill || name == .stroke)
    } || children.contains { $0.element?.usesExtensions(keepsExtensions) == true }
  }
}

extension MarkupNode {
  fileprivate var element: MarkupElement? { if case .element(let element) = self { element } else { nil } }
}
