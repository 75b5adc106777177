import IconFiles
import IconKit
import IconLint
import IconPNG
import TestSupport
import Testing

/// The rules' own examples: what is called fixable is repaired, and nothing else is.
@Suite struct FixableExampleTests {
  /// An example, and whose it is.
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: Rule
    var index: Int
    var testDescription: String { "\(rule.id), example \(index + 1)" }
  }

  static let cases = RuleCatalog.all.flatMap { rule in rule.failing.indices.map { Case(rule: rule, index: $0) } }

  @Test(arguments: cases) func `what an example shows is repaired as promised`(_ example: Case) throws {
    let bench = RepairBench()
    let rule = example.rule
    guard try place(rule.failing[example.index].example.subject, in: bench.folder) else { return }
    let options = LintOptions(only: [rule.id])
    let before = bench.lint([], options).findings
    for finding in before {
      #expect(finding.isFixable == (finding.repair?.isSafe ?? false))
      #expect(finding.repair == nil || rule.fixing != .never)
      if rule.fixing == .onRequest { #expect(!finding.isFixable) }
      // Who repairs some says of the others why not.
      if rule.fixing != .never, !finding.isDetail { #expect((finding.repair == nil) == (finding.obstacle != nil)) }
    }
    let promised = before.filter { $0.repair != nil }
    // What needs a decision waits for it.
    let plain = try bench.fix([], FixOptions(writes: false), options)
    #expect(plain.files.flatMap(\.findings).count == promised.count(where: \.isFixable))
    #expect(bench.lint([], options).findings == before)

    let fixed = try bench.fix([], FixOptions(repairsWhatIsSafe: false, rules: [rule.id]), options)
    #expect(Set(fixed.refusals.map(\.finding)) == Set(before.filter { $0.repair == nil && !$0.isDetail }))
    #expect(fixed.files.flatMap(\.findings).count == promised.count)
    #expect(bench.lint([], options).findings.count == before.count - promised.count)
    #expect(fixed.report.findings == bench.lint([], options).findings)
  }

  /// Writes an example's files; false where it consists of chunks alone.
  private func place(_ subject: Example.Subject, in folder: TemporaryFolder) throws -> Bool {
    switch subject {
    case .source(let text, _): folder.write(text.bytes, to: text.name)
    case .files(let files): return try place(files, in: folder, "")
    case .imageSet(let text, let files, let others):
      folder.write(text.bytes, to: text.name)
      for name in others { folder.write([], to: "mail.imageset/\(name)") }
      return try place(files, in: folder, "mail.imageset/")
    case .pair(let text, let file):
      folder.write(text.bytes, to: text.name)
      return try place([file], in: folder, "")
    }
    return true
  }

  private func place(_ files: [Example.File], in folder: TemporaryFolder, _ prefix: String) throws -> Bool {
    for file in files {
      let size = file.structure.header?.size ?? PixelSize(1, 1)
      let isPlain = file.structure.chunks.count == 3
      guard file.picture != nil || isPlain else { return false }
      let blank = PixelImage(width: size.width, height: size.height, samples: Array(repeating: 0, count: 4 * size.width * size.height))
      folder.write(try PNGEncoder.encode(.rgba(file.picture ?? blank)), to: prefix + file.name)
    }
    return true
  }

  @Test func `every rule that can be repaired has an example of it, or a test below`() {
    let fixable = RuleCatalog.all.filter { $0.fixing != .never }.map(\.id).sorted()
    #expect(
      fixable == [
        "catalog-rendering", "catalog-unassigned", "color-ignored", "color-lost", "dots-merged", "haze", "invisible", "off-grid", "opaque",
        "png-crushed",
        "png-storage", "show-through", "stale",
      ])
  }
}
