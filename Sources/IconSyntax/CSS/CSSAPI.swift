import IconModel

/// One declaration of a style sheet or a `style` attribute.
struct Declaration: Sendable, Equatable {
  /// In lower case.
  var property: String
  var value: String
  var important: Bool
  /// Where the value stands in the text that was parsed.
  var valueRange: Range<Int>?
}

/// Reads CSS.
enum CSSParser {
  static func declarations(_ text: String) -> (declarations: [Declaration], faults: [ValueFault]) { ([], []) }
  static func stylesheet(_ text: String) -> (sheet: StyleSheet, faults: [ValueFault]) { (StyleSheet(), []) }
}

/// One rule of a style sheet.
struct Rule: Sendable {}

/// The rules of all `style` elements.
struct StyleSheet: Sendable {
  var rules: [Rule] = []
  var isEmpty: Bool { rules.isEmpty }

  mutating func append(_ other: StyleSheet) { rules += other.rules }

  /// Declarations that apply to an element, in order of rising precedence.
  func declarations(for element: ElementID, in document: Document) -> [Declaration] { [] }
}
