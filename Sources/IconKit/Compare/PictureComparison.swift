import IconFiles
public import IconLint
public import IconModel
import IconPNG

/// How a picture has changed.
///
/// ```swift
/// let comparison = try PictureComparison(before: ("old.png", old), after: ("new.png", new))
/// print(comparison.text())
/// ```
public struct PictureComparison: Sendable {
  /// A pixel that differs, with red, green, blue and alpha of both pictures.
  public struct Pixel: Sendable, Hashable {
    public var x: Int
    public var y: Int
    public var before: [UInt8]
    public var after: [UInt8]
  }

  public let beforePath: String
  public let afterPath: String
  public let before: PixelImage
  public let after: PixelImage
  /// By how much of 255 samples may differ.
  public let tolerance: Int
  /// nil where the pictures are not of one size.
  public let difference: PixelDifference?

  /// Compares two PNGs, or sources as they are drawn at 1x.
  ///
  /// - Throws: `IconError` where one cannot be decoded or drawn; the message names it.
  public init(
    before: (path: String, bytes: [UInt8]), after: (path: String, bytes: [UInt8]), tolerance: Int = 0
  ) throws(IconError) {
    beforePath = before.path
    afterPath = after.path
    self.before = try Self.image(before.path, before.bytes)
    self.after = try Self.image(after.path, after.bytes)
    self.tolerance = tolerance
    difference = self.before.size == self.after.size ? PixelDifference(self.before, self.after, tolerance: tolerance) : nil
  }

  /// Whether the pictures are of one size, and no pixel differs by more than the tolerance.
  public var isSame: Bool { difference?.count == 0 }

  /// The first pixels that differ, in reading order; none where the pictures are not of one size.
  public func pixels(most: Int) -> [Pixel] {
    guard let difference, let box = difference.box else { return [] }
    var pixels: [Pixel] = []
    for y in box.y..<box.maxY {
      for x in box.x..<box.maxX where PixelDifference.difference(before, after, pixel: y * before.width + x) > tolerance {
        if pixels.count == most { return pixels }
        pixels.append(Pixel(x: x, y: y, before: before.pixel(x, y), after: after.pixel(x, y)))
      }
    }
    return pixels
  }

  private static func image(_ path: String, _ bytes: [UInt8]) throws(IconError) -> PixelImage {
    do throws(IconError) {
      guard let picture = try IconPicture.pictures(path: path, bytes: bytes).first else { throw IconError("holds no picture") }
      return picture.image
    } catch {
      throw IconError("\(path.printable): \(error.message)", at: error.range)
    }
  }
}

extension PixelImage {
  /// The four samples of a pixel of the picture.
  fileprivate func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(samples[4 * (y * width + x)..<4 * (y * width + x) + 4]) }
}
