import IconModel

extension Rule {
  static let duplicate = Rule(
    "duplicate", .note, for: .templates,
    summary: "Several names, one mask: identical, mirrored, or nearly so.",
    rationale: """
      Bars show alpha alone, so icons that differ in colour alone are the same picture to them; one file under several names is one to \
      maintain twice.
      """,
    method: """
      The alphas of all icons, at the smallest scale that each has: equal to another's, equal to its mirror image, or nearly equal in \
      every pixel. One finding names the whole group.
      """,
    repair: """
      Keep one file, and use it under one name. What people are to tell apart, such as selected and not, must differ in alpha. UIKit \
      mirrors images itself, if it is told to.
      """,
    exceptions: "Names that have to exist twice, such as arrows back and forward: do without the rule (`--disable duplicate`).",
    thresholds: [.duplicateAlpha],
    passing: .files("Two drawings", [.drawing("disc.png", DuplicateMasks.disc), .drawing("bar.png", DuplicateMasks.bar)]),
    failing: Example.files(
      "Selected and not, by colour",
      [
        .drawing("mail.png", Sketch([.rect(3, 4, 24, 22)])),
        .drawing("mail-selected.png", Sketch([.rect(3, 4, 24, 22, Color(30, 90, 220))])),
      ]
    ).fails(
      at: .pixels(PixelRect(x: 3, y: 4, width: 24, height: 22)), "same mask as mail.png (900 of 900 alphas equal)", in: "mail-selected.png"),
    Example.files(
      "Back and forward", [.drawing("back.png", DuplicateMasks.arrow), .drawing("forward.png", DuplicateMasks.mirroredArrow)]
    ).fails(at: .pixels(PixelRect(x: 6, y: 8, width: 18, height: 14)), "mirror image of back.png", in: "forward.png"),
    check: .tree(DuplicateMasks.check))
}

extension Threshold {
  static let duplicateAlpha = Threshold(
    "duplicate.alpha", 96, in: 0...96, "how far the alphas of nearly identical masks may differ, in every pixel")
}

private enum DuplicateMasks {
  static let disc = Sketch([.disc(15, 15, radius: 10)])
  static let bar = Sketch([.rect(4, 12, 22, 5)])
  static let arrow = Sketch([.rect(6, 13, 18, 4), .rect(6, 8, 5, 14)])
  static let mirroredArrow = Sketch([.rect(6, 13, 18, 4), .rect(19, 8, 5, 14)])

  static func check(_ tree: TreeSubject, _ context: LintContext) -> [Observation] {
    let search = DuplicateSearch(tree, tolerance: Int(context[.duplicateAlpha]))
    return search.groups.enumerated().sorted { ($0.element.copies[0], $0.offset) < ($1.element.copies[0], $1.offset) }
      .map { .duplicates($0.element, tree) }
  }
}

extension Observation {
  /// So many names are listed.
  private static let named = 5

  fileprivate static func duplicates(_ group: DuplicateSearch.Group, _ tree: TreeSubject) -> Observation {
    let first = tree.files[group.original].path
    let file = tree.files[group.copies[0]]
    let pixels = file.fingerprint.map { $0.key.size.width * $0.key.size.height } ?? 0
    let (message, measured) =
      switch group.kind {
      case .identical: ("same mask as \(first) (\(pixels) of \(pixels) alphas equal)", "\(pixels) of \(pixels) alphas equal")
      case .near(let difference):
        ("nearly the same mask as \(first) (no alpha differs by more than \(difference))", "differs by up to \(difference)")
      case .mirrored: ("mirror image of \(first)", "mirrored")
      }
    var others = group.copies.dropFirst().prefix(named).map { tree.files[$0].path }
    let mentions = [first] + others
    if group.copies.count - 1 > named { others.append("\(group.copies.count - 1 - named) more") }
    let more = others.isEmpty ? "" : "; so \(others.count == 1 ? "is" : "are") \(Wording.list(others))"
    return Observation(
      member: group.copies[0], place: file.fingerprint?.inkBox.map { .pixels($0) } ?? .file, message: message + more, measured: measured,
      wanted: "one mask, one name", mentions: mentions)
  }
}
