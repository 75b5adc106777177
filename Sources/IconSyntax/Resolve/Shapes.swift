import IconModel

/// Shapes with their paints and markers.
extension Resolution {
  /// Draws a shape with what lies on it.
  ///
  /// The scope is the shape's own: its style, and its user space.
  @inline(never)  // As in `draw`.
  func drawShape(_ id: ElementID, _ kind: ElementName, _ scope: Scope, into nodes: inout [Node]) {
    reportContent(of: id)
    guard let data = outline(of: id, kind, scope) else { return note(id, scope.style.inherited.isVisible ? .empty : .hidden) }
    if isMeasuring { return nodes.append(.shape(Shape(path: data.path, transform: scope.transform))) }
    let style = scope.style
    guard style.inherited.isVisible else { return note(id, .hidden) }
    let bounds = style.inherited.fill.isServer || style.inherited.stroke.isServer ? data.path.bounds : nil
    let shape = Shape(
      path: data.path, transform: scope.transform, fill: fill(style, scope, bounds), stroke: stroke(style, scope, bounds),
      strokeFirst: style.inherited.paintOrder.strokeFirst, antialias: style.inherited.antialias, origin: origin(id))
    var parts: [Node] = []
    if style.inherited.hasMarkers {
      parts = withMarkers(shape, data, id, scope)
    } else if shape.fill != nil || shape.stroke != nil {
      if style.own.isPlain { return nodes.append(.shape(shape)) }
      parts = [.shape(shape)]
    }
    guard !parts.isEmpty else { return note(id, data.path.bounds.map { .unpainted(scope.transform.bounds(of: $0)) } ?? .empty) }
    nodes += style.own.isPlain ? parts : compositeShape(parts, id, scope, path: data.path)
  }

  /// The shape and its markers, in the order of `paint-order`.
  private func withMarkers(_ shape: Shape, _ data: PathData, _ id: ElementID, _ scope: Scope) -> [Node] {
    let markers = self.markers(on: shape, data, id, scope)
    guard shape.fill != nil || shape.stroke != nil else { return markers }
    let order = scope.style.inherited.paintOrder
    if order.third == .markers { return [.shape(shape)] + markers }
    if order.first == .markers { return markers + [.shape(shape)] }
    // The markers lie between the fill and the stroke.
    var (below, above) = (shape, shape)
    if order.first == .fill { (below.stroke, above.fill) = (nil, nil) } else { (below.fill, above.stroke) = (nil, nil) }
    let drawn = { (shape: Shape) -> [Node] in shape.fill == nil && shape.stroke == nil ? [] : [.shape(shape)] }
    return drawn(below) + markers + drawn(above)
  }

  private func fill(_ style: ComputedStyle, _ scope: Scope, _ bounds: Rect?) -> Fill? {
    guard style.inherited.fillOpacity > 0, let paint = paint(style.inherited.fill, scope, bounds: bounds) else { return nil }
    return Fill(paint, opacity: style.inherited.fillOpacity, rule: style.inherited.fillRule)
  }

  private func stroke(_ style: ComputedStyle, _ scope: Scope, _ bounds: Rect?) -> Stroke? {
    if style.inherited.stroke.isNone || style.inherited.strokeOpacity == 0 { return nil }
    let diagonal = scope.viewport.extent(along: .diagonal)
    let width = style.inherited.strokeWidth.resolved(diagonal)
    guard width > 0, let paint = paint(style.inherited.stroke, scope, bounds: bounds) else { return nil }
    return Stroke(
      paint, opacity: style.inherited.strokeOpacity, width: width, cap: style.inherited.lineCap, join: style.inherited.lineJoin,
      miterLimit: style.inherited.miterLimit, dashes: style.inherited.dashLengths(width: width, whole: diagonal),
      dashOffset: style.inherited.dashOffset.resolved(diagonal), nonScaling: style.own.nonScaling)
  }

  /// A shape with its own opacity, blend mode, clip and mask.
  private func compositeShape(_ parts: [Node], _ id: ElementID, _ scope: Scope, path: Path) -> [Node] {
    let bounds = { path.bounds }
    let own = scope.style.own
    guard !own.isolated, case .shape(let shape) = parts[0], parts.count == 1 else {
      return composite(parts, id, scope, opacity: own.opacity, bounds: bounds)
    }
    // A single paint can carry the opacity itself.
    if own.opacity > 0, shape.fill == nil || shape.stroke == nil {
      return composite([.shape(shape.faded(own.opacity))], id, scope, opacity: 1, bounds: bounds)
    }
    return composite(parts, id, scope, opacity: own.opacity, bounds: bounds)
  }
}

extension Shape {
  /// Whether part of the shape erases.
  var hasKnockout: Bool { fill?.paint == .knockout || stroke?.paint == .knockout }

  /// The shape with its paints' opacities made smaller.
  fileprivate func faded(_ opacity: Double) -> Shape {
    var shape = self
    shape.fill?.opacity *= opacity
    shape.stroke?.opacity *= opacity
    return shape
  }
}

extension Style.Inherited {
  /// Longer dashes look the same, since coordinates end there.
  private static let longestDash = ResolveLimits.standard.coordinate

  /// The dashes as the renderer wants them: of even count, not all 0; none for a solid line.
  ///
  /// A dash array wins over the stroke style, whose dashes follow the stroke's width.
  func dashLengths(width: Double, whole: Double) -> [Double] {
    if dashes.isEmpty {
      switch strokeStyle {
      case .solid: return []
      case .dashed: return [3 * width, 2 * width]
      case .dotted: return lineCap == .butt ? [width, width] : [0, 2 * width]
      }
    }
    let lengths = dashes.map { min($0.resolved(whole), Self.longestDash) }
    // All 0 is a solid line (SVG 2, 13.5.6).
    guard lengths.contains(where: { $0 > 0 }) else { return [] }
    return lengths.count % 2 == 0 ? lengths : lengths + lengths
  }
}
