import IconModel

/// The outlines of SVG's basic shapes (SVG 2, chapter 10).
enum BasicShapes {
  /// How far the controls of a quarter circle stand from its ends, in radii.
  private static let kappa = 0.5522847498307936

  /// A rectangle; radii are above 0 and at most half a side, or both 0.
  static func rect(_ r: Rect, rx: Double, ry: Double) -> PathData {
    let (x0, y0, x1, y1) = (r.minX, r.minY, r.maxX, r.maxY)
    var builder = PathBuilder(capacity: 10)
    guard rx > 0, ry > 0 else {
      builder.move(Point(x0, y0))
      builder.line(Point(x1, y0))
      builder.line(Point(x1, y1))
      builder.line(Point(x0, y1))
      builder.close()
      return builder.finish(fault: nil)
    }
    let (kx, ky) = (rx * (1 - kappa), ry * (1 - kappa))
    let isWide = rx * 2 < r.width
    let isHigh = ry * 2 < r.height
    builder.move(Point(x0 + rx, y0))
    if isWide { builder.line(Point(x1 - rx, y0)) }
    builder.cubic(Point(x1 - kx, y0), Point(x1, y0 + ky), Point(x1, y0 + ry))
    if isHigh { builder.line(Point(x1, y1 - ry)) }
    builder.cubic(Point(x1, y1 - ky), Point(x1 - kx, y1), Point(x1 - rx, y1))
    if isWide { builder.line(Point(x0 + rx, y1)) }
    builder.cubic(Point(x0 + kx, y1), Point(x0, y1 - ky), Point(x0, y1 - ry))
    if isHigh { builder.line(Point(x0, y0 + ry)) }
    builder.cubic(Point(x0, y0 + ky), Point(x0 + kx, y0), Point(x0 + rx, y0))
    builder.close()
    return builder.finish(fault: nil)
  }

  /// An ellipse from its rightmost point on, clockwise; radii are above 0.
  static func ellipse(_ c: Point, rx: Double, ry: Double) -> PathData {
    let (kx, ky) = (rx * kappa, ry * kappa)
    let right = Point(c.x + rx, c.y)
    let bottom = Point(c.x, c.y + ry)
    let left = Point(c.x - rx, c.y)
    let top = Point(c.x, c.y - ry)
    var builder = PathBuilder(capacity: 6)
    builder.move(right)
    builder.cubic(Point(right.x, c.y + ky), Point(c.x + kx, bottom.y), bottom)
    builder.cubic(Point(c.x - kx, bottom.y), Point(left.x, c.y + ky), left)
    builder.cubic(Point(left.x, c.y - ky), Point(c.x - kx, top.y), top)
    builder.cubic(Point(c.x + kx, top.y), Point(right.x, c.y - ky), right)
    builder.close()
    return builder.finish(fault: nil)
  }

  /// A straight line.
  static func line(_ from: Point, _ to: Point) -> PathData { PathData(path: Path([.move(from), .line(to)])) }
}
