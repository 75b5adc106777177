import IconModel

/// How a picture was made by enlarging a smaller one.
struct Enlargement: Sendable {
  /// The filter's name.
  let filter: String
  /// How far the picture differs from the enlargement, as a share of all its edges.
  let residue: Double

  /// Differences up to this are rounding.
  private static let tolerance = 3
  /// A drawing is enlarged by at least this, else there is nothing to tell.
  private static let minimumRatio = 1.2
  /// An enlargement that repeats pixels is off by no more than one in so many of its steps.
  private static let edgesPerError = 200
  /// A step that counts as part of an edge.
  private static let step = 24
  /// So many proofs are needed, so many exceptions are borne.
  private static let proofs = 4

  /// Looks whether `large` is `small` enlarged.
  ///
  /// - Parameter limit: the residue, for each time that the picture was made larger, up to which it is; honest drawings have 0.1 and more.
  static func find(from small: AlphaPlane, to large: AlphaPlane, limit: Double) -> Enlargement? {
    let ratio = Double(large.height) / Double(small.height)
    guard ratio >= minimumRatio else { return nil }
    let original = Steps(small)
    if hasSoftEdges(small), let residue = nearest(from: small, to: large, edges: original.sum) {
      return Enlargement(filter: "nearest neighbour", residue: residue)
    }
    // An enlargement has no steps as steep as its original; nearly all honest drawings are told by this.
    guard !hasSteps(large, steeperThan: Int(1.3 / ratio * Double(original.largest)) + 12) else { return nil }
    let edges = Steps(large).sum
    guard edges > 0 else { return nil }
    let bound = limit * (ratio - 1) * Double(edges)
    return ResamplingKernel.allCases
      .compactMap { kernel in
        smooth(from: small, to: large, kernel, bound: bound).map { Enlargement(filter: kernel.rawValue, residue: $0 / Double(edges)) }
      }
      .min { $0.residue < $1.residue }
  }

  /// The steps from pixel to pixel, right and down.
  private struct Steps {
    private(set) var largest = 0
    private(set) var sum = 0

    init(_ plane: AlphaPlane) {
      Enlargement.forEachRow(plane) { row in
        largest = max(largest, Int(row.largest))
        sum &+= row.sum
        return true
      }
    }
  }

  /// Whether a picture has several steps above a limit.
  private static func hasSteps(_ plane: AlphaPlane, steeperThan limit: Int) -> Bool {
    guard let limit = UInt8(exactly: limit) else { return false }
    var count = 0
    forEachRow(plane) { row in
      if row.largest > limit { count &+= row.count(above: limit) }
      return count < proofs
    }
    return count >= proofs
  }

  /// Hands out the steps of each row, those to the right and then those down, until told to stop.
  @inline(__always)
  private static func forEachRow(_ plane: AlphaPlane, _ goesOn: (RowSteps) -> Bool) {
    for y in 0..<plane.height {
      let row = plane.index(0, y)
      guard goesOn(RowSteps(bytes: plane.bytes, first: row, distance: 1, count: plane.width - 1)) else { return }
      guard y + 1 < plane.height else { return }
      guard goesOn(RowSteps(bytes: plane.bytes, first: row, distance: plane.stride, count: plane.width)) else { return }
    }
  }

  /// The steps from each of some pixels in a row to the one that lies `distance` bytes further on.
  private struct RowSteps {
    let bytes: [UInt8]
    let first: Int
    let distance: Int
    let count: Int

    // Three loops where one would do: each is of a form that the compiler does sixteen at a time.

    var largest: UInt8 {
      unsafe bytes.withUnsafeBufferPointer { bytes in
        var largest: UInt8 = 0
        for place in first..<first &+ count {
          let (here, there) = unsafe (bytes[place], bytes[place &+ distance])
          largest = max(largest, max(here, there) &- min(here, there))
        }
        return largest
      }
    }

    var sum: Int {
      unsafe bytes.withUnsafeBufferPointer { bytes in
        var sum: Int32 = 0
        for place in first..<first &+ count {
          let (here, there) = unsafe (bytes[place], bytes[place &+ distance])
          sum &+= Int32(max(here, there) &- min(here, there))
        }
        return Int(sum)
      }
    }

    func count(above limit: UInt8) -> Int {
      unsafe bytes.withUnsafeBufferPointer { bytes in
        var count = 0
        for place in first..<first &+ self.count {
          let (here, there) = unsafe (bytes[place], bytes[place &+ distance])
          count &+= max(here, there) &- min(here, there) > limit ? 1 : 0
        }
        return count
      }
    }
  }

  /// Whether several pixels lie on the slope of an edge; without any, an honest drawing may be its own enlargement.
  private static func hasSoftEdges(_ plane: AlphaPlane) -> Bool {
    var count = 0
    for y in stride(from: 1, to: plane.height - 1, by: 1) {
      for x in stride(from: 1, to: plane.width - 1, by: 1) {
        let alpha = plane[x, y]
        guard isSlope(alpha) else { continue }
        let (left, right, above, below) = (plane[x - 1, y], plane[x + 1, y], plane[x, y - 1], plane[x, y + 1])
        if min(left, right, above, below) <= alpha - step, max(left, right, above, below) >= alpha + step { count += 1 }
        if count >= proofs { return true }
      }
    }
    return false
  }

  private static func isSlope(_ alpha: Int) -> Bool { alpha >= step && alpha <= 255 - step }

  // MARK: Nearest neighbour

  /// The residue, if `large` repeats the pixels of `small`.
  ///
  /// - Parameter edges: the sum of the steps in `small`.
  private static func nearest(from small: AlphaPlane, to large: AlphaPlane, edges: Int) -> Double? {
    var columns = sources(small.width, large.width)
    var rows = small.width == small.height && large.width == large.height ? columns : sources(small.height, large.height)
    // An enlargement repeats each step a few times, and every pixel that is off changes the four steps beside it. Honest drawings are over
    // that after a few rows, before their own steps need to be summed.
    let times = max((large.width + small.width - 1) / small.width, (large.height + small.height - 1) / small.height)
    let mostEdges = (edges * times + 4 * tolerance * large.width * large.height) * edgesPerError / (edgesPerError - 4)
    let mild = mildError(small, large, columns, rows, limit: mostEdges / edgesPerError)
    guard mild <= mostEdges / edgesPerError else { return nil }
    let edges = Steps(large).sum
    let limit = edges / edgesPerError
    guard mild <= limit else { return nil }
    // Where a pixel lies between two sources, programs differ; but one takes the same for a whole column or row.
    decide(&columns) { source, x in
      (0..<large.height).reduce(0) { sum, y in
        sum + min(abs(large[x, y] - small[source, rows[y].0]), abs(large[x, y] - small[source, rows[y].1]))
      }
    }
    decide(&rows) { source, y in
      (0..<large.width).reduce(0) { sum, x in sum + abs(large[x, y] - small[columns[x].0, source]) }
    }
    var error = 0
    for y in 0..<large.height {
      for x in 0..<large.width { error += max(0, abs(large[x, y] - small[columns[x].0, rows[y].0]) - tolerance) }
    }
    guard error <= limit, repeatedSlopes(large) >= proofs else { return nil }
    return Double(error) / Double(edges)
  }

  /// The source of each place; two where rounding decides.
  private static func sources(_ small: Int, _ large: Int) -> [(Int, Int)] {
    (0..<large).map { place in
      let position = (Double(place) + 0.5) * Double(small) / Double(large)
      let clamp = { (value: Double) in min(max(Int(value.rounded(.down)), 0), small - 1) }
      return (clamp(position - 0.01), clamp(position + 0.01))
    }
  }

  /// The error if each pixel may take the best of its sources; stops once it is over the limit.
  private static func mildError(
    _ small: AlphaPlane, _ large: AlphaPlane, _ columns: [(Int, Int)], _ rows: [(Int, Int)], limit: Int
  ) -> Int {
    unsafe small.bytes.withUnsafeBufferPointer { smalls in
      unsafe large.bytes.withUnsafeBufferPointer { larges in
        unsafe columns.withUnsafeBufferPointer { columns in
          var error = 0
          // From the middle on: that is where the drawing is.
          for turn in 0..<large.height where error <= limit {
            let y = (turn &+ large.height / 2) % large.height
            let (top, bottom) = (small.index(0, rows[y].0), small.index(0, rows[y].1))
            let row = large.index(0, y)
            for x in 0..<large.width {
              let alpha = unsafe Int(larges[row &+ x])
              let (left, right) = unsafe columns[x]
              let best = unsafe min(
                abs(alpha &- Int(smalls[top &+ left])), abs(alpha &- Int(smalls[top &+ right])),
                abs(alpha &- Int(smalls[bottom &+ left])), abs(alpha &- Int(smalls[bottom &+ right])))
              error &+= max(0, best &- tolerance)
            }
          }
          return error
        }
      }
    }
  }

  /// Chooses one of two sources, the one with the lower cost.
  private static func decide(_ sources: inout [(Int, Int)], cost: (_ source: Int, _ place: Int) -> Int) {
    for place in sources.indices where sources[place].0 != sources[place].1 {
      let (first, second) = sources[place]
      let source = cost(second, place) < cost(first, place) ? second : first
      sources[place] = (source, source)
    }
  }

  /// How often a pixel on an edge's slope is repeated across that edge, which honest drawing does not do.
  private static func repeatedSlopes(_ plane: AlphaPlane) -> Int {
    let along = (0..<plane.height).reduce(0) { $0 + repeatedSlopes(plane.bytes, plane.index(0, $1), 1, plane.width) }
    return (0..<plane.width).reduce(along) { $0 + repeatedSlopes(plane.bytes, plane.index($1, 0), plane.stride, plane.height) }
  }

  private static func repeatedSlopes(_ bytes: [UInt8], _ first: Int, _ stride: Int, _ length: Int) -> Int {
    let alpha = { (place: Int) in Int(bytes[first + place * stride]) }
    var count = 0
    for place in 1..<max(1, length - 2) {
      let here = alpha(place)
      let before = alpha(place - 1) - here
      guard isSlope(here), abs(before) >= step else { continue }
      var run = 1
      while place + run < length, run < 5, abs(alpha(place + run) - here) <= 2 { run += 1 }
      guard (2...4).contains(run), place + run < length else { continue }
      let after = alpha(place + run) - here
      if (before <= -step && after >= step) || (before >= step && after <= -step) { count += 1 }
    }
    return count
  }

  // MARK: Smooth filters

  /// The error against an enlargement by a filter; nil where it is over the bound.
  private static func smooth(from small: AlphaPlane, to large: AlphaPlane, _ kernel: ResamplingKernel, bound: Double) -> Double? {
    let across = ResamplingWeights(kernel, from: small.width, to: large.width)
    let isSquare = small.width == small.height && large.width == large.height
    let down = isSquare ? across : ResamplingWeights(kernel, from: small.height, to: large.height)
    let values = small.bytes.map(Float.init)
    var wide = [Float](repeating: 0, count: large.width * small.height)
    var widened = 0
    var error = 0.0
    for y in 0..<large.height {
      // Most pictures are told by their first rows: what belongs to the others is not made before they are looked at.
      for row in widened..<max(widened, min(down.end(of: y), small.height)) {
        let first = small.index(0, row)
        for x in 0..<large.width { wide[row &* large.width &+ x] = across.mix(x, of: values, first: first, stride: 1, length: small.width) }
        widened = row + 1
      }
      for x in 0..<large.width {
        let mixed = min(max(down.mix(y, of: wide, first: x, stride: large.width, length: small.height), 0), 255)
        let difference = Double(abs(Float(large[x, y]) - mixed)) - Double(tolerance)
        if difference > 0 { error += difference }
      }
      guard error <= bound else { return nil }
    }
    return error
  }
}
