import IconModel

/// What one drawing may cost; whatever asks for more gets a ``RasterError`` that names the limit.
public enum RasterLimits {
  /// The longest side of a canvas, in pixels: a canvas of that size already takes 256 MiB.
  public static let canvasSide = 8_192

  /// The bytes that all surfaces of a drawing may hold at one time: room for the largest canvas, a group on it and the group's mask.
  public static let surfaceBytes = 1 << 30

  /// The dashes of one stroke; more than that cannot be told apart on the largest canvas and only cost time.
  public static let dashes = 1_000_000

  /// The straight lines that a stroke's curves are taken apart into before they are cut into dashes.
  public static let dashedLines = 1_000_000

  /// The stops of one gradient, which are searched for every pixel.
  public static let gradientStops = 1_000

  /// How far from the canvas a gradient's points may lie, in pixels, and how large its circles may be: beyond that pixman's 16.16 fixed
  /// point is off by more than half a pixel.
  public static let gradientReach = 1_000_000.0

  /// The copies of patterns' contents that a drawing may take; patterns inside patterns multiply them.
  public static let patternCopies = 4_096

  /// The length in pixels of an outline on its canvas, joins and caps included: drawing takes memory in proportion to it.
  public static let outlineLength = 50_000_000.0

  /// The same for each row of the canvas: the time to draw a row grows with the square of the lines that cross it.
  public static let outlineLengthPerRow = 20_000.0

  /// The largest coordinate in pixels, on the canvas or off it, that is still exact to a thousandth of a pixel.
  public static let coordinate = 1e12

  /// Half the width in pixels of the widest stroke, and the length of the longest miter: Cairo's numbers end at 8,388,607 pixels (24.8
  /// fixed point), and a path that far away, its stroke and √2 of that for safety inside Cairo must lie below.
  public static let strokeReach = 2_000_000.0

  /// Outlines beyond this many pixels are cut at the canvas's edge before Cairo sees them, for the same reason.
  static let plainCoordinate = 1e6

  /// How long an outline on a part of the canvas may be.
  static func outlineLength(on bounds: PixelRect) -> Double {
    // The layers of small groups and tiles have few rows, for outlines that are no shorter than elsewhere.
    min(outlineLength, outlineLengthPerRow * Double(max(16, bounds.height)))
  }
}
