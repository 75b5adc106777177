import IconModel

/// A drawing on a ground of one colour, in a picture without transparency.
struct PlainGround {
  let color: (red: Int, green: Int, blue: Int)
  /// The mean colour of what is drawn on it.
  let inkColor: (red: Int, green: Int, blue: Int)
  let inkBox: PixelRect

  /// The share of the border that a ground takes.
  private static let borderShare = 0.8
  /// The share of the picture that ink takes.
  private static let inkShare = 0.01...0.8
  /// Ink lies this far from the ground.
  private static let inkDistance: Int32 = 48

  /// Looks for the ground of a picture; nil where it has none, or nothing on it.
  init?(_ image: PixelImage) {
    guard let color = Self.commonest(Self.border(image), of: image) else { return nil }
    let ground = Tint(red: Int32(color.red), green: Int32(color.green), blue: Int32(color.blue), alpha: 255)
    var box = PixelBox()
    var (red, green, blue, count) = (0, 0, 0, 0)
    for y in 0..<image.height {
      for x in 0..<image.width {
        let (r, g, b) = Self.color(image, y * image.width + x)
        let tint = Tint(red: Int32(r), green: Int32(g), blue: Int32(b), alpha: 255)
        guard tint.distance(to: ground) >= Self.inkDistance else { continue }
        box.add(x, y)
        (red, green, blue, count) = (red + r, green + g, blue + b, count + 1)
      }
    }
    guard let rect = box.rect, Self.inkShare.contains(Double(count) / Double(image.width * image.height)) else { return nil }
    self.color = color
    inkColor = (red / count, green / count, blue / count)
    inkBox = rect
  }

  private static func color(_ image: PixelImage, _ pixel: Int) -> (red: Int, green: Int, blue: Int) {
    (Int(image.samples[4 * pixel]), Int(image.samples[4 * pixel + 1]), Int(image.samples[4 * pixel + 2]))
  }

  /// The pixels of the outermost rows and columns.
  private static func border(_ image: PixelImage) -> [Int] {
    (0..<image.width * image.height).filter { pixel in
      let (x, y) = (pixel % image.width, pixel / image.width)
      return x == 0 || y == 0 || x == image.width - 1 || y == image.height - 1
    }
  }

  /// The mean of the commonest colour among pixels, at five bits a channel, if it is common enough.
  private static func commonest(_ pixels: [Int], of image: PixelImage) -> (red: Int, green: Int, blue: Int)? {
    let groups = Dictionary(grouping: pixels) { pixel in
      let (red, green, blue) = color(image, pixel)
      return (red >> 3) << 10 | (green >> 3) << 5 | blue >> 3
    }
    // Equal counts can't both be common enough.
    guard let members = groups.values.max(by: { $0.count < $1.count }),
      Double(members.count) >= borderShare * Double(pixels.count)
    else { return nil }
    let sum = members.map { color(image, $0) }.reduce((0, 0, 0)) { ($0.0 + $1.red, $0.1 + $1.green, $0.2 + $1.blue) }
    return (sum.0 / members.count, sum.1 / members.count, sum.2 / members.count)
  }
}
