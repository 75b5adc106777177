import IconModel

/// An icon in one bar after another, side by side, as a picture.
struct BarStrip {
  /// The icon in a bar, selected or not.
  struct Pane {
    var bar: Bar
    var isSelected: Bool

    var ink: Ramp { isSelected ? bar.selected ?? bar.ink : bar.ink }
  }

  /// As a phone's user sees it, from the oldest bar to the newest.
  static let panes = [
    Pane(bar: .classic, isSelected: false), Pane(bar: .classic, isSelected: true), Pane(bar: .light, isSelected: false),
    Pane(bar: .light, isSelected: true), Pane(bar: .dark, isSelected: false), Pane(bar: .dark, isSelected: true),
  ]

  let image: PixelImage
  /// Where ink is, and how much.
  let coverage: AlphaMask

  /// Draws a mask in each pane, with a margin round it.
  ///
  /// - Parameters:
  ///   - mask: what the bars show.
  ///   - panes: from the left.
  ///   - margin: in pixels of the mask.
  ///   - zoom: the side of the square that each pixel of the mask becomes.
  init(_ mask: AlphaMask, panes: [Pane], margin: Int, zoom: Int = 1) {
    let (width, height) = ((mask.width + 2 * margin) * zoom, (mask.height + 2 * margin) * zoom)
    var sheet = Sheet(width: width * panes.count, height: height)
    var ink = Sheet(width: width * panes.count, height: height, color: Sheet.black)
    for (index, pane) in panes.enumerated() {
      sheet.fill(PixelRect(x: index * width, y: 0, width: width, height: height)) { pane.bar.ground.color(at: $0) }
      let (x, y) = (index * width + margin * zoom, margin * zoom)
      sheet.paste(mask, x: x, y: y, zoom: zoom) { pane.ink.color(at: $0) }
      ink.paste(mask, x: x, y: y, zoom: zoom) { _ in Sheet.white }
    }
    image = sheet.image
    let samples = stride(from: 0, to: ink.image.samples.count, by: 4).map { ink.image.samples[$0] }
    coverage = AlphaMask(width: image.width, height: image.height, samples: samples)
  }
}
