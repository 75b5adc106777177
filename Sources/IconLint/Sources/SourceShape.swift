import IconModel

/// A shape of a source's drawing, with what surrounds it.
struct SourceShape: Sendable {
  /// Its place in the order of drawing, from 0.
  let index: Int
  /// As in the icon.
  let shape: Shape
  /// Takes the shape's user space to pixels at 1x.
  let matrix: Transform
  /// Pixels at 1x for a user unit of the icon: the measure of strokes that do not scale.
  let iconScale: Double
  /// Whether a clip or a mask may cut it; a viewport that holds all of it does not.
  let isCut: Bool
  /// Whether it is in a group that is composited as one: opacity, blend mode, isolation or mask.
  let isLayered: Bool
  /// The opacities of the groups that it is in, multiplied.
  let opacity: Double

  var origin: Origin { shape.origin }

  /// The path in pixels at 1x; made anew each time.
  var outline: Path { shape.path.transformed(by: matrix) }

  /// nil where nothing is filled.
  var fill: SourcePaint? { shape.fill.map { SourcePaint($0.paint, opacity: $0.opacity * opacity) } }

  /// nil where nothing is stroked.
  var stroke: SourcePaint? { shape.stroke.map { SourcePaint($0.paint, opacity: $0.opacity * opacity) } }

  /// Pixels at 1x for a unit in which the stroke is measured, on average and where it is least.
  var strokeScale: (mean: Double, smallest: Double) {
    if shape.stroke?.nonScaling == true { return (iconScale, iconScale) }
    return (matrix.meanScale, matrix.scaleFactors.smallest)
  }

  /// In pixels at 1x, on average over all directions; nil without a stroke.
  var strokeWidth: Double? { shape.stroke.map { $0.width * strokeScale.mean } }

  /// A box that holds all that it may paint, in pixels at 1x; for the exact one ask ``SourceDrawing/inkBox(of:)``.
  ///
  /// nil where the path has no points.
  var reach: Rect? {
    var box = BoxBuilder()
    for segment in shape.path.segments {
      switch segment {
      case .move(let p), .line(let p): box.add(matrix.apply(p))
      case .cubic(let p, let q, let r): for point in [p, q, r] { box.add(matrix.apply(point)) }
      case .close: break
      }
    }
    guard let stroke = shape.stroke else { return box.rect }
    let factor = max(stroke.join == .miter ? stroke.miterLimit : 1, 1.5)
    let scale = stroke.nonScaling ? iconScale : matrix.scaleFactors.largest
    return box.rect?.insetBy(-stroke.width / 2 * scale * factor)
  }
}

/// What a fill or a stroke comes to, without where its colours lie.
struct SourcePaint: Sendable, Hashable {
  /// It erases.
  let isKnockout: Bool
  /// The flat colour, or the mean of a gradient's; nil for knockouts and patterns.
  let color: Color?
  /// From 0 to 1, with all opacities; 1 for what a pattern leaves open.
  ///
  /// Of knockouts: how much they erase.
  let alpha: Double

  init(_ paint: Paint, opacity: Double) {
    switch paint {
    case .color(let color): self.color = color
    case .linearGradient(let gradient): color = Self.mean(gradient.stops)
    case .radialGradient(let gradient): color = Self.mean(gradient.stops)
    case .pattern, .knockout: color = nil
    }
    isKnockout = paint == .knockout
    alpha = (color?.alpha ?? 1) * opacity
  }

  private static func mean(_ stops: [GradientStop]) -> Color {
    let count = Double(max(1, stops.count))
    let mean = { (part: KeyPath<Color, Double>) in stops.reduce(0) { $0 + $1.color[keyPath: part] } / count }
    return Color(red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha))
  }
}

/// Gathers points into a rectangle.
struct BoxBuilder {
  private var low = SIMD2(Double.infinity, Double.infinity)
  private var high = SIMD2(-Double.infinity, -Double.infinity)

  mutating func add(_ p: Point) {
    let p = SIMD2(p.x, p.y)
    low = pointwiseMin(low, p)
    high = pointwiseMax(high, p)
  }

  /// nil as long as there is no point.
  var rect: Rect? {
    guard low.x <= high.x, low.y <= high.y else { return nil }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension SourceShape {
  /// A length in px, and in the shape's units where they are others, as messages say it.
  func text(ofLength length: Double, along axis: AxisEdge.Axis, isSigned: Bool = false) -> String {
    let sign = isSigned && length > 0 ? "+" : ""
    let unit = axis == .x ? Point(matrix.a, matrix.b).length : Point(matrix.c, matrix.d).length
    let pixels = "\(sign)\(Wording.decimal(length, 3))"
    // A signed one is a move, and where px are the units nothing need be said of them.
    if abs(unit - 1) < 1e-6 || unit == 0 { return isSigned ? pixels : pixels + " px" }
    return "\(pixels) px (\(sign)\(Wording.decimal(length / unit, 3)) in its units)"
  }
}
