import IconModel

/// The patches of about one colour that a picture's visible pixels form, joined from neighbour to neighbour.
struct ColorPatches {
  /// One pixel of the picture, and, if it is the root of a patch, that patch.
  struct Patch {
    /// The pixel itself for a root; else a pixel nearer to it.
    fileprivate(set) var parent: Int32
    fileprivate(set) var area: Int32 = 1
    fileprivate(set) var red: Int32
    fileprivate(set) var green: Int32
    fileprivate(set) var blue: Int32
    fileprivate(set) var alpha: Int32

    fileprivate init(_ samples: [UInt8], pixel: Int) {
      let place = 4 &* pixel
      parent = Int32(truncatingIfNeeded: pixel)
      red = Int32(samples[place])
      green = Int32(samples[place &+ 1])
      blue = Int32(samples[place &+ 2])
      alpha = Int32(samples[place &+ 3])
    }

    fileprivate var mean: Tint { Tint(red: red / area, green: green / area, blue: blue / area, alpha: alpha / area) }
  }

  let width: Int
  let height: Int
  let samples: [UInt8]
  /// One for each pixel.
  let tints: [Tint]
  private var patches: [Patch]

  /// Patches join while their mean colours differ by less than this.
  private static let joinDistance: Int32 = 40
  /// Patches join while their mean alphas differ by less than this.
  private static let joinAlpha: Int32 = 64

  /// Joins the pixels of a picture.
  init(_ image: PixelImage) {
    (width, height, samples) = (image.width, image.height, image.samples)
    let samples = image.samples
    let pixels = 0..<image.width * image.height
    tints = pixels.map { Tint(samples, pixel: $0) }
    patches = pixels.map { Patch(samples, pixel: $0) }
    // Small steps first, so that solid areas form before antialiased pixels choose a side.
    joinNeighbours(maximumStep: Self.joinDistance / 3, joinsEqual: true)
    joinNeighbours(maximumStep: Self.joinDistance, joinsEqual: false)
    for pixel in patches.indices { _ = root(of: pixel) }
  }

  /// Whether a pixel can be seen at all.
  func isVisible(_ pixel: Int) -> Bool { tints[pixel].alpha >= Int32(Picture.colorAlpha) }

  /// The patch of a pixel, by the pixel at its root.
  mutating func root(of pixel: Int) -> Int {
    var pixel = pixel
    while Int(patches[pixel].parent) != pixel {
      let next = Int(patches[pixel].parent)
      patches[pixel].parent = patches[next].parent
      pixel = Int(patches[pixel].parent)
    }
    return pixel
  }

  /// The patch of a root.
  func patch(_ root: Int) -> Patch { patches[root] }

  private mutating func joinNeighbours(maximumStep: Int32, joinsEqual: Bool) {
    for y in 0..<height {
      for x in 0..<width {
        let pixel = y &* width &+ x
        guard isVisible(pixel) else { continue }
        if x &+ 1 < width { join(pixel, pixel &+ 1, maximumStep, joinsEqual) }
        if y &+ 1 < height { join(pixel, pixel &+ width, maximumStep, joinsEqual) }
      }
    }
  }

  private mutating func join(_ pixel: Int, _ neighbour: Int, _ maximumStep: Int32, _ joinsEqual: Bool) {
    guard isVisible(neighbour) else { return }
    if isEqual(pixel, neighbour) {
      guard joinsEqual else { return }
      let (a, b) = (root(of: pixel), root(of: neighbour))
      if a != b { unite(a, b) }
    } else if tints[pixel].distance(to: tints[neighbour]) < maximumStep {
      let (a, b) = (root(of: pixel), root(of: neighbour))
      guard a != b else { return }
      let (p, q) = (patches[a].mean, patches[b].mean)
      // The means, not the step, hold a patch together: blurred edges are all small steps.
      if abs(p.alpha &- q.alpha) < Self.joinAlpha, p.distance(to: q) < Self.joinDistance { unite(a, b) }
    }
  }

  private func isEqual(_ pixel: Int, _ other: Int) -> Bool {
    samples[4 &* pixel] == samples[4 &* other] && samples[4 &* pixel &+ 1] == samples[4 &* other &+ 1]
      && samples[4 &* pixel &+ 2] == samples[4 &* other &+ 2] && samples[4 &* pixel &+ 3] == samples[4 &* other &+ 3]
  }

  private mutating func unite(_ a: Int, _ b: Int) {
    let (kept, gone) = (min(a, b), max(a, b))
    let patch = patches[gone]
    patches[gone].parent = Int32(truncatingIfNeeded: kept)
    patches[kept].area &+= patch.area
    patches[kept].red &+= patch.red
    patches[kept].green &+= patch.green
    patches[kept].blue &+= patch.blue
    patches[kept].alpha &+= patch.alpha
  }
}
