import IconModel

extension Icon {
  /// The icon with every colour replaced by another; alphas stay, and so does what is inside luminance masks, where colour is alpha.
  var withOtherColors: Icon {
    var icon = self
    icon.nodes = nodes.map(\.withOtherColors)
    return icon
  }

  /// Whether it has a mask in which colour is alpha.
  var hasLuminanceMask: Bool { nodes.contains(where: \.hasLuminanceMask) }

  /// All colours that it is painted with, without their alphas, in the order of drawing; those inside masks do not count.
  var colors: [Color] {
    var colors = ColorList()
    for node in nodes { colors.add(node) }
    return colors.colors
  }
}

/// Gathers the colours of nodes, each once.
private struct ColorList {
  var colors: [Color] = []
  private var known: Set<Color> = []

  mutating func add(_ node: Node) {
    switch node {
    case .shape(let shape):
      if let fill = shape.fill, fill.opacity > 0 { add(fill.paint) }
      if let stroke = shape.stroke, stroke.opacity > 0 { add(stroke.paint) }
    case .group(let group):
      for child in group.children where group.opacity > 0 { add(child) }
    }
  }

  private mutating func add(_ paint: Paint) {
    switch paint {
    case .color(let color): add(color)
    case .linearGradient(let gradient): for stop in gradient.stops { add(stop.color) }
    case .radialGradient(let gradient): for stop in gradient.stops { add(stop.color) }
    case .pattern(let pattern): for node in pattern.content { add(node) }
    case .knockout: break
    }
  }

  private mutating func add(_ color: Color) {
    guard color.alpha > 0 else { return }
    var opaque = color
    opaque.alpha = 1
    if known.insert(opaque).inserted { colors.append(opaque) }
  }
}

extension Node {
  fileprivate var hasLuminanceMask: Bool {
    guard case .group(let group) = self else { return false }
    if let mask = group.mask, mask.kind != .alpha { return true }
    return group.children.contains(where: \.hasLuminanceMask)
  }

  fileprivate var withOtherColors: Node {
    switch self {
    case .shape(var shape):
      if let paint = shape.fill?.paint { shape.fill?.paint = paint.withOtherColors }
      if let paint = shape.stroke?.paint { shape.stroke?.paint = paint.withOtherColors }
      return .shape(shape)
    case .group(var group):
      group.children = group.children.map(\.withOtherColors)
      group.mask = group.mask?.withOtherColors
      return .group(group)
    }
  }
}

extension Mask {
  fileprivate var withOtherColors: Mask {
    guard kind == .alpha else { return self }
    return Mask(
      kind: kind, region: region, regionTransform: regionTransform, content: content.map(\.withOtherColors), mask: mask?.withOtherColors)
  }
}

extension Paint {
  fileprivate var withOtherColors: Paint {
    switch self {
    case .color(let color): return .color(color.replaced)
    case .linearGradient(var gradient):
      gradient.stops = gradient.stops.map(\.withOtherColor)
      return .linearGradient(gradient)
    case .radialGradient(var gradient):
      gradient.stops = gradient.stops.map(\.withOtherColor)
      return .radialGradient(gradient)
    case .pattern(var pattern):
      pattern.content = pattern.content.map(\.withOtherColors)
      return .pattern(pattern)
    case .knockout: return .knockout
    }
  }
}

extension GradientStop {
  fileprivate var withOtherColor: GradientStop { GradientStop(offset: offset, color: color.replaced) }
}

extension Color {
  /// A colour whose every part is another one.
  fileprivate var replaced: Color {
    let moved = { (part: Double) in part < 0.5 ? part + 0.5 : part - 0.5 }
    return Color(red: moved(red), green: moved(green), blue: moved(blue), alpha: alpha)
  }
}
