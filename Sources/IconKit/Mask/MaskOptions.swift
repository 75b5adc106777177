/// How the mask of a picture drawn elsewhere is made.
public struct MaskOptions: Sendable {
  /// What is taken for ink.
  public enum Origin: String, Sendable, CaseIterable {
    /// Alpha where there is transparency, else luminance.
    case auto
    /// What is opaque.
    case alpha
    /// What is dark on light paper (or light on dark paper).
    case luminance
  }

  public var from: Origin
  /// `mask` (white where the bar will be bright) or `template` (the ink in the alpha channel).
  public var form: OutputForm
  /// Whether ink and ground change places.
  public var inverts: Bool
  /// Alphas from this value on become 255, all others 0; nil leaves them.
  public var threshold: UInt8?
  /// Whether alphas of 1 to 3 become 0 and those of 252 to 254 become 255.
  public var trimsHaze: Bool
  public var ink: Ink
  public var storage: Storage

  /// Makes the options of the inverted tab-bar mask.
  public init(
    from: Origin = .auto, form: OutputForm = .mask, inverts: Bool = false, threshold: UInt8? = nil, trimsHaze: Bool = false,
    ink: Ink = .black, storage: Storage = .auto
  ) {
    self.from = from
    self.form = form
    self.inverts = inverts
    self.threshold = threshold
    self.trimsHaze = trimsHaze
    self.ink = ink
    self.storage = storage
  }
}
