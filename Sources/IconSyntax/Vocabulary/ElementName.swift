/// The elements that mean something to the resolver.
enum ElementName: String, Sendable, CaseIterable {
  // Structure.
  case svg, g, a, defs, symbol, use
  case switchElement = "switch"
  // Shapes.
  case path, rect, circle, ellipse, line, polyline, polygon
  // What shapes refer to.
  case linearGradient, radialGradient, stop, pattern, clipPath, mask, marker
  // What says something without drawing.
  case title, desc, metadata, style, view, cursor
  case colorProfile = "color-profile"
  case filter
  // What has no place in an icon.
  case text, tspan, tref, textPath, altGlyph, image, foreignObject
  case animate, animateTransform, animateMotion, animateColor, set, discard, mpath
  case script, font, glyph
  case fontFace = "font-face"
  case missingGlyph = "missing-glyph"
  case hkern, vkern, audio, video, iframe, canvas

  static let table = NameTable(ElementName.self)

  var isShape: Bool {
    switch self {
    case .path, .rect, .circle, .ellipse, .line, .polyline, .polygon: true
    default: false
    }
  }

  /// Whether an element, where it stands or where a `use` shows it, is there to be seen; text and the like are, though they are refused.
  var draws: Bool {
    switch self {
    case .svg, .g, .a, .switchElement, .symbol, .use: true
    case .text, .tspan, .tref, .textPath, .altGlyph, .image, .foreignObject, .audio, .video, .iframe, .canvas: true
    default: isShape
    }
  }

  var isGradient: Bool { self == .linearGradient || self == .radialGradient }

  /// What a document with such an element does not get, and what can be done; nil for what is drawn or draws nothing by itself.
  var refusal: String? {
    switch self {
    case .text, .tspan, .tref, .textPath, .altGlyph: "\(rawValue) is not drawn: convert text to paths"
    case .image: "image is not drawn: trace it to paths"
    case .foreignObject, .audio, .video, .iframe, .canvas: "\(rawValue) is not drawn: draw its content with shapes"
    case .animate, .animateTransform, .animateMotion, .animateColor, .set, .discard, .mpath:
      "\(rawValue) is not played: write the values that shall show as attributes"
    case .script: "script is not run: write what it draws as elements"
    case .font, .fontFace, .glyph, .missingGlyph, .hkern, .vkern: "\(rawValue) is not used: convert text to paths"
    default: nil
    }
  }
}
