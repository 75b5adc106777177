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
    var sums = [Float](repeating: 0, count: plane.width)
    for y in 0..<size.height {
      for entry in rows.ends[y]..<rows.ends[y &+ 1] {
        Self.add(plane, row: rows.pixels[entry], times: rows.weights[entry], to: &sums, isFirst: entry == rows.ends[y])
      }
      for x in 0..<size.width {
        var sum: Float = 0
        for entry in columns.ends[x]..<columns.ends[x &+ 1] { sum += columns.weights[entry] * sums[columns.pixels[entry]] }
        cells[index(x, y)] = sum
      }
    }
  }

  /// Adds a row's alphas to sums, or makes them the sums.
  private static func add(_ plane: AlphaPlane, row: Int, times weight: Float, to sums: inout [Float], isFirst: Bool) {
    let first = plane.index(0, row)
    unsafe plane.bytes.withUnsafeBufferPointer { bytes in
      unsafe sums.withUnsafeMutableBufferPointer { sums in
        if isFirst {
          for x in 0..<plane.width { unsafe sums[x] = weight * Float(bytes[first &+ x]) }
        } else {
          for x in 0..<plane.width { unsafe sums[x] += weight * Float(bytes[first &+ x]) }
        }
      }
    }
  }

  private init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    stride = width + 2 * Self.border
    // Rows are read eight cells at a time, the last one too.
    cells = [Float](repeating: 0, count: stride * (height + 2 * Self.border) + 8)
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
    var soft = CoverageGrid(width: width, height: height)
    var sums = [Float](repeating: 0, count: stride)
    unsafe cells.withUnsafeBufferPointer { cells in
      unsafe soft.cells.withUnsafeMutableBufferPointer { soft in
        unsafe sums.withUnsafeMutableBufferPointer { sums in
          for y in 0..<height {
            let row = (y &+ Self.border) &* stride
            for x in 0..<stride { unsafe sums[x] = cells[row &- stride &+ x] + cells[row &+ x] + cells[row &+ stride &+ x] }
            for x in Self.border..<Self.border &+ width { unsafe soft[row &+ x] = (sums[x &- 1] + sums[x] + sums[x &+ 1]) / 9 }
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
    let halves = dx & 1 != 0 || dy & 1 != 0 ? (right: dx & 1, down: dy & 1 == 0 ? 0 : stride) : nil
    let lanes = SIMD8<Int32>(0, 1, 2, 3, 4, 5, 6, 7)
    var (apart, all) = (SIMD8<Float>.zero, SIMD8<Float>.zero)
    unsafe cells.withUnsafeBytes { cells in
      unsafe other.cells.withUnsafeBytes { others in
        for y in 0..<height {
          for x in Swift.stride(from: 0, to: width, by: 8) {
            let cell = index(x, y)
            var a = unsafe cells.eight(at: cell)
            var b = unsafe others.eight(at: cell &+ offset)
            if let halves {
              unsafe b += others.eight(at: cell &+ offset &+ halves.right) + others.eight(at: cell &+ offset &+ halves.down)
              unsafe b += others.eight(at: cell &+ offset &+ halves.right &+ halves.down)
              b *= 0.25
            }
            let isBeyond = lanes .>= Int32(width &- x)
            a.replace(with: 0, where: isBeyond)
            b.replace(with: 0, where: isBeyond)
            let (low, high) = (pointwiseMin(a, b), pointwiseMax(a, b))
            apart += high - low
            all += high
          }
        }
      }
    }
    return all.sum() == 0 ? 0 : Double(apart.sum()) / Double(all.sum())
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

extension UnsafeRawBufferPointer {
  /// Eight cells from `index` on.
  fileprivate func eight(at index: Int) -> SIMD8<Float> {
    unsafe loadUnaligned(fromByteOffset: 4 &* index, as: SIMD8<Float>.self)
  }
}
