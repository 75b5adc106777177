import IconModel

/// Patches whose outline against other visible pixels only colour shows, so that they melt into their surroundings once it is dropped.
struct ColorLoss {
  /// The box of these patches, and how many pixels they have.
  let box: PixelRect
  let area: Int
  /// How far the two sides of the lost outline lie apart, from 0 to 1: in colour, and in alpha.
  let contrast: Double
  let alphaContrast: Double
  /// The mean colour of the patches, and that of what they lie on.
  let color: RGB
  let ground: RGB
  /// The mean alpha of the patches.
  let alpha: Int
  /// How the patches lie to what they melt into.
  let lie: Lie

  /// How patches lie to what they melt into.
  enum Lie {
    case inside
    case around
    case beside
  }

  /// A colour of three bytes.
  typealias RGB = (red: Int, green: Int, blue: Int)

  /// A patch with such a share of its outline lost is a candidate; the largest, which usually is the ground, needs more.
  private static let lostShare = 0.31
  private static let largestLostShare = 0.5
  /// From this share on a patch counts however slim it is, and whatever else the drawing shows.
  private static let drownedShare = 0.7
  /// A thick patch has this many times its lost outline's length, times the picture's side, as its area.
  private static let thickness = 15
  /// A patch below this part of the picture that lies along the rim of the drawing is a light or a shade on it.
  private static let rimPart = 120
  /// The lost outlines must be at least a tenth of the outlines that show.
  private static let seamsPerOutline = 10
  /// A step in alpha from here on is an outline of its own.
  private static let outlineAlpha: Int32 = 48
  /// A step in alpha that ends the look for another colour; a lesser one may be the seam of two antialiased shapes.
  private static let gapAlpha: Int32 = 80

  /// Looks for lost patches in a picture.
  ///
  /// - Parameter contrast: how far colours must lie apart, 0 to 255, for their border to count.
  /// - Returns: nil where none is lost.
  static func find(in picture: Picture, contrast: Int) -> ColorLoss? {
    // Colours whose channels differ by less than this can't lie that far apart.
    guard 3 * picture.colors.channels / 2 >= contrast else { return nil }
    let reduced = ReducedImage(picture.image)
    return ColorLoss(reduced.image, contrast: Int32(contrast)).map { $0.enlarged(reduced.factor, within: picture.frame) }
  }

  private init?(_ image: PixelImage, contrast: Int32) {
    var patches = ColorPatches(image)
    let (outlines, visibleOutline) = Self.outlines(&patches, contrast)
    let (lost, strongestShare) = Self.lostPatches(patches, outlines)
    guard !lost.isEmpty else { return nil }
    let sum = lost.reduce(into: Outline()) { $0.add(outlines[$1]) }
    guard strongestShare >= Self.drownedShare || Self.seamsPerOutline * sum.lost >= visibleOutline else { return nil }
    let members = lost.map { patches.patch($0) }
    guard let box = sum.box.rect else { return nil }
    self.box = box
    area = members.reduce(0) { $0 + Int($1.area) }
    self.contrast = Double(sum.distance) / Double(sum.lost) / 255
    alphaContrast = Double(sum.alphaStep) / Double(sum.lost) / 255
    let pixels = max(1, area)
    color = (
      members.reduce(0) { $0 + Int($1.red) } / pixels, members.reduce(0) { $0 + Int($1.green) } / pixels,
      members.reduce(0) { $0 + Int($1.blue) } / pixels
    )
    alpha = members.reduce(0) { $0 + Int($1.alpha) } / pixels
    ground = (sum.ground.0 / sum.lost, sum.ground.1 / sum.lost, sum.ground.2 / sum.lost)
    let beyond = sum.groundBox.rect ?? box
    lie = beyond.encloses(box) ? .inside : box.encloses(beyond) ? .around : .beside
  }

  private init(box: PixelRect, area: Int, of loss: ColorLoss) {
    self.box = box
    self.area = area
    (contrast, alphaContrast, color, ground) = (loss.contrast, loss.alphaContrast, loss.color, loss.ground)
    (alpha, lie) = (loss.alpha, loss.lie)
  }

  /// The loss in the pixels of the picture before it was reduced.
  private func enlarged(_ factor: Int, within frame: PixelRect) -> ColorLoss {
    guard factor > 1 else { return self }
    let box = PixelRect(
      from: self.box.x * factor, self.box.y * factor, to: min(frame.maxX, self.box.maxX * factor), min(frame.maxY, self.box.maxY * factor))
    return ColorLoss(box: box, area: area * factor * factor, of: self)
  }

  /// The outline of a patch, counted in pixels and directions.
  private struct Outline {
    var box = PixelBox()
    /// The pixels beyond that only colour tells from those inside.
    var groundBox = PixelBox()
    /// Where only colour shows it.
    var lost = 0
    /// Where it is lost and the drawing's own outline is near.
    var atRim = 0
    /// Where alpha shows it.
    var shown = 0
    /// Sums over the lost part: colour distance, step in alpha, the colour on the other side.
    var distance = 0
    var alphaStep = 0
    var ground = (0, 0, 0)

    var lostShare: Double { Double(lost) / Double(lost + shown) }

    mutating func add(_ other: Outline) {
      box.add(other.box)
      groundBox.add(other.groundBox)
      lost += other.lost
      shown += other.shown
      distance += other.distance
      alphaStep += other.alphaStep
      ground = (ground.0 + other.ground.0, ground.1 + other.ground.1, ground.2 + other.ground.2)
    }
  }

  private static func minimumArea(_ patches: ColorPatches) -> Int { max(4, patches.width * patches.height / 300) }

  /// The outline of every patch, by its root, and how much outline of patches that are large enough alpha shows.
  private static func outlines(_ patches: inout ColorPatches, _ contrast: Int32) -> (outlines: [Outline], shown: Int) {
    var outlines = [Outline](repeating: Outline(), count: patches.width * patches.height)
    let reach = min(max(1 + max(patches.width, patches.height) / 30, 2), 6)
    let minimumArea = Int32(truncatingIfNeeded: minimumArea(patches))
    var shown = 0
    for y in 0..<patches.height {
      for x in 0..<patches.width where patches.isVisible(y * patches.width + x) {
        let root = patches.root(of: y * patches.width + x)
        outlines[root].box.add(x, y)
        for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
          switch look(&patches, from: (x, y), root, (dx, dy), reach, contrast) {
          case .inside: break
          case .shown:
            outlines[root].shown += 1
            if patches.patch(root).area >= minimumArea { shown += 1 }
          case .lost(let other, let distance, let isAtRim):
            let (here, there) = (patches.tints[y * patches.width + x], patches.tints[other])
            outlines[root].lost += 1
            if isAtRim { outlines[root].atRim += 1 }
            outlines[root].groundBox.add(other % patches.width, other / patches.width)
            outlines[root].distance += Int(distance)
            outlines[root].alphaStep += Int(abs(here.alpha - there.alpha))
            outlines[root].ground.0 += Int(patches.samples[4 * other])
            outlines[root].ground.1 += Int(patches.samples[4 * other + 1])
            outlines[root].ground.2 += Int(patches.samples[4 * other + 2])
          }
        }
      }
    }
    return (outlines, shown)
  }

  /// What a look from a pixel in one direction meets.
  private enum Sight {
    /// More of the same patch, or nothing that differs.
    case inside
    /// An outline that alpha shows.
    case shown
    /// Another colour and no step in alpha to tell it.
    case lost(pixel: Int, distance: Int32, isAtRim: Bool)
  }

  private static func look(
    _ patches: inout ColorPatches, from place: (x: Int, y: Int), _ root: Int, _ step: (x: Int, y: Int), _ reach: Int, _ contrast: Int32
  ) -> Sight {
    let here = patches.tints[place.y &* patches.width &+ place.x]
    var isOutline = false
    var isLost = false
    var (farthest, distance) = (0, Int32(0))
    var (u, v) = (place.x, place.y)
    for count in 1...reach {
      u &+= step.x
      v &+= step.y
      let pixel = v &* patches.width &+ u
      guard u >= 0, v >= 0, u < patches.width, v < patches.height, patches.isVisible(pixel) else {
        isOutline = true
        break
      }
      if count == 1, patches.root(of: pixel) == root { break }
      let there = patches.tints[pixel]
      let alphaStep = abs(here.alpha &- there.alpha)
      let colorStep = here.distance(to: there)
      if colorStep > distance {
        (farthest, distance) = (pixel, colorStep)
        isLost = colorStep >= contrast && 4 &* alphaStep < colorStep
      }
      if alphaStep >= outlineAlpha {
        isOutline = true
        if !isLost, alphaStep >= gapAlpha { break }
      }
    }
    return isLost ? .lost(pixel: farthest, distance: distance, isAtRim: isOutline) : isOutline ? .shown : .inside
  }

  /// The roots of the patches that are lost, and the largest share of an outline that is.
  private static func lostPatches(_ patches: ColorPatches, _ outlines: [Outline]) -> (roots: [Int], share: Double) {
    let side = max(patches.width, patches.height)
    let minimumArea = minimumArea(patches)
    let minimumLost = max(6, (patches.width + patches.height) / 10)
    let roots = outlines.indices.filter { outlines[$0].box.rect != nil }
    let largestArea = roots.map { patches.patch($0).area }.max()
    // Of several largest ones, the one that a scan from the top meets first.
    let largest = roots.filter { patches.patch($0).area == largestArea }.min()
    let candidates = roots.filter { root in
      let area = Int(patches.patch(root).area)
      guard area >= minimumArea, outlines[root].lost >= minimumLost else { return false }
      if rimPart * area < patches.width * patches.height, 4 * outlines[root].atRim >= outlines[root].lost { return false }
      let share = outlines[root].lostShare
      return share >= drownedShare || (share >= lostShare && thickness * area >= outlines[root].lost * side)
    }
    let details = candidates.filter { $0 != largest }
    let lost = details.isEmpty ? candidates.filter { outlines[$0].lostShare >= largestLostShare } : details
    return (lost, lost.map { outlines[$0].lostShare }.max() ?? 0)
  }
}

extension PixelBox {
  /// Adds another box whole.
  fileprivate mutating func add(_ other: PixelBox) {
    guard let rect = other.rect else { return }
    add(rect.x, rect.y, toX: rect.maxX)
    add(rect.x, rect.maxY - 1, toX: rect.maxX)
  }
}

extension PixelRect {
  /// Whether another rectangle lies in this one.
  fileprivate func encloses(_ other: PixelRect) -> Bool { x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY }
}
