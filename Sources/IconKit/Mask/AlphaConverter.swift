public import IconModel
import IconPNG

/// The mask of a picture that was drawn elsewhere.
public struct MaskResult: Sendable {
  /// The mask as a PNG file's bytes.
  public let png: [UInt8]
  public let mask: AlphaMask
  /// One line: what was taken for ink, and how much colour was dropped.
  public let summary: String
}

/// The alpha-only converter: keeps what a platform shows of a template icon and throws colour away.
public enum AlphaConverter {
  /// Makes the mask of a PNG.
  ///
  /// - Throws: `IconError` where the PNG cannot be decoded, or all of it is ground.
  public static func mask(png: [UInt8], options: MaskOptions = MaskOptions()) throws(IconError) -> MaskResult {
    let image: PixelImage
    do { image = try PNGDecoder.decode(png) } catch { throw IconError(error.message) }
    var (mask, source) = inkMask(of: image, from: options.from)
    if options.trimsHaze { mask.apply { $0 <= 3 ? 0 : $0 >= 252 ? 255 : $0 } }
    if options.inverts { mask.apply { 255 - $0 } }
    let strongest = mask.samples.max() ?? 0
    if let threshold = options.threshold { mask.apply { $0 >= threshold ? 255 : 0 } }
    let inked = mask.samples.count { $0 > 0 }
    guard inked > 0 else { throw IconError("no ink from \(source): \(emptiness(strongest, options, isLuminance: source != "alpha"))") }
    let picture: PNGPicture =
      switch (options.form, options.storage) {
      case (.mask, .auto): .mask(mask)
      case (.mask, .rgba): .rgba(mask.asGrey)
      case (_, .auto): .template(mask, ink: options.ink.sample)
      case (_, .rgba): .rgba(mask.asInk(options.ink.sample))
      }
    let bytes: [UInt8]
    do { bytes = try PNGEncoder.encode(picture) } catch { throw IconError(error.message) }
    let summary =
      "ink from \(source): \(inked) of \(mask.samples.count) pixels; \(droppedColor(of: image))"
      + (source.hasPrefix("luminance") ? veil(over: mask) : "")
    return MaskResult(png: bytes, mask: mask, summary: summary)
  }

  private static func inkMask(of image: PixelImage, from origin: MaskOptions.Origin) -> (AlphaMask, source: String) {
    let alpha = image.alpha
    let isTransparent = alpha.samples.contains { $0 < 255 }
    guard origin == .luminance || origin == .auto && !isTransparent else {
      return (alpha, isTransparent ? "alpha" : "alpha (no pixel is transparent: all is ink)")
    }
    let ground = Ground(of: image)
    return (ground.ink(in: image), "luminance (\(ground.isLight ? "dark on light" : "light on dark") ground)")
  }

  /// Why nothing is left of a mask whose strongest pixel had some alpha before the threshold.
  private static func emptiness(_ strongest: UInt8, _ options: MaskOptions, isLuminance: Bool) -> String {
    if let threshold = options.threshold, strongest > 0 { return "the strongest pixel has \(strongest), below the threshold \(threshold)" }
    if options.inverts { return "all pixels are ink, and inverting leaves none" }
    return isLuminance ? "all pixels are as bright as the ground" : "no pixel shows"
  }

  /// What is to be said of a mask that is nowhere clear: paper that was never of one shade is taken for faint ink.
  private static func veil(over mask: AlphaMask) -> String {
    guard let least = mask.samples.min(), least >= veilAlpha else { return "" }
    return "; no pixel is clear (the least alpha is \(least)): it shows as a rectangle, unless --threshold or --trim-haze clears the ground"
  }

  /// From here on a ground is seen.
  private static let veilAlpha = 4

  /// How many pixels show a colour that the mask cannot keep.
  private static func droppedColor(of image: PixelImage) -> String {
    var pixels = 0
    var colors: Set<UInt32> = []
    for i in stride(from: 0, to: image.samples.count, by: 4) where image.samples[i + 3] > 0 {
      let (r, g, b) = (image.samples[i], image.samples[i + 1], image.samples[i + 2])
      if r != g || g != b {
        pixels += 1
        // A photograph has no end of colours; their number past some says nothing.
        if colors.count < 1000 { colors.insert(UInt32(r) << 16 | UInt32(g) << 8 | UInt32(b)) }
      }
    }
    if pixels == 0 { return "no colour was dropped" }
    let number = colors.count < 1000 ? "\(colors.count) colour\(colors.count == 1 ? "" : "s")" : "1000 and more colours"
    return "dropped \(number) of \(pixels) pixels"
  }
}

/// The paper a picture is drawn on.
private struct Ground {
  /// Its luma, from 0 to 255.
  let luma: Int

  var isLight: Bool { luma >= 128 }

  /// Takes the most frequent luma of the border, if it holds four fifths of it; else white.
  init(of image: PixelImage) {
    var histogram = [Int](repeating: 0, count: 256)
    var total = 0
    for y in 0..<image.height {
      let isEdgeRow = y == 0 || y == image.height - 1
      let step = isEdgeRow || image.width < 2 ? 1 : image.width - 1
      for x in stride(from: 0, to: image.width, by: step) {
        histogram[Self.luma(of: image, pixel: y * image.width + x)] += 1
        total += 1
      }
    }
    // Paper that was scanned or compressed is not of one value: neighbours count along.
    let share = { (v: Int) in histogram[max(0, v - 4)...min(255, v + 4)].reduce(0, +) }
    let best = (0..<256).max { histogram[$0] < histogram[$1] } ?? 255
    luma = share(best) * 5 >= total * 4 ? best : 255
  }

  /// Each pixel's distance from the ground, stretched so that the farthest is opaque.
  func ink(in image: PixelImage) -> AlphaMask {
    let distances = (0..<image.width * image.height).map { abs(Self.luma(of: image, pixel: $0) - luma) }
    let farthest = max(1, distances.max() ?? 1)
    return AlphaMask(
      width: image.width, height: image.height, samples: distances.map { UInt8((255 * $0 + farthest / 2) / farthest) })
  }

  /// The luma of a pixel on white paper (ITU-R BT.601).
  private static func luma(of image: PixelImage, pixel: Int) -> Int {
    let i = 4 * pixel
    let alpha = Int(image.samples[i + 3])
    let luma = (77 * Int(image.samples[i]) + 150 * Int(image.samples[i + 1]) + 29 * Int(image.samples[i + 2]) + 128) >> 8
    return (min(luma, 255) * alpha + 255 * (255 - alpha) + 127) / 255
  }
}

extension AlphaMask {
  fileprivate mutating func apply(_ change: (UInt8) -> UInt8) {
    for i in samples.indices { samples[i] = change(samples[i]) }
  }
}
