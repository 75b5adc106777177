import IconModel

/// Turns markup of svgspec into one that plain SVG can say: knockouts into masks, stroke styles into dashes.
struct SVGLowering {
  /// An element that has a name.
  private struct Target {
    var element: MarkupElement
    /// What it inherits where it stands.
    var state: PaintState
    /// Whether it is drawn only where a `use` shows it.
    var isDefinition: Bool
  }

  private(set) var diagnostics: [Diagnostic] = []
  private let region: Rect
  private var targets: [String: Target] = [:]
  /// Names that something refers to.
  private var referred: Set<String> = []
  private var maskCount = 0
  /// The names of what is being shown by `use`, each inside the one before it.
  private var active: [String] = []
  private var visits = 0
  private var searches = 0
  /// Whether it has been told that there were too many.
  private var isTold = false

  /// Elements looked at to find out what must be rewritten; beyond it everything is.
  private static let searchLimit = 1_000_000
  /// Elements with their references followed; the language's own limit.
  private static let visitLimit = ResolveLimits.standard.elements
  /// Knockouts in one isolated group: each nests what lies below one level deeper, and no reader takes any number of levels.
  private static let knockoutLimit = 100
  /// What masks cover where the canvas is not known, in user units: enough for any icon however it is scaled, and, enlarged a hundred times,
  /// still within the coordinates that renderers can hold.
  static let wide = Rect(x: -10_000, y: -10_000, width: 20_000, height: 20_000)

  /// Makes the work for a document; `canvas` is what is seen of its content.
  init(_ root: MarkupElement, canvas: Rect) {
    let margin = max(canvas.width, canvas.height)
    let (x0, y0) = ((canvas.minX - margin).rounded(.down), (canvas.minY - margin).rounded(.down))
    region = Rect(
      x: x0, y: y0, width: (canvas.maxX + margin).rounded(.up) - x0, height: (canvas.maxY + margin).rounded(.up) - y0)
    index(root, PaintState(), isDefinition: false)
  }

  /// The root in plain SVG.
  mutating func lowered(_ root: MarkupElement) -> MarkupElement {
    var result = plain(root)
    let state = PaintState().applying(root)
    result.children = scope(root.children, state, region: region, hasBox: false)
    return result
  }

  private mutating func index(_ element: MarkupElement, _ state: PaintState, isDefinition: Bool) {
    if let id = element["id"], targets[id] == nil { targets[id] = Target(element: element, state: state, isDefinition: isDefinition) }
    for attribute in element.attributes {
      if let id = attribute.value.referredID { referred.insert(id) }
    }
    let inner = state.applying(element)
    let shown = element.name == "switch" ? element.shownChild : nil
    for (place, node) in element.children.enumerated() {
      guard case .element(let child) = node else { continue }
      let isHidden = element.isDefinition || element.name == "switch" && place != shown
      index(child, inner, isDefinition: isDefinition || isHidden)
    }
  }

  // MARK: Elements

  /// What an isolated group holds.
  private mutating func scope(_ children: [MarkupNode], _ state: PaintState, region: Rect, hasBox: Bool) -> [MarkupNode] {
    var scope = KnockoutScope(state: state, region: region, hasBox: hasBox)
    for child in children { lower(child, state, &scope) }
    return scope.content
  }

  private mutating func lower(_ node: MarkupNode, _ state: PaintState, _ scope: inout KnockoutScope) {
    guard case .element(let element) = node else { return scope.add(node) }
    guard !isExhausted(element) else { return }
    if element.isDefinition || element["display"] == "none" { return scope.add(.element(definition(element, state))) }
    switch element.name {
    case "g", "svg", "a": lower(group: element, element.children, state, &scope)
    case "switch": lower(switch: element, state, &scope)
    case "use": lower(use: element, state, &scope)
    default: lower(shape: element, state, &scope)
    }
  }

  private mutating func lower(group: MarkupElement, _ children: [MarkupNode], _ state: PaintState, _ scope: inout KnockoutScope) {
    let inner = state.applying(group)
    guard group.isIsolated else {
      scope.open(plain(group))
      for child in children { lower(child, inner, &scope) }
      return scope.close()
    }
    // Masks are best in a space that is not turned, and outside a viewport, which cuts what is drawn piece by piece.
    if group.name == "svg" || group["transform"] != nil, needsRewriting(group, state), let (outer, content) = group.split {
      return lower(group: outer, [.element(content)], state, &scope)
    }
    var result = plain(group)
    let region = group["transform"] == nil ? scope.currentRegion : Self.wide
    let hasBox = scope.keepsBoxes || group["mask"] != nil || group["clip-path"] != nil
    result.children = self.scope(children, inner, region: region, hasBox: hasBox)
    scope.add(.element(result))
  }

  /// Of a `switch` in which something must be rewritten only the child that shows is kept.
  private mutating func lower(switch element: MarkupElement, _ state: PaintState, _ scope: inout KnockoutScope) {
    guard needsRewriting(element, state) else { return scope.add(.element(definition(element, state))) }
    var group = element
    group.name = "g"
    group.children = []
    let shown = element.shownChild
    if let shown { group.children = [element.children[shown]] }
    lower(group: group, group.children, state, &scope)
    var others = MarkupElement(name: "defs")
    others.children = element.children.indices.filter { $0 != shown && element.children[$0].holdsName }.map { element.children[$0] }
    // What is not shown here may be shown elsewhere.
    if !others.children.isEmpty { scope.add(.element(definition(others, state.applying(element)))) }
  }

  /// What is not drawn where it stands, or needs no rewriting: only its attributes change, and what masks, patterns and markers in it hold.
  private mutating func definition(_ element: MarkupElement, _ state: PaintState) -> MarkupElement {
    var result = plain(element)
    let inner = state.applying(element)
    switch element.name {
    case "mask", "pattern", "marker":
      result.children = scope(element.children, inner, region: Self.wide, hasBox: false)
    default:
      result.children = element.children.map { node in
        guard case .element(let child) = node, !isExhausted(child) else { return node }
        return .element(definition(child, inner))
      }
    }
    return result
  }

  /// An element without its children, in SVG's own words.
  private func plain(_ element: MarkupElement) -> MarkupElement {
    var result = element
    result.children = []
    result["stroke-style"] = nil
    for name in ["fill", "stroke"] {
      if let paint = result[name], PaintState.isKnockout(paint) { result[name] = "none" }
    }
    return result
  }

  // MARK: use

  private mutating func lower(use: MarkupElement, _ state: PaintState, _ scope: inout KnockoutScope) {
    let inner = state.applying(use)
    guard let id = use["href"]?.referredID, let target = targets[id], canEnter(id), needsRewriting(target, inner) else {
      return scope.add(.element(plain(use)))
    }
    active.append(id)
    lower(.element(UseExpansion.group(use, showing: target.element)), state, &scope)
    active.removeLast()
  }

  /// Whether what a `use` shows can't stay as it is: for what it inherits there, or because it is rewritten in its own place.
  private mutating func needsRewriting(_ target: Target, _ state: PaintState) -> Bool {
    needsRewriting(target.element, state) || !target.isDefinition && needsRewriting(target.element, target.state)
  }

  /// Whether something in an element that inherits `state` can't stay as it is.
  private mutating func needsRewriting(_ element: MarkupElement, _ state: PaintState) -> Bool {
    searches += 1
    guard searches <= Self.searchLimit else { return true }
    let inner = state.applying(element)
    if Vocabulary.isShape(element.name) { return inner.isKnockout(.fill) || inner.isKnockout(.stroke) || inner.styleDashes != nil }
    if element.name == "use" {
      guard let id = element["href"]?.referredID, let target = targets[id], canEnter(id) else { return false }
      active.append(id)
      defer { active.removeLast() }
      return needsRewriting(target, inner)
    }
    if element.name == "switch" {
      guard let shown = element.shownChild, case .element(let child) = element.children[shown] else { return false }
      return needsRewriting(child, inner)
    }
    for case .element(let child) in element.children where !child.isDefinition {
      if needsRewriting(child, inner) { return true }
    }
    return false
  }

  /// Whether what a name stands for may be followed: not in a circle, and not deeper than the language allows.
  private func canEnter(_ id: String) -> Bool { active.count < ResolveLimits.standard.nesting && !active.contains(id) }

  private mutating func isExhausted(_ element: MarkupElement) -> Bool {
    visits += 1
    guard visits > Self.visitLimit else { return false }
    if !isTold {
      isTold = true
      diagnostics.append(.error("more than \(Grouped(Self.visitLimit)) elements once references are followed", at: element.range))
    }
    return true
  }

  // MARK: Shapes

  private mutating func lower(shape: MarkupElement, _ state: PaintState, _ scope: inout KnockoutScope) {
    let inner = state.applying(shape)
    var result = plain(shape)
    if let dashes = inner.styleDashes { result["stroke-dasharray"] = dashes }
    guard inner.isKnockout(.fill) || inner.isKnockout(.stroke), inner[.visibility] == "visible" else { return scope.add(.element(result)) }
    if shape.isBlended || inner.hasMarkers && shape.isIsolated {
      let (group, content) = ShapeParts.grouped(shape)
      var drawn = KnockoutScope(state: state, region: scope.currentRegion, hasBox: scope.keepsBoxes)
      lower(group: group, [.element(content)], state, &drawn)
      // A knockout alone in its group erases nothing.
      if drawn.content.contains(where: \.isDrawn) { drawn.content.forEach { scope.add($0) } }
      return
    }
    var parts = ShapeParts(result, inner)
    warnOfBox(shape, scope)
    if shape.isIsolated {
      lower(faded: shape, &parts, state, &scope)
    } else {
      for part in parts.order {
        if parts.isKnockout(part) {
          if let drawn = parts.takeDrawn() { scope.add(.element(drawn)) }
          knockOut([parts.black(part)], &scope)
        } else {
          parts.draw(part)
        }
      }
      if let drawn = parts.takeDrawn() { scope.add(.element(drawn)) }
    }
    if let rest = parts.unseen, scope.keepsBoxes || rest["id"].map(referred.contains) == true {
      scope.add(.element(rest))
    } else if let comment = parts.unseen?.comment {
      scope.add(.comment(comment))
    }
  }

  /// A shape whose own opacity or mask scales what it erases and what it draws as one.
  private mutating func lower(faded shape: MarkupElement, _ parts: inout ShapeParts, _ state: PaintState, _ scope: inout KnockoutScope) {
    // Where it draws over what it erases, nothing of that erasing shows.
    knockOut([parts.blackKnockouts, parts.whiteCover].compactMap { $0 }, &scope)
    if parts.erasesItself {
      let (group, content) = ShapeParts.grouped(shape)
      var own = group
      own.children = self.scope([.element(content)], state, region: Self.wide, hasBox: true)
      parts.drawAll()
      _ = parts.takeDrawn()
      scope.add(.element(own))
    } else {
      parts.drawAll()
      if let drawn = parts.takeDrawn() { scope.add(.element(drawn)) }
    }
  }

  private mutating func knockOut(_ shapes: [MarkupElement], _ scope: inout KnockoutScope) {
    guard scope.knockouts < Self.knockoutLimit else {
      if scope.knockouts == Self.knockoutLimit {
        scope.knockouts += 1
        let message =
          "more than \(Self.knockoutLimit) knockouts one above the other: their masks would nest too deep; keep them as extensions"
        diagnostics.append(.error(message, at: shapes.first?.range ?? .none))
      }
      return
    }
    var number = maskCount + 1
    while targets["knockout-\(number)"] != nil { number += 1 }
    if scope.knockOut(shapes, maskID: "knockout-\(number)") { maskCount = number }
  }

  private mutating func warnOfBox(_ shape: MarkupElement, _ scope: KnockoutScope) {
    // A group that is cut in terms of its bounding box is cut otherwise once it stands in parts.
    let isCut = scope.openClips.contains { clip in
      clip.referredID.flatMap { targets[$0] }?.element["clipPathUnits"] == "objectBoundingBox"
    }
    guard isCut else { return }
    let message = "a knockout in a group whose clip-path is in units of its bounding box: the picture may change"
    diagnostics.append(.warning(message, at: shape.range))
  }
}
