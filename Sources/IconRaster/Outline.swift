import IconModel

/// A shape's path on the canvas, checked, on its way into a context.
struct Outline {
  let path: Path
  /// Takes the path to pixels.
  let matrix: Transform
  /// Holds the path with its control points, in pixels.
  let box: Box
  /// Whether the context's current path is this one, whole.
  private var isLoaded = false

  /// Takes a shape's path; throws where its numbers cannot be drawn with.
  init(of shape: Shape, in space: Space) throws(RasterError) {
    try self.init(shape.path, matrix: space.content * shape.transform)
  }

  /// Takes a path; throws where its numbers cannot be drawn with.
  init(_ path: Path, matrix: Transform) throws(RasterError) {
    self.path = path
    self.matrix = matrix
    box = Box(path, matrix)
    guard matrix.isFinite, box.isWithin(RasterLimits.coordinate) else {
      throw RasterError(.number("a coordinate is no number or more than 1e12 pixels away"))
    }
  }

  /// A length in pixels that the path cannot exceed, however it winds inside its box.
  var lengthBound: Double { box.isEmpty ? 0 : Double(path.segments.count) * 3 * box.halfPerimeter }

  /// Where a paint goes that covers the inside of `box`.
  func area(_ box: Box) -> PaintedArea { PaintedArea(matrix: matrix, box: box) }

  /// Makes the path the context's, unless it already is.
  mutating func load(into context: Context) {
    if isLoaded { return }
    context.newPath()
    context.add(path, matrix)
    isLoaded = true
  }

  /// Notes that the context has got another path.
  mutating func unload() { isLoaded = false }

  /// Makes another path, already in pixels, the context's.
  mutating func load(_ other: Path, into context: Context) {
    context.newPath()
    context.add(other, .identity)
    isLoaded = false
  }

  /// Makes the path the context's for filling, cut where it must be to what `bounds` shows.
  mutating func loadFill(into context: Context, bounds: PixelRect) throws(RasterError) {
    if box.isWithin(RasterLimits.plainCoordinate), lengthBound <= RasterLimits.outlineLength(on: bounds) { return load(into: context) }
    var clipper = FillClipper(Box(bounds).outset(by: Box.margin))
    clipper.add(path, matrix)
    let cut = clipper.finish()
    try cut.checkLength(on: bounds, extra: 0)
    load(cut, into: context)
  }
}

extension Path {
  /// Throws where the outline is too long to be drawn in reasonable time.
  ///
  /// `extra` counts as length of each segment.
  func checkLength(on bounds: PixelRect, extra: Double) throws(RasterError) {
    var length = Double(segments.count) * extra
    var current = Point.zero
    for segment in segments {
      switch segment {
      case .move(let p):
        current = p
      case .line(let p):
        length += (p - current).length
        current = p
      case .cubic(let p, let q, let r):
        length += (p - current).length + (q - p).length + (r - q).length
        current = r
      case .close:
        break
      }
    }
    let limit = RasterLimits.outlineLength(on: bounds)
    guard length <= limit else {
      throw RasterError(.limit("an outline longer than \(Int(limit)) pixels"))
    }
  }
}
