/// A place or a displacement in a coordinate system whose y grows downwards.
public struct Point: Sendable, Hashable {
  public var x: Double
  public var y: Double

  /// Makes a point of its coordinates.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(0, 0)

  /// Adds two displacements.
  public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  /// The displacement from `b` to `a`.
  public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
  /// A displacement made `factor` times as long.
  public static func * (a: Point, factor: Double) -> Point { Point(a.x * factor, a.y * factor) }

  /// The distance to the origin.
  public var length: Double { (x * x + y * y).squareRoot() }
}

/// A width and a height.
public struct Size: Sendable, Hashable {
  public var width: Double
  public var height: Double

  /// Makes a size of its sides.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}

/// A width and a height in whole pixels.
public struct PixelSize: Sendable, Hashable {
  public var width: Int
  public var height: Int

  /// Makes a size of its sides.
  public init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
  }
}

extension PixelSize {
  /// The largest side that points can be turned into: far beyond what anything draws.
  private static let largestSide = 1e6

  /// Makes the size that points have at a scale: whole pixels, at least one each way.
  ///
  /// - Parameter scale: pixels a point.
  public init(_ points: Size, scale: Double) {
    let pixels = { (side: Double) in Int(min(max(1, (side * scale).rounded()), Self.largestSide)) }
    self.init(pixels(points.width), pixels(points.height))
  }
}

extension PixelSize: CustomStringConvertible {
  /// The size as people write it: `30x30`.
  public var description: String { "\(width)x\(height)" }
}
