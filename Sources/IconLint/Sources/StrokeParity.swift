import IconModel

/// Where the centre of a stroke has to lie for both of its sides to be crisp.
struct StrokeParity: Sendable, Hashable {
  /// In px.
  let center: Double
  /// The scales at which it is crisp there.
  let scales: [Int]

  /// The place nearest to a stroke's centre that is crisp at most of the wanted scales; nil where there is none.
  init?(center: Double, width: Double, _ axis: AxisEdge.Axis, scales: [SourceScale]) {
    let isCrisp = { (center: Double, scale: SourceScale) in
      SourceScale.offset(scale.place(center - width / 2, axis)) < 0.02 && SourceScale.offset(scale.length(width)) < 0.02
    }
    var best: (count: Int, distance: Double, center: Double)?
    for scale in scales {
      let side = scale.place(center - width / 2, axis)
      for place in [side.rounded(.down), side.rounded(.up)] {
        let candidate = scale.unit(place, axis) + width / 2
        let count = scales.count { isCrisp(candidate, $0) }
        let distance = abs(candidate - center)
        if let best, (best.count, -best.distance) >= (count, -distance + 1e-9) { continue }
        if count > 0 { best = (count, distance, candidate) }
      }
    }
    guard let best else { return nil }
    self.center = best.center
    self.scales = scales.filter { isCrisp(best.center, $0) }.map(\.scale)
  }

  /// An edge of a stroke of the width that most of a drawing's straight strokes have, if it is crisp at no wanted scale, wherever they lie.
  static func hopelessEdge(_ edges: [AxisEdge], scales: [SourceScale]) -> (edge: AxisEdge, width: Double)? {
    var lengths: [Double: Double] = [:]
    for edge in edges {
      guard let stroke = edge.stroke else { continue }
      // Rounding joins what transforms have made differ in the last digits.
      lengths[(stroke.width * 1000).rounded() / 1000, default: 0] += edge.length
    }
    guard let width = lengths.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key, width > 0 else { return nil }
    guard scales.allSatisfy({ SourceScale.offset($0.length(width)) > 0.06 }) else { return nil }
    return edges.first { $0.stroke.map { ($0.width * 1000).rounded() / 1000 == width } ?? false }.map { ($0, width) }
  }
}
