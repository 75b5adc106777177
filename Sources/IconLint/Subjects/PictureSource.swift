public import IconModel

/// The source that a PNG is drawn from.
public struct PictureSource: Sendable {
  /// What reading a source gives.
  public struct Content: Sendable {
    let text: SourceText
    let icon: Icon
    let renderer: SourceRenderer

    /// Makes the content of a source without errors.
    public init(text: SourceText, icon: Icon, renderer: SourceRenderer) {
      self.text = text
      self.icon = icon
      self.renderer = renderer
    }
  }

  /// As findings are to show it.
  public let path: String
  private let content: @Sendable () -> Content?
  /// Whether iconkit has written the PNG: its encoder makes the same bytes of the same pixels.
  let wrote: @Sendable () -> Bool

  /// Makes a source.
  ///
  /// - Parameters:
  ///   - path: as findings are to show it.
  ///   - content: reads it, when a rule first asks; nil where it has errors, which are its own findings.
  ///   - wrote: whether iconkit has written the PNG.
  public init(path: String, content: @escaping @Sendable () -> Content?, wrote: @escaping @Sendable () -> Bool) {
    self.path = path
    self.content = content
    self.wrote = wrote
  }

  /// The source fitted into a picture's pixels, which are those of scale 1; nil where it has errors, or can't be drawn so large.
  ///
  /// - Parameter drawingArea: the part in the middle that it is fitted into; nil: all of it.
  func subject(at size: PixelSize, drawingArea: PixelSize?) -> SourceSubject? {
    content().flatMap { subject($0, on: Canvas.fitting($0.icon, into: size, drawingArea: drawingArea)) }
  }

  /// The other ways to lay the drawing into a picture whose sides are its own but for rounding: its width or its height to the picture's, or
  /// both.
  func roundedSubjects(at size: PixelSize) -> [SourceSubject] {
    guard let content = content(), content.icon.size.width > 0, content.icon.size.height > 0 else { return [] }
    let (across, down) = (Double(size.width) / content.icon.size.width, Double(size.height) / content.icon.size.height)
    let isRounded =
      abs(content.icon.size.width * down - Double(size.width)) <= 1 || abs(content.icon.size.height * across - Double(size.height)) <= 1
    guard across != down, isRounded else { return [] }
    return [(across, across), (down, down), (across, down)].compactMap { x, y in
      subject(content, on: Canvas(size: size, transform: .scale(x, y)))
    }
  }

  private func subject(_ content: Content, on canvas: Canvas) -> SourceSubject? {
    guard let mask = content.renderer.alpha(content.icon, canvas) else { return nil }
    let drawing = SourceDrawing(content.icon, unit: canvas, smallest: (1, canvas), mask: mask, renderer: content.renderer)
    return SourceSubject(path: path, text: content.text, diagnostics: [], drawing: drawing)
  }
}

extension SourceSubject {
  /// The source as that of a PNG.
  var asPictureSource: PictureSource {
    let content = drawing.map { PictureSource.Content(text: text, icon: $0.icon, renderer: $0.renderer) }
    return PictureSource(path: path, content: { content }, wrote: { true })
  }
}
