import IconModel

/// The drawn shape as the eye sizes it: its bounds to a fraction of a pixel, and what kind of shape it is.
struct Silhouette: Sendable {
  /// The kinds of shape that keylines know.
  enum Kind: String, Sendable, Hashable, CaseIterable {
    case circle
    case square
    case wide
    case tall
    case other
  }

  /// In pixels.
  let bounds: Rect
  let kind: Kind

  /// From this ratio of the sides on a shape is wide or tall.
  private static let oblong = 1.2
  /// A corner is the triangle that cuts this much off both sides; a circle leaves triangles up to 0.29 of its diameter free.
  private static let cornerSize = 0.24
  /// A corner is empty below the one, and filled from the other share of ink on.
  private static let emptyShare = 0.12
  private static let filledShare = 0.30

  /// Measures a drawing; nil where nothing is drawn.
  init?(_ plane: AlphaPlane) {
    var columns = [Int](repeating: 0, count: plane.width)
    var rows = [Int](repeating: 0, count: plane.height)
    for y in 0..<plane.height {
      for x in 0..<plane.width {
        let alpha = plane[x, y]
        columns[x] = max(columns[x], alpha)
        rows[y] = max(rows[y], alpha)
      }
    }
    guard let (x0, x1) = Self.extent(columns), let (y0, y1) = Self.extent(rows) else { return nil }
    bounds = Rect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    kind =
      if bounds.width >= Self.oblong * bounds.height {
        .wide
      } else if bounds.height >= Self.oblong * bounds.width {
        .tall
      } else {
        Self.kind(ofCorners: Self.cornerShares(plane, bounds))
      }
  }

  /// Where the ink starts and ends, the alpha of the outermost column or row taken as its coverage.
  private static func extent(_ maxima: [Int]) -> (Double, Double)? {
    guard let first = maxima.firstIndex(where: { $0 >= Picture.inkAlpha }), let last = maxima.lastIndex(where: { $0 >= Picture.inkAlpha })
    else { return nil }
    return (Double(first + 1) - Double(maxima[first]) / 255, Double(last) + Double(maxima[last]) / 255)
  }

  private static func kind(ofCorners shares: [Double]) -> Kind {
    if shares.allSatisfy({ $0 < emptyShare }) { return .circle }
    return shares.count { $0 >= filledShare } >= 3 ? .square : .other
  }

  /// How much of each corner is ink.
  private static func cornerShares(_ plane: AlphaPlane, _ bounds: Rect) -> [Double] {
    var sums = [0.0, 0, 0, 0]
    var counts = [0.0, 0, 0, 0]
    for y in Int(bounds.minY)..<plane.height where Double(y) < bounds.maxY {
      for x in Int(bounds.minX)..<plane.width where Double(x) < bounds.maxX {
        for corner in 0..<4 {
          let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
          let u = max(0, corner & 1 == 0 ? px - bounds.minX : bounds.maxX - px)
          let v = max(0, corner & 2 == 0 ? py - bounds.minY : bounds.maxY - py)
          guard u / bounds.width + v / bounds.height < cornerSize else { continue }
          counts[corner] += 1
          sums[corner] += Double(plane[x, y]) / 255
        }
      }
    }
    return zip(sums, counts).map { $1 == 0 ? 0 : $0 / $1 }
  }
}
