public import IconLint
import IconModel
import IconPNG
import IconRaster

extension IconSource {
  /// Draws the icon at each scale.
  ///
  /// Each PNG is decoded again (unless `readsBack` is off) and must hold what was drawn, to the last sample.
  ///
  /// - Throws: `IconError` where the source has errors, the canvas is too large, or Cairo or libpng fails.
  /// - Returns: one picture a scale, in the order of `options.scales`.
  public func render(_ options: RenderOptions = RenderOptions()) throws(IconError) -> [RenderedImage] {
    var images: [RenderedImage] = []
    for scale in options.scales {
      var image = try draw(options, at: scale).encoded(isToBeReadBack: options.readsBack)
      try image.readBack()
      images.append(image)
    }
    return images
  }

  /// How many pixels the picture of each scale will have; 0 where there can be none.
  package func pixels(of options: RenderOptions) -> [Int] {
    options.scales.map { scale in
      let canvas = icon.flatMap { try? Self.canvas(for: $0, profile: options.profile ?? profile, options: options, scale: scale) }
      return canvas.map { $0.size.width * $0.size.height } ?? 0
    }
  }

  /// Draws the icon at one scale.
  package func draw(_ options: RenderOptions, at scale: Double) throws(IconError) -> DrawnImage {
    guard let icon else { throw IconError("the source has errors") }
    let profile = options.profile ?? profile
    let form = options.form ?? (profile.isTemplate ? .template : .color)
    let canvas = try Self.canvas(for: icon, profile: profile, options: options, scale: scale)
    let drawing = try Drawing(of: icon, on: canvas, as: form)
    return DrawnImage(
      plan: DrawingPlan(self, on: canvas, scale: scale, form: form, profile: profile, wantedSize: options.size),
      picture: drawing.picture(ink: options.ink, storage: options.storage))
  }

  /// The profile that the document asks for; `tabbar` where it asks for none.
  ///
  /// A name that no profile has is said in `diagnostics`.
  public var profile: Profile { icon?.profile.flatMap { Profile.named($0) } ?? .tabbar }

  /// The canvas of a picture; throws where there is none.
  static func canvas(for icon: Icon, profile: Profile, options: RenderOptions, scale: Double) throws(IconError) -> Canvas {
    guard scale.isFinite, scale > 0 else { throw IconError("scale \(scale) is not above 0") }
    guard profile.size.isAny || scale == scale.rounded() else {
      throw IconError("scale \(scale) is no whole number: the profile '\(profile.id)' has none between; use --profile none")
    }
    let points = options.size ?? profile.size.filled(like: icon.size)
    let size = try pixels(points, scale: scale)
    guard let area = options.drawingArea else { return Canvas.fitting(icon, into: size, drawingArea: nil) }
    if area.width > points.width || area.height > points.height {
      throw IconError("a drawing fitted into \(text(area)) points does not fit on a canvas of \(text(points)): it would be cut off")
    }
    return Canvas.fitting(icon, into: size, drawingArea: try pixels(area, scale: scale))
  }

  /// Points to whole pixels, at least one each way; the canvas' limit is the renderer's.
  private static func pixels(_ points: Size, scale: Double) throws(IconError) -> PixelSize {
    let width = (points.width * scale).rounded()
    let height = (points.height * scale).rounded()
    guard width.isFinite, height.isFinite, max(width, height) <= Double(RasterLimits.canvasSide) else {
      throw IconError("the canvas would be \(short(width))x\(short(height)) px, more than the limit of \(RasterLimits.canvasSide) a side")
    }
    return PixelSize(points, scale: scale)
  }

  private static func text(_ size: Size) -> String { "\(short(size.width))x\(short(size.height))" }

  /// A number without a point where it is a whole one.
  private static func short(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }
}

/// What came out of the renderer, in the least that the form needs.
private enum Drawing {
  case alpha(AlphaMask, OutputForm)
  case color(PixelImage)

  init(of icon: Icon, on canvas: Canvas, as form: OutputForm) throws(IconError) {
    do {
      switch form {
      case .template, .mask: self = .alpha(try Rasterizer.drawAlpha(icon, on: canvas), form)
      case .color: self = .color(try Rasterizer.draw(icon, on: canvas).image)
      }
    } catch {
      throw IconError(error.message, at: error.origin?.range ?? .none)
    }
  }

  func picture(ink: Ink, storage: Storage) -> PNGPicture {
    switch (self, storage) {
    case (.alpha(let mask, .mask), .auto): .mask(mask)
    case (.alpha(let mask, .mask), .rgba): .rgba(mask.asGrey)
    case (.alpha(let mask, _), .auto): .template(mask, ink: ink.sample)
    case (.alpha(let mask, _), .rgba): .rgba(mask.asInk(ink.sample))
    case (.color(let image), _): .rgba(image)
    }
  }
}

extension AlphaMask {
  /// The mask as an opaque grey picture.
  var asGrey: PixelImage { picture { ($0, 255) } }

  /// The mask as the alpha channel of one ink.
  func asInk(_ ink: UInt8) -> PixelImage { picture { (ink, $0) } }

  /// A pixel at a time, as one number: that is what the compiler makes many at a time of.
  private func picture(_ convert: (UInt8) -> (grey: UInt8, alpha: UInt8)) -> PixelImage {
    let count = self.samples.count
    let samples = unsafe [UInt8](unsafeUninitializedCapacity: count * 4) { bytes, initialized in
      let pixels = UnsafeMutableRawBufferPointer(bytes)
      unsafe self.samples.withUnsafeBufferPointer { alphas in
        for index in 0..<count {
          let pixel = unsafe convert(alphas[index])
          unsafe pixels.storeBytes(of: PNGPicture.pixel(grey: pixel.grey, alpha: pixel.alpha), toByteOffset: 4 * index, as: UInt32.self)
        }
      }
      initialized = count * 4
    }
    return PixelImage(width: width, height: height, samples: samples)
  }
}

extension Extent {
  /// The extent with its free sides taken from a drawing: of its size where both are free, else in its proportions.
  fileprivate func filled(like drawing: Size) -> Size {
    switch (width, height) {
    case (let width?, let height?): Size(width, height)
    case (let width?, nil): Size(width, width * drawing.height / drawing.width)
    case (nil, let height?): Size(height * drawing.width / drawing.height, height)
    case (nil, nil): drawing
    }
  }
}
