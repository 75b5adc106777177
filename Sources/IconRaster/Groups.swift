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
    if let fading = group.fading {
      try erase(with: fading.erasing, from: layer, in: space)
      return try draw(fading.drawn, on: layer, in: space)
    }
    let isClipSimple = group.clip?.isSimple(in: space) ?? true
    if !isClipSimple, !group.needsLayer, group.children.contains(where: \.erases) {
      return try drawInParts(group, on: layer, in: space)
    }
    layer.context.save()
    defer { layer.context.restore() }
    var painter = self
    if isClipSimple, let clip = group.clip {
      try self.clip(to: clip, on: layer, in: space)
      painter.frame = box(of: clip, in: space).pixels(in: frame) ?? .none
      painter.isClipped = true
    }
    if isClipSimple, !group.needsLayer {
      painter.open.append(group)
      try painter.draw(group.children, on: layer, in: space)
    } else {
      try painter.drawAsOne(group, isClipSimple: isClipSimple, on: layer, in: space)
    }
    try layer.context.check()
  }

  /// Draws a group by itself and puts it on what lies below.
  func drawAsOne(_ group: Group, isClipSimple: Bool, on layer: Layer, in space: Space) throws(RasterError) {
    guard let frame = try frame(of: group, in: space), let region = try region(of: group, in: frame, space: space) else { return }
    let clip = isClipSimple ? nil : group.clip
    let coverage = try coverage(of: group.mask, clip, in: region, space: space)
    if !group.needsLayer, group.children.contains(where: \.blends) {
      return try drawOnCopy(group, in: region, through: coverage, on: layer, in: space)
    }
    let inner = try Layer(format, region, budget: budget)
    try isolated(in: frame).draw(group.children, on: inner, in: space)
    if let coverage { inner.multiply(by: coverage) }
    layer.context.setOperator(group.blendMode.cairo)
    layer.context.setSource(inner.surface)
    layer.context.paint(opacity: group.opacity)
  }

  /// Draws a cut group whose children blend with what lies below: on a copy of that, which then replaces it as far as the clip lets it.
  private func drawOnCopy(
    _ group: Group, in region: PixelRect, through coverage: Layer?, on layer: Layer, in space: Space
  ) throws(RasterError) {
    guard let coverage else { return try draw(group.children, on: layer, in: space) }
    let inner = try Layer(format, region, budget: budget)
    inner.copy(layer)
    try isolated(in: frame).draw(group.children, on: inner, in: space)
    layer.context.setOperator(CAIRO_OPERATOR_SOURCE)
    layer.context.setSource(inner.surface)
    layer.context.paint(through: coverage.surface)
  }

  /// The pixels that a group's layer must have, of those that can be seen; nil where nothing of the group is.
  private func region(of group: Group, in frame: PixelRect, space: Space) throws(RasterError) -> PixelRect? {
    guard let pixels = try box(of: group.children, in: space).pixels(in: frame) else { return nil }
    // A clip must cut the same pixels whether knockouts or masks erase: how Cairo rounds it depends on what of it is within the layer.
    return isClipped && group.children.contains(where: \.isCutOut) ? frame : pixels
  }

  /// What can be seen of a group's layer; nil where its mask leaves nothing.
  private func frame(of group: Group, in space: Space) throws(RasterError) -> PixelRect? {
    guard let mask = group.mask else { return frame }
    guard mask.region.isFinite else { throw RasterError(.number("a mask with a coordinate that is no number")) }
    return Box(mask.region, space.content * mask.regionTransform).pixels(in: frame)
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
