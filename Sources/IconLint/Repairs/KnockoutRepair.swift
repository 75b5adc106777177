import IconModel

extension Repair {
  /// Lets a shape erase what lies under it: on request, for areas may be meant to overlap, and colours to be seen.
  static func knockout(_ shape: Origin, _ paint: String = "fill", in source: SourceSubject) -> Repair? {
    guard let edits = source.editor?.set(shape.range, paint, "knockout") else { return nil }
    return Repair(.edits(edits), "\(source.name(of: shape)) gets \(paint)=knockout", isSafe: false)
  }
}
