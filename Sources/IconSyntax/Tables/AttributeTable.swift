/// One attribute of the language.
public struct AttributeEntry: Sendable {
  /// How a value is built, as far as layout is concerned.
  public enum Form: Sendable, Hashable {
    /// Names, colours, references: left as they are.
    case words
    /// Text for people, in which every space counts.
    case text
    /// Numbers and lengths, one or many.
    case numbers
    case path
    case transform
  }

  public let name: String
  /// The elements that take it.
  public let elements: ElementSet
  public let form: Form
  /// Whether it is a CSS property too.
  public let isPresentation: Bool
  /// Whether an element without it takes its parent's.
  public let isInherited: Bool
  /// The syntaxes that have it without a namespace.
  public let syntaxes: SyntaxSet

  /// An attribute that is no property.
  fileprivate static func plain(
    _ name: String, _ elements: ElementSet, _ form: Form = .words, syntaxes: SyntaxSet = .both
  ) -> AttributeEntry {
    AttributeEntry(name: name, elements: elements, form: form, isPresentation: false, isInherited: false, syntaxes: syntaxes)
  }

  /// A property that is not inherited.
  fileprivate static func property(_ name: String, _ elements: ElementSet, _ form: Form = .words) -> AttributeEntry {
    AttributeEntry(name: name, elements: elements, form: form, isPresentation: true, isInherited: false, syntaxes: .both)
  }

  /// A property that is inherited.
  fileprivate static func inherited(
    _ name: String, _ elements: ElementSet = .painted, _ form: Form = .words, syntaxes: SyntaxSet = .both
  ) -> AttributeEntry {
    AttributeEntry(name: name, elements: elements, form: form, isPresentation: true, isInherited: true, syntaxes: syntaxes)
  }
}

extension Vocabulary {
  /// All attributes, in the order in which they are written.
  ///
  /// Source: SVG 1.1 and SVG 2, "Attribute index" and "Property index"; CSS Masking, Compositing and Transforms for their properties.
  public static let attributes: [AttributeEntry] = [
    .plain("id", .all),
    .plain("class", .all, syntaxes: .svg),
    .plain("style", .all, syntaxes: .svg),
    .plain("href", [.use, .gradients, .pattern]),

    // Geometry.
    .property("x", [.rect, .svg, .symbol, .use, .mask, .pattern], .numbers),
    .property("y", [.rect, .svg, .symbol, .use, .mask, .pattern], .numbers),
    .plain("x1", [.line, .linearGradient], .numbers),
    .plain("y1", [.line, .linearGradient], .numbers),
    .plain("x2", [.line, .linearGradient], .numbers),
    .plain("y2", [.line, .linearGradient], .numbers),
    .property("cx", [.circle, .ellipse, .radialGradient], .numbers),
    .property("cy", [.circle, .ellipse, .radialGradient], .numbers),
    .property("r", [.circle, .radialGradient], .numbers),
    .property("width", [.rect, .icon, .svg, .symbol, .use, .mask, .pattern], .numbers),
    .property("height", [.rect, .icon, .svg, .symbol, .use, .mask, .pattern], .numbers),
    .property("rx", [.rect, .ellipse], .numbers),
    .property("ry", [.rect, .ellipse], .numbers),
    .plain("fx", .radialGradient, .numbers),
    .plain("fy", .radialGradient, .numbers),
    .plain("fr", .radialGradient, .numbers),
    .plain("points", [.polyline, .polygon], .numbers),
    .property("d", .path, .path),
    .plain("pathLength", .shapes, .numbers),
    .plain("offset", .stop, .numbers),
    .plain("refX", .marker, .numbers),
    .plain("refY", .marker, .numbers),
    .plain("markerWidth", .marker, .numbers),
    .plain("markerHeight", .marker, .numbers),
    .plain("markerUnits", .marker),
    .plain("orient", .marker, .numbers),
    .plain("viewBox", .viewports, .numbers),
    .plain("preserveAspectRatio", .viewports),
    .plain("gradientUnits", .gradients),
    .plain("gradientTransform", .gradients, .transform),
    .plain("spreadMethod", .gradients),
    .plain("patternUnits", .pattern),
    .plain("patternContentUnits", .pattern),
    .plain("patternTransform", .pattern, .transform),
    .plain("clipPathUnits", .clipPath),
    .plain("maskUnits", .mask),
    .plain("maskContentUnits", .mask),
    .property("mask-type", .mask),
    .property("transform", [.drawn, .symbol, .clipPath], .transform),
    .property("transform-origin", [.drawn, .symbol, .clipPath, .gradients, .pattern], .numbers),
    .property("transform-box", [.drawn, .symbol, .clipPath]),
    .plain("requiredFeatures", .drawn),
    .plain("requiredExtensions", .drawn),
    .plain("systemLanguage", .drawn),

    // What only icons have.
    .plain("profile", .icon, syntaxes: .svgspec),
    .plain("cap-left", .icon, .numbers, syntaxes: .svgspec),
    .plain("cap-right", .icon, .numbers, syntaxes: .svgspec),
    .plain("cap-top", .icon, .numbers, syntaxes: .svgspec),
    .plain("cap-bottom", .icon, .numbers, syntaxes: .svgspec),

    // Paint.
    .inherited("color", [.painted, .gradients, .stop]),
    .inherited("fill"),
    .inherited("fill-opacity", .painted, .numbers),
    .inherited("fill-rule"),
    .inherited("clip-rule"),
    .inherited("stroke"),
    .inherited("stroke-width", .painted, .numbers),
    .inherited("stroke-style", syntaxes: .svgspec),
    .inherited("stroke-dasharray", .painted, .numbers),
    .inherited("stroke-dashoffset", .painted, .numbers),
    .inherited("stroke-linecap"),
    .inherited("stroke-linejoin"),
    .inherited("stroke-miterlimit", .painted, .numbers),
    .inherited("stroke-opacity", .painted, .numbers),
    .property("stop-color", .stop),
    .property("stop-opacity", .stop, .numbers),
    .inherited("paint-order"),
    .property("vector-effect", .shapes),
    .inherited("shape-rendering"),
    .inherited("color-interpolation", [.painted, .gradients]),
    .inherited("marker-start"),
    .inherited("marker-mid"),
    .inherited("marker-end"),
    .inherited("visibility"),
    // There is no text, but lengths may be in em.
    .inherited("font-size", [.painted, .gradients, .stop], .numbers),
    .property("display", [.drawn, .symbol]),

    // Compositing.
    .property("overflow", [.svg, .symbol, .pattern, .marker]),
    .property("opacity", [.drawn, .symbol, .marker], .numbers),
    .property("isolation", [.drawn, .symbol]),
    .property("mix-blend-mode", [.drawn, .symbol]),
    .property("clip-path", [.drawn, .symbol, .clipPath, .mask, .marker]),
    .property("mask", [.drawn, .symbol, .mask, .marker]),

    // Text for people.
    .plain("title", .icon, .text, syntaxes: .svgspec),
    .plain("desc", .icon, .text, syntaxes: .svgspec),
  ]
}

/// A set of attributes by their places in `Vocabulary.attributes`, of which there are at most 128.
struct AttributeSet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// Puts an attribute in; false where it was in already.
  mutating func insert(_ index: Int) -> Bool {
    let bit: UInt64 = 1 << UInt64(index & 63)
    if index < 64 {
      guard low & bit == 0 else { return false }
      low |= bit
    } else {
      guard high & bit == 0 else { return false }
      high |= bit
    }
    return true
  }
}
