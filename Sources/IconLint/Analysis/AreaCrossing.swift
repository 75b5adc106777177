import IconModel

/// The inside and the outside of an outline, as far as another shape may reach into them.
struct AreaCrossing {
  /// The pixels that the outline encloses, without its stroke.
  private let inside: Region
  /// The pixels of the inside, and of the outside, that lie deep enough not to be a mere touch.
  private let deepInside: Region
  private let deepOutside: Region

  /// Makes the areas of an outline.
  ///
  /// - Parameters:
  ///   - fill: what its inside would cover.
  ///   - stroke: what its stroke covers, of the same size.
  ///   - depth: how many pixels from the edge of an area on something is deep in it.
  init(fill: AlphaMask, stroke: AlphaMask, depth: Int) {
    let free = Region(stroke) { $0 < 40 }
    inside = Region(fill) { $0 > 200 } & free
    deepInside = inside.eroded(by: max(0, depth - 1))
    deepOutside = (Region(fill) { $0 < 40 } & free).eroded(by: max(0, depth - 1))
  }

  /// The parts of another shape's ink that reach deep into the inside and deep out of it, as far as they lie in the inside.
  func crossing(of ink: AlphaMask) -> Region { Region(ink) { $0 >= 64 }.parts(reaching: deepInside, deepOutside) & inside }
}
