import IconModel

/// The blocks that are open while a source is read.
struct SVGSpecBlocks {
  struct Brace {
    /// The statement whose block it opens; nil for a block that is read only to find its end.
    var statement: Int?
    var range: SourceRange
    /// How far the statement is indented.
    var indent: Int
  }

  enum Closing {
    case block
    /// The end of a block that was not taken as one.
    case ignored
    case nothing
  }

  private var open: [Brace] = []
  /// The first block whose `}` is indented less than the block itself: probably its own `}` is missing.
  private var suspect: Brace?

  /// Opens a block; false where it lies too deep.
  mutating func open(_ brace: Brace, limit: Int) -> Bool {
    guard open.count < limit else { return false }
    open.append(brace)
    return true
  }

  /// Closes the innermost block.
  mutating func close(indent: Int) -> Closing {
    guard let brace = open.popLast() else { return .nothing }
    if indent < brace.indent, suspect == nil { suspect = brace }
    return brace.statement == nil ? .ignored : .block
  }

  /// The block whose `}` is missing at the end, and how many more are open; nil where all are closed.
  var unclosed: (brace: Brace, others: Int)? {
    guard let last = open.last else { return nil }
    return (suspect ?? last, open.count - 1)
  }
}
