import IconModel

/// Masks.
extension Resolution {
  /// What a `mask` leaves of its user; `scope` and `bounds` are the user's.
  func mask(_ id: ElementID, user: ElementID, _ scope: Scope, bounds: () -> Rect?) -> Effect<Mask> {
    effect(.mask, Link(user: user, target: id), outcome: "not masked") { mask(id, scope, bounds: bounds) }
  }

  private func mask(_ id: ElementID, _ scope: Scope, bounds: () -> Rect?) -> Effect<Mask> {
    let units = keyword(.maskUnits, [id], Words.units) ?? .objectBoundingBox
    let contentUnits = keyword(.maskContentUnits, [id], Words.units) ?? .userSpaceOnUse
    var box: Rect?
    if units == .objectBoundingBox || contentUnits == .objectBoundingBox {
      box = bounds()
      guard let box, !box.isEmpty else { return .everything }
    }
    let style = styleInPlace(id)
    guard let region = maskRegion(id, style, units, scope, box), enter(id) else { return .everything }
    defer { leave() }
    var inner = Scope(transform: scope.transform, style: style, viewport: scope.viewport)
    if contentUnits == .objectBoundingBox, let box {
      inner.transform = scope.transform.concatenated(box.fromUnitSquare)
      inner.viewport = Size(1, 1)
    }
    var content: [Node] = []
    drawAside(childrenOf: id, inner, into: &content)
    if content.isEmpty { return .everything }
    var further: Mask?
    if let mask = style.own.mask {
      switch self.mask(mask, user: id, scope, bounds: bounds) {
      case .ignored: break
      case .everything: return .everything
      case .effect(let effect): further = effect
      }
    }
    if let clip = style.own.clipPath {
      switch self.clip(clip, user: id, scope, bounds: bounds) {
      case .ignored: break
      case .everything: return .everything
      case .effect(let region): content = [.group(Group(content, clip: region, origin: origin(id)))]
      }
    }
    let kind = style.own.maskLuminance ? Mask.Kind.luminance(linear: style.inherited.linearRGB) : .alpha
    return .effect(Mask(kind: kind, region: region, regionTransform: scope.transform, content: content, mask: further))
  }

  /// The mask's region in the user space of its user; nil where it has no area.
  private func maskRegion(_ id: ElementID, _ style: ComputedStyle, _ units: Units, _ scope: Scope, _ box: Rect?) -> Rect? {
    let frame = units == .objectBoundingBox ? box ?? Rect(x: 0, y: 0, width: 0, height: 0) : .zeroBased(scope.viewport)
    // In the bounding box a plain number is a share of it.
    let length = { (name: AttributeName, whole: Double, normal: Double) -> Double in
      let isSize = name == .width || name == .height
      let length = self.given(name, id, style, mayBeNegative: !isSize) ?? .percent(normal)
      return units == .objectBoundingBox ? length.resolved(1) * whole : length.resolved(whole)
    }
    let region = Rect(
      x: frame.x + length(.x, frame.width, -10), y: frame.y + length(.y, frame.height, -10), width: length(.width, frame.width, 120),
      height: length(.height, frame.height, 120))
    return region.isEmpty ? nil : region
  }
}

extension Rect {
  /// A rectangle at the origin.
  static func zeroBased(_ size: Size) -> Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }
}
