import IconModel

/// Two paints of a drawing that touch, that colour tells apart, and that become one without it.
struct MeltingShapes: Sendable, Hashable {
  /// A fill or a stroke.
  struct Part: Sendable, Hashable {
    /// The shape's place in the order of drawing.
    var shape: Int
    var isStroke: Bool
    var color: Color
  }

  /// What loses the larger share of its outline, and what it is lost to.
  var part: Part
  var other: Part
  /// The outline that is lost, in pixels at 1x, and its share of the whole, from 0 to 1.
  var length: Double
  var share: Double
  /// Where, in pixels at 1x.
  var box: Rect
  /// How far the colours lie apart (CIE76).
  var distance: Double
  /// How many more parts lose some of theirs.
  var more: Int

  /// Pixels of what is looked at for one at 1x.
  private static let zoom = 2.0
  /// Fainter paints are no colour to tell by, and hide nothing.
  private static let leastAlpha = 0.3

  /// Looks for the parts of a drawing that lose the largest share of their outline.
  ///
  /// - Parameters:
  ///   - contrast: how far colours must lie apart for their border to be seen.
  ///   - share: the share of its outline from which on a part is lost.
  ///   - least: the outline, in pixels at 1x, that may be lost.
  static func find(in drawing: SourceDrawing, contrast: Double, share: Double, least: Double) -> MeltingShapes? {
    guard drawing.isLight, drawing.shapes.count <= SourceDrawing.mostShapes, hasColors(drawing, contrast) else { return nil }
    let longest = Double(max(drawing.unit.size.width, drawing.unit.size.height))
    let zoom = min(Self.zoom, Double(SourceDrawing.judgedSide) / longest)
    guard let whole = drawing.mask(at: drawing.unit, zoom: zoom) else { return nil }
    var map = PaintMap(width: whole.width, height: whole.height)
    var parts: [Part] = []
    for shape in drawing.shapes {
      for isStroke in shape.shape.strokeFirst ? [true, false] : [false, true] {
        guard let paint = isStroke ? shape.stroke : shape.fill, paint.alpha >= leastAlpha else { continue }
        guard let coverage = drawing.draw(drawing.icon.covering(shape.index, isStroke: isStroke), at: drawing.unit, zoom: zoom) else {
          return nil
        }
        guard let color = paint.color else {
          // Nothing is known of what a pattern shows.
          map.erase(coverage: coverage)
          continue
        }
        map.add(LabColor(color), coverage: coverage)
        parts.append(Part(shape: shape.index, isStroke: isStroke, color: color))
      }
    }
    let losses = map.losses(alpha: whole, contrast: contrast).filter { Double($0.length) >= least * zoom }
    guard var worst = losses.first else { return nil }
    // Of two that lose much to each other, the one on top is what is drawn on the other.
    if worst.paint < worst.other, let upper = losses.first(where: { $0.paint == worst.other }), upper.share >= share { worst = upper }
    let shapes = Set(losses.map { parts[$0.paint].shape }).subtracting([parts[worst.paint].shape, parts[worst.other].shape])
    return MeltingShapes(
      part: parts[worst.paint], other: parts[worst.other], length: Double(worst.length) / zoom, share: worst.share,
      box: Rect(x: worst.box.x / zoom, y: worst.box.y / zoom, width: worst.box.width / zoom, height: worst.box.height / zoom),
      distance: worst.distance, more: shapes.count)
  }

  /// Whether there are two colours that could be told apart.
  private static func hasColors(_ drawing: SourceDrawing, _ contrast: Double) -> Bool {
    var colors: Set<Color> = []
    for shape in drawing.shapes {
      for case var color? in [shape.fill?.color, shape.stroke?.color] {
        color.alpha = 1
        colors.insert(color)
      }
    }
    guard colors.count > 1, let first = colors.first.map(LabColor.init) else { return false }
    // Two that lie far apart cannot both be near a third.
    return colors.contains { 2 * LabColor($0).distance(to: first) >= contrast }
  }
}

extension Icon {
  /// What a fill or a stroke alone covers, in opaque ink; clips and masks still cut it.
  fileprivate func covering(_ wanted: Int, isStroke: Bool) -> Icon {
    editing { index, shape in
      guard index == wanted else { return nil }
      return isStroke ? shape.strokedWhole : shape.filledWhole
    }.withOpaqueGroups
  }

  private var withOpaqueGroups: Icon { with(nodes.map(\.withOpaqueGroups)) }
}

extension Node {
  fileprivate var withOpaqueGroups: Node {
    guard case .group(var group) = self else { return self }
    group.opacity = 1
    group.children = group.children.map(\.withOpaqueGroups)
    return .group(group)
  }
}
