import IconLint
import IconModel
import IconPNG

extension PictureComparison {
  /// Before, after and the difference side by side on paper, as a PNG.
  ///
  /// Pixels of small pictures are enlarged to squares, so that a pane is about 240 pixels wide. The third pane shows the later picture faintly
  /// and what differs in red, the stronger the more it differs. Pictures that are not of one size share their top left corner, and what one has
  /// beyond the other counts as clear there.
  /// - Throws: `IconError` where the panes would be larger than anybody can look at.
  public func picture() throws(IconError) -> [UInt8] { try picture(panes: 3) }

  /// So many of the panes, from the left.
  func picture(panes: Int) throws(IconError) -> [UInt8] {
    let (width, height) = (max(before.width, after.width), max(before.height, after.height))
    guard max(width, height) <= Self.longestSide else {
      throw IconError(
        "the picture of the difference would be of \(width)x\(height) px a pane, more than the limit of \(Self.longestSide) a side")
    }
    let zoom = Self.zoom(width, height)
    let (before, after) = (before.padded(to: width, height), after.padded(to: width, height))
    var sheet = Sheet(width: panes * (width * zoom + Self.gap) + Self.gap, height: height * zoom + 2 * Self.gap)
    for (pane, picture) in [before, after, after].prefix(panes).enumerated() {
      let (left, top) = (Self.gap + pane * (width * zoom + Self.gap), Self.gap)
      sheet.outline(PixelRect(x: left, y: top, width: width * zoom, height: height * zoom), width: 1, Sheet.grey)
      sheet.paste(picture, x: left, y: top, zoom: zoom, strength: pane == 2 ? 40 : 255)
    }
    for y in 0..<(panes == 3 ? height : 0) {
      for x in 0..<width {
        let strength = PixelDifference.difference(before, after, pixel: y * width + x)
        guard strength > tolerance else { continue }
        let left = Self.gap + 2 * (width * zoom + Self.gap)
        let square = PixelRect(x: left + x * zoom, y: Self.gap + y * zoom, width: zoom, height: zoom)
        // What differs by little is to be seen too.
        sheet.fill(square, Sheet.red, alpha: 96 + strength * 159 / 255)
      }
    }
    do { return try PNGEncoder.encode(.rgba(sheet.image)) } catch { throw IconError(error.message) }
  }

  /// Round each pane, in pixels.
  private static let gap = 12
  /// Larger panes than this are no pictures of icons.
  private static let longestSide = 4096

  /// How many pixels of the picture a side of a pixel takes.
  private static func zoom(_ width: Int, _ height: Int) -> Int { max(1, min(16, 240 / max(width, height, 1))) }
}

extension PixelImage {
  /// The picture in the top left corner of a larger, transparent one.
  fileprivate func padded(to width: Int, _ height: Int) -> PixelImage {
    if (self.width, self.height) == (width, height) { return self }
    var padded = [UInt8](repeating: 0, count: 4 * width * height)
    for y in 0..<self.height {
      padded.replaceSubrange(4 * y * width..<4 * (y * width + self.width), with: samples[4 * y * self.width..<4 * (y + 1) * self.width])
    }
    return PixelImage(width: width, height: height, samples: padded)
  }
}
