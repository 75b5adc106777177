import IconModel

/// Where a drawing's long straight edges of one direction fall between pixels: if nearly all have the same phase, one move makes all crisp.
struct EdgePhases: Sendable {
  /// The length of all edges together, in pixels.
  let total: Int
  /// The length of those that share the most common phase.
  let agreeing: Int
  /// The move that makes those crisp, in pixels to the right or down; from -0.5 to 0.5.
  let shift: Double
  /// The longest edge of the most common phase, and its alpha.
  let box: PixelRect
  let alpha: Int

  /// The direction of edges.
  enum Direction: CaseIterable {
    case horizontal
    case vertical
  }

  /// Phases are told apart in sixteenths of a pixel.
  private static let bins = 16
  /// Alphas of one edge differ by no more than this.
  private static let evenness = 10
  /// From here on the row behind an edge is the inside of a shape.
  private static let insideAlpha = 200
  /// Two rows of a line between pixels add up to a full one, less what antialiasing may lose.
  private static let lineAlpha = 231
  /// What lies behind an edge is at least as strong, but for this much.
  private static let slack = 8
  /// From here on a row may be an inside of its own, whatever lies behind it.
  private static let crispAlpha = 240

  /// Measures the edges that are at least `minimumLength` pixels long; nil where there are none.
  init?(_ plane: AlphaPlane, _ direction: Direction, minimumLength: Int) {
    self.init(plane, ink: BitPlane(plane, from: UInt8(Picture.inkAlpha)), direction, minimumLength: minimumLength)
  }

  /// Measures the edges of a plane of which it is known where ink is.
  init?(_ plane: AlphaPlane, ink: BitPlane, _ direction: Direction, minimumLength: Int) {
    var histogram = Histogram()
    let walk = Walk(plane, direction)
    // Edges lie along one axis; what tells them lies across it.
    let (along, across): (BitPlane.Axis, BitPlane.Axis) = direction == .horizontal ? (.across, .down) : (.down, .across)
    for isInkBelow in [true, false] {
      var long = ink.edges(isInkBelow ? -1 : 1, across)
      long.keepRuns(of: minimumLength, along)
      long.edges(-1, along).forEachPixel { x, y in
        let (row, start) = direction == .horizontal ? (y, x) : (x, y)
        walk.forEachRun(row: row, from: start, isInkBelow: isInkBelow) { run in if run.length >= minimumLength { histogram.add(run) } }
      }
    }
    guard histogram.total > 0 else { return nil }
    let peak = histogram.peak
    let run = histogram.longest(near: peak.bin)
    total = histogram.total
    agreeing = Int(peak.length)
    shift = peak.shift
    alpha = run.sum / run.length
    box =
      switch direction {
      case .horizontal: PixelRect(x: run.start, y: run.row, width: run.length, height: 1)
      case .vertical: PixelRect(x: run.row, y: run.start, width: 1, height: run.length)
      }
  }

  var share: Double { Double(agreeing) / Double(total) }

  /// A straight edge.
  private struct Run {
    var row = 0
    var start = 0
    var length = 0
    /// Of its alphas.
    var sum = 0
    var isInkBelow = true

    /// Of edges that are equally long, the first one where a shape starts is shown.
    func isBetter(than other: Run) -> Bool {
      if length != other.length { return length > other.length }
      if isInkBelow != other.isInkBelow { return isInkBelow }
      return (row, start) < (other.row, other.start)
    }

    /// How far into its row the edge lies, from 0 to 1 in the direction of growing rows.
    var phase: Double {
      let coverage = Double(sum) / Double(length) / 255
      let phase = isInkBelow ? 1 - coverage : coverage
      return phase - phase.rounded(.down)
    }
  }

  /// Runs over the rows of a plane, or over its columns as if they were rows.
  private struct Walk {
    let bytes: [UInt8]
    let columns: Int
    private let first: Int
    private let along: Int
    private let across: Int

    init(_ plane: AlphaPlane, _ direction: Direction) {
      bytes = plane.bytes
      first = plane.index(0, 0)
      switch direction {
      case .horizontal: (columns, along, across) = (plane.width, 1, plane.stride)
      case .vertical: (columns, along, across) = (plane.height, plane.stride, 1)
      }
    }

    /// Finds the edges among the pixels of a row from `start` on that are drawn beside one that is not.
    func forEachRun(row: Int, from start: Int, isInkBelow: Bool, _ body: (Run) -> Void) {
      let inwards = isInkBelow ? across : -across
      var run = Run(row: row, isInkBelow: isInkBelow)
      var before = 0
      for column in start..<columns {
        let place = first &+ row &* across &+ column &* along
        let alpha = Int(bytes[place])
        guard alpha >= Picture.inkAlpha, bytes[place &- inwards] < Picture.inkAlpha else { break }
        let isEdge = isEdge(place, inwards, alpha)
        if isEdge, run.length > 0, abs(alpha &- before) <= EdgePhases.evenness {
          run.length &+= 1
          run.sum &+= alpha
        } else {
          if run.length > 0 { body(run) }
          (run.start, run.length, run.sum) = (column, isEdge ? 1 : 0, alpha)
        }
        before = alpha
      }
      if run.length > 0 { body(run) }
    }

    /// Whether a drawn pixel with nothing before it has a shape, or the other half of a line, behind it.
    private func isEdge(_ place: Int, _ inwards: Int, _ alpha: Int) -> Bool {
      if alpha >= EdgePhases.crispAlpha { return true }
      let inside = Int(bytes[place &+ inwards])
      guard inside >= alpha &- EdgePhases.slack else { return false }
      return inside >= EdgePhases.insideAlpha
        || (alpha &+ inside >= EdgePhases.lineAlpha && bytes[place &+ 2 &* inwards] < Picture.inkAlpha)
    }
  }

  /// The length of edges by phase.
  private struct Histogram {
    private(set) var total = 0
    private var longest = [Run](repeating: Run(), count: EdgePhases.bins)
    private var lengths = [Int](repeating: 0, count: EdgePhases.bins)

    mutating func add(_ run: Run) {
      let bin = Int(run.phase * Double(EdgePhases.bins) + 0.5) % EdgePhases.bins
      lengths[bin] += run.length
      total += run.length
      if run.isBetter(than: longest[bin]) { longest[bin] = run }
    }

    /// The longest edge of a bin; if that is empty, of its neighbours, which count as its phase too.
    func longest(near bin: Int) -> Run {
      if longest[bin].length > 0 { return longest[bin] }
      let count = EdgePhases.bins
      let (after, before) = (longest[(bin + 1) % count], longest[(bin + count - 1) % count])
      return after.length >= before.length ? after : before
    }

    /// The most common phase: its bin, the length of it and its two neighbours, and the move that cures it.
    var peak: (bin: Int, length: Int, shift: Double) {
      let count = EdgePhases.bins
      var (best, most) = (0, -1)
      for bin in 0..<count {
        let length = lengths[bin] + lengths[(bin + 1) % count] + lengths[(bin + count - 1) % count]
        if length > most || (length == most && lengths[bin] > lengths[best]) { (best, most) = (bin, length) }
      }
      let lean = Double(lengths[(best + 1) % count] - lengths[(best + count - 1) % count]) / Double(max(most, 1))
      let phase = (Double(best) + lean) / Double(count)
      return (best, most, phase <= 0.5 ? -phase : 1 - phase)
    }
  }
}
