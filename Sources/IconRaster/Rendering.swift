public import IconModel

/// A drawn icon.
public struct Rendering: Sendable {
  public let size: PixelSize
  private let canvas: Finished

  /// A surface that nothing draws on any more: it is only read, and Cairo counts its references atomically.
  private struct Finished: @unchecked Sendable {
    let surface: Surface
  }

  /// Keeps a surface in colour on which all is drawn.
  init(_ surface: Surface) {
    size = PixelSize(surface.bounds.width, surface.bounds.height)
    canvas = Finished(surface: surface)
  }

  /// The pixels one after the other, rows from the top: alpha in the highest byte, then red, green and blue, premultiplied.
  public var pixels: [UInt32] { canvas.surface.pixels { $0 } }

  /// The alpha channel.
  public var alpha: AlphaMask {
    AlphaMask(width: size.width, height: size.height, samples: canvas.surface.pixels { UInt8(truncatingIfNeeded: $0 >> 24) })
  }

  /// The picture with its colours no longer premultiplied, each rounded to the nearest byte.
  public var image: PixelImage {
    PixelImage(width: size.width, height: size.height, samples: canvas.surface.straightSamples)
  }
}
