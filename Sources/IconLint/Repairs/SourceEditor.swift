public import IconModel

/// Writes changes into the text of a source, in its own syntax.
///
/// Elements are named by the range of their start tag or statement. A change is nil where it can't be made without touching anything else.
public struct SourceEditor {
  /// Moves an element by a vector in its own units.
  let move: (SourceRange, Point) -> [TextEdit]?
  /// Sets an attribute, by name and value.
  let set: (SourceRange, String, String) -> [TextEdit]?
  /// Deletes an element that nothing refers to.
  let delete: (SourceRange) -> [TextEdit]?

  /// Makes an editor of the ways to change a source.
  public init(
    move: @escaping (SourceRange, Point) -> [TextEdit]?, set: @escaping (SourceRange, String, String) -> [TextEdit]?,
    delete: @escaping (SourceRange) -> [TextEdit]?
  ) {
    self.move = move
    self.set = set
    self.delete = delete
  }
}

extension SourceDrawing {
  /// Whether what is written in one place is drawn in one place.
  func isDrawnOnce(_ shape: SourceShape) -> Bool { shapes.count { $0.origin.range == shape.origin.range } == 1 }
}
