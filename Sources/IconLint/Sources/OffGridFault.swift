import IconModel

/// The grey edges of one shape at one scale, and how to repair them.
struct OffGridFault {
  let shape: SourceShape
  /// At least one, in the order of the path.
  let edges: [GreyEdge]
  let scale: SourceScale
  let isWarning: Bool
  /// Of the longest one.
  let longest: Double
  /// nil where no single move repairs the shape and what touches it.
  let repair: GridRepair?
  /// Whether what is grey is a bar of an odd width in the middle of an even canvas.
  private let isCentered: Bool
  private let drawing: SourceDrawing
  /// All edges of the shape.
  private let own: [AxisEdge]

  init(
    _ shape: SourceShape, _ edges: [GreyEdge], at scale: SourceScale, in drawing: SourceDrawing, share: Double, all: [AxisEdge]
  ) {
    self.shape = shape
    self.edges = edges
    self.scale = scale
    self.drawing = drawing
    own = all.filter { $0.shape == shape.index }
    let side = drawing.side
    longest = edges.map(\.length).max() ?? 0
    let sum = edges.reduce(0) { $0 + $1.length }
    isWarning = scale == drawing.smallest && (longest >= share * side || sum >= 0.8 * side)
    let long = edges.filter { $0.length >= share * side }
    isCentered = !long.isEmpty && long.allSatisfy { $0.edge.isCentered(on: drawing.unit.size, at: scale) }
    repair = isCentered ? nil : GridRepair.find(for: shape.index, edges: all, in: drawing)
  }

  /// The finding.
  func shapeFault(in source: SourceSubject) -> ShapeFault {
    let repairs = [AxisEdge.Axis.y, .x].compactMap { axis in
      edges.contains { $0.edge.axis == axis } ? repairText(axis) : nil
    }
    let name = shape.origin.element
    let positions = self.positions
    let message =
      "\(name): \(Self.edgeText(positions)) between pixels at \(scale.name) over \(Wording.decimal(longest, 1)) px (\(greyText)); "
      + repairs.joined(separator: "; ")
    let wanted = edges.max { $0.length < $1.length }.map { target(of: $0.edge) }
    return ShapeFault(
      Observation(
        place: source.place(of: shape.origin), message: message,
        measured: positions.map { "\($0.axis.name)=\(Wording.decimal($0.position, 2))" }.first ?? "",
        wanted: wanted.map { Wording.decimal($0, 2) } ?? "whole pixels", level: isWarning ? nil : .note,
        repair: .move(repair, in: source),
        obstacle: repair == nil ? "no one move makes its edges crisp" : "its numbers cannot simply be changed"),
      weight: longest)
  }

  // MARK: Where

  /// The longest edge's axis first, each place once.
  private var positions: [(axis: AxisEdge.Axis, position: Double)] {
    let first = edges.max { $0.length < $1.length }?.edge.axis ?? .y
    return [first, first == .x ? .y : .x].flatMap { axis in
      Self.distinct(edges.filter { $0.edge.axis == axis }.map(\.edge.position)).map { (axis, $0) }
    }
  }

  /// Numbers that read differently, in order.
  private static func distinct(_ numbers: [Double]) -> [Double] {
    var result: [Double] = []
    for number in numbers.sorted() where result.isEmpty || number - result[result.count - 1] >= 0.01 { result.append(number) }
    return result
  }

  private static func edgeText(_ positions: [(axis: AxisEdge.Axis, position: Double)]) -> String {
    let places = positions.map { "\($0.axis.name)=\(Wording.decimal($0.position, 2))" }
    if places.count == 1 { return "edge at \(places[0]) falls" }
    if places.count <= 4 { return "edges at \(Wording.list(places)) fall" }
    return "edges at \(places.prefix(3).joined(separator: ", ")) and \(places.count - 3) more fall"
  }

  /// What is seen of the bar that the longest edge is a side of.
  private var greyText: String {
    guard let longest = edges.max(by: { $0.length < $1.length }) else { return "" }
    let axis = longest.edge.axis
    let other = edges.first { grey in
      grey.edge.axis == axis && grey.line != longest.line && longest.edge.opposite.map { abs($0 - grey.edge.position) < 0.01 } ?? false
    }
    let noun = axis == .y ? "row" : "column"
    guard let other else { return "a \(noun) of \(Wording.percent(longest.grey)) grey" }
    let shares = [longest, other].sorted { $0.line < $1.line }.map { Wording.percent($0.grey) }
    if shares[0] != shares[1] { return "\(noun)s of \(shares[0]) and \(shares[1]) grey" }
    let pixels = longest.edge.thickness.map { scale.length($0).rounded() }
    return "2 \(noun)s of \(shares[0]) grey" + (pixels == 1 ? " instead of 1 black" : "")
  }

  // MARK: What to do

  /// Where an edge should be, in px.
  private func target(of edge: AxisEdge) -> Double {
    if let stroke = edge.stroke, let parity = StrokeParity(center: stroke.center, width: stroke.width, edge.axis, scales: drawing.scales) {
      return edge.position + parity.center - stroke.center
    }
    return scale.unit(scale.place(edge.position, edge.axis).rounded(), edge.axis)
  }

  private func repairText(_ axis: AxisEdge.Axis) -> String {
    if isCentered, let text = centeredText(axis) { return text }
    let grey = edges.map(\.edge).filter { $0.axis == axis }
    if scale == drawing.smallest, case .move(let distance) = GridRepair.need(own, axis, in: drawing), distance != 0 {
      return moveText(distance, axis, grey)
    }
    if let distance = commonMove(grey) { return moveText(distance, axis, grey) }
    let places = Self.distinct(grey.map { target(of: $0) }).map { "\(axis.name)=\(Wording.decimal($0, 2))" }
    return "wanted \(Wording.list(Array(places.prefix(4))))\(rectText(axis))"
  }

  /// The move that all grey edges of an axis want.
  private func commonMove(_ grey: [AxisEdge]) -> Double? {
    let moves = grey.map { target(of: $0) - $0.position }
    guard let low = moves.min(), let high = moves.max(), high - low <= 0.02, own.filter({ $0.axis == grey[0].axis }).count == grey.count
    else {
      return nil
    }
    return (low + high) / 2
  }

  private func moveText(_ distance: Double, _ axis: AxisEdge.Axis, _ grey: [AxisEdge]) -> String {
    let crisp = scalesCrisp(after: distance, axis, grey)
    let together = repair.map { $0.shapes.count > 1 } ?? false ? "move it and what touches it" : "move it"
    let names = crisp.isEmpty ? "" : ": crisp at \(crisp.map(\.name).joined(separator: " "))"
    // Half a pixel may go either way, as long as nothing that is crisp there is crisp here alone.
    let isHalf = abs(abs(scale.length(distance)) - 0.5) < 0.01 && scalesCrisp(after: -distance, axis, grey) == crisp
    let other = isHalf ? " or \(shape.text(ofLength: -distance, along: axis, isSigned: true))" : ""
    return "\(together) by \(shape.text(ofLength: distance, along: axis, isSigned: true))\(other) in \(axis.name)\(names)"
  }

  private func scalesCrisp(after distance: Double, _ axis: AxisEdge.Axis, _ grey: [AxisEdge]) -> [SourceScale] {
    drawing.scales.filter { scale in
      grey.allSatisfy { SourceScale.offset(scale.place($0.position + distance, axis)) <= GreyEdge.tolerance }
    }
  }

  private func centeredText(_ axis: AxisEdge.Axis) -> String? {
    guard let bar = edges.first(where: { $0.edge.axis == axis })?.edge, let thickness = bar.thickness else { return nil }
    let canvas = axis == .x ? drawing.unit.size.width : drawing.unit.size.height
    let step = shape.text(ofLength: 0.5 / scale.length(1), along: axis)
    return """
      a \(Wording.decimal(thickness, 2)) px bar centred on \(canvas) px cannot be crisp: move it by \(step) in \(axis.name) (off centre), or \
      make it \(shape.text(ofLength: thickness + 1 / scale.length(1), along: axis))
      """
  }

  /// The attributes of a rectangle that put its edges where they are wanted.
  private func rectText(_ axis: AxisEdge.Axis) -> String {
    let matrix = shape.matrix
    guard shape.origin.element == "rect", matrix.b == 0, matrix.c == 0, matrix.a > 0, matrix.d > 0 else { return "" }
    let sides = own.filter { $0.axis == axis && $0.stroke == nil }.map { target(of: $0) }
    guard let low = sides.min(), let high = sides.max(), high > low else { return "" }
    let (unit, origin) = axis == .x ? (matrix.a, matrix.e) : (matrix.d, matrix.f)
    let (name, size) = axis == .x ? ("x", "width") : ("y", "height")
    return " (set \(name)=\(Wording.decimal((low - origin) / unit, 3)) \(size)=\(Wording.decimal((high - low) / unit, 3)))"
  }
}

extension AxisEdge {
  /// Whether the bar that it is a side of lies exactly in the middle of a canvas, and would be crisp beside it.
  fileprivate func isCentered(on canvas: PixelSize, at scale: SourceScale) -> Bool {
    guard let opposite, let thickness else { return false }
    let middle = Double(axis == .x ? canvas.width : canvas.height) / 2
    return abs((position + opposite) / 2 - middle) < 0.05 && SourceScale.offset(scale.length(thickness)) <= GreyEdge.tolerance
  }
}
