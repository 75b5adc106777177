import IconModel

extension Icon {
  /// All shapes in the order of drawing, for a canvas at 1x.
  func shapes(on canvas: Canvas) -> [SourceShape] {
    var list = ShapeList(content: canvas.transform.concatenated(contentToViewport), iconScale: canvas.transform.meanScale)
    list.add(nodes, ShapeList.Surroundings())
    return list.shapes
  }
}

/// Gathers the shapes of nodes with what surrounds them.
private struct ShapeList {
  let content: Transform
  let iconScale: Double
  var shapes: [SourceShape] = []

  struct Surroundings {
    var isCut = false
    var isLayered = false
    var opacity = 1.0
    /// In pixels at 1x.
    var viewports: [Rect] = []
  }

  init(content: Transform, iconScale: Double) {
    self.content = content
    self.iconScale = iconScale
  }

  mutating func add(_ nodes: [Node], _ around: Surroundings) {
    for node in nodes {
      switch node {
      case .shape(let shape): add(shape, around)
      case .group(let group):
        var inner = around
        inner.isLayered = around.isLayered || group.needsLayer
        inner.opacity *= group.opacity
        inner.isCut = around.isCut || group.mask != nil
        if let clip = group.clip { add(clip, to: &inner) }
        add(group.children, inner)
      }
    }
  }

  private func add(_ clip: ClipPath, to around: inout Surroundings) {
    guard let viewport = clip.viewport, let part = clip.parts.first, clip.clip == nil else {
      around.isCut = true
      return
    }
    let toPixels = content.concatenated(part.transform)
    // What is no rectangle on the canvas may cut anything.
    if (toPixels.b != 0 || toPixels.c != 0) && (toPixels.a != 0 || toPixels.d != 0) { around.isCut = true }
    around.viewports.append(toPixels.bounds(of: viewport))
  }

  private mutating func add(_ shape: Shape, _ around: Surroundings) {
    let matrix = content.concatenated(shape.transform)
    let index = shapes.count
    let scale = iconScale
    let made = { (isCut: Bool) in
      SourceShape(
        index: index, shape: shape, matrix: matrix, iconScale: scale, isCut: isCut, isLayered: around.isLayered,
        opacity: around.opacity)
    }
    let plain = made(around.isCut)
    guard !around.isCut, !around.viewports.isEmpty, let reach = plain.reach else { return shapes.append(plain) }
    shapes.append(made(around.viewports.contains { !$0.insetBy(-0.02).holds(reach) }))
  }
}

extension Rect {
  /// Whether another rectangle lies wholly inside.
  func holds(_ other: Rect) -> Bool { minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY }
}
