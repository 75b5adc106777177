package import IconModel
import IconPNG
import IconRaster

/// What is drawn, and how: the same for a picture before it is a file and after.
final class DrawingPlan: Sendable {
  let source: IconSource
  let canvas: Canvas
  /// Pixels a point.
  let scale: Double
  let form: OutputForm
  let profile: Profile
  /// In points, where it is not the profile's.
  let wantedSize: Size?

  init(_ source: IconSource, on canvas: Canvas, scale: Double, form: OutputForm, profile: Profile, wantedSize: Size?) {
    self.source = source
    self.canvas = canvas
    self.scale = scale
    self.form = form
    self.profile = profile
    self.wantedSize = wantedSize
  }
}

/// One picture of an icon before it is a file.
package struct DrawnImage: Sendable {
  let plan: DrawingPlan
  let picture: PNGPicture

  /// Pixels a point.
  package var scale: Double { plan.scale }
  package var size: PixelSize { plan.canvas.size }

  /// Makes the PNG.
  ///
  /// - Parameter isToBeReadBack: whether the pixels are kept until ``RenderedImage/readBack()``.
  package func encoded(isToBeReadBack: Bool) throws(IconError) -> RenderedImage {
    do { return RenderedImage(plan, png: try PNGEncoder.encode(picture), picture: isToBeReadBack ? picture : nil) } catch {
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
    case .greyAlpha:
      return unsafe matches(image) { samples, index in
        // Both at once: that is what the compiler makes many at a time of.
        let pair = unsafe UInt16(littleEndian: samples.loadUnaligned(fromByteOffset: 2 * index, as: UInt16.self))
        return Self.pixel(grey: UInt8(truncatingIfNeeded: pair), alpha: UInt8(truncatingIfNeeded: pair >> 8))
      }
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
