/// How much a source may ask for; beyond it stands an error, never a crash or a hang.
public struct SVGSpecLimits: Sendable, Hashable {
  /// The bytes of a source.
  ///
  /// Icons take about a kilobyte; whoever sends megabytes sends something else.
  public var sourceBytes: Int
  /// Blocks inside blocks.
  ///
  /// What walks the tree later may recurse: this bounds its stack.
  public var nesting: Int
  /// Statements.
  ///
  /// Bounds memory and the time of everything after reading.
  public var elements: Int
  /// Errors told.
  ///
  /// A binary file would have one in every line, and nobody reads them.
  public var errors: Int

  /// Makes limits; the defaults are the language's.
  public init(sourceBytes: Int = 4 << 20, nesting: Int = 256, elements: Int = 100_000, errors: Int = 100) {
    self.sourceBytes = sourceBytes
    self.nesting = nesting
    self.elements = elements
    self.errors = errors
  }

  /// The language's limits.
  public static let standard = SVGSpecLimits()
}
