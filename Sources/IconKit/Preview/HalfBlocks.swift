import IconModel

/// A picture of bars in characters, each two pixels high.
///
/// Colours are exact, or the nearest of xterm's 256; the characters alone show where ink is, so that the drawing outlives being copied.
struct HalfBlocks {
  private let strip: BarStrip
  private let colors: BlockColors

  init(_ strip: BarStrip, _ colors: BlockColors) {
    self.strip = strip
    self.colors = colors
  }

  /// A line for two rows of pixels.
  var text: String {
    var text = ""
    for y in stride(from: 0, to: strip.image.height, by: 2) {
      var current = ""
      for x in 0..<strip.image.width {
        let (codes, character) = cell(x, y)
        if codes != current { text += "\u{1B}[\(codes)m" }
        current = codes
        text += character
      }
      text += "\u{1B}[0m\n"
    }
    return text
  }

  /// The colours of a character, and the character.
  private func cell(_ x: Int, _ y: Int) -> (codes: String, character: String) {
    let below = min(y + 1, strip.image.height - 1)
    let (upper, lower) = (color(x, y), color(x, below))
    let (inkAbove, inkBelow) = (strip.coverage[x, y] >= 128, below > y && strip.coverage[x, below] >= 128)
    switch (inkAbove, inkBelow) {
    case (true, _): return ("\(code(upper, 38));\(code(lower, 48))", "▀")
    case (false, true): return ("\(code(lower, 38));\(code(upper, 48))", "▄")
    case (false, false):
      // Faint ink and the rows of a ground that changes: the mean of both is as near as a blank comes.
      return (code(zip(upper, lower).map { ($0 + $1) / 2 }, 48), " ")
    }
  }

  private func color(_ x: Int, _ y: Int) -> [Int] {
    let start = 4 * (y * strip.image.width + x)
    return strip.image.samples[start..<start + 3].map(Int.init)
  }

  /// A colour as ECMA-48's SGR takes it; 38 is for the character, 48 for the ground.
  private func code(_ color: [Int], _ layer: Int) -> String {
    colors == .full
      ? "\(layer);2;\(color[0]);\(color[1]);\(color[2])" : "\(layer);5;\(Self.index(red: color[0], green: color[1], blue: color[2]))"
  }

  /// The steps of xterm's cube of 6x6x6 colours.
  private static let steps = [0, 95, 135, 175, 215, 255]

  /// The nearest of xterm's 256 colours: of the cube, or of the 24 greys from 8 to 238.
  static func index(red: Int, green: Int, blue: Int) -> Int {
    let nearest = { (part: Int) in steps.indices.min { abs(steps[$0] - part) < abs(steps[$1] - part) } ?? 0 }
    let (r, g, b) = (nearest(red), nearest(green), nearest(blue))
    let grey = max(0, min(23, ((red + green + blue) / 3 - 3) / 10))
    let distance = { (x: Int, y: Int, z: Int) in (x - red) * (x - red) + (y - green) * (y - green) + (z - blue) * (z - blue) }
    let level = 8 + 10 * grey
    return distance(level, level, level) < distance(steps[r], steps[g], steps[b]) ? 232 + grey : 16 + 36 * r + 6 * g + b
  }
}
