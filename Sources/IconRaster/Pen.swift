import CCairo
import IconModel

/// A stroke's shape without its paint, checked and ready for Cairo.
struct Pen {
  /// Takes the space in which the stroke is measured to pixels.
  let transform: Transform
  /// Takes the shape to the space in which the stroke is measured.
  let measure: Transform
  let width: Double
  var cap: LineCap
  let join: LineJoin
  let miterLimit: Double
  /// Empty for a solid line.
  var dashes: [Double]
  let dashOffset: Double
  /// The largest and the smallest factor by which the transform stretches lengths.
  let scales: (largest: Double, smallest: Double)
  /// The factor by which the transform stretches all lengths; nil where they differ, so that the pen is not round on the canvas.
  let uniformScale: Double?
  /// Half the width in pixels, where the pen is widest.
  let radius: Double

  /// Makes the pen of a shape's stroke; `matrix` takes the shape to pixels.
  init(_ stroke: Stroke, matrix: Transform, in space: Space) throws(RasterError) {
    guard stroke.width.isFinite, stroke.width >= 0, stroke.miterLimit.isFinite else {
      throw RasterError(.number("a stroke \(stroke.width) wide with a miter limit of \(stroke.miterLimit)"))
    }
    transform = stroke.nonScaling ? space.viewport : matrix
    measure = stroke.nonScaling ? (space.viewport.inverted ?? .identity) * matrix : .identity
    scales = transform.scaleFactors
    uniformScale = transform.isSimilarity ? scales.largest : nil
    width = stroke.width
    cap = stroke.cap
    join = stroke.join
    radius = width / 2 * scales.largest
    guard radius <= RasterLimits.strokeReach else {
      throw RasterError(.limit("a stroke \(2 * radius) pixels wide, more than \(2 * RasterLimits.strokeReach)"))
    }
    // A longer spike could leave Cairo's numbers; it would be thinner than one of their steps.
    miterLimit = max(1, min(stroke.miterLimit, RasterLimits.strokeReach / max(radius, 1e-9)))
    dashes = try Pen.checked(stroke.dashes, offset: stroke.dashOffset)
    if dashes.count % 2 == 1 { dashes += dashes }
    dashOffset = stroke.dashOffset
  }

  /// Dashes that can be drawn; none where they are all 0, which SVG draws as a solid line.
  private static func checked(_ dashes: [Double], offset: Double) throws(RasterError) -> [Double] {
    if dashes.isEmpty { return [] }
    let sum = dashes.reduce(0, +)
    guard dashes.allSatisfy({ $0 >= 0 }), sum.isFinite, offset.isFinite else {
      throw RasterError(.number("a stroke with dashes of \(dashes) from \(offset) on"))
    }
    return sum > 0 ? dashes : []
  }

  /// How far from the path the stroke may paint, in pixels.
  var reach: Double {
    // The corner of a square cap is √2 radii away.
    radius * max(join == .miter ? miterLimit : 1, cap == .square ? 1.5 : 1)
  }

  /// How far, in pixels, drawn curves may be from true ones; Cairo leaves out strokes that are thinner than half of it.
  var tolerance: Double { min(Painter.tolerance, width * scales.smallest) }

  /// What a join or a cap adds to the length of a stroke's outline on a part of the canvas: its sides in pixels and, if round, its
  /// vertices.
  func lengthOfEnds(on bounds: PixelRect) -> Double {
    let vertices = join == .round || cap == .round ? 4 * (radius / max(tolerance, 1.0 / 256)).squareRoot() : 0
    return min(2 * radius, Double(bounds.width + bounds.height)) + vertices
  }

  var cairoCap: cairo_line_cap_t {
    switch cap {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }

  var cairoJoin: cairo_line_join_t {
    switch join {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
