import IconModel

/// An opaque frame along a picture's border, if there is one.
struct OpaqueFrame: Sendable {
  /// Pixels of the outermost rows and columns, and how many of them are opaque.
  let borderCount: Int
  let opaqueCount: Int
  /// The frame's usual width at the left, right, top and bottom.
  let widths: [Int]
  /// Of the rays that go inwards from the middle half of each side, the share that leaves the opaque pixels within a quarter of the way.
  ///
  /// It is what tells a frame from a tile that fills the picture and has a drawing cut out.
  let thinShare: Double

  /// From here on a pixel counts as opaque.
  static let opaqueAlpha = 224

  var borderShare: Double { Double(opaqueCount) / Double(borderCount) }

  /// Looks for a frame; nil where a corner is not opaque or less than `share` of the border is.
  init?(_ plane: AlphaPlane, share: Double) {
    let (right, bottom) = (plane.width - 1, plane.height - 1)
    guard min(plane[0, 0], plane[right, 0], plane[0, bottom], plane[right, bottom]) >= Self.opaqueAlpha else { return nil }
    (borderCount, opaqueCount) = Self.border(plane)
    guard Double(opaqueCount) >= share * Double(borderCount) else { return nil }
    var widths: [Int] = []
    var (thin, total) = (0, 0)
    for side in Side.allCases {
      let lengths = Self.rays(plane, from: side)
      let reach = side.isVertical ? plane.width : plane.height
      thin += lengths.count { $0 >= 1 && 4 * $0 <= reach }
      total += lengths.count
      widths.append(lengths.isEmpty ? 0 : lengths.sorted()[lengths.count / 2])
    }
    self.widths = widths
    thinShare = total == 0 ? 0 : Double(thin) / Double(total)
  }

  private enum Side: CaseIterable {
    case left
    case right
    case top
    case bottom

    var isVertical: Bool { self == .left || self == .right }
  }

  /// How many pixels the border has, and how many of them are opaque; where rows or columns coincide, they count twice.
  private static func border(_ plane: AlphaPlane) -> (count: Int, opaque: Int) {
    var opaque = 0
    for x in 0..<plane.width {
      for y in [0, plane.height - 1] where plane[x, y] >= opaqueAlpha { opaque += 1 }
    }
    for y in stride(from: 1, to: plane.height - 1, by: 1) {
      for x in [0, plane.width - 1] where plane[x, y] >= opaqueAlpha { opaque += 1 }
    }
    return (2 * plane.width + 2 * max(0, plane.height - 2), opaque)
  }

  /// How many opaque pixels lie inwards of each pixel of a side's middle half.
  private static func rays(_ plane: AlphaPlane, from side: Side) -> [Int] {
    let length = side.isVertical ? plane.height : plane.width
    let reach = side.isVertical ? plane.width : plane.height
    return (length / 4..<length - length / 4).map { position in
      (0..<reach).first { step in
        let alpha =
          switch side {
          case .left: plane[step, position]
          case .right: plane[reach - 1 - step, position]
          case .top: plane[position, step]
          case .bottom: plane[position, reach - 1 - step]
          }
        return alpha < opaqueAlpha
      } ?? reach
    }
  }
}
