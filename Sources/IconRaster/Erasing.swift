import CCairo
import IconModel

/// Knockouts that reach through groups.
///
/// Where a group is its clip alone, and Cairo's own, a shape erases in its place (``Painter/setPaint``). Elsewhere it erases as it would by a
/// mask over all that lies below it, which is how `convert` writes it for other renderers: both come out the same.
extension Painter {
  /// The painter of what is drawn on a layer of its own, of which `frame` can be seen.
  func isolated(in frame: PixelRect) -> Painter { Painter(format: format, budget: budget, frame: frame) }

  /// Draws a group that is cut as one, but for the knockouts inside, which part it.
  func drawInParts(_ group: Group, on layer: Layer, in space: Space) throws(RasterError) {
    for part in group.children.parts {
      switch part {
      case .drawn(let nodes):
        var drawn = group
        drawn.children = nodes
        try drawAsOne(drawn, isClipSimple: false, on: layer, in: space)
      case .erasing(let nodes):
        var inner = self
        inner.open.append(group)
        try inner.erase(with: nodes, from: layer, in: space)
      }
    }
  }

  /// Erases from a layer what nodes show in black, save what they show in white.
  func erase(with nodes: [Node], from layer: Layer, in space: Space) throws(RasterError) {
    var nodes = nodes
    for var group in open.reversed() {
      group.children = nodes
      nodes = [.group(group)]
    }
    guard let region = try box(of: nodes, in: space).pixels(in: frame) else { return }
    let mask = try Layer(.argb, region, budget: budget)
    mask.fill(.white)
    try Painter(format: .argb, budget: budget, frame: frame).draw(nodes, on: mask, in: space)
    try mask.context.check()
    // Without the clips, which the mask has already.
    let below = try Layer(layer.surface)
    below.clip(to: region)
    below.clip(to: layer.context.clipBounds)
    below.multiply(by: try Layer(mask.surface.luminance(linear: false)))
    try below.context.check()
  }
}

/// Something in a group that is drawn, or that erases what lies below.
enum GroupPart {
  case drawn([Node])
  /// In black, or in white where nothing is erased.
  case erasing([Node])
}

extension [Node] {
  /// The nodes one part after the other; neighbours that are drawn are one part.
  var parts: [GroupPart] {
    var parts: [GroupPart] = []
    var drawn: [Node] = []
    func erase(_ nodes: [Node]) {
      if !drawn.isEmpty { parts.append(.drawn(drawn)) }
      drawn = []
      parts.append(.erasing(nodes))
    }
    for node in self {
      switch node {
      case .shape(let shape):
        for part in shape.parts {
          if part.erases { erase([.shape(part.inBlack)]) } else { drawn.append(.shape(part)) }
        }
      case .group(let group):
        if let fading = group.fading {
          erase(fading.erasing)
          drawn += fading.drawn
        } else if node.erases {
          for part in group.children.parts {
            switch part {
            case .drawn(let nodes): drawn.append(.group(group.with(nodes)))
            case .erasing(let nodes): erase([.group(group.with(nodes))])
            }
          }
        } else {
          drawn.append(node)
        }
      }
    }
    if !drawn.isEmpty { parts.append(.drawn(drawn)) }
    return parts
  }
}

extension Node {
  /// Whether it erases something of what lies below it.
  var erases: Bool {
    switch self {
    case .shape(let shape): shape.erases
    case .group(let group): group.needsLayer ? group.fading != nil : group.children.contains(where: \.erases)
    }
  }

  /// Whether knockouts or masks take something of it.
  var isCutOut: Bool {
    switch self {
    case .shape(let shape): shape.erases
    case .group(let group): group.mask != nil || group.children.contains(where: \.isCutOut)
    }
  }

  /// Whether it is put together with what lies below it in another way than by covering it.
  var blends: Bool {
    switch self {
    case .shape: false
    case .group(let group): group.blendMode != .normal || !group.needsLayer && group.children.contains(where: \.blends)
    }
  }
}

extension Group {
  /// Nodes in the same group.
  fileprivate func with(_ children: [Node]) -> Group {
    var group = self
    group.children = children
    return group
  }

  /// A group's shape in parts where its opacity or mask is the shape's own, which scales what it erases; nil for other groups.
  var fading: (erasing: [Node], drawn: [Node])? {
    guard needsLayer, !isolated, blendMode == .normal, children.count == 1, case .shape(let shape) = children[0], shape.origin == origin,
      shape.erases
    else { return nil }
    let parts = shape.parts
    let last = parts[parts.count - 1]
    if parts.allSatisfy(\.erases) { return ([.group(showing(parts.map(\.inBlack)))], []) }
    // A part that erases the other one does so inside the group.
    if last.erases {
      var own = self
      own.isolated = true
      return ([.group(showing([last.inBlack]))], [.group(own)])
    }
    // Where it draws over what it erases, nothing of that erasing shows.
    var cover = with([.shape(last.inWhite)])
    cover.opacity = 1
    cover.mask = nil
    return ([.group(showing([parts[0].inBlack])), .group(cover)], [.group(showing([last]))])
  }

  /// Shapes in the same group, a single one with the group's opacity as its own.
  private func showing(_ shapes: [Shape]) -> Group {
    var group = with(shapes.map { .shape($0) })
    guard shapes.count == 1, case .shape(var shape) = group.children[0] else { return group }
    shape.fill?.opacity *= opacity
    shape.stroke?.opacity *= opacity
    group.children = [.shape(shape)]
    group.opacity = 1
    return group
  }
}

extension Shape {
  fileprivate var erases: Bool { fill?.paint.isKnockout ?? false || stroke?.paint.isKnockout ?? false }

  /// The shape's fill and its stroke by themselves, the lower one first.
  fileprivate var parts: [Shape] {
    var parts: [Shape] = []
    if fill != nil {
      parts.append(self)
      parts[0].stroke = nil
    }
    if stroke != nil {
      parts.insert(self, at: strokeFirst ? 0 : parts.count)
      parts[strokeFirst ? 0 : parts.count - 1].fill = nil
    }
    return parts
  }

  fileprivate var inBlack: Shape { painted { _ in .black } }

  /// The shape in white, as solid as its colour is.
  fileprivate var inWhite: Shape {
    painted { paint in
      guard case .color(let color) = paint else { return .white }
      return Color(red: 1, green: 1, blue: 1, alpha: color.alpha)
    }
  }

  private func painted(_ color: (Paint) -> Color) -> Shape {
    var shape = self
    if let fill { shape.fill?.paint = .color(color(fill.paint)) }
    if let stroke { shape.stroke?.paint = .color(color(stroke.paint)) }
    return shape
  }
}

extension Paint {
  fileprivate var isKnockout: Bool { if case .knockout = self { true } else { false } }
}
