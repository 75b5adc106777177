import IconModel

extension Painter {
  /// A box that holds all that nodes may paint.
  func box(of nodes: [Node], in space: Space) -> Box {
    var box = Box()
    for node in nodes {
      switch node {
      case .shape(let shape): box.add(self.box(of: shape, in: space))
      case .group(let group): box.add(self.box(of: group.children, in: space))
      }
    }
    return box
  }

  private func box(of shape: Shape, in space: Space) -> Box {
    let matrix = space.content * shape.transform
    let box = Box(shape.path, matrix)
    guard let stroke = shape.stroke else { return box }
    let scale = (stroke.nonScaling ? space.viewport : matrix).scaleFactors.largest
    return box.outset(by: stroke.width / 2 * scale * stroke.reachFactor)
  }
}

extension Stroke {
  /// How many times its half width the stroke may reach beyond its path, in miters and in the corners of square caps.
  var reachFactor: Double { max(join == .miter ? miterLimit : 1, cap == .square ? 1.5 : 1) }
}
