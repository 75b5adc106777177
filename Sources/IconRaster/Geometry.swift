import IconModel

extension Transform {
  /// The left map after the right one, written as matrices are.
  static func * (outer: Transform, inner: Transform) -> Transform { outer.concatenated(inner) }

  /// Whether the map leaves circles round: it turns, mirrors and scales, but stretches no direction more than another.
  var isSimilarity: Bool { (a == d && b == -c) || (a == -d && b == c) }
}

extension Rect {
  /// Makes a rectangle of whole pixels.
  init(_ rect: PixelRect) {
    self.init(x: Double(rect.x), y: Double(rect.y), width: Double(rect.width), height: Double(rect.height))
  }

  /// Whether its sides are sides of pixels, as a transform shows it.
  func isEven(under t: Transform) -> Bool {
    guard t.b == 0 && t.c == 0 || t.a == 0 && t.d == 0 else { return false }
    let box = t.bounds(of: self)
    // Half a step of Cairo's fixed point, in which it snaps.
    return [box.minX, box.minY, box.maxX, box.maxY].allSatisfy { abs($0 - $0.rounded()) < 1.0 / 512 }
  }

  /// Whether all four numbers are finite.
  var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

  /// The outline of the rectangle.
  var path: Path { Path(corners.enumerated().map { $0 == 0 ? .move($1) : .line($1) } + [.close]) }
}

extension PixelRect {
  /// No pixels.
  static let none = PixelRect(x: 0, y: 0, width: 0, height: 0)
}
