import IconModel

/// A source cut into its parts: what it says, and what a formatter must keep.
///
/// Only white space, continuation and escapes are left out, and they can be read off the ranges.
struct SVGSpecTree {
  struct Attribute {
    var name: SourceRange
    /// Without quotes.
    var value: SourceRange
    var isQuoted: Bool
    /// Whether the value holds escapes, so that it differs from what stands in the source.
    var hasEscapes: Bool

    /// The offset behind the value and its quotes.
    var end: Int { value.end + (isQuoted ? 1 : 0) }
  }

  struct Statement {
    var name: SourceRange
    /// Its attributes in `SVGSpecTree.attributes`.
    var attributes: Range<Int>
    /// The offset behind the last attribute, or behind the name.
    var end: Int
    /// The `{` of its block; nil where it has none.
    var brace: SourceRange?
  }

  struct Comment {
    /// From its `#` to the end of its line.
    var range: SourceRange
    /// Whether something stands in front of it on its line.
    var isTrailing: Bool
    /// How many attributes had been read when it came: it stands inside the statement in front of it where that is not yet complete.
    var attributesBefore: Int
  }

  enum Item {
    /// Its place in `statements`.
    case statement(Int)
    /// Its place in `comments`.
    case comment(Int)
    /// The `}` of a block.
    case close
    case blankLine
  }

  var items: [Item] = []
  var statements: [Statement] = []
  var attributes: [Attribute] = []
  var comments: [Comment] = []
}
