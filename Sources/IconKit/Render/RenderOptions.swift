public import IconLint
public import IconModel

/// What a drawing is made into.
public enum OutputForm: String, Sendable, CaseIterable {
  /// One colour of ink, the drawing in the alpha channel: 8-bit grey and alpha.
  case template
  /// The inverted tab-bar mask: 8-bit grey, white where the bar will be bright.
  case mask
  /// As drawn: 8-bit RGBA.
  case color
}

/// The colour of a template's ink.
public enum Ink: String, Sendable, CaseIterable {
  case black
  case white

  var sample: UInt8 { self == .black ? 0 : 255 }
}

/// How samples are stored.
public enum Storage: String, Sendable, CaseIterable {
  /// In the form's own way, the smallest.
  case auto
  /// As RGBA, for consumers that read nothing else.
  case rgba
}

/// What to render, and how large.
public struct RenderOptions: Sendable {
  /// nil: the document's own profile, else `tabbar`.
  public var profile: Profile?
  /// The canvas in points; nil: the profile's size, else the document's own.
  public var size: Size?
  /// Pixels a point; decimals only with the profile `none`.
  public var scales: [Double]
  /// The area inside the canvas that the drawing fills, in points, centred; nil: all of it.
  public var drawingArea: Size?
  /// nil: `template` or `color`, as the profile has it.
  public var form: OutputForm?
  public var ink: Ink
  public var storage: Storage
  /// Whether each PNG is decoded again and compared with what was drawn.
  public var readsBack: Bool

  /// Makes the options of a tab-bar icon at 1x.
  public init(
    profile: Profile? = nil, size: Size? = nil, scales: [Double] = [1], drawingArea: Size? = nil, form: OutputForm? = nil,
    ink: Ink = .black, storage: Storage = .auto, readsBack: Bool = true
  ) {
    self.profile = profile
    self.size = size
    self.scales = scales
    self.drawingArea = drawingArea
    self.form = form
    self.ink = ink
    self.storage = storage
    self.readsBack = readsBack
  }
}
