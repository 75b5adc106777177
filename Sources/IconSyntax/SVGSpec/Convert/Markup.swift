import IconModel

/// An element to be written in either syntax, in the names of svgspec: the root is `icon`, and nothing has a namespace.
struct MarkupElement {
  struct Attribute {
    var name: String
    var value: String
    /// Where it comes from.
    var range = SourceRange.none
  }

  var name: String
  var attributes: [Attribute] = []
  var children: [MarkupNode] = []
  /// A comment of one line behind it.
  var comment: String?
  /// Where it comes from.
  var range = SourceRange.none

  /// The value of an attribute; setting nil takes it away.
  subscript(name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      let place = attributes.firstIndex { $0.name == name }
      switch (place, newValue) {
      case (let place?, let value?): attributes[place].value = value
      case (let place?, nil): attributes.remove(at: place)
      case (nil, let value?): attributes.append(Attribute(name: name, value: value))
      case (nil, nil): break
      }
    }
  }

  /// The attributes in the order in which they are written.
  var sortedAttributes: [Attribute] {
    attributes.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.map(\.element)
  }
}

extension MarkupElement.Attribute {
  fileprivate var order: Int { Vocabulary.order(of: name) }
}

/// What stands between an element's beginning and its end.
enum MarkupNode {
  case element(MarkupElement)
  /// The text without marks, perhaps of several lines.
  case comment(String)
  case blankLine
}

/// A document to be written.
struct Markup {
  /// Comments in front of the root.
  var head: [MarkupNode] = []
  var root: MarkupElement
}
