import IconModel

/// Alphas of 1…3 where 0 was meant, and of 252…254 where 255 was, that no antialiasing explains: an edge is always beside that.
struct Leftovers: Sendable {
  /// How many pixels, and the box around them.
  let low: Int
  let lowBox: PixelRect?
  let high: Int
  let highBox: PixelRect?

  static let lowAlphas = 1...3
  static let highAlphas = 252...254
  /// Antialiasing and ringing of resampling filters reach this far from an edge.
  private static let edgeReach = 3
  /// Of a pixel's neighbourhood, at the picture's rim, as many cells must be inside for it to count as flat.
  private static let flatCells = 6

  /// Looks at a picture's pixels.
  init(_ plane: AlphaPlane) {
    var (low, high) = (0, 0)
    var (lowBox, highBox) = (PixelBox(), PixelBox())
    for y in 0..<plane.height {
      for x in 0..<plane.width {
        let alpha = plane[x, y]
        if Self.lowAlphas.contains(alpha) {
          guard Self.isLeftover(plane, x, y, kind: 0...3, flat: { $0.isUniform }) else { continue }
          low += 1
          lowBox.add(x, y)
        } else if Self.highAlphas.contains(alpha) {
          guard Self.isLeftover(plane, x, y, kind: 252...255, flat: { $0.highest <= Self.highAlphas.upperBound }) else { continue }
          high += 1
          highBox.add(x, y)
        }
      }
    }
    (self.low, self.high) = (low, high)
    (self.lowBox, self.highBox) = (lowBox.rect, highBox.rect)
  }

  /// Whether a pixel lies in a flat place of its kind, or far from anything of another kind.
  private static func isLeftover(
    _ plane: AlphaPlane, _ x: Int, _ y: Int, kind: ClosedRange<Int>, flat: (Neighbourhood) -> Bool
  ) -> Bool {
    let near = Neighbourhood(plane, x, y, reach: 1)
    guard near.isWithin(kind) else { return false }
    return (near.cells >= flatCells && flat(near)) || Neighbourhood(plane, x, y, reach: edgeReach).isWithin(kind)
  }

  /// The lowest and highest alpha around a pixel, the pixel included.
  private struct Neighbourhood {
    var lowest = 255
    var highest = 0
    var cells = 0

    init(_ plane: AlphaPlane, _ x: Int, _ y: Int, reach: Int) {
      for v in max(0, y - reach)...min(plane.height - 1, y + reach) {
        for u in max(0, x - reach)...min(plane.width - 1, x + reach) {
          let alpha = plane[u, v]
          lowest = min(lowest, alpha)
          highest = max(highest, alpha)
          cells += 1
        }
      }
    }

    var isUniform: Bool { lowest == highest }
    func isWithin(_ kind: ClosedRange<Int>) -> Bool { lowest >= kind.lowerBound && highest <= kind.upperBound }
  }
}
