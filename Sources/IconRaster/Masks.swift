import IconModel

extension Painter {
  /// How much of each pixel of `bounds`, and of what its content needs to be whole, a mask lets through.
  func coverage(of mask: Mask, in bounds: PixelRect, space: Space) throws(RasterError) -> Layer {
    var content = try box(of: mask.content, in: space, besides: frame)
    let toPixels = space.content * mask.regionTransform
    if toPixels.b != 0 || toPixels.c != 0 { content.add(Box(mask.region, toPixels)) }
    let bounds = content.pixels(in: frame)?.union(bounds) ?? bounds
    // The content is gone once its luminance is taken: large layers must not pile up.
    var coverage = try self.content(of: mask, in: bounds, space: space)
    if case .luminance(let linear) = mask.kind { coverage = try Layer(coverage.surface.luminance(linear: linear)) }
    if let further = mask.mask { coverage.multiply(by: try self.coverage(of: further, in: bounds, space: space)) }
    return coverage
  }

  private func content(of mask: Mask, in bounds: PixelRect, space: Space) throws(RasterError) -> Layer {
    let format: Surface.Format = mask.kind == .alpha ? .alpha : .argb
    let layer = try Layer(format, bounds, budget: budget)
    let painter = Painter(format: format, budget: budget, frame: frame)
    try painter.draw(mask.content, cutTo: mask.region, space.content * mask.regionTransform, on: layer, in: space)
    try layer.context.check()
    return layer
  }
}
