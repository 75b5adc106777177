import IconModel

/// The size that a `use` asks of the `svg` or `symbol` it shows.
struct UsedSize {
  var width: Length?
  var height: Length?
}

/// Elements that show others in a place of their own: `use`, `symbol`, nested `svg`.
extension Resolution {
  /// Draws what a `use` refers to.
  func drawUse(_ id: ElementID, _ scope: Scope, into nodes: inout [Node]) {
    reportContent(of: id)
    guard let target = useTarget(id) else { return }
    if let circle = circle(to: target) {
      return reportCycle(circle, outcome: Self.notDrawn, at: index.href(of: id)?.valueRange ?? element(id).nameRange)
    }
    var inner = scope
    if index.hasContextPaint, !isMeasuring { inner.context = context(ofUse: id, target, scope) }
    let size = UsedSize(
      width: given(.width, id, scope.style, mayBeNegative: false), height: given(.height, id, scope.style, mayBeNegative: false))
    draw(target, inner, asUsed: size, into: &nodes)
  }

  func useTarget(_ id: ElementID) -> ElementID? {
    guard let href = index.href(of: id) else {
      reporter.report("use without href is not drawn", at: element(id).nameRange, dropsDrawing: true)
      return nil
    }
    do throws(ValueFault) {
      let name = try Reference.parseHref(href.value)
      let target = references.find(name, as: "an element that draws", otherwise: Self.notDrawn) { $0?.draws != false }
      reportProblem(at: href.valueRange)
      return target
    } catch {
      invalid(href, error, outcome: Self.notDrawn, dropsDrawing: true)
      return nil
    }
  }

  private func context(ofUse id: ElementID, _ target: ElementID, _ scope: Scope) -> PaintContext? {
    let inherited = scope.style.inherited
    let size = UsedSize()
    let box =
      inherited.fill.isServer || inherited.stroke.isServer
      ? bounds({ self.draw(target, $0, asUsed: size, into: &$1) }, in: scope) : nil
    return PaintContext(
      fill: paint(inherited.fill, scope, bounds: box), stroke: paint(inherited.stroke, scope, bounds: box), transform: scope.transform)
  }

  /// Draws a nested `svg`, or a `symbol` that a `use` shows.
  func drawViewport(_ id: ElementID, _ kind: ElementName, _ scope: Scope, _ used: UsedSize?, into nodes: inout [Node]) {
    let hundred = Length.percent(100)
    let width = used?.width ?? given(.width, id, scope.style, mayBeNegative: false) ?? hundred
    let height = used?.height ?? given(.height, id, scope.style, mayBeNegative: false) ?? hundred
    let size = Size(width.resolved(scope.viewport.width), height.resolved(scope.viewport.height))
    guard size.width > 0, size.height > 0 else { return }
    var frame = scope
    let x = length(.x, id, scope, .horizontal) ?? 0
    let y = length(.y, id, scope, .vertical) ?? 0
    frame.transform = scope.transform.concatenated(.translation(x, y))
    var inner = frame
    inner.viewport = size
    if let box = viewBox(of: id) {
      inner.transform = frame.transform.concatenated(aspectRatio(of: id).transform(from: box, to: size))
      inner.viewport = Size(box.width, box.height)
    }
    if isMeasuring || scope.style.own.overflows == true { return drawChildren(of: id, inner, into: &nodes) }
    var children: [Node] = []
    drawChildren(of: id, inner, into: &children)
    guard !children.isEmpty else { return }
    nodes.append(.group(Group(children, clip: ClipPath(viewport: .zeroBased(size), transform: frame.transform), origin: origin(id))))
  }

  /// An element's viewBox; nil where it has none, or a faulty one, which is reported.
  func viewBox(of id: ElementID) -> Rect? {
    guard let attribute = index.attribute(.viewBox, of: id) else { return nil }
    do throws(ValueFault) {
      let box = try ViewBoxValue.parse(attribute.value)
      guard max(abs(box.x), abs(box.y), box.width, box.height) <= limits.coordinate else {
        let fault = limits.coordinateFault(nil, at: 0..<attribute.value.utf8.count)
        reporter.fail(invalidText(attribute, fault), at: attribute.valueRange)
        return nil
      }
      return box
    } catch {
      invalid(attribute, error)
      return nil
    }
  }

  /// How an element's viewBox is fitted.
  func aspectRatio(of id: ElementID) -> AspectRatio {
    guard let attribute = index.attribute(.preserveAspectRatio, of: id) else { return AspectRatio() }
    do throws(ValueFault) {
      return try AspectRatio.parse(attribute.value)
    } catch {
      invalid(attribute, error)
      return AspectRatio()
    }
  }
}
