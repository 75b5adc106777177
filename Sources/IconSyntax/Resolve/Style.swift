import IconModel

/// The computed values of an element's properties.
struct Style: Sendable {
  var inherited = Inherited()
  var own = Own()

  /// The values at the start: SVG's initial ones.
  static let initial = Style()

  /// Makes the style of a child before its own declarations count.
  init(inheriting parent: Style) { inherited = parent.inherited }

  private init() {}

  /// Properties that pass from parent to child.
  struct Inherited: Sendable {
    var color = Color.black
    var fill = PaintSource.color(.color(.black))
    var stroke = PaintSource.none
    var fillOpacity = 1.0
    var strokeOpacity = 1.0
    var fillRule = FillRule.nonzero
    var clipRule = FillRule.nonzero
    var strokeWidth = Length.units(1)
    var lineCap = LineCap.butt
    var lineJoin = LineJoin.miter
    var miterLimit = 4.0
    var dashes: [Length] = []
    var dashOffset = Length.zero
    var strokeStyle = StrokeStyle.solid
    var paintOrder = PaintOrder.normal
    var antialias = true
    var isVisible = true
    var linearRGB = false
    var fontSize = Length.mediumFontSize
    var markerStart: ElementID?
    var markerMid: ElementID?
    var markerEnd: ElementID?

    var hasMarkers: Bool { markerStart != nil || markerMid != nil || markerEnd != nil }
  }

  /// Properties of the element alone.
  struct Own: Sendable {
    var isDisplayed = true
    var opacity = 1.0
    var blendMode = BlendMode.normal
    var isolated = false
    var clipPath: ElementID?
    var mask: ElementID?
    var filter = false
    /// nil: hidden, save where a user agent's style sheet says otherwise (the root).
    var overflows: Bool?
    var nonScaling = false
    var transform = Transform.identity
    /// The transform as written where it has percentages: these wait for the reference box.
    var transformText: String?
    var transformOrigin: TransformOrigin?
    var transformBox = TransformBox.viewBox
    var maskLuminance = true
    var stopColor = ColorValue.color(.black)
    var stopOpacity = 1.0
    /// Geometry that a style sheet sets.
    var geometry: [Geometry] = []

    /// Whether nothing lies between the element's content and what is under it.
    var isPlain: Bool { opacity == 1 && clipPath == nil && mask == nil && blendMode == .normal && !isolated }
  }

  /// A geometry property that a style sheet sets.
  struct Geometry: Sendable {
    var name: AttributeName
    var value: String
    var range: SourceRange
  }
}

/// A paint whose reference is looked up.
enum PaintSource: Sendable {
  case none
  case color(ColorValue)
  case knockout
  case contextFill
  case contextStroke
  indirect case server(ElementID, fallback: PaintValue.Fallback?)

  var isNone: Bool { if case .none = self { true } else { false } }
  var isServer: Bool { if case .server = self { true } else { false } }

  /// The paint that takes the place of a reference that leads nowhere.
  init(_ fallback: PaintValue.Fallback?) {
    switch fallback {
    case .color(let color): self = .color(color)
    case .none?, nil: self = .none
    }
  }
}
