extension Icon {
  /// Whether it is made of no more than so many nodes, those in masks, clip paths and patterns included.
  public func isMade(ofAtMost limit: Int) -> Bool {
    var rest = limit
    return nodes.fit(into: &rest)
  }
}

extension [Node] {
  fileprivate func fit(into rest: inout Int) -> Bool {
    for node in self {
      rest -= 1
      switch node {
      case .shape(let shape):
        if case .pattern(let pattern)? = shape.fill?.paint, !pattern.content.fit(into: &rest) { return false }
        if case .pattern(let pattern)? = shape.stroke?.paint, !pattern.content.fit(into: &rest) { return false }
      case .group(let group):
        rest -= group.clip?.parts.count ?? 0
        guard group.children.fit(into: &rest), group.mask?.fits(into: &rest) ?? true else { return false }
      }
      if rest < 0 { return false }
    }
    return true
  }
}

extension Mask {
  fileprivate func fits(into rest: inout Int) -> Bool { content.fit(into: &rest) && mask?.fits(into: &rest) ?? true }
}
