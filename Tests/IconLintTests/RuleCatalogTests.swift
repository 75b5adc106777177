import Foundation
import IconModel
import Testing

@testable import IconLint

@Suite("The catalog of rules")
struct RuleCatalogTests {
  @Test func idsAreUniqueAndFound() {
    #expect(Set(RuleCatalog.all.map(\.id)).count == RuleCatalog.all.count)
    #expect(RuleCatalog.all.count <= RuleSet.capacity)
    for rule in RuleCatalog.all { #expect(RuleCatalog.rule(id: rule.id)?.summary == rule.summary) }
    #expect(RuleCatalog.rule(id: "no-such-rule") == nil)
  }

  @Test func everyFileOfRulesIsInTheCatalog() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Sources/IconLint/Rules")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).map { $0.dropLast(".swift".count).lowercased() }
    let ids = RuleCatalog.all.map { $0.id.filter { $0 != "-" } }
    #expect(
      Set(files) == Set(ids),
      "files without a rule in the catalog: \(Set(files).subtracting(ids)); rules without a file: \(Set(ids).subtracting(files))")
  }

  @Test(arguments: RuleCatalog.all)
  func textsAreComplete(_ rule: Rule) {
    #expect(rule.id.utf8.allSatisfy { ($0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z")) || $0 == UInt8(ascii: "-") })
    #expect(rule.summary.hasSuffix("."))
    #expect(!rule.summary.contains("\n"))
    for text in [rule.rationale, rule.method, rule.repair, rule.exceptions] {
      #expect(text.hasSuffix(".") && !text.contains("\n") && !text.contains("  "), "\(text)")
    }
    #expect(!rule.passing.isEmpty && !rule.failing.isEmpty)
    let captions = rule.passing.map(\.caption) + rule.failing.map(\.example.caption)
    #expect(Set(captions).count == captions.count)
  }

  @Test(arguments: RuleCatalog.all)
  func thresholdsAreNamedAfterTheirRule(_ rule: Rule) {
    for threshold in rule.thresholds {
      #expect(threshold.key.hasPrefix(rule.id + "."))
      #expect(threshold.allowed.contains(threshold.value))
      #expect(!threshold.summary.isEmpty)
    }
    #expect(Set(rule.thresholds.map(\.key)).count == rule.thresholds.count)
  }

  @Test(arguments: RuleCatalog.all)
  func silencesNameLaterRules(_ rule: Rule) throws {
    guard case .rules(let ids) = rule.silences else { return }
    let index = try #require(RuleCatalog.index(of: rule.id))
    for id in ids {
      let other = try #require(RuleCatalog.index(of: id), "\(rule.id) silences \(id), which is no rule")
      #expect(other > index, "\(id) has spoken before \(rule.id) can silence it")
    }
  }

  @Test func levelsAreThoseOfTheDesign() {
    let levels = Dictionary(uniqueKeysWithValues: RuleCatalog.all.map { ($0.id, $0.level?.rawValue ?? "off") })
    #expect(
      levels == [
        "png-format": "error", "png-crushed": "warning", "png-storage": "note", "size": "error", "truncated": "error", "opaque": "error",
        "background": "error", "blank": "error", "color-lost": "error", "color-ignored": "note", "faint": "warning", "haze": "warning",
        "edge-contact": "off", "off-center": "note", "optical-size": "note", "blurry": "note", "scale-name": "error",
        "scale-missing": "warning", "scale-ratio": "error", "scale-upscaled": "warning", "scale-differs": "warning",
        "source-format": "error",
        "unsupported": "warning", "outside-canvas": "warning", "off-grid": "warning", "thin-stroke": "warning", "dots-merged": "warning",
        "show-through": "warning", "gap-merged": "warning", "solid": "warning", "invisible": "warning",
        "catalog-json": "error", "catalog-file": "error", "catalog-unassigned": "warning", "catalog-slot": "error",
        "catalog-rendering": "warning", "stale": "error", "name-clash": "warning", "duplicate": "note",
        "unused-suppression": "note",
      ])
  }

  @Test func fixableRulesAreThoseOfTheDesign() {
    #expect(
      RuleCatalog.all.filter(\.isFixable).map(\.id).sorted() == [
        "catalog-rendering", "catalog-unassigned", "color-ignored", "haze", "off-grid", "opaque", "png-crushed", "png-storage", "stale",
      ])
    #expect(
      RuleCatalog.all.filter { $0.fixing == .onRequest }.map(\.id).sorted() == ["color-lost", "dots-merged", "invisible", "show-through"])
  }
}
