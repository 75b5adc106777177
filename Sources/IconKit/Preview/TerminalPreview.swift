import IconModel
import IconPNG

/// How a terminal can show pictures.
public enum TerminalGraphics: Sendable, Hashable {
  /// kitty's graphics protocol, which others speak too.
  case kitty
  /// iTerm2's inline images.
  case iterm2
  /// Half blocks: two pixels in each character.
  case blocks(BlockColors)
}

/// The colours that half blocks can have.
public enum BlockColors: Sendable, Hashable {
  /// None: ink in the colour of the text.
  case none
  /// xterm's 256.
  case palette
  /// Any, of 24 bits.
  case full
}

extension PreviewIcon {
  /// The icon for a terminal: a line about it, and how bars show it, as large as the columns allow.
  ///
  /// - Parameters:
  ///   - columns: the terminal's width.
  ///   - graphics: what the terminal understands.
  ///   - color: whether the line about it is emphasized.
  public func terminalText(columns: Int, graphics: TerminalGraphics, color: Bool = false) -> String {
    let style = TerminalStyle(isOn: color)
    let ending = paths.count == 1 ? paths[0].printable : "\(paths[0].printable) and \(paths.count - 1) more"
    return "\(style.bold(ending))  \(facts)\(findingsText(style))\n" + picture(columns: max(4, columns), graphics)
  }

  private func findingsText(_ style: TerminalStyle) -> String {
    Severity.allCases.sorted { $0 > $1 }.map { level in
      let count = findings.count { $0.level == level }
      return count == 0 ? "" : "  " + style.dressed("\(count) \(level.rawValue)\(count == 1 ? "" : "s")", as: level)
    }.joined()
  }

  private func picture(columns: Int, _ graphics: TerminalGraphics) -> String {
    guard let smallest = shots.first?.picture.image.alpha, let largest = shots.last?.picture.image.alpha else { return "" }
    switch graphics {
    case .blocks(.none): return smallest.framedDrawing(columns: max(1, columns - 2), color: false).map { $0 + "\n" }.joined()
    case .blocks(let colors):
      // A character is a pixel wide, and as much of the bar is to be seen round the icon as fits.
      let margin = smallest.width + 8 <= columns ? 4 : 0
      let shown = smallest.reduced(toWidth: columns - 2 * margin)
      let count = max(1, min(BarStrip.panes.count, columns / (shown.width + 2 * margin)))
      let strip = BarStrip(shown, panes: Self.panes(count), margin: margin)
      return HalfBlocks(strip, colors).text
    case .kitty, .iterm2:
      let strip = BarStrip(largest, panes: BarStrip.panes, margin: max(1, largest.height / 6), zoom: max(1, 120 / largest.height))
      guard let png = try? PNGEncoder.encode(.rgba(strip.image)) else { return "" }
      return graphics == .kitty ? Self.kitty(png) : Self.iterm2(png, strip.image.size)
    }
  }

  /// The panes that say most where there is no room for all: both ways a classic bar shows an icon, then the light one.
  private static func panes(_ count: Int) -> [BarStrip.Pane] { Array(BarStrip.panes.prefix(count)) }

  /// A PNG for kitty, in pieces of 4096 characters (sw.kovidgoyal.net/kitty/graphics-protocol): transmit and show, no answers.
  private static func kitty(_ png: [UInt8]) -> String {
    var rest = Base64.text(of: png)[...]
    var text = ""
    var keys = "a=T,f=100,q=2,"
    while !rest.isEmpty {
      let piece = rest.prefix(4096)
      rest = rest.dropFirst(piece.count)
      text += "\u{1B}_G\(keys)m=\(rest.isEmpty ? 0 : 1);\(piece)\u{1B}\\"
      keys = ""
    }
    return text + "\n"
  }

  /// A PNG for iTerm2 (iterm2.com/documentation-images.html).
  private static func iterm2(_ png: [UInt8], _ size: PixelSize) -> String {
    let keys = "inline=1;size=\(png.count);width=\(size.width)px;height=\(size.height)px"
    return "\u{1B}]1337;File=\(keys):\(Base64.text(of: png))\u{07}\n"
  }
}
