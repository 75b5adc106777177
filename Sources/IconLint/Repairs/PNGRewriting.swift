import IconModel

extension PNGSubject {
  /// Whether the file can be written anew as a plain PNG with no more lost than what does not show.
  func canBeWrittenAnew(for profile: Profile) -> Bool {
    guard let header = structure.header, structure.faults.isEmpty, decodingFault == nil else { return false }
    let pixels = header.width.multipliedReportingOverflow(by: header.height)
    guard !pixels.overflow, pixels.partialValue <= Linter.pixelLimit else { return false }
    var types = Set(structure.chunks.map(\.type))
    if types.contains("sRGB") { types.subtract(["gAMA", "cHRM"]) }
    return types.isDisjoint(with: Self.moreThanAPicture) && (profile.isTemplate || types.isDisjoint(with: Self.colors))
  }

  /// Animations, and the stretchable images of a finished application for Android.
  private static let moreThanAPicture: Set<String> = ["acTL", "fcTL", "fdAT", "npTc", "npLb", "npOl"]
  /// They say which colours are meant; what says `sRGB` says what everybody assumes.
  private static let colors: Set<String> = ["iCCP", "cICP", "cHRM", "gAMA"]
}

extension Repair {
  /// Writes a PNG anew, and leaves out what does not show.
  static let plainPNG = Repair(.picture(.none), "written anew as a plain PNG")
}
