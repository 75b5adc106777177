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
    /// Where the two meet.
    var box: PixelRect
    /// How far their colours lie apart (CIE76).
    var distance: Double
  }

  /// What the paints lose once there is no colour, the largest share first; paints that lose nothing are left out.
  ///
  /// - Parameters:
  ///   - alpha: the whole drawing's, of the map's size.
  ///   - contrast: how far colours must lie apart for their border to be seen.
  func losses(alpha: AlphaMask, contrast: Double) -> [Loss] {
    guard count > 1, alpha.width == width, alpha.height == height else { return [] }
    var borders: [Border: (length: Int, box: PixelBox)] = [:]
    var outlines = [Int](repeating: 0, count: count)
    for (dx, dy) in [(1, 0), (0, 1)] {
      for y in 0..<height - dy {
        for x in 0..<width - dx {
          let (here, there) = (y &* width &+ x, (y &+ dy) &* width &+ x &+ dx)
          let (a, b) = (labels[here], labels[there])
          guard a != b else { continue }
          if a >= 0 { outlines[Int(a)] += 1 }
          if b >= 0 { outlines[Int(b)] += 1 }
          guard a >= 0, b >= 0, Self.isSeamless(alpha.samples[here], alpha.samples[there]) else { continue }
          var border = borders[Border(min(a, b), max(a, b))] ?? (0, PixelBox())
          border.length += 1
          border.box.add(x, y)
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

  private static func isSeamless(_ a: UInt8, _ b: UInt8) -> Bool {
    let (low, high) = (Double(min(a, b)), Double(max(a, b)))
    return high - low < seam && low > 0.6 * high
  }

  private func losses(_ borders: [Border: (length: Int, box: PixelBox)], _ outlines: [Int]) -> [Loss] {
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
