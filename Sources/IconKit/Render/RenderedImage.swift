import IconLint
public import IconModel
import IconPNG
import IconRaster

/// One picture of an icon, ready to be written to a file.
public struct RenderedImage: Sendable {
  /// The PNG file's bytes.
  public let png: [UInt8]
  private let plan: DrawingPlan
  /// What the PNG must hold; nil once that is proved, and where nobody wants proof.
  private var picture: PNGPicture?
  /// What the PNG was read back as, where it was.
  private var decoded: Decoded?

  /// What a PNG says.
  private struct Decoded {
    let structure: PNGStructure
    let pixels: PixelImage

    init(_ png: [UInt8]) throws(PNGFault) {
      structure = RenderedImage.walk(png)
      pixels = try RenderedImage.decode(png)
    }
  }

  init(_ plan: DrawingPlan, png: [UInt8], picture: PNGPicture?) {
    self.plan = plan
    self.picture = picture
    self.png = png
  }

  /// Pixels a point.
  public var scale: Double { plan.scale }
  public var size: PixelSize { plan.canvas.size }
  public var form: OutputForm { plan.form }

  /// Decodes the PNG again: it must hold what was drawn, to the last sample.
  package mutating func readBack() throws(IconError) {
    guard let picture else { return }
    let decoded: Decoded
    do { decoded = try Decoded(png) } catch { throw IconError("the PNG cannot be read back: \(error.message)") }
    guard picture.matches(decoded.pixels) else { throw IconError("the PNG reads back other than it was drawn") }
    self.decoded = decoded
    self.picture = nil
  }

  /// What the file's name carries for the scale: nothing at 1x, else `@2x`, `@3x`, `@1.5x`.
  ///
  /// A device stands behind it: `mail@2x~ipad.png`.
  public var suffix: String {
    if scale == 1 { return "" }
    return scale == scale.rounded() && scale < 1e6 ? "@\(Int(scale))x" : "@\(scale)x"
  }

  /// What the profile's PNG checks find, with the shapes that draw it; only templates have any.
  ///
  /// - Parameter linters: makes each linter that is wanted once; whoever asks for many pictures hands the same one over.
  public func findings(path: String, _ linters: Linters = Linters()) -> [Finding] {
    guard form == .template else { return [] }
    let linter = linters.linter(for: plan.profile, size: plan.wantedSize)
    var name = IconName(path: path)
    name.scale = Int(exactly: scale) ?? 1
    let structure = decoded?.structure ?? Self.walk(png)
    guard linter.needsPixels(structure) else { return linter.lint(PNGSubject(path: path, name: name, structure: structure)) }
    let decoding: Result<PixelImage, PNGFault> =
      if let decoded { .success(decoded.pixels) } else { .init { () throws(PNGFault) in try Self.decode(png) } }
    let findings = linter.lint(PNGSubject(path: path, name: name, structure: structure, decoding: decoding))
    return plan.source.blaming(findings, on: plan.canvas, try? decoding.get())
  }

  /// How a PNG differs from this picture.
  ///
  /// - Returns: nil where it has the same size and no sample differs by more than `tolerance` of 255; else how many pixels differ, by how
  ///   much at most, and where the first is.
  /// - Throws: `IconError` where it cannot be decoded.
  public func difference(from other: [UInt8], tolerance: Int) throws(IconError) -> String? {
    if other == png { return nil }
    let (want, got) = (try decoded(png), try decoded(other))
    guard want.size == got.size else { return "it has \(got.size) px, wanted \(want.size)" }
    let difference = PixelDifference(want, got, tolerance: tolerance)
    guard difference.count > 0, let first = difference.first else { return nil }
    let pixels = "\(difference.count) of \(want.width * want.height) pixels differ"
    return "\(pixels), by \(difference.largest) of 255 at most, the first at \(first.x),\(first.y)"
  }

  /// Another picture, this one and the difference side by side, as a PNG.
  ///
  /// - Throws: `IconError` where the other cannot be decoded.
  public func differencePicture(from other: [UInt8]) throws(IconError) -> [UInt8] {
    let (want, got) = (try decoded(png), try decoded(other))
    do { return try PNGEncoder.encode(.rgba(PixelDifference.picture(before: got, after: want))) } catch { throw IconError(error.message) }
  }

  private func decoded(_ png: [UInt8]) throws(IconError) -> PixelImage {
    do { return try Self.decode(png) } catch { throw IconError(error.message) }
  }

  /// What was drawn is not too large, whatever the limits for other files are.
  private static let limits = PNGLimits(maxSide: RasterLimits.canvasSide, maxPixels: RasterLimits.canvasSide * RasterLimits.canvasSide)

  /// Reads the chunks of a PNG as large as the largest that is drawn.
  private static func walk(_ png: [UInt8]) -> PNGStructure { ChunkWalk.walk(png, limits: limits) }

  /// Decodes a PNG as large as the largest that is drawn.
  static func decode(_ png: [UInt8]) throws(PNGFault) -> PixelImage { try PNGDecoder.decode(png, limits: limits) }
}
