/// The attributes and properties that mean something to the resolver.
enum AttributeName: String, Sendable, CaseIterable {
  // Inherited properties.
  case color, fill, stroke, visibility
  case fillOpacity = "fill-opacity"
  case fillRule = "fill-rule"
  case strokeOpacity = "stroke-opacity"
  case strokeWidth = "stroke-width"
  case strokeLinecap = "stroke-linecap"
  case strokeLinejoin = "stroke-linejoin"
  case strokeMiterlimit = "stroke-miterlimit"
  case strokeDasharray = "stroke-dasharray"
  case strokeDashoffset = "stroke-dashoffset"
  case strokeStyle = "stroke-style"
  case clipRule = "clip-rule"
  case paintOrder = "paint-order"
  case shapeRendering = "shape-rendering"
  case colorInterpolation = "color-interpolation"
  case fontSize = "font-size"
  case marker
  case markerStart = "marker-start"
  case markerMid = "marker-mid"
  case markerEnd = "marker-end"
  // Properties of the element alone.
  case opacity, display, mask, filter, overflow, isolation
  case clipPath = "clip-path"
  case mixBlendMode = "mix-blend-mode"
  case vectorEffect = "vector-effect"
  case maskType = "mask-type"
  case stopColor = "stop-color"
  case stopOpacity = "stop-opacity"
  case transform
  case transformOrigin = "transform-origin"
  case transformBox = "transform-box"
  // What CSS alone has.
  case background
  case backgroundColor = "background-color"
  // Geometry, which CSS may set too.
  case x, y, width, height, cx, cy, r, rx, ry, d
  // Other attributes.
  case id, href, style, offset, points, viewBox, preserveAspectRatio, x1, y1, x2, y2, fx, fy, fr
  case gradientUnits, gradientTransform, spreadMethod
  case patternUnits, patternContentUnits, patternTransform
  case clipPathUnits, maskUnits, maskContentUnits
  case markerUnits, markerWidth, markerHeight, refX, refY, orient
  case systemLanguage, requiredFeatures, requiredExtensions, type, media
  case xlinkHref = "xlink:href"
  // The root of a svgspec document.
  case profile, title, desc
  case capLeft = "cap-left"
  case capRight = "cap-right"
  case capTop = "cap-top"
  case capBottom = "cap-bottom"

  static let table = NameTable(AttributeName.self)

  /// Whether SVG reads it from style sheets alone; svgspec, which has none, reads it as an attribute.
  var isStyleOnly: Bool {
    switch self {
    case .isolation, .mixBlendMode, .transformBox, .marker, .background, .backgroundColor: true
    default: false
    }
  }

  /// Whether it is our own, to be read from our namespace alone in SVG.
  var isExtension: Bool {
    switch self {
    case .strokeStyle, .profile, .capLeft, .capRight, .capTop, .capBottom: true
    default: false
    }
  }

  /// What kind of thing it is.
  enum Role: Sendable {
    /// A property that passes from parent to child.
    case inherited
    /// A property of the element alone.
    case own
    /// A length or an outline, which style sheets may set too.
    case geometry
    case attribute
  }

  var role: Role {
    switch self {
    case .color, .fill, .stroke, .visibility, .fillOpacity, .fillRule, .strokeOpacity, .strokeWidth, .strokeLinecap, .strokeLinejoin,
      .strokeMiterlimit, .strokeDasharray, .strokeDashoffset, .strokeStyle, .clipRule, .paintOrder, .shapeRendering, .colorInterpolation,
      .fontSize, .marker, .markerStart, .markerMid, .markerEnd:
      .inherited
    case .opacity, .display, .mask, .filter, .overflow, .isolation, .clipPath, .mixBlendMode, .vectorEffect, .maskType, .stopColor,
      .stopOpacity, .transform, .transformOrigin, .transformBox, .background, .backgroundColor:
      .own
    case .x, .y, .width, .height, .cx, .cy, .r, .rx, .ry, .d: .geometry
    default: .attribute
    }
  }

  var isProperty: Bool { role == .inherited || role == .own }
}
