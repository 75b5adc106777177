import IconModel

extension Rule {
  static let catalogFile = Rule(
    "catalog-file", .error,
    summary: "An image set names a file that is not there.",
    rationale: "The image is missing on the devices that its entry is for; others show another one, scaled.",
    method: """
      Each `filename` of the description, against the files in its folder. Names that lead out of the folder are none. A name that differs \
      from the file's in capitals alone is a warning: most Macs find it, and not every build machine is one. Unicode normalisation does not \
      count.
      """,
    repair: "Write the name as the file has it, add the file, or leave the slot empty.",
    exceptions: "Files that another step of the build puts there: do without the rule (`--disable catalog-file`).",
    passing: .imageSet(
      "A file, and an empty slot",
      """
      { "images" : [
        { "filename" : "mail@2x.png", "idiom" : "universal", "scale" : "2x" },
        { "idiom" : "universal", "scale" : "3x" } ] }
      """, [.size("mail@2x.png", 60, 60)]),
    failing: Example.imageSet(
      "A slip in the name",
      """
      { "images" : [
        { "filename" : "mail-2x.png", "idiom" : "universal", "scale" : "2x" } ] }
      """, [.size("mail@2x.png", 60, 60)]
    ).fails(at: .text(SourcePlace(line: 2, column: 18)), "there is no mail-2x.png (did you mean mail@2x.png?)"),
    Example.imageSet(
      "A name that leads elsewhere",
      """
      { "images" : [
        { "filename" : "../common/mail.png", "idiom" : "universal", "scale" : "1x" } ] }
      """
    ).fails(at: .text(SourcePlace(line: 2, column: 18)), "leads out of the folder"),
    check: .catalog(CatalogFiles.check))
}

private enum CatalogFiles {
  static func check(_ catalog: CatalogSubject, _ context: LintContext) -> [Observation] {
    guard let files = catalog.fileNames else { return [] }
    let present = Set(files)
    let inSmall = Dictionary(files.map { ($0.lowercased(), $0) }) { first, _ in first }
    // In a crowd nobody is meant.
    let named = Set(catalog.contents.entries.compactMap(\.file?.name))
    // Nor is a file that has its slot already.
    let candidates = files.count > 100 ? [] : files.filter { $0 != "Contents.json" && !named.contains($0) }
    var seen = Set<String>()
    return catalog.contents.entries.compactMap { entry -> Observation? in
      // One file that is missing is one fault, however many slots it was to fill.
      guard let file = entry.file, seen.insert(file.name).inserted else { return nil }
      let place = catalog.place(of: file.range)
      if let fault = fault(of: file.name) { return .noName(file.name, fault, place) }
      if present.contains(file.name) { return nil }
      if let other = inSmall[file.name.lowercased()] { return .otherCapitals(file.name, other, place) }
      return .missing(file.name, NearestName.find(file.name, among: candidates), entry, place)
    }
  }

  /// Why a name is none of a file in the folder.
  private static func fault(of name: String) -> String? {
    if name.isEmpty { return "is empty" }
    if name.utf8.contains(0) { return "holds a NUL, which no name can" }
    if name.utf8.first == UInt8(ascii: "/") { return "is a path from the root: Xcode takes files from the set's own folder" }
    if name.utf8.contains(UInt8(ascii: "/")) || name == "." || name == ".." {
      return "leads out of the folder: Xcode takes files from the set's own folder"
    }
    return nil
  }
}

extension Observation {
  fileprivate static func noName(_ name: String, _ fault: String, _ place: Finding.Place) -> Observation {
    Observation(place: place, message: "the name '\(name)' \(fault)", measured: name, wanted: "a file in the folder")
  }

  fileprivate static func otherCapitals(_ name: String, _ other: String, _ place: Finding.Place) -> Observation {
    Observation(
      place: place, message: "\(name) is \(other) on disk: a disk that tells capitals from small letters does not find it; write \(other)",
      measured: name, wanted: other, level: .warning)
  }

  fileprivate static func missing(
    _ name: String, _ other: String?, _ entry: ImageSetContents.Entry, _ place: Finding.Place
  ) -> Observation {
    let end = other.map { " (did you mean \($0)?)" } ?? ": nothing is shown for \(entry.slot.text)"
    return Observation(place: place, message: "there is no \(name)\(end)", measured: "missing", wanted: name)
  }
}
