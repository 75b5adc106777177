import IconModel

/// Which paint lies on top at each pixel of a drawing.
struct PaintMap {
  let width: Int
  let height: Int
  /// The number of a paint, or ``clear``.
  private var labels: [Int32]
  /// The colours of the paints.
  private var colors: [LabColor] = []

  private static let clear: Int32 = -1
  /// Covered by half, a pixel belongs to a paint.
  private static let half: UInt8 = 128
  /// Where alphas differ by less, nothing but colour tells what lies beside each other.
  private static let seam = 0.15 * 255
  /// Where alpha falls to less of what it is on both sides, a gap tells them apart.
  private static let dip = 0.7

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    labels = [Int32](repeating: Self.clear, count: width * height)
  }

  /// How many paints there are.
  var count: Int { colors.count }

  /// Lays a paint on all others.
  ///
  /// - Parameter coverage: of the map's size, as an opaque paint covers it.
  mutating func add(_ color: LabColor, coverage: AlphaMask) {
    label(coverage, Int32(colors.count))
    colors.append(color)
  }

  /// Takes away what lies there.
  mutating func erase(coverage: AlphaMask) { label(coverage, Self.clear) }

  private mutating func label(_ coverage: AlphaMask, _ label: Int32) {
    guard coverage.width == width, coverage.height == height else { return }
    for pixel in labels.indices where coverage.samples[pixel] >= Self.half { labels[pixel] = label }
  }

  /// The outline that two paints share, and that colour alone shows.
  struct Loss {
    /// The paint that loses the largest share of its outline, and the one that it loses most of it to.
    var paint: Int
    var other: Int
    /// The length in pixels of what the paint loses in all.
    var length: Int
    /// The share of the paint's outline that this is, from 0 to 1.
    var share: Double
    /// Round the line where the two meet; without width or height where that is straight.
    var box: Rect
    /// How far their colours lie apart (CIE76).
    var distance: Double
  }

  /// What the paints lose once there is no colour, the largest share first; paints that lose nothing are left out.
  ///
  /// - Parameters:
  ///   - alpha: the whole drawing's, of the map's size.
  ///   - contrast: how far colours must lie apart for their border to be seen.
  func losses(alpha: AlphaMask, contrast: Double) -> [Loss] {
    guard count > 1, width > 0, height > 0, alpha.width == width, alpha.height == height else { return [] }
    var borders: [Border: (length: Int, box: BoxBuilder)] = [:]
    var outlines = [Int](repeating: 0, count: count)
    for (dx, dy) in [(1, 0), (0, 1)] {
      for y in 0..<height - dy {
        for x in 0..<width - dx {
          let (here, there) = (y &* width &+ x, (y &+ dy) &* width &+ x &+ dx)
          let (a, b) = (labels[here], labels[there])
          guard a != b else { continue }
          if a >= 0 { outlines[Int(a)] += 1 }
          if b >= 0 { outlines[Int(b)] += 1 }
          guard a >= 0, b >= 0, isSeamless(alpha, x, y, dx, dy) else { continue }
          var border = borders[Border(min(a, b), max(a, b))] ?? (0, BoxBuilder())
          border.length += 1
          // The side that the two pixels share.
          border.box.add(Point(Double(x + dx), Double(y + dy)))
          border.box.add(Point(Double(x + 1), Double(y + 1)))
          borders[Border(min(a, b), max(a, b))] = border
        }
      }
    }
    return losses(borders.filter { distance($0.key) >= contrast }, outlines)
  }

  /// Two paints, the lower one first.
  private struct Border: Hashable {
    var a: Int32
    var b: Int32
    init(_ a: Int32, _ b: Int32) { (self.a, self.b) = (a, b) }
  }

  private func distance(_ border: Border) -> Double { colors[Int(border.a)].distance(to: colors[Int(border.b)]) }

  /// Whether the mask shows nothing between two pixels beside each other.
  ///
  /// Where two antialiased edges meet, pixels are up to a quarter lighter: so it is the pixels behind them that are compared.
  private func isSeamless(_ alpha: AlphaMask, _ x: Int, _ y: Int, _ dx: Int, _ dy: Int) -> Bool {
    let step = dy * width + dx
    let (here, there) = (y * width + x, y * width + x + step)
    let before = x >= dx && y >= dy ? here - step : here
    let behind = x + 2 * dx < width && y + 2 * dy < height ? there + step : there
    let side = { (near: Int, far: Int) in
      max(Double(alpha.samples[near]), labels[far] == labels[near] ? Double(alpha.samples[far]) : 0)
    }
    let (a, b) = (side(here, before), side(there, behind))
    let (low, high) = (min(a, b), max(a, b))
    guard high - low < Self.seam, low > 0.6 * high else { return false }
    return Double(min(alpha.samples[here], alpha.samples[there])) > Self.dip * low
  }

  private func losses(_ borders: [Border: (length: Int, box: BoxBuilder)], _ outlines: [Int]) -> [Loss] {
    var losses: [Int: Loss] = [:]
    var longest: [Int: Int] = [:]
    for (border, shared) in borders.sorted(by: { ($0.key.a, $0.key.b) < ($1.key.a, $1.key.b) }) {
      guard let box = shared.box.rect else { continue }
      for (paint, other) in [(Int(border.a), Int(border.b)), (Int(border.b), Int(border.a))] {
        var loss =
          losses[paint] ?? Loss(paint: paint, other: other, length: 0, share: 0, box: box, distance: distance(border))
        loss.length += shared.length
        if shared.length > longest[paint] ?? 0 {
          longest[paint] = shared.length
          (loss.other, loss.box, loss.distance) = (other, box, distance(border))
        }
        losses[paint] = loss
      }
    }
    return losses.values.map { loss in
      var loss = loss
      loss.share = Double(loss.length) / Double(max(1, outlines[loss.paint]))
      return loss
    }.sorted { ($0.share, $0.paint) > ($1.share, $1.paint) }
  }
}
