/// What repairs a finding: a value that a rule offers, and that somebody else carries out.
public struct Repair: Sendable, Hashable {
  /// What is done to a file.
  public enum Change: Sendable, Hashable {
    /// Stretches of a text are replaced.
    case edits([TextEdit])
    /// A picture is written anew, as a plain PNG.
    case picture(PictureChange)
    /// A picture is drawn again from a source, in its own size, form and storage.
    case rendering(source: String, Form, drawingArea: PixelSize?)
  }

  /// What of a source a picture shows.
  public enum Form: Sendable, Hashable {
    /// Ink with the drawing as its alpha.
    case template
    /// The drawing as grey without alpha.
    case mask
    case color
  }

  /// What is done to a picture that is written anew; nothing else of it changes.
  public enum PictureChange: Sendable, Hashable {
    /// Every pixel stays.
    case none
    /// Alphas that are nearly 0 become 0, those that are nearly 255 become 255.
    case rounding(low: Bool, high: Bool)
    /// Alphas that are nearly 0 become 0 where that is wanted, and all grow in proportion until the strongest is 255.
    case strengthening(low: Bool)
    /// Black ink with the alpha that the picture has.
    case ink
    /// Black ink where the picture is dark on light ground, or light on dark.
    case inkFromDarkness
  }

  public var change: Change
  /// What it does, in a few words: `31 pixels of alpha 2 become 0`.
  public var summary: String
  /// Whether nobody has to be asked: what is drawn stays what it is.
  public var isSafe: Bool
  /// The file that changes, if it is not the one that the finding names.
  public var path: String?
  /// Whether what is repaired is held against more rules afterwards, which may find something that was there all the time.
  public var meetsMoreRules: Bool

  /// Makes a repair.
  public init(_ change: Change, _ summary: String, isSafe: Bool = true, path: String? = nil, meetsMoreRules: Bool = false) {
    self.change = change
    self.summary = summary
    self.isSafe = isSafe
    self.path = path
    self.meetsMoreRules = meetsMoreRules
  }
}
