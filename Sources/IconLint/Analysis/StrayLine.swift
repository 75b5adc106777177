import IconModel

/// A straight line that lies between pixels, beside others of its direction and width that lie on them.
struct StrayLine {
  /// Its pixels.
  let box: PixelRect
  let direction: EdgePhases.Direction
  /// In whole pixels.
  let width: Int
  /// Of its first and its last row or column.
  let alphas: (first: Int, last: Int)
  /// The move that makes it crisp, in pixels to the right or down; from -0.5 to 0.5.
  let shift: Double
  /// How many lines of its direction and width there are.
  let count: Int
  /// How many of them lie between pixels, beside this one.
  let others: Int

  /// So many lines must lie on pixels, for one that doesn't to be a slip.
  private static let fewest = 2
  /// How far, in pixels, a width may be off a whole one, and what lies on a pixel off it.
  private static let evenness = 0.1

  /// Finds the longest one of a direction; nil where there is none.
  ///
  /// - Parameters:
  ///   - ink: where the plane has ink.
  ///   - minimumLength: shorter lines are details, in pixels.
  ///   - thickest: what is thicker is an area, in pixels.
  ///   - least: from which move on a line is blurred, in pixels.
  static func find(
    in plane: AlphaPlane, ink: BitPlane, _ direction: EdgePhases.Direction, minimumLength: Int, thickest: Int, least: Double
  ) -> StrayLine? {
    let lines = Line.all(in: plane, ink: ink, direction, minimumLength: minimumLength, thickest: thickest)
    // By width.
    var (crisp, strays): ([Int: Int], [Int: Int]) = ([:], [:])
    for line in lines where line.isCrisp { crisp[line.width, default: 0] += 1 }
    // The first one of the longest.
    var best: Line?
    for line in lines where line.isStray(least) && crisp[line.width, default: 0] >= fewest {
      strays[line.width, default: 0] += 1
      if line.length > best?.length ?? 0 { best = line }
    }
    guard let best, let alike = strays[best.width], let others = crisp[best.width] else { return nil }
    return StrayLine(
      box: best.box(direction), direction: direction, width: best.width,
      alphas: (Int(best.alphas[0].rounded()), Int((best.alphas.last ?? 0).rounded())),
      shift: best.phase <= 0.5 ? -best.phase : 1 - best.phase,
      count: alike + others, others: alike - 1)
  }

  /// A line with nothing on either side, as if it were horizontal.
  private struct Line {
    let row: Int
    let start: Int
    let length: Int
    /// The means of its rows.
    let alphas: [Double]

    private var thickness: Double { alphas.reduce(0, +) / 255 }
    var width: Int { Int(thickness.rounded()) }
    /// How far into its first row it begins.
    var phase: Double { 1 - alphas[0] / 255 }

    /// Whether its width is a whole one, and all but its edges is full.
    private var isWhole: Bool {
      width > 0 && abs(thickness - thickness.rounded()) < StrayLine.evenness && alphas.dropFirst().dropLast().allSatisfy { $0 >= 240 }
    }

    var isCrisp: Bool { isWhole && alphas.count == width }
    func isStray(_ least: Double) -> Bool { isWhole && alphas.count == width + 1 && least...(1 - least) ~= phase }

    func box(_ direction: EdgePhases.Direction) -> PixelRect {
      switch direction {
      case .horizontal: PixelRect(x: start, y: row, width: length, height: alphas.count)
      case .vertical: PixelRect(x: row, y: start, width: alphas.count, height: length)
      }
    }

    static func all(
      in plane: AlphaPlane, ink: BitPlane, _ direction: EdgePhases.Direction, minimumLength: Int, thickest: Int
    ) -> [Line] {
      let (along, across): (BitPlane.Axis, BitPlane.Axis) = direction == .horizontal ? (.across, .down) : (.down, .across)
      var long = ink.edges(-1, across)
      long.keepRuns(of: minimumLength, along)
      var lines: [Line] = []
      long.edges(-1, along).forEachPixel { x, y in
        var run = direction == .horizontal ? Run(plane, direction, row: y, column: x) : Run(plane, direction, row: x, column: y)
        while let line = run.next(thickest: thickest) { if line.length >= minimumLength { lines.append(line) } }
      }
      return lines
    }
  }

  /// Goes along an edge, and cuts it where the rows behind it change.
  private struct Run {
    private let plane: AlphaPlane
    private let direction: EdgePhases.Direction
    private let row: Int
    private var column: Int

    /// The alphas of one row of a line differ by no more than this from one pixel to the next.
    private static let evenness = 10

    init(_ plane: AlphaPlane, _ direction: EdgePhases.Direction, row: Int, column: Int) {
      (self.plane, self.direction, self.row, self.column) = (plane, direction, row, column)
    }

    /// The next piece; nil where the edge ends.
    mutating func next(thickest: Int) -> Line? {
      while isEdge {
        guard var last = strip(thickest) else {
          column += 1
          continue
        }
        let start = column
        var sums = last
        column += 1
        while isEdge, let strip = strip(thickest), strip.count == last.count, zip(strip, last).allSatisfy({ abs($0 - $1) <= Self.evenness })
        {
          for index in sums.indices { sums[index] += strip[index] }
          last = strip
          column += 1
        }
        let length = column - start
        return Line(row: row, start: start, length: length, alphas: sums.map { Double($0) / Double(length) })
      }
      return nil
    }

    private var isEdge: Bool { alpha(row) >= Picture.inkAlpha && alpha(row - 1) < Picture.inkAlpha }

    /// The alphas from the edge to where nothing is drawn any more; nil where that is too far.
    private func strip(_ thickest: Int) -> [Int]? {
      var alphas: [Int] = []
      while case let alpha = alpha(row + alphas.count), alpha >= Picture.inkAlpha {
        if alphas.count > thickest { return nil }
        alphas.append(alpha)
      }
      return alphas
    }

    private func alpha(_ row: Int) -> Int { direction == .horizontal ? plane[column, row] : plane[row, column] }
  }
}
