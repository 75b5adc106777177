public import IconModel

extension AlphaMask {
  /// The mask drawn with characters, two rows of pixels to a line, ink in the colour of the text.
  ///
  /// With colours (xterm's 24 greys) each pixel shows its alpha; without them, half blocks show edges, and shades what is about equally
  /// strong in both rows. A mask wider than `columns` is averaged down to it.
  public func drawing(columns: Int, color: Bool) -> String {
    reduced(toWidth: max(1, columns)).lines(color: color).map { $0 + "\n" }.joined()
  }

  /// The same as lines within a frame, which shows where the canvas ends.
  ///
  /// - Parameters:
  ///   - columns: for the mask; the frame takes two more.
  ///   - color: whether each pixel shows its alpha as a grey.
  public func framedDrawing(columns: Int, color: Bool) -> [String] {
    let shown = reduced(toWidth: max(1, columns))
    let edge = String(repeating: "─", count: shown.width)
    return ["┌\(edge)┐"] + shown.lines(color: color).map { "│\($0)│" } + ["└\(edge)┘"]
  }

  private func lines(color: Bool) -> [String] {
    stride(from: 0, to: height, by: 2).map { y in
      let line = (0..<width).map { x in
        let (upper, lower) = (self[x, y], y + 1 < height ? self[x, y + 1] : 0)
        return color ? Self.colored(upper, lower) : Self.plain(upper, lower)
      }
      return line.joined() + (color ? "\u{1B}[0m" : "")
    }
  }

  /// By quarters of full strength.
  private static let shades = [" ", "░", "▒", "▓", "█"]

  static func plain(_ upper: UInt8, _ lower: UInt8) -> String {
    let (strong, weak) = (Int(max(upper, lower)), Int(min(upper, lower)))
    if strong >= 128, weak < 128, strong - weak >= 96 { return upper > lower ? "▀" : "▄" }
    return shades[((strong + weak) / 2 + 32) / 64]
  }

  private static func colored(_ upper: UInt8, _ lower: UInt8) -> String {
    let grey = { (alpha: UInt8) in 232 + Int(alpha) * 23 / 255 }
    return "\u{1B}[38;5;\(grey(upper));48;5;\(grey(lower))m▀"
  }

  /// Averages boxes of pixels so that the mask is at most `columns` wide.
  func reduced(toWidth columns: Int) -> AlphaMask {
    let step = (width + columns - 1) / columns
    guard step > 1 else { return self }
    let (w, h) = ((width + step - 1) / step, (height + step - 1) / step)
    var samples = [UInt8](repeating: 0, count: w * h)
    for y in 0..<h {
      for x in 0..<w {
        var sum = 0
        for v in y * step..<min(height, (y + 1) * step) {
          for u in x * step..<min(width, (x + 1) * step) { sum += Int(self[u, v]) }
        }
        samples[y * w + x] = UInt8(sum / (step * step))
      }
    }
    return AlphaMask(width: w, height: h, samples: samples)
  }
}

extension Inspection {
  /// The picture's alpha drawn with characters; a message where it cannot be decoded.
  public func picture(columns: Int, color: Bool) -> String {
    pixels?.alpha.drawing(columns: columns, color: color) ?? "(no picture)\n"
  }
}
