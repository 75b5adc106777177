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
        while let line = run.next(minimumLength: minimumLength, thickest: thickest) { lines.append(line) }
      }
      return lines
    }
  }

  /// Goes along an edge, and cuts it where the rows behind it change.
  private struct Run {
    private let plane: AlphaPlane
    private let row: Int
    private var column: Int
    /// Bytes from one pixel of the edge to the next, and from one row behind it to the next.
    private let along: Int
    private let across: Int
    private let first: Int

    /// The alphas of one row of a line differ by no more than this from one pixel to the next.
    private static let evenness = 10

    init(_ plane: AlphaPlane, _ direction: EdgePhases.Direction, row: Int, column: Int) {
      (self.plane, self.row, self.column) = (plane, row, column)
      (along, across) = direction == .horizontal ? (1, plane.stride) : (plane.stride, 1)
      first = plane.index(0, 0)
    }

    /// The next piece that is long enough; nil where the edge ends.
    mutating func next(minimumLength: Int, thickest: Int) -> Line? {
      while isEdge {
        let start = column
        let rows = rows(thickest)
        column += 1
        guard let rows else { continue }
        while isEdge, self.rows(thickest) == rows, isLikeTheLast(rows) { column += 1 }
        guard column - start >= minimumLength else { continue }
        return Line(row: row, start: start, length: column - start, alphas: means(from: start, rows))
      }
      return nil
    }

    private var isEdge: Bool { alpha(0) >= Picture.inkAlpha && alpha(-1) < Picture.inkAlpha }

    /// How many rows there are from the edge to where nothing is drawn any more; nil where that is too far.
    private func rows(_ thickest: Int) -> Int? {
      var count = 0
      while alpha(count) >= Picture.inkAlpha {
        count += 1
        if count > thickest + 1 { return nil }
      }
      return count
    }

    /// Whether the rows go on as they were a pixel before.
    private func isLikeTheLast(_ rows: Int) -> Bool {
      (0..<rows).allSatisfy { abs(alpha($0) - alpha($0, at: column - 1)) <= Self.evenness }
    }

    private func means(from start: Int, _ rows: Int) -> [Double] {
      (0..<rows).map { row in Double((start..<column).reduce(0) { $0 + alpha(row, at: $1) }) / Double(column - start) }
    }

    private func alpha(_ behind: Int) -> Int { alpha(behind, at: column) }

    private func alpha(_ behind: Int, at column: Int) -> Int {
      Int(plane.bytes[first &+ (row &+ behind) &* across &+ column &* along])
    }
  }
}
