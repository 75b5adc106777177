import CCairo
import IconModel

extension Painter {
  /// Draws a group: its children as one, cut by its clip, scaled by its mask and its opacity, blended.
  func draw(_ group: Group, on layer: Layer, in space: Space) throws(RasterError) {
    do { try composite(group, on: layer, in: space) } catch { throw error.blaming(group.origin) }
  }

  private func composite(_ group: Group, on layer: Layer, in space: Space) throws(RasterError) {
    guard group.opacity.isFinite else { throw RasterError(.number("an opacity that is no number")) }
    if group.opacity <= 0 { return }
    layer.context.save()
    defer { layer.context.restore() }
    let isClipSimple = group.clip?.isSimple(in: space) ?? true
    if isClipSimple, let clip = group.clip { try self.clip(to: clip, on: layer, in: space) }
    if isClipSimple, !group.needsLayer {
      try draw(group.children, on: layer, in: space)
    } else if let region = try region(of: group, on: layer, in: space) {
      let coverage = try coverage(of: group.mask, isClipSimple ? nil : group.clip, in: region, space: space)
      if group.isolates {
        try drawIsolated(group, in: region, through: coverage, on: layer, in: space)
      } else {
        try drawErasing(group, in: region, through: coverage, on: layer, in: space)
      }
    }
    try layer.context.check()
  }

  /// The pixels that a group's layer must have; nil where nothing of the group is seen.
  private func region(of group: Group, on layer: Layer, in space: Space) throws(RasterError) -> PixelRect? {
    var box = try box(of: group.children, in: space)
    if let mask = group.mask {
      guard mask.region.isFinite else { throw RasterError(.number("a mask with a coordinate that is no number")) }
      box = box.intersection(Box(mask.region, space.content * mask.regionTransform))
    }
    return box.pixels(in: layer.context.clipBounds)
  }

  /// Draws a group by itself and puts it on what lies below.
  private func drawIsolated(
    _ group: Group, in region: PixelRect, through coverage: Layer?, on layer: Layer, in space: Space
  ) throws(RasterError) {
    let inner = try Layer(format, region, budget: budget)
    try draw(group.children, on: inner, in: space)
    if let coverage { inner.multiply(by: coverage) }
    layer.context.setOperator(group.blendMode.cairo)
    layer.context.setSource(inner.surface)
    layer.context.paint(opacity: group.opacity)
  }

  /// Draws a group that may erase what lies below: on a copy of that, which then replaces it as far as the group counts.
  private func drawErasing(
    _ group: Group, in region: PixelRect, through coverage: Layer?, on layer: Layer, in space: Space
  ) throws(RasterError) {
    let inner = try Layer(format, region, budget: budget)
    inner.copy(layer)
    try draw(group.children, on: inner, in: space)
    let share: Layer
    if let coverage {
      share = coverage
    } else {
      share = try Layer(.alpha, region, budget: budget)
      share.fill()
    }
    share.multiply(by: group.opacity)
    layer.context.setOperator(CAIRO_OPERATOR_SOURCE)
    layer.context.setSource(inner.surface)
    layer.context.paint(through: share.surface)
  }

  /// How much of each pixel a mask and a clip leave; nil where neither takes anything.
  private func coverage(of mask: Mask?, _ clip: ClipPath?, in region: PixelRect, space: Space) throws(RasterError) -> Layer? {
    var result: Layer?
    if let mask { result = try coverage(of: mask, in: region, space: space) }
    if let clip {
      let clipped = try coverage(of: clip, in: region, space: space)
      if let masked = result { clipped.multiply(by: masked) }
      result = clipped
    }
    return result
  }
}

extension Group {
  /// Whether its children may be drawn as if there were no group, once Cairo knows the clip.
  func isPlain(in space: Space) -> Bool { !needsLayer && clip?.isSimple(in: space) ?? true }

  /// Whether knockouts inside stop here, so that the group can be drawn by itself and then put on what lies below.
  ///
  /// Opacity and masks make groups so, with one exception: those of the very element that knocks out scale what it erases.
  fileprivate var isolates: Bool {
    if isolated || blendMode != .normal { return true }
    guard opacity < 1 || mask != nil else { return false }
    guard children.count == 1, case .shape(let shape) = children[0], shape.origin == origin else { return true }
    return !(shape.fill?.paint.isKnockout ?? false) && !(shape.stroke?.paint.isKnockout ?? false)
  }
}

extension Paint {
  fileprivate var isKnockout: Bool { if case .knockout = self { true } else { false } }
}

extension BlendMode {
  /// Cairo's operator; its formulas are those of CSS Compositing 1.
  fileprivate var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    }
  }
}
