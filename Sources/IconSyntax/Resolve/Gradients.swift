import IconModel

/// A gradient as its element and those it refers to describe it.
struct GradientSpec {
  var isLinear: Bool
  var units: Units
  var spread: SpreadMethod
  var transform: Transform
  var origin: TransformOrigin?
  var stops: [GradientStop]
  /// x1, y1, x2, y2 of a linear gradient; cx, cy, r, fx, fy, fr of a radial one.
  var lengths: [Length]
}

/// Gradients.
extension Resolution {
  /// The paint of a gradient; nil where it paints nothing.
  func gradient(_ id: ElementID, _ scope: Scope, bounds: Rect?) -> Paint? {
    let spec = gradients[id] ?? readGradient(id)
    gradients[id] = spec
    guard let last = spec.stops.last else { return nil }
    if spec.stops.count == 1 { return .color(last.color) }
    var place = Transform.identity
    var whole = scope.viewport
    if spec.units == .objectBoundingBox {
      guard let bounds, !bounds.isEmpty else { return nil }
      place = bounds.fromUnitSquare
      whole = Size(1, 1)
    }
    let origin = spec.origin?.resolved(in: Rect(x: 0, y: 0, width: whole.width, height: whole.height)) ?? .zero
    let transform = place.concatenated(spec.transform.about(origin))
    guard limits.allow(transform), transform.isInvertible else { return nil }
    return spec.isLinear ? linear(spec, whole, transform, last) : radial(spec, whole, transform, last)
  }

  private func linear(_ spec: GradientSpec, _ whole: Size, _ transform: Transform, _ last: GradientStop) -> Paint {
    let start = Point(spec.lengths[0].resolved(whole.width), spec.lengths[1].resolved(whole.height))
    let end = Point(spec.lengths[2].resolved(whole.width), spec.lengths[3].resolved(whole.height))
    // SVG 2, 14.2.2: without a length the last colour paints all.
    if start == end { return .color(last.color) }
    return .linearGradient(LinearGradient(start: start, end: end, stops: spec.stops, spread: spec.spread, transform: transform))
  }

  private func radial(_ spec: GradientSpec, _ whole: Size, _ transform: Transform, _ last: GradientStop) -> Paint {
    let diagonal = whole.extent(along: .diagonal)
    let radius = spec.lengths[2].resolved(diagonal)
    guard radius > 0 else { return .color(last.color) }
    return .radialGradient(
      RadialGradient(
        center: Point(spec.lengths[0].resolved(whole.width), spec.lengths[1].resolved(whole.height)), radius: radius,
        focus: Point(spec.lengths[3].resolved(whole.width), spec.lengths[4].resolved(whole.height)),
        focusRadius: spec.lengths[5].resolved(diagonal), stops: spec.stops, spread: spec.spread, transform: transform))
  }

  func readGradient(_ id: ElementID) -> GradientSpec {
    let chain = templates(of: id) { $0?.isGradient == true }
    let isLinear = index.kinds[id] == .linearGradient
    let style = styleInPlace(id)
    var lengths: [Length] = []
    // Geometry passes between gradients of one kind only.
    let kin = chain.filter { index.kinds[$0] == index.kinds[id] }
    let length = { (name: AttributeName, mayBeNegative: Bool) -> Length? in
      guard let owner = kin.first(where: { self.index.has(name, $0) }) else { return nil }
      return self.given(name, owner, owner == id ? style : self.styleInPlace(owner), mayBeNegative: mayBeNegative)
    }
    if isLinear {
      lengths = [
        length(.x1, true) ?? .zero, length(.y1, true) ?? .zero, length(.x2, true) ?? .percent(100), length(.y2, true) ?? .zero,
      ]
    } else {
      let cx = length(.cx, true) ?? .percent(50)
      let cy = length(.cy, true) ?? .percent(50)
      lengths = [
        cx, cy, length(.r, false) ?? .percent(50), length(.fx, true) ?? cx, length(.fy, true) ?? cy, length(.fr, false) ?? .zero,
      ]
    }
    return GradientSpec(
      isLinear: isLinear, units: keyword(.gradientUnits, chain, Words.units) ?? .objectBoundingBox,
      spread: keyword(.spreadMethod, chain, Words.spreadMethod) ?? .pad, transform: transform(.gradientTransform, chain, style),
      origin: style.own.transformOrigin, stops: stops(chain), lengths: lengths)
  }

  /// The stops of the nearest gradient that has some.
  private func stops(_ chain: [ElementID]) -> [GradientStop] {
    for id in chain {
      let children = element(id).children.filter { index.kinds[$0] == .stop }
      if children.isEmpty { continue }
      let parent = styleInPlace(id)
      var stops: [GradientStop] = []
      for child in children {
        let style = style(of: child, parent: parent)
        var color = style.own.stopColor.resolved(style.inherited.color)
        color.alpha *= style.own.stopOpacity
        stops.append(GradientStop(offset: max(offset(child), stops.last?.offset ?? 0), color: color))
      }
      return stops
    }
    return []
  }

  func offset(_ stop: ElementID) -> Double {
    guard let attribute = index.attribute(.offset, of: stop) else { return 0 }
    do throws(ValueFault) {
      return try ShareValue.parse(attribute.value)
    } catch {
      invalid(attribute, error)
      return 0
    }
  }
}

extension Rect {
  /// Takes the unit square to the rectangle.
  var fromUnitSquare: Transform { Transform(a: width, b: 0, c: 0, d: height, e: x, f: y) }
}
