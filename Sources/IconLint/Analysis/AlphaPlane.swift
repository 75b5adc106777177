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

  /// Makes a plane of bytes that have their border already.
  init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    stride = width + 2 * Self.border
    self.bytes = bytes
  }

  /// Makes the plane of a mask.
  init(_ mask: AlphaMask) {
    var bytes = Self.zeros(width: mask.width, height: mask.height)
    var target = Self.firstPixel(width: mask.width)
    for row in 0..<mask.height {
      for column in 0..<mask.width { bytes[target + column] = mask.samples[row * mask.width + column] }
      target += mask.width + 2 * Self.border
    }
    self.init(width: mask.width, height: mask.height, bytes: bytes)
  }

  /// The bytes of an empty plane.
  static func zeros(width: Int, height: Int) -> [UInt8] {
    [UInt8](repeating: 0, count: (width + 2 * border) * (height + 2 * border))
  }

  /// Where the top left pixel stands in a plane's bytes.
  static func firstPixel(width: Int) -> Int { border * (width + 2 * border) + border }

  /// Where a pixel stands in ``bytes``; it may lie in the border.
  func index(_ x: Int, _ y: Int) -> Int { (y &+ Self.border) &* stride &+ x &+ Self.border }

  /// The alpha at a pixel, which may lie in the border.
  subscript(x: Int, y: Int) -> Int { Int(bytes[index(x, y)]) }

  /// The whole picture.
  var frame: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
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
