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
    var icon = Icon(size: sides.provisional, nodes: [])
    let scope = Scope(style: style, viewport: box.map { Size($0.width, $0.height) } ?? icon.size)
    if let box { icon.contentToViewport = aspectRatio(of: 0).transform(from: box, to: icon.size) }
    drawRoot(style, scope, sides, &icon)
    icon.undrawn = undrawn
    describe(&icon)
    checkWhatIsNotDrawn()
    reportUnmatchedRules()
    return reporter.isFatal ? nil : icon
  }

  private func drawRoot(_ style: ComputedStyle, _ scope: Scope, _ sides: RootSides, _ icon: inout Icon) {
    guard style.own.isDisplayed, meetsConditions(0), enter(0) else { return }
    defer { leave() }
    let own = style.own
    let toContent = icon.contentToViewport.inverted
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
    fit(&icon, sides)
    if let background = own.background?.resolved(style.inherited.color), background.alpha > 0, let toContent {
      let all = BasicShapes.rect(.zeroBased(icon.size), rx: 0, ry: 0).path
      icon.nodes.insert(.shape(Shape(path: all, transform: toContent, fill: Fill(.color(background)), origin: origin(0))), at: 0)
    }
    guard !own.isPlain else { return }
    let bounds = { self.bounds({ self.drawChildren(of: 0, $0, into: &$1) }, in: scope) }
    icon.nodes = composite(icon.nodes, 0, scope, opacity: own.opacity, bounds: bounds)
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

extension String {
  /// The text without white space round it.
  fileprivate var trimmed: String {
    let bytes = utf8.drop(while: \.isSpace)
    let end = bytes.lastIndex { !$0.isSpace }.map { bytes.index(after: $0) } ?? bytes.startIndex
    return String(Substring(bytes[..<end]))
  }
}
