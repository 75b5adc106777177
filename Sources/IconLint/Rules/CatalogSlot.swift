import IconModel

extension Rule {
  static let catalogSlot = Rule(
    "catalog-slot", .error,
    summary: "Two files fill one slot, or a file has the size of another slot.",
    rationale: "Xcode takes one of two files, and nobody can say which; a file in a wrong slot is shown at a wrong size, or blurred.",
    method: """
      A slot is all that an entry says beside its file: device, scale, appearance, gamut and the rest. The sizes of an image's PNGs are \
      compared with their slots' scales: where another order of the scales explains all sizes, those in a wrong slot are named. Where the \
      user asks for a size, it is that size at each scale. What no order explains is the business of `scale-ratio`.
      """,
    repair: "Exchange the files' names in `Contents.json`, or give one of two entries its own scale.",
    exceptions: "Hardly ever.",
    silences: .rules(["truncated", "size", "scale-ratio", "scale-upscaled", "scale-differs", "duplicate"]),
    passing: .imageSet(
      "One file a slot, whatever its name",
      """
      { "images" : [
        { "filename" : "small.png", "idiom" : "universal", "scale" : "1x" },
        { "filename" : "large.png", "idiom" : "universal", "scale" : "2x" },
        { "filename" : "night.png", "idiom" : "universal", "scale" : "2x",
          "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ] } ] }
      """, [.size("small.png", 30, 30), .size("large.png", 60, 60), .size("night.png", 60, 60)]),
    failing: Example.imageSet(
      "A slot filled twice",
      """
      { "images" : [
        { "filename" : "mail@2x.png", "idiom" : "universal", "scale" : "2x" },
        { "filename" : "mail@3x.png", "idiom" : "universal", "scale" : "2x" } ] }
      """, [.size("mail@2x.png", 60, 60), .size("mail@3x.png", 60, 60)]
    ).fails(at: .text(SourcePlace(line: 3, column: 3)), "mail@3x.png and mail@2x.png (2:3) both fill the slot universal 2x"),
    Example.imageSet(
      "The size of another scale",
      """
      { "images" : [
        { "filename" : "mail.png", "idiom" : "universal", "scale" : "1x" },
        { "filename" : "mail@3x.png", "idiom" : "universal", "scale" : "2x" } ] }
      """, [.size("mail.png", 30, 30), .size("mail@3x.png", 90, 90)]
    ).fails(at: .text(SourcePlace(line: 3, column: 18)), "mail@3x.png is 90x90 px, the size of 3x"),
    Example.imageSet(
      "One file for two scales",
      """
      { "images" : [
        { "filename" : "mail.png", "idiom" : "universal", "scale" : "1x" },
        { "filename" : "mail.png", "idiom" : "universal", "scale" : "2x" } ] }
      """, [.size("mail.png", 30, 30)]
    ).fails(at: .text(SourcePlace(line: 3, column: 18)), "mail.png fills 1x (2:18) and 2x"),
    check: .catalog(CatalogSlots.check))
}

private enum CatalogSlots {
  typealias Entry = ImageSetContents.Entry

  static func check(_ catalog: CatalogSubject, _ context: LintContext) -> [Observation] {
    let filled = catalog.contents.entries.filter { $0.file != nil && !$0.isUnassigned }
    return filledTwice(filled, catalog) + usedTwice(filled, catalog) + wrongScales(catalog, context)
  }

  private static func filledTwice(_ entries: [Entry], _ catalog: CatalogSubject) -> [Observation] {
    var first: [ImageSetContents.Slot: Entry] = [:]
    return entries.compactMap { entry in
      guard let other = first[entry.slot] else {
        first[entry.slot] = entry
        return nil
      }
      return .filledTwice(entry, other, in: catalog)
    }
  }

  /// Pictures in slots of several scales: they fit one of them.
  private static func usedTwice(_ entries: [Entry], _ catalog: CatalogSubject) -> [Observation] {
    var first: [String: Entry] = [:]
    var seen: [Observation] = []
    for entry in entries {
      guard let file = entry.file, let scale = entry.scale, !file.isVector else { continue }
      if let other = first[file.name] {
        if let otherScale = other.scale, otherScale != scale { seen.append(.usedTwice(entry, other, in: catalog)) }
      } else {
        first[file.name] = entry
      }
    }
    return seen
  }

  private static func wrongScales(_ catalog: CatalogSubject, _ context: LintContext) -> [Observation] {
    catalog.sets.flatMap { set -> [Observation] in
      var members: [(entry: Entry, png: PNGSubject, size: PixelSize)] = []
      for png in set.members {
        guard let size = png.size, let entry = catalog.entries[png.fileName], !entry.isUnassigned, entry.scale != nil else { continue }
        members.append((entry, png, size))
      }
      let files = members.map { ScaleReading.File(scale: $0.entry.scale ?? 1, size: $0.size) }
      guard let scales = ScaleReading.scales(of: files, wanted: context.profile.size) else { return [] }
      return zip(members, scales).compactMap { member, scale in
        member.entry.scale == scale ? nil : .wrongScale(member.entry, member.png, member.size, scale, in: catalog)
      }
    }
  }
}

extension Observation {
  fileprivate static func filledTwice(
    _ entry: ImageSetContents.Entry, _ other: ImageSetContents.Entry, in catalog: CatalogSubject
  ) -> Observation {
    let (name, otherName) = (entry.file?.name ?? "", other.file?.name ?? "")
    let what =
      name == otherName
      ? "\(name) fills the slot \(entry.slot.text) twice (first at \(catalog.position(other.range)))"
      : "\(name) and \(otherName) (\(catalog.position(other.range))) both fill the slot \(entry.slot.text)"
    return Observation(
      place: catalog.place(of: entry.range), message: "\(what): give one another slot or leave it out", measured: "2 files",
      wanted: "1 file", picture: catalog.folder + name)
  }

  fileprivate static func usedTwice(
    _ entry: ImageSetContents.Entry, _ other: ImageSetContents.Entry, in catalog: CatalogSubject
  ) -> Observation {
    let name = entry.file?.name ?? ""
    let scales = [other, entry].map { "\($0.scale ?? 1)x" }
    let range = entry.file?.range ?? entry.range
    return Observation(
      place: catalog.place(of: range),
      message: """
        \(name) fills \(scales[0]) (\(catalog.position(other.file?.range ?? other.range))) and \(scales[1]), and has the size of one: draw \
        the icon at each scale
        """,
      measured: scales.joined(separator: " "), wanted: "a file for each scale", picture: catalog.folder + name)
  }

  fileprivate static func wrongScale(
    _ entry: ImageSetContents.Entry, _ png: PNGSubject, _ size: PixelSize, _ scale: Int, in catalog: CatalogSubject
  ) -> Observation {
    let slot = entry.scale ?? 1
    let points = Extent(Double(size.width) / Double(scale), Double(size.height) / Double(scale))
    let wanted = points.pixels(Double(slot), in: size)
    return Observation(
      place: catalog.place(of: entry.file?.range ?? entry.range),
      message: """
        \(png.fileName) is \(size) px, the size of \(scale)x, in the slot \(entry.slot.text), which wants \(wanted): put it where it \
        belongs, or draw it at that size
        """,
      measured: "\(size)", wanted: "\(wanted)", picture: png.path)
  }
}

extension CatalogSubject {
  /// A place in the description as messages name it.
  fileprivate func position(_ range: SourceRange) -> String {
    guard case .text(let place) = place(of: range) else { return "" }
    return "\(place.line):\(place.column)"
  }
}
