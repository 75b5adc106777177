import IconModel

/// How much the drawings of two scales of an icon differ, once both are brought to the grid of points.
struct Resemblance: Sendable {
  /// The part of the ink that differs after the best shift, from 0 to 1.
  let difference: Double
  /// That shift, in points to the right and down.
  let shift: Point
  /// The cells of the grid that clearly differ.
  let cells: PixelRect?
  let grid: PixelSize

  /// An eighth less or more is drawn by another hand: the shifts tried, in half points.
  private static let halfSteps = -2...2
  /// From here on a cell clearly differs.
  private static let cellDifference: Float = 128

  /// Compares two scales.
  ///
  /// - Parameter enough: a difference that is small enough; half shifts, which can only lower it, are tried above that alone.
  init(_ first: AlphaPlane, _ second: AlphaPlane, grid: PixelSize, enough: Double) {
    let (a, b) = (CoverageGrid(first, grid), CoverageGrid(second, grid))
    let (softA, softB) = (a.blurred, b.blurred)
    let whole = Self.halfSteps.filter { $0 % 2 == 0 }
    var best = Self.best(softA, softB, down: whole, right: whole)
    if best.difference > enough { best = Self.best(softA, softB, down: Array(Self.halfSteps), right: Array(Self.halfSteps)) }
    difference = best.difference
    shift = Point(Double(best.dx) / 2, Double(best.dy) / 2)
    self.grid = grid
    let sharp = Self.best(a, b, down: whole, right: whole)
    cells = a.cells(farFrom: b, by: Self.cellDifference, dx: sharp.dx / 2, dy: sharp.dy / 2)
  }

  private static func best(
    _ a: CoverageGrid, _ b: CoverageGrid, down: [Int], right: [Int]
  ) -> (difference: Double, dx: Int, dy: Int) {
    var best = (difference: Double.infinity, dx: 0, dy: 0)
    for dy in down {
      for dx in right {
        let difference = a.difference(from: b, dx: dx, dy: dy)
        if difference < best.difference { best = (difference, dx, dy) }
      }
    }
    return best
  }

  /// The ratio of the ink of two scales on their common grid, if they are the same drawing in different strength.
  static func strength(_ first: AlphaPlane, _ second: AlphaPlane, grid: PixelSize) -> Double? {
    let (a, b) = (CoverageGrid(first, grid), CoverageGrid(second, grid))
    guard a.sum > 0, b.sum > 0 else { return nil }
    let ratio = b.sum / a.sum
    guard ratio < 0.8 || ratio > 1.25 else { return nil }
    return a.blurred.difference(from: b.scaled(by: Float(1 / ratio)).blurred, dx: 0, dy: 0) < 0.15 ? ratio : nil
  }
}

/// A picture's alphas, averaged over the cells of a grid.
struct CoverageGrid: Sendable {
  let width: Int
  let height: Int
  private var cells: [Float]

  /// Averages a plane's pixels over a grid of so many cells.
  init(_ plane: AlphaPlane, _ grid: PixelSize) {
    (width, height) = (grid.width, grid.height)
    var columns = [Float](repeating: 0, count: grid.width * plane.height)
    for cell in Self.spans(plane.width, grid.width).enumerated() {
      for (x, share) in cell.element {
        for y in 0..<plane.height {
          let place = y &* grid.width &+ cell.offset
          columns[place] = Float(Double(columns[place]) + Double(plane[x, y]) * share.part / share.whole)
        }
      }
    }
    cells = [Float](repeating: 0, count: grid.width * grid.height)
    for cell in Self.spans(plane.height, grid.height).enumerated() {
      for (y, share) in cell.element {
        for x in 0..<grid.width {
          let place = cell.offset &* grid.width &+ x
          cells[place] = Float(Double(cells[place]) + Double(columns[y &* grid.width &+ x]) * share.part / share.whole)
        }
      }
    }
  }

  private init(width: Int, height: Int, cells: [Float]) { (self.width, self.height, self.cells) = (width, height, cells) }

  /// The pixels that each cell covers, and how much of its length each takes.
  private static func spans(_ pixels: Int, _ cells: Int) -> [[(Int, (part: Double, whole: Double))]] {
    (0..<cells).map { cell in
      let start = Double(cell) * Double(pixels) / Double(cells)
      let end = Double(cell + 1) * Double(pixels) / Double(cells)
      return (Int(start)..<pixels).prefix { Double($0) < end }.map { pixel in
        (pixel, (min(end, Double(pixel + 1)) - max(start, Double(pixel)), end - start))
      }
    }
  }

  /// The value of a cell; 0 outside.
  private subscript(x: Int, y: Int) -> Float {
    x >= 0 && y >= 0 && x < width && y < height ? cells[y &* width &+ x] : 0
  }

  var sum: Double { cells.reduce(0) { $0 + Double($1) } }

  /// Every cell times a factor, at most 255.
  func scaled(by factor: Float) -> CoverageGrid {
    CoverageGrid(width: width, height: height, cells: cells.map { min(255, $0 * factor) })
  }

  /// Every cell the mean of its 3x3 cells: what is drawn a fraction of a cell off is no other drawing.
  var blurred: CoverageGrid {
    var soft = cells
    for y in 0..<height {
      for x in 0..<width {
        var sum: Float = 0
        for v in y - 1...y + 1 {
          for u in x - 1...x + 1 where u >= 0 && v >= 0 && u < width && v < height { sum += cells[v &* width &+ u] }
        }
        soft[y &* width &+ x] = sum / 9
      }
    }
    return CoverageGrid(width: width, height: height, cells: soft)
  }

  /// The part of the ink that differs if the other is moved by half cells to the left and up.
  func difference(from other: CoverageGrid, dx: Int, dy: Int) -> Double {
    let (columns, rows) = (dx >> 1, dy >> 1)
    var (apart, all) = (0.0, 0.0)
    for y in 0..<height {
      for x in 0..<width {
        let (a, b) = (cells[y &* width &+ x], other.value(x &+ columns, y &+ rows, dx & 1 == 1, dy & 1 == 1))
        apart += Double(abs(a - b))
        all += Double(max(a, b))
      }
    }
    return all == 0 ? 0 : apart / all
  }

  /// A cell, or the mean of it and its neighbours to the right and below.
  private func value(_ x: Int, _ y: Int, _ halfRight: Bool, _ halfDown: Bool) -> Float {
    switch (halfRight, halfDown) {
    case (false, false): self[x, y]
    case (true, false): (self[x, y] + self[x &+ 1, y]) / 2
    case (false, true): (self[x, y] + self[x, y &+ 1]) / 2
    case (true, true): (self[x, y] + self[x &+ 1, y] + self[x, y &+ 1] + self[x &+ 1, y &+ 1]) / 4
    }
  }

  /// The box of the cells that differ by more than `limit` from those of another grid, which is moved by whole cells to the left and up.
  func cells(farFrom other: CoverageGrid, by limit: Float, dx: Int, dy: Int) -> PixelRect? {
    var box = PixelBox()
    for y in 0..<height { for x in 0..<width where abs(self[x, y] - other[x + dx, y + dy]) > limit { box.add(x, y) } }
    return box.rect
  }
}
