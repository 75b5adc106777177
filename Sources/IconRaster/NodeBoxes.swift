import IconModel

extension Painter {
  /// A box that holds all that nodes may paint.
  func box(of nodes: [Node], in space: Space) throws(RasterError) -> Box {
    var box = Box()
    for node in nodes {
      switch node {
      case .shape(let shape):
        do { box.add(try self.box(of: shape, in: space)) } catch { throw error.blaming(shape.origin) }
      case .group(let group):
        box.add(try self.box(of: group.children, in: space))
      }
    }
    return box
  }

  private func box(of shape: Shape, in space: Space) throws(RasterError) -> Box {
    let outline = try Outline(of: shape, in: space)
    guard let stroke = shape.stroke else { return outline.box }
    return try outline.box.outset(by: Pen(stroke, matrix: outline.matrix, in: space).reach)
  }
}
