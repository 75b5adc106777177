import IconModel

/// A picture's alphas with a border of zeros around them, so that looking at neighbours needs no test for the edge.
struct AlphaPlane: Sendable {
  /// How far beyond the picture a rule may look.
  static let border = 2

  let width: Int
  let height: Int
  /// Bytes from one row to the next.
  let stride: Int
  /// `stride * (height + 2 * border)` bytes.
  let bytes: [UInt8]

  /// Makes the plane of a picture.
  init(_ image: PixelImage) {
    unsafe self.init(width: image.width, height: image.height) { row, target in
      unsafe image.samples.withUnsafeBytes { samples in
        let first = 4 * row * image.width
        for column in 0..<image.width {
          // The alpha is the last byte of four.
          let pixel = unsafe samples.loadUnaligned(fromByteOffset: first &+ 4 &* column, as: UInt32.self)
          unsafe target[column] = UInt8(truncatingIfNeeded: UInt32(littleEndian: pixel) &>> 24)
        }
      }
    }
  }

  /// Makes the plane of a mask.
  init(_ mask: AlphaMask) {
    unsafe self.init(width: mask.width, height: mask.height) { row, target in
      for column in 0..<mask.width { unsafe target[column] = mask.samples[row * mask.width + column] }
    }
  }

  private init(width: Int, height: Int, _ fill: (_ row: Int, _ target: UnsafeMutablePointer<UInt8>) -> Void) {
    let stride = width + 2 * Self.border
    let count = stride * (height + 2 * Self.border)
    (self.width, self.height, self.stride) = (width, height, stride)
    bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      unsafe buffer.initialize(repeating: 0)
      initialized = count
      guard let first = buffer.baseAddress else { return }
      for row in 0..<height { unsafe fill(row, first + (row + Self.border) * stride + Self.border) }
    }
  }

  /// Where a pixel stands in ``bytes``; it may lie in the border.
  func index(_ x: Int, _ y: Int) -> Int { (y &+ Self.border) &* stride &+ x &+ Self.border }

  /// The alpha at a pixel, which may lie in the border.
  subscript(x: Int, y: Int) -> Int { Int(bytes[index(x, y)]) }

  /// The whole picture.
  var frame: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Hands out a row eight pixels at a time: most of them are all transparent or all opaque, which one look tells.
  @inline(__always)
  func forEachEight(row: Int, _ body: (_ x: Int, _ alphas: Eight) -> Void) {
    let first = index(0, row)
    unsafe bytes.withUnsafeBytes { bytes in
      var x = 0
      while x < width {
        // Below every row there is at least the border, so that eight bytes can always be read.
        let word = unsafe bytes.loadUnaligned(fromByteOffset: first &+ x, as: UInt64.self)
        body(x, Eight(bytes: UInt64(littleEndian: word), count: min(8, width &- x)))
        x &+= 8
      }
    }
  }
}

/// The alphas of up to eight pixels beside each other.
struct Eight {
  /// The first one in the lowest byte; 0 behind the last.
  let bytes: UInt64
  let count: Int

  @inline(__always)
  init(bytes: UInt64, count: Int) {
    self.bytes = count == 8 ? bytes : bytes & ((1 &<< UInt64(8 &* count)) &- 1)
    self.count = count
  }

  /// Whether all are 0.
  var areClear: Bool { bytes == 0 }
  /// Whether these are eight of 255.
  var areFull: Bool { bytes == .max }

  @inline(__always)
  subscript(index: Int) -> UInt8 { UInt8(truncatingIfNeeded: bytes &>> UInt64(8 &* index)) }

  /// The sum of the alphas, and the sum of each times its place, from 0 to 7.
  @inline(__always)
  var sums: (total: Int, weighted: Int) {
    // Four numbers of 16 bits each: the alphas at even places, and those at odd ones.
    let (even, odd) = (bytes & 0x00FF_00FF_00FF_00FF, bytes &>> 8 & 0x00FF_00FF_00FF_00FF)
    // Times 1, 1, 1, 1 and 0, 1, 2, 3: the highest 16 bits are the sum.
    let ones: UInt64 = 0x0001_0001_0001_0001
    let both = even &+ odd
    let pairs = (both &* 0x0000_0001_0002_0003) &>> 48
    return (Int((both &* ones) &>> 48), Int(2 &* pairs &+ ((odd &* ones) &>> 48)))
  }

  /// A bit for each one that is at least `alpha`, the first one in the lowest bit.
  @inline(__always)
  func reaching(_ alpha: UInt8) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    // Adding what is missing to 128 carries into a byte's highest bit; the sum of seven bits never leaves its byte.
    let carried = (bytes & low) &+ UInt64(alpha <= 128 ? 128 &- alpha : 0 &- alpha) &* 0x0101_0101_0101_0101
    let reached = (alpha <= 128 ? carried | bytes : carried & bytes) & ~low
    // Gathers the eight highest bits: no two of the products meet.
    return ((reached &>> 7) &* 0x0102_0408_1020_4080) &>> 56
  }
}

/// Gathers pixels into their bounding box.
struct PixelBox {
  private var x0 = Int.max
  private var y0 = Int.max
  private var x1 = Int.min
  private var y1 = Int.min

  /// nil until a pixel was added.
  var rect: PixelRect? { x1 > x0 ? PixelRect(from: x0, y0, to: x1, y1) : nil }

  /// Adds a pixel.
  mutating func add(_ x: Int, _ y: Int) { add(x, y, toX: x + 1) }

  /// Adds the pixels of a row from `x` to before `endX`.
  mutating func add(_ x: Int, _ y: Int, toX endX: Int) {
    x0 = min(x0, x)
    y0 = min(y0, y)
    x1 = max(x1, endX)
    y1 = max(y1, y + 1)
  }
}
