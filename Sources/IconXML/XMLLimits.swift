/// How much an XML file may ask for before it is refused.
public struct XMLLimits: Sendable, Hashable {
  /// Bytes of the file, unpacked and in UTF-8: thousands of times an icon, and little enough to hold several times in memory.
  public var sourceBytes = 4 << 20
  /// Bytes of text and attribute values once entities are expanded: twice the largest file, since entities only repeat what it says.
  public var expandedBytes = 8 << 20
  /// Depth of elements: what svgspec allows too, so that whoever walks the tree needs a bounded stack.
  public var nesting = 256
  /// Elements: what the resolver draws at most, so that reading more is in vain.
  public var elements = 100_000
  /// Attributes of one element: SVG has fewer than that in all, and they are searched by name.
  public var attributes = 256
  /// Entities declared in the DOCTYPE: Illustrator declares ten, and expat's C stack grows with every entity inside another.
  public var entities = 256
  /// Warnings, after which the rest is only counted: a thousand times the same fault needs no thousand lines.
  public var warnings = 100

  /// The limits that every file is held to.
  public static let standard = XMLLimits()

  /// Makes the standard limits.
  public init() {}
}
