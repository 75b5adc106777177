import IconModel

/// The dashes of a stroke, in px.
struct DashPattern: Sendable, Hashable {
  /// Dashes and gaps in turn, of even count, not all 0.
  var lengths: [Double]
  var offset: Double
  var width: Double
  var cap: LineCap

  /// The pattern of a shape; nil where its stroke is solid.
  init?(_ shape: SourceShape) {
    guard let stroke = shape.shape.stroke, stroke.dashes.reduce(0, +) > 0 else { return nil }
    let scale = shape.strokeScale.mean
    lengths = (stroke.dashes.count % 2 == 1 ? stroke.dashes + stroke.dashes : stroke.dashes).map { $0 * scale }
    offset = stroke.dashOffset * scale
    width = stroke.width * scale
    cap = stroke.cap
  }

  var period: Double { lengths.reduce(0, +) }
  /// The shortest dash and the shortest gap, with what the caps add to and take of them.
  var shortest: (dash: Double, gap: Double) {
    let added = cap == .butt ? 0 : width
    let least = { (first: Int) in stride(from: first, to: lengths.count, by: 2).map { lengths[$0] }.min() ?? 0 }
    return (least(0) + added, least(1) - added)
  }

  /// How much of a line the cap at one end of a dash covers on average.
  fileprivate var capLength: Double {
    switch cap {
    case .butt: 0
    case .square: width / 2
    // As much as a rectangle of the same area.
    case .round: 0.79 * width / 2
    }
  }
}

/// How well the dashes along a path's straight parts are told apart at a scale: exact, since along an axis coverage is one-dimensional.
struct DashContrast: Sendable, Hashable {
  /// The difference between the strongest and the faintest pixel within a period, where it is least and where it is most, as a share.
  var range: ClosedRange<Double>

  /// Longer lines are on no icon's canvas; more dashes tell nothing more.
  private static let (longestLine, mostDashes) = (16_384.0, 20_000.0)

  /// Measures the dashes of a path in px; nil where no part along an axis is long enough to tell.
  init?(of path: Path, _ pattern: DashPattern, at scale: SourceScale) {
    let pixels = scale.length(1)
    let period = pattern.period * pixels
    var least = Double.infinity
    var most = 0.0
    path.forEachLine { p, q, distance in
      let length = (q - p).length * pixels
      guard length >= min(1.98 * period, 6), length <= Self.longestLine, length / period <= Self.mostDashes else { return }
      let axis = abs(q.y - p.y) < 0.01 ? AxisEdge.Axis.x : .y
      guard axis == .x || abs(q.x - p.x) < 0.01 else { return }
      let start = scale.place(axis == .x ? p.x : p.y, axis)
      let isForward = axis == .x ? q.x >= p.x : q.y >= p.y
      let coverage = Self.coverage(pattern, pixels, from: (pattern.offset + distance) * pixels, start, isForward ? length : -length)
      guard coverage.count > 2 else { return }
      let contrasts = Self.contrasts(coverage, window: max(2, Int((period - 1e-6).rounded(.up))))
      least = min(least, contrasts.min() ?? least)
      most = max(most, contrasts.max() ?? most)
    }
    guard least <= most else { return nil }
    range = least...most
  }

  /// The share of each pixel that dashes cover along a line; `length` is negative where the line runs towards smaller coordinates.
  private static func coverage(
    _ pattern: DashPattern, _ pixels: Double, from phase: Double, _ start: Double, _ length: Double
  ) -> [Double] {
    let (low, high) = (min(start, start + length).rounded(.down), max(start, start + length).rounded(.up))
    var coverage = [Double](repeating: 0, count: Int(high - low))
    let cap = pattern.capLength * pixels
    let period = pattern.period * pixels
    var place = -(phase - (phase / period).rounded(.down) * period)
    while place < abs(length) {
      for (index, dash) in pattern.lengths.enumerated() {
        let end = place + dash * pixels
        if index % 2 == 0, end >= 0, place <= abs(length) {
          let (from, to) = (max(place, 0) - cap, min(end, abs(length)) + cap)
          let ends = length < 0 ? (start - to, start - from) : (start + from, start + to)
          cover(&coverage, from: max(ends.0, low) - low, to: min(ends.1, high) - low)
        }
        place = end
        if place >= abs(length) { break }
      }
    }
    return coverage.map { min($0, 1) }
  }

  private static func cover(_ coverage: inout [Double], from start: Double, to end: Double) {
    guard end > start else { return }
    for pixel in Int(start)..<min(coverage.count, Int(end.rounded(.up))) {
      coverage[pixel] += min(end, Double(pixel + 1)) - max(start, Double(pixel))
    }
  }

  /// The contrast in each window of so many pixels.
  private static func contrasts(_ coverage: [Double], window: Int) -> [Double] {
    let window = min(window, coverage.count)
    // The ends of a line are cut dashes.
    let judged = coverage.count >= 3 * window ? coverage.dropFirst().dropLast() : coverage[...]
    return (judged.startIndex...judged.endIndex - window).map { start in
      let part = judged[start..<start + window]
      return (part.max() ?? 0) - (part.min() ?? 0)
    }
  }
}

extension Path {
  /// Hands out the straight lines with how far along their subpath they begin.
  func forEachLine(_ body: (_ start: Point, _ end: Point, _ distance: Double) -> Void) {
    var (start, current) = (Point.zero, Point.zero)
    var distance = 0.0
    for segment in segments {
      switch segment {
      case .move(let p):
        (start, current, distance) = (p, p, 0)
      case .line(let p):
        body(current, p, distance)
        distance += (p - current).length
        current = p
      case .cubic(let p, let q, let r):
        distance += Self.curveLength(current, p, q, r)
        current = r
      case .close:
        if current != start { body(current, start, distance) }
        (current, distance) = (start, 0)
      }
    }
  }

  /// The length of all segments.
  var length: Double {
    var (start, current) = (Point.zero, Point.zero)
    var length = 0.0
    for segment in segments {
      switch segment {
      case .move(let p): (start, current) = (p, p)
      case .line(let p):
        length += (p - current).length
        current = p
      case .cubic(let p, let q, let r):
        length += Self.curveLength(current, p, q, r)
        current = r
      case .close:
        length += (start - current).length
        current = start
      }
    }
    return length
  }

  /// The length of a cubic, to a thousandth for curves as icons have them.
  private static func curveLength(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Double {
    var length = 0.0
    var last = a
    for step in 1...16 {
      let t = Double(step) / 16
      let s = 1 - t
      let point = a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
      length += (point - last).length
      last = point
    }
    return length
  }
}
