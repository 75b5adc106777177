/// Which points an outline encloses.
public enum FillRule: Sendable, Hashable {
  case nonzero
  case evenOdd
}

/// How a shape's inside is painted.
public struct Fill: Sendable, Hashable {
  public var paint: Paint
  /// From 0 to 1, times the paint's own alpha.
  public var opacity: Double
  public var rule: FillRule

  /// Makes a fill.
  public init(_ paint: Paint, opacity: Double = 1, rule: FillRule = .nonzero) {
    self.paint = paint
    self.opacity = opacity
    self.rule = rule
  }
}

/// The ends of open subpaths and of dashes.
public enum LineCap: Sendable, Hashable {
  case butt
  case round
  case square
}

/// The corners of a stroke.
public enum LineJoin: Sendable, Hashable {
  case miter
  case round
  case bevel
}

/// How a shape's outline is painted.
public struct Stroke: Sendable, Hashable {
  public var paint: Paint
  /// From 0 to 1, times the paint's own alpha.
  public var opacity: Double
  /// In user units (in pixels of the icon where `nonScaling`); above 0.
  public var width: Double
  public var cap: LineCap
  public var join: LineJoin
  /// At least 1.
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn, of even count, none negative, not all 0; empty for a solid line.
  public var dashes: [Double]
  public var dashOffset: Double
  /// `vector-effect: non-scaling-stroke`: width and dashes are measured in the icon's user units, not in the shape's.
  public var nonScaling: Bool

  /// Makes a solid stroke; the rest has SVG's defaults.
  public init(
    _ paint: Paint, opacity: Double = 1, width: Double = 1, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 4,
    dashes: [Double] = [], dashOffset: Double = 0, nonScaling: Bool = false
  ) {
    self.paint = paint
    self.opacity = opacity
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashOffset = dashOffset
    self.nonScaling = nonScaling
  }
}
