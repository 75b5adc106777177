public import IconModel

/// A drawn icon: one premultiplied pixel after the other, rows from the top without padding.
public struct Rendering: Sendable, Hashable {
  public let size: PixelSize
  /// `width * height` pixels; alpha in the highest byte, then red, green and blue, premultiplied.
  public let pixels: [UInt32]

  /// The alpha channel.
  public var alpha: AlphaMask {
    let samples = unsafe [UInt8](unsafeUninitializedCapacity: pixels.count) { buffer, count in
      for (i, pixel) in pixels.enumerated() { unsafe buffer[i] = UInt8(truncatingIfNeeded: pixel >> 24) }
      count = pixels.count
    }
    return AlphaMask(width: size.width, height: size.height, samples: samples)
  }

  /// The picture with its colours no longer premultiplied, each rounded to the nearest byte.
  public var image: PixelImage {
    var samples = [UInt8](repeating: 0, count: pixels.count * 4)
    for (i, pixel) in pixels.enumerated() where pixel >> 24 != 0 {
      let alpha = pixel >> 24
      // Half of alpha makes the division round. Rounding inside Cairo may lift a part one step above alpha.
      let straight = { (shift: UInt32) -> UInt8 in
        let part = min(pixel >> shift & 255, alpha)
        return UInt8(truncatingIfNeeded: alpha == 255 ? part : (part * 255 + alpha / 2) / alpha)
      }
      samples[4 * i] = straight(16)
      samples[4 * i + 1] = straight(8)
      samples[4 * i + 2] = straight(0)
      samples[4 * i + 3] = UInt8(truncatingIfNeeded: alpha)
    }
    return PixelImage(width: size.width, height: size.height, samples: samples)
  }
}
