import IconModel

/// What `context-fill` and `context-stroke` stand for.
final class PaintContext {
  let fill: Paint?
  let stroke: Paint?
  /// Takes the space of the paints to content space.
  let transform: Transform

  init(fill: Paint?, stroke: Paint?, transform: Transform) {
    self.fill = fill
    self.stroke = stroke
    self.transform = transform
  }
}

/// Paints, with their references followed.
extension Resolution {
  /// A paint for a shape; nil for none.
  ///
  /// The scope is the shape's own. `bounds` is its bounding box in its user space, wanted for gradients and patterns alone.
  func paint(_ source: PaintSource, _ scope: Scope, bounds: Rect?) -> Paint? {
    switch source {
    case .none: return nil
    case .color(let color): return .color(color.resolved(scope.style.inherited.color))
    case .knockout: return .knockout
    case .contextFill: return scope.context.flatMap { brought($0.fill, from: $0, to: scope) }
    case .contextStroke: return scope.context.flatMap { brought($0.stroke, from: $0, to: scope) }
    case .server(let server, let fallback):
      let paint = index.kinds[server] == .pattern ? pattern(server, scope, bounds: bounds) : gradient(server, scope, bounds: bounds)
      return paint ?? self.paint(PaintSource(fallback), scope, bounds: bounds)
    }
  }

  /// The context's paint in the space of the shape that wears it.
  private func brought(_ paint: Paint?, from context: PaintContext, to scope: Scope) -> Paint? {
    guard let paint, let toShape = scope.transform.inverted?.concatenated(context.transform) else { return nil }
    switch paint {
    case .color, .knockout: return paint
    case .linearGradient(var gradient):
      gradient.transform = toShape.concatenated(gradient.transform)
      return .linearGradient(gradient)
    case .radialGradient(var gradient):
      gradient.transform = toShape.concatenated(gradient.transform)
      return .radialGradient(gradient)
    case .pattern(var pattern):
      pattern.transform = toShape.concatenated(pattern.transform)
      return .pattern(pattern)
    }
  }

  /// The style of an element where it stands in the document, not where something refers to it.
  func styleInPlace(_ id: ElementID) -> ComputedStyle {
    var chain = [id]
    while let parent = element(chain[chain.count - 1]).parent, chain.count <= limits.nesting { chain.append(parent) }
    return chain.reversed().reduce(ComputedStyle.initial) { style(of: $1, parent: $0) }
  }

  /// An element and those it takes attributes from, nearest first (`href` of gradients and patterns).
  func templates(of id: ElementID, _ isWanted: (ElementName?) -> Bool) -> [ElementID] {
    var chain = [id]
    while let last = chain.last, let href = index.href(of: last) {
      do throws(ValueFault) {
        let name = try Reference.parseHref(href.value)
        let noun = index.kinds[id] == .pattern ? "a pattern" : "a gradient"
        let next = references.find(name, as: noun, otherwise: "nothing is taken from it", isWanted)
        reportProblem(at: href.valueRange)
        guard let next else { return chain }
        if let start = chain.firstIndex(of: next) {
          reportCycle(chain[start...] + [next], outcome: "reference ignored", at: href.valueRange)
          return chain
        }
        chain.append(next)
      } catch {
        invalid(href, error)
        return chain
      }
    }
    return chain
  }

  /// The nearest of some elements that gives an attribute.
  func nearest(_ name: AttributeName, _ chain: [ElementID]) -> Attribute? {
    for id in chain {
      if let attribute = index.attribute(name, of: id) { return attribute }
    }
    return nil
  }

  /// Reads a keyword of the nearest of some elements; what is wrong is reported.
  func keyword<Value>(_ name: AttributeName, _ chain: [ElementID], _ words: Keywords<Value>) -> Value? {
    guard let attribute = nearest(name, chain) else { return nil }
    do throws(ValueFault) {
      return try words.parse(attribute.value)
    } catch {
      invalid(attribute, error)
      return nil
    }
  }

  /// Reads a transform of the nearest of some elements; one that cannot be undone is ignored like one that cannot be read.
  func transform(_ name: AttributeName, _ chain: [ElementID], _ style: ComputedStyle) -> Transform {
    guard let attribute = nearest(name, chain) else { return .identity }
    let all = 0..<attribute.value.utf8.count
    do throws(ValueFault) {
      let matrix = try TransformValue.parse(attribute.value, fontSize: style.inherited.fontSize).matrix
      guard limits.allow(matrix) else {
        reporter.fail(invalidText(attribute, limits.coordinateFault(nil, at: all)), at: attribute.valueRange)
        return .identity
      }
      guard matrix.isInvertible else { throw ValueFault(message: "it takes everything to a line or a point", range: all) }
      return matrix
    } catch {
      invalid(attribute, error)
      return .identity
    }
  }
}
