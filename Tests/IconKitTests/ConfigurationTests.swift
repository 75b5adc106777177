import IconFiles
import TestSupport
import Testing

@testable import IconKit

/// What `.iconkit.json5` says, and what is said about it.
@Suite struct ConfigurationTests {
  private static func read(_ text: String) throws -> Configuration {
    try Configuration.read(SourceText(name: "c.json5", text), path: "c.json5", folder: "/icons")
  }

  private static func faults(_ text: String) -> String {
    do {
      _ = try read(text)
      return ""
    } catch {
      return (error as? ConfigurationError)?.text() ?? "\(error)"
    }
  }

  /// What is wrong with a value, without its line.
  private static func fault(_ text: String) -> String {
    String(faults(text).split(separator: "\n").first ?? "")
  }

  @Test func `an empty one says nothing`() throws {
    let configuration = try Self.read("{}")
    #expect(configuration.settings.profile == nil && configuration.settings.levels.isEmpty && configuration.overrides.isEmpty)
    #expect(configuration.reports.isEmpty && configuration.baseline == nil && configuration.isStrict == nil)
  }

  @Test func `all keys`() throws {
    let configuration = try Self.read(
      """
      {
        profile: 'cover', size: "48x32", scales: [1, 2], output: '../png', strict: true, maxWarnings: 3, baseline: 'b.json',
        rules: {'edge-contact': 'note', duplicate: 'off', faint: {level: 'error', alpha: 128}, 'off-center': {}},
        exclude: 'drafts', report: ['text', 'sarif=out/a.sarif'],
        files: [{match: ['menu/**', '*Template.png'], profile: 'menubar', size: 16}],
        profiles: {
          cover: {based: 'tabbar', title: 'Cover', template: false, size: 24, complete: [1, 2], margin: 1.5, rules: {size: 'warning'}},
          large: {based: 'cover', scales: [2], maximum: 99},
        },
      }
      """)
    let settings = configuration.settings
    let cover = try #require(settings.profile?.value)
    #expect(cover.id == "cover" && cover.title == "Cover" && !cover.isTemplate && cover.size == Extent(24, 24) && cover.maximum == nil)
    #expect(cover.completeness == .all([1, 2]) && cover.margin == 1.5 && cover.levels == ["size": .warning] && cover.platform == .ios)
    #expect(settings.size?.value == Size(48, 32) && settings.scales?.value == [1, 2])
    #expect(settings.output?.value == "/png" && configuration.baseline?.value == "/icons/b.json")
    #expect(configuration.isStrict?.value == true && configuration.mostWarnings?.value == 3)
    #expect(settings.levels.mapValues(\.value) == ["edge-contact": .on(.note), "duplicate": .off, "faint": .on(.error)])
    #expect(settings.thresholds.mapValues(\.value) == ["faint.alpha": 128])
    #expect(configuration.reports.map(\.value) == [ReportTarget(.text), ReportTarget(.sarif, file: "/icons/out/a.sarif")])
    #expect(configuration.overrides.map { $0.patterns.map(\.value) } == [["menu/**", "*Template.png"]])
    #expect(configuration.overrides[0].settings.profile?.value.id == "menubar")
    #expect(configuration.overrides[0].settings.size?.value == Size(16, 16))
  }

  @Test func `an unknown key has its line, and a proposal`() {
    #expect(
      Self.faults("{\n  profil: 'tabbar',\n  rules: {'of-center': 'off'},\n}") == """
        c.json5:2:3: error: unknown key 'profil' (did you mean 'profile'?)
          profil: 'tabbar',
          ^~~~~~
        c.json5:3:11: error: unknown rule 'of-center' (did you mean 'off-center'?)
          rules: {'of-center': 'off'},
                  ^~~~~~~~~~~
        """)
  }

  @Test(arguments: [
    ("[]", "1:1: error: expected an object, found a list"),
    ("{profile: 'tabar'}", "1:11: error: unknown profile 'tabar' (did you mean 'tabbar'?)"),
    ("{profile: 3}", "1:11: error: expected a profile's name, found 3"),
    ("{profile: ''}", "1:11: error: expected a profile's name, found ''"),
    ("{size: '30 x'}", "1:8: error: expected a size in points such as 30 or '48x32', found '30 x'"),
    ("{size: -1}", "1:8: error: expected a size in points such as 30 or '48x32', found -1"),
    ("{size: 1e99}", "1:8: error: expected a size in points such as 30 or '48x32', found 1e+99"),
    ("{scales: [1, 7]}", "1:14: error: expected a list of the scales 1 to 4, such as [2, 3], found 7"),
    ("{scales: []}", "1:10: error: expected a list of the scales 1 to 4, such as [2, 3], found a list"),
    ("{scales: [1, 1]}", "1:14: error: the scale 1 is there twice"),
    ("{strict: 1}", "1:10: error: expected true or false, found 1"),
    ("{maxWarnings: -1}", "1:15: error: expected a number from 0 to 1000000, found -1"),
    ("{exclude: [1]}", "1:12: error: expected a pattern, found 1"),
    ("{output: 'a\\u0000b'}", "1:10: error: expected the name of a folder without NULs, found 'a\\x00b'"),
    ("{report: 'sarf'}", "1:10: error: unknown report format 'sarf' (did you mean 'sarif'?)"),
    ("{report: 'json='}", "1:10: error: the name of the file is missing behind 'json='"),
    ("{report: ['text', 'json']}", "1:19: error: two reports cannot go to standard output together"),
    ("{files: {}}", "1:9: error: expected a list of objects, found an object"),
    ("{files: [{profile: 'none'}]}", "1:10: error: 'match' is missing: which files are meant?"),
    ("{files: [{match: '*', exclude: '*'}]}", "1:23: error: unknown key 'exclude'"),
    ("{rules: 'off'}", "1:9: error: expected an object with rules, found 'off'"),
    ("{rules: {size: 'of'}}", "1:16: error: expected 'off', 'note', 'warning' or 'error', found 'of'"),
    ("{rules: {faint: {alpha: 300}}}", "1:25: error: expected a number from 8 to 255, found 300"),
    ("{rules: {faint: {alfa: 30}}}", "1:18: error: unknown key of faint 'alfa': expected level or alpha"),
    ("{profiles: {a: {based: 'b'}, b: {}}}", "1:24: error: profile 'b' stands below: put it above this one"),
    ("{profiles: {a: {based: 'a'}}}", "1:24: error: 'a' cannot be based on itself"),
    ("{profiles: {a: {based: 'c'}, b: {}}}", "1:24: error: unknown profile 'c'"),
    ("{profiles: {tabbar: {size: 20}}}", "1:13: error: a profile 'tabbar' comes with iconkit: an own one needs another name"),
    (
      "{profiles: {a: {rules: {size: 'off'}}}}",
      "1:31: error: a profile cannot turn a rule off: say it under 'rules' of the file or of an entry"
    ),
  ])
  func `what is wrong is said with its place`(_ text: String, _ fault: String) {
    #expect(Self.fault(text) == "c.json5:\(fault)")
  }

  @Test func `the last entry that means a file counts, and a profile brings its own size`() throws {
    let folder = TemporaryFolder()
    folder.write(
      """
      {profile: 'tabbar-ios7', size: 40, scales: [2], rules: {haze: 'off', faint: 'note'}, files: [
        {match: 'menu', profile: 'menubar', rules: {faint: 'error'}},
        {match: 'menu/**/big*', size: 20, rules: {faint: {alpha: 99}}},
        {match: '*-x.png', rules: {haze: 'note'}},
      ]}
      """, to: ".iconkit.json5")
    let names = ["a.png", "menu/a.png", "menu/deep/big.png", "menu/deep/small-x.png"]
    let files = names.map { FilePath(folder.file($0)) }
    let found = try Configurations.find(for: files)
    let settings = files.map { found.settings(for: $0) }
    #expect(settings.map { $0.profile?.value.id } == ["tabbar-ios7", "menubar", "menubar", "menubar"])
    #expect(settings.map { $0.size?.value } == [Size(40, 40), nil, Size(20, 20), nil])
    #expect(settings.map { $0.scales?.value } == [[2], nil, nil, nil])
    #expect(settings.map { $0.levels["faint"]?.value } == [.on(.note), .on(.error), .on(.error), .on(.error)])
    #expect(settings.map { $0.levels["haze"]?.value } == [.off, .off, .off, .on(.note)])
    #expect(settings.map { $0.thresholds["faint.alpha"]?.value } == [nil, nil, 99, nil])
  }

  @Test func `the nearest one holds alone, up to a folder of git`() throws {
    let folder = TemporaryFolder()
    folder.write("{profile: 'none'}", to: ".iconkit.json5")
    folder.write("{size: 20}", to: "a/.iconkit.json5")
    folder.makeFolder("b/c/.git")
    let files = ["x.png", "a/x.png", "a/b/c/x.png", "b/x.png", "b/c/x.png", "b/c/d/x.png"].map { FilePath(folder.file($0)) }
    let found = try Configurations.find(for: files)
    #expect(files.map { found.settings(for: $0).profile?.value.id } == ["none", nil, nil, "none", nil, nil])
    #expect(files.map { found.settings(for: $0).size?.value } == [nil, Size(20, 20), Size(20, 20), nil, nil, nil])
    #expect(
      files.map { found.configuration(for: $0)?.folder.string.replacing(folder.path, with: "DIR") } == [
        "DIR", "DIR/a", "DIR/a", "DIR", nil, nil,
      ])
  }

  @Test func `one that is named holds for all`() throws {
    let folder = TemporaryFolder()
    folder.write("{profile: 'none', exclude: ['tmp']}", to: "ci/icons.json5")
    let found = try Configurations.file(FilePath(folder.file("ci/icons.json5")))
    #expect(found.settings(for: "/anywhere.png").profile?.value.id == "none")
    #expect(found.excludes(FilePath(folder.file("ci/tmp/a.png"))) && !found.excludes(FilePath(folder.file("tmp/a.png"))))
  }

  @Test func `what excludes a folder excludes what is in it`() throws {
    let folder = TemporaryFolder()
    folder.write("{exclude: ['drafts', '*-old.png', 'a/b']}", to: ".iconkit.json5")
    let names = ["a.png", "drafts/a.png", "x/drafts/y/a.png", "drafts.png", "a-old.png", "a/b/c.png", "b/c.png"]
    let found = try Configurations.find(for: names.map { FilePath(folder.file($0)) })
    #expect(names.filter { found.excludes(FilePath(folder.file($0))) } == ["drafts/a.png", "x/drafts/y/a.png", "a-old.png", "a/b/c.png"])
  }

  @Test func `the folders of PNGs mirror those of sources`() throws {
    let folder = TemporaryFolder()
    folder.write(
      "{output: 'all', files: [{match: 'src/**', output: 'png'}, {match: '*-x.svg', output: 'x'}, {match: 'src/same/*', output: 'src/same'}]}",
      to: ".iconkit.json5")
    let names = ["a.svg", "b/a.svg", "src/a.svg", "src/b/c/a.svg", "src/b/a-x.svg", "src/same/a.svg"]
    let found = try Configurations.find(for: names.map { FilePath(folder.file($0)) })
    #expect(
      names.map { found.output(for: FilePath(folder.file($0)))?.below(FilePath(folder.path))?.string } == [
        "all", "all/b", "png", "png/b/c", "x", "src/same",
      ])
    #expect(Configurations.none.output(for: "a.svg") == nil)
  }

  @Test func `a file that cannot be read is an error`() throws {
    let folder = TemporaryFolder()
    folder.makeFolder(".iconkit.json5")
    do {
      _ = try Configurations.find(for: [FilePath(folder.file("a.png"))])
      Issue.record("a folder was read")
    } catch {
      #expect(error.text().replacing(folder.path, with: "DIR") == "cannot read DIR/.iconkit.json5: is a directory")
    }
    #expect(throws: ConfigurationError.self) { try Configurations.file(FilePath(folder.file("missing.json5"))) }
  }

  /// The profile and the scales that a source is checked against.
  private static func profile(_ source: IconSource, _ options: LintOptions) -> String {
    let linter = LintPlan.Checker(options, options.configurations.settings(for: FilePath(source.text.name))).linter(for: source)
    return "\(linter.configuration.profile.id) \(linter.scales)"
  }

  @Test func `options go before a source's own profile, that before the configuration`() throws {
    let folder = TemporaryFolder()
    folder.write("{profile: 'tabbar-ios7', scales: [1], rules: {size: 'error'}}", to: ".iconkit.json5")
    folder.write("icon profile=toolbar width=22 height=22\nrect x=4 y=4 width=9 height=9\n", to: "own.svgspec")
    let source = IconSource(name: folder.file("own.svgspec"), bytes: folder.bytes(of: "own.svgspec") ?? [])
    let configurations = try Configurations.find(for: [FilePath(source.text.name)])
    let options = LintOptions(configurations: configurations)
    #expect(Self.profile(source, options) == "toolbar [1, 2, 3]")
    var asked = options
    asked.profile = .menubar
    #expect(Self.profile(source, asked) == "menubar [1, 2]")
    let plain = IconSource(name: folder.file("plain.svgspec"), bytes: Array("icon width=30 height=30\n".utf8))
    #expect(Self.profile(plain, options) == "tabbar-ios7 [1]")
    #expect(Self.profile(plain, LintOptions()) == "tabbar [1, 2, 3]")
  }

  @Test func `files of one run are held against what holds for each`() throws {
    let folder = TemporaryFolder()
    let icon = try Fixture.bytes("icons/mail.png")
    for name in ["a.png", "menu/a.png", "off/a.png"] { folder.write(icon, to: name) }
    folder.write(
      "{files: [{match: 'menu', profile: 'menubar'}, {match: 'off', rules: {opaque: 'off', duplicate: 'off'}}]}", to: ".iconkit.json5")
    let files = ["a.png", "menu/a.png", "off/a.png"].map { FilePath(folder.file($0)) }
    let only: Set<String> = ["opaque", "size"]
    let plain = IconLinter.lint(files: files, options: LintOptions(only: only))
    #expect(plain.findings.map(\.rule) == ["opaque", "opaque", "opaque"])
    var options = LintOptions(disabled: ["color-lost"], configurations: try .find(for: files))
    let found = IconLinter.lint(files: files, options: options)
    let names = found.findings.filter { ["opaque", "size"].contains($0.rule) }.map {
      "\($0.path.replacing(folder.path + "/", with: "")) \($0.rule)"
    }
    #expect(names == ["a.png opaque", "menu/a.png opaque"])
    // Whoever asks for a rule by name wants to see it.
    options.only = only
    #expect(IconLinter.lint(files: files, options: options).findings.map(\.rule) == ["opaque", "opaque", "opaque"])
  }
}
