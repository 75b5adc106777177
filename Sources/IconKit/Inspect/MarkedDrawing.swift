import IconModel

extension AlphaMask {
  /// So many pixels are shown round a marked rectangle, where the mask does not end before.
  private static let surroundings = 4

  /// A marked rectangle and what is round it, drawn with half blocks in a frame whose lines are double beside the rectangle.
  ///
  /// With colours, the pixels of the rectangle are shown in red, all others in grey. What is larger than `columns` is drawn from the
  /// rectangle's top left corner on.
  func drawing(around rect: PixelRect, columns: Int, color: Bool) -> String {
    let marked = rect.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    guard !marked.isEmpty else { return "" }
    let left = max(0, marked.x - Self.surroundings)
    // A line holds two rows, and both are to be of the mask.
    let top = max(0, marked.y - Self.surroundings) / 2 * 2
    let right = min(width, marked.maxX + Self.surroundings, left + columns)
    let bottom = min(height, marked.maxY + Self.surroundings, top + 2 * columns)
    let edge = (left..<right).map { (marked.x..<marked.maxX).contains($0) ? "═" : "─" }.joined()
    var text = "┌\(edge)┐\n"
    for y in stride(from: top, to: bottom, by: 2) {
      let side = y < marked.maxY && y + 1 >= marked.y ? "║" : "│"
      var line = ""
      for x in left..<right {
        let (upper, lower) = (self[x, y], y + 1 < bottom ? self[x, y + 1] : 0)
        if color {
          let isMarked = { (y: Int) in (marked.x..<marked.maxX).contains(x) && (marked.y..<marked.maxY).contains(y) }
          line += "\u{1B}[38;2;\(Self.shade(upper, isMarked(y)));48;2;\(Self.shade(lower, isMarked(y + 1)))m▀"
        } else {
          line += Self.plain(upper, lower)
        }
      }
      text += side + line + (color ? "\u{1B}[0m" : "") + side + "\n"
    }
    return text + "└\(edge)┘\n"
  }

  /// Red, green and blue of a pixel by its alpha; a marked one is red where it has ink, and dark red where it has none.
  private static func shade(_ alpha: UInt8, _ isMarked: Bool) -> String {
    isMarked ? "\(96 + Int(alpha) * 159 / 255);\(Int(alpha) / 4);\(Int(alpha) / 4)" : "\(alpha);\(alpha);\(alpha)"
  }
}

extension PixelRect {
  fileprivate func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(from: max(x, other.x), max(y, other.y), to: min(maxX, other.maxX), min(maxY, other.maxY))
  }
}
