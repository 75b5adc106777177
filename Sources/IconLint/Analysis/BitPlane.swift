/// A bit for each pixel of a picture, so that one step tells of 64 of them.
struct BitPlane: Sendable {
  /// A way to go through a picture.
  enum Axis: Sendable {
    /// From left to right.
    case across
    /// From top to bottom.
    case down
  }

  let width: Int
  let height: Int
  /// Rows one behind the other: the first pixel is the lowest bit of a row's first word.
  ///
  /// In front of each row and behind the last one stands a word of zeros. So what is moved out of a row never reaches the next one.
  private var words: [UInt64]
  /// Words from one row to the next.
  private let stride: Int

  /// The pixels whose alpha is at least `alpha`.
  init(_ plane: AlphaPlane, from alpha: UInt8) {
    (width, height) = (plane.width, plane.height)
    stride = (width + 63) / 64 + 1
    words = [UInt64](repeating: 0, count: stride * height + 1)
    for y in 0..<height {
      plane.forEachEight(row: y) { x, alphas in
        if !alphas.areClear { words[y &* stride &+ 1 &+ x / 64] |= alphas.reaching(alpha) &<< UInt64(x % 64) }
      }
    }
  }

  /// The pixels of the plane whose neighbour before (`steps` is -1) or behind (1) is not in it.
  func edges(_ steps: Int, _ axis: Axis) -> BitPlane {
    var edges = self
    unsafe words.withUnsafeBufferPointer { words in
      unsafe edges.words.withUnsafeMutableBufferPointer { edges in
        switch axis {
        case .across:
          for place in 1..<words.count - 1 {
            unsafe edges[place] &=
              ~(steps < 0 ? words[place] &<< 1 | words[place &- 1] &>> 63 : words[place] &>> 1 | words[place &+ 1] &<< 63)
          }
        case .down:
          let distance = steps &* stride
          for place in max(0, -distance)..<words.count - max(0, distance) { unsafe edges[place] &= ~words[place &+ distance] }
        }
      }
    }
    return edges
  }

  /// Keeps the pixels from which on at least `length` pixels of the plane follow each other.
  mutating func keepRuns(of length: Int, _ axis: Axis) {
    let distance = stride
    unsafe words.withUnsafeMutableBufferPointer { words in
      var reached = 1
      while reached < length {
        // What lies ahead has not been changed yet.
        let steps = min(reached, length - reached, 63)
        switch axis {
        case .across:
          let (down, up) = (UInt64(steps), UInt64(64 - steps))
          for place in 0..<words.count - 1 { unsafe words[place] &= words[place] &>> down | words[place &+ 1] &<< up }
        case .down:
          let end = max(0, words.count - steps * distance)
          for place in 0..<end { unsafe words[place] &= words[place &+ steps &* distance] }
          for place in end..<words.count { unsafe words[place] = 0 }
        }
        reached += steps
      }
    }
  }

  /// Hands out the pixels of the plane, row by row.
  @inline(__always)
  func forEachPixel(_ body: (_ x: Int, _ y: Int) -> Void) {
    for row in 0..<height {
      for index in 0..<stride - 1 {
        var word = words[row &* stride &+ 1 &+ index]
        while word != 0 {
          body(index &* 64 &+ word.trailingZeroBitCount, row)
          word &= word &- 1
        }
      }
    }
  }

  /// The plane without what lies behind its rows' ends, as bits one behind the other.
  var packed: [UInt64] {
    var packed: [UInt64] = []
    packed.reserveCapacity((width * height + 63) / 64)
    var (pending, count) = (UInt64(0), 0)
    for row in 0..<height {
      for index in 0..<stride - 1 {
        let word = words[row &* stride &+ 1 &+ index]
        let length = min(64, width &- 64 &* index)
        pending |= word &<< UInt64(count)
        if count &+ length >= 64 {
          packed.append(pending)
          pending = count == 0 ? 0 : word &>> UInt64(64 &- count)
          count &+= length &- 64
        } else {
          count &+= length
        }
      }
    }
    if count > 0 { packed.append(pending) }
    return packed
  }
}
