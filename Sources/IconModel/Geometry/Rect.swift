/// An axis-parallel rectangle; its sides are never negative.
public struct Rect: Sendable, Hashable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  /// Makes a rectangle of its top left corner and its sides.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var minX: Double { x }
  public var minY: Double { y }
  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  public var center: Point { Point(x + width / 2, y + height / 2) }
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// The four corners, clockwise from the top left one.
  public var corners: [Point] { [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)] }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    let x0 = min(minX, other.minX)
    let y0 = min(minY, other.minY)
    return Rect(x: x0, y: y0, width: max(maxX, other.maxX) - x0, height: max(maxY, other.maxY) - y0)
  }

  /// What both have in common; nil where they do not even touch.
  public func intersection(_ other: Rect) -> Rect? {
    let x0 = max(minX, other.minX)
    let y0 = max(minY, other.minY)
    let x1 = min(maxX, other.maxX)
    let y1 = min(maxY, other.maxY)
    return x1 >= x0 && y1 >= y0 ? Rect(x: x0, y: y0, width: x1 - x0, height: y1 - y0) : nil
  }

  /// The rectangle with every side moved inwards by `amount` (outwards where it is negative).
  public func insetBy(_ amount: Double) -> Rect {
    Rect(x: x + amount, y: y + amount, width: max(0, width - 2 * amount), height: max(0, height - 2 * amount))
  }
}

/// A rectangle of whole pixels, from its top left pixel.
public struct PixelRect: Sendable, Hashable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  /// Makes a rectangle of its top left pixel and its sides.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Makes the rectangle of the columns `x0 ..< x1` and the rows `y0 ..< y1`.
  public init(from x0: Int, _ y0: Int, to x1: Int, _ y1: Int) {
    self.init(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }

  public var maxX: Int { x + width }
  public var maxY: Int { y + height }
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The smallest rectangle that holds both.
  public func union(_ other: PixelRect) -> PixelRect {
    PixelRect(from: min(x, other.x), min(y, other.y), to: max(maxX, other.maxX), max(maxY, other.maxY))
  }
}
