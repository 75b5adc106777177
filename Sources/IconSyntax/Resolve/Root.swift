import IconModel

/// The root element.
extension Resolution {
  /// The icon; nil where nothing can be drawn because of errors.
  func icon() -> Icon? {
    guard index.kinds.first == .svg else {
      let root = document.elements.first
      let wanted = document.syntax == .svg ? "svg" : "icon"
      let message = root.map { "the root element is '\(Excerpt.of($0.name))', not '\(wanted)'" } ?? "there is no root element"
      reporter.abort(message, at: root?.nameRange ?? .none)
      return nil
    }
    readStyleSheets()
    refuseWhatNeverDraws()
    let style = style(of: 0, parent: .initial)
    let box = viewBox(of: 0)
    guard let sides = rootSides(style, box) else { return nil }
    var icon = Icon(size: Size(sides.width ?? Self.unknownSide, sides.height ?? Self.unknownSide), nodes: [])
    let scope = Scope(style: style, viewport: box.map { Size($0.width, $0.height) } ?? icon.size)
    if let box { icon.contentToViewport = aspectRatio(of: 0).transform(from: box, to: icon.size) }
    drawRoot(style, scope, &icon)
    if sides.width == nil || sides.height == nil { fit(&icon, sides) }
    describe(&icon)
    checkWhatIsNotDrawn()
    reportUnmatchedRules()
    return reporter.isFatal ? nil : icon
  }

  /// What percentages refer to, and how large the icon is, where neither the document nor its drawing says.
  private static let unknownSide = 100.0

  /// The root's sides; nil for one that follows from the drawing.
  private struct Sides {
    var width: Double?
    var height: Double?
  }

  private func drawRoot(_ style: ComputedStyle, _ scope: Scope, _ icon: inout Icon) {
    guard style.own.isDisplayed, meetsConditions(0), enter(0) else { return }
    defer { leave() }
    let own = style.own
    if own.isTransformed {
      // CSS turns the outermost svg, a box of its own, about its middle; SVG 2, 8.5.
      var rooted = own
      rooted.transformOrigin = own.transformOrigin ?? TransformOrigin(x: .percent(50), y: .percent(50))
      let outer = rooted.transform(in: .zeroBased(icon.size), fontSize: style.inherited.fontSize)
      icon.contentToViewport = outer.concatenated(icon.contentToViewport)
      guard limits.allow(icon.contentToViewport), icon.contentToViewport.isInvertible else { return }
    }
    // A node is large: moving them as the array grows would cost more than the rest of the array.
    icon.nodes.reserveCapacity(min(document.elements.count, 64))
    drawChildren(of: 0, scope, into: &icon.nodes)
    guard !own.isPlain else { return }
    let bounds = { self.bounds({ self.drawChildren(of: 0, $0, into: &$1) }, in: scope) }
    icon.nodes = composite(icon.nodes, 0, scope, opacity: own.opacity, bounds: bounds)
  }

  /// The viewport's sides; nil, with an error, where they are none.
  private func rootSides(_ style: ComputedStyle, _ box: Rect?) -> Sides? {
    let width = given(.width, 0, style)
    let height = given(.height, 0, style)
    for (name, length) in [(AttributeName.width, width), (.height, height)] {
      guard let length, length.value <= 0 else { continue }
      let range = index.attribute(name, of: 0)?.valueRange ?? element(0).nameRange
      reporter.abort("the root's \(name.rawValue) must be above 0", at: range)
      return nil
    }
    if document.syntax == .svgspec {
      // The language's own default; the viewBox does not change it.
      return Sides(width: width?.resolved(30) ?? 30, height: height?.resolved(30) ?? 30)
    }
    guard let box else {
      let known = { (length: Length?) in length.flatMap { $0.isPercent ? nil : $0.value } }
      return Sides(width: known(width), height: known(height))
    }
    // CSS 2, 10.3.2: a missing side follows from the other one and the viewBox's shape.
    let (w, h) = (width?.resolved(box.width), height?.resolved(box.height))
    return Sides(
      width: w ?? h.map { $0 * box.width / box.height } ?? box.width, height: h ?? w.map { $0 * box.height / box.width } ?? box.height)
  }

  /// Fits the sides that nothing gives to what is drawn, as librsvg and resvg do.
  private func fit(_ icon: inout Icon, _ sides: Sides) {
    let missing = [(sides.width, "width"), (sides.height, "height")].filter { $0.0 == nil }.map(\.1)
    reporter.report(
      "svg without \(missing.joined(separator: ", ")) and viewBox", outcome: "the drawing's own size is taken", at: element(0).nameRange)
    guard let drawn = icon.nodes.inkBounds else { return }
    if sides.width == nil, drawn.width > 0 { icon.size.width = drawn.width }
    if sides.height == nil, drawn.height > 0 { icon.size.height = drawn.height }
  }

  /// Warns of elements that do something other than to be drawn, wherever they are.
  private func refuseWhatNeverDraws() {
    for id in document.elements.indices {
      guard let kind = index.kinds[id], let refusal = kind.refusal, !kind.draws else { continue }
      if let parent = element(id).parent, let outer = index.kinds[parent], outer.refusal != nil, !outer.draws { continue }
      reporter.refuse(kind.rawValue, refusal, at: element(id).nameRange)
    }
  }

  /// What the root says about the icon.
  private func describe(_ icon: inout Icon) {
    if document.syntax == .svgspec {
      icon.title = index.value(.title, of: 0)
      icon.desc = index.value(.desc, of: 0)
    } else {
      let text = { (kind: ElementName) in
        self.element(0).children.first { self.index.kinds[$0] == kind }.map { self.element($0).text.trimmed }
      }
      icon.title = text(.title)
      icon.desc = text(.desc)
    }
    icon.profile = ownAttribute(.profile)?.value
    let caps = CapInsets(top: cap(.capTop), left: cap(.capLeft), bottom: cap(.capBottom), right: cap(.capRight))
    if caps != CapInsets() { icon.caps = caps }
  }

  /// One of our own attributes of the root.
  private func ownAttribute(_ name: AttributeName) -> Attribute? {
    if document.syntax == .svgspec { return index.attribute(name, of: 0) }
    return index.hasExtensions ? element(0).attribute(name.rawValue, in: .iconkit) : nil
  }

  private func cap(_ name: AttributeName) -> Double? {
    guard let attribute = ownAttribute(name) else { return nil }
    do throws(ValueFault) {
      return try NumberValue.parse(attribute.value, atLeast: 0)
    } catch {
      invalid(attribute, error)
      return nil
    }
  }
}

extension [Node] {
  /// The box of what the nodes paint, with strokes but without the tips of mitres; nil for nothing.
  fileprivate var inkBounds: Rect? {
    var box: Rect?
    for node in self {
      switch node {
      case .group(let group):
        guard let inner = group.children.inkBounds else { continue }
        box = box?.union(inner) ?? inner
      case .shape(let shape):
        guard let bounds = shape.path.transformed(by: shape.transform).bounds else { continue }
        let reach = (shape.stroke?.width ?? 0) / 2 * (shape.stroke?.nonScaling == true ? 1 : shape.transform.scaleFactors.largest)
        let ink = Rect(
          x: bounds.x - reach, y: bounds.y - reach, width: bounds.width + 2 * reach, height: bounds.height + 2 * reach)
        box = box?.union(ink) ?? ink
      }
    }
    return box
  }
}

extension String {
  /// The text without white space round it.
  fileprivate var trimmed: String {
    let bytes = utf8.drop(while: \.isSpace)
    let end = bytes.lastIndex { !$0.isSpace }.map { bytes.index(after: $0) } ?? bytes.startIndex
    return String(Substring(bytes[..<end]))
  }
}
