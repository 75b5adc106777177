import IconModel

extension Repair {
  /// Lets a shape erase what lies under it: on request, for areas may be meant to overlap, and colours to be seen.
  static func knockout(_ shape: Origin, _ paint: String = "fill", in source: SourceSubject) -> Repair? {
    guard let edits = source.editor?.set(shape.range, paint, "knockout") else { return nil }
    return Repair(.edits(edits), "\(source.name(of: shape)) gets \(paint)=knockout", isSafe: false)
  }
}

extension SourceSubject {
  /// What lets a shape erase, as it is written in the source: SVG has a name for it only in a namespace.
  func knockout(_ paint: String = "fill") -> String {
    let isXML = text.bytes.first { ![0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
    return isXML ? "iconkit:\(paint)=\"knockout\"" : "\(paint)=knockout"
  }
}
