public import IconModel

/// A picture in one of the three forms that the encoder writes, all of 8 bits a sample.
public struct PNGPicture: Sendable, Hashable {
  /// What a pixel is made of.
  public enum Layout: Int, Sendable, Hashable {
    case grey = 1
    case greyAlpha = 2
    case rgba = 4

    /// Bytes a pixel.
    public var channels: Int { rawValue }
  }

  public let layout: Layout
  public let width: Int
  public let height: Int
  /// `width * height * layout.channels` bytes, rows from the top without padding; alpha comes last and is not premultiplied.
  public let samples: [UInt8]

  /// Makes a picture of its samples, of which there must be `width * height * layout.channels`.
  public init(_ layout: Layout, width: Int, height: Int, samples: [UInt8]) {
    precondition(samples.count == width * height * layout.channels)
    self.layout = layout
    self.width = width
    self.height = height
    self.samples = samples
  }

  /// A picture with colour.
  public static func rgba(_ image: PixelImage) -> PNGPicture {
    PNGPicture(.rgba, width: image.width, height: image.height, samples: image.samples)
  }

  /// A template icon: one shade of grey everywhere, the mask in the alpha channel.
  ///
  /// The shade is the same under transparent pixels too, which packs best.
  public static func template(_ mask: AlphaMask, ink: UInt8 = 0) -> PNGPicture {
    let samples = unsafe [UInt8](unsafeUninitializedCapacity: mask.samples.count * 2) { buffer, count in
      for (i, alpha) in mask.samples.enumerated() {
        unsafe buffer[2 * i] = ink
        unsafe buffer[2 * i + 1] = alpha
      }
      count = mask.samples.count * 2
    }
    return PNGPicture(.greyAlpha, width: mask.width, height: mask.height, samples: samples)
  }

  /// The mask itself as a grey picture: white is ink.
  public static func mask(_ mask: AlphaMask) -> PNGPicture {
    PNGPicture(.grey, width: mask.width, height: mask.height, samples: mask.samples)
  }
}
