import IconModel

extension Rule {
  static let scaleMissing = Rule(
    "scale-missing", .warning,
    summary: "Not all scales that the profile wants are there.",
    rationale: "A device whose scale is missing shows another one, scaled and blurred.",
    method: """
      The scales that are there, against those that the profile wants. In tab bars one file without a scale is complete by itself; as soon \
      as there is a larger one, iPhones need both @2x and @3x, and files for iPads (`~ipad`) @2x. Where a \
      file's name is wrong, that is said first: it may be the missing one.
      """,
    repair: """
      Draw what is missing from the source: `iconkit render icon.svgspec --scale 1,2,3`. Enlarging another scale adds no detail, and \
      `scale-upscaled` would say so.
      """,
    exceptions: "An app that no longer runs on devices of some scale needs no file for it: name the scales that are wanted (`--scale 2`).",
    passing: .files("Both scales that devices have", [.size("icon@2x.png", 60, 60), .size("icon@3x.png", 90, 90)]),
    .files("One file for all", [.size("icon.png", 30, 30)]),
    failing: Example.files("Plus phones have to do without", [.size("icon.png", 30, 30), .size("icon@2x.png", 60, 60)])
      .fails("icon@3x.png is missing (there: @1x and @2x)", in: "icon@2x.png"),
    check: .set(ScaleMissing.check))
}

private enum ScaleMissing {
  static func check(_ set: SetSubject, _ context: LintContext) -> [Observation] {
    // A file whose name is wrong may be the one that is missing.
    if set.isPart { return [] }
    let loadable = set.members.indices.filter { set.members[$0].name.isScaleLoadable }
    // The file that shows that more are wanted.
    guard let last = loadable.last else { return [] }
    let name = set.members[last].name
    let present = Set(loadable.map { set.members[$0].name.scale }).union(set.fallbackScales)
    let missing = wanted(by: context.profile.completeness, name, present).filter { !present.contains($0) }
    return missing.isEmpty ? [] : [.missing(last, name, present: present.sorted(), missing)]
  }

  private static func wanted(by completeness: Completeness, _ name: IconName, _ present: Set<Int>) -> [Int] {
    switch completeness {
    case .any: return []
    case .all(let scales): return scales
    case .largerTogether(let scales, let ipad):
      guard present.contains(where: { $0 > 1 }) else { return [] }
      return name.device == .ipad ? ipad : scales
    }
  }
}

extension Observation {
  fileprivate static func missing(_ member: Int, _ name: IconName, present: [Int], _ missing: [Int]) -> Observation {
    if name.isInImageSet { return .emptySlots(member, name, present, missing) }
    let files = missing.map { scale in
      var file = name
      file.scale = scale
      return file.corrected
    }
    let (there, wanted) = (present.map { "@\($0)x" }, missing.map { "@\($0)x" })
    return Observation(
      member: member, message: "\(Wording.list(files)) \(files.count == 1 ? "is" : "are") missing (there: \(Wording.list(there)))",
      measured: there.joined(separator: " "),
      wanted: wanted.joined(separator: " "))
  }

  private static func emptySlots(_ member: Int, _ name: IconName, _ present: [Int], _ missing: [Int]) -> Observation {
    let (there, wanted) = (present.map { "\($0)x" }, missing.map { "\($0)x" })
    let slots = wanted.map { "\(name.device?.rawValue ?? "universal") \($0)" }
    return Observation(
      member: member,
      message: """
        the slot\(slots.count == 1 ? "" : "s") \(Wording.list(slots)) \(slots.count == 1 ? "is" : "are") empty \
        (there: \(Wording.list(there)))
        """,
      measured: there.joined(separator: " "), wanted: wanted.joined(separator: " "))
  }
}
