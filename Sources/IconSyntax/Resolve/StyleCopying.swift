import IconModel

extension Style {
  /// Takes one property over from another style.
  mutating func copy(_ name: AttributeName, from other: ComputedStyle) {
    switch name {
    case .color: inherited.color = other.inherited.color
    case .fill: inherited.fill = other.inherited.fill
    case .stroke: inherited.stroke = other.inherited.stroke
    case .fillOpacity: inherited.fillOpacity = other.inherited.fillOpacity
    case .strokeOpacity: inherited.strokeOpacity = other.inherited.strokeOpacity
    case .fillRule: inherited.fillRule = other.inherited.fillRule
    case .clipRule: inherited.clipRule = other.inherited.clipRule
    case .strokeWidth: inherited.strokeWidth = other.inherited.strokeWidth
    case .strokeLinecap: inherited.lineCap = other.inherited.lineCap
    case .strokeLinejoin: inherited.lineJoin = other.inherited.lineJoin
    case .strokeMiterlimit: inherited.miterLimit = other.inherited.miterLimit
    case .strokeDasharray: inherited.dashes = other.inherited.dashes
    case .strokeDashoffset: inherited.dashOffset = other.inherited.dashOffset
    case .strokeStyle: inherited.strokeStyle = other.inherited.strokeStyle
    case .paintOrder: inherited.paintOrder = other.inherited.paintOrder
    case .shapeRendering: inherited.antialias = other.inherited.antialias
    case .visibility: inherited.isVisible = other.inherited.isVisible
    case .colorInterpolation: inherited.linearRGB = other.inherited.linearRGB
    case .fontSize: inherited.fontSize = other.inherited.fontSize
    case .markerStart: inherited.markerStart = other.inherited.markerStart
    case .markerMid: inherited.markerMid = other.inherited.markerMid
    case .markerEnd: inherited.markerEnd = other.inherited.markerEnd
    case .marker:
      inherited.markerStart = other.inherited.markerStart
      inherited.markerMid = other.inherited.markerMid
      inherited.markerEnd = other.inherited.markerEnd
    default: copyOwn(name, from: other.own)
    }
  }

  private mutating func copyOwn(_ name: AttributeName, from other: Own) {
    switch name {
    case .display: own.isDisplayed = other.isDisplayed
    case .opacity: own.opacity = other.opacity
    case .mixBlendMode: own.blendMode = other.blendMode
    case .isolation: own.isolated = other.isolated
    // The initial value shows all; only SVG's own style sheet hides what lies outside of the elements that make a viewport.
    case .overflow: own.overflows = other.overflows ?? true
    case .vectorEffect: own.nonScaling = other.nonScaling
    case .maskType: own.maskLuminance = other.maskLuminance
    case .background, .backgroundColor: own.background = other.background
    case .stopColor: own.stopColor = other.stopColor
    case .stopOpacity: own.stopOpacity = other.stopOpacity
    case .clipPath: own.clipPath = other.clipPath
    case .mask: own.mask = other.mask
    case .transform:
      own.transform = other.transform
      own.deferred.removeAll { $0.name == .transform }
      if let deferred = other.deferred(.transform) { own.deferred.append(deferred) }
    case .transformOrigin: own.transformOrigin = other.transformOrigin
    case .transformBox: own.transformBox = other.transformBox
    default: break
    }
  }
}
