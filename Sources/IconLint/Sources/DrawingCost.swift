import IconModel

/// What drawing costs, in about nanoseconds: the same number in every run, unlike the time that it takes.
enum DrawingCost {
  /// What all drawing for the rules may cost; a source that needs more is no icon, and is judged as far as this goes.
  static let most = 300_000_000.0

  private static let (pixel, inkPixel, segment, dash) = (4.0, 0.5, 100.0, 150.0)

  /// What an icon costs on a canvas.
  static func of(_ icon: Icon, on canvas: Canvas) -> Double {
    let pixels = Double(canvas.size.width) * Double(canvas.size.height)
    let content = canvas.transform.concatenated(icon.contentToViewport)
    return pixels * pixel + of(icon.nodes, content, pixels)
  }

  /// What a shape's outline costs, wherever it is drawn.
  static func ofOutline(_ shape: Shape) -> Double {
    var cost = Double(shape.path.segments.count) * segment
    if let stroke = shape.stroke {
      let period = stroke.dashes.reduce(0, +)
      let scale = stroke.nonScaling ? shape.transform.meanScale : 1
      if period > 0 { cost += shape.path.length * scale / period * Double(stroke.dashes.count) / 2 * dash }
    }
    return cost
  }

  private static func of(_ nodes: [Node], _ content: Transform, _ pixels: Double) -> Double {
    nodes.reduce(0) { sum, node in
      switch node {
      case .shape(let shape):
        let box = shape.path.bounds.map { content.concatenated(shape.transform).bounds(of: $0) }
        let area = box.map { min(pixels, $0.width * $0.height) } ?? 0
        return sum + ofOutline(shape) + area * inkPixel + ofPatterns(shape, pixels)
      case .group(let group):
        let layers = group.needsLayer ? pixels * pixel : 0
        let mask = group.mask.map { pixels * pixel + of($0.content, content, pixels) } ?? 0
        return sum + layers + mask + of(group.children, content, pixels)
      }
    }
  }

  /// Patterns are drawn at least once, and laid on all pixels.
  private static func ofPatterns(_ shape: Shape, _ pixels: Double) -> Double {
    [shape.fill?.paint, shape.stroke?.paint].reduce(0) { sum, paint in
      guard case .pattern(let pattern) = paint else { return sum }
      return sum + pixels * pixel + of(pattern.content, .identity, pixels)
    }
  }
}
