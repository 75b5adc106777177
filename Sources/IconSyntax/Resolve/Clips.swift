import IconModel

/// Clip paths.
extension Resolution {
  /// What a `clipPath` leaves of its user; `scope` and `bounds` are the user's.
  func clip(_ id: ElementID, user: ElementID, _ scope: Scope, bounds: () -> Rect?) -> Effect<ClipPath> {
    effect(.clipPath, Link(user: user, target: id), outcome: "not clipped") { clip(id, scope, bounds: bounds) }
  }

  private func clip(_ id: ElementID, _ scope: Scope, bounds: () -> Rect?) -> Effect<ClipPath> {
    guard enter(id) else { return .everything }
    defer { leave() }
    var inner = scope
    inner.style = styleInPlace(id)
    let own = inner.style.own
    if own.isTransformed {
      // In the user's space, not in its bounding box.
      let transform = own.transform(in: .zeroBased(scope.viewport), fontSize: inner.style.inherited.fontSize)
      inner.transform = scope.transform.concatenated(transform)
    }
    if keyword(.clipPathUnits, [id], Words.units) == .objectBoundingBox {
      guard let box = bounds(), !box.isEmpty else { return .everything }
      inner.transform = inner.transform.concatenated(box.fromUnitSquare)
      inner.viewport = Size(1, 1)
    }
    guard limits.allow(inner.transform), inner.transform.isInvertible else { return .everything }
    var parts: [ClipPath.Part] = []
    for child in element(id).children { clipPart(child, inner, viaUse: false, into: &parts) }
    var further: ClipPath?
    if let clip = own.clipPath {
      switch self.clip(clip, user: id, scope, bounds: bounds) {
      case .ignored: break
      case .everything: return .everything
      case .effect(let region): further = region
      }
    }
    return parts.isEmpty ? .everything : .effect(ClipPath(parts, clip: further))
  }

  /// Adds what a child of a `clipPath` lets through: a shape, or a shape that a `use` shows.
  private func clipPart(_ id: ElementID, _ scope: Scope, viaUse: Bool, into parts: inout [ClipPath.Part]) {
    guard let kind = index.kinds[id] else { return drawUnknown(id) }
    guard kind.isShape || kind == .use && !viaUse || kind.refusal != nil else {
      if kind.draws {
        reporter.report("\(kind.rawValue) in a clipPath clips nothing: only shapes do", at: element(id).nameRange, dropsDrawing: true)
      }
      return
    }
    guard enter(id) else { return }
    defer { leave() }
    var inner = scope
    inner.style = style(of: id, parent: scope.style)
    guard inner.style.own.isDisplayed, meetsConditions(id), inner.style.inherited.isVisible || kind == .use else { return }
    if let refusal = kind.refusal { return reporter.refuse(kind.rawValue, refusal, at: element(id).nameRange) }
    guard place(id, kind, &inner) else { return }
    var own: [ClipPath.Part] = []
    if kind == .use {
      guard let target = useTarget(id), circle(to: target) == nil else { return }
      clipPart(target, inner, viaUse: true, into: &own)
    } else if let data = outline(of: id, kind, inner) {
      let inherited = inner.style.inherited
      own = [ClipPath.Part(path: data.path, transform: inner.transform, rule: inherited.clipRule, antialias: inherited.antialias)]
    }
    guard let clip = inner.style.own.clipPath, !own.isEmpty else { return parts += own }
    let bounds = { self.contentBounds(id, kind, inner) }
    switch self.clip(clip, user: id, inner, bounds: bounds) {
    case .ignored: parts += own
    case .everything: break
    case .effect(let region): parts += own.map { $0.clipped(by: region) }
    }
  }
}

extension ClipPath.Part {
  /// The part with a further clip.
  fileprivate func clipped(by region: ClipPath) -> ClipPath.Part {
    ClipPath.Part(path: path, transform: transform, rule: rule, antialias: antialias, clip: clip?.cut(by: region) ?? region)
  }
}

extension ClipPath {
  /// The region with a further clip at the end of its chain.
  fileprivate func cut(by region: ClipPath) -> ClipPath { ClipPath(parts, clip: clip?.cut(by: region) ?? region) }
}
