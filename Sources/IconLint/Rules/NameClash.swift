import IconModel

extension Rule {
  static let nameClash = Rule(
    "name-clash", .warning,
    summary: "Names differ only in capitals or in Unicode normalisation.",
    rationale: """
      Some file systems tell such names apart and others don't: on a Mac one file replaces the other, on a device only one spelling is \
      found.
      """,
    method: """
      All names of the run, without regard to capitals and to Unicode normalisation. Scales of one icon whose names are normalised \
      differently are one icon for UIKit, which a note says.
      """,
    repair: "Keep one spelling, and rename or remove the others, with all their scales.",
    exceptions: "Trees that never meet a file system of the other kind: do without the rule (`--disable name-clash`).",
    passing: .files("Names that differ in more", [.size("mail.png", 30, 30), .size("mails.png", 30, 30)]),
    failing: Example.files("Capitals", [.size("Mail.png", 30, 30), .size("mail.png", 30, 30)])
      .fails("is the same name as Mail.png where capitals don't count", in: "mail.png"),
    Example.files("One accent, two ways to write it", [.size("caf\u{E9}.png", 30, 30), .size("cafe\u{301}.png", 30, 30)])
      .fails("is the same name as", in: "cafe\u{301}.png"),
    check: .names(NameClash.check))
}

private enum NameClash {
  static func check(_ tree: TreeSubject, _ context: LintContext) -> [Observation] {
    // Paths that some file system takes for one …
    var files: [String: [Int]] = [:]
    // … and icons of one folder whose scales some file system takes for one icon's.
    var icons: [String: [Int]] = [:]
    for (index, file) in tree.files.enumerated() {
      files[file.path.lowercased(), default: []].append(index)
      // In catalogs names are free.
      if !file.name.isInImageSet { icons[(file.name.folder + file.name.base).lowercased(), default: []].append(index) }
    }
    var seen: [Observation] = []
    var named = Set<Int>()
    // Folders whose names clash, each with the other's: one finding is enough, however many files both hold.
    var folders = Set<[[UInt8]]>()
    for group in files.values.filter({ $0.count > 1 }).sorted(by: { $0[0] < $1[0] }) {
      let first = tree.files[group[0]]
      for index in group.dropFirst() where !areIdentical(first.path, tree.files[index].path) {
        let file = tree.files[index]
        named.formUnion([group[0], index])
        if areIdentical(first.name.folder, file.name.folder)
          || folders.insert([Array(first.name.folder.utf8), Array(file.name.folder.utf8)]).inserted
        {
          seen.append(.sameFile(index, file.path, first.path))
        }
      }
    }
    for group in icons.values where group.count > 1 && named.isDisjoint(with: group) {
      let first = tree.files[group[0]]
      // One finding is enough to say that the spellings differ.
      guard let index = group.first(where: { !areIdentical(tree.files[$0].name.base, first.name.base) }) else { continue }
      seen.append(.sameIcon(index, tree.files[index], first))
    }
    return seen.sorted { $0.member < $1.member }
  }

  /// Whether two names have the same bytes; Swift's own comparison overlooks normalisation.
  static func areIdentical(_ a: String, _ b: String) -> Bool { a.utf8.elementsEqual(b.utf8) }
}

extension Observation {
  fileprivate static func sameFile(_ member: Int, _ path: String, _ other: String) -> Observation {
    let reason = path == other ? "after Unicode normalisation (\(normalisations(path, other)))" : "where capitals don't count"
    return Observation(
      member: member, message: "is the same name as \(other) \(reason): one replaces the other on a Mac", measured: path,
      wanted: "one name",
      mentions: [other])
  }

  fileprivate static func sameIcon(_ member: Int, _ file: TreeSubject.File, _ other: TreeSubject.File) -> Observation {
    let isNormalisation = file.name.base == other.name.base
    return Observation(
      member: member,
      message: isNormalisation
        ? "is normalised otherwise than \(other.path) (\(normalisations(file.path, other.path))): one icon for UIKit, two names for git"
        : "differs from \(other.path) in capitals: one icon on a Mac, two on a device",
      measured: file.name.base, wanted: other.name.base, level: isNormalisation ? .note : nil, mentions: [other.path])
  }

  /// Which of two equal names is composed: the one with fewer scalars.
  private static func normalisations(_ a: String, _ b: String) -> String {
    let (first, second) = (a.unicodeScalars.count, b.unicodeScalars.count)
    if first == second { return "they differ in their scalars" }
    return first > second ? "decomposed, that one composed" : "composed, that one decomposed"
  }
}
