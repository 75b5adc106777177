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
    var histogram = Histogram()
    let walk = Walk(plane, direction)
    for row in 0..<walk.rows {
      walk.forEachRun(row: row) { run in if run.length >= minimumLength { histogram.add(run) } }
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
    /// Of its last pixel.
    var alpha = 0
    var isInkBelow = true

    /// Takes the next pixel in, or hands over what there is and starts anew.
    mutating func step(to column: Int, _ alpha: Int, isEdge: Bool, _ body: (Run) -> Void) {
      guard isEdge || length > 0 else { return }
      if isEdge, length > 0, abs(alpha &- self.alpha) <= EdgePhases.evenness {
        length &+= 1
        sum &+= alpha
      } else {
        if length > 0 { body(self) }
        start = column
        length = isEdge ? 1 : 0
        sum = alpha
      }
      self.alpha = alpha
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
    let rows: Int
    let columns: Int
    private let first: Int
    private let along: Int
    private let across: Int

    init(_ plane: AlphaPlane, _ direction: Direction) {
      bytes = plane.bytes
      first = plane.index(0, 0)
      switch direction {
      case .horizontal: (rows, columns, along, across) = (plane.height, plane.width, 1, plane.stride)
      case .vertical: (rows, columns, along, across) = (plane.width, plane.height, plane.stride, 1)
      }
    }

    /// Finds the edges of a row: of shapes that start there, and of shapes that end there.
    func forEachRun(row: Int, _ body: (Run) -> Void) {
      var starting = Run(row: row, isInkBelow: true)
      var ending = Run(row: row, isInkBelow: false)
      var place = first &+ row &* across
      for column in 0..<columns {
        let alpha = Int(bytes[place])
        let isInk = alpha >= Picture.inkAlpha
        starting.step(to: column, alpha, isEdge: isInk && isEdge(place, across, alpha), body)
        ending.step(to: column, alpha, isEdge: isInk && isEdge(place, -across, alpha), body)
        place &+= along
      }
      if starting.length > 0 { body(starting) }
      if ending.length > 0 { body(ending) }
    }

    /// Whether a drawn pixel has nothing before it and a shape, or the other half of a line, behind it.
    private func isEdge(_ place: Int, _ inwards: Int, _ alpha: Int) -> Bool {
      guard bytes[place &- inwards] < Picture.inkAlpha else { return false }
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
      let best = longest[bin]
      // Of edges that are equally long, the first one where a shape starts.
      if run.length > best.length || (run.length == best.length && run.isInkBelow && !best.isInkBelow) { longest[bin] = run }
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
