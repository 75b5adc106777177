import IconModel

/// A clear strip between ink that is narrower than a pixel, and so at best grey.
struct ThinGap: Sendable, Hashable {
  /// The pixels that it touches at 1x.
  let box: PixelRect
  /// Whether it leads from the top down, so that its width is measured along the rows.
  let isUpright: Bool
  /// In pixels, on average.
  let width: Double
  /// In pixels.
  let length: Double
  /// How much of a pixel it leaves clear, from 0 to 1: the median along the strip.
  let clearness: Double

  /// Runs of clear pixels that are shorter than a pixel by less than this are no gap: it is where the finer mask has no more to say.
  private static let slack = 1.0 / 16
  /// Shorter strips, in pixels, are the ends of acute corners.
  private static let minimumLength = 3.0

  /// Looks for gaps in a drawing.
  ///
  /// - Parameters:
  ///   - fine: the drawing with `oversampling` pixels for each of `coarse`.
  ///   - coarse: what is shown in the end.
  ///   - limit: the width, in pixels of `coarse`, from which on a gap is wide enough.
  static func find(in fine: AlphaMask, _ oversampling: Int, _ coarse: AlphaMask, limit: Double) -> [ThinGap] {
    guard oversampling > 0, fine.width == coarse.width * oversampling, fine.height == coarse.height * oversampling else { return [] }
    return [true, false].flatMap { isUpright in
      let strips = Strips(fine, isUpright: isUpright, shorterThan: (limit - slack) * Double(oversampling))
      return strips.groups.compactMap { ThinGap($0, isUpright: isUpright, oversampling, coarse) }
    }
  }

  /// The gap that runs in neighbouring lines make; nil where they are too few.
  ///
  /// - Parameter runs: in the order of their lines.
  private init?(_ runs: [Strips.Run], isUpright: Bool, _ oversampling: Int, _ coarse: AlphaMask) {
    guard let first = runs.first?.line, let last = runs.last?.line else { return nil }
    let lines = last - first + 1
    length = Double(lines) / Double(oversampling)
    guard length >= Self.minimumLength else { return nil }
    let area = runs.reduce(0) { $0 + $1.end - $1.start }
    width = Double(area) / Double(lines) / Double(oversampling)
    self.isUpright = isUpright
    let (start, end) = runs.reduce((Int.max, 0)) { (min($0.0, $1.start), max($0.1, $1.end)) }
    let across = (start / oversampling, (end - 1) / oversampling + 1)
    let along = (first / oversampling, last / oversampling + 1)
    box =
      isUpright
      ? PixelRect(from: across.0, along.0, to: across.1, along.1) : PixelRect(from: along.0, across.0, to: along.1, across.1)
    var spans: [Int: (start: Int, end: Int)] = [:]
    for run in runs where (run.line - first) % oversampling == 0 {
      let span = spans[run.line] ?? (run.start, run.end)
      spans[run.line] = (min(span.start, run.start), max(span.end, run.end))
    }
    let leftClear = spans.map { line, span in
      (span.start / oversampling...(span.end - 1) / oversampling).map { place in
        255 - Int(isUpright ? coarse[place, line / oversampling] : coarse[line / oversampling, place])
      }.max() ?? 255
    }.sorted()
    clearness = Double(leftClear[(leftClear.count - 1) / 2] + leftClear[leftClear.count / 2]) / 2 / 255
  }
}

/// Short runs of clear pixels between ink, in the rows or in the columns of a mask, and which of them touch.
private struct Strips {
  struct Run {
    /// The row, or the column.
    var line: Int
    /// Along the line, the end not included.
    var start: Int
    var end: Int
  }

  private var runs: [Run] = []
  /// For each run one that it touches, or itself.
  private var parents: [Int] = []

  /// From this alpha on a pixel is ink.
  private static let ink: UInt8 = 128

  /// - Parameters:
  ///   - isUpright: whether to look along the rows.
  ///   - limit: in pixels of the mask.
  init(_ mask: AlphaMask, isUpright: Bool, shorterThan limit: Double) {
    let (lines, length) = isUpright ? (mask.height, mask.width) : (mask.width, mask.height)
    let (lineStep, step) = isUpright ? (mask.width, 1) : (1, mask.width)
    var previous = 0..<0
    for line in 0..<lines {
      let first = runs.count
      var inkEnd = -1
      for place in 0..<length where mask.samples[line &* lineStep &+ place &* step] >= Self.ink {
        if inkEnd >= 0, place > inkEnd, Double(place - inkEnd) < limit {
          parents.append(runs.count)
          runs.append(Run(line: line, start: inkEnd, end: place))
        }
        inkEnd = place + 1
      }
      let current = first..<runs.count
      join(previous, current)
      previous = current
    }
  }

  /// The runs that hang together, each group in the order of its lines.
  var groups: [[Run]] {
    var groups: [Int: [Run]] = [:]
    for index in runs.indices { groups[root(of: index), default: []].append(runs[index]) }
    return groups.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Joins the runs of a line with those of the line before that they touch, be it at a corner.
  private mutating func join(_ previous: Range<Int>, _ current: Range<Int>) {
    var (above, below) = (previous.lowerBound, current.lowerBound)
    while above < previous.upperBound, below < current.upperBound {
      if runs[above].start <= runs[below].end, runs[below].start <= runs[above].end {
        let (a, b) = (root(of: above), root(of: below))
        parents[max(a, b)] = min(a, b)
      }
      if runs[above].end < runs[below].end { above += 1 } else { below += 1 }
    }
  }

  private func root(of index: Int) -> Int {
    var index = index
    while parents[index] != index { index = parents[index] }
    return index
  }
}
