import IconModel

extension Painter {
  /// A box that holds all that nodes may paint; rectangles that cover all of `covered` do not count.
  func box(of nodes: [Node], in space: Space, besides covered: PixelRect? = nil) throws(RasterError) -> Box {
    var box = Box()
    for node in nodes {
      switch node {
      case .shape(let shape):
        if let covered, shape.covers(covered, space) { continue }
        do { box.add(try self.box(of: shape, in: space)) } catch { throw error.blaming(shape.origin) }
      case .group(let group):
        box.add(try self.box(of: group.children, in: space, besides: covered))
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

extension Shape {
  /// Whether it is a rectangle, along rows and columns, in which all of these pixels lie.
  fileprivate func covers(_ pixels: PixelRect, _ space: Space) -> Bool {
    guard stroke == nil, path.segments.count <= 5 else { return false }
    let matrix = space.content * transform
    let box = Box(path, matrix)
    guard box.contains(pixels) else { return false }
    var corners: [Point] = []
    for segment in path.segments {
      switch segment {
      case .move(let p), .line(let p): corners.append(matrix.apply(p))
      case .cubic: return false
      case .close: break
      }
    }
    guard corners.count == 4 else { return false }
    return corners.indices.allSatisfy { i in
      let (p, q) = (corners[i], corners[(i + 1) % 4])
      return (p.x == box.low.x || p.x == box.high.x) && (p.y == box.low.y || p.y == box.high.y) && (p.x == q.x) != (p.y == q.y)
    }
  }
}
