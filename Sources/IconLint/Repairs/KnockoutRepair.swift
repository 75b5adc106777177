import IconModel

extension Repair {
  /// Lets a shape erase what lies under it: on request, for areas may be meant to overlap.
  static func knockout(_ shape: Origin, in source: SourceSubject) -> Repair? {
    guard let edits = source.editor?.set(shape.range, "fill", "knockout") else { return nil }
    return Repair(.edits(edits), "\(source.name(of: shape)) gets fill=knockout", isSafe: false)
  }
}
