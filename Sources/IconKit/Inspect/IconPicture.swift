import IconFiles
import IconLint
public import IconModel
import IconPNG

/// Pixels to look at: those of a PNG, or of a source as it is drawn.
public struct IconPicture: Sendable {
  /// Pixels a point: what a source was drawn at, 1 for a PNG.
  public let scale: Int
  public let image: PixelImage
  /// A PNG that every program can read: the file's own bytes, unless Apple's tools have crushed them.
  public let png: [UInt8]

  /// Reads a PNG, or draws a source at each scale.
  ///
  /// - Parameters:
  ///   - path: tells a source from a PNG where the content does not.
  ///   - bytes: the file.
  ///   - scales: what a source is drawn at.
  ///   - options: what else is said of how it is drawn, once it is read; without, what it says itself.
  /// - Throws: `IconError` where the PNG cannot be decoded, or the source has errors.
  public static func pictures(
    path: String, bytes: [UInt8], scales: [Int] = [1], options: (IconSource) -> RenderOptions = { _ in RenderOptions() }
  ) throws(IconError) -> [IconPicture] {
    guard LintedFile(path: path, bytes: bytes).isSource else { return [try IconPicture(decoding: bytes)] }
    let source = IconSource(name: path, bytes: bytes)
    let errors = source.diagnostics.filter { $0.severity == .error }
    if let error = errors.first(where: { $0.range != .none }) ?? errors.first {
      let place = source.text.place(of: error.range.start)
      let position = error.range == .none ? "" : " (line \(place.line), column \(place.column))"
      throw IconError("cannot be drawn: \(error.message)\(position)", at: error.range)
    }
    var pictures: [IconPicture] = []
    var options = options(source)
    options.scales = scales.map(Double.init)
    options.readsBack = false
    for drawn in try source.render(options) {
      do { pictures.append(IconPicture(scale: Int(drawn.scale), image: try RenderedImage.decode(drawn.png), png: drawn.png)) } catch {
        throw IconError(error.message)
      }
    }
    return pictures
  }

  private init(scale: Int, image: PixelImage, png: [UInt8]) {
    self.scale = scale
    self.image = image
    self.png = png
  }

  private init(decoding bytes: [UInt8]) throws(IconError) {
    do {
      let image = try PNGDecoder.decode(bytes)
      self.init(scale: 1, image: image, png: ChunkWalk.walk(bytes).isAppleCrushed ? try PNGEncoder.encode(.rgba(image)) : bytes)
    } catch {
      throw IconError(error.message)
    }
  }
}
