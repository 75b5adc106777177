import IconModel

/// An edge along an axis that is grey at a scale though it could be crisp.
struct GreyEdge: Sendable {
  let edge: AxisEdge
  /// How much of it is grey in the mask, in px.
  let length: Double
  /// The row or column of pixels that it lies in.
  let line: Int
  /// The mean alpha of that, as a share.
  let grey: Double

  /// Deviations from whole pixels that are not seen: up to 25 of 255.
  static let tolerance = 0.10
  /// Shorter edges are not looked at, in px.
  static let shortest = 2.0
  /// How thick a bar may be, in px, for one grey side to be seen as the bar's.
  private static let bar = 4.0

  /// The grey edges of a drawing at a scale.
  static func all(among edges: [AxisEdge], at scale: SourceScale, in mask: AlphaMask) -> [GreyEdge] {
    edges.compactMap { edge in
      guard edge.length >= shortest, scale.offset(edge) > tolerance, scale.canBeCrisp(edge, bar: bar) else { return nil }
      return GreyEdge(edge, at: scale, in: mask)
    }
  }

  /// Makes what is seen of an edge; nil where most of it is black, clear or off the canvas.
  private init?(_ edge: AxisEdge, at scale: SourceScale, in mask: AlphaMask) {
    let position = scale.place(edge.position, edge.axis).rounded(.down)
    let along = edge.axis == .x ? AxisEdge.Axis.y : .x
    let (start, end) = (scale.place(edge.span.lowerBound, along), scale.place(edge.span.upperBound, along))
    let (across, most) = edge.axis == .x ? (mask.width, mask.height) : (mask.height, mask.width)
    guard position >= 0, position < Double(across), end > 0, start < Double(most) else { return nil }
    // Without its ends, which other edges may touch.
    var (first, last) = ((start + 0.5).rounded(.up), (end - 0.5).rounded(.down))
    if last <= first { (first, last) = (((start + end) / 2).rounded(.down), ((start + end) / 2).rounded(.down) + 1) }
    let pixels = Int(max(0, first))..<Int(max(0, first, min(last, Double(most))))
    guard !pixels.isEmpty else { return nil }
    let line = Int(position)
    var (grey, sum) = (0, 0)
    for pixel in pixels {
      let alpha = Int(edge.axis == .x ? mask[line, pixel] : mask[pixel, line])
      if alpha > 15, alpha < 240 {
        grey += 1
        sum += alpha
      }
    }
    guard 2 * grey >= pixels.count else { return nil }
    self.edge = edge
    self.line = line
    self.grey = Double(sum) / Double(grey) / 255
    length = edge.length * Double(grey) / Double(pixels.count)
  }
}

extension SourceScale {
  /// Where a coordinate in px is, in pixels of this scale.
  func place(_ position: Double, _ axis: AxisEdge.Axis) -> Double {
    axis == .x ? fromUnit.a * position + fromUnit.e : fromUnit.d * position + fromUnit.f
  }

  /// The coordinate in px of a place in pixels of this scale.
  func unit(_ place: Double, _ axis: AxisEdge.Axis) -> Double {
    axis == .x ? (place - fromUnit.e) / fromUnit.a : (place - fromUnit.f) / fromUnit.d
  }

  /// How many pixels a length in px is.
  func length(_ length: Double) -> Double { fromUnit.a * length }

  /// How far an edge is from whole pixels.
  func offset(_ edge: AxisEdge) -> Double { Self.offset(place(edge.position, edge.axis)) }

  /// How far a number is from a whole one.
  static func offset(_ value: Double) -> Double { abs(value - value.rounded()) }

  /// Whether an edge could be crisp, and the other side of its bar with it.
  fileprivate func canBeCrisp(_ edge: AxisEdge, bar: Double) -> Bool {
    guard let thickness = edge.thickness else { return true }
    if edge.stroke == nil, thickness > bar { return true }
    return Self.offset(length(thickness)) <= GreyEdge.tolerance
  }
}
