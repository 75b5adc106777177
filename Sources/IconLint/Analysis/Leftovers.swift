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
      plane.forEachEight(row: y) { x, alphas in
        if alphas.areClear || alphas.areFull { return }
        var kinds = alphas.reaching(1) & ~alphas.reaching(4) | alphas.reaching(252) & ~alphas.reaching(255)
        while kinds != 0 {
          let x = x &+ kinds.trailingZeroBitCount
          kinds &= kinds &- 1
          let alpha = plane.bytes[plane.index(x, y)]
          if alpha <= 3 {
            guard Self.isLeftover(plane, x, y, kind: 0...3, flat: alpha...alpha) else { continue }
            low += 1
            lowBox.add(x, y)
          } else {
            guard Self.isLeftover(plane, x, y, kind: 252...255, flat: 252...254) else { continue }
            high += 1
            highBox.add(x, y)
          }
        }
      }
    }
    (self.low, self.high) = (low, high)
    (self.lowBox, self.highBox) = (lowBox.rect, highBox.rect)
  }

  /// Whether a pixel lies in a flat place of its kind, or far from anything of another kind.
  private static func isLeftover(
    _ plane: AlphaPlane, _ x: Int, _ y: Int, kind: ClosedRange<UInt8>, flat: ClosedRange<UInt8>
  ) -> Bool {
    let near = Neighbourhood(of: plane, x, y, reach: 1)
    guard near.holdsOnly(kind, in: plane) else { return false }
    return (near.cells >= flatCells && near.holdsOnly(flat, in: plane))
      || Neighbourhood(of: plane, x, y, reach: edgeReach).holdsOnly(kind, in: plane)
  }

  /// The pixels around a pixel, itself included.
  private struct Neighbourhood {
    let columns: ClosedRange<Int>
    let rows: ClosedRange<Int>

    init(of plane: AlphaPlane, _ x: Int, _ y: Int, reach: Int) {
      columns = max(0, x - reach)...min(plane.width - 1, x + reach)
      rows = max(0, y - reach)...min(plane.height - 1, y + reach)
    }

    var cells: Int { columns.count * rows.count }

    func holdsOnly(_ alphas: ClosedRange<UInt8>, in plane: AlphaPlane) -> Bool {
      for row in rows {
        for place in plane.index(columns.lowerBound, row)...plane.index(columns.upperBound, row)
        where !alphas.contains(plane.bytes[place]) { return false }
      }
      return true
    }
  }
}
