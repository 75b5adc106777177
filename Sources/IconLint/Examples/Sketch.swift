public import IconModel

/// A small drawing that needs no renderer: the examples of rules are sketches, for the tests to check and for the documentation to show.
public struct Sketch: Sendable, Hashable {
  /// One stroke of the pen.
  public struct Mark: Sendable, Hashable {
    enum Outline: Sendable, Hashable {
      case rect(Rect)
      case disc(center: Point, radius: Double)
      case line(from: Point, to: Point, width: Double)
    }

    var outline: Outline
    /// nil to erase.
    var color: Color?

    /// A rectangle.
    public static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color? = .black) -> Mark {
      Mark(outline: .rect(Rect(x: x, y: y, width: width, height: height)), color: color)
    }

    /// A disc.
    public static func disc(_ x: Double, _ y: Double, radius: Double, _ color: Color? = .black) -> Mark {
      Mark(outline: .disc(center: Point(x, y), radius: radius), color: color)
    }

    /// A line with round ends.
    public static func line(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, width: Double, _ color: Color? = .black) -> Mark {
      Mark(outline: .line(from: Point(x0, y0), to: Point(x1, y1), width: width), color: color)
    }
  }

  /// The canvas, in points.
  public var width: Double
  public var height: Double
  /// Later marks lie on earlier ones.
  public var marks: [Mark]

  /// Makes a sketch.
  public init(_ width: Double, _ height: Double, _ marks: [Mark]) {
    self.width = width
    self.height = height
    self.marks = marks
  }

  /// Makes a sketch of 30x30 points.
  public init(_ marks: [Mark]) { self.init(30, 30, marks) }

  /// How large the sketch is drawn at a scale.
  func size(scale: Double) -> PixelSize { PixelSize(Int((width * scale).rounded()), Int((height * scale).rounded())) }

  /// Draws the sketch.
  ///
  /// - Parameter scale: pixels a point.
  public func drawn(scale: Double = 1) -> PixelImage {
    let (columns, rows) = (size(scale: scale).width, size(scale: scale).height)
    var samples: [UInt8] = []
    samples.reserveCapacity(4 * columns * rows)
    for y in 0..<rows {
      for x in 0..<columns {
        var pixel = Color.transparent
        for mark in marks { mark.paint(&pixel, mark.coverage(x, y, scale)) }
        for part in [pixel.red, pixel.green, pixel.blue, pixel.alpha] { samples.append(UInt8((part * 255).rounded())) }
      }
    }
    return PixelImage(width: columns, height: rows, samples: samples)
  }
}

extension Sketch.Mark {
  /// Samples of a pixel, a side.
  private static let grid = 8

  /// How much of a pixel the mark covers.
  func coverage(_ x: Int, _ y: Int, _ scale: Double) -> Double {
    switch outline {
    case .rect(let rect):
      let width = min(rect.maxX * scale, Double(x + 1)) - max(rect.minX * scale, Double(x))
      let height = min(rect.maxY * scale, Double(y + 1)) - max(rect.minY * scale, Double(y))
      return max(0, width) * max(0, height)
    case .disc(let center, let radius):
      return Self.sampled(x, y, scale) { ($0 - center).length - radius }
    case .line(let start, let end, let width):
      let way = end - start
      let square = way.x * way.x + way.y * way.y
      return Self.sampled(x, y, scale) { point in
        let along = square == 0 ? 0 : ((point.x - start.x) * way.x + (point.y - start.y) * way.y) / square
        return (point - (start + way * min(max(along, 0), 1))).length - width / 2
      }
    }
  }

  /// How much of a pixel lies inside an outline.
  ///
  /// - Parameter distance: how far a point lies outside, or inside where it is negative.
  private static func sampled(_ x: Int, _ y: Int, _ scale: Double, distance: (Point) -> Double) -> Double {
    let middle = distance(Point((Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale)) * scale
    // No sample lies farther from the middle than half the diagonal.
    if abs(middle) > 0.71 { return middle > 0 ? 0 : 1 }
    var hits = 0
    for row in 0..<grid {
      for column in 0..<grid {
        let u = (Double(x) + (Double(column) + 0.5) / Double(grid)) / scale
        let v = (Double(y) + (Double(row) + 0.5) / Double(grid)) / scale
        if distance(Point(u, v)) <= 0 { hits += 1 }
      }
    }
    return Double(hits) / Double(grid * grid)
  }

  /// Lays the mark over a pixel, or takes it away there.
  func paint(_ pixel: inout Color, _ coverage: Double) {
    guard coverage > 0 else { return }
    guard let color else {
      pixel.alpha *= 1 - coverage
      return
    }
    let top = color.alpha * coverage
    let alpha = top + pixel.alpha * (1 - top)
    guard alpha > 0 else {
      pixel = color
      return
    }
    let below = pixel.alpha * (1 - top)
    let mix = { (over: Double, under: Double) in (over * top + under * below) / alpha }
    pixel = Color(
      red: mix(color.red, pixel.red), green: mix(color.green, pixel.green), blue: mix(color.blue, pixel.blue), alpha: alpha)
  }
}
