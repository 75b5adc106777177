import IconModel

/// A move that puts all edges of a shape, and of those that touch it, on whole pixels at the smallest wanted scale.
struct GridRepair: Sendable, Hashable {
  /// The shapes that move together, by their places in the order of drawing.
  let shapes: [Int]
  /// In px.
  let move: Point

  /// Shapes that are no further apart belong together, in px.
  private static let nearness = 1.0
  /// More shapes than that are not put together.
  private static let mostShapes = 200

  /// Finds the move that repairs a shape; nil where no single one does, or where it would push something off the canvas.
  ///
  /// - Parameters:
  ///   - index: the shape's place.
  ///   - edges: of all shapes.
  ///   - drawing: what they are in.
  static func find(for index: Int, edges: [AxisEdge], in drawing: SourceDrawing) -> GridRepair? {
    guard drawing.shapes.count <= mostShapes else { return nil }
    let byShape = Dictionary(grouping: edges, by: \.shape)
    let boxes = drawing.shapes.map { drawing.inkBox(of: $0) }
    let group = group(of: index, boxes)
    var move = Point.zero
    for axis in [AxisEdge.Axis.x, .y] {
      var wanted: Double?
      for member in group {
        switch need(byShape[member] ?? [], axis, in: drawing) {
        case .nothing: continue
        case .noMove: return nil
        case .move(let distance):
          // Half a pixel to the left is as good as half a pixel to the right.
          if let wanted, SourceScale.offset(drawing.smallest.length(wanted - distance)) > 0.02 { return nil }
          wanted = wanted ?? distance
        }
      }
      if let wanted { move = axis == .x ? Point(wanted, move.y) : Point(move.x, wanted) }
    }
    guard move != .zero else { return nil }
    let canvas = Rect(x: 0, y: 0, width: Double(drawing.unit.size.width), height: Double(drawing.unit.size.height))
    for member in group {
      guard let box = boxes[member] else { continue }
      let moved = Rect(x: box.x + move.x, y: box.y + move.y, width: box.width, height: box.height)
      guard canvas.insetBy(-0.02).holds(moved) else { return nil }
    }
    return GridRepair(shapes: group, move: move)
  }

  /// What the edges of a shape on an axis need.
  enum Need: Hashable {
    /// There are none.
    case nothing
    /// A move in px, perhaps 0.
    case move(Double)
    /// They lie differently.
    case noMove
  }

  /// What edges on an axis need to be crisp at the smallest wanted scale.
  static func need(_ edges: [AxisEdge], _ axis: AxisEdge.Axis, in drawing: SourceDrawing) -> Need {
    let scale = drawing.smallest
    let places = edges.filter { $0.axis == axis && $0.length >= 1 }.map { scale.place($0.position, axis) }
    guard let first = places.first else { return .nothing }
    // Signed, round the first one: those of equal remainders are all near it, wherever whole numbers are.
    let offsets = places.map { $0 - first - ($0 - first).rounded() }
    guard let low = offsets.min(), let high = offsets.max(), high - low <= 0.02 else { return .noMove }
    let place = first + (low + high) / 2
    var move = place.rounded() - place
    if abs(move) <= GreyEdge.tolerance { return .move(0) }
    if abs(abs(move) - 0.5) < 0.01 {
      // Halfway, the canvas' centre decides.
      let middle = Double(axis == .x ? scale.size.width : scale.size.height) / 2
      let center = places.reduce(0, +) / Double(places.count)
      move = center > middle ? -abs(move) : abs(move)
    }
    return .move(move / scale.length(1))
  }

  /// A shape and all that it touches, directly or by others.
  private static func group(of index: Int, _ boxes: [Rect?]) -> [Int] {
    var group = [index]
    var rest = Set(boxes.indices).subtracting(group)
    var next = 0
    while next < group.count {
      defer { next += 1 }
      guard let box = boxes[group[next]]?.insetBy(-nearness) else { continue }
      for other in rest.sorted() {
        guard let near = boxes[other], box.intersection(near) != nil else { continue }
        group.append(other)
        rest.remove(other)
      }
    }
    return group.sorted()
  }
}
