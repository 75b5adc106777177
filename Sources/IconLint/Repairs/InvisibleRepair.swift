import IconModel

extension Repair {
  /// Deletes a shape: on request, for somebody may have meant it to show.
  static func delete(_ shape: Origin, in source: SourceSubject) -> Repair? {
    guard let edits = source.editor?.delete(shape.range) else { return nil }
    return Repair(.edits(edits), "\(source.name(of: shape)) deleted", isSafe: false)
  }
}
