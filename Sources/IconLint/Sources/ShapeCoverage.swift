import IconModel

extension Icon {
  /// The icon with its shapes changed, or left out where there is nothing in their place; groups stay as they are.
  ///
  /// The contents of masks and patterns do not count as shapes.
  func editing(_ edit: (_ index: Int, _ shape: Shape) -> Shape?) -> Icon {
    var index = 0
    return with(Node.edit(nodes, &index, edit))
  }

  /// One of the shapes alone, in its groups, with what it erases drawn instead.
  func inkOfShape(_ wanted: Int) -> Icon {
    editing { index, shape in
      guard index == wanted else { return nil }
      var shape = shape
      if shape.fill?.paint == .knockout { shape.fill?.paint = .color(.black) }
      if shape.stroke?.paint == .knockout { shape.stroke?.paint = .color(.black) }
      return shape
    }
  }
}

extension Node {
  fileprivate static func edit(_ nodes: [Node], _ index: inout Int, _ edit: (Int, Shape) -> Shape?) -> [Node] {
    var result: [Node] = []
    for node in nodes {
      switch node {
      case .shape(let shape):
        if let edited = edit(index, shape) { result.append(.shape(edited)) }
        index += 1
      case .group(var group):
        group.children = Self.edit(group.children, &index, edit)
        if !group.children.isEmpty { result.append(.group(group)) }
      }
    }
    return result
  }
}

extension Shape {
  /// What its fill covers, or would cover if it had one, in opaque ink.
  var filledWhole: Shape {
    var shape = self
    shape.fill = Fill(.color(.black), rule: fill?.rule ?? .nonzero)
    shape.stroke = nil
    return shape
  }

  /// What its stroke covers, in opaque ink.
  var strokedWhole: Shape {
    var shape = self
    shape.stroke?.paint = .color(.black)
    shape.stroke?.opacity = 1
    shape.fill = nil
    return shape
  }
}

extension SourceDrawing {
  /// What each shape covers, alone, in the order of drawing; made one by one, when it is asked for.
  ///
  /// A shape that cannot be drawn covers nothing.
  func coverages(at scale: SourceScale, zoom: Double = 1) -> some Sequence<AlphaMask> {
    shapes.lazy.map { [self] shape in
      draw(icon.inkOfShape(shape.index), at: scale, zoom: zoom) ?? AlphaMask(width: 0, height: 0, samples: [])
    }
  }

  /// Whether what all shapes cover at a scale may be kept at one time.
  func canKeepCoverages(at scale: SourceScale) -> Bool {
    isLight && shapes.count <= Self.mostShapes && shapes.count * scale.size.width * scale.size.height <= Self.keptPixels
  }

  /// The share of the canvas that the drawing covers at the smallest scale, from 0 to 1; nil where it cannot be drawn.
  var cover: Double? {
    guard let mask = mask(at: smallest, zoom: reduction(of: smallest, to: Self.judgedSide)) else { return nil }
    return mask.cover
  }

  /// The longest side of pictures that whole shapes are judged by, in pixels: icons are smaller.
  static let judgedSide = 256
  /// With more shapes than this, what they do to each other is not looked into.
  static let mostShapes = 200
  /// The most pixels that are kept of all shapes' pictures together.
  private static let keptPixels = 1 << 25
}

extension AlphaMask {
  /// The mean alpha, from 0 to 1.
  var cover: Double { Double(samples.reduce(0) { $0 + Int($1) }) / 255 / Double(max(1, samples.count)) }
}
