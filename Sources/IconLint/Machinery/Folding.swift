public import IconModel

extension Linter {
  /// Makes one finding of many that are alike: where most of a folder has the wrong size, its size is not 214 faults.
  ///
  /// Reports for people are folded unless they ask for details; reports for machines are not. Findings keep their order; a folded one
  /// stands where its first stood, and names the folder that holds them all.
  ///
  /// - Parameters:
  ///   - findings: in the order of the report.
  ///   - files: all files that were checked.
  public static func folded(_ findings: [Finding], files: [String]) -> [Finding] {
    var folding = FindingFolder(findings)
    folding.foldAlways()
    folding.foldMost(of: files)
    return folding.result
  }
}

/// The state of folding.
private struct FindingFolder {
  private let findings: [Finding]
  private let names: [IconName]
  /// What stands in a finding's place; nil once it is part of another.
  private var slots: [Finding?]

  /// Fewer are shown one by one.
  private static let least = 10

  /// What findings must have in common.
  private struct Likeness: Hashable {
    var rule: String
    var summary: String
  }

  init(_ findings: [Finding]) {
    self.findings = findings
    names = findings.map { IconName(path: $0.path) }
    slots = findings
  }

  var result: [Finding] { slots.compactMap(\.self) }

  /// The findings that are alike, but for those that are folded already.
  private func groups(folding: Rule.Folding) -> [[Int]] {
    var groups: [Likeness: [Int]] = [:]
    for (index, finding) in findings.enumerated() where slots[index] == finding {
      guard let summary = finding.summary, RuleCatalog.rule(id: finding.rule)?.folding == folding else { continue }
      groups[Likeness(rule: finding.rule, summary: summary), default: []].append(index)
    }
    return groups.values.sorted { $0[0] < $1[0] }
  }

  mutating func foldAlways() {
    for group in groups(folding: .always) where group.count > 1 { fold(group) }
  }

  /// Folds what most icons of the run have, then what most icons of a folder have.
  mutating func foldMost(of files: [String]) {
    let icons = Set(files.map { Self.icon(IconName(path: $0)) })
    var inFolder: [String: Int] = [:]
    for icon in icons { inFolder[icon.folder, default: 0] += 1 }
    for group in groups(folding: .most) {
      if isMost(group, of: icons.count) {
        fold(group)
        continue
      }
      let parts = Dictionary(grouping: group) { Self.icon(names[$0]).folder }
      for (folder, part) in parts where isMost(part, of: inFolder[folder] ?? 0) { fold(part) }
    }
  }

  private func isMost(_ group: [Int], of icons: Int) -> Bool {
    let count = Set(group.map { Self.icon(names[$0]) }).count
    return count >= Self.least && 2 * count > icons
  }

  private mutating func fold(_ group: [Int]) {
    var finding = findings[group[0]]
    let count = Set(group.map { Self.icon(names[$0]) }).count
    finding.message = "\(count) \(finding.summary ?? "")"
    finding.summary = nil
    finding.place = .file
    finding.path = Self.commonFolder(group.map { names[$0].folder })
    for index in group { slots[index] = nil }
    slots[group[0]] = finding
  }

  /// An icon, however many files it has.
  private struct Icon: Hashable {
    /// That holds the icon; a catalog's folder for one image is part of the icon.
    var folder: String
    var name: String
  }

  private static func icon(_ name: IconName) -> Icon {
    guard name.isInImageSet else { return Icon(folder: name.folder, name: name.base) }
    let folder = name.folder.utf8.dropLast()
    let start = folder.lastIndex(of: UInt8(ascii: "/")).map(folder.index(after:)) ?? folder.startIndex
    return Icon(
      folder: String(decoding: name.folder.utf8[..<start], as: UTF8.self), name: String(decoding: folder[start...], as: UTF8.self))
  }

  /// The innermost folder that holds all; `.` where that is the current one.
  private static func commonFolder(_ folders: [String]) -> String {
    var common = Array(folders[0].utf8)
    for folder in folders.dropFirst() {
      let equal = zip(common, folder.utf8).prefix { $0 == $1 }.count
      common = Array(common[..<equal])
    }
    while let last = common.last, last != UInt8(ascii: "/") { common.removeLast() }
    if common.isEmpty { return "." }
    return String(decoding: common.count > 1 ? common.dropLast() : common[...], as: UTF8.self)
  }
}
