import IconModel

extension Rule {
  static let unusedSuppression = Rule(
    "unused-suppression", .note,
    summary: "A comment asks not to be told of what is not found.",
    rationale: """
      `iconkit:disable` stands for a decision about one shape. Where nothing is found any more, or the rule's name is mistyped, it stands for \
      nothing, and would hide the next fault.
      """,
    method: """
      The rules in comments that begin with `iconkit:disable`, on a shape's line, alone on the line above, or in front of the root for the \
      whole file. A rule that is off, or a source with errors, is no reason to complain.
      """,
    repair: "Delete the rule from the comment, or correct its name.",
    exceptions: "A comment for findings that come and go with the profile: `--disable unused-suppression`.",
    passing: .source("A remark", "icon.svgspec", "icon width=30 height=30\n# iconkit draws this\nrect x=4 y=4 width=22 height=22\n"),
    failing: Example.source(
      "A name that no rule has", "icon.svgspec", "icon width=30 height=30\n# iconkit:disable of-grid\nrect x=4 y=4 width=22 height=22\n"
    ).fails(at: .text(SourcePlace(line: 2, column: 19)), "unknown rule 'of-grid'"),
    check: .suppressions(UnusedSuppression.check))
}

private enum UnusedSuppression {
  static func check(_ source: SourceSubject, _ unused: [Suppressions.Entry]) -> [Observation] {
    let faults = source.suppressions.faults.map { Observation.faulty($0.message, at: $0.range, in: source) }
    return faults + unused.map { .unused($0, in: source) }
  }
}

extension Observation {
  fileprivate static func faulty(_ message: String, at range: SourceRange, in source: SourceSubject) -> Observation {
    Observation(place: .text(source.text.place(of: range.start)), message: message, measured: source.text.text(of: range), wanted: "a rule")
  }

  fileprivate static func unused(_ entry: Suppressions.Entry, in source: SourceSubject) -> Observation {
    let place = Finding.Place.text(source.text.place(of: entry.range.start))
    guard RuleCatalog.rule(id: entry.rule) != nil else {
      let hint = NearestName.find(entry.rule, among: RuleCatalog.all.map(\.id)).map { " (did you mean '\($0)'?)" } ?? ""
      return Observation(place: place, message: "unknown rule '\(entry.rule)'\(hint)", measured: entry.rule, wanted: "a rule")
    }
    let scope = entry.reach == .file ? "in this file" : "in this shape"
    return Observation(
      place: place, message: "\(entry.rule) is disabled, and finds nothing \(scope): delete it", measured: entry.rule, wanted: "nothing")
  }
}
