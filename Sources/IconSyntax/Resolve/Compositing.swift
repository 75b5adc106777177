import IconModel

/// Opacity, blend modes, clips and masks.
extension Resolution {
  /// Nodes with an element's own opacity, blend mode, clip and mask on them.
  ///
  /// The scope is the element's own. `bounds` gives its bounding box in its user space.
  @inline(never)  // As in `draw`.
  func composite(
    _ children: [Node], _ id: ElementID, _ scope: Scope, opacity: Double, bounds: () -> Rect?
  ) -> [Node] {
    let own = scope.style.own
    if children.isEmpty { return [] }
    guard opacity > 0 else {
      note(id, .unpainted(bounds().map(scope.transform.bounds)))
      return []
    }
    var group = Group(
      children, opacity: opacity, blendMode: own.blendMode, isolated: own.isolated, origin: origin(id))
    if let clip = own.clipPath {
      switch self.clip(clip, user: id, scope, bounds: bounds) {
      case .ignored: break
      case .everything: return []
      case .effect(let region): group.clip = region
      }
    }
    if let mask = own.mask {
      switch self.mask(mask, user: id, scope, bounds: bounds) {
      case .ignored: break
      case .everything: return []
      case .effect(let effect): group.mask = effect
      }
    }
    if !group.needsLayer && group.clip == nil { return children }
    return [.group(group)]
  }

  /// What a reference to a clip or a mask amounts to.
  enum Effect<Value> {
    /// It does nothing.
    case ignored
    /// It takes everything away.
    case everything
    case effect(Value)
  }
}
