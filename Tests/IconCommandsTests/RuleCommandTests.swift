import Foundation
import IconKit
import Testing

@testable import IconCommands

@Suite struct RuleCommandTests {
  let tool = Tool()

  @Test func list() {
    let run = tool.run("rules")
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").count == RuleCatalog.all.count)
    #expect(
      run.output.contains("\nhaze                warning  fixable  Leftovers of alpha 1 to 3 or 252 to 254 that are no antialiasing.\n"))
    #expect(run.output.contains("\nedge-contact        off               The drawing comes closer"))
    #expect(tool.run("explain").output == run.output)
  }

  @Test func listForPrograms() throws {
    let run = tool.run("rules", "--json")
    #expect(run.status == 0)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(run.bytes)) as? [String: Any])
    #expect(json["schema"] as? String == "urn:iconkit:rules:1")
    let rules = try #require(json["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == RuleCatalog.all.map(\.id))
    let faint = try #require(rules.first { $0["id"] as? String == "faint" })
    #expect(faint["level"] as? String == "warning" && faint["scope"] as? String == "png" && faint["fixable"] as? Bool == false)
    let thresholds = try #require(faint["thresholds"] as? [[String: Any]])
    #expect(thresholds.count == 1 && thresholds[0]["key"] as? String == "faint.alpha")
    #expect(thresholds[0]["value"] as? Double == 102 && thresholds[0]["least"] as? Double == 8 && thresholds[0]["most"] as? Double == 255)
  }

  @Test func pageOfADrawnRule() {
    let run = tool.run("explain", "faint")
    #expect(run.status == 0)
    let empty = "  │                              │\n"
    let frame = ("  ┌──────────────────────────────┐\n", "  └──────────────────────────────┘\n")
    func drawing(_ shade: Character) -> String {
      let bar = "  │       \(String(repeating: shade, count: 15))        │\n"
      return frame.0 + String(repeating: empty, count: 6) + String(repeating: bar, count: 3) + String(repeating: empty, count: 6) + frame.1
    }
    #expect(
      run.output == """
        faint: Even the strongest pixels are faint: the icon looks disabled.

        Level: warning
        Looks at: each PNG by itself, where the profile shows alpha alone
        Silences: color-lost, color-ignored, blurry, for the file that it names
        Silent after: png-format, blank, opaque, background

        Why:
          Bars draw disabled icons by fading them. An icon that is faint by itself looks
          disabled always, and vanishes when it is.

        What is measured:
          The alpha that the strongest fiftieth of the drawn pixels reaches, and four
          pixels at least: a few stray opaque pixels don't hide how faint the rest is.

        How to repair:
          Draw at full strength: look for a layer that is not at 100 %, in a source for
          opacity, fill-opacity and strokes thinner than a pixel. Or multiply the alphas
          as the finding says.

        When to do without:
          Icons that are meant to look disabled: leave them out by their names
          (--exclude '*-disabled*').

        Threshold:
          faint.alpha 102: alpha that the strongest pixels must reach (profiles may set
          8 to 255)

        Passes: Two thirds of full strength
        \(drawing("▓"))
        Fails: A third of full strength
        \(drawing("░"))  icon.png:7,12 15x6: warning: [faint] strongest pixels have alpha 77 (30 %),
          wanted 255 (at least 102): will look disabled; multiply alpha by 3.3

        """)
  }

  @Test func examplesOfNamesAndSourcesAreTexts() {
    #expect(
      tool.run("explain", "source-format").output.hasSuffix(
        """
        Passes: A sound source
          icon width=30 height=30
          rect x=4 y=4 width=22 height=22

        Fails: A typing mistake
          icon width=30 height=30
          rect x=4 y=4 width=22 height=22 strok=black
                                          ^~~~~
          icon.svgspec:2:33: error: [source-format] unknown attribute 'strok' (did you
          mean 'stroke'?)

        """))
    #expect(
      tool.run("explain", "png-storage").output.hasSuffix(
        """
        Passes: Header, data, end
          icon.png  30x30 px

        Fails: What an editor adds
          icon.png  30x30 px, 16-bit RGBA, interlaced, iCCP of 2580 bytes, tEXt of 25 bytes
          icon.png: note: [png-storage] 16 bits a sample where 8 show, interlaced, iCCP
          (2592 bytes), tEXt (37 bytes, may tell who made it): 2629 bytes that do not
          show; save it anew as a plain 8-bit PNG

        """))
  }

  @Test func picturesOfASetStandSideBySideWhereThereIsRoom() {
    let wide = tool.run("explain", "duplicate").output
    #expect(wide.contains("\n  mail.png                          mail-selected.png\n  ┌──────────────────────────────┐  ┌─────────"))
    let narrow = tool.run("explain", "duplicate", "--color", "never", terminal: 40).output
    #expect(narrow.contains("┘\n  mail-selected.png\n  ┌──────────────────────────────┐\n"))
    #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 40 })
  }

  @Test func ruleThatIsOff() {
    #expect(
      tool.run("explain", "edge-contact").output.contains(
        "\nLevel: off, note for android-notification, note with --only edge-contact\n"))
  }

  @Test func severalRules() {
    let (size, blank) = (tool.run("explain", "size").output, tool.run("explain", "blank").output)
    #expect(tool.run("explain", "size", "blank").output == size + "\n" + blank)
  }

  @Test func unknownRule() {
    let run = tool.run("explain", "size", "colour-lost")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.error == "iconkit: error: unknown rule 'colour-lost' (did you mean 'color-lost'?)\nSee 'iconkit explain --help'.\n")
  }

  @Test(arguments: RuleCatalog.all) func pagesFitTheTerminal(_ rule: Rule) {
    let run = tool.run("explain", rule.id)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("\(rule.id): "))
    for heading in ["\nLevel: ", "\nWhy:\n", "\nHow to repair:\n", "\nPasses: ", "\nFails: ", ": [\(rule.id)] "] {
      #expect(run.output.contains(heading))
    }
    #expect(!run.output.contains("`"))
    let colored = tool.run("explain", rule.id, "--color", "always").output
    #expect(colored.hasPrefix("\u{1B}[1m\(rule.id)\u{1B}[0m: "))
  }

  /// A text that names a command or an option that does not exist helps nobody.
  @Test(arguments: RuleCatalog.all) func textsNameCommandsThatExist(_ rule: Rule) throws {
    for text in [rule.summary, rule.rationale, rule.method, rule.repair, rule.exceptions] {
      let codes = text.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
      for code in codes {
        let words = code.split(separator: " ")
        var command = Command.lint
        if words.first == "iconkit" {
          command = try #require(CommandTable.command(named: words.count > 1 ? String(words[1]) : ""), "\(code)")
        }
        let options = command.options.flatMap(\.names)
        for word in words where word.hasPrefix("-") {
          let parts = word.split(separator: "=")
          #expect(options.contains(String(parts[0])), "\(code)")
          if parts[0] == "--fix", parts.count > 1 { #expect(parts[1] == rule.id) }
        }
        if words.count == 2, words[0] == "--disable" || words[0] == "--only" { #expect(words[1] == rule.id) }
        if words.count == 2, words[0] == "--profile" { #expect(Profile.named(String(words[1])) != nil) }
      }
    }
  }
}
