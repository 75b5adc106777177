import IconModel

/// The inside and the outside of an outline, as far as another shape may reach into them.
struct AreaCrossing {
  /// The pixels that the outline encloses, without its stroke.
  private let inside: Region
  /// The pixels of the inside, and of the outside, that lie deep enough not to be a mere touch.
  private let deepInside: Region
  private let deepOutside: Region
  /// The pixels of the stroke itself.
  private let line: Region
  private let reach: Int

  /// Makes the areas of an outline.
  ///
  /// - Parameters:
  ///   - fill: what its inside would cover.
  ///   - stroke: what its stroke covers, of the same size.
  ///   - depth: how many pixels from the edge of an area on something is deep in it.
  init(fill: AlphaMask, stroke: AlphaMask, depth: Int) {
    reach = max(0, depth - 1)
    line = Region(stroke) { $0 >= 128 }
    let free = Region(stroke) { $0 < 40 }
    inside = Region(fill) { $0 > 200 } & free
    deepInside = inside.eroded(by: reach)
    deepOutside = (Region(fill) { $0 < 40 } & free).eroded(by: reach)
  }

  /// The parts of another shape's ink that reach deep into the inside and deep out of it, as far as they lie in the inside.
  ///
  /// None if the outline does not reach out of the ink: then it is drawn on it, and not across.
  func crossing(of ink: AlphaMask) -> Region {
    let ink = Region(ink) { $0 >= 64 }
    guard (line & (!ink).eroded(by: reach)).box != nil else {
      return Region(width: ink.width, height: ink.height, members: ink.members.map { _ in false })
    }
    return ink.parts(reaching: deepInside, deepOutside) & inside
  }
}
