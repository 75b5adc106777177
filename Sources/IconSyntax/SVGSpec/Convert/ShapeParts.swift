/// The parts of a shape with a knockout: some are drawn, others erase.
struct ShapeParts {
  private var shape: MarkupElement
  private let state: PaintState
  /// The parts, the lowest first.
  let order: [PaintOrder.Part]
  /// The parts to be drawn next.
  private var drawn: Set<PaintOrder.Part> = []
  private var wasDrawn = false

  /// Makes the parts of a shape in SVG's own words; `state` is what svgspec says of it.
  init(_ shape: MarkupElement, _ state: PaintState) {
    self.shape = shape
    self.state = state
    let order = (try? PaintOrder.parse(state[.paintOrder])) ?? .normal
    self.order = [order.first, order.second, order.third]
  }

  /// Whether a part erases.
  func isKnockout(_ part: PaintOrder.Part) -> Bool {
    switch part {
    case .fill: state.isKnockout(.fill)
    case .stroke: state.isKnockout(.stroke)
    case .markers: false
    }
  }

  private func isVisible(_ part: PaintOrder.Part) -> Bool {
    switch part {
    case .fill: state.isPainted(.fill)
    case .stroke: state.isPainted(.stroke)
    case .markers: state.hasMarkers
    }
  }

  /// Whether a part that erases lies above one that is drawn.
  var erasesItself: Bool {
    guard let first = order.firstIndex(where: isVisible) else { return false }
    return order[first...].contains(where: isKnockout)
  }

  // MARK: What is drawn

  /// Takes a part among those to be drawn next, if there is anything to see of it.
  mutating func draw(_ part: PaintOrder.Part) {
    if isVisible(part) { drawn.insert(part) }
  }

  /// Takes all parts that are seen.
  mutating func drawAll() {
    for part in order { draw(part) }
  }

  /// The shape with the parts that are to be drawn next; nil where there are none.
  mutating func takeDrawn() -> MarkupElement? {
    guard !drawn.isEmpty else { return nil }
    let result = showing(drawn)
    drawn = []
    wasDrawn = true
    // The name and the comment are given once.
    shape["id"] = nil
    shape.comment = nil
    return result
  }

  /// The shape with nothing to see; nil where part of it was drawn.
  var unseen: MarkupElement? { wasDrawn ? nil : showing([]) }

  private func showing(_ parts: Set<PaintOrder.Part>) -> MarkupElement {
    var result = shape
    if !parts.contains(.fill), isVisible(.fill) { result["fill"] = "none" }
    if !parts.contains(.stroke), isVisible(.stroke) { result["stroke"] = "none" }
    if !parts.contains(.markers) {
      for property in [PaintState.Property.markerStart, .markerMid, .markerEnd] where state[property] != "none" {
        result[property.name] = "none"
      }
    }
    return result
  }

  // MARK: What erases

  /// The shape with one part in black and nothing else, for a mask.
  func black(_ part: PaintOrder.Part) -> MarkupElement { painted([part]) { _ in "black" } }

  /// The shape with all parts that erase in black and nothing else, for a mask.
  var blackKnockouts: MarkupElement { painted(order.filter(isKnockout)) { _ in "black" } }

  /// The shape with the parts in white that are drawn above one that erases, as solid as their colours are; nil where there are none.
  var whiteCover: MarkupElement? {
    guard let first = order.firstIndex(where: isKnockout) else { return nil }
    let cover = order[first...].filter { $0 != .markers && isVisible($0) }
    guard !cover.isEmpty else { return nil }
    var result = painted(cover) { part in
      let alpha = state.alpha(part == .fill ? .fill : .stroke)
      return alpha < 1 ? "rgb(255 255 255 / \(shortest(alpha)))" : "white"
    }
    result["opacity"] = nil
    result["mask"] = nil
    return result
  }

  private func painted(_ parts: [PaintOrder.Part], _ color: (PaintOrder.Part) -> String) -> MarkupElement {
    var result = showing([])
    result["id"] = nil
    result.comment = nil
    for part in parts { result[part == .fill ? "fill" : "stroke"] = color(part) }
    return result
  }

  // MARK: What composites it

  /// The shape in a group that carries what composites it.
  static func grouped(_ shape: MarkupElement) -> (group: MarkupElement, content: MarkupElement) {
    let compositing = ["transform", "transform-origin", "transform-box", "opacity", "isolation", "mix-blend-mode", "clip-path", "mask"]
    var group = MarkupElement(name: "g", range: shape.range)
    var content = shape
    for name in compositing {
      group[name] = shape[name]
      content[name] = nil
    }
    return (group, content)
  }
}
