import IconModel

/// Patterns.
extension Resolution {
  /// The paint of a pattern; nil where it paints nothing.
  func pattern(_ id: ElementID, _ scope: Scope, bounds: Rect?) -> Paint? {
    if let circle = circle(to: id) {
      reportCycle(circle, outcome: "not painted", at: place(closing: circle, [.fill, .stroke]))
      return nil
    }
    let chain = templates(of: id) { $0 == .pattern }
    let units = keyword(.patternUnits, chain, Words.units) ?? .objectBoundingBox
    let contentUnits = keyword(.patternContentUnits, chain, Words.units) ?? .userSpaceOnUse
    guard let tile = tile(chain, units, scope, bounds) else { return nil }
    let owner = chain.first { owner in element(owner).children.contains { index.kinds[$0] != nil } } ?? id
    let style = styleInPlace(id)

    var inner = Scope(style: owner == id ? style : styleInPlace(owner), viewport: scope.viewport)
    // The origin of what the tile shows is the tile's own.
    let toTile = Transform.translation(tile.x, tile.y)
    inner.transform = toTile
    if let boxed = chain.first(where: { index.has(.viewBox, $0) }), let box = viewBox(of: boxed) {
      let ratio = aspectRatio(of: chain.first { index.has(.preserveAspectRatio, $0) } ?? id)
      inner.transform = toTile.concatenated(ratio.transform(from: box, to: Size(tile.width, tile.height)))
      inner.viewport = Size(box.width, box.height)
    } else if contentUnits == .objectBoundingBox {
      guard let bounds, !bounds.isEmpty else { return nil }
      inner.transform = toTile.concatenated(.scale(bounds.width, bounds.height))
      inner.viewport = Size(1, 1)
    }
    guard limits.allow(inner.transform), inner.transform.isInvertible, enter(id) else { return nil }
    defer { leave() }
    var content: [Node] = []
    drawAside(childrenOf: owner, inner, into: &content)
    if content.isEmpty { return nil }
    let whole = units == .objectBoundingBox ? bounds ?? tile : Rect(x: 0, y: 0, width: scope.viewport.width, height: scope.viewport.height)
    let transform = transform(.patternTransform, chain, style).about(style.own.transformOrigin?.resolved(in: whole) ?? .zero)
    return .pattern(Pattern(tile: tile, transform: transform, content: content, overflows: style.own.overflows == true))
  }

  /// The tile in the user space of the shape; nil where it has no area.
  private func tile(_ chain: [ElementID], _ units: Units, _ scope: Scope, _ bounds: Rect?) -> Rect? {
    let length = { (name: AttributeName) -> Length in
      guard let owner = chain.first(where: { self.index.has(name, $0) }) else { return .zero }
      let isSize = name == .width || name == .height
      return self.given(name, owner, self.styleInPlace(owner), mayBeNegative: !isSize) ?? .zero
    }
    let tile: Rect
    if units == .objectBoundingBox {
      guard let bounds, !bounds.isEmpty else { return nil }
      tile = Rect(
        x: bounds.x + length(.x).resolved(1) * bounds.width, y: bounds.y + length(.y).resolved(1) * bounds.height,
        width: length(.width).resolved(1) * bounds.width, height: length(.height).resolved(1) * bounds.height)
    } else {
      let (width, height) = (scope.viewport.width, scope.viewport.height)
      tile = Rect(
        x: length(.x).resolved(width), y: length(.y).resolved(height), width: length(.width).resolved(width),
        height: length(.height).resolved(height))
    }
    return tile.isEmpty ? nil : tile
  }
}
