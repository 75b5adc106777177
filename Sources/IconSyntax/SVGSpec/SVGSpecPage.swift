/// What is to be written: statements, comments and blank lines, without any layout.
struct SVGSpecPage {
  struct Attribute {
    var name: String
    var value: ValueText.Lines
  }

  struct Comment {
    /// With its `#`.
    var text: String
    /// How many spaces stand in front of it where it follows something on its line.
    var distance: Int

    static let normalDistance = 2
  }

  /// A part of a statement: comments may stand between the lines of a long one.
  enum Part {
    case attribute(Attribute)
    /// Ends its line; the next attribute begins another.
    case trailingComment(Comment)
    /// On a line of its own.
    case comment(Comment)
  }

  struct Statement {
    var name: String
    var parts: [Part]
    var opensBlock = false
  }

  enum Item {
    case statement(Statement, comment: Comment?)
    case comment(Comment)
    case close(comment: Comment?)
    case blankLine
  }

  var items: [Item] = []

  /// Adds a blank line, unless one stands here already, or a block or the page begins here.
  mutating func addBlankLine() {
    switch items.last {
    case nil, .blankLine: break
    case .statement(let statement, _) where statement.opensBlock: break
    default: items.append(.blankLine)
    }
  }

  /// Ends a block, without a blank line in front of its end.
  mutating func close(comment: Comment? = nil) {
    dropBlankLine()
    items.append(.close(comment: comment))
  }

  /// Takes away a blank line at the end.
  mutating func dropBlankLine() {
    if case .blankLine? = items.last { items.removeLast() }
  }
}
