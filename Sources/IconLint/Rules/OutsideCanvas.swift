import IconModel

extension Rule {
  static let outsideCanvas = Rule(
    "outside-canvas", .warning,
    summary: "The canvas' edge cuts something off.",
    rationale:
      "What lies outside is not drawn: rings become flat at a side, and lines end bluntly. It is easily overlooked in an editor, which shows it.",
    method: """
      The exact box of what each shape paints, and, where that sticks out, how much of its ink lies outside. A quarter of a pixel and half a \
      square pixel are a warning, less is a note. Shapes that are clipped or masked are cut on purpose.
      """,
    repair: "Move the shape, or the whole drawing if all of it fits, as the finding says; else make the drawing smaller.",
    exceptions:
      "A drawing that bleeds off the canvas on purpose: clip it, so that everybody sees the purpose, or `--disable outside-canvas`.",
    thresholds: [OutsideCanvas.overhang, OutsideCanvas.lost],
    passing: .source("A ring that just fits", "icon.svgspec", "icon fill=none stroke=black\ncircle cx=15 cy=15 r=14.5\n"),
    .source(
      "Cut on purpose", "icon.svgspec",
      "icon\nclipPath id=all {\n  rect width=30 height=30\n}\ncircle cx=28 cy=28 r=8 clip-path=url(#all)\n"),
    failing: Example.source(
      "A ring whose stroke does not fit", "icon.svgspec", "icon fill=none stroke=black stroke-width=3\ncircle cx=15 cy=15 r=14.5\n"
    )
    .fails(
      at: .text(SourcePlace(line: 2, column: 1)),
      "circle is cut off by 1 px at the left, 1 px at the top, 1 px at the right and 1 px at the bottom"),
    Example.source(
      "Too far to the right", "icon.svgspec", "icon fill=none stroke=black\nrect x=3.5 y=3.5 width=20 height=20\ncircle cx=24 cy=24 r=7\n"
    )
    .fails(at: .text(SourcePlace(line: 3, column: 1)), "circle is cut off by 1.5 px at the right and 1.5 px at the bottom"),
    check: .source(OutsideCanvas.check))
}

private enum OutsideCanvas {
  static let overhang = Threshold(
    "outside-canvas.overhang", 0.25, in: 0.02...8, "how far ink must stick out to be a warning, in pixels at 1x")
  static let lost = Threshold(
    "outside-canvas.lost", 0.5, in: 0.03...64, "how much ink must be lost to be a warning, in square pixels at 1x")

  /// What is less is rounding.
  private static let (leastOverhang, leastLost) = (0.02, 0.03)
  /// More shapes are no icon.
  private static let mostShapes = 1_000

  static func check(_ source: SourceSubject, _ context: LintContext) -> [Observation] {
    guard let drawing = source.drawing, drawing.shapes.count <= mostShapes else { return [] }
    let canvas = drawing.shownArea
    lazy var whole = drawing.wholeBox
    var faults: [ShapeFault] = []
    for shape in drawing.shapes where !shape.isCut {
      guard let reach = shape.reach, !canvas.insetBy(-leastOverhang).holds(reach), let box = drawing.inkBox(of: shape) else { continue }
      let overhang = Overhang(of: box, over: canvas)
      guard overhang.most > leastOverhang, canvas.overlaps(box), let cut = drawing.inkLost(shape, box, canvas), cut.area >= leastLost else {
        continue
      }
      let isWarning = overhang.most >= context[Self.overhang] && cut.area >= context[lost]
      faults.append(.cut(shape, box, overhang, cut, isWarning: isWarning, in: source, Room(canvas: canvas, whole: whole ?? box)))
    }
    return ShapeFault.worst(faults)
  }
}

/// How far a box sticks out at each side, in px; 0 where it does not.
private struct Overhang {
  let sides: [(name: String, amount: Double)]

  init(of box: Rect, over canvas: Rect) {
    sides = [
      ("left", canvas.minX - box.minX), ("top", canvas.minY - box.minY), ("right", box.maxX - canvas.maxX),
      ("bottom", box.maxY - canvas.maxY),
    ].map { ($0, $1 > 0.02 ? $1 : 0) }
  }

  var most: Double { sides.map(\.amount).max() ?? 0 }
  /// How far the box has to move to be inside; only where it is not larger than the canvas.
  var move: Point { Point(sides[0].amount - sides[2].amount, sides[1].amount - sides[3].amount) }
}

/// What the canvas shows, and all that is drawn, in px.
private struct Room {
  let canvas: Rect
  let whole: Rect
}

extension Rect {
  /// Whether both have an area in common.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    other.maxX > minX && other.maxY > minY && other.minX < maxX && other.minY < maxY
  }

  /// Whether another rectangle would go in, moved.
  fileprivate func hasRoom(for other: Rect) -> Bool { other.width <= width + 0.02 && other.height <= height + 0.02 }
}

extension SourceDrawing {
  /// What the icon can show, in px: its viewport, to whole pixels.
  fileprivate var shownArea: Rect {
    let area = unit.canvas.transform.bounds(of: Rect(x: 0, y: 0, width: icon.size.width, height: icon.size.height))
    let (x0, y0) = ((area.minX + 1e-6).rounded(.down), (area.minY + 1e-6).rounded(.down))
    return Rect(x: x0, y: y0, width: (area.maxX - 1e-6).rounded(.up) - x0, height: (area.maxY - 1e-6).rounded(.up) - y0)
  }

  /// How much of a shape's ink lies outside, in square px, and whether that is all of it.
  fileprivate func inkLost(_ shape: SourceShape, _ box: Rect, _ canvas: Rect) -> (area: Double, isAll: Bool)? {
    // Nobody needs to know how much more there is far away.
    let far = 1_000.0
    let seen = box.intersection(canvas.insetBy(-far)) ?? canvas
    let (x0, y0) = (Int(min(seen.minX, canvas.minX).rounded(.down)) - 1, Int(min(seen.minY, canvas.minY).rounded(.down)) - 1)
    let (x1, y1) = (Int(max(seen.maxX, canvas.maxX).rounded(.up)) + 1, Int(max(seen.maxY, canvas.maxY).rounded(.up)) + 1)
    let window = PixelRect(from: x0, y0, to: x1, y1)
    let zoom = window.width * window.height <= Self.pixelLimit / 16 ? 2 : 1
    guard let mask = draw(icon.with([.shape(shape.shape)]), window: window, at: unit, zoom: Double(zoom)) else { return nil }
    let inside = PixelRect(
      from: (Int(canvas.minX) - x0) * zoom, (Int(canvas.minY) - y0) * zoom, to: (Int(canvas.maxX) - x0) * zoom,
      (Int(canvas.maxY) - y0) * zoom)
    var sum = 0
    for y in 0..<mask.height {
      let isBeside = y < inside.y || y >= inside.maxY
      for x in 0..<mask.width where isBeside || x < inside.x || x >= inside.maxX { sum += Int(mask[x, y]) }
    }
    return (Double(sum) / 255 / Double(zoom * zoom) * shape.opacity, seen == box)
  }

  /// The box of all that is drawn and not cut, in px.
  fileprivate var wholeBox: Rect? {
    shapes.filter { !$0.isCut }.compactMap { inkBox(of: $0) }.reduce(nil) { $0?.union($1) ?? $1 }
  }
}

extension ShapeFault {
  fileprivate static func cut(
    _ shape: SourceShape, _ box: Rect, _ overhang: Overhang, _ lost: (area: Double, isAll: Bool), isWarning: Bool, in source: SourceSubject,
    _ room: Room
  ) -> ShapeFault {
    let sides = overhang.sides.filter { $0.amount > 0 }
    let cut = Wording.list(sides.map { "\(Wording.decimal($0.amount, 2)) px at the \($0.name)" })
    let area = "\(lost.isAll ? "" : "more than ")\(Wording.decimal(lost.area, lost.area < 0.1 ? 2 : 1)) px2 lost"
    return ShapeFault(
      Observation(
        place: source.place(of: shape.origin),
        message: "\(shape.origin.element) is cut off by \(cut) (\(area)); \(repair(box, overhang, room))",
        measured: sides.map { "\($0.name) \(Wording.decimal($0.amount, 2))" }.joined(separator: ", "), wanted: "0",
        level: isWarning ? nil : .note),
      weight: lost.area)
  }

  private static func repair(_ box: Rect, _ overhang: Overhang, _ room: Room) -> String {
    let (canvas, whole) = (room.canvas, room.whole)
    let size = "\(Wording.decimal(whole.width, 1))x\(Wording.decimal(whole.height, 1))"
    guard canvas.hasRoom(for: whole) else {
      let factor = min(canvas.width / whole.width, canvas.height / whole.height)
      return "the drawing is \(size) px, the canvas \(Wording.points(Size(canvas.width, canvas.height))): scale it by \(down(factor))"
    }
    let all = Overhang(of: whole, over: canvas).move
    let alone = "move it by \(text(overhang.move))"
    if whole == box { return alone }
    return "\(alone), or, since the drawing is \(size) px and fits, move all by \(text(all))"
  }

  /// A factor that is not rounded to one too large.
  private static func down(_ factor: Double) -> String { Wording.decimal((factor * 1000).rounded(.down) / 1000, 3) }

  private static func text(_ move: Point) -> String { "\(Wording.decimal(move.x, 2)),\(Wording.decimal(move.y, 2)) px" }
}
