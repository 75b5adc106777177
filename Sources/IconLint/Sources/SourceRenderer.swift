public import IconModel

/// What draws icons for the rules, which cannot; each part answers nil where a number or a limit does not allow it.
public struct SourceRenderer: Sendable {
  let alpha: @Sendable (Icon, Canvas) -> AlphaMask?
  let image: @Sendable (Icon, Canvas) -> PixelImage?
  let inkBox: @Sendable (Shape, Icon, Canvas) -> Rect?

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - alpha: what a platform shows of an icon on a canvas.
  ///   - image: the same in colour.
  ///   - inkBox: the box of what a shape of an icon paints, in the canvas' pixels, on the canvas or off it; nil also where it paints nothing.
  public init(
    alpha: @escaping @Sendable (Icon, Canvas) -> AlphaMask?, image: @escaping @Sendable (Icon, Canvas) -> PixelImage?,
    inkBox: @escaping @Sendable (Shape, Icon, Canvas) -> Rect?
  ) {
    self.alpha = alpha
    self.image = image
    self.inkBox = inkBox
  }
}
