public import IconModel

/// One element of the language.
public struct ElementEntry: Sendable {
  /// What an element may hold.
  public enum Content: Sendable, Hashable {
    /// Whatever is drawn, and definitions.
    case anything
    /// Shapes and `use`.
    case shapes
    /// The stops of a gradient.
    case stops
    /// No elements.
    case nothing
  }

  public let name: String
  public let content: Content
  /// The syntaxes that have the element.
  public let syntaxes: SyntaxSet
}

/// The syntaxes that have a name.
public struct SyntaxSet: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  /// Makes a set of its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let svg = SyntaxSet(rawValue: 1)
  public static let svgspec = SyntaxSet(rawValue: 2)
  public static let both: SyntaxSet = [.svg, .svgspec]

  /// The set that holds one syntax.
  public init(_ syntax: Document.Syntax) {
    switch syntax {
    case .svg: self = .svg
    case .svgspec: self = .svgspec
    }
  }
}

extension Vocabulary {
  /// All elements; an element's place in the list is its bit in an `ElementSet`.
  public static let elements: [ElementEntry] = [
    ElementEntry(name: "icon", content: .anything, syntaxes: .svgspec),
    ElementEntry(name: "svg", content: .anything, syntaxes: .both),
    ElementEntry(name: "g", content: .anything, syntaxes: .both),
    ElementEntry(name: "defs", content: .anything, syntaxes: .both),
    ElementEntry(name: "symbol", content: .anything, syntaxes: .both),
    ElementEntry(name: "use", content: .nothing, syntaxes: .both),
    ElementEntry(name: "switch", content: .anything, syntaxes: .both),
    ElementEntry(name: "path", content: .nothing, syntaxes: .both),
    ElementEntry(name: "rect", content: .nothing, syntaxes: .both),
    ElementEntry(name: "circle", content: .nothing, syntaxes: .both),
    ElementEntry(name: "ellipse", content: .nothing, syntaxes: .both),
    ElementEntry(name: "line", content: .nothing, syntaxes: .both),
    ElementEntry(name: "polyline", content: .nothing, syntaxes: .both),
    ElementEntry(name: "polygon", content: .nothing, syntaxes: .both),
    ElementEntry(name: "clipPath", content: .shapes, syntaxes: .both),
    ElementEntry(name: "mask", content: .anything, syntaxes: .both),
    ElementEntry(name: "linearGradient", content: .stops, syntaxes: .both),
    ElementEntry(name: "radialGradient", content: .stops, syntaxes: .both),
    ElementEntry(name: "stop", content: .nothing, syntaxes: .both),
    ElementEntry(name: "pattern", content: .anything, syntaxes: .both),
    ElementEntry(name: "marker", content: .anything, syntaxes: .both),
    ElementEntry(name: "a", content: .anything, syntaxes: .svg),
    ElementEntry(name: "style", content: .nothing, syntaxes: .svg),
    ElementEntry(name: "title", content: .nothing, syntaxes: .svg),
    ElementEntry(name: "desc", content: .nothing, syntaxes: .svg),
  ]
}

/// A set of elements.
public struct ElementSet: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32

  /// Makes a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The set that holds the element of a place in `Vocabulary.elements`.
  public init(index: Int) { rawValue = 1 << UInt32(index) }

  static let icon = ElementSet(index: 0)
  static let svg = ElementSet(index: 1)
  static let g = ElementSet(index: 2)
  static let defs = ElementSet(index: 3)
  static let symbol = ElementSet(index: 4)
  static let use = ElementSet(index: 5)
  static let `switch` = ElementSet(index: 6)
  static let path = ElementSet(index: 7)
  static let rect = ElementSet(index: 8)
  static let circle = ElementSet(index: 9)
  static let ellipse = ElementSet(index: 10)
  static let line = ElementSet(index: 11)
  static let polyline = ElementSet(index: 12)
  static let polygon = ElementSet(index: 13)
  static let clipPath = ElementSet(index: 14)
  static let mask = ElementSet(index: 15)
  static let linearGradient = ElementSet(index: 16)
  static let radialGradient = ElementSet(index: 17)
  static let stop = ElementSet(index: 18)
  static let pattern = ElementSet(index: 19)
  static let marker = ElementSet(index: 20)
  static let a = ElementSet(index: 21)
  static let style = ElementSet(index: 22)
  static let title = ElementSet(index: 23)
  static let desc = ElementSet(index: 24)

  static let shapes: ElementSet = [.path, .rect, .circle, .ellipse, .line, .polyline, .polygon]
  static let gradients: ElementSet = [.linearGradient, .radialGradient]
  /// What is drawn where it stands, but for the root.
  static let drawn: ElementSet = [.shapes, .g, .svg, .use, .switch, .a]
  /// What is drawn, or passes on what it inherits to what is drawn.
  static let painted: ElementSet = [.drawn, .icon, .defs, .symbol, .clipPath, .mask, .pattern, .marker]
  /// What has a viewBox.
  static let viewports: ElementSet = [.icon, .svg, .symbol, .pattern, .marker]
  static let all = ElementSet(rawValue: (1 << 25) - 1)
}
