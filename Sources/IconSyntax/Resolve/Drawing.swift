import IconModel

/// Elements that draw.
extension Resolution {
  /// Draws the children of an element.
  func drawChildren(of id: ElementID, _ scope: Scope, into nodes: inout [Node]) {
    for child in document.elements[id].children { draw(child, scope, into: &nodes) }
  }

  /// Draws an element as its parent holds it; `use` alone draws what is not drawn in its own place (`size` is what it asks for).
  ///
  /// This calls itself once for each level of nesting. What it calls and has back before the next level is not inlined, so that its large
  /// temporaries do not lie on the stack at every level.
  func draw(_ id: ElementID, _ scope: Scope, asUsed size: UsedSize? = nil, into nodes: inout [Node]) {
    guard let kind = index.kinds[id] else { return drawUnknown(id) }
    guard kind.draws, kind != .symbol || size != nil, enter(id) else { return }
    defer { leave() }
    let style = style(of: id, parent: scope.style)
    guard style.own.isDisplayed else { return note(id, .hidden) }
    guard meetsConditions(id) else { return }
    if let refusal = kind.refusal {
      if style.inherited.isVisible { reporter.refuse(kind.rawValue, refusal, at: element(id).nameRange) }
      return
    }
    var inner = scope
    inner.style = style
    guard place(id, kind, &inner) else { return }
    if kind.isShape { return drawShape(id, kind, inner, into: &nodes) }
    if style.own.isPlain || isMeasuring { return drawContent(id, kind, inner, size, into: &nodes) }
    var children: [Node] = []
    drawContent(id, kind, inner, size, into: &children)
    let bounds = { self.bounds({ self.drawContent(id, kind, $0, size, into: &$1) }, in: inner) }
    nodes += composite(children, id, inner, opacity: style.own.opacity, bounds: bounds)
  }

  /// What an element with children draws.
  ///
  /// The scope is the element's own: its style, and its user space.
  private func drawContent(_ id: ElementID, _ kind: ElementName, _ scope: Scope, _ size: UsedSize?, into nodes: inout [Node]) {
    switch kind {
    case .g, .a: drawChildren(of: id, scope, into: &nodes)
    case .switchElement: drawSwitch(id, scope, into: &nodes)
    case .svg, .symbol: drawViewport(id, kind, scope, size, into: &nodes)
    case .use: drawUse(id, scope, into: &nodes)
    default: break
    }
  }

  /// Says what an element that SVG does not know does not do; the elements of other vocabularies are their editors' own business.
  func drawUnknown(_ id: ElementID) {
    guard element(id).isSVG else { return }
    let name = Excerpt.of(element(id).name)
    reporter.refuse(name, "unknown element '\(name)' is not drawn", at: element(id).nameRange)
  }

  /// Says that an element that holds nothing but animations does not draw what it holds all the same.
  func reportContent(of id: ElementID) {
    for child in document.elements[id].children where index.kinds[child]?.draws == true {
      reporter.report("\(element(child).name) in \(element(id).name) is not drawn", at: element(child).nameRange, dropsDrawing: true)
    }
  }

  /// Draws the first child whose conditions hold.
  private func drawSwitch(_ id: ElementID, _ scope: Scope, into nodes: inout [Node]) {
    for child in element(id).children {
      guard let kind = index.kinds[child], kind.draws, kind != .symbol, meetsConditions(child) else { continue }
      return draw(child, scope, into: &nodes)
    }
  }

  /// Whether an element's conditions hold: it asks for no extension, and for English if it asks for a language.
  ///
  /// `requiredFeatures` is obsolete and holds always, as browsers have it.
  func meetsConditions(_ id: ElementID) -> Bool {
    if index.has(.requiredExtensions, id) { return false }
    guard let languages = index.attribute(.systemLanguage, of: id)?.value else { return true }
    return languages.split(separator: ",").contains { language in
      let tag = language.lowercased().drop { $0 == " " }
      return tag == "en" || tag.hasPrefix("en-") || tag.hasPrefix("en ")
    }
  }

  /// Brings the scope into the element's user space; false where nothing can be drawn there.
  func place(_ id: ElementID, _ kind: ElementName, _ scope: inout Scope) -> Bool {
    if scope.style.own.isTransformed {
      scope.transform = scope.transform.concatenated(ownTransform(id, kind, scope))
      guard limits.allow(scope.transform) else {
        reporter.fail("the transforms of \(element(id).name) lead beyond the limit of ±\(limits.coordinateText)", at: element(id).nameRange)
        return false
      }
      guard scope.transform.isInvertible else {
        note(id, .flattened)
        return false
      }
    }
    if kind == .use {
      // SVG 2, 5.6: a translation after the transform.
      let x = length(.x, id, scope, .horizontal) ?? 0
      let y = length(.y, id, scope, .vertical) ?? 0
      if x != 0 || y != 0 { scope.transform = scope.transform.concatenated(.translation(x, y)) }
    }
    return true
  }

  private func ownTransform(_ id: ElementID, _ kind: ElementName, _ scope: Scope) -> Transform {
    let own = scope.style.own
    var box = Rect(x: 0, y: 0, width: scope.viewport.width, height: scope.viewport.height)
    if own.transformBox == .fillBox { box = contentBounds(id, kind, scope) ?? Rect(x: 0, y: 0, width: 0, height: 0) }
    return own.transform(in: box, fontSize: scope.style.inherited.fontSize)
  }

  /// The bounding box of what an element draws, in its user space.
  func contentBounds(_ id: ElementID, _ kind: ElementName, _ scope: Scope) -> Rect? {
    let draw = { (scope: Scope, nodes: inout [Node]) in
      if kind.isShape {
        self.drawShape(id, kind, scope, into: &nodes)
      } else {
        self.drawContent(id, kind, scope, nil, into: &nodes)
      }
    }
    return bounds(draw, in: scope)
  }

  /// The bounding box of what a closure draws, without strokes, in the scope's user space.
  func bounds(_ draw: (Scope, inout [Node]) -> Void, in scope: Scope) -> Rect? {
    let wasMeasuring = isMeasuring
    let wasMuted = reporter.isMuted
    isMeasuring = true
    reporter.isMuted = true
    defer {
      isMeasuring = wasMeasuring
      reporter.isMuted = wasMuted
    }
    var plain = scope
    plain.transform = .identity
    plain.context = nil
    var nodes: [Node] = []
    draw(plain, &nodes)
    var box: Rect?
    for case .shape(let shape) in nodes {
      let path = shape.transform == .identity ? shape.path : shape.path.transformed(by: shape.transform)
      guard let bounds = path.bounds else { continue }
      box = box?.union(bounds) ?? bounds
    }
    return box
  }
}

extension Style.Own {
  /// The element's transform about its origin, where percentages are shares of `box`.
  func transform(in box: Rect, fontSize: Double) -> Transform {
    var matrix = transform
    if let text = deferred(.transform)?.value {
      // The text was read once already; only the box is new.
      matrix = (try? TransformValue.parse(text, box: Size(box.width, box.height), fontSize: fontSize))?.matrix ?? matrix
    }
    let origin = transformOrigin?.resolved(in: box) ?? Point(box.x, box.y)
    return matrix.about(origin)
  }
}
