import IconFiles
import IconJSON
import IconLint
import IconModel

/// The keys of the configuration: what reading, errors and documentation know of them is said here.
public enum ConfigurationTable {
  /// The tables with their titles, in the order of documentation.
  public static var sections: [(title: String, keys: [ConfigurationKeyText])] {
    [
      ("The file", top.map(\.text)), ("An entry of `files`", override.map(\.text)), ("A rule", [level.text]),
      ("An own profile", profile.map(\.text)),
    ]
  }

  /// The keys of the file; own profiles come first, since others name them.
  static let top: [ConfigurationKey<Configuration>] =
    [
      ConfigurationKey(
        "profiles", "own profiles by name",
        "Places of your own, each with the keys of [an own profile](#an-own-profile). Each can be based on one that stands above it. The"
          + " option `--profile` knows them, too; a source's own `profile` knows those alone that come along.",
        example: "profiles: {cover: {based: 'button', size: 24}}",
        read: { value, _, reading in readProfiles(value, &reading) })
    ] + settings.map { key in key.within(Configuration.self) { $1(&$0.settings) } } + [
      ConfigurationKey(
        "files", "a list of entries",
        "Settings for some files, with the keys of [an entry](#an-entry-of-files). Where several entries mean a file, the last one says what holds.",
        example: "files: [{match: 'menu/**', profile: 'menubar'}]",
        read: { value, configuration, reading in
          guard let entries = value.array else { return reading.expected("a list of objects", value) }
          for entry in entries {
            var override = Configuration.Override()
            reading.read(entry, ConfigurationTable.override, into: &override)
            if override.globs.isEmpty, let object = entry.object, object["match"] == nil {
              reading.fault("'match' is missing: which files are meant?", at: entry.range)
            }
            configuration.overrides.append(override)
          }
        }),
      ConfigurationKey(
        "exclude", "patterns",
        "Files and folders that are left out, also where they are named. A folder is not even looked into, whatever configuration lies in it.",
        example: "exclude: ['drafts', '*-disabled*']",
        read: { value, configuration, reading in
          configuration.excluded = reading.strings(value, "a pattern").map { Glob(FilePath($0.value)) }
        }),
      ConfigurationKey(
        "report", "`FORMAT` or `FORMAT=FILE`, or a list",
        "The [reports](reports.md) of `lint`, where `--report` asks for none.", example: "report: ['text', 'sarif=build/icons.sarif']",
        read: { value, configuration, reading in
          configuration.reports = reading.strings(value, "a report such as 'text' or 'sarif=FILE'").compactMap { reading.report($0) }
          let outputs = configuration.reports.filter { $0.value.file == nil }
          if outputs.count > 1 { reading.fault("two reports cannot go to standard output together", at: outputs[1].range) }
        }),
      ConfigurationKey(
        "strict", "true or false", "Whether warnings fail, too, as with `--strict`.", example: "strict: true",
        read: { value, configuration, reading in configuration.isStrict = reading.bool(value) }),
      ConfigurationKey(
        "maxWarnings", "a number", "How many warnings a run may have, as with `--max-warnings`.", example: "maxWarnings: 20",
        read: { value, configuration, reading in
          configuration.mostWarnings = reading.number(value, in: 0...1e6).map { Located(Int($0.value), at: $0.range) }
        }),
      ConfigurationKey(
        "baseline", "a file", "The list of accepted findings, as with `--baseline`.", example: "baseline: 'icons-baseline.json'",
        read: { value, configuration, reading in configuration.baseline = reading.path(value, "the name of a file") }),
    ]

  /// The keys of what holds for a file.
  private static let settings: [ConfigurationKey<FileSettings>] = [
    ConfigurationKey(
      "profile", "a [profile](profiles.md)'s name, or an own one's",
      "The place the icons are for. A source's own `profile` goes before it, for the PNGs beside it too; the option `--profile` before both. Size,"
        + " scales and `fit` that were said for another profile no longer hold.", example: "profile: 'tabbar-ios7'",
      read: { value, settings, reading in settings.profile = reading.profile(value) }),
    ConfigurationKey(
      "size", "points: a number, or `'WxH'`", "The size wanted, instead of the profile's.", example: "size: '48x32'",
      read: { value, settings, reading in settings.size = reading.size(value) }),
    ConfigurationKey(
      "scales", "a list of 1 to \(Profile.knownScales.upperBound)",
      "The scales wanted, instead of the profile's: `lint` asks for them, `render` draws them.", example: "scales: [1, 2, 3]",
      read: { value, settings, reading in settings.scales = reading.scales(value) }),
    ConfigurationKey(
      "fit", "points: a number, or `'WxH'`",
      "The area in the middle of the canvas that sources are fitted into, as with `render --fit`; their PNGs are compared with them so.",
      example: "fit: 24", read: { value, settings, reading in settings.fit = reading.size(value) }),
    ConfigurationKey(
      "output", "a folder",
      "Where the PNGs of sources are: `render` writes them there, and they are looked for there. Folders below the pattern's fixed part (below the"
        + " configuration, where there is no pattern) are mirrored.", example: "output: 'build/icons'",
      read: { value, settings, reading in settings.output = reading.path(value, "the name of a folder") }),
    ConfigurationKey(
      "rules", "levels by [rule](rules/README.md), or objects with the keys of [a rule](#a-rule)",
      "What is checked, and how bad it is. A rule that is given a level is on, also where the profile shows colours and the rule is for templates.",
      example: "rules: {duplicate: 'off', faint: {level: 'error', alpha: 128}}",
      read: { value, settings, reading in readRules(value, &settings, &reading) }),
  ]

  /// The keys of an entry of `files`.
  static let override: [ConfigurationKey<Configuration.Override>] =
    [
      ConfigurationKey(
        "match", "a pattern, or a list of them",
        "The files that are meant, by their paths below the configuration's folder, or the last components of these. `*` stands for any characters"
          + " but a slash, `?` for one, `[a-z]` for one of a set, a component `**` for any number of folders; a folder's name means all in it.",
        example: "match: ['menu/**', '*Template.png']",
        read: { value, override, reading in
          override.patterns = reading.strings(value, "a pattern")
          override.globs = override.patterns.map { Glob(FilePath($0.value)) }
        })
    ] + settings.map { key in key.within(Configuration.Override.self) { $1(&$0.settings) } }

  private static let levelWords: [(word: String, setting: LintConfiguration.Setting)] =
    [("off", .off)] + Severity.allCases.map { ($0.rawValue, .on($0)) }

  /// What a rule's object begins with; its thresholds follow from the rule.
  private static let level = ConfigurationKey<Located<LintConfiguration.Setting>?>(
    "level", "`'off'`, `'note'`, `'warning'` or `'error'`",
    "How bad what it finds is. Beside it stand the rule's own thresholds, by the names that its page has behind the dot.",
    example: "level: 'note'",
    read: { value, level, reading in
      if let word = levelWords.first(where: { $0.word == value.string }) {
        level = Located(word.setting, at: value.range)
      } else {
        reading.expected("'off', 'note', 'warning' or 'error'", value)
      }
    })

  private static func readRules(_ value: JSONValue, _ settings: inout FileSettings, _ reading: inout ConfigurationReading) {
    guard let rules = value.object else { return reading.expected("an object with rules", value) }
    for member in rules.members {
      guard let rule = RuleCatalog.rule(id: member.key) else {
        reading.unknown("rule", member.key, among: RuleCatalog.all.map(\.id), at: member.keyRange)
        continue
      }
      var setting: Located<LintConfiguration.Setting>?
      if let object = member.value.object {
        let names = rule.thresholds.map { String($0.key.dropFirst(rule.id.count + 1)) }
        for own in object.members {
          if own.key == level.text.name {
            level.read(own.value, &setting, &reading)
          } else if let index = names.firstIndex(of: own.key) {
            let threshold = rule.thresholds[index]
            settings.thresholds[threshold.key] = reading.number(own.value, in: threshold.allowed)
          } else {
            reading.unknown("key of \(rule.id)", own.key, among: [level.text.name] + names, at: own.keyRange)
          }
        }
      } else {
        level.read(member.value, &setting, &reading)
      }
      settings.levels[rule.id] = setting
    }
  }

  /// What a profile of the file is made of.
  struct ProfileDraft {
    var based: Profile
    var title: String?
    var isTemplate: Bool?
    var size: Size?
    var maximum: Size?
    var scales: [Int]?
    var complete: [Int]?
    var margin: Double?
    var rules = FileSettings()
  }

  /// The keys of an own profile.
  private static let profile: [ConfigurationKey<ProfileDraft>] = [
    ConfigurationKey(
      "based", "a profile's name", "The profile that all else is taken from; without it, `none`.", example: "based: 'tabbar'",
      read: { value, draft, reading in if let profile = reading.profile(value) { draft.based = profile.value } }),
    ConfigurationKey(
      "title", "a text", "The place, in a few words.", example: "title: 'Cover of a playlist'",
      read: { value, draft, reading in draft.title = reading.string(value) }),
    ConfigurationKey(
      "template", "true or false", "Whether the platform shows the alpha channel alone.", example: "template: false",
      read: { value, draft, reading in draft.isTemplate = reading.bool(value)?.value }),
    ConfigurationKey(
      "size", "points: a number, or `'WxH'`", "The size wanted.", example: "size: 24",
      read: { value, draft, reading in draft.size = reading.size(value)?.value }),
    ConfigurationKey(
      "maximum", "points: a number, or `'WxH'`", "What the place shows at most.", example: "maximum: '48x32'",
      read: { value, draft, reading in draft.maximum = reading.size(value)?.value }),
    ConfigurationKey(
      "scales", "a list of 1 to \(Profile.knownScales.upperBound)", "The scales that sources are drawn and checked at.",
      example: "scales: [1, 2]",
      read: { value, draft, reading in draft.scales = reading.scales(value)?.value }),
    ConfigurationKey(
      "complete", "a list of 1 to \(Profile.knownScales.upperBound)", "The scales of a PNG that must all be there.",
      example: "complete: [1, 2]",
      read: { value, draft, reading in draft.complete = reading.scales(value)?.value }),
    ConfigurationKey(
      "margin", "points", "What has to be free at each side.", example: "margin: 2",
      read: { value, draft, reading in draft.margin = reading.number(value, in: 0...1000)?.value }),
    ConfigurationKey(
      "rules", "levels and thresholds by rule", "As for files, but for `'off'`.", example: "rules: {'edge-contact': 'note'}",
      read: { value, draft, reading in
        readRules(value, &draft.rules, &reading)
        for setting in draft.rules.levels.values where setting.value == .off {
          reading.fault("a profile cannot turn a rule off: say it under 'rules' of the file or of an entry", at: setting.range)
        }
      }),
  ]

  private static func readProfiles(_ value: JSONValue, _ reading: inout ConfigurationReading) {
    guard let profiles = value.object else { return reading.expected("an object with profiles", value) }
    reading.profileNames = profiles.members.map(\.key)
    for member in profiles.members {
      if Profile.named(member.key) != nil {
        reading.fault("a profile '\(member.key)' comes with iconkit: an own one needs another name", at: member.keyRange)
      }
      var draft = ProfileDraft(based: .none)
      reading.read(member.value, profile, into: &draft)
      reading.profiles.append(Profile(id: member.key, draft))
    }
  }
}

extension Profile {
  fileprivate init(id: String, _ draft: ConfigurationTable.ProfileDraft) {
    let based = draft.based
    let levels = draft.rules.levels.compactMapValues { if case .on(let level) = $0.value { level } else { nil } }
    let isTemplate = draft.isTemplate ?? based.isTemplate
    // What a place of templates says of rules that are for these alone was not said for one in colour.
    let inherited =
      isTemplate || !based.isTemplate ? based.levels : based.levels.filter { RuleCatalog.rule(id: $0.key)?.isForTemplates == false }
    self.init(
      id: id, platform: based.platform, title: draft.title ?? based.title, isTemplate: isTemplate,
      size: draft.size.map { Extent($0.width, $0.height) } ?? based.size,
      // A size of one's own is not held against the limits of another place.
      maximum: draft.maximum.map { Extent($0.width, $0.height) } ?? (draft.size == nil ? based.maximum : nil),
      folderScales: based.folderScales, scales: draft.scales ?? based.scales,
      completeness: draft.complete.map { .all($0) } ?? based.completeness, margin: draft.margin ?? based.margin,
      keylines: draft.size == nil ? based.keylines : nil, levels: inherited.merging(levels) { $1 },
      thresholds: based.thresholds.merging(draft.rules.thresholds.mapValues(\.value)) { $1 }, citations: based.citations)
  }
}
