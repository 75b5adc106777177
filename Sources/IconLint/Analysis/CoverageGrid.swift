import IconModel

/// A picture's alphas, averaged over the cells of a grid, with a border of zeros so that shifted grids need no test for the edge.
///
/// All of it is whole numbers in plain loops, which the compiler does several at a time: each set of scales goes through here.
struct CoverageGrid: Sendable {
  let width: Int
  let height: Int
  private let stride: Int
  /// In 64ths of an alpha.
  private var cells: [Int32]

  /// Grids are shifted by up to a cell, and half shifts look at the next one.
  private static let border = 2
  private static let full: Int32 = 255 << 6

  /// Averages a plane's pixels over a grid of so many cells.
  init(_ plane: AlphaPlane, _ size: PixelSize) {
    self.init(width: size.width, height: size.height)
    if plane.width % size.width == 0, plane.height % size.height == 0 {
      average(plane, PixelSize(plane.width / size.width, plane.height / size.height))
    } else {
      average(plane)
    }
  }

  /// Averages a plane of which each cell is so many whole pixels.
  private mutating func average(_ plane: AlphaPlane, _ times: PixelSize) {
    // A cell's part of 2^32: multiplying is a tenth of dividing.
    let share = (64 << 32) / (times.width &* times.height) &+ 1
    let (size, first, stride) = (PixelSize(width, height), index(0, 0), stride)
    var sums = [Int32](repeating: 0, count: plane.width)
    unsafe cells.withUnsafeMutableBufferPointer { cells in
      unsafe sums.withUnsafeMutableBufferPointer { sums in
        for y in 0..<size.height {
          unsafe sums.update(repeating: 0)
          for row in y &* times.height..<(y &+ 1) &* times.height { unsafe Self.add(plane, row: row, times: 1, to: sums) }
          let row = first &+ y &* stride
          for x in 0..<size.width {
            var sum: Int32 = 0
            for column in x &* times.width..<(x &+ 1) &* times.width { unsafe sum &+= sums[column] }
            unsafe cells[row &+ x] = Int32(truncatingIfNeeded: (Int(sum) &* share) &>> 32)
          }
        }
      }
    }
  }

  /// Averages a plane of which cells share pixels.
  private mutating func average(_ plane: AlphaPlane) {
    let columns = Shares(plane.width, width)
    let rows = plane.height == plane.width && height == width ? columns : Shares(plane.height, height)
    let (size, first, stride) = (PixelSize(width, height), index(0, 0), stride)
    var sums = [Int32](repeating: 0, count: plane.width)
    unsafe cells.withUnsafeMutableBufferPointer { cells in
      unsafe sums.withUnsafeMutableBufferPointer { sums in
        for y in 0..<size.height {
          unsafe sums.update(repeating: 0)
          for entry in rows.ends[y]..<rows.ends[y &+ 1] {
            unsafe Self.add(plane, row: rows.pixels[entry], times: rows.weights[entry], to: sums)
          }
          let row = first &+ y &* stride
          for x in 0..<size.width {
            var sum: Int32 = 0
            // Twelve bits of the row's share, eight of alpha: four bits are let go before the column's twelve come to it.
            for entry in columns.ends[x]..<columns.ends[x &+ 1] {
              unsafe sum &+= columns.weights[entry] &* (sums[columns.pixels[entry]] &>> 4)
            }
            unsafe cells[row &+ x] = min(sum &>> 14, Self.full)
          }
        }
      }
    }
  }

  /// Adds a row's alphas to sums.
  private static func add(_ plane: AlphaPlane, row: Int, times weight: Int32, to sums: UnsafeMutableBufferPointer<Int32>) {
    let first = plane.index(0, row)
    unsafe plane.bytes.withUnsafeBufferPointer { bytes in
      if weight == 1 {
        for x in 0..<plane.width { unsafe sums[x] &+= Int32(bytes[first &+ x]) }
      } else {
        for x in 0..<plane.width { unsafe sums[x] &+= weight &* Int32(bytes[first &+ x]) }
      }
    }
  }

  private init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    stride = width + 2 * Self.border
    cells = [Int32](repeating: 0, count: stride * (height + 2 * Self.border))
  }

  /// Which pixels a cell of one axis covers, and how much of the cell each one is.
  private struct Shares {
    /// The entries of cell `i` are `ends[i] ..< ends[i + 1]`.
    var ends = [0]
    var pixels: [Int] = []
    /// In 4,096ths of the cell.
    var weights: [Int32] = []

    init(_ pixelCount: Int, _ cells: Int) {
      let entries = pixelCount + cells
      ends.reserveCapacity(cells + 1)
      pixels.reserveCapacity(entries)
      weights.reserveCapacity(entries)
      let length = Double(pixelCount) / Double(cells)
      for cell in 0..<cells {
        let start = Double(cell) * Double(pixelCount) / Double(cells)
        let end = Double(cell + 1) * Double(pixelCount) / Double(cells)
        var pixel = Int(start)
        while pixel < pixelCount, Double(pixel) < end {
          pixels.append(pixel)
          weights.append(Int32((min(end, Double(pixel + 1)) - max(start, Double(pixel))) / length * 4096 + 0.5))
          pixel += 1
        }
        ends.append(pixels.count)
      }
    }
  }

  private func index(_ x: Int, _ y: Int) -> Int { (y &+ Self.border) &* stride &+ x &+ Self.border }

  /// All cells together, in alphas.
  var sum: Double { Double(cells.reduce(0) { $0 &+ Int($1) }) / 64 }

  /// Every cell times a factor, at most 255.
  func scaled(by factor: Float) -> CoverageGrid {
    var grid = self
    for cell in grid.cells.indices { grid.cells[cell] = Int32(min(Float(Self.full), Float(cells[cell]) * factor)) }
    return grid
  }

  /// Every cell the mean of its 3x3 cells.
  var blurred: CoverageGrid {
    var soft = CoverageGrid(width: width, height: height)
    var sums = [Int32](repeating: 0, count: stride)
    unsafe cells.withUnsafeBufferPointer { cells in
      unsafe soft.cells.withUnsafeMutableBufferPointer { soft in
        unsafe sums.withUnsafeMutableBufferPointer { sums in
          for y in 0..<height {
            let row = (y &+ Self.border) &* stride
            for x in 0..<stride { unsafe sums[x] = cells[row &- stride &+ x] &+ cells[row &+ x] &+ cells[row &+ stride &+ x] }
            for x in Self.border..<Self.border &+ width { unsafe soft[row &+ x] = (sums[x &- 1] &+ sums[x] &+ sums[x &+ 1]) / 9 }
          }
        }
      }
    }
    return soft
  }

  /// The part of the ink that differs if the other is moved by half cells to the left and up, by up to two.
  func difference(from other: CoverageGrid, dx: Int, dy: Int) -> Double {
    let offset = (dy >> 1) &* stride &+ (dx >> 1)
    // Between two cells lies their mean. Where only one axis is halved, the same two count twice.
    let isHalf = dx & 1 != 0 || dy & 1 != 0
    let (right, down) = (dx & 1, dy & 1 == 0 ? 0 : stride)
    var (apart, all) = (0, 0)
    unsafe cells.withUnsafeBufferPointer { cells in
      unsafe other.cells.withUnsafeBufferPointer { others in
        for y in 0..<height {
          // No sum of a row leaves 31 bits: 4 * 255 * 64 for each of the 8,192 cells that the widest picture has.
          var (rowApart, rowAll): (Int32, Int32) = (0, 0)
          let row = index(0, y)
          if isHalf {
            for x in row..<row &+ width {
              let a = unsafe 4 &* cells[x]
              let b =
                unsafe others[x &+ offset] &+ others[x &+ offset &+ right] &+ others[x &+ offset &+ down]
                &+ others[x &+ offset &+ right &+ down]
              rowApart &+= max(a, b) &- min(a, b)
              rowAll &+= max(a, b)
            }
          } else {
            for x in row..<row &+ width {
              let (a, b) = unsafe (cells[x], others[x &+ offset])
              rowApart &+= max(a, b) &- min(a, b)
              rowAll &+= max(a, b)
            }
          }
          apart &+= Int(rowApart)
          all &+= Int(rowAll)
        }
      }
    }
    return all == 0 ? 0 : Double(apart) / Double(all)
  }

  /// The box of the cells that differ by more than `limit` alphas from those of another grid, which is moved by up to a cell to the left and up.
  func cells(farFrom other: CoverageGrid, by limit: Int32, dx: Int, dy: Int) -> PixelRect? {
    var box = PixelBox()
    for y in 0..<height {
      for x in 0..<width where abs(cells[index(x, y)] - other.cells[index(x + dx, y + dy)]) > limit << 6 { box.add(x, y) }
    }
    return box.rect
  }
}
