import IconKit

/// The profiles in Markdown, `docs/profiles.md`.
enum ProfilesPage {
  static var text: String {
    var page = """
      # Profiles

      \(GeneratedFile.note)

      What an icon is for, as `--profile NAME` says it, or `profile=NAME` on the root of a source. Its figures follow from that; each
      comes from the page that is named with it, in the text of the year behind it. Sizes are in points: a pixel at @1x, two at @2x, three at @3x.

      | profile | platform | place | size | shows |
      | --- | --- | --- | --- | --- |

      """
    for profile in Profile.all {
      let shows = profile.isTemplate ? "alpha alone" : "colours"
      page +=
        "| [`\(profile.id)`](#\(profile.id)) | \(profile.platform.rawValue) | \(profile.title) | \(profile.size.text) | \(shows) |\n"
    }
    return page + Profile.all.map(section).joined()
  }

  private static func section(_ profile: Profile) -> String {
    let facts = facts(of: profile).map { "- \($0.name): \($0.text)\n" }.joined()
    let sources = profile.citations.map { "- \($0.figures): [\($0.page)](\($0.address)), \($0.year)\n" }.joined()
    return "\n## \(profile.id)\n\n\(profile.title).\n\n\(facts)\nFrom:\n\n\(sources)"
  }

  private static func facts(of profile: Profile) -> [(name: String, text: String)] {
    var facts = [(name: "size", text: profile.size.isAny ? profile.size.text : profile.size.text + " pt")]
    if let maximum = profile.maximum { facts.append(("shows at most", maximum.text + " pt")) }
    if let margin = profile.margin { facts.append(("free at each side", number(margin) + " pt")) }
    if let lines = profile.keylines {
      let text =
        "circles \(number(lines.circle)) pt, squares \(number(lines.square)), wide shapes \(number(lines.wide)), tall ones \(number(lines.tall))"
      facts.append(("looks equally large", text))
    }
    facts.append(("scales of a source", scales(profile.scales)))
    facts.append(("PNGs", completeness(profile.completeness)))
    if !profile.folderScales.isEmpty {
      facts.append(("densities", "by folder: " + profile.folderScales.map(number).joined(separator: ", ") + " times the size"))
    }
    for (rule, level) in profile.levels.sorted(by: { $0.key < $1.key }) { facts.append(("`\(rule)`", level.rawValue)) }
    for (key, value) in profile.thresholds.sorted(by: { $0.key < $1.key }) { facts.append(("`\(key)`", number(value))) }
    return facts
  }

  private static func completeness(_ completeness: Completeness) -> String {
    switch completeness {
    case .any: "whichever scales there are"
    case .all(let scales): "all of \(Self.scales(scales))"
    case .largerTogether(let scales, let ipad):
      "one file is complete; with a larger scale, all of \(Self.scales(scales)) (`~ipad`: \(Self.scales(ipad)))"
    }
  }

  private static func scales(_ scales: [Int]) -> String { scales.map { "@\($0)x" }.joined(separator: ", ") }

  private static func number(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? String(value) }
}
