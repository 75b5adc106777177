import IconModel

/// Cuts a path into its dashes as SVG 2 has it (Computing the shape of an element's stroke): the pattern starts anew at each subpath, and
/// every dash has caps of its own.
///
/// A dash that ends where its subpath closes goes on in the one that begins there.
///
/// Cairo's own dashes would turn into joins where they begin on a corner, which on a pixel grid they often do; they cannot be cut to the
/// canvas; and a square cap needs a length. Here square caps become part of the lines, so that the pen has butt caps afterwards, and dashes
/// and subpaths of no length are short lines.
struct Dasher {
  private let pen: Pen
  /// What is seen of a stroke: dashes whose box misses it are left out.
  private let visible: Box
  /// How much a square cap adds.
  private let cap: Double
  /// Lengths that differ by less are taken for equal: a dash begins on a corner or behind it, never by a rounding error in front.
  private let grain: Double
  private let period: Double
  /// The dash or gap that a subpath begins with, and how much of it is left.
  private let phase: (index: Int, left: Double)
  private var output: [Path.Segment] = []
  private var dashCount = 0.0
  private var lineCount = 0

  /// Which dash or gap is being passed; dashes are even.
  private var index = 0
  /// How much of it is left.
  private var left = 0.0
  /// The dash so far; once it has ended it stays until the next one begins.
  private var dash = Dash()
  /// Whether it is the one that its subpath begins with.
  private var isFirst = false
  /// The dash that the subpath began with, once it has ended: where the subpath closes, the last one may go on in it.
  private var first = Dash()

  fileprivate struct Dash {
    var points: [Point] = []
    /// The directions in which it begins and goes on; zero as long as it has no length.
    var entry = Point.zero
    var direction = Point.zero
    /// Whether the dash has a line, if only one of no length.
    var hasLine = false
  }

  /// Makes the dasher of a pen, for what is seen in `bounds`.
  ///
  /// A pen without dashes makes one dash of each subpath.
  init(_ pen: Pen, bounds: PixelRect) {
    self.pen = pen
    visible = Box(bounds).outset(by: pen.reach + 1)
    cap = pen.cap == .square ? pen.width / 2 : 0
    grain = pen.flatness / 64
    period = pen.dashes.reduce(0, +)
    phase = pen.phase(period: period)
    output.reserveCapacity(32)
    dash.points.reserveCapacity(8)
  }

  /// The dashes of a path as subpaths of lines, in pixels.
  mutating func dashes(of path: Path) throws(RasterError) -> Path {
    try path.flatten(pen.measure, tolerance: pen.flatness) { (step) throws(RasterError) in
      switch step {
      case .begin(let p):
        endSubpath()
        (index, left) = phase
        isFirst = index % 2 == 0
        if isFirst { beginDash(at: p, .zero) }
      case .line(let p, let q):
        try advance(from: p, to: q)
      case .close:
        close()
      }
    }
    endSubpath()
    return Path(output)
  }

  private mutating func close() {
    if isFirst {
      // All in one dash: with a beginning and an end, unless the line is solid.
      write(dash, closing: pen.dashes.isEmpty)
      dash.clear()
    } else if dash.hasLine, first.hasLine, index % 2 == 0 || left > pen.dashes[index] - grain {
      dash.points += first.points.dropFirst()
      dash.direction = first.direction
      first.clear()
    }
    endSubpath()
  }

  private mutating func endSubpath() {
    isFirst = false
    write(dash)
    dash.clear()
    write(first)
    first.clear()
  }

  private mutating func advance(from p: Point, to q: Point) throws(RasterError) {
    lineCount += 1
    guard lineCount <= RasterLimits.dashedLines else {
      throw RasterError(.limit("a dashed stroke of more than \(RasterLimits.dashedLines) lines"))
    }
    if index % 2 == 0 { dash.hasLine = true }
    let length = (q - p).length
    guard length > 0 else { return }
    try countDashes(length)
    let direction = (q - p) * (1 / length)
    if index % 2 == 0 { dash.turn(direction) }
    var done = 0.0
    // A dash that ends on a corner still belongs to the line in front of it, one that begins there to the line behind it.
    while length - done > (index % 2 == 0 ? left - grain : left + grain) {
      done += left
      let point = p + direction * done
      if index % 2 == 0 {
        dash.points.append(point)
        if isFirst { swap(&dash, &first) }
        isFirst = false
      } else {
        beginDash(at: point, direction)
        dash.hasLine = true
      }
      index = (index + 1) % pen.dashes.count
      left = pen.dashes[index]
    }
    left -= length - done
    if index % 2 == 0 { dash.points.append(q) }
  }

  /// Counts the dashes of a line before they are made: a whole number on average.
  private mutating func countDashes(_ length: Double) throws(RasterError) {
    if pen.dashes.isEmpty { return }
    dashCount += length / period * Double(pen.dashes.count / 2)
    guard dashCount <= Double(RasterLimits.dashes) else {
      throw RasterError(.limit("a stroke of more than \(RasterLimits.dashes) dashes"))
    }
  }

  private mutating func beginDash(at p: Point, _ direction: Point) {
    write(dash)
    dash.clear()
    dash.points.append(p)
    dash.entry = direction
    dash.direction = direction
    dash.hasLine = false
  }

  private mutating func write(_ dash: Dash, closing: Bool = false) {
    guard dash.hasLine, var begin = dash.points.first, var end = dash.points.last else { return }
    let count = output.count
    let isDot = dash.direction == .zero
    if isDot {
      if pen.cap == .butt { return }
      // SVG 2, stroke-linecap: a square without a direction lies along the axes.
      (begin, end) = (begin - Point(cap, 0), begin + Point(cap, 0))
    } else if !closing {
      (begin, end) = (begin - dash.entry * cap, end + dash.direction * cap)
    }
    let t = pen.transform
    (begin, end) = (t.apply(begin), t.apply(end))
    var box = Box()
    box.add(begin)
    box.add(end)
    output.append(.move(begin))
    for point in dash.points[1..<max(1, isDot ? 1 : dash.points.count - 1)] {
      let point = t.apply(point)
      box.add(point)
      output.append(.line(point))
    }
    output.append(.line(end))
    if box.intersection(visible).isEmpty { return output.removeSubrange(count...) }
    if closing, !isDot { output.append(.close) }
  }
}

extension Dasher.Dash {
  /// Goes on in a direction.
  fileprivate mutating func turn(_ direction: Point) {
    self.direction = direction
    if entry == .zero { entry = direction }
  }

  /// Makes it no dash; its memory stays.
  fileprivate mutating func clear() {
    points.removeAll(keepingCapacity: true)
    hasLine = false
  }
}

extension Pen {
  /// Whether a path must be cut into dashes for this pen.
  func needsDasher(for outline: Outline) -> Bool {
    !dashes.isEmpty || (cap == .square && outline.path.hasDot(outline.matrix))
  }

  /// The pen that draws what a ``Dasher`` makes.
  var forDashes: Pen {
    var pen = self
    pen.dashes = []
    if cap == .square { pen.cap = .butt }
    return pen
  }

  /// How far in the pen's space chords may be from their curve.
  var flatness: Double { Painter.tolerance / scales.largest }

  /// The dash or gap that a subpath begins with, and how much of it is left.
  ///
  /// An offset that just ends a dash leaves one of no length.
  fileprivate func phase(period: Double) -> (index: Int, left: Double) {
    var offset = dashOffset.truncatingRemainder(dividingBy: period)
    if offset < 0 { offset += period }
    for (index, length) in dashes.enumerated() {
      if offset <= length { return (index, length - offset) }
      offset -= length
    }
    return (0, dashes.first ?? .infinity)
  }
}

extension Path {
  /// Whether a subpath has segments but no length on Cairo's grid.
  ///
  /// A `move` alone does not count. `t` takes the path to pixels.
  fileprivate func hasDot(_ t: Transform) -> Bool {
    var start = Point.zero
    var isDot = false
    var isEmpty = true
    for segment in segments {
      switch segment {
      case .move(let p):
        if isDot && !isEmpty { return true }
        start = p
        isDot = true
        isEmpty = true
      case .line(let p):
        isDot = isDot && t.merges(start, p)
        isEmpty = false
      case .cubic(let p, let q, let r):
        isDot = isDot && t.merges(start, p) && t.merges(start, q) && t.merges(start, r)
        isEmpty = false
      case .close:
        if isDot { return true }
        isEmpty = true
        isDot = true
      }
    }
    return isDot && !isEmpty
  }
}

extension Transform {
  /// Whether Cairo cannot tell the images of two points apart: it rounds coordinates to 1/256 of a pixel.
  fileprivate func merges(_ p: Point, _ q: Point) -> Bool {
    if p == q { return true }
    let (p, q) = (apply(p), apply(q))
    // Two numbers that are rounded to the same step are never further apart.
    if abs(p.x - q.x) > 1.0 / 256 || abs(p.y - q.y) > 1.0 / 256 { return false }
    let step = { (v: Double) in (v * 256).rounded(.toNearestOrEven) }
    return step(p.x) == step(q.x) && step(p.y) == step(q.y)
  }
}
