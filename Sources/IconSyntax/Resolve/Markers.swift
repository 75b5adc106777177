import IconModel

/// A `marker` as far as it is the same at every vertex of a shape.
private struct MarkerSpec {
  /// How the marker is turned.
  enum Orientation {
    /// Along the outline; at the start perhaps the other way round.
    case auto(startReversed: Bool)
    /// In degrees.
    case angle(Double)
  }

  var id: ElementID
  var style: ComputedStyle
  /// The part of the content that shows: what of the viewBox lies in the viewport.
  var frame: Rect
  /// Takes the content to the marker's viewport.
  var fit: Transform
  /// What 100 % are in the content.
  var viewport: Size
  /// The place in the viewport that comes to lie on the vertex.
  var reference: Point
  /// 1, or the stroke's width.
  var scale: Double
  var orientation: Orientation
}

/// Markers.
extension Resolution {
  /// The markers on the vertices of a shape; `scope` is the shape's own.
  func markers(on shape: Shape, _ data: PathData, _ id: ElementID, _ scope: Scope) -> [Node] {
    let inherited = scope.style.inherited
    let vertices = data.vertices
    guard !vertices.isEmpty else { return [] }
    let spec = { (marker: ElementID?) in marker.flatMap { self.readMarker($0, scope) } }
    let (start, mid, end) = (spec(inherited.markerStart), spec(inherited.markerMid), spec(inherited.markerEnd))
    var inner = scope
    inner.context = PaintContext(
      fill: paint(inherited.fill, scope, bounds: data.path.bounds), stroke: paint(inherited.stroke, scope, bounds: data.path.bounds),
      transform: scope.transform)
    var nodes: [Node] = []
    if let start { drawMarker(start, vertices[0], isStart: true, inner, into: &nodes) }
    if let mid {
      for vertex in vertices.dropFirst().dropLast() { drawMarker(mid, vertex, isStart: false, inner, into: &nodes) }
    }
    if let end { drawMarker(end, vertices[vertices.count - 1], isStart: false, inner, into: &nodes) }
    return nodes
  }

  private func drawMarker(_ spec: MarkerSpec, _ vertex: Vertex, isStart: Bool, _ scope: Scope, into nodes: inout [Node]) {
    guard enter(spec.id) else { return }
    defer { leave() }
    let angle: Double
    switch spec.orientation {
    case .angle(let fixed): angle = fixed
    case .auto(let startReversed): angle = vertex.angle + (isStart && startReversed ? 180 : 0)
    }
    let onVertex = scope.transform.concatenated(.translation(vertex.point.x, vertex.point.y))
      .concatenated(.rotation(degrees: angle)).concatenated(.scale(spec.scale, spec.scale))
      .concatenated(.translation(-spec.reference.x, -spec.reference.y))
    var inner = scope
    inner.transform = onVertex.concatenated(spec.fit)
    inner.style = spec.style
    inner.viewport = spec.viewport
    guard limits.allow(inner.transform), inner.transform.isInvertible else { return }
    var content: [Node] = []
    drawAside(childrenOf: spec.id, inner, into: &content)
    guard !content.isEmpty else { return }
    if content.contains(where: \.hasKnockout) { content = [.group(Group(content, isolated: true, origin: origin(spec.id)))] }
    if spec.style.own.overflows != true {
      content = [.group(Group(content, clip: ClipPath(viewport: spec.frame, transform: onVertex), origin: origin(spec.id)))]
    }
    if !spec.style.own.isPlain {
      let bounds = { self.bounds({ self.drawChildren(of: spec.id, $0, into: &$1) }, in: inner) }
      content = composite(content, spec.id, inner, opacity: spec.style.own.opacity, bounds: bounds)
    }
    nodes += content
  }

  /// Reads the values of a marker that nothing wears, for what is wrong with them.
  func checkMarker(_ id: ElementID, viewport: Size) { _ = readMarker(id, Scope(viewport: viewport)) }

  private func readMarker(_ id: ElementID, _ scope: Scope) -> MarkerSpec? {
    if let circle = circle(to: id) {
      reportCycle(circle, outcome: "not drawn inside itself", at: place(closing: circle, [.marker, .markerStart, .markerMid, .markerEnd]))
      return nil
    }
    var own = scope
    own.style = styleInPlace(id)
    let width = markerSize(.markerWidth, id, own, .horizontal)
    let height = markerSize(.markerHeight, id, own, .vertical)
    let usesStroke = keyword(.markerUnits, [id], Words.markerUnits) ?? true
    let scale = usesStroke ? scope.style.inherited.strokeWidth.resolved(scope.viewport.extent(along: .diagonal)) : 1
    let orientation = orientation(id)
    let size = Size(width, height)
    let box = viewBox(of: id)
    guard width > 0, height > 0, scale > 0 else { return nil }
    let fit = box.map { aspectRatio(of: id).transform(from: $0, to: size) } ?? .identity
    let frame = box ?? .zeroBased(size)
    let reference = Point(
      markerReference(.refX, id, own, frame.x, frame.width, ("left", "right")),
      markerReference(.refY, id, own, frame.y, frame.height, ("top", "bottom")))
    // Without what aligning adds to the viewBox, as librsvg and resvg have it.
    guard let shown = fit.bounds(of: frame).intersection(.zeroBased(size)) else { return nil }
    return MarkerSpec(
      id: id, style: own.style, frame: shown, fit: fit, viewport: Size(frame.width, frame.height), reference: fit.apply(reference),
      scale: scale, orientation: orientation)
  }

  /// The size of a marker; 0, which draws none, for a faulty one.
  private func markerSize(_ name: AttributeName, _ id: ElementID, _ scope: Scope, _ axis: Axis) -> Double {
    guard index.has(name, id) else { return 3 }
    return length(name, id, scope, axis, mayBeNegative: false, outcome: "marker not drawn") ?? 0
  }

  /// A coordinate of the place that lies on the vertex: a length, or a word for a side of the content.
  private func markerReference(
    _ name: AttributeName, _ id: ElementID, _ scope: Scope, _ from: Double, _ extent: Double, _ words: (String, String)
  ) -> Double {
    switch index.attribute(name, of: id)?.value {
    case nil: 0
    case words.0: from
    case words.1: from + extent
    case "center": from + extent / 2
    default: length(name, id, scope, name == .refX ? .horizontal : .vertical) ?? 0
    }
  }

  private func orientation(_ id: ElementID) -> MarkerSpec.Orientation {
    guard let attribute = index.attribute(.orient, of: id) else { return .angle(0) }
    do throws(ValueFault) {
      return try attribute.value.scanWhole { scanner throws(ValueFault) in
        let word = scanner.wordAhead
        for (name, reversed) in [("auto", false), ("auto-start-reverse", true)] as [(StaticString, Bool)]
        where scanner.spells(name, at: word) {
          scanner.move(to: word.upperBound)
          return .auto(startReversed: reversed)
        }
        if scanner.peek.isLetter { throw scanner.expected("auto, auto-start-reverse or an angle") }
        return .angle(try AngleValue.read(&scanner))
      }
    } catch {
      invalid(attribute, error)
      return .angle(0)
    }
  }
}

extension Node {
  /// Whether something in it erases what lies under it.
  var hasKnockout: Bool {
    switch self {
    case .shape(let shape): shape.hasKnockout
    case .group(let group): !group.needsLayer && group.children.contains(where: \.hasKnockout)
    }
  }
}
