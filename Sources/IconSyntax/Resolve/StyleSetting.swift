import IconModel

extension Style {
  /// Sets a property to a value as written; does nothing for names that are no property.
  ///
  /// References that lead nowhere are left to `references.problem`.
  mutating func set(_ name: AttributeName, _ text: String, parent: ComputedStyle, references: References) throws(ValueFault) {
    do throws(ValueFault) {
      try setInherited(name, text, references)
    } catch {
      // None of the values above can be mistaken for a keyword, so looking for one can wait until the reading failed.
      switch text {
      case "inherit": copy(name, from: parent)
      case "initial": copy(name, from: .initial)
      case "unset", "revert", "revert-layer": name.role == .inherited ? copy(name, from: parent) : copy(name, from: .initial)
      default: throw error
      }
    }
  }

  private mutating func setInherited(_ name: AttributeName, _ text: String, _ references: References) throws(ValueFault) {
    switch name {
    case .color: if case .color(let color) = try ColorValue.parse(text) { inherited.color = color }
    case .fill: inherited.fill = references.paint(try PaintValue.parse(text, knockout: references.allowsKnockout))
    case .stroke: inherited.stroke = references.paint(try PaintValue.parse(text, knockout: references.allowsKnockout))
    case .fillOpacity: inherited.fillOpacity = try ShareValue.parse(text)
    case .strokeOpacity: inherited.strokeOpacity = try ShareValue.parse(text)
    case .fillRule: inherited.fillRule = try Words.fillRule.parse(text)
    case .clipRule: inherited.clipRule = try Words.fillRule.parse(text)
    case .strokeWidth: if let width = try length(text, atLeast: 0, references) { inherited.strokeWidth = width }
    case .strokeLinecap: inherited.lineCap = try Words.lineCap.parse(text)
    case .strokeLinejoin: inherited.lineJoin = try Words.lineJoin.parse(text)
    case .strokeMiterlimit: inherited.miterLimit = try NumberValue.parse(text, atLeast: 1)
    case .strokeDasharray: try setDashes(text, references)
    case .strokeDashoffset: if let offset = try length(text, references) { inherited.dashOffset = offset }
    case .strokeStyle: inherited.strokeStyle = try Words.strokeStyle.parse(text)
    case .paintOrder: inherited.paintOrder = try PaintOrder.parse(text)
    case .shapeRendering: inherited.antialias = try Words.shapeRendering.parse(text)
    case .visibility: inherited.isVisible = try Words.visibility.parse(text)
    case .colorInterpolation: inherited.linearRGB = try Words.colorInterpolation.parse(text)
    case .fontSize: inherited.fontSize = try FontSizeValue.parse(text, parent: inherited.fontSize)
    case .marker, .markerStart, .markerMid, .markerEnd: try setMarkers(name, text, references)
    default: try setOwn(name, text, references)
    }
  }

  private mutating func setMarkers(_ name: AttributeName, _ text: String, _ references: References) throws(ValueFault) {
    let id = try Reference.parseLink(text)
    let marker = id.flatMap { references.find($0, as: "a marker", otherwise: "no marker is drawn") { $0 == .marker } }
    if name == .marker || name == .markerStart { inherited.markerStart = marker }
    if name == .marker || name == .markerMid { inherited.markerMid = marker }
    if name == .marker || name == .markerEnd { inherited.markerEnd = marker }
  }

  private mutating func setOwn(_ name: AttributeName, _ text: String, _ references: References) throws(ValueFault) {
    switch name {
    case .display: own.isDisplayed = try Words.display.parse(text)
    case .opacity: own.opacity = try ShareValue.parse(text)
    case .mixBlendMode: own.blendMode = try Words.blendMode.parse(text)
    case .isolation: own.isolated = try Words.isolation.parse(text)
    case .overflow: own.overflows = try Words.overflow.parse(text)
    case .vectorEffect: own.nonScaling = try Words.vectorEffect.parse(text)
    case .maskType: own.maskLuminance = try Words.maskType.parse(text)
    case .background, .backgroundColor: own.background = text == "none" ? nil : try ColorValue.parse(text)
    case .stopColor: own.stopColor = try ColorValue.parse(text)
    case .stopOpacity: own.stopOpacity = try ShareValue.parse(text)
    case .clipPath:
      let id = try Reference.parseLink(text)
      own.clipPath = id.flatMap { references.find($0, as: "a clipPath", otherwise: "not clipped") { $0 == .clipPath } }
    case .mask:
      let id = try Reference.parseLink(text)
      own.mask = id.flatMap { references.find($0, as: "a mask", otherwise: "not masked") { $0 == .mask } }
    case .filter:
      if text != "none" { references.problem = .missing("filter is not drawn: draw its effect with shapes") }
    case .transform: try setTransform(text, references)
    case .transformOrigin: own.transformOrigin = try TransformOrigin.parse(text, fontSize: inherited.fontSize)
    case .transformBox: own.transformBox = try Words.transformBox.parse(text)
    default: break
    }
  }

  private mutating func setTransform(_ text: String, _ references: References) throws(ValueFault) {
    let value = try TransformValue.parse(text, fontSize: inherited.fontSize)
    guard references.limits.allow(value.matrix) else {
      references.problem = .limit("a number of the transform is beyond the limit of ±\(references.limits.coordinateText)")
      return
    }
    own.transform = value.matrix
    if !own.deferred.isEmpty { own.deferred.removeAll { $0.name == .transform } }
    if value.usesPercent { own.deferred.append(StyleDeclaration(name: .transform, value: text, range: .none)) }
  }

  private mutating func setDashes(_ text: String, _ references: References) throws(ValueFault) {
    let dashes = try DashValue.parse(text, fontSize: inherited.fontSize)
    guard dashes.count <= references.limits.dashes else {
      references.problem = .limit("\(dashes.count) dashes are more than the limit of \(references.limits.dashes)")
      return
    }
    inherited.dashes = dashes
  }

  /// Reads a length; nil where it is beyond the limit, which is left to `references.problem`.
  private func length(_ text: String, atLeast low: Double = -.infinity, _ references: References) throws(ValueFault) -> Length? {
    let length = try Length(text, fontSize: inherited.fontSize)
    if length.value < low { throw ValueFault(message: "must not be negative", range: 0..<text.utf8.count) }
    guard abs(length.value) <= references.limits.coordinate else {
      references.problem = .limit("the number \(Excerpt.of(text)) is beyond the limit of ±\(references.limits.coordinateText)")
      return nil
    }
    return length
  }
}
