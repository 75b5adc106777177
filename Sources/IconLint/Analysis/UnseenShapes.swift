import IconModel

/// A shape that does not show.
struct Unseen: Sendable, Hashable {
  /// An edge of the canvas.
  enum Edge: String, Sendable { case left, top, right, bottom }

  /// Why it does not show.
  enum Reason: Sendable, Hashable {
    case hidden
    /// It has no size, or no path.
    case empty
    /// It encloses nothing, and no stroke of it shows.
    case withoutInk
    /// By a transform that has no inverse.
    case flattened
    case unpainted
    /// It begins so many pixels beyond an edge.
    case outside(Double, Edge)
    /// The same as an earlier shape.
    case twice(Int)
    /// What is there without it, is there with it; by a shape that covers it whole, if there is one, at these scales.
    case covered(by: Int?, [SourceScale])
    /// By a later shape.
    case erased(by: Int, [SourceScale])
    case erasesNothing([SourceScale])
    /// Of such an alpha at most.
    case faint(Int, [SourceScale])
  }

  /// Its place in the order of drawing.
  var shape: Int
  var reason: Reason
}

/// Looks for the shapes of a drawing that change no pixel.
struct UnseenShapes {
  private let drawing: SourceDrawing
  /// What each pixel is drawn by, at the largest scale: a shape, ``nobody`` or ``several``.
  private var owners: [Int32] = []

  private static let nobody: Int32 = -1
  private static let several: Int32 = -2

  /// With more shapes than this, none is looked at.
  static let mostShapes = 300
  /// A pixel that changes by no more than this stays the same.
  private static let still = 3
  /// A shape that is drawn twice makes a pixel that is covered by half darker by so much.
  private static let hardened = 64
  /// The segments that may be drawn to leave each suspect out in turn.
  private static let workBudget = 200_000.0

  init(_ drawing: SourceDrawing) { self.drawing = drawing }

  /// The shapes that do not show, in the order of drawing.
  var all: [Unseen] {
    var found: [Int: Unseen.Reason] = [:]
    var twins: [Twin: Int] = [:]
    for shape in drawing.shapes {
      found[shape.index] = unseenByItself(shape)
      guard found[shape.index] == nil, !shape.isCut else { continue }
      let twin = Twin(shape)
      if let first = twins[twin], change(without: shape, at: drawing.largest) <= Self.hardened {
        found[shape.index] = .twice(first)
      } else {
        twins[twin] = shape.index
      }
    }
    let suspects = self.suspects.filter { found[$0] == nil }
    for suspect in suspects.prefix(Int(Self.workBudget / max(1, drawing.work))) {
      if let reason = unseenAmongOthers(drawing.shapes[suspect]) { found[suspect] = reason }
    }
    return found.keys.sorted().compactMap { index in found[index].map { Unseen(shape: index, reason: $0) } }
  }

  // MARK: Each by itself

  private func unseenByItself(_ shape: SourceShape) -> Unseen.Reason? {
    if (shape.fill?.alpha ?? 0) <= 0, (shape.stroke?.alpha ?? 0) <= 0 { return .unpainted }
    guard let reach = shape.reach else { return .withoutInk }
    let (width, height) = (Double(drawing.unit.size.width), Double(drawing.unit.size.height))
    let canvas = Rect(x: 0, y: 0, width: width, height: height)
    // A box that is a line by itself says nothing of its ink.
    if !reach.isEmpty, canvas.holds(reach) { return nil }
    guard let box = drawing.inkBox(of: shape) else { return .withoutInk }
    let distances: [(Double, Unseen.Edge)] = [
      (-box.maxX, .left), (-box.maxY, .top), (box.minX - width, .right), (box.minY - height, .bottom),
    ]
    guard let farthest = distances.max(by: { $0.0 < $1.0 }), farthest.0 >= 0 else { return nil }
    return .outside(farthest.0, farthest.1)
  }

  /// What two shapes have in common that are the same.
  private struct Twin: Hashable {
    var outline: Path
    var fill: Fill?
    var stroke: Stroke?
    var strokeScale: Double
    var opacity: Double

    init(_ shape: SourceShape) {
      outline = shape.outline
      fill = shape.shape.fill
      stroke = shape.shape.stroke
      strokeScale = shape.strokeScale.mean
      opacity = shape.opacity
    }
  }

  // MARK: Among the others

  /// The reduction that pictures are compared at.
  private func zoom(_ scale: SourceScale) -> Double { drawing.reduction(of: scale, to: SourceDrawing.judgedSide) }

  /// The shapes that have no pixel to themselves; only these can change none.
  private var suspects: [Int] {
    guard let whole = drawing.mask(at: drawing.largest, zoom: zoom(drawing.largest)) else { return [] }
    var owners = [Int32](repeating: Self.nobody, count: whole.samples.count)
    for (index, coverage) in drawing.coverages(at: drawing.largest, zoom: zoom(drawing.largest)).enumerated() {
      for pixel in coverage.samples.indices where coverage.samples[pixel] > 0 {
        // Of what is hardly covered nobody is sure.
        owners[pixel] = owners[pixel] == Self.nobody && Int(coverage.samples[pixel]) > Self.still ? Int32(index) : Self.several
      }
    }
    let alone = Set(owners)
    return drawing.shapes.filter { shape in
      let erases = shape.fill?.isKnockout == true || shape.stroke?.isKnockout == true
      return !shape.isCut && (erases || !alone.contains(Int32(shape.index)))
    }.map(\.index)
  }

  /// The largest change of a pixel that leaving a shape out makes.
  private func change(without shape: SourceShape, at scale: SourceScale) -> Int {
    guard let whole = drawing.mask(at: scale, zoom: zoom(scale)),
      let rest = drawing.draw(drawing.icon.keeping { $0 != shape.index }, at: scale, zoom: zoom(scale))
    else { return .max }
    return zip(whole.samples, rest.samples).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }

  private func unseenAmongOthers(_ shape: SourceShape) -> Unseen.Reason? {
    guard change(without: shape, at: drawing.largest) <= Self.still else { return nil }
    let scales = drawing.scales.filter { $0 == drawing.largest || change(without: shape, at: $0) <= Self.still }
    let ink = drawing.icon.inkOfShape(shape.index)
    guard let own = drawing.draw(ink, at: drawing.largest, zoom: zoom(drawing.largest)) else { return nil }
    let strongest = Int(own.samples.max() ?? 0)
    if strongest == 0 { return .withoutInk }
    if strongest <= Self.still { return shape.reach.map(drawing.isFrame) ?? false ? nil : .faint(strongest, scales) }
    if shape.fill?.isKnockout ?? true, shape.stroke?.isKnockout ?? true { return .erasesNothing(scales) }
    let overlaps = drawing.coverages(at: drawing.largest, zoom: zoom(drawing.largest)).map { coverage in
      zip(own.samples, coverage.samples).reduce(0) { $0 + Int(min($1.0, $1.1)) }
    }
    let others = drawing.shapes.indices.filter { $0 != shape.index && overlaps[$0] > 0 }.map { drawing.shapes[$0] }
    // Where colour tells them apart, what is lost is lost with the colour.
    if others.contains(where: { !$0.colors.isSubset(of: shape.colors) }) { return nil }
    guard let most = others.max(by: { (overlaps[$0.index], $0.index) < (overlaps[$1.index], $1.index) }) else { return nil }
    let coversAll = 100 * overlaps[most.index] >= 99 * overlaps[shape.index]
    if most.erases, most.index > shape.index { return .erased(by: most.index, scales) }
    return .covered(by: coversAll ? most.index : nil, scales)
  }
}

extension SourceDrawing {
  /// Whether a box, in px, is as large as the canvas, or larger: many programs mark the canvas with a shape that does not show.
  func isFrame(_ box: Rect) -> Bool {
    let frame = unit.canvas.transform.bounds(of: Rect(x: 0, y: 0, width: icon.size.width, height: icon.size.height))
    return box.insetBy(-0.51).holds(frame)
  }
}

extension SourceShape {
  /// Whether it takes something away.
  var erases: Bool { fill?.isKnockout == true || stroke?.isKnockout == true }

  /// The flat colours of its paints, without their alphas.
  fileprivate var colors: Set<Color> {
    Set(
      [fill, stroke].compactMap { paint in
        guard var color = paint?.color else { return nil }
        color.alpha = 1
        return color
      })
  }
}
