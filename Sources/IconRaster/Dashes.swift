import IconModel

extension Pen {
  var dashesPerLength: Double { Double(dashes.count / 2) / period }

  /// Whether a subpath begins with a dash, not with a gap.
  var beginsWithDash: Bool { phase.index % 2 == 0 }

  /// How far in the pen's space chords may be from their curve.
  var flatness: Double { Painter.tolerance * width / 2 / radius }

  /// The dash or gap that a subpath begins with, and how much of it is left.
  fileprivate var phase: (index: Int, left: Double) {
    guard !dashes.isEmpty else { return (0, .infinity) }
    var offset = dashOffset.truncatingRemainder(dividingBy: period)
    if offset < 0 { offset += period }
    for (index, length) in dashes.enumerated() {
      if offset < length { return (index, length - offset) }
      offset -= length
    }
    return (0, dashes[0])
  }
}

/// Cuts a path into its dashes, in the pen's space: what Cairo does too, but here they can be cut to the canvas before Cairo sees them.
///
/// Square caps become part of the lines, so that a dash of no length keeps its direction; the pen then has butt caps.
struct Dasher {
  private struct Dash {
    var points: [Point]
    var first: Point
    var last: Point
  }

  private let pen: Pen
  private let cap: Double
  private var output: [Path.Segment] = []
  private var index = 0
  private var left = 0.0
  /// The dash being drawn; nil in a gap.
  private var dash: Dash?
  /// The dash with which the subpath began, once it has ended: a closed subpath's last one may go on in it.
  private var held: Dash?
  private var isAtFirstDash = false

  /// Makes the dasher of a pen that has dashes.
  init(_ pen: Pen) {
    self.pen = pen
    cap = pen.cap == .square ? pen.width / 2 : 0
  }

  /// Adds a path in the shape's space.
  mutating func add(_ path: Path) {
    path.flatten(pen.measure, tolerance: pen.flatness) { step in
      switch step {
      case .begin(let p): begin(at: p)
      case .line(let p, let q): advance(from: p, to: q)
      case .close: end(isClosed: true)
      }
    }
  }

  /// Ends the last subpath and hands out the dashes as subpaths of lines.
  mutating func finish() -> Path {
    end(isClosed: false)
    return Path(output)
  }

  private mutating func begin(at p: Point) {
    end(isClosed: false)
    (index, left) = pen.phase
    isAtFirstDash = pen.beginsWithDash
    if isAtFirstDash { dash = Dash(points: [p], first: .zero, last: .zero) }
  }

  private mutating func advance(from p: Point, to q: Point) {
    let length = (q - p).length
    guard length > 0 else { return }
    let direction = (q - p) * (1 / length)
    var done = 0.0
    if dash != nil, dash?.first == .zero { dash?.first = direction }
    while length - done > left {
      done += left
      let point = p + direction * done
      if dash == nil {
        dash = Dash(points: [point], first: direction, last: direction)
      } else {
        dash?.points.append(point)
        dash?.last = direction
        endDash()
      }
      index = (index + 1) % pen.dashes.count
      left = pen.dashes[index]
    }
    left -= length - done
    dash?.points.append(q)
    dash?.last = direction
  }

  private mutating func endDash() {
    guard let dash else { return }
    if isAtFirstDash { held = dash } else { emit(dash) }
    isAtFirstDash = false
    self.dash = nil
  }

  private mutating func end(isClosed: Bool) {
    if isClosed, isAtFirstDash, let dash {
      emit(dash, isClosed: true)
    } else if isClosed, let held, var joined = dash {
      joined.points += held.points.dropFirst()
      joined.last = held.last
      emit(joined)
    } else {
      if let dash { emit(dash) }
      if let held { emit(held) }
    }
    dash = nil
    held = nil
    isAtFirstDash = false
  }

  private mutating func emit(_ dash: Dash, isClosed: Bool = false) {
    guard let first = dash.points.first, let last = dash.points.last else { return }
    output.append(.move(isClosed ? first : first - dash.first * cap))
    for point in dash.points.dropFirst().dropLast() { output.append(.line(point)) }
    output.append(isClosed ? .close : .line(last + dash.last * cap))
  }
}
