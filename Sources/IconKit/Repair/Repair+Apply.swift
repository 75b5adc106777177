import IconFiles
import IconLint
import IconModel
import IconPNG
import IconRaster

extension Repair {
  /// The bytes of a file after the repair.
  func applied(to bytes: [UInt8], _ contents: FileContents) throws(IconError) -> [UInt8] {
    switch change {
    case .edits(let edits):
      guard let changed = edits.applied(to: bytes) else { throw IconError("its changes overlap") }
      return changed
    case .picture(.inkFromDarkness):
      return try AlphaConverter.mask(png: bytes, options: MaskOptions(from: .luminance, form: .template)).png
    case .picture(let change):
      guard let picture = change.applied(to: try Self.decode(bytes)) else { return bytes }
      return try Self.encode(.smallest(picture))
    case .rendering(let source, let form, let area): return try Self.rendering(source, form, in: area, instead: bytes, contents)
    }
  }

  /// The picture of a source in the size, the form and the storage of another.
  private static func rendering(_ path: String, _ form: Form, in area: PixelSize?, instead old: [UInt8], _ contents: FileContents)
    throws(IconError) -> [UInt8]
  {
    let source: IconSource
    do throws(FileError) {
      source = IconSource(name: path, bytes: try contents.read(FilePath(path), limit: LintedFile.sizeLimit))
    } catch {
      throw IconError(error.description)
    }
    guard let icon = source.icon else { throw IconError("\(path) has errors") }
    let image = try decode(old)
    let isRGBA = ChunkWalk.walk(old).header.map { [.rgba, .rgb, .palette].contains($0.colorType) } ?? true
    let canvas = Canvas.fitting(icon, into: image.size, drawingArea: area)
    switch form {
    case .template: return try encode(isRGBA ? .rgba(alpha(icon, canvas).asInk(image.ink)) : .template(alpha(icon, canvas), ink: image.ink))
    case .mask: return try encode(isRGBA ? .rgba(alpha(icon, canvas).asGrey) : .mask(alpha(icon, canvas)))
    case .color: return try encode(.rgba(color(icon, canvas)))
    }
  }

  private static func alpha(_ icon: Icon, _ canvas: Canvas) throws(IconError) -> AlphaMask {
    do { return try Rasterizer.drawAlpha(icon, on: canvas) } catch { throw IconError(error.message) }
  }

  private static func color(_ icon: Icon, _ canvas: Canvas) throws(IconError) -> PixelImage {
    do { return try Rasterizer.draw(icon, on: canvas).image } catch { throw IconError(error.message) }
  }

  private static func decode(_ bytes: [UInt8]) throws(IconError) -> PixelImage {
    do { return try PNGDecoder.decode(bytes) } catch { throw IconError(error.message) }
  }

  private static func encode(_ picture: PNGPicture) throws(IconError) -> [UInt8] {
    do { return try PNGEncoder.encode(picture) } catch { throw IconError(error.message) }
  }
}

extension PixelImage {
  /// White if that is what the first pixel that shows is nearer to; else black.
  fileprivate var ink: UInt8 {
    guard let first = stride(from: 0, to: samples.count, by: 4).first(where: { samples[$0 + 3] > 127 }) else { return 0 }
    return samples[first] > 127 && samples[first + 1] > 127 && samples[first + 2] > 127 ? 255 : 0
  }
}

extension PNGPicture {
  /// A picture in the least channels that hold every sample of it.
  fileprivate static func smallest(_ image: PixelImage) -> PNGPicture {
    let pixels = stride(from: 0, to: image.samples.count, by: 4)
    let isGrey = pixels.allSatisfy { image.samples[$0] == image.samples[$0 + 1] && image.samples[$0] == image.samples[$0 + 2] }
    guard isGrey else { return .rgba(image) }
    if pixels.allSatisfy({ image.samples[$0 + 3] == 255 }) {
      return PNGPicture(.grey, width: image.width, height: image.height, samples: pixels.map { image.samples[$0] })
    }
    return PNGPicture(
      .greyAlpha, width: image.width, height: image.height, samples: pixels.flatMap { [image.samples[$0], image.samples[$0 + 3]] })
  }
}
