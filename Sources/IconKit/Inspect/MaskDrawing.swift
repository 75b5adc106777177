public import IconModel

extension AlphaMask {
  /// The mask drawn with characters, two rows of pixels to a line, ink in the colour of the text.
  ///
  /// With colours (xterm's 24 greys) the partial alphas show; without them, a half block stands for an alpha from 128 on. A mask wider
  /// than `columns` is averaged down to it.
  public func drawing(columns: Int, color: Bool) -> String {
    let shown = reduced(toWidth: max(1, columns))
    var text = ""
    for y in stride(from: 0, to: shown.height, by: 2) {
      for x in 0..<shown.width {
        let upper = shown[x, y]
        let lower = y + 1 < shown.height ? shown[x, y + 1] : 0
        text += color ? Self.colored(upper, lower) : Self.plain(upper, lower)
      }
      text += color ? "\u{1B}[0m\n" : "\n"
    }
    return text
  }

  private static func plain(_ upper: UInt8, _ lower: UInt8) -> String {
    switch (upper >= 128, lower >= 128) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): " "
    }
  }

  private static func colored(_ upper: UInt8, _ lower: UInt8) -> String {
    let grey = { (alpha: UInt8) in 232 + Int(alpha) * 23 / 255 }
    return "\u{1B}[38;5;\(grey(upper));48;5;\(grey(lower))m▀"
  }

  /// Averages boxes of pixels so that the mask is at most `columns` wide.
  private func reduced(toWidth columns: Int) -> AlphaMask {
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
