import IconFiles
import IconKit
import TestSupport
import Testing

@testable import IconCommands

private let program = built("iconkit")

@Suite struct ConfigurationCommandTests {
  let tool = Tool()
  var folder: TemporaryFolder { tool.folder }

  /// 4x4 pixels, which no profile with a size takes.
  private func small(_ names: String...) { for name in names { folder.write(Tool.picture, to: name) } }

  @Test func configurationIsFoundBesideTheFiles() {
    small("a.png", "b/c.png")
    #expect(tool.run("lint", "DIR", "--only", "size").status == 1)
    folder.write("{profile: 'none'}", to: ".iconkit.json5")
    #expect(tool.run("lint", "DIR", "--only", "size").status == 0)
    #expect(tool.run("lint", "DIR", "--only", "size", "--no-config").status == 1)
    #expect(tool.run("lint", "DIR", "--only", "size", "--profile", "tabbar").status == 1)
    folder.write("{}", to: "other.json5")
    #expect(tool.run("lint", "DIR", "--only", "size", "--config", "DIR/other.json5").status == 1)
    #expect(
      tool.run("lint", "DIR", "--config", "DIR/other.json5", "--no-config").error
        == "iconkit: error: --config and --no-config exclude each other\nSee 'iconkit lint --help'.\n")
    #expect(
      tool.run("lint", "DIR", "--config", "DIR/none.json5").error
        == "iconkit: error: cannot open DIR/none.json5: no such file or directory\n")
  }

  @Test func faultsEndTheRun() {
    small("a.png")
    folder.write("{\n  profile: 'tabar',\n}\n", to: ".iconkit.json5")
    let run = tool.run("lint", "DIR")
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.error == """
        DIR/.iconkit.json5:2:12: error: unknown profile 'tabar' (did you mean 'tabbar'?)
          profile: 'tabar',
                   ^~~~~~~
        iconkit: error: DIR/.iconkit.json5 cannot be used

        """)
  }

  @Test func excludedFiles() {
    small("a.png", "drafts/b.png")
    folder.write("{exclude: ['drafts']}", to: ".iconkit.json5")
    #expect(tool.run("lint", "DIR").output.hasSuffix("1 file: 1 error, 0 warnings, 0 notes\n"))
    let run = tool.run("lint", "DIR/drafts")
    #expect(run.status == 2 && run.error == "iconkit: error: no icons: the configuration excludes all of them\n")
  }

  @Test func reportsOfTheConfiguration() {
    small("a.png")
    folder.write("{report: ['json=out/a.json', 'github']}", to: ".iconkit.json5")
    let run = tool.run("lint", "DIR", "--only", "size")
    #expect(run.output.hasPrefix("::error file="))
    #expect(folder.text(of: "out/a.json")?.hasPrefix("{\"schema\":\"urn:iconkit:report:1\"") == true)
    #expect(tool.run("lint", "DIR", "--only", "size", "--report", "text").output.hasSuffix("1 file: 1 error, 0 warnings, 0 notes\n"))
  }

  @Test func strictnessOfTheConfiguration() {
    small("a.png")
    let only = ["lint", "DIR", "--only", "size"]
    folder.write("{rules: {size: 'warning'}}", to: ".iconkit.json5")
    #expect(tool.run(words: only).status == 0)
    #expect(tool.run(words: only + ["--strict"]).status == 1)
    #expect(tool.run(words: only + ["--max-warnings", "0"]).status == 1)
    folder.write("{rules: {size: 'warning'}, strict: true}", to: ".iconkit.json5")
    #expect(tool.run(words: only).status == 1)
    folder.write("{rules: {size: 'warning'}, maxWarnings: 0}", to: ".iconkit.json5")
    #expect(tool.run(words: only).status == 1)
    #expect(tool.run(words: only + ["--max-warnings", "1"]).status == 0)
  }

  @Test func printConfig() {
    folder.write("icon width=22 height=22 profile=toolbar\n", to: "own.svgspec")
    folder.write(
      """
      {
        report: ['text', 'sarif=a.sarif'], maxWarnings: 2, baseline: 'b.json',
        size: '48x32', output: 'png', rules: {duplicate: 'off'},
        files: [{match: 'menu', profile: 'menubar', rules: {faint: {alpha: 128}}}],
      }
      """, to: ".iconkit.json5")
    // The width of the columns depends on the folder's name.
    func lines(_ words: String...) -> [String] {
      let run = tool.run(words: ["lint", "--print-config"] + words)
      #expect(run.status == 0 && run.error == "")
      return replaced(run.output, folder.path, "DIR").split(separator: "\n").map { line in
        line.split(separator: "  ").map { $0.trimmingPrefix(" ") }.joined(separator: " | ")
      }
    }
    let plain = lines("DIR/a.png")
    #expect(
      plain.prefix(10) == [
        "DIR/a.png", "configuration | DIR/.iconkit.json5", "profile | tabbar | default", "size | 48x32 | DIR/.iconkit.json5:3:9",
        "scales | @1x, @2x, @3x | profile tabbar", "output | DIR/png | DIR/.iconkit.json5:3:26", "report | text | DIR/.iconkit.json5:2:12",
        "report | sarif=DIR/a.sarif | DIR/.iconkit.json5:2:20", "maxWarnings | 2 | DIR/.iconkit.json5:2:51",
        "baseline | DIR/b.json | DIR/.iconkit.json5:2:64",
      ])
    #expect(plain.count == 10 + RuleCatalog.all.count)
    #expect(plain.contains("duplicate | off | DIR/.iconkit.json5:3:52"))
    #expect(plain.contains("edge-contact | off | default"))
    let menu = lines("DIR/menu/a.png", "--disable", "haze")
    #expect(menu.contains("profile | menubar | DIR/.iconkit.json5:4:36"))
    #expect(menu.contains { $0.hasPrefix("size | ") && $0.hasSuffix(" | profile menubar") })
    #expect(menu.contains("faint.alpha | 128 | DIR/.iconkit.json5:4:70"))
    #expect(menu.contains("haze | off | --disable"))
    let own = lines("DIR/own.svgspec")
    #expect(own.contains("profile | toolbar | DIR/own.svgspec") && own.contains("size | 22x22 | profile toolbar"))
    let asked = lines("DIR/own.svgspec", "--profile", "button", "--size", "9x8", "--scale", "2")
    #expect(asked.contains("profile | button | --profile") && asked.contains("size | 9x8 | --size"))
    #expect(asked.contains("scales | @2x | --scale") && asked.contains("faint | off | profile button shows colours"))
    #expect(lines("DIR/a.png", "--no-config")[1] == "configuration | none")
    #expect(
      tool.run("lint", "DIR/a.png", "--print-config", "DIR/a.png").error
        == "iconkit: error: --print-config checks nothing: name the path alone\nSee 'iconkit lint --help'.\n")
  }

  @Test func baseline() {
    small("a.png", "b.png", "c/d.png")
    let lint = ["lint", "DIR", "--only", "size"]
    let written = tool.run(words: lint + ["--write-baseline", "DIR/c/accepted.json"])
    #expect(written.status == 0 && written.error == "")
    #expect(written.output == "3 files: 0 errors, 0 warnings, 0 notes; 3 accepted by the baseline\n")
    #expect(folder.text(of: "c/accepted.json")?.contains("\"path\":\"../a.png\"") == true)
    #expect(folder.text(of: "c/accepted.json")?.contains("\"path\":\"d.png\"") == true)

    let baseline = ["--baseline", "DIR/c/accepted.json"]
    let accepted = tool.run(words: lint + baseline)
    #expect(accepted.status == 0 && accepted.error == "" && accepted.output == written.output)
    #expect(tool.run(words: lint + baseline + ["--report", "json"]).output.contains("\"notes\":0,\"accepted\":3}"))

    small("new.png")
    let new = tool.run(words: lint + baseline)
    #expect(new.status == 1)
    #expect(replaced(new.output, folder.path, "DIR").hasPrefix("DIR/new.png:0,0 4x4: error: [size] "))
    #expect(new.output.hasSuffix("4 files: 1 error, 0 warnings, 0 notes; 3 accepted by the baseline\n"))

    // Part of the files tells nothing of the others, and a rule that is off nothing at all.
    #expect(tool.run(words: ["lint", "DIR/a.png", "--only", "size"] + baseline).error == "")
    #expect(tool.run(words: ["lint", "DIR", "--disable", "size"] + baseline).error == "")

    #expect(folder.run("rm a.png b.png") == 0)
    let gone = tool.run(words: lint + baseline)
    #expect(
      gone.error == "DIR/c/accepted.json: note: lists 2 findings that are no more (../a.png [size], ../b.png [size]): write it anew with"
        + " --write-baseline DIR/c/accepted.json\n")
    folder.write("{baseline: 'c/accepted.json'}", to: ".iconkit.json5")
    #expect(tool.run(words: lint).output.hasSuffix("2 files: 1 error, 0 warnings, 0 notes; 1 accepted by the baseline\n"))
  }

  /// Other files stand in messages as the run spells them: `./a.svgspec`, `icons/a.svgspec`, `/…/icons/a.svgspec`.
  @Test(.enabled(if: program != nil, "the program has not been built")) func baselinesFromOtherFolders() {
    let (old, new) = ("icon width=30 height=30\ncircle cx=15 cy=15 r=10\n", "icon width=30 height=30\ncircle cx=15 cy=15 r=9\n")
    folder.write(old, to: "icons/a.svgspec")
    #expect(tool.run("render", "DIR/icons/a.svgspec", "--no-lint").status == 0)
    #expect(folder.run("cp icons/a.png icons/aa.png && cp icons/a.png icons/b.png") == 0)
    folder.write(new, to: "icons/a.svgspec")
    let lint = "'\(program ?? "")' lint"
    #expect(folder.run("cd icons && \(lint) . --write-baseline accepted.json > ../out 2> ../err") == 0)
    #expect(folder.text(of: "out") == "4 files: 0 errors, 0 warnings, 0 notes; 2 accepted by the baseline\n")
    #expect(folder.text(of: "icons/accepted.json")?.contains("same mask as ./a.png (900 of 900 alphas equal); so is ./b.png") == true)
    for place in ["icons", "./icons", "icons/../icons", "'\(folder.path)/icons'"] {
      #expect(folder.run("\(lint) \(place) --baseline icons/accepted.json > again 2>> err") == 0, "\(place)")
      #expect(folder.text(of: "again") == folder.text(of: "out"), "\(place)")
    }
    #expect(folder.text(of: "err") == "")
    #expect(folder.run("\(lint) icons --report sarif > a; \(lint) ./icons/. --report sarif > b; grep -o 'iconkit/v1[^}]*' a > fa") == 0)
    #expect(folder.run("grep -o 'iconkit/v1[^}]*' b > fb; cmp fa fb") == 0)
    #expect(folder.text(of: "fa")?.split(separator: "\n").count == 2)
  }

  /// Whoever names a rule wants it, also where its subjects are templates and the profile shows colours.
  @Test func namedRulesHoldForColors() {
    folder.write("icon width=22 height=22\nrect x=0 y=0 width=22 height=9\n", to: "s/a.svgspec")
    #expect(tool.run("render", "DIR/s/a.svgspec", "-o", "DIR/a.png", "--profile", "none", "--no-lint").status == 0)
    func lint(_ configuration: String, _ options: String...) -> [String] {
      folder.write(configuration, to: ".iconkit.json5")
      let found = tool.run(words: ["lint", "DIR/a.png", "--report", "json"] + options).output
      let level = tool.run(words: ["lint", "--print-config", "DIR/a.png"] + options).output.split(separator: "\n")
        .first { $0.hasPrefix("  edge-contact ") }?.split(separator: " ", omittingEmptySubsequences: true)
      return [found.contains("\"rule\":\"edge-contact\"") ? "found" : "silent"] + (level?.dropFirst().map(String.init) ?? [])
    }
    let own = { (keys: String) in "{profile: 'c', profiles: {c: {based: 'button', size: 22\(keys)}}}" }
    #expect(lint(own("")) == ["silent", "off", "profile", "c", "shows", "colours"])
    #expect(lint(own(", rules: {'edge-contact': 'error'}")) == ["found", "error", "profile", "c"])
    #expect(lint("{profile: 'button', size: 22, rules: {'edge-contact': 'error'}}")[...1] == ["found", "error"])
    #expect(lint("{}", "--profile", "button", "--size", "22", "--only", "edge-contact") == ["found", "note", "--only"])
    #expect(lint("{}", "--profile", "button", "--size", "22", "--only", "size") == ["silent", "off", "--only"])
    // What the place of a template says of its margin was not said for one in colour.
    let colored = "{profile: 'c', profiles: {c: {based: 'android-notification', template: false, size: 22}}}"
    #expect(lint(colored) == ["silent", "off", "profile", "c", "shows", "colours"])
  }

  @Test func faultyBaselines() {
    small("a.png")
    func error(_ text: String) -> String {
      folder.write(text, to: "b.json")
      let run = tool.run("lint", "DIR", "--baseline", "DIR/b.json")
      #expect(run.status == 2 && run.output == "")
      return String(run.error.split(separator: "\n").first ?? "")
    }
    #expect(error("{") == "DIR/b.json:1:2: error: expected a key in quotes, found the end of the file")
    #expect(
      error("{\"findings\": []}")
        == "DIR/b.json:1:1: error: no baseline: expected an object with the schema 'urn:iconkit:baseline:1' and findings")
    #expect(
      error("{\"schema\": \"urn:iconkit:baseline:1\", \"findings\": [{}]}")
        == "DIR/b.json:1:51: error: expected an object with fingerprint, rule, path and message")
    #expect(
      tool.run("lint", "DIR", "--baseline", "DIR/missing.json").error
        == "iconkit: error: cannot open DIR/missing.json: no such file or directory\n")
  }

  @Test func magnify() {
    small("a.png")
    let run = tool.run("lint", "DIR/a.png", "--only", "size", "--magnify")
    #expect(run.output.contains("\n┌════┐\n║ ▄▄ ║\n║ ▀▀ ║\n└════┘\n1 file: "))
  }
}

@Suite struct InitCommandTests {
  let tool = Tool()
  var folder: TemporaryFolder { tool.folder }

  /// The head of a PNG, which is all that is looked at.
  private func png(_ width: UInt8, _ height: UInt8, _ names: String...) {
    var bytes = Tool.picture
    (bytes[19], bytes[23]) = (width, height)
    for name in names { folder.write(bytes, to: name) }
  }

  /// The file as it is read, with its text.
  private func written() throws -> (Configuration, String) {
    let text = try #require(folder.text(of: ".iconkit.json5"))
    let configuration = try Configuration.read(SourceText(name: "c", text), path: "c", folder: FilePath(folder.path))
    return (configuration, text)
  }

  @Test func emptyFolder() throws {
    let run = tool.run("init", "DIR")
    #expect(run.status == 0)
    #expect(replaced(run.output, folder.path, "DIR") == "DIR/.iconkit.json5: written for 0 PNGs, 0 sources, 0 asset catalogs\n")
    let (configuration, text) = try written()
    #expect(configuration.settings.profile?.value.id == "none")
    #expect(text.contains("  // There are no icons yet: "))
  }

  @Test func guesses() throws {
    png(25, 25, "a.png", "b.png", "c.png")
    png(50, 50, "a@2x.png")
    png(20, 20, "menu/openTemplate.png", "menu/closeTemplate.png")
    png(40, 24, "odd [1]/x.png", "odd [1]/y.png")
    png(30, 30, "App.xcassets/a.imageset/a.png")
    folder.write(Tool.icon, to: "src/a.svgspec")
    folder.write(Tool.icon, to: "src/b.svgspec")
    let run = tool.run("init", "DIR")
    // 3 of 7 icons are 25x25 pt, which is no majority.
    #expect(replaced(run.output, folder.path, "DIR") == "DIR/.iconkit.json5: written for 9 PNGs, 2 sources, 1 asset catalog\n")
    let (configuration, text) = try written()
    let overrides = configuration.overrides.map { entry in
      let size = entry.settings.size.map { " \($0.value.width)x\($0.value.height)" } ?? ""
      let output = entry.settings.output.map { " " + replaced($0.value.string, folder.path, "DIR") } ?? ""
      return "\(entry.patterns[0].value): \(entry.settings.profile?.value.id ?? "")\(size)\(output)"
    }
    #expect(overrides.contains("menu/**: menubar"))
    #expect(overrides.contains("odd \\[1]/**: none 40.0x24.0"))
    #expect(overrides.contains("src/**:  DIR"))
    #expect(text.contains("    // 2 of 2 icons have names that end in Template.\n"))
    #expect(text.contains("    // 2 of 2 sources have PNGs in this folder.\n"))
    #expect(text.contains("    // In App.xcassets, sizes are checked only where a profile is set here.\n"))
  }

  @Test func ownProfilesAreKnownToTheCommandLine() {
    folder.write("{profiles: {cover: {size: 24}}}", to: ".iconkit.json5")
    png(24, 24, "a.png")
    #expect(tool.run("lint", "DIR/a.png", "--profile", "cover", "--only", "size").output == "1 file: 0 errors, 0 warnings, 0 notes\n")
    #expect(tool.run("lint", "DIR/a.png", "--profile", "tabbar", "--only", "size").status == 1)
    #expect(tool.run("lint", "--print-config", "DIR/a.png", "--profile", "cover").output.contains("cover"))
    folder.write(Tool.icon, to: "b.svgspec")
    #expect(tool.run("render", "DIR/b.svgspec", "--profile", "cover").status == 0)
    let run = tool.run("lint", "DIR/a.png", "--profile", "covr")
    #expect(run.status == 2)
    #expect(run.error.contains("option '--profile': unknown profile 'covr' (did you mean 'cover'?)"), "\(run.error)")
    #expect(
      tool.run("lint", "DIR/a.png", "--no-config", "--profile", "tabar").error
        == "iconkit: error: option '--profile': unknown profile 'tabar' (did you mean 'tabbar'?)\nSee 'iconkit lint --help'.\n")
    let unlike = tool.run("lint", "DIR", "--profile", "zzz").error
    #expect(unlike.hasPrefix("iconkit: error: option '--profile': unknown profile 'zzz': there are "), "\(unlike)")
    // No other command lists them: what init writes sends people to the help.
    let help = tool.run("help", "lint").output.split(whereSeparator: { " .\n".contains($0) })
    for profile in Profile.all {
      #expect(help.contains { $0 == profile.id }, "\(profile)")
      #expect(unlike.split(whereSeparator: { " ,\n".contains($0) }).contains { $0 == profile.id }, "\(profile)")
    }
  }

  @Test func excludedFoldersAreNotLookedInto() {
    folder.write("{exclude: ['build']}", to: ".iconkit.json5")
    png(30, 30, "a.png")
    png(30, 30, "build/b.png")
    // Whoever looks into the folder stumbles over it.
    folder.write("{oops", to: "build/.iconkit.json5")
    let run = tool.run("lint", "DIR", "--only", "size")
    #expect(run.status == 0 && run.output == "1 file: 0 errors, 0 warnings, 0 notes\n", "\(run.output)\(run.error)")
    folder.write("{exclude: ['*']}", to: ".iconkit.json5")
    #expect(tool.run("lint", "DIR").status == 2)
  }

  @Test func verboseSaysWhatFilesAreCheckedAgainst() {
    png(60, 60, "a@2x.png")
    folder.write(Tool.icon, to: "b.svgspec")
    let run = tool.run("lint", "DIR", "-v", "--only", "size,off-grid,color-lost")
    #expect(run.error.contains("DIR/a@2x.png: profile tabbar, @2x, 2 rules\n"), "\(run.error)")
    #expect(run.error.contains("DIR/b.svgspec: profile tabbar, @1x, @2x, @3x, 2 rules\n"), "\(run.error)")
  }

  @Test func oneSourceIsOne() throws {
    folder.write(Tool.icon, to: "src/a.svgspec")
    png(30, 30, "out/a.png")
    #expect(tool.run("init", "DIR").status == 0)
    #expect(folder.text(of: ".iconkit.json5")?.contains("    // The only source has its PNGs in out.\n") == true)
  }

  @Test func nothingIsOverwritten() {
    folder.write("{}", to: ".iconkit.json5")
    let run = tool.run("init", "DIR")
    #expect(run.status == 2 && run.error == "iconkit: error: DIR/.iconkit.json5 is there already, and stays as it is\n")
    #expect(folder.text(of: ".iconkit.json5") == "{}")
    #expect(tool.run("init", "DIR/missing").error == "iconkit: error: cannot open DIR/missing: not a folder\n")
  }

  @Test func pipelines() throws {
    folder.write("on: push\n", to: ".github/workflows/test.yml")
    folder.write("{}", to: ".iconkit.json5")
    let github = tool.run("init", "DIR", "--ci", "github")
    #expect(github.status == 0 && replaced(github.output, folder.path, "DIR") == "DIR/.github/workflows/iconkit.yml: written\n")
    #expect(folder.text(of: ".github/workflows/iconkit.yml")?.contains("- run: iconkit lint . --report github\n") == true)
    #expect(folder.text(of: ".iconkit.json5") == "{}")
    #expect(
      tool.run("init", "DIR", "--ci", "github").error
        == "iconkit: error: DIR/.github/workflows/iconkit.yml is there already, and stays as it is\n")
    #expect(replaced(tool.run("init", "DIR", "--ci", "gitlab").output, folder.path, "DIR") == "DIR/.gitlab-ci.yml: written\n")
    #expect(
      replaced(tool.run("init", "DIR", "--ci", "gitlab").output, folder.path, "DIR")
        == "DIR/iconkit.gitlab-ci.yml: written; name it in .gitlab-ci.yml: include: iconkit.gitlab-ci.yml\n")
    #expect(tool.run("init", "DIR", "--ci", "gitlab").status == 2)
    #expect(folder.run("rm .iconkit.json5") == 0)
    #expect(
      tool.run("init", "DIR").output.hasSuffix(
        "iconkit init --ci github adds a check to the pipelines that are there\n"
          + "iconkit init --ci gitlab adds a check to the pipelines that are there\n"))
  }

  /// The commands of the pipelines are read by the parser as they stand.
  @Test(arguments: PipelineKind.allCases) func commandsParse(_ kind: PipelineKind) throws {
    #expect(kind.text.contains("- iconkit --version\n") || kind.text.contains("- run: iconkit --version\n"))
    var count = 0
    for line in kind.text.split(separator: "\n") {
      guard let call = line.firstRange(of: "iconkit lint ") else { continue }
      count += 1
      var arguments = Arguments()
      var parser = ArgumentParser(options: Command.lint.options, words: line[call.upperBound...].split(separator: " ").map(String.init))
      try parser.parseAll(into: &arguments)
      #expect(arguments.operands == ["."])
    }
    #expect(count == 1)
  }
}

@Suite struct ConfigurationPageTests {
  @Test func exampleIsRead() throws {
    let configuration = try Configuration.read(
      SourceText(name: "c", ConfigurationPage.example.joined(separator: "\n")), path: "c", folder: "/")
    #expect(configuration.overrides.count == 3)
  }

  /// Each key's example has the key, and is read.
  @Test func examplesOfKeysAreRead() throws {
    let sections = ConfigurationTable.sections.map(\.keys)
    try #require(sections.count == 4)
    let wrap: [(String) -> String] = [
      { "{\($0)}" }, { "{files: [{match: '*', \($0)}]}" },
      { "{rules: {faint: {\($0)}}}" }, { "{profiles: {own: {\($0)}}}" },
    ]
    for (keys, wrap) in zip(sections, wrap) {
      for key in keys {
        #expect(key.example.hasPrefix(key.name + ":"))
        let text = key.name == "match" ? "{files: [{\(key.example)}]}" : wrap(key.example)
        #expect(throws: Never.self, "\(text)") { try Configuration.read(SourceText(name: "c", text), path: "c", folder: "/") }
      }
    }
  }
}
