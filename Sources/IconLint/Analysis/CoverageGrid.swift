import IconModel

/// A picture's alphas, averaged over the cells of a grid, with a border of zeros so that shifted grids need no test for the edge.
struct CoverageGrid: Sendable {
  let width: Int
  let height: Int
  private let stride: Int
  private var cells: [Float]

  /// Grids are shifted by up to a cell, and half shifts look at the next one.
  private static let border = 2

  /// Averages a plane's pixels over a grid of so many cells.
  init(_ plane: AlphaPlane, _ size: PixelSize) {
    self.init(width: size.width, height: size.height)
    let columns = Shares(plane.width, size.width)
    let rows = Shares(plane.height, size.height)
    var wide = [Float](repeating: 0, count: size.width * plane.height)
    for y in 0..<plane.height {
      let row = plane.index(0, y)
      for x in 0..<size.width {
        var sum: Float = 0
        for entry in columns.ends[x]..<columns.ends[x &+ 1] {
          sum += columns.weights[entry] * Float(plane.bytes[row &+ columns.pixels[entry]])
        }
        wide[y &* size.width &+ x] = sum
      }
    }
    for y in 0..<size.height {
      for entry in rows.ends[y]..<rows.ends[y &+ 1] {
        let source = rows.pixels[entry] &* size.width
        for x in 0..<size.width { cells[index(x, y)] += rows.weights[entry] * wide[source &+ x] }
      }
    }
  }

  private init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    stride = width + 2 * Self.border
    cells = [Float](repeating: 0, count: stride * (height + 2 * Self.border))
  }

  /// Which pixels a cell of one axis covers, and how much of the cell each one is.
  private struct Shares {
    /// The entries of cell `i` are `ends[i] ..< ends[i + 1]`.
    var ends = [0]
    var pixels: [Int] = []
    var weights: [Float] = []

    init(_ pixelCount: Int, _ cells: Int) {
      for cell in 0..<cells {
        let start = Double(cell) * Double(pixelCount) / Double(cells)
        let end = Double(cell + 1) * Double(pixelCount) / Double(cells)
        var pixel = Int(start)
        while pixel < pixelCount, Double(pixel) < end {
          pixels.append(pixel)
          weights.append(Float((min(end, Double(pixel + 1)) - max(start, Double(pixel))) / (end - start)))
          pixel += 1
        }
        ends.append(pixels.count)
      }
    }
  }

  private func index(_ x: Int, _ y: Int) -> Int { (y &+ Self.border) &* stride &+ x &+ Self.border }

  var sum: Double { cells.reduce(0) { $0 + Double($1) } }

  /// Every cell times a factor, at most 255.
  func scaled(by factor: Float) -> CoverageGrid {
    var grid = self
    for cell in grid.cells.indices { grid.cells[cell] = min(255, cells[cell] * factor) }
    return grid
  }

  /// Every cell the mean of its 3x3 cells.
  var blurred: CoverageGrid {
    var (rows, soft) = (self, self)
    for cell in index(0, 0)...index(width - 1, height - 1) { rows.cells[cell] = cells[cell &- 1] + cells[cell] + cells[cell &+ 1] }
    for y in 0..<height {
      for cell in index(0, y)...index(width - 1, y) {
        soft.cells[cell] = (rows.cells[cell &- stride] + rows.cells[cell] + rows.cells[cell &+ stride]) / 9
      }
    }
    return soft
  }

  /// The part of the ink that differs if the other is moved by half cells to the left and up, by up to two.
  func difference(from other: CoverageGrid, dx: Int, dy: Int) -> Double {
    let offset = (dy >> 1) &* stride &+ (dx >> 1)
    let right = dx & 1
    let down = dy & 1 == 1 ? stride : 0
    var (apart, all) = (0.0, 0.0)
    for y in 0..<height {
      for cell in index(0, y)...index(width - 1, y) {
        let place = cell &+ offset
        var b = other.cells[place]
        if right &+ down > 0 {
          // Where only one axis is halved, the same two cells count twice.
          b = (b + other.cells[place &+ right] + other.cells[place &+ down] + other.cells[place &+ right &+ down]) / 4
        }
        let a = cells[cell]
        apart += Double(abs(a - b))
        all += Double(max(a, b))
      }
    }
    return all == 0 ? 0 : apart / all
  }

  /// The box of the cells that differ by more than `limit` from those of another grid, which is moved by up to a cell to the left and up.
  func cells(farFrom other: CoverageGrid, by limit: Float, dx: Int, dy: Int) -> PixelRect? {
    var box = PixelBox()
    for y in 0..<height {
      for x in 0..<width where abs(cells[index(x, y)] - other.cells[index(x + dx, y + dy)]) > limit { box.add(x, y) }
    }
    return box.rect
  }
}
