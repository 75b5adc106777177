package import IconModel
import IconPNG
import IconRaster

/// One picture of an icon before it is a file.
package struct DrawnImage: Sendable {
  let source: IconSource
  let canvas: Canvas
  /// Pixels a point.
  package let scale: Double
  let form: OutputForm
  let profile: Profile
  /// In points, where it is not the profile's.
  let wantedSize: Size?
  let picture: PNGPicture

  package var size: PixelSize { canvas.size }

  /// Makes the PNG.
  ///
  /// - Parameter isToBeReadBack: whether the pixels are kept until ``RenderedImage/readBack()``.
  package func encoded(isToBeReadBack: Bool) throws(IconError) -> RenderedImage {
    do { return RenderedImage(self, png: try PNGEncoder.encode(picture), keepsPicture: isToBeReadBack) } catch {
      throw IconError(error.message)
    }
  }
}

extension PNGPicture {
  /// Whether a decoded picture holds exactly these samples.
  func matches(_ image: PixelImage) -> Bool {
    guard image.width == width, image.height == height else { return false }
    switch layout {
    case .rgba: return unsafe matches(image) { unsafe $0.loadUnaligned(fromByteOffset: 4 * $1, as: UInt32.self) }
    case .greyAlpha: return unsafe matches(image) { unsafe Self.pixel(grey: $0[2 * $1], alpha: $0[2 * $1 + 1]) }
    case .grey: return unsafe matches(image) { unsafe Self.pixel(grey: $0[$1], alpha: 255) }
    }
  }

  /// Compares all pixels with what they are to be: gathering the differences, without a way out, is what the compiler makes fast.
  private func matches(_ image: PixelImage, _ wanted: (_ samples: UnsafeRawBufferPointer, _ index: Int) -> UInt32) -> Bool {
    unsafe samples.withUnsafeBytes { samples in
      unsafe image.samples.withUnsafeBytes { pixels in
        var difference: UInt32 = 0
        for index in 0..<width * height {
          unsafe difference |= wanted(samples, index) ^ pixels.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)
        }
        return difference == 0
      }
    }
  }

  /// Red, green, blue and alpha in the order of memory.
  static func pixel(grey: UInt8, alpha: UInt8) -> UInt32 {
    (UInt32(grey) &* 0x01_0101 | UInt32(alpha) << 24).littleEndian
  }
}
