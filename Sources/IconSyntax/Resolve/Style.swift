import IconModel

/// The computed values of an element's properties, shared by all that look at them.
final class ComputedStyle: Sendable {
  let inherited: Style.Inherited
  let own: Style.Own

  /// The values at the start: SVG's initial ones.
  static let initial = ComputedStyle(Style())

  init(_ style: Style) {
    inherited = style.inherited
    own = style.own
  }
}

/// The values of an element's properties while they are computed.
struct Style: Sendable {
  var inherited = Inherited()
  var own = Own()

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
    /// nil: hidden, save where a user agent's style sheet says otherwise (the root).
    var overflows: Bool?
    var nonScaling = false
    var transform = Transform.identity
    var transformOrigin: TransformOrigin?
    var transformBox = TransformBox.viewBox
    var maskLuminance = true
    /// What the root lies on.
    var background: ColorValue?
    var stopColor = ColorValue.color(.black)
    var stopOpacity = 1.0
    /// Values that only the element's kind, or its box, gives a meaning.
    var deferred: [StyleDeclaration] = []

    /// A deferred value.
    func deferred(_ name: AttributeName) -> StyleDeclaration? { deferred.isEmpty ? nil : deferred.last { $0.name == name } }

    var isTransformed: Bool { transform != .identity || !deferred.isEmpty && deferred(.transform) != nil }

    /// Whether nothing lies between the element's content and what is under it.
    var isPlain: Bool { opacity == 1 && clipPath == nil && mask == nil && blendMode == .normal && !isolated }
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
