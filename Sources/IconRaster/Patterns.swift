import CCairo
import IconModel

extension Painter {
  /// A pattern for Cairo; nil where it paints nothing.
  ///
  /// Where few copies of the tile are seen, they are drawn one by one. Of many, one is drawn in pixels and then repeated.
  func source(
    of pattern: Pattern, opacity: Double, area: PaintedArea, on layer: Layer, in space: Space
  ) throws(RasterError) -> SourcePattern? {
    let toPixels = area.matrix.concatenated(pattern.transform)
    guard toPixels.isFinite, pattern.tile.isFinite else {
      throw RasterError(.number("a pattern with a coordinate that is no number"))
    }
    guard let region = area.box.pixels(in: layer.bounds), let fromPixels = toPixels.inverted, !pattern.tile.isEmpty else { return nil }
    let content =
      pattern.overflows ? try box(of: pattern.content, in: Space(content: .identity, viewport: fromPixels * space.viewport)) : nil
    let copies = TileCopies(of: pattern.tile, content: content, seenIn: fromPixels.bounds(of: Rect(region)))

    if copies.count > 4,
      let raster = TileRaster(
        of: pattern.tile, toPixels: toPixels, fromPixels: fromPixels, isTurned: area.matrix.isTurned || pattern.transform.isTurned,
        seenIn: region)
    {
      let drawing = try Layer(format, raster.bounds, budget: budget)
      let wrapped = TileCopies(of: pattern.tile, content: content, seenIn: pattern.tile)
      let tileSpace = Space(content: raster.fromPattern, viewport: raster.fromPixels * space.viewport)
      try isolated(in: raster.bounds).draw(pattern, wrapped, on: drawing, in: tileSpace)
      drawing.multiply(by: opacity)
      return try raster.source(drawing.surface)
    }
    let drawing = try Layer(format, region, budget: budget)
    try isolated(in: region).draw(pattern, copies, on: drawing, in: Space(content: toPixels, viewport: space.viewport))
    drawing.multiply(by: opacity)
    return try SourcePattern(drawing.surface)
  }

  /// Draws copies of a pattern's content; `space` leads from the pattern's own space to pixels.
  private func draw(_ pattern: Pattern, _ copies: TileCopies, on layer: Layer, in space: Space) throws(RasterError) {
    try budget.countPatternCopies(copies.count)
    try copies.forEach { (x, y) throws(RasterError) in
      let copy = Space(content: space.content * .translation(x, y), viewport: space.viewport)
      if pattern.overflows { return try draw(pattern.content, on: layer, in: copy) }
      if pattern.tile.isEven(under: copy.content) {
        layer.context.save()
        defer { layer.context.restore() }
        return try draw(pattern.content, cutTo: pattern.tile, copy.content, on: layer, in: copy)
      }
      guard let region = Box(pattern.tile, copy.content).pixels(in: layer.bounds) else { return }
      let tile = try Layer(format, region, budget: budget)
      try draw(pattern.content, cutTo: pattern.tile, copy.content, on: tile, in: copy)
      // Tiles do not overlap: in a pixel that several of them share their parts add up.
      layer.add(tile, CAIRO_OPERATOR_ADD)
    }
  }
}

/// The copies of a pattern's tile that show inside a rectangle of the pattern's space.
struct TileCopies {
  private let tile: Rect
  /// The first column and row, and how many there are: whole numbers, but perhaps huge ones.
  private var first = SIMD2(0.0, 0.0)
  private var counts = SIMD2(0.0, 0.0)

  var count: Double { counts.x * counts.y }

  /// Finds the copies; `content` is the box of what is drawn where that may lie outside the tile.
  init(of tile: Rect, content: Box?, seenIn seen: Rect) {
    self.tile = tile
    let content = content ?? Box(tile, .identity)
    guard !content.isEmpty else { return }
    let step = SIMD2(tile.width, tile.height)
    first = ((SIMD2(seen.minX, seen.minY) - content.high) / step).rounded(.down) + 1
    let last = ((SIMD2(seen.maxX, seen.maxY) - content.low) / step).rounded(.up) - 1
    counts = pointwiseMax(last - first + 1, SIMD2(0, 0))
  }

  /// Calls `body` with the displacement of each copy, row by row; there must not be more than can be counted.
  func forEach(_ body: (_ x: Double, _ y: Double) throws(RasterError) -> Void) throws(RasterError) {
    if count == 0 { return }
    for row in 0..<Int(counts.y) {
      for column in 0..<Int(counts.x) {
        try body((first.x + Double(column)) * tile.width, (first.y + Double(row)) * tile.height)
      }
    }
  }
}

/// A tile as pixels that are repeated.
struct TileRaster {
  let bounds: PixelRect
  /// Takes the pattern's own space to the tile's pixels.
  let fromPattern: Transform
  /// Takes the canvas's pixels to the tile's.
  let fromPixels: Transform
  private let filter: cairo_filter_t

  /// Chooses the resolution; nil where the tile would take many more pixels than it shows.
  init?(of tile: Rect, toPixels: Transform, fromPixels: Transform, isTurned: Bool, seenIn region: PixelRect) {
    let width = tile.width * Point(toPixels.a, toPixels.b).length
    let height = tile.height * Point(toPixels.c, toPixels.d).length
    let corner = toPixels.apply(Point(tile.x, tile.y))
    let isWhole = { (v: Double) in abs(v - v.rounded()) < 1e-6 }
    let isAligned =
      toPixels.b == 0 && toPixels.c == 0 && toPixels.a > 0 && toPixels.d > 0 && width >= 0.5 && height >= 0.5
      && isWhole(width) && isWhole(height) && isWhole(corner.x) && isWhole(corner.y)
    // The best filter, as librsvg and resvg have it for tiles that were turned. Of others it would leave ghosts along rows and columns.
    filter = isAligned ? CAIRO_FILTER_NEAREST : isTurned ? CAIRO_FILTER_BEST : CAIRO_FILTER_GOOD
    // Four pixels for one keep a tile sharp once Cairo has averaged them.
    let fineness = isAligned ? 1.0 : 4.0
    let columns = max(1, (width * fineness).rounded())
    let rows = max(1, (height * fineness).rounded())
    guard columns <= 16_384, rows <= 16_384, columns * rows <= 16 * max(1024, Double(region.width * region.height)) else { return nil }
    bounds = PixelRect(x: 0, y: 0, width: Int(columns), height: Int(rows))
    fromPattern = .scale(columns / tile.width, rows / tile.height) * .translation(-tile.x, -tile.y)
    // Not by way of the inverse, whose rounding would make Cairo blend neighbouring pixels.
    let exact = isAligned ? .translation(-corner.x.rounded(), -corner.y.rounded()) : fromPattern * fromPixels
    self.fromPixels = exact.wrapped(columns, rows)
  }

  /// The repeated tile.
  func source(_ surface: Surface) throws(RasterError) -> SourcePattern {
    let source = try SourcePattern(surface)
    source.setExtend(CAIRO_EXTEND_REPEAT)
    source.setFilter(filter)
    source.setMatrix(fromPixels)
    try source.check()
    return source
  }
}

extension Transform {
  /// Whether rows and columns do not stay such.
  fileprivate var isTurned: Bool { b != 0 || c != 0 }

  /// A map that leads to the same place in a tile of pixels that repeats, with numbers that fit pixman's 16.16 fixed point.
  fileprivate func wrapped(_ columns: Double, _ rows: Double) -> Transform {
    // Along a side of one pixel the tile is the same everywhere, however small it is on the canvas.
    let x = columns == 1 ? min(1, 1 / max(abs(a), abs(c))) : 1
    let y = rows == 1 ? min(1, 1 / max(abs(b), abs(d))) : 1
    return Transform(
      a: a * x, b: b * y, c: c * x, d: d * y, e: e.truncatingRemainder(dividingBy: columns), f: f.truncatingRemainder(dividingBy: rows))
  }
}
