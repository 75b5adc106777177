import IconFiles
import IconJSON

extension ProjectSurvey {
  /// A configuration to begin with, for what was found, with comments.
  public var configuration: String {
    var lines = [
      "// What iconkit checks in this folder, and against what. `iconkit lint --print-config FILE` shows what holds for a file.",
      "{",
    ]
    if let guess {
      lines += ["  // \(guess.reason).", "  profile: \(Self.quoted(guess.profile)),"]
      if let size = guess.size { lines.append("  size: \(Self.quoted(size)),") }
    } else {
      let reason = pictures + sources == 0 ? "There are no icons yet" : "The icons have many sizes"
      lines += [
        "  // \(reason): `tabbar` wants 30x30 pt, `none` asks for no size, and `iconkit help lint` names the others.",
        "  profile: \"none\",",
      ]
    }
    lines += [
      "", "  // The scales wanted, where they are not the profile's.", "  // scales: [1, 2, 3],", "",
      "  // Settings for some files; the last entry that means one counts.", "  files: [",
    ]
    for (folder, guess) in others {
      let size = guess.size.map { ", size: \(Self.quoted($0))" } ?? ""
      lines += [
        "    // \(guess.reason).",
        "    {match: \(Self.quoted(Self.pattern(folder))), profile: \(Self.quoted(guess.profile))\(size)},",
      ]
    }
    for output in outputs {
      lines += [
        "    // \(output.reason).",
        "    {match: \(Self.quoted(Self.pattern(output.sources))), output: \(Self.quoted(output.pictures.string))},",
      ]
    }
    if !catalogs.isEmpty {
      lines.append("    // In \(catalogs.map(\.display).joined(separator: ", ")), sizes are checked only where a profile is set here.")
    }
    lines += [
      "  ],", "", "  // Files and folders that are left out.", "  exclude: [],", "",
      "  // Levels are off, note, warning and error; `iconkit rules` lists the rules, `iconkit explain RULE` their thresholds.",
      "  rules: {",
      "    // duplicate: \"off\",", "    // faint: {level: \"error\", alpha: 128},", "  },", "",
      "  // Reports, where the command line asks for none.", "  // report: [\"text\", \"sarif=icons.sarif\"],", "}",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// What was found, in a few words.
  public var summary: String {
    let count = { (n: Int, word: String) in "\(n) \(word)\(n == 1 ? "" : "s")" }
    let found = "\(count(pictures, "PNG")), \(count(sources, "source")), \(count(catalogs.count, "asset catalog"))"
    return guess.map { "\(found); \($0.reason): profile \($0.profile)" } ?? found
  }

  /// The pattern of all that is in a folder, however it is named.
  private static func pattern(_ folder: FilePath) -> String {
    let escaped = folder.bytes.flatMap { "*?[\\".utf8.contains($0) ? [UInt8(ascii: "\\"), $0] : [$0] }
    return folder.isEmpty ? "**" : FilePath(bytes: escaped).string + "/**"
  }

  private static func quoted(_ text: String) -> String {
    var json = JSONText()
    json.add(nil, text)
    return json.text
  }
}
