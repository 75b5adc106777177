/// What an area is painted with, resolved: every coordinate is in the user space of the shape that wears it.
public enum Paint: Sendable, Hashable {
  case color(Color)
  case linearGradient(LinearGradient)
  case radialGradient(RadialGradient)
  case pattern(Pattern)
  /// Paints nothing and erases what lies under it, down to the innermost isolated group.
  case knockout
}

/// One stop of a gradient.
public struct GradientStop: Sendable, Hashable {
  /// Where it stands, from 0 to 1; never before the stop in front of it.
  public var offset: Double
  /// Its colour; `stop-opacity` is already part of the alpha.
  public var color: Color

  /// Makes a stop.
  public init(offset: Double, color: Color) {
    self.offset = offset
    self.color = color
  }
}

/// What a gradient does beyond its ends.
public enum SpreadMethod: Sendable, Hashable {
  case pad
  case reflect
  case `repeat`
}

/// A gradient along a line.
public struct LinearGradient: Sendable, Hashable {
  public var start: Point
  public var end: Point
  public var stops: [GradientStop]
  public var spread: SpreadMethod
  /// Takes the gradient's own space to the shape's user space.
  public var transform: Transform

  /// Makes a gradient; it has two stops or more.
  public init(start: Point, end: Point, stops: [GradientStop], spread: SpreadMethod, transform: Transform) {
    self.start = start
    self.end = end
    self.stops = stops
    self.spread = spread
    self.transform = transform
  }
}

/// A gradient between two circles.
public struct RadialGradient: Sendable, Hashable {
  public var center: Point
  public var radius: Double
  public var focus: Point
  public var focusRadius: Double
  public var stops: [GradientStop]
  public var spread: SpreadMethod
  /// Takes the gradient's own space to the shape's user space.
  public var transform: Transform

  /// Makes a gradient; it has two stops or more and a radius above 0.
  public init(
    center: Point, radius: Double, focus: Point, focusRadius: Double, stops: [GradientStop], spread: SpreadMethod, transform: Transform
  ) {
    self.center = center
    self.radius = radius
    self.focus = focus
    self.focusRadius = focusRadius
    self.stops = stops
    self.spread = spread
    self.transform = transform
  }
}

/// A drawing that repeats.
public struct Pattern: Sendable, Hashable {
  /// The tile in the pattern's own space; its sides are above 0.
  public var tile: Rect
  /// Takes the pattern's own space to the shape's user space.
  public var transform: Transform
  /// What is drawn in each tile; transforms lead to the pattern's own space.
  public var content: [Node]
  /// Whether the content shows beyond the tile's edge.
  public var overflows: Bool

  /// Makes a pattern.
  public init(tile: Rect, transform: Transform, content: [Node], overflows: Bool = false) {
    self.tile = tile
    self.transform = transform
    self.content = content
    self.overflows = overflows
  }
}
