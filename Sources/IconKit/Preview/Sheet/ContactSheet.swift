import IconLint
import IconModel
import IconPNG

extension PreviewSet {
  /// The icons side by side as a PNG: enlarged, in bars, selected and not, and what the checker finds.
  ///
  /// - Throws: `IconError` where there are more icons than a picture can show.
  public func sheet() throws(IconError) -> [UInt8] {
    let shown = icons.filter { !$0.shots.isEmpty }
    guard !shown.isEmpty else { throw IconError("no icon can be shown") }
    guard shown.count <= ContactSheet.most else {
      throw IconError("a sheet has room for \(ContactSheet.most) icons, and these are \(shown.count): write a page (-o preview.html)")
    }
    do { return try PNGEncoder.encode(.rgba(ContactSheet(shown).image)) } catch { throw IconError(error.message) }
  }
}

/// Draws the sheet, two pixels a point.
private struct ContactSheet {
  static let most = 200

  private(set) var sheet: Sheet
  var image: PixelImage { sheet.image }

  private static let gap = 24
  /// The enlarged picture.
  private static let side = 240
  /// Two halves of a bar, or of its light and its dark form.
  private static let bar = (width: 176, height: 72)
  /// Dots of the captions.
  private static let dot = 2
  private static let line = 10 * dot
  /// Between bars.
  private static let space = (side - 3 * bar.height) / 2
  private static let cell = (width: side + gap + 2 * bar.width + space, height: line + side + line)
  private static let soft: Sheet.RGB = (110, 110, 115)
  private static let paper: (Sheet.RGB, Sheet.RGB) = ((255, 255, 255), (240, 240, 240))

  init(_ icons: [PreviewIcon]) {
    let columns = min(2, icons.count)
    let rows = (icons.count + columns - 1) / columns
    sheet = Sheet(
      width: Self.gap + columns * (Self.cell.width + Self.gap), height: Self.gap + rows * (Self.cell.height + Self.gap))
    for (index, icon) in icons.enumerated() {
      draw(
        icon, x: Self.gap + index % columns * (Self.cell.width + Self.gap), y: Self.gap + index / columns * (Self.cell.height + Self.gap))
    }
  }

  private mutating func draw(_ icon: PreviewIcon, x: Int, y: Int) {
    write("\(icon.name)  \(icon.facts)", x: x, y: y, Sheet.black)
    enlarge(icon, x: x, y: y + Self.line)
    let left = x + Self.side + Self.gap
    let right = left + Self.bar.width + Self.space
    for (row, bar) in [Bar.classic, .light, .dark].enumerated() {
      // Not selected and selected.
      let y = y + Self.line + row * (Self.bar.height + Self.space)
      draw(icon, in: [(bar, bar.ink), (bar, bar.selected ?? bar.ink)], x: left, y: y)
    }
    for (row, bars) in [[Bar.navigation, .navigationDark], [.toolbar, .toolbarDark], [.menuLight, .menuDark]].enumerated() {
      let y = y + Self.line + row * (Self.bar.height + Self.space)
      draw(icon, in: bars.map { ($0, $0.ink) }, x: right, y: y)
    }
    let worst = icon.findings.map(\.level).max()
    let rules = Set(icon.findings.filter { $0.level == worst }.map(\.rule)).sorted()
    let text = worst.map { "\($0.rawValue): \(rules.joined(separator: ", "))" } ?? "nothing was found"
    write(text, x: x, y: y + Self.line + Self.side + Self.dot * 3, worst.map(Self.color) ?? Self.soft)
  }

  /// The smallest picture as it is, each pixel as large as fits.
  private mutating func enlarge(_ icon: PreviewIcon, x: Int, y: Int) {
    guard let picture = icon.shots.first?.picture.image else { return }
    let square = 12
    for row in 0..<Self.side / square {
      for column in 0..<Self.side / square {
        let rect = PixelRect(x: x + column * square, y: y + row * square, width: square, height: square)
        sheet.fill(rect, (row + column) % 2 == 0 ? Self.paper.0 : Self.paper.1)
      }
    }
    let longest = max(picture.width, picture.height)
    let zoom = max(1, Self.side / longest)
    let shown = longest > Self.side ? picture.cut(to: Self.side) : picture
    sheet.paste(shown, x: x + (Self.side - shown.width * zoom) / 2, y: y + (Self.side - shown.height * zoom) / 2, zoom: zoom)
  }

  /// Two halves of a bar, or of two; one shows 48x32 points of an icon at most, which is all that such a bar leaves.
  private mutating func draw(_ icon: PreviewIcon, in halves: [(bar: Bar, ink: Ramp)], x: Int, y: Int) {
    let half = Self.bar.width / 2
    for (place, (bar, ink)) in halves.enumerated() {
      let left = x + place * half
      sheet.fill(PixelRect(x: left, y: y, width: half, height: Self.bar.height)) { bar.ground.color(at: $0) }
      guard let (mask, zoom) = icon.atTwo else { continue }
      let shown = mask.cut(to: 88 / zoom, 64 / zoom)
      sheet.paste(
        shown, x: left + (half - shown.width * zoom) / 2, y: y + (Self.bar.height - shown.height * zoom) / 2, zoom: zoom
      ) { ink.color(at: $0) }
    }
  }

  private mutating func write(_ text: String, x: Int, y: Int, _ color: Sheet.RGB) {
    let room = Self.cell.width / (PixelFont.advance * Self.dot)
    let text = text.printable
    let shown = text.count > room ? text.prefix(room - 3) + "..." : text[...]
    for dot in PixelFont.dots(of: String(shown)) {
      sheet.fill(PixelRect(x: x + dot.x * Self.dot, y: y + dot.y * Self.dot, width: Self.dot, height: Self.dot), color)
    }
  }

  private static func color(of level: Severity) -> Sheet.RGB {
    switch level {
    case .error: (179, 38, 30)
    case .warning: (138, 83, 0)
    case .note: (11, 87, 164)
    }
  }
}

extension PreviewIcon {
  /// The mask for two pixels a point: that of 2x, else of another scale with pixels as large as that takes.
  fileprivate var atTwo: (mask: AlphaMask, zoom: Int)? {
    let shot = shots.first { $0.scale == 2 } ?? shots.first
    return shot.map { ($0.picture.image.alpha, max(1, 2 / $0.scale)) }
  }
}

extension AlphaMask {
  /// The middle of the mask, no larger than this.
  fileprivate func cut(to width: Int, _ height: Int) -> AlphaMask {
    let (w, h) = (min(width, self.width), min(height, self.height))
    let (left, top) = ((self.width - w) / 2, (self.height - h) / 2)
    var samples: [UInt8] = []
    for y in top..<top + h { samples += self.samples[y * self.width + left..<y * self.width + left + w] }
    return AlphaMask(width: w, height: h, samples: samples)
  }
}

extension PixelImage {
  /// The top left corner of the picture, no larger than this each way.
  fileprivate func cut(to side: Int) -> PixelImage {
    let (w, h) = (min(side, width), min(side, height))
    var samples: [UInt8] = []
    for y in 0..<h { samples += self.samples[4 * y * width..<4 * (y * width + w)] }
    return PixelImage(width: w, height: h, samples: samples)
  }
}
