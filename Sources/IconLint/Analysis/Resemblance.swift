import IconModel

/// How much the drawings of two scales of an icon differ, once both are brought to the grid of points.
struct Resemblance: Sendable {
  /// The part of the ink that differs after the best shift, from 0 to 1.
  let difference: Double
  /// That shift, in points to the right and down.
  let shift: Point

  /// Compares two scales.
  ///
  /// - Parameter enough: a difference that is small enough: more shifts, which can only lower it, are tried above that alone.
  init(_ first: DrawingGrid, _ second: DrawingGrid, enough: Double) {
    let (a, b) = (first.soft, second.soft)
    var best = Match(difference: a.difference(from: b, dx: 0, dy: 0), dx: 0, dy: 0)
    if best.difference > enough { best = .best(a, b, halfSteps: [-2, 0, 2]) }
    if best.difference > enough { best = .best(a, b, halfSteps: [-2, -1, 0, 1, 2]) }
    difference = best.difference
    shift = Point(Double(best.dx) / 2, Double(best.dy) / 2)
  }

  /// The box of the cells that clearly differ, after the best shift by whole cells; nil where none does.
  static func differingCells(_ first: DrawingGrid, _ second: DrawingGrid) -> PixelRect? {
    let (a, b) = (first.sharp, second.sharp)
    let best = Match.best(a, b, halfSteps: [-2, 0, 2])
    return a.cells(farFrom: b, by: 128, dx: best.dx / 2, dy: best.dy / 2)
  }

  /// How many times as strong the second one is, if both are the same drawing in clearly different strength.
  static func strength(_ first: DrawingGrid, _ second: DrawingGrid) -> Double? {
    let (a, b) = (first.sharp, second.sharp)
    guard a.sum > 0, b.sum > 0 else { return nil }
    let ratio = b.sum / a.sum
    guard !(0.8...1.25).contains(ratio) else { return nil }
    return a.blurred.difference(from: b.scaled(by: Float(1 / ratio)).blurred, dx: 0, dy: 0) < 0.15 ? ratio : nil
  }

  /// A shift in half cells, and the difference it leaves.
  private struct Match {
    var difference: Double
    var dx: Int
    var dy: Int

    /// The best of all combinations of shifts.
    static func best(_ a: CoverageGrid, _ b: CoverageGrid, halfSteps: [Int]) -> Match {
      var best = Match(difference: .infinity, dx: 0, dy: 0)
      for dy in halfSteps {
        for dx in halfSteps {
          let difference = a.difference(from: b, dx: dx, dy: dy)
          if difference < best.difference { best = Match(difference: difference, dx: dx, dy: dy) }
        }
      }
      return best
    }
  }
}

/// A drawing on a grid of points, as it is and blurred a little: what is drawn a fraction of a cell off is no other drawing.
struct DrawingGrid: Sendable {
  let sharp: CoverageGrid
  let soft: CoverageGrid

  var size: PixelSize { PixelSize(sharp.width, sharp.height) }

  /// Averages a plane's pixels over a grid.
  init(_ plane: AlphaPlane, _ size: PixelSize) {
    sharp = CoverageGrid(plane, size)
    soft = sharp.blurred
  }
}
