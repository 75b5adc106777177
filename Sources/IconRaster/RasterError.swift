public import IconModel

/// Why an icon could not be drawn, and which element is to blame.
public struct RasterError: Error, Sendable, Hashable {
  /// What went wrong.
  public enum Reason: Sendable, Hashable {
    /// Cairo reports an error, in its own words.
    case cairo(String)
    /// A side of the canvas is below 1 or above ``RasterLimits/canvasSide``.
    case canvasSize(PixelSize)
    /// A number is not finite, not in its range or beyond ``RasterLimits/coordinate``; the text says which.
    case number(String)
    /// A limit is passed; the text names what, how many, and the limit.
    case limit(String)
  }

  public var reason: Reason
  /// The element that was being drawn; nil where the canvas itself is wrong.
  public var origin: Origin?

  /// Makes an error.
  public init(_ reason: Reason, origin: Origin? = nil) {
    self.reason = reason
    self.origin = origin
  }

  /// One line without a place, for ``origin`` to complete.
  public var message: String {
    switch reason {
    case .cairo(let text): "cairo: \(text)"
    case .canvasSize(let size): "a canvas of \(size) pixels: each side must be from 1 to \(RasterLimits.canvasSide)"
    case .number(let text), .limit(let text): text
    }
  }
}

extension RasterError: CustomStringConvertible {
  /// The message behind the element's name.
  public var description: String {
    guard let origin else { return message }
    return origin.id.map { "\(origin.element) '\($0)': \(message)" } ?? "\(origin.element): \(message)"
  }
}

extension RasterError {
  /// The error with an element to blame, unless it has one.
  func blaming(_ origin: Origin) -> RasterError { RasterError(reason, origin: self.origin ?? origin) }
}
