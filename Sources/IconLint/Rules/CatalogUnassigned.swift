import IconModel

extension Rule {
  static let catalogUnassigned = Rule(
    "catalog-unassigned", .warning, fixing: .safely,
    summary: "A file in an image set has no slot.",
    rationale: "It is shown nowhere, and yet it is kept, reviewed and searched for; mostly it was meant to replace another one.",
    method: "The files in the folder of an image set that no entry names, and entries that Xcode has marked as `unassigned`.",
    repair: """
      Give it a slot in Xcode, or remove it. `iconkit lint --fix` does so where it is plain: one empty slot of the scale that the name says, and \
      a size that goes with the other files.
      """,
    exceptions: "Sources that lie beside what is drawn from them: keep them elsewhere, or do without the rule.",
    passing: .imageSet(
      "Every file has its slot",
      """
      { "images" : [ { "filename" : "mail.svg", "idiom" : "universal" } ] }
      """, others: ["mail.svg"]),
    failing: Example.imageSet(
      "A file that nobody names",
      """
      { "images" : [
        { "filename" : "mail.png", "idiom" : "universal", "scale" : "1x" } ] }
      """, [.size("mail.png", 30, 30), .size("mail-old.png", 30, 30)]
    ).fails("no entry of Contents.json names it", in: "mail.imageset/mail-old.png"),
    Example.imageSet(
      "An entry without a slot",
      """
      { "images" : [
        { "filename" : "mail.png", "idiom" : "universal", "scale" : "1x" },
        { "filename" : "new.png", "unassigned" : true } ] }
      """, [.size("mail.png", 30, 30), .size("new.png", 30, 30)]
    ).fails(at: .text(SourcePlace(line: 3, column: 18)), "new.png is unassigned"),
    check: .catalog(CatalogUnassigned.check))
}

private enum CatalogUnassigned {
  static func check(_ catalog: CatalogSubject, _ context: LintContext) -> [Observation] {
    // A description that can't be read names nothing.
    guard catalog.kind == .imageSet, catalog.isUnderstood else { return [] }
    // One that is named in other capitals is the business of `catalog-file`.
    let named = Set(catalog.contents.entries.compactMap { $0.file?.name.lowercased() })
    let entries = catalog.contents.entries.filter(\.isUnassigned)
    return (catalog.fileNames ?? []).filter { $0 != "Contents.json" && !named.contains($0.lowercased()) }.map { .unnamed($0, catalog) }
      + entries.map { .unassigned($0, catalog.place(of: $0.file?.range ?? $0.range), catalog) }
  }
}

extension Observation {
  fileprivate static func unnamed(_ file: String, _ catalog: CatalogSubject) -> Observation {
    Observation(
      message: "no entry of Contents.json names it, so it is shown nowhere: give it a slot or remove it", measured: "no slot",
      wanted: "a slot", repair: .slot(for: file, nil, in: catalog), obstacle: noSlot, file: file)
  }

  fileprivate static func unassigned(_ entry: ImageSetContents.Entry, _ place: Finding.Place, _ catalog: CatalogSubject) -> Observation {
    Observation(
      place: place, message: "\(entry.file?.name ?? "an entry") is unassigned, so it is shown nowhere: give it a slot or remove it",
      measured: "unassigned", wanted: "a slot", repair: entry.file.flatMap { .slot(for: $0.name, entry, in: catalog) }, obstacle: noSlot)
  }

  private static let noSlot = "no slot that is free is plainly meant for it"
}
